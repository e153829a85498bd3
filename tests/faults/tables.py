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
SAID_OF_THE_END = ENDED_EARLY.decode(), "the count ended early"
IN_LATEX = r"\begin{tabular}"


def rows_of_json(text):
    """The columns, and the cells of each row, in order; of all tables of the document."""
    rows = []
    for value in json.loads(text).values():
        if isinstance(value, list) and value:
            are_rows = all(isinstance(row, dict) for row in value)
            rows += [["" if cell is None else str(cell) for cell in row.values()] for row in value] if are_rows else [value]
    return rows


def lines_of(block):
    return [line for line in block.splitlines() if not any(said in line for said in SAID_OF_THE_END)]


def rows_of(text):
    """The header and the rows; of what is for people, the words of each line of the first block."""
    if text.startswith("{"):
        return rows_of_json(text)
    if text.startswith("|"):
        return [[cell.strip() for cell in line.split("|")] for line in lines_of(text) if not re.fullmatch(r"[|: -]*", line)]
    if IN_LATEX in text:
        return [[cell.strip(" \\") for cell in line.split("&")] for line in text.splitlines() if line.endswith("\\\\")]
    return [line.split() for line in lines_of(text.split("\n\n")[0])]


def adds_text(text, right):
    """Whether what is for people has a block after the first, a legend or another picture, that the right one has not."""
    blocks = [lines_of(block) for block in text.split("\n\n")[1:]]
    return IN_LATEX not in text and text[:1] not in "{|" and any(
        block and block not in [lines_of(other) for other in right.split("\n\n")] for block in blocks)


def are_beginning(found, wanted, err):
    """Whether the rows are the first of the right ones, or the last where the count goes on from the end."""
    if FROM_THE_END in err:
        found, wanted = found[:1] + found[:0:-1], wanted[:1] + wanted[:0:-1]
    return len(found) <= len(wanted) and all(
        len(row) == len(of) and all(cell in ("", right_cell) for cell, right_cell in zip(row, of))
        for row, of in zip(found, wanted))


def is_beginning_of_csv(text, right, err):
    """The same of csv, which says nothing of missing rows itself: a message does."""
    if right.startswith(text):
        return text == b"" or text.endswith(b"\n")
    found, wanted = (list(csv.reader(io.StringIO(of.decode(errors="replace")))) for of in (text, right))
    return ENDED_EARLY in err and text.endswith(b"\n") and are_beginning(found, wanted, err)


def is_shorter(text, right, err):
    """Whether the text, of another format, is the right one without the rows that a message says are missing."""
    if ENDED_EARLY not in err or not text.endswith(b"\n"):
        return False
    if SHORTEST_LINE in err:
        return True  # the line that is printed wins as well
    try:
        text, right = text.decode(), right.decode()
        return are_beginning(rows_of(text), rows_of(right), err) and not adds_text(text, right)
    except ValueError:  # neither text nor JSON
        return False
