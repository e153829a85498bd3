"""What a limit has left of an output: rows of a table, in any format, which are to be the first of the right ones, or the
last where the count goes on from the end. Cells that were not counted are empty. Rows that sum over plies are those of
the same command with so many --plies."""
import csv
import io
import json
import re

AFTER_PLY = re.compile(rb"missing: all plies after (\d+)")  # what is said where so many plies were counted
ENDED_EARLY = b"missing"  # what is said where a limit ended the work, and the rows so far stand for the earlier file's
SHORTEST_LINE = b"missing: the shortest line"
FROM_THE_END = b", from the end"  # what is said where the last plies are counted first
COUNT_ENDED = "the count ended early:".split()
IN_LATEX = r"\begin{tabular}"


def is_shorter_json(text, right, err):
    """The same document but for fewer rows and what is missing."""
    found, wanted = json.loads(text), json.loads(right)
    if found.pop("missing", None) is None or list(found) != list(wanted):
        return False
    for key, value in found.items():
        if key == "provenance":  # the command of so many plies is another
            value, wanted[key] = ({**of, "command": ""} for of in (value, wanted[key]))
        if key != "rows" and value != wanted[key]:
            return False
    if any(list(row) != found["columns"] for row in found["rows"]):
        return False
    if SHORTEST_LINE in err:  # the line that is printed wins as well
        return [row["ply"] for row in found["rows"]] == list(range(1, len(found["rows"]) + 1))
    return are_beginning(*([["" if cell is None else str(cell) for cell in row.values()] for row in of["rows"]]
                           for of in (found, wanted)), err)


def says_what_is_missing(line):
    return line.removeprefix("% ").startswith("missing: ")


def rows_of(text, cells):
    """The rows of a table for LaTeX, Markdown or people, and the lines around them; without what is said of the end."""
    rows, around = [], []
    for line in text.splitlines():
        row = cells(line)
        if row is not None:
            rows.append(row)
        elif line and not says_what_is_missing(line) and not line.startswith("% quadrille "):
            around.append(line)
    return rows, around


def cells_of_latex(line):
    return [cell.strip() for cell in line[:-2].split("&")] if line.endswith("\\\\") else None


def cells_of_markdown(line):
    return [cell.strip() for cell in line.split("|")] if re.search("[^|: -]", line) and line.startswith("|") else None


def is_shorter_text(text, right, err):
    """What is for people: each block of lines is one of the right one's, and the first, the table, the beginning of it."""
    found, wanted = ([[line.split() for line in block.splitlines() if not says_what_is_missing(line)]
                      for block in of.split("\n\n")] for of in (text, right))
    return are_beginning(found[0], wanted[0], err) and all(
        block in ([], *wanted) or block[0][:4] == COUNT_ENDED for block in found[1:])


def are_beginning(found, wanted, err):
    """Whether the rows are the first of the right ones, or the last where the count goes on from the end. The first cell
    says which row it is, where there are several."""
    is_one = len(wanted) <= 2  # with its header, where that is a row
    if FROM_THE_END in err:
        found, wanted = found[:1] + found[:0:-1], wanted[:1] + wanted[:0:-1]
    return len(found) <= len(wanted) and all(
        len(row) == len(of) and (is_one or row[:1] == of[:1]) and all(cell in ("", right_cell) for cell, right_cell in zip(row, of))
        for row, of in zip(found, wanted))


def is_beginning_of_csv(text, right, err):
    """The same of csv, which says nothing of missing rows itself: a message does."""
    if right.startswith(text):
        return text == b"" or text.endswith(b"\n")
    found, wanted = (list(csv.reader(io.StringIO(of.decode(errors="replace")))) for of in (text, right))
    return ENDED_EARLY in err and text.endswith(b"\n") and are_beginning(found, wanted, err)


def is_shorter(text, right, err):
    """Whether the text, of another format, is the right one without the rows that it and a message say are missing."""
    if ENDED_EARLY not in err or ENDED_EARLY not in text or not text.endswith(b"\n"):
        return False
    try:
        text, right = text.decode(), right.decode()
        if right.startswith("{"):
            return is_shorter_json(text, right, err)
        for mark, cells in (IN_LATEX, cells_of_latex), ("| -", cells_of_markdown), ("| :", cells_of_markdown):
            if mark in right:
                (found, before), (wanted, around) = (rows_of(of, cells) for of in (text, right))
                return before == around and are_beginning(found, wanted, err)
        return is_shorter_text(text, right, err)
    except (ValueError, KeyError, AttributeError):  # no JSON, or not a document of ours
        return False
