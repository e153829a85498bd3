"""Outputs on a file system whose renames replace what has the name, and that knows no links.

    renames.py PROGRAM SHIM

What a limit has left of a csv goes to FILE.partial all the same, in two steps, and replaces nothing. A new database needs
one step: it is refused, and nothing of it is left.
"""
import os
import pathlib
import sys
import tempfile

import runs

EARLIER = "an earlier file\n"


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def expect(holds, sentence):
    if not holds:
        raise SystemExit(sentence)


def main():
    program, shim = map(runs.program_of, sys.argv[1:])
    environment = dict(os.environ, LD_PRELOAD=shim, QUADRILLE_FAULT="renames:")

    def status_of(command, folder):
        process = runs.Run("renames", command).start(program, folder, environment)
        _, said = process.communicate(timeout=runs.SECONDS)
        return process.returncode, said.decode()

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "positions.csv").write_text(EARLIER)
        limited = "export positions --pitch paper:3x3 --threads 1 --memory 36M --out positions.csv"
        for partial in ("positions.csv.partial", "positions.csv.partial-1"):
            status, said = status_of(limited, folder)
            expect(status == 3, f"exit {status}: {said}")
            expect(f"/{partial}; the earlier file stands" in said, said)
            expect((folder / partial).read_text().count("\n") > 1, f"{partial}: {names_in(folder)}")
        expect((folder / "positions.csv").read_text() == EARLIER, "the earlier file is gone")
        expect(names_in(folder) == ["positions.csv", "positions.csv.partial", "positions.csv.partial-1"], names_in(folder))

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        status, said = status_of("count tennis --points 3 --format sqlite --out new.db", folder)
        expect(status == 2, f"exit {status}: {said}")
        expect("'new.db': could not be written (Operation not supported)" in said, said)
        expect(names_in(folder) == [], names_in(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
