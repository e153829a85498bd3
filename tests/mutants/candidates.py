"""Candidate faults: small changes of one line of a source that a check ought to notice.

    python3 candidates.py ROOT [COMMIT]        every candidate, a line each; of HEAD if no commit is given

A candidate is a line of code with one thing changed: a comparison, a sign, a bound, a parity, an off-by-one, a logical
operator, a negation, the lesser for the greater, or a statement that calls a function and is dropped. Comments, texts,
assertions and preprocessor lines are left alone. Some candidates change nothing that can be observed, and some do not
compile: the runner (run.py) says which.
"""

import io
import random
import re
import subprocess
import sys
import tarfile
from dataclasses import dataclass

# Folders and files that a count, a solution or a verdict depends on: engines, rules, exporters and the ledger. (The
# copies in which faults are planted are built without the report.)
PLACES = ["graphs", "games", "enumerate", "export/tables", "export/graphs", "export/pictures",
          "proofs", "properties", "include/quadrille/detail", "cli/ledger.cpp", "cli/ledger.hpp",
          "cli/output/ledger_table.cpp", "cli/output/ledger_table.hpp", "cli/report/parts.cpp", "cli/report/parts.hpp"]

# The name of the fault, the pattern, and its replacement.
CHANGES = [
    ("comparison", r" < ", " <= "),
    ("comparison", r" <= ", " < "),
    ("comparison", r" > ", " >= "),
    ("comparison", r" >= ", " > "),
    ("comparison", r" == ", " != "),
    ("comparison", r" != ", " == "),
    ("sign", r" \+ (?=[\w(])", " - "),
    ("sign", r" - (?=[\w(])", " + "),
    ("sign", r" \+= ", " -= "),
    ("sign", r" -= ", " += "),
    ("off by one", r" \+ 1\b(?![.'xU])", ""),
    ("off by one", r" - 1\b(?![.'xU])", ""),
    ("off by one", r"(?<=[(=,] )0(?=[;,)])", "1"),
    ("off by one", r"\+\+(?=\w+;)", "--"),
    ("parity", r"% 2 == 0", "% 2 != 0"),
    ("parity", r"% 2 == 1", "% 2 == 0"),
    ("parity", r"% 2 != 0", "% 2 == 0"),
    ("bound", r"\bstd::max\b", "std::min"),
    ("bound", r"\bstd::min\b", "std::max"),
    ("bound", r"\bbreak;", ";"),
    ("bound", r"\bcontinue;", ";"),
    ("logic", r" && ", " || "),
    ("logic", r" \|\| ", " && "),
    ("logic", r"(?<=[(\s])!(?=[a-z(])", ""),
    ("logic", r"\breturn true;", "return false;"),
    ("logic", r"\breturn false;", "return true;"),
    ("bits", r" \| (?=[\w(])", " & "),
    ("bits", r" & (?=[\w(~])", " | "),
    ("bits", r" << ", " >> "),
    ("bits", r" >> ", " << "),
    ("dropped call", r"^( +)(?!return|throw|delete|co_|using|else|case|default)[a-z_][\w.:>-]*(\[[\w.]+\])?\([^;{}]*\);$", r"\1;"),
]


@dataclass(frozen=True)
class Candidate:
    """One fault: the line with this number in the file is replaced by `after`."""

    file: str
    line: int
    kind: str
    before: str
    after: str

    def identity(self):
        return f"{self.file}:{self.line}: {self.kind}: {self.before.strip()} -> {self.after.strip()}"


def code_of(line):
    """The line without its comment, and with its texts blanked; the columns do not change."""
    blanked = re.sub(r'"(\\.|[^"\\])*"|\'(\\.|[^\'\\])\'', lambda text: "\x00" * len(text.group()), line)
    comment = blanked.find("//")
    return blanked if comment < 0 else blanked[:comment]


def is_left_alone(code):
    """True if a change there is no fault of the program: preprocessor, assertions, types, requirements, and calls that
    only save time."""
    return bool(re.match(r"\s*(#|static_assert|assert\(|template|requires|concept|using|friend|namespace)", code)
                or re.search(r"__builtin_|= delete|= default|\.reserve\(|prefetch|RC_CLASSIFY", code))


def candidates_of_line(file, number, line):
    code = code_of(line)
    if is_left_alone(code):
        return
    for kind, pattern, replacement in CHANGES:
        for match in re.finditer(pattern, code):
            after = line[:match.start()] + match.expand(replacement) + line[match.end():]
            yield Candidate(file, number, kind, line, after)


def all_candidates(root, commit):
    """Every candidate in PLACES at this commit, in the order of files and lines."""
    archive = subprocess.run(["git", "-C", str(root), "archive", commit, "--", *PLACES], check=True,
                             capture_output=True).stdout
    found = []
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for file in sorted(name for name in files.getnames() if name.endswith((".cpp", ".hpp"))):
            lines = files.extractfile(file).read().decode("utf-8").splitlines()
            for number, line in enumerate(lines, 1):
                found.extend(candidates_of_line(file, number, line))
    return found


def chosen(root, commit, seed, count):
    """`count` of the candidates, the same for the same commit and seed. The kind of fault is chosen first, so that a
    frequent kind does not crowd out a rare one."""
    by_kind = {}
    for candidate in all_candidates(root, commit):
        by_kind.setdefault(candidate.kind, []).append(candidate)
    generator = random.Random(seed)
    picked = []
    while len(picked) < count and by_kind:
        kind = generator.choice(sorted(by_kind))
        of_kind = by_kind[kind]
        picked.append(of_kind.pop(generator.randrange(len(of_kind))))
        if not of_kind:
            del by_kind[kind]
    return picked


if __name__ == "__main__":
    for each in all_candidates(sys.argv[1], *(sys.argv[2:3] or ["HEAD"])):
        print(each.identity())
