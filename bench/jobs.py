"""Two workers against one: wall time, median of five. Says something only on an idle machine with two cores or more."""
from dataclasses import dataclass
from statistics import median
from typing import Callable, Sequence

from measure import Failure
from rows import HERE

LONG = 5  # seconds that a run must take with one worker: below, starting the workers counts too much
BAR = 1.7
REPEAT = 5


@dataclass(frozen=True)
class Job:
    """A program that grows; the first size that takes long enough is the one that counts."""
    program: str
    macros: Callable[[int], Sequence[str]]
    sizes: Sequence[int]


JOBS = [
    Job('raw/inc.c', lambda n: [f'-DN={n}'], range(6, 9)),
    Job('raw/inc.c', lambda n: [f'-DN={n}', '-DRMW'], range(9, 13)),
    Job('consistency/fib_bench.c', lambda n: [f'-DN={n}'], range(5, 9)),
    Job('structures/treiber-stack.c', lambda n: [f'-DN={n}', '-DASSUME'], range(7, 11)),
    Job('locks/nreads.c', lambda n: [f'-DN={n}', '-DLOCK'], range(8, 12)),
]


def measure(checker, job):
    macros, first = long_enough(checker, job)
    one = [first] + [run(checker, job, macros, 1) for _ in range(REPEAT - 1)]
    two = [run(checker, job, macros, 2) for _ in range(REPEAT)]
    seconds = [median(run.seconds for run in runs) for runs in (one, two)]
    counts = {(run.report['executions'], run.report['blocked']) for run in one + two}
    return {'name': ' '.join([job.program, *macros]), 'seconds': [round(each, 3) for each in seconds],
            'ratio': round(seconds[0] / seconds[1], 2), 'counts': sorted(counts)}


def long_enough(checker, job):
    for size in job.sizes:
        macros = job.macros(size)
        first = run(checker, job, macros, 1)
        if first.seconds > LONG:
            return macros, first
    raise Failure(f'{job.program}: no size takes {LONG} s')


def run(checker, job, macros, workers):
    return checker.native(HERE / job.program, macros, ['-j', str(workers)], repeat=False)


def wrong(measured):
    return [f"{each['name']}: the counts differ from run to run, {each['counts']}"
            for each in measured if len(each['counts']) != 1]
