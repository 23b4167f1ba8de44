"""Where the instructions of a run go: the self cost of a callgrind profile, summed over parts of the checker.

A line belongs to the source file it was written in, also where it was inlined elsewhere. What the standard library and libc
do is charged to whoever called them, in proportion to what the calls cost; allocation and copying are then set apart,
except those of start-up.
"""
import re
from collections import defaultdict
from pathlib import Path

START_UP, MEMORY, OTHER = 'start-up', 'allocation, copying', 'other'

# Parts by crate and module; the longest match counts. A module that is not here is a part of its crate, and a crate that is
# not here is `other`.
PARTS = {
    'cli': START_UP, 'report': START_UP, 'check': START_UP, 'llvm': START_UP, 'bytecode': START_UP, 'source': START_UP, 'litmus': START_UP, 'model': START_UP,
    'graph': 'graph',
    'model/view': 'views',
    'model/check': 'checks', 'model/search': 'checks', 'model/pair': 'checks', 'model/dense': 'checks',
    'model/causality': 'checks', 'model/infer': 'checks', 'model/questions': 'checks',
    'explore': 'search', 'explore/core/choices': 'choices', 'explore/core/sources': 'choices', 'explore/core/bounds': 'choices',
    'explore/first_choice': 'choices', 'explore/core/causal': 'choices',
    'explore/core/revisit': 'revisits', 'explore/unordered/realise': 'revisits',
    'explore/judge': 'errors', 'explore/unordered/deadlock': 'errors',
    'explore/core/unfolding': 'unfolding', 'program': 'unfolding',
    'vm': 'program code', 'bytecode/arithmetic': 'program code',
    'litmus/run': 'program code', 'litmus/arithmetic': 'program code',
}
ORDER = [START_UP, 'program code', 'unfolding', 'graph', 'views', 'checks', 'choices', 'revisits', 'errors', 'search',
         MEMORY, OTHER]
EXPLAINED = {
    START_UP: 'reading the program and the model, compiling the model, loading the process, printing the report',
    'program code': 'the machine that runs threads (`vm`)',
    'unfolding': 'trees of thread states, and the steps that they serve',
    'graph': 'adding and removing events (`graph`)',
    'views': 'clocks of the model (`model/view`)',
    'checks': 'consistency and races (`model`)',
    'choices': 'what a read may read and where a write may go',
    'revisits': 'which reads a new write may serve, and the graphs that follow',
    'errors': 'memory errors, deadlocks',
    'search': 'the rest of `explore`: schedule, stack, locks and barriers',
    MEMORY: 'malloc, free, memcpy and the like, start-up aside',
    OTHER: 'what fits nowhere',
}
# A line with a cost: its place, absolute or relative to the one before, and the instructions.
COST = re.compile(r'[+*\d-]')
MEMORY_FUNCTIONS = re.compile(
    r'malloc|calloc|realloc|free\b|_int_free|unlink_chunk|mem(cpy|move|set|cmp)|__rust_(alloc|dealloc)|__rdl_|__r[gd]l_|sysmalloc|morecore')


def shares(profile):
    """The part of all instructions that each part of the checker takes."""
    calls, costs = read(profile)
    spent = charge(calls, costs)
    everything = sum(spent.values()) or 1
    return {part: round(spent[part] / everything, 4) for part in ORDER if spent[part]}


def part_of(module):
    while module:
        if module in PARTS:
            return PARTS[module]
        module = module.rpartition('/')[0]
    return OTHER


def module_of_file(name):
    found = re.search(r'(?:^|/)crates/(\w+)/src/(.+)\.rs$', name)
    return f'{found[1]}/{found[2]}' if found else None


def module_of_function(name):
    found = re.search(r'selvedge(?:_(\w+?))?::(\w+(?:::\w+)*)', name)
    return f'{found[1] or "cli"}/{found[2].replace("::", "/")}' if found else None


class Names:
    """Callgrind writes a name once, with a number, and afterwards the number."""
    def __init__(self):
        self.names = {}

    def full(self, text):
        number, _, name = text.partition(' ')
        return self.names.setdefault(number, name) if name else self.names.get(number, number)


def read(profile):
    """The calls of a profile, caller by caller for each callee, and the self costs of functions by module.

    A cost of a function that is not ours and a line that is not ours has the module None.
    """
    files, functions = Names(), Names()
    calls = defaultdict(lambda: defaultdict(int))
    costs = defaultdict(lambda: defaultdict(int))
    file = function = callee = None
    owner = {}
    for line in Path(profile).read_text(errors='replace').splitlines():
        key, equals, rest = line.partition('=')
        if equals and key in ('fl', 'fi', 'fe'):
            file = files.full(rest)
        elif equals and key in ('cfi', 'cfl'):
            files.full(rest)
        elif equals and key == 'fn':
            function = functions.full(rest)
            owner.setdefault(function, module_of_file(file) or module_of_function(function))
        elif equals and key == 'cfn':
            callee = functions.full(rest)
        elif COST.match(line) and function:
            cost = int(line.split()[1])
            if callee is None:
                costs[function][module_of_file(file) or owner[function]] += cost
            else:
                calls[callee][(function, owner[function])] += cost
                callee = None
        elif not line.strip():
            callee = None
    return calls, costs


def charge(calls, costs):
    """Instructions by part of the checker."""
    spent = defaultdict(float)
    foreign = defaultdict(lambda: [0.0, 0.0])
    for function, modules in costs.items():
        for module, cost in modules.items():
            if module is None:
                foreign[function][bool(MEMORY_FUNCTIONS.search(function))] += cost
            else:
                spent[part_of(module)] += cost
    # Foreign functions call each other in chains of a dozen at most; what goes round in a cycle is soon nothing.
    for _ in range(40):
        foreign = pass_on(foreign, calls, spent)
    spent[OTHER] += sum(map(sum, foreign.values()))
    return spent


def pass_on(foreign, calls, spent):
    """Charges the costs of foreign functions to their callers; returns what the foreign ones among these have to pass on."""
    rest = defaultdict(lambda: [0.0, 0.0])
    for function, (work, memory) in foreign.items():
        callers = calls.get(function, {})
        weight = sum(callers.values())
        if not weight:
            spent[START_UP] += work + memory  # the loader of the process, and what it calls first
            continue
        for (caller, module), cost in callers.items():
            share = cost / weight
            if module is None:
                rest[caller][0] += work * share
                rest[caller][1] += memory * share
            else:
                part = part_of(module)
                spent[part] += work * share
                spent[part if part == START_UP else MEMORY] += memory * share
    return rest
