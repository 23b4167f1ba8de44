//! Weak compare-exchanges that fail for no reason (`--spurious-cas`).
//!
//! What a thread does next depends on the values that its actions return, and on nothing else. That one of
//! them fails without reason must be such a value. So before a weak exchange the thread tosses a coin
//! (`Action::Toss`), and the exploration shows both sides of it:
//!
//! ```text
//! 0:  the exchange as if it were strong
//! 1:  a read of the order that the exchange has if it fails;
//!     another value than expected:  this execution is none
//!     the expected one:             it has failed
//! ```
//! Each way in which an exchange can go is there once: success and failure with a reason after 0, failure
//! without a reason after 1. What is none ends like a wait that has missed what it waits for (`Wait::Come`):
//! the thread goes on where the read sees what is expected, or where the coin shows 0. So does a round of a
//! loop that has changed nothing but that an exchange failed without reason (`spin`): nobody spins for ever
//! because of that.
//!
//! The coin comes first, since what a read is (half of a read-modify-write, and of which order) must be known
//! when it is added to a graph. Rejected: to let the exploration add such a read in two ways. Its sources,
//! revisits, symmetry, samples and codas would all have to know of it, and a read would return more than its
//! value.
//!
//! Memory that nobody else knows has no events: there, as before the first other thread is created, the coin
//! is tossed only if the exchange would succeed. It is the first event of a program that has none before.
//!
//! With dependencies, everything behind a coin depends on it, like what is behind a branch.
//!
//! Compared with programs in which another thread's write is the coin, in `fuzz/tests/weak_exchanges.rs`.

use crate::Fault;
use crate::access::{Got, Spot, Use};
use crate::run::{Progress, Run};
use crate::sources::Sources;
use crate::thread::Pending;
use selvedge_bytecode::{Operand, Operation, arithmetic};
use selvedge_program::{Action, Block, Exclusive, Order, Wait};

/// A compare-exchange, with what its registers hold.
struct Exchange {
    address: u64,
    expected: u64,
    bytes: u8,
    order: Order,
    otherwise: Order,
}

impl Run<'_> {
    /// The compare-exchange at hand begins.
    pub fn begin_exchange(&mut self, base: usize, operation: &Operation) -> Progress {
        let is_weak = matches!(operation, Operation::CompareExchange { weak: true, .. });
        if is_weak && self.machine.config().spurious_cas && self.may_succeed(base, operation)? {
            self.prepare(Sources::NONE, Sources::NONE);
            self.thread.pending = Pending::Toss;
            return Ok(Some(Action::Toss));
        }
        self.try_exchange(self.exchange(base, operation))
    }

    /// The coin that was tossed before the compare-exchange at hand shows a side.
    pub fn tossed(&mut self, side: u64) -> Progress {
        let (base, operation) = self.at_hand();
        if self.thread.tracked.is_some() {
            self.track(base, operation);
        }
        let exchange = self.exchange(base, operation);
        if side == 0 {
            return self.try_exchange(exchange);
        }
        let Exchange { address, bytes, otherwise, .. } = exchange;
        match self.read(address, bytes, otherwise, Exclusive::No, false)? {
            Got::Event(action) => {
                self.thread.pending = Pending::Refused;
                Ok(Some(action))
            }
            Got::Value(value) => self.refused(value),
        }
    }

    /// The compare-exchange at hand, which is to fail for no reason, has read a value.
    pub fn refused(&mut self, value: u64) -> Progress {
        let (base, operation) = self.at_hand();
        self.track_update(base, operation);
        if value != self.exchange(base, operation).expected {
            return Ok(Some(Action::Block(Block::Wait(Wait::Come))));
        }
        if let Operation::CompareExchange { dst, success, .. } = operation {
            self.set(base, *dst, value);
            self.set(base, *success, 0);
        }
        self.thread.refusals += 1;
        self.advance();
        Ok(None)
    }

    fn try_exchange(&mut self, exchange: Exchange) -> Progress {
        let Exchange { address, expected, bytes, order, otherwise } = exchange;
        let exclusive = Exclusive::IfEqual { expected: expected as i64, otherwise };
        self.begin_update(address, bytes, order, exclusive)
    }

    fn exchange(&self, base: usize, operation: &Operation) -> Exchange {
        let Operation::CompareExchange { address, expected, bytes, order, otherwise, .. } = operation else {
            panic!("{operation:?} is no compare-exchange");
        };
        Exchange {
            address: self.get(base, *address),
            expected: arithmetic::mask(self.get(base, *expected), 8 * bytes),
            bytes: *bytes,
            order: order.of_read(),
            otherwise: *otherwise,
        }
    }

    /// Whether a compare-exchange may succeed: of shared memory that is not known yet.
    fn may_succeed(&mut self, base: usize, operation: &Operation) -> Result<bool, Fault> {
        let Exchange { address, expected, bytes, .. } = self.exchange(base, operation);
        let spot = self.machine.locate(self.thread, address, bytes.into(), Use::Write)?;
        self.depend_on_operands(base, operation, (address, bytes));
        if spot == Spot::Shared {
            return Ok(true);
        }
        let read = self.machine.read_at_once(self.thread, spot, address, bytes);
        Ok(read.is_defined(bytes) && read.value == expected)
    }

    /// Whether a coin is tossed is decided by where the exchange is and, in private memory, by what is there
    /// and what is expected.
    fn depend_on_operands(&mut self, base: usize, operation: &Operation, (address, bytes): (u64, u8)) {
        if self.thread.tracked.is_none() {
            return;
        }
        let Operation::CompareExchange { address: place, expected, .. } = operation else { return };
        let of = |operand: &Operand| self.sources(base, *operand);
        let there = self.machine.private_sources(self.thread, address, bytes.into());
        let compared = self.machine.union(of(expected), there);
        let all = self.machine.union(of(place), compared);
        self.depend(all);
    }
}
