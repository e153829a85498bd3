"""Kills runs at random moments (kill -9), and checks the files that remain.

    kill.py PROGRAM [--kills N] [--seed S] [SUBJECT...]

A count or a search with a checkpoint is killed repeatedly and resumes each time from its last save, on a random
number of threads, until it finishes: with the rows of an undisturbed run. An output is the earlier file or the
complete new one. A database is sound and has all rows of the run or none; a second run adds its own rows. A killed
run leaves no other file except a temporary one, which disturbs no later run.

The moments are random, by a seed, and spread over the duration of a run on this machine. Most kills of a run with an
output are near its end, when the output is written. Of ten kills or more, one must hit a run that resumed from a
checkpoint, or come before the new file or rows exist; otherwise the kills tested nothing. Few kills fall between the
appearance of the file and the end of the run, as that time is short.
"""
import argparse
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

import runs
from runs import Run

ENOUGH = 10  # kills of a subject after which each outcome must have occurred
SAVE_IS_DUE = 1.0  # seconds without a save (enumerate/run/checkpoint.hpp)

RESUMED = [
    Run("layered",
        "count soccer --pitch paper:3x3 --plies 19 --engine layered --by ply --format csv --checkpoint saved",
        "saved", None),
    Run("frontier", "count soccer --pitch paper:5x5 --engine frontier --by ply --format csv --checkpoint saved",
        "saved", None),
    Run("balls", "count soccer --pitch paper:5x5 --engine frontier --by ball --format csv --checkpoint saved",
        "saved", None),
    Run("colour", "count soccer --pitch paper:8x8 --engine colour --by total --format csv --checkpoint saved", "saved", None),
    Run("trails", "count soccer --pitch classic:4x4 --engine trails --by total --format csv --checkpoint saved",
        "saved", None),
    Run("outcome", "count soccer --pitch paper:4x3 --engine trails --by outcome --format csv --checkpoint saved",
        "saved", None),
    Run("search", "solve soccer --pitch classic:6x4 --format csv --checkpoint saved", "saved", None),
]
OUTPUTS = [
    Run("positions", "export positions --pitch paper:3x3 --plies 11 --format csv --out all.csv", "all.csv"),
    Run("graph", "export graph --pitch paper:2x2 --format graphml --out g.graphml", "g.graphml"),
    Run("margins", "solve plusminus --n 8 --by predictions --format json --out margins.json", "margins.json"),
    Run("certificate", "solve soccer --pitch paper:5x5 --threads 1 --quiet --certificate won.certificate", "won.certificate"),
]
DATABASES = [
    Run("append", "count updown --n 28 --format sqlite --out rows.db", "rows.db", earlier_rows_of="count tennis --points 4"),
    Run("create", "count updown --n 28 --format sqlite --out rows.db", "rows.db", None),
]


class Kills:
    def __init__(self, program, folder, seed):
        self.program = program
        self.folder = pathlib.Path(folder)
        self.random = random.Random(seed)
        self.kills = 0
        self.finished = 0
        self.resumed = 0
        self.reached = 0  # kills that reached the intended moment
        self.findings = []

    def finish(self, run, folder):
        """Runs to the end. Returns the output and the duration."""
        begin = time.monotonic()
        process = run.start(self.program, folder, None)
        out, err = process.communicate(timeout=20 * runs.SECONDS)
        if process.returncode != 0:
            self.find(run, f"exit {process.returncode}: {err.decode(errors='replace')[:300]}")
        return out, time.monotonic() - begin

    def killed(self, run, folder, seconds, stopped_after=None):
        """Starts, waits, and kills. Returns whether the kill came in time, and the output. If the run is stopped for a
        while, a save is due when it continues, on a machine of any speed."""
        process = run.start(self.program, folder, None)
        try:
            if stopped_after is not None:
                self.stop_for_a_while(process, stopped_after)
            out, err = process.communicate(timeout=seconds - (stopped_after or 0))
            self.finished += 1
            if process.returncode != 0:
                self.find(run, f"exit {process.returncode}: {err.decode(errors='replace')[:300]}")
            killed = False
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            self.kills += 1
            killed = True
        self.resumed += runs.RESUMES in err
        return killed, out

    def stop_for_a_while(self, process, seconds):
        time.sleep(seconds)
        process.send_signal(signal.SIGSTOP)
        time.sleep(SAVE_IS_DUE)
        process.send_signal(signal.SIGCONT)

    def find(self, run, sentence):
        self.findings.append(f"{run.name}: {sentence.strip()}")

    def settle(self, run, folder, right):
        """The command works after the kills."""
        out, _ = self.finish(run, folder)
        if out != right:
            self.find(run, "after kills it prints other rows")
        left = [name for name in runs.left_behind(folder, run) if not runs.is_temporary(name)]
        if left:
            self.find(run, f"left behind: {' '.join(left)}")

    def count(self, run, kills):
        folder = self.folder / run.name
        run.prepare(folder)
        right, seconds = self.finish(run, folder)
        before, resumed = self.kills, self.resumed
        while self.kills - before < kills:
            run.prepare(folder)
            for _ in range(kills - (self.kills - before)):
                moment = self.random.uniform(0, seconds)
                attempt = run if "--threads" in run.arguments else run.on_threads(self.random.randint(1, 4))
                killed, out = self.killed(attempt, folder, moment, stopped_after=self.random.uniform(0, moment / 4))
                if not killed:
                    if out != right:
                        self.find(run, "resumed, it prints other rows")
                    break
            else:
                self.settle(run, folder, right)
        return self.seen(run, self.resumed - resumed, self.kills - before, "times from a checkpoint")

    def seen(self, run, times, kills, what):
        """The report on the kills; a finding if none of them reached the intended moment."""
        self.reached += times
        if times == 0 and kills >= ENOUGH:
            self.find(run, f"{kills} kills tried nothing: 0 {what}")
        return f"{times} {what}"

    def output(self, run, kills):
        folder = self.folder / run.name
        run.prepare(folder)
        out, seconds = self.finish(run, folder)
        right = runs.contents(folder / run.output)
        before = self.kills
        old = new = 0
        while self.kills - before < kills:
            (folder / run.output).write_bytes(run.earlier)
            killed, _ = self.killed(run, folder, self.random.triangular(0, 1.1 * seconds, seconds))
            now = runs.contents(folder / run.output)
            new += killed and now == right
            old += killed and now == run.earlier
            seconds = nearer_the_end(seconds, now == right)
            if now not in (run.earlier, right):
                self.find(run, "the file is neither the earlier nor the new one")
        self.settle(run, folder, out)
        if runs.contents(folder / run.output) != right:
            self.find(run, "after kills it writes another file")
        return self.seen(run, old, self.kills - before, f"times the earlier file, {new} times the new one")

    def database(self, run, kills):
        folder = self.folder / run.name
        run.make_earlier_rows(self.program, self.folder / "earlier")
        run.prepare(folder)
        _, seconds = self.finish(run, folder)
        right = runs.rows(folder / run.output)
        before = self.kills
        old = new = 0
        while self.kills - before < kills:
            run.prepare(folder)
            killed, _ = self.killed(run, folder, self.random.uniform(0, 1.05 * seconds))
            now = runs.rows(folder / run.output)
            new += killed and now == right
            old += killed and now == run.rows_before
            seconds = nearer_the_end(seconds, now == right)
            if now not in (run.rows_before, right):
                self.find(run, f"the database has {now}")
            self.finish(run, folder)
            twice = runs.rows(folder / run.output)
            if twice != with_a_run_more(now, run.rows_before, right):
                self.find(run, f"the database had {now}, and has {twice} after one run more")
            left = [name for name in runs.left_behind(folder, run) if not runs.is_temporary(name)]
            if left:
                self.find(run, f"left behind: {' '.join(left)}")
        return self.seen(run, old, self.kills - before, f"times the earlier rows, {new} times the new ones")


def nearer_the_end(seconds, has_ended):
    """A new estimate of a run's duration: the machine may have become slower or quicker."""
    return seconds / 1.5 if has_ended else seconds * 1.2


def with_a_run_more(now, before, right):
    """The number of rows of each table after one more run. A run changes `before` to `right`."""
    if not all(isinstance(rows, dict) for rows in (now, right)):
        return None
    return {table: now.get(table, 0) + right.get(table, 0) - before.get(table, 0) for table in now | right}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=runs.program_of)
    parser.add_argument("--kills", type=int, default=200, help="of each subject")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("subjects", nargs="*")
    options = parser.parse_intermixed_args()
    unknown = set(options.subjects) - {run.name for run in RESUMED + OUTPUTS + DATABASES}
    if unknown:
        parser.error(f"no such subject: {' '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as folder:
        kills = Kills(options.program, folder, options.seed)
        for subjects, loop in ((RESUMED, kills.count), (OUTPUTS, kills.output), (DATABASES, kills.database)):
            for run in subjects:
                if options.subjects and run.name not in options.subjects:
                    continue
                before, found = kills.kills, len(kills.findings)
                what = loop(run, options.kills)
                print(f"{run.name:12} {kills.kills - before:5} kills, {what}, {len(kills.findings) - found} findings", flush=True)
        # With few kills of each subject, one of all of them must have reached its moment.
        if kills.reached == 0 and kills.kills >= ENOUGH:
            kills.findings.append(f"{kills.kills} kills tried nothing")
        for finding in kills.findings:
            print(f"  {finding}")
        print(f"kills: {kills.kills} in all, {kills.finished} runs ended before theirs, {len(kills.findings)} findings")
    return 1 if kills.findings else 0


if __name__ == "__main__":
    sys.exit(main())
