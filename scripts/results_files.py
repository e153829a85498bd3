"""Functions for other scripts. They read the files of data/results, and write numbers and tables in Markdown."""
import csv
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RESULTS = ROOT / "data" / "results"


def rows_of(name):
    with open(RESULTS / name, newline="") as file:
        return list(csv.DictReader(file))


def terms_of(name):
    """A b-file's terms, by index."""
    lines = (RESULTS / name).read_text().splitlines()
    return {int(line.split()[0]): int(line.split()[1]) for line in lines if line and not line.startswith("#")}


PROVENANCE = {row["file"]: row for row in rows_of("provenance.csv")}


def command_of(name):
    return f"`{PROVENANCE[name]['command']}`"


def link(name, text=None):
    return f"[{text or name}](../data/results/{name})"


def whole(number):
    return f"{int(number):,}"


def table(header, rows, right):
    """A Markdown table; `right` has the right-aligned columns."""
    lines = ["| " + " | ".join(header) + " |"]
    lines.append("|" + "|".join("---:" if i in right else "---" for i in range(len(header))) + "|")
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def require(condition, message):
    if not condition:
        sys.exit(f"scripts/results_page: {message}; run scripts/results for both files")
