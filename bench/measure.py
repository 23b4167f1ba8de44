"""Running the checker: natively for time and memory, under callgrind for instructions.

Not here: what is run, and what it is compared with.
"""
import hashlib
import json
import re
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Optional

# The options of every bar: one worker, every execution counted, no sampling first.
# The reference does not look for endless loops.
BAR_OPTIONS = ['-j', '1', '--no-symmetry', '--no-estimate', '--no-check-liveness']


class Failure(Exception):
    """The checker gave no answer: it was refused, broke or took too long."""


@dataclass
class Run:
    """One run: what the checker reported, and what it cost."""
    report: dict
    seconds: float
    instructions: Optional[int] = None
    profile: Optional[Path] = None

    @property
    def stats(self):
        return self.report['stats']


class Checker:
    def __init__(self, binary, scratch, limit):
        self.binary = str(binary)
        self.scratch = Path(scratch)
        self.limit = limit
        self.scratch.mkdir(parents=True, exist_ok=True)

    def native(self, file, macros=(), options=(), repeat=True):
        """The fastest of three runs, or the only run where that takes long. clang has run before, so it costs nothing."""
        ir = self.compiled(file, macros)
        run = self._run([self.binary, *self._arguments(ir, (), options)], self.limit)
        more = [self._run([self.binary, *self._arguments(ir, (), options)], self.limit)
                for _ in range(2 if repeat and run.seconds < 1 else 0)]
        return min([run, *more], key=lambda run: run.seconds)

    def callgrind(self, file, macros=(), options=()):
        """Instructions of the whole process. clang is a process of its own, which valgrind does not follow."""
        profile = self.scratch / f'{label(file, macros, options)}.callgrind'
        valgrind = ['valgrind', '-q', '--tool=callgrind', f'--callgrind-out-file={profile}']
        # Under valgrind everything takes some fifty times as long.
        run = self._run([*valgrind, self.binary, *self._arguments(file, macros, options)], 100 * self.limit)
        run.instructions = total(profile)
        run.profile = profile
        return run

    def compiled(self, file, macros):
        """The LLVM IR of a C program; a litmus test is what it is."""
        if Path(file).suffix == '.litmus':
            return file
        ir = self.scratch / f'{label(file, macros, ())}.ll'
        command = [self.binary, 'check', '--emit', 'ir', str(file), '--', *macros]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failure(done.stderr.strip())
        ir.write_text(done.stdout)
        return ir

    def accepts(self, *options):
        """Whether the binary has these options, tried on the smallest test."""
        command = [self.binary, 'check', *options, str(Path(__file__).parent / 'litmus' / 'start-up.litmus')]
        return subprocess.run(command, capture_output=True).returncode == 0

    def _arguments(self, file, macros, options):
        # A later `-j` replaces an earlier one.
        bars = BAR_OPTIONS if '-j' not in options else BAR_OPTIONS[2:]
        clang = ['--', *macros] if macros else []
        return ['check', '--format', 'json', *bars, *options, str(file), *clang]

    def _run(self, command, limit):
        begin = time.monotonic()
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            raise Failure(f'over {limit:g} s') from None
        seconds = time.monotonic() - begin
        try:
            return Run(json.loads(done.stdout), seconds)
        except ValueError:
            lines = (done.stderr.strip() or done.stdout.strip() or 'no output').splitlines()
            raise Failure(f'exit status {done.returncode}: {lines[0]} ({" ".join(command)})') from None


def label(file, macros, options):
    """A file name for a run: readable, and different for different runs."""
    words = ' '.join([Path(file).name, *macros, *options])
    folder = hashlib.sha256(str(file).encode()).hexdigest()[:4]
    return re.sub(r'[^A-Za-z0-9.=-]+', '_', words) + '-' + folder


def total(profile):
    """The instructions of a profile."""
    found = re.findall(r'^(?:summary|totals): *(\d+)', profile.read_text(), re.MULTILINE)
    if not found:
        raise Failure(f'{profile} has no total')
    return int(found[-1])


def each(function, items, cores, progress):
    """The results of `function` in order, several at a time; `progress` is told each item when it is done."""
    def one(item):
        result = function(item)
        progress(item)
        return result

    with ThreadPoolExecutor(cores) as pool:
        return list(pool.map(one, items))
