//! Time limits that a program hands over as a `struct timespec`.
//!
//! Time stands still here, so that what a limit says decides nothing but whether it is one: functions refuse
//! a fraction of a second that is none. They read it like any memory of the program, so that a race or a null
//! pointer shows.

use super::context::{Context, Got};

/// What a `struct timespec` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    pub seconds: i64,
    pub nanoseconds: i64,
}

impl Limit {
    /// Whether it is a point in time: a fraction lies between 0 and a second. Seconds before 1970 are long
    /// gone, and no mistake.
    pub fn is_valid(self) -> bool {
        (0..1_000_000_000).contains(&self.nanoseconds)
    }

    /// Whether it is a length of time: that is not negative either.
    pub fn is_duration(self) -> bool {
        self.is_valid() && self.seconds >= 0
    }
}

/// Reads the `struct timespec` at an address: 8 bytes of seconds, 8 of nanoseconds.
pub fn time_limit(c: &mut Context<'_, '_>, address: u64) -> Got<Limit> {
    let seconds = c.load(address, 8)? as i64;
    let nanoseconds = c.load(address.wrapping_add(8), 8)? as i64;
    Ok(Limit { seconds, nanoseconds })
}

#[cfg(test)]
mod tests {
    use super::Limit;

    #[test]
    fn a_fraction_is_less_than_a_second_and_a_length_not_negative() {
        let limit = |seconds, nanoseconds| Limit { seconds, nanoseconds };
        assert!(limit(0, 999_999_999).is_valid() && limit(-1, 0).is_valid());
        assert!(!limit(0, 1_000_000_000).is_valid() && !limit(0, -1).is_valid());
        assert!(limit(0, 0).is_duration() && !limit(-1, 0).is_duration() && !limit(1, -1).is_duration());
    }
}
