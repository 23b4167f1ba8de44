"""Two small tables beside the rows of the reference: litmus tests, and what `--lapor` costs and saves.

Litmus tests need no front end for C: start-up is subtracted, and what remains is the exploration.
"""
from dataclasses import dataclass
from typing import Optional, Tuple

from rows import HERE

# Litmus tests and the number of their executions.
LITMUS = {'inc-5': 14400, 'inc-rmw-9': 362880, 'fib-bench-4': 19605, 'corr-5': 7776}
LITMUS_BAR = 10_000  # instructions per execution that no test should need
REFERENCE_START_UP = 31_147_917


@dataclass(frozen=True)
class Sections:
    """A program of `locks`: executions in order and with `--lapor`, and the largest ratio of instructions that is good enough.

    Of a program without locks and of those whose sections must be ordered the cost is what matters, of the others the
    gain: five times the work where nothing can be saved, a hundredth where all can.
    """
    program: str
    macros: Tuple[str, ...]
    ordered: int
    unordered: int
    bar: Optional[float]

    @property
    def name(self):
        return ' '.join([f'locks/{self.program}', *self.macros])


SECTIONS = [
    Sections('nreads.c', ('-DLOCK', '-DN=8'), 40320, 1, 0.01),
    Sections('set.c', ('-DSEEKERS=8',), 40320, 1, 0.01),
    Sections('hashtable.c', ('-DSEEKERS=5',), 113400, 1, 0.01),
    Sections('fib_bench-lock.c', ('-DN=5',), 16632, 5922, None),
    Sections('rw.c', ('-DLOCK', '-DN=2'), 2, 2, 5),
    Sections('rw.c', ('-DLOCK', '-DN=3'), 6, 6, 5),
    Sections('rw.c', ('-DLOCK', '-DN=4'), 24, 24, 5),
    Sections('rw.c', ('-DLOCK', '-DN=5'), 120, 120, None),
    Sections('rw.c', ('-DN=5',), 14400, 14400, None),
]


def litmus(checker, name):
    run = checker.callgrind(HERE / 'litmus' / f'{name}.litmus')
    return {'name': f'litmus/{name}', 'instructions': run.instructions, 'executions': run.report['executions'],
            'expected': LITMUS.get(name, 1)}


def per_execution(tests):
    """Litmus tests without the first, which is start-up: each with its instructions per execution and the reference's."""
    start_up, *rest = tests
    reference = litmus_reference()
    for test in rest:
        test['per_execution'] = (test['instructions'] - start_up['instructions']) // test['expected']
        test['reference'] = reference.get(test['name'].split('/')[1])
    return tests


def litmus_reference():
    """What the reference needs per execution, start-up subtracted, where that was measured."""
    found = {}
    for line in (HERE / 'litmus' / 'reference.tsv').read_text().splitlines():
        if not line.startswith('#'):
            name, executions, instructions, _ = line.split('\t')
            found[name] = (int(instructions) - REFERENCE_START_UP) // int(executions)
    return found


def sections(checker, case):
    file = HERE / 'locks' / case.program
    ordered = checker.callgrind(file, case.macros)
    unordered = checker.callgrind(file, case.macros, ['--lapor'])
    return {
        'name': case.name,
        'executions': [ordered.report['executions'], unordered.report['executions']],
        'expected': [case.ordered, case.unordered],
        'instructions': [ordered.instructions, unordered.instructions],
        'bar': case.bar,
    }


def wrong(tests, cases):
    return [f"{each['name']}: {each['executions']} executions, expected {each['expected']}"
            for each in [*tests, *cases] if each['executions'] != each['expected']]
