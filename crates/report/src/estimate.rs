//! How many executions there should be, as reports say it.

use selvedge_graph::Limit;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How many complete executions there should be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean of the samples.
    pub mean: f64,
    /// Its standard deviation: how far it may be off, if that is known.
    pub std_dev: Option<f64>,
    /// How many samples there were; 0 if all executions were counted instead.
    pub samples: u64,
    /// How long it should take to explore them, if that is known.
    pub seconds: Option<f64>,
    /// The logarithm of the mean, which may be larger than any number.
    #[serde(skip)]
    pub log10: f64,
}

impl Estimate {
    /// The number, and how far it may be off if that is known.
    pub fn number(&self) -> String {
        match self.std_dev {
            Some(deviation) if self.samples > 0 => format!("{} ± {}", count(self.mean), count(deviation)),
            _ => count(self.mean),
        }
    }

    /// Whether its numbers can be those of an estimate.
    pub fn is_sound(&self) -> bool {
        let is_number = |number: f64| number.is_finite() && number >= 0.0;
        is_number(self.mean) && self.std_dev.is_none_or(is_number) && self.seconds.is_none_or(is_number)
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let s = if self.mean == 1.0 { "" } else { "s" };
        if self.samples == 0 {
            return write!(f, "{} execution{s} (counted)", self.mean);
        }
        if self.log10 > 300.0 {
            write!(f, "about 10^{:.0} execution{s}", self.log10)?;
        } else {
            write!(f, "about {} execution{s}", self.number())?;
        }
        write!(f, " ({} samples)", self.samples)?;
        match self.seconds {
            Some(seconds) => write!(f, ", {}", duration(seconds)),
            None => Ok(()),
        }
    }
}

/// Why samples do not tell how many executions there are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unknown {
    /// A sample had so many events, and had not ended.
    TooLong(usize),
    /// A sample outgrew what can be explored.
    Outgrown(Limit),
    /// None was done in time.
    Slow,
    /// None of so many was complete.
    Incomplete(u64),
    /// Samples gave this, and more were explored already.
    TooLow(f64),
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unknown::TooLong(events) => {
                write!(f, "a random execution was given up that has more than {events} events")
            }
            Unknown::Outgrown(limit) => write!(f, "a random execution was given up: {limit}"),
            Unknown::Slow => write!(f, "no random executions were done in time"),
            Unknown::Incomplete(samples) => write!(f, "none of {samples} random executions was complete"),
            Unknown::TooLow(mean) => {
                write!(f, "random ones pointed to about {}, and more were explored already", count(*mean))
            }
        }
    }
}

/// A number of executions with three digits or so.
pub fn count(number: f64) -> String {
    match number {
        _ if number < 10.0 => format!("{number:.1}"),
        _ if number < 1e6 => format!("{number:.0}"),
        _ => format!("{number:.2e}"),
    }
}

/// A time in the largest unit that it has some of.
pub fn duration(seconds: f64) -> String {
    const UNITS: [(f64, &str); 5] =
        [(31_557_600.0, "years"), (86_400.0, "days"), (3600.0, "hours"), (60.0, "minutes"), (1.0, "s")];
    match UNITS.iter().find(|(length, _)| seconds >= 2.0 * length) {
        Some((length, unit)) if seconds / length < 1e6 => format!("{:.0} {unit}", seconds / length),
        Some((length, unit)) => format!("{:.0e} {unit}", seconds / length),
        None => format!("{seconds:.2} s"),
    }
}
