"""Plants faults one at a time, and checks that a test notices each.

    python3 run.py [--seed SEED] [--count N] [--folder DIR] [--copies N] [--minutes M]

SEED chooses the faults (candidates.py); by default it is the hash of the commit, so that nobody picks them. Each
fault is planted in a copy of the tree, the changed targets are built, and the tests labelled quick and standard run:
first those of the file's module, then all. Several copies work at once, with a processor each. With ccache, the later
ones and .ci/run reuse each other's compilations. A fault is

    caught      by the first test that fails, which is named; or by a test that ends at its time limit
    refused     by the compiler: it counts neither way
    survived    if every test passes

The verdicts are in DIR/SEED.json, and the same command resumes from there. With --minutes it stops in time and may be
called again. `explained.md` beside this file, if it exists, names survivors that no test can catch, and why.

Exit status: 0 if at least 95 in 100 of the faults that compile are caught or explained, 1 if not, 3 if there are more
to try, 130 if a signal stopped it: the faults in work are tried again.
"""

import argparse
import concurrent.futures
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from candidates import chosen  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
TEST_SECONDS = 300
BUILD_SECONDS = 3600
# Errors of the compiler and of the linker.
REFUSAL = re.compile(r"^.+:\d+:\d+: (fatal )?error: |undefined reference|undefined symbol", re.MULTILINE)
FROM_OUTSIDE = re.compile(r"Killed signal|No space left on device|[Cc]annot allocate memory|unknown target")
LOOKS = "^project/format$"  # the test of line breaks does not count as noticing a fault


def arguments():
    parser = argparse.ArgumentParser(description="plants faults, and sees whether a test notices")
    parser.add_argument("--seed", help="a text that chooses the faults; the hash of the commit if not given")
    parser.add_argument("--count", type=int, default=60, help="how many faults; 60 if not given")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "mutants", help="where the copy is built")
    parser.add_argument("--copies", type=int, default=os.cpu_count(), help="how many faults at a time")
    parser.add_argument("--minutes", type=float, help="begin no fault after this many minutes")
    return parser.parse_args()


class Stopped(Exception):
    """A signal ended the run."""


class Commands:
    """The running commands. A signal ends them without a verdict."""

    def __init__(self):
        self.running = set()
        self.stopped = False
        signal.signal(signal.SIGINT, self.stop)
        signal.signal(signal.SIGTERM, self.stop)

    def stop(self, *_):
        self.stopped = True
        for process in tuple(self.running):
            self.end(process)

    @staticmethod
    def end(process):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def run(self, command, environment, seconds=None):
        """The command's exit status and output; None if it takes longer."""
        process = subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                   start_new_session=True)
        self.running.add(process)
        if self.stopped:
            self.end(process)
        try:
            said, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            self.end(process)
            process.communicate()
            return None, ""
        finally:
            self.running.discard(process)
        if self.stopped:
            raise Stopped
        return process.returncode, said


class Copy:
    """A copy of the committed tree with a build folder of its own, compiled as .ci/run compiles it."""

    def __init__(self, folder, commit, commands):
        self.source = folder / "source"
        self.build = self.source / "build" / "release"  # as in .ci/run: for ccache, paths are relative to the source
        self.commands = commands
        self.jobs = str(os.cpu_count())  # until it is built
        self.environment = dict(os.environ, CCACHE_BASEDIR=str(self.source))
        stamp = folder / "commit"
        self.lay(commit)
        if not stamp.exists() or stamp.read_text() != commit:
            self.must(*self.cmake("-G", "Ninja", "-S", str(self.source), "-B", str(self.build),
                                  "-DCMAKE_BUILD_TYPE=Release", "-DQUADRILLE_UNITY=ON", "-DQUADRILLE_TESTS=ON",
                                  "-DQUADRILLE_BENCH=OFF", "-DQUADRILLE_COQ=OFF", "-DQUADRILLE_REPORT=OFF"))
            self.must(*self.cmake("--build", str(self.build), "-j", self.jobs))
            if failing := self.first_failure():
                raise RuntimeError(f"{failing} fails without a fault, so it would catch every one")
            stamp.write_text(commit)
        self.jobs = "1"

    def lay(self, commit):
        """A clone of the commit, since tests ask git. An interrupted run may have left its fault there."""
        repository = self.source / ".git"
        if not repository.exists():
            cloned = self.source.with_name("cloned")  # an interrupted clone is no repository
            shutil.rmtree(cloned, ignore_errors=True)
            self.must("git", "clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(cloned))
            self.source.mkdir(exist_ok=True)
            (cloned / ".git").rename(repository)
        (repository / "index.lock").unlink(missing_ok=True)
        # By explicit path: near a broken repository git would find another one, which is the user's.
        here = ("git", f"--git-dir={repository}", f"--work-tree={self.source}", "-C", str(self.source))
        self.must(*here, "reset", "--quiet", "--hard", commit)
        self.must(*here, "clean", "--quiet", "-ffdx", "--exclude=/build")

    def must(self, *command):
        status, said = self.commands.run(command, self.environment)
        if status != 0:
            raise RuntimeError(f"{' '.join(command)}: {status}\n{said}")
        return said

    @staticmethod
    def cmake(*words):
        return [str(ROOT / "scripts/cached"), "g++", "cmake", *words]

    def build_ends_by(self, targets):
        """The reason why the targets, all if none is named, do not build: the compiler (refused), or a run of the
        program in the build (caught); None if they build."""
        command = self.cmake("--build", str(self.build), "-j", self.jobs, *(["--target", *targets] if targets else []))
        status, said = self.commands.run(command, self.environment, BUILD_SECONDS)
        if status is None or (status != 0 and FROM_OUTSIDE.search(said)):
            raise RuntimeError(f"a build ended with {status}, and not by the fault:\n{said[-2000:]}")
        return None if status == 0 else "refused" if REFUSAL.search(said) else "caught"

    def first_failure(self, *selection):
        """The name of a test that fails; None if all selected tests pass."""
        status, said = self.commands.run(["ctest", "--test-dir", str(self.build), "-j", self.jobs, "--stop-on-failure",
                                          "--timeout", str(TEST_SECONDS), "-L", "quick|standard", *selection],
                                         self.environment)
        for line in said.splitlines():
            if "***" in line and "Test" in line and "***Skipped" not in line:
                return line.split(": ", 1)[-1].split()[0] + (" (time limit)" if "Timeout" in line else "")
        if status != 0:
            raise RuntimeError(f"ctest did not run:\n{said}")
        return None

    @staticmethod
    def module_of(file):
        """The module whose test program runs first for the file."""
        folders = file.split("/")
        if folders[0] == "include":
            return "engines"
        if folders[0] == "enumerate":
            return folders[1]
        return folders[0]


def git(*words):
    return subprocess.run(["git", "-C", str(ROOT), *words], check=True, text=True, capture_output=True).stdout.strip()


def try_one(copy, candidate):
    """Tries the fault. Returns its verdict, and the test that caught it."""
    path = copy.source / candidate.file
    original = path.read_text(encoding="utf-8")
    lines = original.splitlines(keepends=True)
    lines[candidate.line - 1] = candidate.after + "\n"
    path.write_text("".join(lines), encoding="utf-8")
    try:
        module = copy.module_of(candidate.file)
        if ended := copy.build_ends_by([f"test_{module}"]):
            return ended, "the build"
        if found := copy.first_failure("-R", f"^{module}/[A-Z]"):  # no scripts: the program is not built yet
            return "caught", found
        if ended := copy.build_ends_by([]):
            return ended, "the build"
        found = copy.first_failure("-E", LOOKS)
        return ("caught", found) if found else ("survived", "")
    finally:
        path.write_text(original, encoding="utf-8")


def explained():
    """The survivors in explained.md, as `file: kind: before -> after`."""
    path = Path(__file__).with_name("explained.md")
    return {line[2:].strip().strip("`") for line in path.read_text(encoding="utf-8").splitlines()
            if line.startswith("- `")} if path.exists() else set()


def without_line(identity):
    file, _, rest = identity.partition(":")
    return f"{file}:{rest.partition(':')[2]}"


def main():
    asked = arguments()
    commit = git("rev-parse", "HEAD")
    seed = asked.seed or commit
    started = time.monotonic()
    results_file = asked.folder / f"{seed}.json"
    results = json.loads(results_file.read_text()) if results_file.exists() else {}
    todo = queue.SimpleQueue()
    for candidate in chosen(ROOT, commit, seed, asked.count):
        if candidate.identity() not in results:
            todo.put(candidate)
    commands = Commands()
    try:
        copies = [Copy(asked.folder / f"copy-{k}", commit, commands) for k in range(min(asked.copies, todo.qsize()))]
    except Stopped:
        return 130
    lock = threading.Lock()

    def work(copy):
        while not commands.stopped and (asked.minutes is None or time.monotonic() - started <= 60 * asked.minutes):
            try:
                candidate = todo.get_nowait()
            except queue.Empty:
                return
            began = time.monotonic()
            try:
                verdict, test = try_one(copy, candidate)
            except Stopped:
                todo.put(candidate)
                return
            with lock:
                results[candidate.identity()] = [verdict, test]
                results_file.write_text(json.dumps(results, indent=1))
                print(f"{verdict:8} {time.monotonic() - began:5.0f} s  {candidate.identity()}  {test}", flush=True)

    with concurrent.futures.ThreadPoolExecutor(max(1, len(copies))) as pool:
        list(pool.map(work, copies))
    left = todo.qsize()
    known = explained()
    count = {"caught": 0, "refused": 0, "survived": 0, "explained": 0}
    for identity, (verdict, _) in results.items():
        count["explained" if verdict == "survived" and without_line(identity) in known else verdict] += 1
    judged = len(results) - count["refused"]
    good = count["caught"] + count["explained"]
    print(f"seed {seed}: {len(results)} faults, {count['refused']} refused by the compiler; of the other {judged}, "
          f"{count['caught']} caught, {count['explained']} explained, {count['survived']} survived; {left} left to try")
    return 130 if commands.stopped else 3 if left else 0 if judged and good >= 0.95 * judged else 1


if __name__ == "__main__":
    sys.exit(main())
