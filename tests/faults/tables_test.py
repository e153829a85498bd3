"""tables_test.py PROGRAM: what is said of tables that a limit has cut: right where rows or cells are missing, wrong where a
number is another, a row is out of its place or a digit is lost; in every format, by tables of the program's own."""
import re
import subprocess
import sys

import runs
from tables import is_beginning_of_csv, is_shorter

COUNT = ["count", "soccer", "--pitch", "paper:3x3", "--plies"]
MISSING = b"reached after ply 3; missing: all plies after 3"
FROM_THE_END = MISSING + b", from the end"


def printed(program, plies, form):
    return subprocess.run([program, *COUNT, str(plies), "--format", form, "--quiet"], check=True, capture_output=True).stdout


def expect(right, what):
    if not right:
        raise SystemExit(f"tables_test: {what}")


def main():
    program = runs.program_of(sys.argv[1])
    for form in ["csv", "json", "markdown", "latex", "table"]:
        judge = is_beginning_of_csv if form == "csv" else is_shorter
        whole, cut = (printed(program, plies, form) for plies in (5, 3))
        expect(judge(whole, whole, MISSING), f"{form}: the whole table")
        expect(judge(cut, whole, MISSING), f"{form}: the first rows")
        expect(not judge(whole, cut, MISSING), f"{form}: a row too many")
        expect(form == "csv" or not judge(cut, whole, b""), f"{form}: nothing says that rows are missing")
        expect(not judge(cut[:-1], whole, MISSING), f"{form}: the last line is cut")
        last = re.findall(rb"\d+", cut)[-1]  # of the last row that has any
        at = cut.rindex(last)
        for other in (b"7" + last, str(int(last) + 1).encode()):
            expect(not judge(cut[:at] + other + cut[at + len(last):], whole, MISSING), f"{form}: {other} for {last}")
        expect(form == "csv" or not judge(cut, whole, FROM_THE_END), f"{form}: the first rows for the last")
    csv = printed(program, 5, "csv").splitlines(keepends=True)
    end = b"".join(csv[:1] + csv[3:])
    expect(is_beginning_of_csv(end, b"".join(csv), FROM_THE_END), "csv: the last rows")
    expect(not is_beginning_of_csv(end, b"".join(csv), MISSING), "csv: the last rows for the first")
    empty = re.sub(rb",\d+,", b",,", csv[2], count=1)
    expect(is_beginning_of_csv(b"".join(csv[:2] + [empty]), b"".join(csv), MISSING), "csv: a cell that was not counted")


if __name__ == "__main__":
    main()
