"""The rows of REFERENCE.tsv, in the words of Selvedge.

Not here: running anything.
"""
import csv
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Optional, Tuple

HERE = Path(__file__).resolve().parent

# What the reference checker's options are called here. Its choice of an easier model has no counterpart: we never choose.
OPTIONS = {
    '--disable-sr': ('--no-symmetry',),
    '--disable-ipr': ('--no-in-place-revisit',),
    '--disable-bam': ('--no-bam',),
    '--disable-race-detection': ('--no-race-detection',),
    '--disable-mm-detector': (),
    '--check-liveness': ('--check-liveness',),
}

# A row without anything to explore: what remains is start-up.
START_UP = 'raw/nwriters.c -DN=1 rc11'
# A row whose cost per execution has a bar of its own.
INCREMENTS = 'raw/inc.c -DN=9 -DRMW rc11'
# Programs whose blocked executions are compared with the reference's, and the macros that they need for it.
BLOCKING = [('treiber-stack.c', {'-DASSUME'}), ('ms-queue.c', {'-DASSUME'}), ('seqlock.c', set())]


@dataclass(frozen=True)
class Row:
    family: str
    program: str
    macros: Tuple[str, ...]
    options: Tuple[str, ...]
    model: str
    executions: int
    reference_blocked: int
    reference_seconds: float
    reference_instructions: Optional[int]

    @property
    def name(self):
        return ' '.join([f'{self.family}/{self.program}', *self.macros, *self.options, self.model])

    @property
    def file(self):
        return HERE / self.family / self.program

    @property
    def compares_blocked(self):
        """Whether there is a bar on blocked executions, which revisiting in place avoids."""
        return '--no-in-place-revisit' not in self.options and any(
            self.program == program and macros <= set(self.macros) for program, macros in BLOCKING)


def translate(flags):
    """The flags of a row: macros, our options, and whether the reference looked for symmetric threads."""
    macros, options, symmetry = [], [], True
    for flag in flags.replace(';', ' ').split():
        if flag.startswith('-D'):
            macros.append(flag)
        elif flag.startswith('--unroll='):
            options += ['--unroll', flag.split('=')[1]]
        else:
            options += OPTIONS[flag]
            symmetry &= flag != '--disable-sr'
    return macros, options, symmetry


def table():
    """REFERENCE.tsv as it is."""
    with open(HERE / 'REFERENCE.tsv', newline='') as file:
        return list(csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE))


def comparable():
    """The rows of correct programs that the reference finished without symmetry reduction, each once."""
    found = {}
    for line in table():
        row = parse(line)
        if row and (row.name not in found or found[row.name].reference_instructions is None):
            found[row.name] = row
    return list(found.values())


def parse(line):
    """A row, or nothing if its count of executions is not ours."""
    macros, options, symmetry = translate(line['flags'])
    # The reference finds symmetric threads only where their handles are not kept; otherwise it counts as without.
    reduced = symmetry and '-DDETACH' in macros
    if line['family'] == 'wrong' or reduced or 'refused' in (line['note'] or '') or not line['executions'].isdigit():
        return None
    options = tuple(option for option in options if option != '--no-symmetry')
    instructions = line['genmc_instructions']
    return Row(line['family'], line['program'], tuple(macros), options, line['model'], int(line['executions']),
               int(line['blocked'] or 0), float(line['genmc_wall_s']), int(instructions) if instructions else None)


def select(rows, everything=False, pattern=None):
    """What `make bench` measures: rows that match, everything, or the rows with bars and a large row of each program."""
    if pattern:
        return [row for row in rows if re.search(pattern, row.name)]
    if everything:
        return rows
    large = largest(rows)
    return [row for row in rows if has_bar(row) or row in large]


def has_bar(row):
    return row.reference_instructions is not None or row.compares_blocked or row.name == INCREMENTS


def largest(rows):
    """Of each program, under rc11 and under sc, the row that kept the reference busy for longest, up to ten seconds."""
    found = {}
    for row in rows:
        key = (row.family, row.program, row.model)
        if row.model in ('rc11', 'sc') and row.reference_seconds < 10:
            found[key] = max(found.get(key, row), row, key=lambda row: row.reference_seconds)
    return set(found.values())
