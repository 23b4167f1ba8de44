//! How many events the engines take in a second.
//!
//! ```text
//! cargo run --release -p selvedge-races --example throughput [EVENTS [VARIABLES [WORKLOAD]]]
//! cargo run --release -p selvedge-races --example throughput -- --print WORKLOAD EVENTS > trace.std
//! ```
//!
//! 32 threads, 100 locks and 1,000 variables unless said otherwise. In `guarded` each variable has its lock;
//! in `phases` the locks change, and variables wander from thread to thread, so that short cuts hardly ever
//! help; in `reads` most accesses read, by all threads; `careless` takes no locks for half of its accesses.

use fastrand::Rng;
use selvedge_races::text::{Line, Names};
use selvedge_races::{Action, Discipline, Engine, Event, Lock, PlaceId, Rules, ThreadId, Variable, detector};
use std::io::{self, BufWriter, Write};
use std::time::Instant;

const THREADS: u32 = 32;
const LOCKS: u32 = 100;
const WORKLOADS: [&str; 4] = ["guarded", "phases", "reads", "careless"];

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: usize| {
        arguments.get(index).map_or(default, |text| text.parse().expect("a number"))
    };
    if arguments.first().is_some_and(|first| first == "--print") {
        let trace = generate(&arguments[1], number(2, 1000), 1000);
        let names = Names::numbered(&trace);
        let mut out = BufWriter::new(io::stdout().lock());
        return trace.iter().try_for_each(|event| writeln!(out, "{}", Line(*event, &names)));
    }
    let (events, variables) = (number(0, 4_000_000), number(1, 1000) as u32);
    let is_asked_for = |workload: &&str| arguments.get(2).is_none_or(|name| name == workload);
    for workload in WORKLOADS.into_iter().filter(is_asked_for) {
        let trace = generate(workload, events, variables);
        for engine in [Engine::Lockset, Engine::VectorClock] {
            let mut detector = detector(engine, Discipline::SharedReads, Rules::Corrected);
            let (mut races, mut count, start) = (Vec::new(), 0, Clock::start());
            for event in &trace {
                detector.observe(*event, &mut races);
                count += races.len();
                races.clear();
            }
            let millions = trace.len() as f64 / start.seconds() / 1e6;
            println!("{workload:10} {engine:?}: {millions:.1} million events a second, {count} races");
        }
    }
    Ok(())
}

/// Time on a processor, where the system tells it, so that other processes do not matter.
enum Clock {
    Processor(f64),
    Wall(Instant),
}

impl Clock {
    fn start() -> Clock {
        processor_seconds().map_or_else(|| Clock::Wall(Instant::now()), Clock::Processor)
    }

    fn seconds(&self) -> f64 {
        match self {
            Clock::Processor(start) => processor_seconds().expect("it was told before") - start,
            Clock::Wall(start) => start.elapsed().as_secs_f64(),
        }
    }
}

fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}

/// Sections of a few accesses each, by random threads.
fn generate(workload: &str, events: usize, variables: u32) -> Vec<Event> {
    let mut rng = Rng::with_seed(1);
    let mut trace: Vec<Event> = (1..THREADS).map(|new| event(0, Action::Fork(ThreadId(new)))).collect();
    // The threads are in sections of different locks at any time: events of all are mixed.
    let mut plans: Vec<Vec<Action>> = vec![Vec::new(); THREADS as usize];
    let mut taken = vec![false; LOCKS as usize];
    let mut phase = 0;
    while trace.len() < events {
        let thread = rng.u32(..THREADS);
        match plans[thread as usize].pop() {
            Some(action) => {
                if let Action::Release(lock) = action {
                    taken[lock.index()] = false;
                }
                trace.push(event(thread, action));
            }
            None => {
                let lock = rng.u32(..LOCKS);
                if taken[lock as usize] {
                    continue;
                }
                taken[lock as usize] = true;
                phase += 1;
                plans[thread as usize] = section(&mut rng, workload, lock, variables, phase / 100_000);
            }
        }
    }
    trace
}

/// What a thread does, the last first.
fn section(rng: &mut Rng, workload: &str, lock: u32, variables: u32, phase: u32) -> Vec<Action> {
    let mut plan = vec![Action::Release(Lock(lock))];
    let writes_of_ten = if workload == "reads" { 0 } else { 4 };
    for _ in 0..rng.u32(2..=6) {
        let own = rng.u32(..variables / LOCKS) * LOCKS;
        let variable = Variable(match workload {
            // Another variable for the same lock in each phase.
            "phases" => own + (lock + phase) % LOCKS,
            "careless" if rng.bool() => rng.u32(..variables),
            "reads" => rng.u32(..variables),
            _ => own + lock,
        });
        let writes = rng.u32(..10) < writes_of_ten || workload == "reads" && rng.u32(..1000) == 0;
        plan.push(if writes { Action::Write(variable) } else { Action::Read(variable) });
    }
    plan.push(Action::Acquire(Lock(lock)));
    plan
}

fn event(thread: u32, action: Action) -> Event {
    Event { thread: ThreadId(thread), action, place: PlaceId(thread) }
}
