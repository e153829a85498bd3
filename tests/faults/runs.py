"""Runs of the program, shared by the tests of faults and kills: commands, folders, and permitted outcomes."""
import copy
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess

EARLIER = b"an earlier file, which nothing may harm\n"
RESUMES = b": resumes from it"  # the message of a run that resumes from a checkpoint
SECONDS = 120  # a run takes some hundredths of a second
TYPED = "typed"  # the file that is a run's standard input


class Run:
    """A command, the files it reads, and the file that it writes, if any.

    `earlier` is the output file's content before the run: None for a new file. A database's earlier rows are those of
    another command, `earlier_rows_of`. Saving a checkpoint may fail (`may_fail`): the count continues without it. A run
    that resumes finds a checkpoint, made by the same command with the additional arguments `begun_with`, which may be
    none. A run that is `limited_by` additional arguments stops at a limit with exit 3; the same command without them
    must work afterwards. A run that `only_reads` its checkpoint finishes before a save is due. `typed` is its standard
    input. `program` names another program, built beside the tested one. Of a long run at most `most` faults are tried,
    and each may take `seconds`. A program built without a part that the run needs prints `refused_by`.
    """

    def __init__(self, name, arguments, output=None, earlier=EARLIER, files=None, earlier_rows_of=None, may_fail=False,
                 begun_with=None, limited_by=None, only_reads=False, typed=None, program=None, most=None, seconds=SECONDS,
                 refused_by=None):
        self.name = name
        self.arguments = arguments.split("|") if "|" in arguments else arguments.split()
        self.output = output
        self.earlier = earlier
        self.files = dict(files or {})
        if typed is not None:
            self.files[TYPED] = typed
        self.program = program
        self.earlier_rows_of = earlier_rows_of
        self.rows_before = {}
        self.may_fail = may_fail
        self.begun_with = begun_with
        self.only_reads = only_reads
        self.without_limit = self.arguments
        if limited_by is not None:
            self.arguments = self.arguments + limited_by.split()
        self.most = most
        self.seconds = seconds
        self.refused_by = refused_by

    def make_earlier_rows(self, program, folder):
        """Makes the program write the database that the run finds."""
        if self.earlier_rows_of is None:
            return
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        command = [program, *self.earlier_rows_of.split(), "--format", "sqlite", "--out", self.output]
        subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)
        self.earlier = contents(folder / self.output)
        self.rows_before = rows(folder / self.output)

    def resumes(self):
        return self.begun_with is not None

    def is_limited(self):
        return self.arguments != self.without_limit

    def whole(self):
        """The same run without its limit."""
        whole = copy.copy(self)
        whole.arguments = self.without_limit
        return whole

    def begun(self):
        """The run that makes the checkpoint."""
        begun = copy.copy(self)
        begun.arguments = self.without_limit + self.begun_with.split()
        begun.earlier = None
        return begun

    def saves_a_checkpoint(self):
        return "--checkpoint" in self.arguments

    def of_plies(self, plies):
        """The same run with that many plies."""
        few = copy.copy(self)
        at = self.arguments.index("--plies") if "--plies" in self.arguments else len(self.arguments)
        few.arguments = self.arguments[:at] + self.arguments[at + 2:] + ["--plies", str(plies)]
        return few

    def on_threads(self, threads):
        """The same run on that many threads."""
        run = copy.copy(self)
        run.arguments = self.arguments + ["--threads", str(threads)]
        return run

    def plays(self):
        """True if the program plays a game, which continues if a solution lacks memory."""
        return self.arguments[0] == "play"

    def prints_csv(self):
        return ("--format", "csv") in zip(self.arguments, self.arguments[1:])

    def prints_a_text(self):
        """True if the command has no --format: its text is for people and may stop after any line."""
        return "--format" not in self.arguments

    def prepare(self, folder):
        """An empty folder with the files of the run."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name, text in self.files.items():
            (folder / name).write_bytes(text)
        if self.output is not None and self.earlier is not None:
            (folder / self.output).parent.mkdir(exist_ok=True)
            (folder / self.output).write_bytes(self.earlier)

    def program_beside(self, program):
        """The path of the run's program, if `program` is the tested one."""
        return program if self.program is None else program_of(pathlib.Path(program).with_name(self.program))

    def start(self, program, folder, environment, wrapper=()):
        typed = folder / TYPED if TYPED in self.files else os.devnull
        with open(typed, "rb") as standard_input:
            return subprocess.Popen([*wrapper, self.program_beside(program), *self.arguments], cwd=folder, env=environment,
                                    stdin=standard_input, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def contents(path):
    """The file's bytes; None if it does not exist."""
    return path.read_bytes() if path.exists() else None


def is_database(name):
    return name is not None and name.endswith(".db")


def rows(path):
    """The number of rows of each table of a database, or a sentence on its fault."""
    if not path.exists():
        return {}
    try:
        with sqlite3.connect(path) as database:
            sound = database.execute("pragma integrity_check").fetchall()
            if sound != [("ok",)]:
                return f"integrity_check: {sound[0][0]}"
            tables = [name for (name,) in database.execute(
                "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")]
            return {table: database.execute(f'select count(*) from "{table}"').fetchone()[0] for table in tables}
    except sqlite3.DatabaseError as error:
        return f"no database: {error}"


def left_behind(folder, run):
    """Files other than the run's input and output, and the folder of its output."""
    expected = {folder / name for name in (run.output, *run.files) if name is not None}
    expected |= {path.parent for path in expected}
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path not in expected)


def is_temporary(name):
    """True if a killed run may leave a file of that name."""
    return re.fullmatch(r"\.quadrille-\d+-\d+\.part", pathlib.PurePath(name).name) is not None


def program_of(arguments):
    program = pathlib.Path(arguments).resolve()
    if not program.is_file():
        raise SystemExit(f"{arguments}: no program there; name build/release/quadrille")
    return str(program)
