"""Makes calls of the system fail in small runs of every command, and checks the outcomes.

    inject.py PROGRAM SHIM [--quick] [--own-work] [--first N] [--more N] [--seed S] [--kinds KIND,...] [--without RUN]
              [RUN...]

The K-th call of each kind (shim.cpp) fails, once or from then on: for K from 1 to N (`--first`), and for random K
beyond (`--more`). The disk fills up at each of the first 10,000 bytes of an output, and at random ones of longer
outputs and of checkpoints.

Permitted outcomes:
- the right output;
- exit 2 or 3 with a message: the earlier output file unchanged or completely new, and no other file left behind;
- exit 3 with a message on missing rows: the file may be shorter, as every format except csv then replaces the earlier
  file. Rows, printed or in a file, are a beginning of the right ones (tables.py);
- a signal, but only if memory runs out inside a library that then ends the process. The file may be as after exit 3;
- a temporary file left behind, after such a signal or after std::terminate, which prints a message.

A run never exits with 130, hangs, or exits with 0 and another output. A run that resumes from a checkpoint leaves
that one or a later one, from which the same command reaches the right output.

The calls before a command's own work, while its options are read, are the same for all commands. One run goes through
them; the others start after them, with --own-work all do.
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
FIRST_BYTES = 10_000  # the disk fills up at each of these bytes of an output
MESSAGES = (b"quadrille: ", b"quadrille_confirm: ")
WITHOUT_MEMORY = b", too large for the solver or its memory"  # the answer of a game that continues without it
MEMORY_ENDED = b"memory"  # in every message on a limit of memory
# The messages of std::terminate on a limit (cli/exit.cpp). Such a run leaves its temporary files.
IN_DISORDER = b"memory: used up, and the run could not end cleanly", b"system: a thread could not be created"
QSOPT_ABORTS = b"malloc: Cannot allocate memory"  # QSopt_ex prints this if it has no memory for a message
# The messages that promise that a checkpoint has the remaining work.
CAN_RESUME = b"the same command with more memory resumes from it", b"the same command resumes from it"


class Injection:
    def __init__(self, program, shim, folder):
        self.program = program
        self.shim = shim
        self.folder = pathlib.Path(folder)
        self.whole = {}  # exit status and output of a limited run without its limit
        self.of_plies = {}  # output and file of a run with that many plies
        self.lock = threading.Lock()
        self.ended_by_libraries = 0

    def finish(self, run, name, fault=None, counts=None):
        """Runs with the fault. Returns the exit status, both outputs and the folder."""
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
        """Makes the checkpoint from which the run resumes: the same command runs out of time or memory."""
        if not run.resumes():
            return
        name, begun, counts = f"{run.name}-begun", run.begun(), self.folder / f"{run.name}-begun.counts"
        ends = [self.finish(begun, name, counts=counts)]
        calls = calls_in(counts)["mmap"]
        half_way = (self.finish(begun, name, fault=f"mmap:{k}+") for k in range(calls // 2, calls + 1))
        for status, _, err, folder in itertools.chain(ends, half_way):
            if status == 3 and any(sentence in err for sentence in CAN_RESUME):
                run.earlier = runs.contents(folder / run.output)
                return
        raise SystemExit(f"{run.name}: no limit leaves a checkpoint")

    def reference(self, run):
        """The run without a fault: its status, output and file, and its number of calls of each kind. None if the
        program was built without a required part."""
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
            wrong = "it does not" if runs.RESUMES not in err else self.judge_next_run(run, status, out, folder)
            if wrong:
                raise SystemExit(f"{run.name}: must resume from its checkpoint without a fault: {wrong}")
        return status, out, written, rows, calls_in(counts)

    def counted_so_far(self, run, err):
        """Output and file of the run with the number of plies that the message reports; an empty list if it
        reports none."""
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
        """True if a run that stopped early may have printed the text."""
        if text in (b"", right):
            return True
        if fault.startswith("write") and right.startswith(text):
            return True  # the next write failed
        so_far = [right, *(out for out, _ in self.counted_so_far(run, err))]
        if run.prints_csv():
            return any(tables.is_beginning_of_csv(text, of, err) for of in so_far)
        return any(tables.is_shorter(text, of, err) for of in so_far) or (run.prints_a_text() and right.startswith(text))

    def judge(self, run, right, fault, worker):
        """The mistake in the run's outcome under the fault, in words; None if there is none."""
        status, out, written, rows, _ = right
        # The outcome of the complete run.
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
        # If all later writes fail, no message can appear. If one write fails, the message is a later write.
        explained = any(message in err for message in MESSAGES)
        if got != done and got > 0 and not explained and not (fault.startswith("write:") and fault.endswith("+")):
            return f"exit {got} without a message"
        if got != done and not self.may_print(run, out, got_out, fault, err if got == 3 else b""):
            return f"exit {got}, and what is printed is no beginning of the right output"
        return self.judge_file(run, right, got, err, folder)

    def judge_file(self, run, right, got, err, folder):
        status, out, written, rows, _ = right
        now = None if run.output is None else runs.contents(folder / run.output)
        # A database's journal is no leftover: the next program that opens the database undoes the unfinished work.
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
            pass  # a newer checkpoint is right if the next run resumes from it
        elif now not in (run.earlier, written) and not ((got == 3 or got < 0) and (run.may_fail or is_cut)):
            return f"exit {got}, and the file is neither the earlier nor the new one"
        in_disorder = got < 0 or any(sentence in err for sentence in IN_DISORDER)
        if left and not in_disorder and (got != 3 or (run.is_limited() and MEMORY_ENDED not in err)):
            return f"exit {got}, left behind: {' '.join(left)}"
        partial = [runs.contents(folder / name) for name in left if ".csv.partial" in name]
        if not all(any(tables.is_beginning_of_csv(text, of, err) for of in so_far) for text in partial):
            return f"exit {got}, and the rows of FILE.partial are no beginning of the right ones"
        # A limit stopped the run, and its rows were kept; or std::terminate did, and a temporary file remains, as after
        # kill -9. Either way the same command must work now.
        wrong = self.judge_next_run(run, status, out, folder, any(sentence in err for sentence in CAN_RESUME),
                                    left if in_disorder else ())
        return wrong and f"exit {got}, and {wrong}"

    def judge_next_run(self, run, status, out, folder, was_saved=False, abandoned=()):
        """The mistake of the same command in the folder, now without a fault. If the last run said that its work
        `was_saved`, the command resumes. `abandoned` files do not disturb it."""
        if run.is_limited():
            run = run.whole()
            status, out = self.whole[run.name]
        process = run.start(self.program, folder, None)
        next_out, err = process.communicate(timeout=run.seconds)
        if process.returncode != status or next_out != out:
            return f"the same command then ends with {process.returncode} and another output"
        if (run.resumes() or was_saved) and runs.RESUMES not in err:
            return "the same command then does not resume from the checkpoint"
        left = [name for name in runs.left_behind(folder, run) if pathlib.Path(name).name.startswith(".") and name not in abandoned]
        return f"left behind for good: {' '.join(left)}" if left else None


def ended_by_a_library(got, fault, err):
    """True if memory ran out inside a library that then ends the process: dlopen, with which oneTBB starts, by a
    signal; QSopt_ex by an abort."""
    if not fault.startswith("malloc:"):
        return False
    return (got == -signal.SIGSEGV and fault.endswith("+")) or (got == -signal.SIGABRT and QSOPT_ABORTS in err)


def calls_in(counts):
    """The number of calls of each kind, read from the file."""
    calls = dict(line.split() for line in counts.read_text().splitlines())
    return {kind: int(calls[kind]) for kind in KINDS}


def numbers(calls, first, more, begin, random_numbers):
    """The calls that fail: the first ones from `begin`, and random ones beyond."""
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
        # A checkpoint has megabytes, all written the same way: random bytes are enough.
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
        # The number of allocations in which each program reads its options.
        reading = {program: injection.reference(runs.Run("version", "--version", program=program))[4]["malloc"]
                   for program in {run.program for run in chosen}}
        # The programs of which the faults while options are read are done: after their first runs, or from the start.
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
