//! Several workers on one check: each explores pieces of it with a program and an explorer of its own, and
//! what they find is added up. How pieces change hands is the explorer's business (`selvedge_explore::Desk`).

use crate::findings::Findings;
use crate::host::Nobody;
use crate::refusal::Failure;
use crate::states::Counts;
use crate::subject::Subject;
use crate::worker::state::{Check, Flow, Task};
use crate::worker::tally::Tally;
use selvedge_explore::{CausalOrder, Desk, Explorer, Learnt, Parcel, Stats, desks};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

/// What a helper leaves behind.
struct Helped<S> {
    subject: S,
    findings: Findings,
    states: Option<Counts>,
    learnt: Learnt,
    stats: Stats,
    backlog: Vec<Parcel>,
    result: Result<(), Failure>,
}

/// Goes on with an exploration that one worker has begun, and adds up what is found.
pub fn share<'a, S: Subject, C: CausalOrder + Copy + Send>(
    check: &mut Check<'a, S>,
    explorer: &mut Explorer<'a, S, C>,
    causal: C,
) -> Result<Flow, Failure> {
    let task = check.task;
    let tally = Arc::new(Tally::new(check.findings.executions, check.has_hinted()));
    let learnt = explorer.learnt();
    let mut desks = desks(task.workers, task.pace.giving).into_iter();
    let mut own = desks.next().expect("there is at least one worker");
    check.take_backlog().into_iter().rev().for_each(|parcel| own.put(parcel));
    let helpers: Vec<(S, Desk)> = desks.map(|desk| (check.subject.fork(), desk)).collect();
    let (mine, helped) = thread::scope(|scope| {
        let spawn = |(subject, desk)| {
            let (tally, learnt) = (Arc::clone(&tally), learnt.clone());
            scope.spawn(move || help(task, subject, desk, tally, learnt, causal))
        };
        let helpers: Vec<_> = helpers.into_iter().map(spawn).collect();
        let mine = check.work(explorer, own, Arc::clone(&tally));
        let joined =
            helpers.into_iter().map(|helper| helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
        (mine, joined.collect::<Vec<_>>())
    });
    let mut result = mine;
    for helped in helped {
        explorer.learn_from(&helped.learnt);
        check.absorb(helped.findings, helped.states, helped.stats);
        check.add_backlog(helped.backlog);
        check.subject.absorb(helped.subject);
        result = result.and(helped.result);
    }
    check.judge(result, explorer.learnt().breaks_symmetry())
}

fn help<S: Subject, C: CausalOrder>(
    task: Task<'_>,
    subject: S,
    desk: Desk,
    tally: Arc<Tally>,
    learnt: Learnt,
    causal: C,
) -> Helped<S> {
    // Workers print no executions: that would be in no order.
    let mut nobody = Nobody;
    let mut check = Check::new(task, &subject, &mut nobody);
    let mut explorer = Explorer::with_causal_order(&subject, task.model, task.options, causal)
        .expect("invariant `fork`: a fork has as many threads");
    explorer.learn_from(&learnt);
    let result = check.work(&mut explorer, desk, tally);
    let (learnt, stats, backlog) = (explorer.learnt(), explorer.stats(), check.take_backlog());
    drop(explorer);
    let (findings, states) = check.into_findings();
    Helped { subject, findings, states, learnt, stats, backlog, result }
}
