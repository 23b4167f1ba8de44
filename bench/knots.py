#!/usr/bin/env python3
"""How tangled the code is: groups of files that use each other in a circle, types with many methods or fields, and fields that many files
write.

    bench/knots.py [CRATE...] [--fields CRATE:TYPE...] [--top N]

A file is a module. It uses another if it names something of it by a path (`use crate::…`, `super::…`, `self::…`, or such a path in code), where
names that a module only passes on (`pub use`) count for the file that they come from. It is also said what comes of it if calls of one's own
methods count (`self.method()`, where the type has `impl` blocks in several files): that is how one type ties files together that name nothing
of each other. Tests do not count. This is text, not types: macros are not expanded, and `x.method()` is nobody's call."""
import argparse
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Comments may be nested, but no comment of ours is.
PLAIN = re.compile(
    r'//[^\n]*|/\*.*?\*/|b?r(?P<hashes>#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?\'(?:\\(?:u\{[^}]*\}|x..|.)|[^\'\\\n])\'', re.S)
ITEM = re.compile(r'\b(?:fn|struct|enum|trait|type|const|static|union|macro_rules!)\s+(\w+)')
PATH = re.compile(r'(?<![\w:])(?:crate|self|super)(?:::\w+)+')
USE = re.compile(r'(?P<reach>\bpub(?:\([^)]*\))?\s+)?\buse\s+(?P<tree>[^;]+);')
FILE_MODULE = re.compile(r'(?P<test>#\[cfg\((?:all\()?test\b[^\]]*\]\s*)?(?:pub(?:\([^)]*\))?\s+)?\bmod\s+(?P<name>\w+)\s*;')
IMPL = re.compile(r'(?m)^[ \t]*(?:unsafe\s+)?impl\b')
FUNCTION = re.compile(r'\bfn\s+(\w+)')
OWN_CALL = re.compile(r'\bself\s*\.\s*(\w+)\s*(?:::<[^>]*>)?\(')
CHANGES = ('append|clear|drain|entry|extend|extend_from_slice|get_mut|get_or_insert|get_or_insert_with|insert|iter_mut|last_mut|pop|pop_front|push'
           '|push_back|push_front|remove|replace|resize|retain|sort|sort_by|sort_by_key|sort_unstable|split_off|swap|swap_remove|take|truncate')


def without_text(source):
    """The code alone: comments, texts and characters are blanks; lines stay where they are."""
    return PLAIN.sub(lambda found: re.sub(r'[^\n]', ' ', found[0]), source)


def block_end(code, start):
    """Where the block ends that begins with the first brace from `start` on; if a semicolon comes first, there."""
    depth = 0
    for at in range(start, len(code)):
        letter = code[at]
        if letter == '{':
            depth += 1
        elif letter == '}':
            depth -= 1
            if depth == 0:
                return at + 1
        elif letter == ';' and depth == 0:
            return at + 1
    return len(code)


def without_tests(code):
    """The code without what is only compiled for tests; declarations of modules in files stay."""
    while found := re.search(r'#\[cfg\(test\)\](?!\s*(?:pub(?:\([^)]*\))?\s+)?mod\s+\w+\s*;)', code):
        end = block_end(code, found.end())
        code = code[:found.start()] + re.sub(r'[^\n]', ' ', code[found.start():end]) + code[end:]
    return code


@dataclass
class File:
    """A module."""
    path: Path
    # Its name within the crate, such as ('core', 'level'); the root is empty.
    name: tuple
    code: str
    # What it passes on: a name, and the path it comes from.
    exports: dict = field(default_factory=dict)
    # Modules of which it passes on everything.
    globs: list = field(default_factory=list)

    def __str__(self):
        return '::'.join(self.name) or 'crate'


def leaves(tree, prefix=''):
    """The paths of a `use` with the names that they get."""
    tree = tree.strip()
    if not tree:
        return
    brace = tree.find('{')
    head = tree if brace < 0 else tree[:brace]
    if brace >= 0:
        depth, start = 0, brace + 1
        for at in range(brace, len(tree)):
            depth += {'{': 1, '}': -1}.get(tree[at], 0)
            if (tree[at] == ',' and depth == 1) or depth == 0:
                yield from leaves(tree[start:at], prefix + head)
                start = at + 1
            if depth == 0:
                return
    path, _, name = (prefix + head).partition(' as ')
    path = re.sub(r'\s', '', path).removesuffix('::self')
    yield path, name.strip() or path.split('::')[-1]


class Crate:
    """The files of a crate, by the names of their modules."""

    def __init__(self, folder):
        self.folder, self.name, self.files = folder, folder.name, {}
        root = next((folder / 'src' / name for name in ('lib.rs', 'main.rs') if (folder / 'src' / name).exists()), None)
        if root:
            self.read(root, (), root.parent)
        for file in self.files.values():
            self.note_exports(file)

    def read(self, path, name, folder):
        """A file, and those that it declares; they are in `folder`."""
        code = without_tests(without_text(path.read_text()))
        self.files[name] = File(path, name, code)
        for found in FILE_MODULE.finditer(code):
            child = found['name']
            places = folder / f'{child}.rs', folder / child / 'mod.rs'
            place = next((place for place in places if place.exists()), None)
            if place and not found['test']:
                self.read(place, name + (child,), folder / child)

    def note_exports(self, file):
        for found in USE.finditer(file.code):
            for path, name in leaves(found['tree']):
                if found['reach']:
                    if name == '*':
                        file.globs.append(path.removesuffix('::*'))
                    else:
                        file.exports[name] = path

    def absolute(self, file, path):
        """The segments of a path from the root of the crate, or none if it leads out of it."""
        first, *rest = path.split('::')
        at = file.name
        if first == 'crate':
            return rest
        if first in ('self', 'super'):
            at = at if first == 'self' else at[:-1]
            while rest and rest[0] == 'super':
                at, rest = at[:-1], rest[1:]
            return [*at, *rest]
        return [*at, first, *rest] if at + (first,) in self.files else None

    def target(self, file, path, seen=()):
        """The file in which what a path names is written, if it is one of this crate."""
        segments = self.absolute(file, path)
        if segments is None or (file.name, path) in seen:
            return None
        seen = (*seen, (file.name, path))
        at = ()
        for number, segment in enumerate(segments):
            if at + (segment,) in self.files:
                at += (segment,)
                continue
            rest = '::'.join(segments[number + 1:])
            return self.passed_on(self.files[at], segment, rest, seen) or self.files[at]
        return self.files[at]

    def passed_on(self, module, name, rest, seen):
        if name in module.exports:
            path = module.exports[name] + ('::' + rest if rest else '')
            return self.target(module, path, seen)
        for glob in module.globs:
            target = self.target(module, glob, seen)
            if target and name in ITEM.findall(target.code):
                return target
        return None

    def edges(self):
        """Which file uses which by a path."""
        edges = defaultdict(set)
        for file in self.files.values():
            for path in self.paths_used(file):
                target = self.target(file, path)
                if target and target is not file:
                    edges[file.name].add(target.name)
        return edges

    def paths_used(self, file):
        rest = USE.sub('', file.code)
        yield from PATH.findall(rest)
        for found in USE.finditer(file.code):
            for path, name in leaves(found['tree']):
                # What is only passed on is not used.
                if not found['reach'] or re.search(rf'\b{re.escape(name)}\b', rest):
                    yield path
        for child in (name[-1] for name in self.files if name and name[:-1] == file.name):
            yield from re.findall(rf'(?<![\w:]){child}(?:::\w+)+', rest)

    def impls(self):
        """Every `impl` block: its file, the trait (or none), the type, the body."""
        for file in self.files.values():
            for found in IMPL.finditer(file.code):
                open_at = file.code.find('{', found.end())
                subject = without_generics(file.code[found.end():open_at])
                of_trait, _, of_type = subject.rpartition(' for ')
                name = re.search(r'(\w+)\s*$', of_type.split(' where ')[0].strip())
                if open_at > 0 and name:
                    yield file, of_trait.strip() or None, name[1], file.code[open_at:block_end(file.code, open_at)]

    def methods(self):
        """The methods of each type: their files by name, and how many are those of traits."""
        own, of_traits = defaultdict(lambda: defaultdict(set)), defaultdict(int)
        for file, of_trait, name, body in self.impls():
            found = [method for depth, method in functions(body) if depth == 1]
            if of_trait:
                of_traits[name] += len(found)
            else:
                for method in found:
                    own[name][method].add(file.name)
        return own, of_traits

    def calls(self):
        """Which file calls which by `self.method()`."""
        own, _ = self.methods()
        edges = defaultdict(set)
        for file, _, name, body in self.impls():
            for method in OWN_CALL.findall(body):
                places = own[name].get(method, set())
                if len(places) == 1 and file.name not in places:
                    edges[file.name] |= places
        return edges

    def structures(self):
        """The fields of each structure."""
        for file in self.files.values():
            for found in re.finditer(r'\bstruct\s+(\w+)', file.code):
                end = block_end(file.code, found.end())
                body = file.code[found.end():end]
                if '{' in body:
                    yield found[1], named_fields(body[body.index('{') + 1:-1])
                elif '(' in body:
                    yield found[1], [str(number) for number in range(len(parts(body[body.index('(') + 1:body.rindex(')')])))]

    def writers(self, name):
        """Which files write each field of a type: as `self.field` in its methods, or by a variable that is declared to be one."""
        fields = next((fields for owner, fields in self.structures() if owner == name), [])
        found = {each: set() for each in fields}
        places = [(file, 'self', body) for file, _, owner, body in self.impls() if owner == name]
        for file in self.files.values():
            variables = re.findall(rf'\b(\w+)\s*:\s*&(?:\'\w+\s+)?mut\s+(?:\w+::)*{name}\b', file.code)
            variables += re.findall(rf'\blet\s+mut\s+(\w+)\s*(?::\s*{name}\b|=\s*{name}\b)', file.code)
            places += [(file, variable, file.code) for variable in set(variables)]
        for file, variable, body in places:
            for each in fields:
                if writes(body, variable, each):
                    found[each].add(str(file))
        return found


def without_generics(text):
    """A type without what is between angle brackets."""
    text = text.replace('->', '  ')
    while (shorter := re.sub(r'<[^<>]*>', '', text)) != text:
        text = shorter
    return ' '.join(text.split())


def functions(body):
    """The functions in a block, with the depth at which each is."""
    depth, last = 0, 0
    for found in FUNCTION.finditer(body):
        between = body[last:found.start()]
        depth += between.count('{') - between.count('}')
        last = found.start()
        yield depth, found[1]


def parts(text):
    """What stands between commas, but for those within brackets."""
    depth, found, start = 0, [], 0
    for at, letter in enumerate(text.replace('->', '  ')):
        depth += (letter in '([{<') - (letter in ')]}>')
        if letter == ',' and depth == 0:
            found.append(text[start:at])
            start = at + 1
    return [part for part in [*found, text[start:]] if part.strip()]


def named_fields(text):
    names = (re.search(r'(\w+)\s*:(?!:)', re.sub(r'#\[[^\]]*\]', '', part)) for part in parts(text))
    return [name[1] for name in names if name]


def writes(body, variable, name):
    """Whether a piece of code gives the field a value, lends it to be changed, or changes it by a method of a container."""
    place = rf'\b{variable}\s*\.\s*{name}\b'
    within = r'(?:\s*\.\s*\w+\b(?!\s*\()|\s*\[[^\]]*\])*'
    given = rf'{place}{within}\s*(?:[-+*/%|&^]|<<|>>)?=(?!=|>)'
    lent = rf'&mut\s+{place}'
    changed = rf'{place}{within}\s*\.\s*(?:{CHANGES})\s*\('
    return re.search(f'{given}|{lent}|{changed}', body) is not None


def circles(nodes, edges):
    """The groups of nodes that reach each other, the largest first: Tarjan's algorithm, with a stack of its own."""
    number, low, stack, on_stack, groups = {}, {}, [], set(), []
    for root in nodes:
        if root in number:
            continue
        work = [(root, iter(sorted(edges.get(root, ()))))]
        number[root] = low[root] = len(number)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, rest = work[-1]
            for target in rest:
                if target not in number:
                    number[target] = low[target] = len(number)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(sorted(edges.get(target, ())))))
                    break
                if target in on_stack:
                    low[node] = min(low[node], number[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == number[node]:
                    at = stack.index(node)
                    groups.append(sorted(stack[at:]))
                    on_stack -= set(stack[at:])
                    del stack[at:]
    return sorted((group for group in groups if len(group) > 1), key=lambda group: (-len(group), group))


def joined(edges, more):
    both = defaultdict(set)
    for each in edges, more:
        for start, ends in each.items():
            both[start] |= ends
    return both


def by_folder(edges):
    """The same edges between the folders (or files) that are directly in `src`; what the root names or holds does not count."""
    found = defaultdict(set)
    for start, ends in edges.items():
        found[start[:1]] |= {end[:1] for end in ends if start and end and end[:1] != start[:1]}
    return found


def sizes(groups):
    return ' + '.join(str(len(group)) for group in groups) or '-'


def table(rows):
    """Rows as text: the first column to the left, the others to the right."""
    widths = [max(len(str(row[at])) for row in rows) for at in range(len(rows[0]))]
    for row in rows:
        cells = [str(cell).ljust(width) if at == 0 else str(cell).rjust(width) for at, (cell, width) in enumerate(zip(row, widths))]
        yield '  ' + '  '.join(cells).rstrip()


def lines_of(group, prefix):
    line, found = prefix, []
    for name in group:
        name = '::'.join(name) or 'crate'
        if len(line) + len(name) > 130:
            found.append(line.rstrip())
            line = ' ' * len(prefix)
        line += name + ' '
    return [*found, line.rstrip()]


def groups_report(crates):
    rows = [('crate', 'files', 'circles by paths', 'of folders', 'with own calls', 'call edges')]
    details = []
    for crate in crates:
        edges, calls = crate.edges(), crate.calls()
        by_paths = circles(crate.files, edges)
        with_calls = circles(crate.files, joined(edges, calls))
        folders = by_folder(edges)
        count = sum(len(ends) for ends in calls.values())
        of_folders = circles(sorted({name[:1] for name in crate.files}), folders)
        rows.append((crate.name, len(crate.files), sizes(by_paths), sizes(of_folders), sizes(with_calls), count))
        for words, groups in ('by paths', by_paths), ('folders', of_folders), ('with calls', [] if with_calls == by_paths else with_calls):
            for group in groups:
                details += lines_of(group, f'  {crate.name}, {words} ({len(group)}): ')
    return ['Files that use each other in a circle', '', *table(rows), '', *details]


def types_report(crates, top):
    methods, fields = [], []
    for crate in crates:
        own, of_traits = crate.methods()
        for name, found in own.items():
            places = {place for each in found.values() for place in each}
            count = sum(len(each) for each in found.values())
            methods.append((count, of_traits.get(name, 0), len(places), f'{crate.name}: {name}'))
        fields += [(len(found), f'{crate.name}: {name}') for name, found in crate.structures()]
    rows = [('type', 'methods', 'of traits', 'files')]
    rows += [(name, count, others, places) for count, others, places, name in sorted(methods, key=lambda row: (-row[0], row[3]))[:top]]
    more = [('type', 'fields')] + [(name, count) for count, name in sorted(fields, key=lambda row: (-row[0], row[1]))[:top]]
    return ['Types with most methods', '', *table(rows), '', 'Types with most fields', '', *table(more)]


def fields_report(crate, name):
    found = crate.writers(name)
    if not found:
        return [f'{crate.name}: no fields of {name}']
    rows = [('field', 'files that write it')] + [(each, len(places)) for each, places in sorted(found.items(), key=lambda row: (-len(row[1]), row[0]))]
    named = {row[0]: ', '.join(sorted(found.get(row[0], ()))) for row in rows}
    lines = [f'{line}  {named[row[0]]}'.rstrip() for line, row in zip(table(rows), rows)]
    return [f'Who writes the fields of {crate.name}: {name}', '', *lines]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('crate', nargs='*', help='names of folders in crates/ (all)')
    parser.add_argument('--root', type=Path, default=ROOT, help='another tree')
    parser.add_argument('--fields', action='append', default=[], metavar='CRATE:TYPE', help='who writes the fields of a type')
    parser.add_argument('--top', type=int, default=20, help='how many types are listed')
    given = parser.parse_args()
    folders = sorted(path.parent for path in (given.root / 'crates').glob('*/Cargo.toml'))
    crates = [Crate(folder) for folder in folders if not given.crate or folder.name in given.crate]
    if not crates:
        sys.exit('no such crate')
    lines = [*groups_report(crates), '', *types_report(crates, given.top)]
    for wanted in given.fields:
        folder, _, name = wanted.partition(':')
        lines += ['', *fields_report(Crate(given.root / 'crates' / folder), name)]
    print('\n'.join(lines))


if __name__ == '__main__':
    main()
