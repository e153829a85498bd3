"""tables_test.py PROGRAM: the checks of tables that a limit has cut. They accept missing rows and cells. They reject a
changed number, a row out of place, a lost digit and a lost line; in every format, on tables that the program prints."""
import re
import subprocess
import sys

import runs
from tables import is_beginning_of_csv, is_shorter

COUNT = ["count", "soccer", "--pitch", "paper:3x3", "--plies"]
MISSING = b"reached after ply 3; missing: all plies after 3"
FROM_THE_END = MISSING + b", from the end"


def printed(program, plies, form, by="ply"):
    command = [program, *COUNT, str(plies), "--by", by, "--format", form, "--quiet"]
    return subprocess.run(command, check=True, capture_output=True).stdout


def names_what_is_missing(text, form):
    """The text as the program writes it when a limit stops the work."""
    said = b"missing: all plies after 3\n"
    if form == "json":
        return text.replace(b'  "columns"', b'  "missing": "all plies after 3",\n  "columns"')
    if form == "latex":
        return text.replace(b"\\begin", b"% " + said + b"\\begin")
    if form == "table":
        return text.replace(b"\n\n", b"\n" + said + b"\n")
    return text if form == "csv" else text + b"\n" + said


def expect(right, what):
    if not right:
        raise SystemExit(f"tables_test: {what}")


def main():
    program = runs.program_of(sys.argv[1])
    for form in ["csv", "json", "markdown", "latex", "table"]:
        judge = is_beginning_of_csv if form == "csv" else is_shorter
        whole = printed(program, 5, form)
        cut = names_what_is_missing(printed(program, 3, form), form)
        expect(judge(cut, whole, MISSING), f"{form}: the first rows")
        expect(not judge(names_what_is_missing(whole, form), printed(program, 3, form), MISSING), f"{form}: a row too many")
        expect(not judge(cut[:-1], whole, MISSING), f"{form}: the last line is cut")
        for last in re.findall(rb"\d+", printed(program, 3, form))[-4:]:  # of the last row or its last cells
            at = cut.rindex(last)
            for other in (b"7" + last, str(int(last) + 1).encode(), last[:-1] or b"9"):
                expect(not judge(cut[:at] + other + cut[at + len(last):], whole, MISSING), f"{form}: {other} for {last}")
        if form == "csv":
            continue
        expect(not judge(cut, whole, b""), f"{form}: no message says that rows are missing")
        expect(not judge(printed(program, 3, form), whole, MISSING), f"{form}: nothing in it says that rows are missing")
        expect(not judge(cut, whole, FROM_THE_END), f"{form}: the first rows for the last")
        for lines in range(1, cut.count(b"\n")):
            first = b"".join(cut.splitlines(keepends=True)[:lines])
            fewer = names_what_is_missing(first, form)
            expect(form in ("table", "markdown") or not judge(fewer, whole, MISSING), f"{form}: {lines} lines alone")
    csv = printed(program, 5, "csv").splitlines(keepends=True)
    end = b"".join(csv[:1] + csv[3:])
    expect(is_beginning_of_csv(end, b"".join(csv), FROM_THE_END), "csv: the last rows")
    expect(not is_beginning_of_csv(end, b"".join(csv), MISSING), "csv: the last rows for the first")
    empty = re.sub(rb",\d+,", b",,", csv[2], count=1)
    expect(is_beginning_of_csv(b"".join(csv[:2] + [empty]), b"".join(csv), MISSING), "csv: a cell that was not counted")
    one = printed(program, 5, "csv", "total").splitlines(keepends=True)
    empty = re.sub(rb"^\d+,", b",", one[1])
    expect(is_beginning_of_csv(one[0] + empty, b"".join(one), MISSING), "csv: a total whose first cell was not counted")
    expect(not is_beginning_of_csv(one[0] + b"1" + empty, b"".join(one), MISSING), "csv: another number in that cell")
    expect(not is_beginning_of_csv(b"".join(csv[:2]) + empty, b"".join(csv), MISSING), "csv: a row without its ply")


if __name__ == "__main__":
    main()
