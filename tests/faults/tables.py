"""Incomplete outputs after a limit: rows of a table, in any format, that must be the first of the right ones, or the
last if the count starts from the end. Cells that were not counted are empty. Rows that sum over plies equal those of
the same command with that --plies."""
import csv
import io
import json
import re

AFTER_PLY = re.compile(rb"missing: all plies after (\d+)")  # the message after that many plies
ENDED_EARLY = b"missing"  # in the message of a limit; the finished rows then replace the earlier file
SHORTEST_LINE = b"missing: the shortest line"
FROM_THE_END = b", from the end"  # the message if the last plies are counted first
COUNT_ENDED = "the count ended early:".split()
IN_LATEX = r"\begin{tabular}"


def is_shorter_json(text, right, err):
    """True if the text is the same document with fewer rows and an entry on the missing ones."""
    found, wanted = json.loads(text), json.loads(right)
    if found.pop("missing", None) is None or list(found) != list(wanted):
        return False
    for key, value in found.items():
        if key == "provenance":  # the command with --plies is another one
            value, wanted[key] = ({**of, "command": ""} for of in (value, wanted[key]))
        if key != "rows" and value != wanted[key]:
            return False
    if any(list(row) != found["columns"] for row in found["rows"]):
        return False
    if SHORTEST_LINE in err:  # the printed line wins too
        return [row["ply"] for row in found["rows"]] == list(range(1, len(found["rows"]) + 1))
    return are_beginning(*([["" if cell is None else str(cell) for cell in row.values()] for row in of["rows"]]
                           for of in (found, wanted)), err)


def says_what_is_missing(line):
    return line.removeprefix("% ").startswith("missing: ")


def rows_of(text, cells):
    """The rows of a table for LaTeX, Markdown or people, and the other lines, without those on missing rows."""
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
    """True for text for people if each block of lines is a right one, and the first, the table, a beginning of it."""
    found, wanted = ([[line.split() for line in block.splitlines() if not says_what_is_missing(line)]
                      for block in of.split("\n\n")] for of in (text, right))
    return are_beginning(found[0], wanted[0], err) and all(
        block in ([], *wanted) or block[0][:4] == COUNT_ENDED for block in found[1:])


def are_beginning(found, wanted, err):
    """True if the rows are the first of the right ones, or the last if the count starts from the end. With several
    rows, the first cell identifies the row."""
    is_one = len(wanted) <= 2  # with the header, if that is a row
    if FROM_THE_END in err:
        found, wanted = found[:1] + found[:0:-1], wanted[:1] + wanted[:0:-1]
    return len(found) <= len(wanted) and all(
        len(row) == len(of) and (is_one or row[:1] == of[:1]) and all(cell in ("", right_cell) for cell, right_cell in zip(row, of))
        for row, of in zip(found, wanted))


def is_beginning_of_csv(text, right, err):
    """The same for csv, which does not mention missing rows: a message does."""
    if right.startswith(text):
        return text == b"" or text.endswith(b"\n")
    found, wanted = (list(csv.reader(io.StringIO(of.decode(errors="replace")))) for of in (text, right))
    return ENDED_EARLY in err and text.endswith(b"\n") and are_beginning(found, wanted, err)


def is_shorter(text, right, err):
    """True if the text, of another format, lacks only rows of the right one that it and a message report as missing."""
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
    except (ValueError, KeyError, AttributeError):  # no JSON, or another document
        return False
