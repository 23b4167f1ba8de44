//! Putting a check aside and taking it up again: checkpoints, parts, and the pauses in between.

use super::state::{Check, Flow};
use crate::checkpoint::{self, Saved};
use crate::refusal::{Failure, Refusal};
use crate::states::States;
use crate::subject::Subject;
use selvedge_explore::{CausalOrder, Explorer, Found, Parcel};
use selvedge_report::{Estimate, Limit};
use std::time::{Duration, Instant};

impl<'a, S: Subject> Check<'a, S> {
    /// Explores until enough pieces are left.
    pub(super) fn split<C: CausalOrder>(
        &mut self,
        explorer: &mut Explorer<'a, S, C>,
        pieces: usize,
    ) -> Result<(), Failure> {
        self.until_estimate = 0;
        loop {
            let flow = self.explore(explorer)?;
            if flow != Flow::Pause && flow != Flow::Done {
                return Ok(());
            }
            if !self.put_aside(explorer)? || self.findings.is_stopped() {
                return Ok(());
            }
            if self.left.backlog.is_empty() || self.left.backlog.len() >= pieces {
                self.left.whole = self.frontier(explorer).map(Box::new);
                self.stop_by(Limit::Split, None);
                return Ok(());
            }
            // The oldest piece is mostly the largest.
            explorer.receive(self.left.backlog.remove(0));
        }
    }

    /// Goes on with what was put aside earlier.
    pub(super) fn take_up<C: CausalOrder>(
        &mut self,
        explorer: &mut Explorer<'a, S, C>,
    ) -> Result<(), Failure> {
        let Some(saved) = self.left.saved.take() else { return Ok(()) };
        let knows = |loc| self.subject.knows(loc);
        let foreign = || {
            let message = "what was put aside does not belong to this program; it cannot be resumed";
            Refusal::Message(message.into())
        };
        if !saved.learnt.fits(self.subject, knows) {
            return Err(foreign().into());
        }
        explorer.learn_from(&saved.learnt);
        if !saved.parcels.iter().all(|parcel| explorer.vouches_for(parcel, knows)) {
            return Err(foreign().into());
        }
        let (findings, states, counters) = saved.found.into_parts();
        if !self.states.as_ref().is_none_or(|own| own.fit(&states)) {
            return Err(foreign().into());
        }
        self.absorb(findings, Some(states), counters);
        (self.left.backlog, self.left.earlier) = (saved.parcels, saved.seconds);
        self.estimate = saved.estimate.map(|(estimate, log10)| Estimate { log10, ..estimate });
        self.until_estimate = 0;
        explorer.drop_all();
        Ok(())
    }

    pub(super) fn plan_save(&mut self) {
        let every = Duration::from_secs_f64(self.settings.kept.checkpoint_every());
        self.left.next_save =
            self.settings.checkpoint.is_some().then(|| Instant::now().checked_add(every)).flatten();
    }

    /// Whether what is left is to be put in a file.
    pub(super) fn is_to_be_saved(&self, flow: Flow) -> bool {
        let is_limited = self.findings.limit.as_ref().is_some_and(|(limit, _)| limit.is_resumable());
        let is_stopped = flow == Flow::Stop
            && is_limited
            && !self.findings.stopped_at_error
            && self.findings.again.is_none()
            && !self.findings.broken_off;
        self.settings.checkpoint.is_some() && (flow == Flow::Pause || is_stopped)
    }

    /// Takes everything that is left out of an explorer; false if that took too long, and cannot be saved.
    pub(super) fn put_aside<C: CausalOrder>(
        &mut self,
        explorer: &mut Explorer<'a, S, C>,
    ) -> Result<bool, Failure> {
        // What was found is to be counted first, and the first execution tells whether there are equal
        // threads.
        while !explorer.can_be_cut() {
            let advanced = selvedge_stop::unless_stopped(|| {
                selvedge_stop::look();
                explorer.advance_within(&mut 1)
            });
            self.add_counted(explorer.take_counted());
            let Some(advanced) = advanced else {
                self.break_off();
                return Ok(false);
            };
            if let Ok(Some(found)) = advanced
                && found != Found::Nothing
            {
                self.take(&found, explorer)?;
            }
        }
        self.left.backlog.extend(explorer.give_all());
        Ok(true)
    }

    pub(super) fn save<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Result<(), Failure> {
        if let Some(saved) = self.frontier(explorer) {
            self.host.save(&saved)?;
            self.left.backlog = saved.parcels;
        }
        Ok(())
    }

    /// Everything that is needed to go on later; takes the backlog.
    pub(super) fn frontier<C: CausalOrder>(&mut self, explorer: &Explorer<'a, S, C>) -> Option<Saved> {
        let (kept, inputs) = self.left.origin?;
        let mut counters = self.counters;
        counters.add(&explorer.stats());
        let states = self.states.as_ref().map(States::counts);
        Some(Saved {
            settings: kept.clone(),
            inputs: inputs.clone(),
            memo: self.subject.memo(),
            learnt: explorer.learnt(),
            parcels: std::mem::take(&mut self.left.backlog),
            found: checkpoint::Found::new(&self.findings, states, counters),
            seconds: self.left.earlier + self.task.start.elapsed().as_secs_f64(),
            estimate: self.estimate.map(|estimate| (estimate, estimate.log10)),
            part: None,
        })
    }

    /// Goes on after a pause.
    pub(super) fn go_on<C: CausalOrder>(&mut self, explorer: &mut Explorer<'a, S, C>) {
        if let Some(parcel) = self.left.backlog.pop() {
            explorer.receive(parcel);
        }
        self.plan_save();
        // Whoever was helped before is helped at once.
        self.alone = self.alone.min(1);
    }

    /// What is left besides that which is explored.
    pub fn take_backlog(&mut self) -> Vec<Parcel> {
        std::mem::take(&mut self.left.backlog)
    }

    /// Adds what others have left.
    pub fn add_backlog(&mut self, parcels: Vec<Parcel>) {
        self.left.backlog.extend(parcels);
    }
}
