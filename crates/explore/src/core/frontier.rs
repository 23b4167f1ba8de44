//! Working memory of walks back over what a revisit would cut off (`revisit`).

/// How far a walk back has come in the coherence orders: of each location, how many writes are left when what
/// is newer than the event that the walk has come to, and is not in the prefix, has been cut off from the
/// end.
#[derive(Debug, Default)]
pub(crate) struct Frontier {
    /// By location: the walk that it was set in, and how many are left.
    pub(crate) left: Vec<(u32, u32)>,
    /// The number of the walk.
    pub(crate) walk: u32,
}

impl Frontier {
    /// Starts another walk.
    #[inline]
    pub(crate) fn start(&mut self, locations: usize) {
        if self.left.len() < locations {
            self.left.resize(locations, (0, 0));
        }
        self.walk = self.walk.wrapping_add(1);
        if self.walk == 0 {
            self.left.fill((0, 0));
            self.walk = 1;
        }
    }
}
