"""Lets calls of the system fail in small runs of every command, and looks at what comes of it.

    inject.py PROGRAM SHIM [--quick] [--own-work] [--first N] [--more N] [--seed S] [--kinds KIND,...] [--without RUN]
              [RUN...]

The K-th call of each kind (shim.cpp) fails, once and from then on, for K from 1 to N (`--first`) and for as many seeded
ones beyond (`--more`); and the disk is full at each byte of an output to the 10,000th, and at seeded ones of what is
longer or a checkpoint. A run may end with the right output, or with exit 2 or 3 and a message, the earlier output file
as it was or wholly new, and nothing left behind. With exit 3 the file may also be a shorter one, if a message says what
is missing: where a limit ends the work, every format but csv writes what was found in place of the earlier file. Rows,
printed or in a file, are a beginning of the right ones (tables.py). A run may not say 130, hang, or say 0 with another
output. A signal may end it only where memory ends inside of a library that then ends the process; what it may leave is
what exit 3 may. After such an end, and after one by std::terminate, which says so, a temporary file may stay. A run that
goes on from a checkpoint leaves that one or a later one, from which the same
command goes on to the right output. The calls before a command's own work (its options are read) are the same for all
commands: one run goes through all of them, the others through what comes after; with --own-work all do.
"""
import argparse
import collections
import concurrent.futures
import itertools
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading

import runs
import tables
from commands import COMMANDS

KINDS = ["malloc", "write", "fsync", "rename", "open", "mmap", "thread"]
FIRST_BYTES = 10_000  # of an output, at each of which the disk is full
MESSAGES = (b"quadrille: ", b"quadrille_confirm: ")
WITHOUT_MEMORY = b", too large for the solver or its memory"  # what is said where the program plays on without a solution
MEMORY_ENDED = b"memory"  # is in every message of a limit that memory sets
# What std::terminate says of a limit (cli/exit.cpp): the run leaves its temporary files behind.
IN_DISORDER = b"memory: used up where the run could not end in order", b"system: a thread could not be created"
QSOPT_ABORTS = b"malloc: Cannot allocate memory"  # QSopt_ex has no memory for a message, and says so
# What is said where a checkpoint holds what is left to do.
CAN_GO_ON = b"the same command with more memory goes on from there", b"the same command goes on from there"


class Injection:
    def __init__(self, program, shim, folder):
        self.program = program
        self.shim = shim
        self.folder = pathlib.Path(folder)
        self.whole = {}  # what a run that is limited ends with and prints without its limit
        self.of_plies = {}  # what a run of so many plies prints, and what its file holds
        self.lock = threading.Lock()
        self.ended_by_libraries = 0

    def finish(self, run, name, fault=None, counts=None):
        """Runs with the fault; what the run ends with, and its folder."""
        folder = self.folder / name
        run.prepare(folder)
        environment = dict(os.environ, LD_PRELOAD=self.shim)
        if fault is not None:
            environment["QUADRILLE_FAULT"] = fault
        if counts is not None:
            environment["QUADRILLE_FAULT_COUNTS"] = str(counts)
        process = run.start(self.program, folder, environment)
        try:
            out, err = process.communicate(timeout=run.seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            return None, b"", b"", folder
        return process.returncode, out, err, folder

    def make_checkpoint(self, run):
        """Lets the same command leave the checkpoint that the run goes on from: its time or its memory ends."""
        if not run.resumes():
            return
        name, begun, counts = f"{run.name}-begun", run.begun(), self.folder / f"{run.name}-begun.counts"
        ends = [self.finish(begun, name, counts=counts)]
        calls = calls_in(counts)["mmap"]
        half_way = (self.finish(begun, name, fault=f"mmap:{k}+") for k in range(calls // 2, calls + 1))
        for status, _, err, folder in itertools.chain(ends, half_way):
            if status == 3 and any(sentence in err for sentence in CAN_GO_ON):
                run.earlier = runs.contents(folder / run.output)
                return
        raise SystemExit(f"{run.name}: no limit leaves a checkpoint")

    def reference(self, run):
        """The run without a fault: its status, output and file, and how many calls it makes of each kind. Nothing if the
        program was built without what it needs."""
        counts = self.folder / f"{run.name}.counts"
        status, out, err, folder = self.finish(run, f"{run.name}-right", counts=counts)
        if status == 2 and run.refused_by is not None and run.refused_by in err:
            return None
        if status not in ((3,) if run.is_limited() else (0, 1)) or not counts.exists():
            raise SystemExit(f"{run.name}: ends with {status} without a fault: {err.decode(errors='replace')}")
        written = None if run.output is None else runs.contents(folder / run.output)
        rows = runs.rows(folder / run.output) if runs.is_database(run.output) else None
        if run.is_limited():
            whole_status, whole_out, whole_err, _ = self.finish(run.whole(), f"{run.name}-whole")
            if whole_status not in (0, 1):
                raise SystemExit(f"{run.name}: ends with {whole_status} without its limit: {whole_err.decode(errors='replace')}")
            self.whole[run.name] = whole_status, whole_out
        if run.saves_a_checkpoint() and not run.only_reads and written == run.earlier:
            raise SystemExit(f"{run.name}: saves nothing, so no fault can hit what it saves")
        if run.resumes():
            wrong = "it does not" if runs.GOES_ON not in err else self.judge_next_run(run, status, out, folder)
            if wrong:
                raise SystemExit(f"{run.name}: is to go on from its checkpoint, without a fault: {wrong}")
        return status, out, written, rows, calls_in(counts)

    def counted_so_far(self, run, err):
        """What the run prints, and what its file holds, of so many plies as a message says were counted; nothing where no
        message does."""
        said = tables.AFTER_PLY.search(err)
        if said is None or run.saves_a_checkpoint() or run.arguments[:2] != ["count", "soccer"]:
            return []
        with self.lock:
            key = run.name, int(said[1])
            if key not in self.of_plies:
                few = run.of_plies(key[1])
                status, out, _, folder = self.finish(few, f"{run.name}-of-{key[1]}-plies")
                if status != 0:
                    raise SystemExit(f"{run.name}: ends with {status} with --plies {key[1]}")
                self.of_plies[key] = out, None if run.output is None else runs.contents(folder / run.output)
            return [self.of_plies[key]]

    def may_print(self, run, right, text, fault, err):
        """Whether a run that did not come to its end may have printed the text."""
        if text in (b"", right):
            return True
        if fault.startswith("write") and right.startswith(text):
            return True  # the next write failed
        so_far = [right, *(out for out, _ in self.counted_so_far(run, err))]
        if run.prints_csv():
            return any(tables.is_beginning_of_csv(text, of, err) for of in so_far)
        return any(tables.is_shorter(text, of, err) for of in so_far) or (run.prints_a_text() and right.startswith(text))

    def judge(self, run, right, fault, worker):
        """What is wrong with how the run ends under the fault; nothing if all is well."""
        status, out, written, rows, _ = right
        # How the run ends where nothing is missing.
        done, done_out = self.whole[run.name] if run.is_limited() else (status, out)
        name = f"worker-{worker}"
        got, got_out, err, folder = self.finish(run, name, fault=fault)
        shown = err.decode(errors="replace")[:200]
        if got is None:
            return "it hangs"
        if got < 0:
            if not ended_by_a_library(got, fault, err):
                return f"signal {-got}: {shown}"
            with self.lock:
                self.ended_by_libraries += 1
        elif got not in (done, 2, 3):
            return f"exit {got}: {shown}"
        if got == done and got_out != done_out and run.plays() and WITHOUT_MEMORY in got_out:
            left = runs.left_behind(folder, run)
            return f"exit {got}, left behind: {' '.join(left)}" if left else None
        if got == done and got_out != done_out:
            return f"exit {got} with another output"
        # Where no write succeeds from then on nobody can be told. Where one fails, the message is a later one.
        explained = any(message in err for message in MESSAGES)
        if got != done and got > 0 and not explained and not (fault.startswith("write:") and fault.endswith("+")):
            return f"exit {got} without a message"
        if got != done and not self.may_print(run, out, got_out, fault, err if got == 3 else b""):
            return f"exit {got}, and what is printed is no beginning of the right output"
        return self.judge_file(run, right, got, err, folder)

    def judge_file(self, run, right, got, err, folder):
        status, out, written, rows, _ = right
        now = None if run.output is None else runs.contents(folder / run.output)
        # Whoever opens a database next undoes what was begun: its journal is no file that is left behind.
        now_rows = runs.rows(folder / run.output) if runs.is_database(run.output) else None
        left = runs.left_behind(folder, run)
        so_far = [written, *(file for _, file in self.counted_so_far(run, err))]
        is_cut = (run.output is not None and not run.output.endswith(".csv") and now is not None
                  and any(of is not None and tables.is_shorter(now, of, err) for of in so_far))
        if runs.is_database(run.output):
            if now_rows != rows and (got == status or now_rows != run.rows_before):
                return f"exit {got}, the database has {now_rows}"
        elif run.resumes() and now is None:
            return f"exit {got}, and the checkpoint is gone"
        elif got == status and now != written and not run.may_fail:
            return f"exit {got} with another file"
        elif now in (run.earlier, written) and not left and not run.is_limited():
            return None
        elif run.resumes():
            pass  # a checkpoint is newer than the one before if the next run goes on from it
        elif now not in (run.earlier, written) and not ((got == 3 or got < 0) and (run.may_fail or is_cut)):
            return f"exit {got}, and the file is neither the earlier nor the new one"
        in_disorder = got < 0 or any(sentence in err for sentence in IN_DISORDER)
        if left and not in_disorder and (got != 3 or (run.is_limited() and MEMORY_ENDED not in err)):
            return f"exit {got}, left behind: {' '.join(left)}"
        partial = [runs.contents(folder / name) for name in left if ".csv.partial" in name]
        if not all(any(tables.is_beginning_of_csv(text, of, err) for of in so_far) for text in partial):
            return f"exit {got}, and the rows of FILE.partial are no beginning of the right ones"
        # A limit ended the run, and what it had found was kept; or the run ended in disorder, and a temporary file is left,
        # as after kill -9. Either way the same command does its work now.
        wrong = self.judge_next_run(run, status, out, folder, any(sentence in err for sentence in CAN_GO_ON),
                                    left if in_disorder else ())
        return wrong and f"exit {got}, and {wrong}"

    def judge_next_run(self, run, status, out, folder, was_saved=False, abandoned=()):
        """What is wrong with how the same command ends in the folder, now without a fault. Where the last one said that its
        work `was_saved`, it goes on from there. Files that it has `abandoned` are in no run's way."""
        if run.is_limited():
            run = run.whole()
            status, out = self.whole[run.name]
        process = run.start(self.program, folder, None)
        next_out, err = process.communicate(timeout=run.seconds)
        if process.returncode != status or next_out != out:
            return f"the same command then ends with {process.returncode} and another output"
        if (run.resumes() or was_saved) and runs.GOES_ON not in err:
            return "the same command then does not go on from the checkpoint"
        left = [name for name in runs.left_behind(folder, run) if pathlib.Path(name).name.startswith(".") and name not in abandoned]
        return f"left behind for good: {' '.join(left)}" if left else None


def ended_by_a_library(got, fault, err):
    """Whether memory ended inside of a library that ends the process where it does: dlopen, with which oneTBB starts, by a
    fault; QSopt_ex by an abort."""
    if not fault.startswith("malloc:"):
        return False
    return (got == -signal.SIGSEGV and fault.endswith("+")) or (got == -signal.SIGABRT and QSOPT_ABORTS in err)


def calls_in(counts):
    """How many calls of each kind the file names."""
    calls = dict(line.split() for line in counts.read_text().splitlines())
    return {kind: int(calls[kind]) for kind in KINDS}


def numbers(calls, first, more, begin, random_numbers):
    """Which calls fail: the first ones from `begin` on, and seeded ones beyond."""
    chosen = list(range(begin, min(calls + 2, begin + first)))
    beyond = range(begin + first, calls + 2)
    return chosen + (sorted(random_numbers.sample(beyond, min(more, len(beyond)))) if len(beyond) else [])


def faults(run, right, options, begin, random_numbers):
    calls = right[4]
    for kind in options.kinds:
        start = begin if kind == "malloc" else 1
        for k in numbers(calls[kind], options.first, options.more, start, random_numbers):
            yield f"{kind}:{k}"
            yield f"{kind}:{k}+"
    size = len(right[2]) if right[2] is not None else 0
    if size and "write" in options.kinds:
        # A checkpoint has megabytes, which are written alike: seeded bytes stand for them.
        first = 0 if run.saves_a_checkpoint() else min(options.first, FIRST_BYTES)
        for room in numbers(size, first, options.more, 0, random_numbers):
            yield f"space:{min(room, size - 1)}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=runs.program_of)
    parser.add_argument("shim", type=runs.program_of)
    parser.add_argument("--quick", action="store_true", help="a few of each, for the tests that always run")
    parser.add_argument("--own-work", action="store_true", help="no call before a command's own work")
    parser.add_argument("--first", type=int, default=50_000)
    parser.add_argument("--more", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", type=lambda text: text.split(","), default=KINDS)
    parser.add_argument("--without", action="append", default=[], metavar="RUN")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("runs", nargs="*")
    options = parser.parse_intermixed_args()
    unknown = {*options.runs, *options.without} - {run.name for run in COMMANDS}
    if unknown:
        parser.error(f"no such run: {' '.join(sorted(unknown))}; commands.py names them")
    if options.quick:
        options.first, options.more = 2, 4
    chosen = [run for run in COMMANDS
              if (not options.runs or run.name in options.runs) and run.name not in options.without]
    findings = collections.Counter()
    total = 0
    with tempfile.TemporaryDirectory() as folder:
        injection = Injection(options.program, options.shim, folder)
        # How many allocations each program needs to read its options.
        reading = {program: injection.reference(runs.Run("version", "--version", program=program))[4]["malloc"]
                   for program in {run.program for run in chosen}}
        # The programs whose options are read under every fault: in their first runs, unless none is asked for.
        whole = set(reading) if options.own_work else set()
        for run in chosen:
            run.make_earlier_rows(options.program, pathlib.Path(folder) / "earlier")
            injection.make_checkpoint(run)
            right = injection.reference(run)
            if right is None:
                print(f"{run.name:24} refused by this program: it was built without what it needs", flush=True)
                continue
            random_numbers = random.Random(f"{options.seed} {run.name}")
            begin = max(1, reading[run.program] - 200) if run.program in whole else 1
            whole.add(run.program)
            todo = list(dict.fromkeys(faults(run, right, options, begin, random_numbers)))
            if run.most is not None and run.most < len(todo):
                todo = sorted(random_numbers.sample(todo, run.most))
            workers = itertools.count()
            with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
                sentences = list(pool.map(lambda fault: injection.judge(run, right, fault, next(workers) % 10_000), todo))
            total += len(todo)
            wrong = [(fault, sentence) for fault, sentence in zip(todo, sentences) if sentence]
            findings[run.name] = len(wrong)
            print(f"{run.name:24} {len(todo):7} faults  {len(wrong)} findings", flush=True)
            for fault, sentence in wrong[:10]:
                print(f"  QUADRILLE_FAULT={fault}: {sentence.strip()}", flush=True)
    print(f"{injection.ended_by_libraries} runs were ended by a library")
    print(f"faults: {total} in {len(chosen)} commands, {sum(findings.values())} findings")
    return 1 if sum(findings.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
