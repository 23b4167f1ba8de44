#!/usr/bin/env python3
"""Tests of what the benchmarks do with numbers, and of how tangled the code may be; nothing is measured."""
import re
import sys
import tempfile
import unittest
from pathlib import Path

import bars
import knots
import linear
import page
import plots
import results
import rows
import shares
import tables

ROOT = Path(__file__).resolve().parent.parent

PROFILE = '''\
# callgrind format
events: Ir
fl=(1) crates/explore/src/core/revisit.rs
fn=(1) selvedge_explore::core::revisit::walk
10 100
fi=(2) crates/graph/src/graph.rs
20 40
fe=(1)
cfi=(3) /rustc/library/alloc/src/vec.rs
cfn=(2) alloc::vec::grow
calls=3 5
11 30

fl=(4) crates/llvm/src/lexer.rs
fn=(3) selvedge_llvm::lexer::next
1 7
cfi=(3)
cfn=(2)
calls=1 5
+2 10

fl=(3)
fn=(2)
5 8
cfn=(4) malloc
calls=4 1
* 32

fl=(5) ???
fn=(4)
0 32
totals: 187
'''


def row(name='raw/inc.c -DN=5 rc11', **changed):
    return {'name': name, 'expected': 6, 'executions': 6, 'blocked': 0, 'instructions': 100, 'memory_kib': 1024, 'seconds': 1.0,
            'events': 9, 'checked_seconds': 0.9, 'compares_blocked': False, 'reference': {'blocked': 0, 'seconds': 2.0, 'instructions': 5000}, **changed}


def result(*found):
    return {'commit': 'abc', 'rows': list(found), 'litmus': [], 'sections': [], 'growth': [], 'jobs': []}


class Linear(unittest.TestCase):
    def test_exponents_of_what_is_beyond_the_smallest_size(self):
        sizes = (100, 400, 700, 1300)
        straight = linear.points(sizes, 5_000, [5_000 + 30 * (size - 100) for size in sizes[1:]])
        self.assertEqual([point['each'] for point in straight], [30, 30, 30])
        self.assertIsNone(straight[0]['exponent'])
        self.assertAlmostEqual(straight[2]['exponent'], 1)
        square = linear.points(sizes, 0, [(size - 100) ** 2 for size in sizes[1:]])
        self.assertAlmostEqual(square[2]['exponent'], 2)

    def test_what_grows_too_fast_is_wrong(self):
        slow = {'title': 'slow', 'points': [{'size': 7, 'exponent': 1.4}], 'wrong': []}
        good = {'title': 'good', 'points': [{'size': 7, 'exponent': 1.1}, {'size': 3, 'exponent': None}], 'wrong': []}
        miscounted = {'title': 'miscounted', 'points': [], 'wrong': [4]}
        self.assertEqual([problem.split(':')[0] for problem in linear.wrong([slow, good, miscounted])], ['slow', 'miscounted'])

    def test_series_are_there(self):
        self.assertTrue(all((rows.HERE / series.program).exists() for series in linear.SERIES))


class Rows(unittest.TestCase):
    def test_every_row_with_instructions_is_measured(self):
        given = sum(bool(line['genmc_instructions']) for line in rows.table())
        chosen = rows.select(rows.comparable())
        self.assertEqual(sum(row.reference_instructions is not None for row in chosen), given)

    def test_the_rows_that_bars_name_exist(self):
        names = {row.name for row in rows.select(rows.comparable())}
        self.assertLessEqual({rows.START_UP, rows.INCREMENTS}, names)

    def test_every_program_of_every_family_is_measured(self):
        programs = {(row.family, row.program) for row in rows.comparable()}
        self.assertEqual({(row.family, row.program) for row in rows.select(rows.comparable())}, programs)

    def test_names_are_unique(self):
        names = [row.name for row in rows.comparable()]
        self.assertEqual(len(names), len(set(names)))

    def test_a_row_that_symmetry_reduction_has_changed_is_left_out(self):
        self.assertNotIn('raw/readers.c -DN=15 -DDETACH rc11 16', {f'{row.name} {row.executions}' for row in rows.comparable()})


class Shares(unittest.TestCase):
    def setUp(self):
        with tempfile.NamedTemporaryFile('w', suffix='.callgrind', delete=False) as file:
            file.write(PROFILE)
        self.profile = Path(file.name)
        self.addCleanup(self.profile.unlink)

    def test_costs_go_to_the_file_of_the_line_and_foreign_costs_to_the_caller(self):
        spent = shares.charge(*shares.read(self.profile))
        self.assertEqual(spent['revisits'], 100 + 8 * 30 / 40)          # its own lines, and its part of `grow`
        self.assertEqual(spent['graph'], 40)                            # inlined
        self.assertEqual(spent[shares.MEMORY], 32 * 30 / 40)            # malloc, called for it
        self.assertEqual(spent[shares.START_UP], 7 + (8 + 32) * 10 / 40)  # allocation of start-up stays there
        self.assertEqual(sum(spent.values()), 187)

    def test_functions_are_charged_to_their_module(self):
        self.assertEqual(shares.part_of(shares.module_of_function('selvedge_explore::core::revisit::Walk::next')), 'revisits')
        self.assertEqual(shares.part_of(shares.module_of_function('selvedge_explore::share::parcel::save')), 'search')
        self.assertIsNone(shares.module_of_function('core::ptr::read'))

    def test_every_part_is_a_module_that_exists(self):
        for module in shares.PARTS:
            crate, _, path = module.partition('/')
            source = ROOT / 'crates' / crate / 'src' / path
            self.assertTrue(source.is_dir() or source.with_suffix('.rs').is_file(), module)


class Bars(unittest.TestCase):
    def test_the_mean_is_geometric_and_leaves_start_up_out(self):
        measured = [row(instructions=50), row(instructions=200), row(name=rows.START_UP, instructions=1)]
        self.assertEqual(bars.mean(measured), {'asked': 'geometric mean of the ratios at least 40', 'found': '50.0 over 2 rows', 'met': True})

    def test_what_is_below_a_bar_is_said(self):
        self.assertEqual(bars.remarks(row()), [])
        self.assertEqual(bars.remarks(row(instructions=501)), ['ratio under 10'])
        self.assertEqual(bars.remarks(row(memory_kib=40000)), ['memory over 32 MiB'])
        self.assertEqual(bars.remarks(row(blocked=1)), [])
        self.assertEqual(bars.remarks(row(blocked=1, compares_blocked=True)), ['blocked over 0'])
        self.assertEqual(bars.remarks(row(executions=7)), ['WRONG: expected 6 executions'])


class Results(unittest.TestCase):
    def test_what_is_stored_can_be_read(self):
        with tempfile.TemporaryDirectory() as folder:
            results.save(result(row()), Path(folder) / 'deep' / 'a.json')
            self.assertEqual(results.load(Path(folder) / 'deep' / 'a.json'), result(row()))

    def test_changes_over_one_percent_are_marked(self):
        for after, mark in [(1000, ''), (1009, ''), (1011, 'more'), (980, 'less')]:
            [(_, _, _, _, said)] = results.changes(result(row(instructions=1000)), result(row(instructions=after)))
            self.assertEqual(said, mark)

    def test_changed_counts_are_said(self):
        [(_, _, _, _, said)] = results.changes(result(row()), result(row(blocked=3)))
        self.assertEqual(said, 'counts were [6, 0], are [6, 3]')


class Output(unittest.TestCase):
    def test_text_is_aligned(self):
        self.assertEqual(tables.text(['a', '>n'], [['xyz', '1'], ['b', '22']]), 'a     n\nxyz   1\nb    22')

    def test_marked_blocks_of_a_page_are_replaced_and_nothing_else(self):
        machine = {'cores': 2, 'processor': 'p', 'kernel': 'k'}
        before = 'a\n<!-- bench: measured -->\nold\n<!-- /bench -->\nb\n'
        self.assertEqual(page.rewrite(before, {**result(row()), 'machine': machine}),
                         'a\n<!-- bench: measured -->\nCommit abc, 2 cores (p), k.\n<!-- /bench -->\nb\n')

    def test_steps_are_round_and_reach_the_largest_value(self):
        self.assertEqual(plots.nice_steps(4300), [0, 1000, 2000, 3000, 4000, 5000])
        self.assertEqual(plots.nice_steps(0)[0], 0)


class Knots(unittest.TestCase):
    """On a small crate that does not compile, but reads like one."""

    FILES = {
        'lib.rs': 'mod first; mod second; mod folder; mod names;\npub use first::First;\npub(crate) use names::*;\n'
                  '#[cfg(test)]\nmod tests { use crate::first::First; }\n',
        'first.rs': 'use crate::second::help;\npub struct First<T> { pub steps: Vec<u8>, name: (T, u8) }\n'
                    'impl<T: Fn() -> u8> First<T> { pub fn go(&mut self) { self.steps.push(1); self.more(); } fn one(&self) {} }\n'
                    'impl<T> Clone for First<T> { fn clone(&self) -> Self { fn inner() {} } }\n',
        'second.rs': 'use crate::{First, folder::{self, Deep as D}};\n// use crate::names::Name;\n'
                     'impl<T> First<T> { pub fn more(&self) -> bool { self.name == 1 } }\n'
                     'fn change(first: &mut First<u8>) { first.name.0 += 1; } pub fn help() { "crate::names::Name"; }\n',
        'folder/mod.rs': 'mod inner;\npub use inner::Deep;\n#[cfg(test)]\nmod tests;\n',
        'folder/inner.rs': "pub struct Deep(u8, Vec<(u8, u8)>);\nfn f<'a>(_: &'a u8) { let _ = ('\"', super::super::Name); }\n",
        'folder/tests.rs': 'use crate::first::First;\n',
        'names.rs': 'pub enum Name {}\n',
    }

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        for name, text in self.FILES.items():
            file = Path(self.folder.name) / 'src' / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self.crate = knots.Crate(Path(self.folder.name))

    def tearDown(self):
        self.folder.cleanup()

    def test_texts_and_comments_are_no_code(self):
        code = knots.without_text('a /* b\nc */ "d\\"e" r#"f"g"# \'"\' h // i\nj \'k')
        self.assertEqual(code.split(), ['a', 'h', 'j', "'k"])
        self.assertEqual(code.count('\n'), 2)

    def test_tests_are_no_code(self):
        self.assertNotIn(('folder', 'tests'), self.crate.files)
        self.assertNotIn('tests', self.crate.files[()].code)

    def test_names_that_are_passed_on_count_for_the_file_they_come_from(self):
        edges = self.crate.edges()
        self.assertEqual(edges[('second',)], {('first',), ('folder',), ('folder', 'inner')})
        self.assertEqual(edges[('folder', 'inner')], {('names',)})
        self.assertEqual(edges[('first',)], {('second',)})
        self.assertEqual(edges[()], set())

    def test_a_tree_of_names_is_taken_apart(self):
        found = list(knots.leaves('crate::{a::{self, B as C}, d, e::*}'))
        self.assertEqual(found, [('crate::a', 'a'), ('crate::a::B', 'C'), ('crate::d', 'd'), ('crate::e::*', '*')])

    def test_circles_are_found(self):
        edges = {1: {2}, 2: {3}, 3: {1, 4}, 4: {5}, 5: {4}, 6: {1, 6}}
        self.assertEqual(knots.circles(range(1, 7), edges), [[1, 2, 3], [4, 5]])
        self.assertEqual(knots.circles(self.crate.files, self.crate.edges()), [[('first',), ('second',)]])

    def test_own_calls_lead_to_the_file_of_the_method(self):
        self.assertEqual(self.crate.calls(), {('first',): {('second',)}})

    def test_methods_and_fields_are_counted(self):
        own, of_traits = self.crate.methods()
        self.assertEqual({name: sorted(found) for name, found in own.items()}, {'First': ['go', 'more', 'one']})
        self.assertEqual(of_traits, {'First': 1})
        self.assertEqual(dict(self.crate.structures()), {'First': ['steps', 'name'], 'Deep': ['0', '1']})

    def test_who_writes_a_field(self):
        self.assertEqual(self.crate.writers('First'), {'steps': {'first'}, 'name': {'second'}})
        for code in 'self.at = 1', 'self.at[2].x += 3', 'take(&mut self.at)', 'self.at.push(4)', 'self . at <<= 1':
            self.assertTrue(knots.writes(code, 'self', 'at'), code)
        for code in 'self.at == 1', 'match self.at => {}', 'self.attic = 1', '&self.at', 'self.at.get(4)', 'self.at <= 2', 'self.b.at = 1':
            self.assertFalse(knots.writes(code, 'self', 'at'), code)

    def test_a_report_names_the_groups(self):
        self.assertIn('by paths (2): first second', '\n'.join(knots.groups_report([self.crate])))
        self.assertIn('steps', '\n'.join(knots.fields_report(self.crate, 'First')))
        self.assertIn('First', '\n'.join(knots.types_report([self.crate], 3)))


class Circles(unittest.TestCase):
    """The table of ARCHITECTURE.md on files that use each other in a circle tells the truth."""

    # Crates without such files.
    NONE = ['report', 'check', 'cli', 'selvedge']
    # As many as may use each other without a row in the table.
    FREE = 3

    def allowed(self):
        """By crate, how many files may be in one circle."""
        text = (knots.ROOT / 'ARCHITECTURE.md').read_text()
        section = text.split('## What uses each other in a circle')[1].split('\n## ')[0]
        found = re.findall(r'^\| `(\w+)` \| (\d+|all) \|', section, re.MULTILINE)
        return {crate: sys.maxsize if most == 'all' else int(most) for crate, most in found}

    def test_no_circle_is_larger_than_is_said(self):
        allowed = self.allowed()
        for folder in sorted((knots.ROOT / 'crates').iterdir()):
            crate = knots.Crate(folder)
            found = [len(group) for group in knots.circles(crate.files, crate.edges())]
            largest = max(found, default=0)
            if crate.name in self.NONE:
                self.assertEqual(found, [], crate.name)
            elif crate.name in allowed:
                self.assertTrue(self.FREE < largest <= allowed[crate.name], f'{crate.name}: {largest}')
            else:
                self.assertLessEqual(largest, self.FREE, crate.name)


if __name__ == '__main__':
    unittest.main()
