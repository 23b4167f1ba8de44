//! How many executions there are, from random ones; and random executions for their own sake. Knows how a
//! check is driven, and not how executions are drawn (`selvedge_explore::Sampler`).
//!
//! A check first explores for a moment. Most programs are done by then and need no estimate: they were
//! counted. If not, that moment tells how long an execution takes, samples tell how many there are, and the
//! exploration goes on.

use crate::refusal::Failure;
use crate::settings::Purpose;
use crate::subject::Subject;
use crate::worker::state::{Check, Flow};
use selvedge_explore::{CausalOrder, Drawn, Estimate, Explorer, Found, LOOKS, Rules, Sampler};
use selvedge_report::{self as report, Limit, Problem, Unknown};
use selvedge_stop::unless_stopped;
use std::time::{Duration, Instant};

/// Events that samples of a check may have together: some fifty milliseconds. More would be noticed in a
/// check of a second.
const CHECK_BUDGET: u64 = 100_000;
/// How long that may take, where events are expensive; twice as long if nothing is known by then.
const CHECK_TIME: Duration = Duration::from_millis(50);
/// Events for who asks for an estimate.
const BUDGET: u64 = 20_000_000;
/// A longer execution is given up: perhaps it does not end, and a few of these would use up all that samples
/// may take.
const MOST_EVENTS: usize = 20_000;

/// Events between two looks at clock and limits.
const LOOK_EVERY: u64 = 16;

/// Samples that are made together.
const BATCH: u64 = 50;

/// What an estimate gives.
enum Outcome {
    Estimate(Estimate),
    /// Samples do not tell.
    Unknown(Unknown),
    /// Something else has to be done.
    Other(Flow),
}

/// Estimates how many executions there are, for a check that has explored a part of them, or all, in some
/// time.
pub fn estimate<'a, S: Subject, C: CausalOrder + Copy>(
    check: &mut Check<'a, S>,
    explorer: &Explorer<'a, S, C>,
    causal: C,
    elapsed: Duration,
    is_all: bool,
) -> Result<Flow, Failure> {
    let task = check.task;
    let rules = task.settings.kept.estimate_rules();
    let budget = if task.purpose == Purpose::Check { CHECK_BUDGET } else { BUDGET };
    let explored = check.findings.executions;
    let found = match draw(check, explorer, causal, rules, budget)? {
        Outcome::Other(flow) => return Ok(flow),
        Outcome::Estimate(found) if is_all || found.mean() >= explored as f64 => found,
        _ if is_all => {
            check.estimate = Some(counted(explored, task.start));
            return Ok(Flow::GoOn);
        }
        Outcome::Unknown(why) => return Ok(leave_unknown(check, why)),
        Outcome::Estimate(found) => return Ok(leave_unknown(check, Unknown::TooLow(found.mean()))),
    };
    let workers = if explorer.can_be_shared() { task.workers } else { 1 };
    let each = (explored > 0).then(|| elapsed.as_secs_f64() / explored as f64 / workers as f64);
    // Some sample was complete. If everything was seen, the estimate is left as it is else, so that it shows
    // how good it is.
    let mean = found.mean().max(1.0);
    let estimate = report::Estimate {
        mean,
        std_dev: found.deviation(),
        samples: found.samples(),
        seconds: each.map(|each| (each * mean).min(f64::MAX)),
        log10: found.mean_log10().max(0.0),
    };
    if task.purpose == Purpose::Check && !task.settings.quiet {
        (task.say)(&format!("note: {estimate}"));
    }
    check.estimate = Some(estimate);
    Ok(Flow::GoOn)
}

/// Goes on without an estimate.
fn leave_unknown<S: Subject>(check: &mut Check<'_, S>, why: Unknown) -> Flow {
    if check.task.purpose == Purpose::Check && !check.task.settings.quiet {
        (check.task.say)(&format!("note: how many executions there are is not known: {why}"));
    }
    check.estimate_unknown = Some(why);
    Flow::GoOn
}

fn draw<'a, S: Subject, C: CausalOrder + Copy>(
    check: &mut Check<'a, S>,
    explorer: &Explorer<'a, S, C>,
    causal: C,
    rules: Rules,
    budget: u64,
) -> Result<Outcome, Failure> {
    let mut sampler = sampler(check, causal, explorer.equal_threads(), rules.most.clamp(1, BATCH));
    let mut estimate = Estimate::default();
    let (begin, is_check) = (Instant::now(), check.task.purpose == Purpose::Check);
    let is_long = |is_known: bool| {
        let most = if is_known { CHECK_TIME } else { 2 * CHECK_TIME };
        is_check && begin.elapsed() > most
    };
    while !estimate.is_enough(&rules) && sampler.events() < budget {
        if check.is_over().is_some() || is_long(estimate.samples() > 0) {
            break;
        }
        let Some(advanced) = unless_stopped(|| sampler.advance_within(&mut { LOOK_EVERY })) else {
            return Ok(Outcome::Other(check.break_off()));
        };
        let drawn = match advanced {
            Ok(Some(drawn)) => drawn,
            Ok(None) => continue,
            Err(limit) => return Ok(Outcome::Unknown(Unknown::Outgrown(limit))),
        };
        match drawn {
            Drawn::Batch(Some((count, weight))) => estimate.add(count, weight),
            // These were for the sampler to know the program. They tell how long a sample takes, too.
            Drawn::Batch(None) => {
                let each = begin.elapsed().max(Duration::from_nanos(1)) / LOOKS as u32;
                let fits = CHECK_TIME.saturating_sub(begin.elapsed()).as_nanos() / each.as_nanos().max(1);
                if is_check && fits < u128::from(BATCH) {
                    sampler.resize(fits.max(2) as usize);
                }
            }
            Drawn::Found(Found::Execution(_)) | Drawn::DeadEnd => {}
            // The exploration reports the first in its order.
            Drawn::Found(_) if is_deterministic(check) => {}
            Drawn::Found(found) => match check.take(&found, sampler.explorer())? {
                Flow::GoOn => {}
                flow => return Ok(Outcome::Other(flow)),
            },
            Drawn::TooLong(events) => return Ok(Outcome::Unknown(Unknown::TooLong(events))),
        }
    }
    Ok(match estimate.samples() {
        0 => Outcome::Unknown(Unknown::Slow),
        _ if estimate.is_known() => Outcome::Estimate(estimate),
        samples => Outcome::Unknown(Unknown::Incomplete(samples)),
    })
}

fn is_deterministic<S: Subject>(check: &Check<'_, S>) -> bool {
    check.task.purpose == Purpose::Check && check.task.settings.deterministic
}

/// What a warning of random executions is called that were not followed to their end.
const GIVEN_UP: &str = "given-up";

/// Random executions, `count` of them. Those that were given up are told: nobody has seen how they end.
pub fn sample<S: Subject, C: CausalOrder + Copy>(
    check: &mut Check<'_, S>,
    causal: C,
    count: u64,
) -> Result<(), Failure> {
    let mut seen = Seen::default();
    let result = see(check, causal, count, &mut seen);
    if let Some(events) = seen.most_events {
        let Seen { drawn, given_up, .. } = seen;
        let text = format!(
            "{given_up} of {drawn} random executions were given up at {events} events: how they go on was not looked at"
        );
        let moment = check.moment();
        let key = (false, GIVEN_UP.to_string(), Vec::new());
        check.findings.warnings.add(key, moment, || Problem::general(GIVEN_UP, text));
    }
    result
}

/// How many executions were drawn.
#[derive(Debug, Default)]
struct Seen {
    drawn: u64,
    /// How many of them were too long to be followed to their end.
    given_up: u64,
    /// How long those were.
    most_events: Option<usize>,
}

/// Draws executions until there are `count`, or something ends that.
fn see<S: Subject, C: CausalOrder + Copy>(
    check: &mut Check<'_, S>,
    causal: C,
    count: u64,
    seen: &mut Seen,
) -> Result<(), Failure> {
    let mut sampler = sampler(check, causal, Vec::new(), 1);
    while seen.drawn < count && check.is_over().is_none() {
        let Some(advanced) = unless_stopped(|| sampler.advance_within(&mut { LOOK_EVERY })) else {
            check.break_off();
            return Ok(());
        };
        match advanced {
            Ok(Some(Drawn::Found(found))) => {
                seen.drawn += u64::from(matches!(found, Found::Execution(_)));
                if check.take(&found, sampler.explorer())? != Flow::GoOn {
                    return Ok(());
                }
            }
            Ok(Some(Drawn::DeadEnd)) => seen.drawn += 1,
            Ok(Some(Drawn::TooLong(events))) => {
                seen.drawn += 1;
                seen.given_up += 1;
                seen.most_events = Some(events);
            }
            Ok(Some(Drawn::Batch(_)) | None) => {}
            Err(limit) => {
                check.outgrown(limit, sampler.explorer());
                return Ok(());
            }
        }
    }
    let limit = if seen.drawn < count { check.is_over() } else { None };
    check.stop_by(limit.unwrap_or(Limit::Sample), None);
    Ok(())
}

fn sampler<'a, S: Subject, C: CausalOrder>(
    check: &Check<'a, S>,
    causal: C,
    groups: Vec<u32>,
    size: u64,
) -> Sampler<'a, S, C> {
    let task = check.task;
    let sampler = Sampler::new(
        (check.subject, task.model),
        task.options,
        causal,
        groups,
        size as usize,
        task.settings.kept.seed,
    );
    let sampler = sampler.expect("invariant `threads`: an explorer was made for as many");
    sampler.with_most_events(task.settings.kept.max_graph_size.unwrap_or(MOST_EVENTS).min(MOST_EVENTS))
}

/// What is known if everything was explored.
pub fn counted(executions: u64, start: Instant) -> report::Estimate {
    report::Estimate {
        mean: executions as f64,
        std_dev: Some(0.0),
        samples: 0,
        seconds: Some(start.elapsed().as_secs_f64()),
        log10: (executions.max(1) as f64).log10(),
    }
}
