"""How the cost of an added event grows: with the events of an execution, with threads, with locations.

Each series is one program at growing sizes, under callgrind. The smallest size is not shown but subtracted, so that start-up and
the reading of this very program do not count. A wrong number of executions is an error here as everywhere.
"""
from dataclasses import dataclass
from math import comb, factorial
from typing import Callable, Sequence

from rows import HERE


@dataclass(frozen=True)
class Series:
    axis: str
    title: str
    program: str
    macros: Callable[[int], Sequence[str]]
    base: Sequence[str]
    sizes: Sequence[int]
    executions: Callable[[int], int]
    shown: Callable[[int], int] = lambda size: size  # what stands on the axis
    model: str = 'rc11'


SERIES = [
    Series('events', 'big.c, 2 threads', 'raw/big.c', lambda n: [f'-DLEN={n}'], ['-DLEN=1'],
           [25, 50, 100, 200, 400, 800], lambda _: 2, shown=lambda n: 4 * n + 10),
    Series('events', 'locations.c, 4 threads', 'raw/locations.c', lambda n: ['-DN=4', f'-DACCESSES={n}', '-DLOCATIONS=8'],
           ['-DN=4', '-DACCESSES=1'], [8, 16, 32, 64, 128], lambda _: 24, shown=lambda n: 8 * n + 24),
    Series('threads', 'inc.c, read-modify-writes', 'raw/inc.c', lambda n: [f'-DN={n}', '-DRMW'], ['-DN=2', '-DRMW'],
           [4, 5, 6, 7, 8], factorial),
    Series('threads', 'nwriters.c, writes', 'raw/nwriters.c', lambda n: [f'-DN={n}'], ['-DN=2'], [5, 6, 7, 8], factorial),
    Series('threads', 'corr.c, reads', 'raw/corr.c', lambda n: [f'-DN={n}'], ['-DN=1'], [3, 4, 5, 6],
           lambda n: comb(4, 2) ** n, shown=lambda n: n + 1),
    Series('threads', 'readers.c, reads', 'raw/readers.c', lambda n: [f'-DN={n}'], ['-DN=2'], [9, 11, 13, 15],
           lambda n: 2 ** n, shown=lambda n: n + 1),
    Series('locations', 'locations.c, 4 threads, 128 accesses each', 'raw/locations.c',
           lambda n: ['-DN=4', f'-DLOCATIONS={n}'], ['-DN=4', '-DACCESSES=1'], [1, 2, 4, 8, 16, 32, 64],
           lambda _: 24, shown=lambda n: 4 * n + 1),
]


def runs(series):
    """What has to be run: macros, and the executions that there must be; the base first, of which nothing is known."""
    return [(tuple(series.base), None)] + [(tuple(series.macros(n)), series.executions(n)) for n in series.sizes]


def measure(checker, series):
    measured = []
    for macros, expected in runs(series):
        run = checker.callgrind(HERE / series.program, macros, ['--model', series.model])
        measured.append((run.instructions, run.stats['events_added'], run.report['executions'], expected))
    (base, base_events, _, _), *rest = measured
    points = [{
        'size': size,
        'shown': series.shown(size),
        'events': events,
        'instructions': instructions,
        'per_event': round((instructions - base) / max(1, events - base_events)),
        'executions': executions,
        'expected': expected,
    } for size, (instructions, events, executions, expected) in zip(series.sizes, rest)]
    return {'axis': series.axis, 'title': series.title, 'points': points}


def wrong(grown):
    return [f"{series['title']}, size {point['size']}: {point['executions']} executions, expected {point['expected']}"
            for series in grown for point in series['points'] if point['executions'] != point['expected']]
