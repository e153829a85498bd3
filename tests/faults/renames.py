"""Outputs on a file system without RENAME_NOREPLACE: its renames replace an existing file.

    renames.py PROGRAM SHIM

The finished rows of a csv still go to FILE.partial; if that rename fails, nothing remains. A new database gets its
rows.
"""
import os
import pathlib
import sys
import tempfile

import runs

EARLIER = b"an earlier file\n"
LIMITED = "export positions --pitch paper:3x3 --threads 1 --memory 36M --out positions.csv"


class FileSystem:
    """A folder on such a file system, whose K-th rename fails, none if K is 0."""

    def __init__(self, folder, program, shim, failing_rename=0):
        self.folder = pathlib.Path(folder)
        self.program = program
        self.environment = dict(os.environ, LD_PRELOAD=shim, QUADRILLE_FAULT=f"renames:{failing_rename}")

    def run(self, command):
        """Returns the command's exit status and its messages."""
        process = runs.Run("renames", command).start(self.program, self.folder, self.environment)
        _, said = process.communicate(timeout=runs.SECONDS)
        return process.returncode, said.decode()

    def files(self):
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}


def expect(holds, sentence):
    if not holds:
        raise SystemExit(sentence)


def a_part_gets_its_name(system):
    for name in ("positions.csv", "positions.csv.partial"):
        (system.folder / name).write_bytes(EARLIER)
    status, said = system.run(LIMITED)
    expect(status == 3, f"exit {status}: {said}")
    expect("/positions.csv.partial; the earlier file is unchanged" in said, said)
    files = system.files()
    expect(sorted(files) == ["positions.csv", "positions.csv.partial"], sorted(files))
    expect(files["positions.csv"] == EARLIER, "the earlier file is gone")
    part = files["positions.csv.partial"]
    expect(part.startswith(b"grade,") and part.count(b"\n") > 1 and part.endswith(b"\n"), "few rows were kept")


def a_failed_rename_leaves_nothing(system):
    status, said = system.run(LIMITED)
    expect(status == 3, f"exit {status}: {said}")
    expect("the results so far could not be saved (Permission denied)" in said, said)
    expect(system.files() == {}, sorted(system.files()))


def a_new_database_gets_its_rows(system):
    status, said = system.run("count tennis --points 3 --format sqlite --out new.db")
    expect(status == 0, f"exit {status}: {said}")
    expect(sorted(system.files()) == ["new.db"], sorted(system.files()))
    rows = runs.rows(system.folder / "new.db")
    expect(rows == {"count_tennis_outcome": 3, "runs": 1}, rows)


def main():
    program, shim = map(runs.program_of, sys.argv[1:])
    for check, failing_rename in [(a_part_gets_its_name, 0), (a_failed_rename_leaves_nothing, 1),
                                  (a_new_database_gets_its_rows, 0)]:
        with tempfile.TemporaryDirectory() as folder:
            check(FileSystem(folder, program, shim, failing_rename))
    return 0


if __name__ == "__main__":
    sys.exit(main())
