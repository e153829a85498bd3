"""Makes a page for each result of data/results. The page shows the result's numbers, its command, its origin and its
confirmation, and says how to verify the result.

The description of a file comes from data/results/README.md, and the command that printed it from provenance.csv. A
file that another program printed confirms a result, and is shown on that result's page.
"""
import decimal
import re

from results_files import PROVENANCE, RESULTS, rows_of, table, terms_of, whole

from .staging import SiteError

MOST_ROWS = 1000
FEW_ROWS = 20
LONGEST_LINE = 300
LONGEST_NUMBER = 200
FOLDER = "data/results"


def descriptions():
    """README.md's text on each kind of file: pairs of a pattern and a text, the most specific pattern first."""
    kinds = []
    for line in (RESULTS / "README.md").read_text().splitlines():
        row = re.fullmatch(r"\| (`.*`) \| (.*) \|", line)
        for name in re.findall("`([^`]+)`", row[1]) if row else []:
            # A word in capitals matches any word: PITCH, WxN.
            pattern = re.sub(r"(?<![a-zA-Z])[A-Z]+(?:x[A-Z]+)?", "[a-z0-9-]+", re.escape(name).replace(r"\-", "-"))
            kinds.append((len(re.sub("[A-Z]", "", name)), pattern, row[2]))
    return [(pattern, text) for _, pattern, text in sorted(kinds, reverse=True)]


def is_result(name):
    """Whether the program printed a file, or a script of many of its commands; the others confirm."""
    return name not in PROVENANCE or PROVENANCE[name]["command"].startswith("quadrille ")


def confirmed_by(name, names):
    """The files that confirm a result: those whose command is compared with it, and those with its name."""
    about = PROVENANCE.get(name, {"confirmation": ""})
    stem = re.sub("(-total)?$", "", stem_of(name))
    commands = {part.split(" --expect")[0] for part in about["confirmation"].split(" && ") if part}
    return [other for other in names if not is_result(other) and (
        PROVENANCE[other]["command"] in commands or
        not PROVENANCE[other]["confirmation"] and re.fullmatch(f"{stem}(-last|-middle)?-residue.csv", other))]


def stem_of(name):
    return re.sub(r"(\.bfile)?\.\w+$", "", name)


def with_commas(text):
    return whole(text) if re.fullmatch("-?[0-9]+", text) else text


def rounded(text, most):
    """A number with commas; if it has more than `most` digits, its first four, rounded half up."""
    if len(text.lstrip("-")) <= most:
        return with_commas(text)
    four = decimal.Context(prec=4, rounding=decimal.ROUND_HALF_UP).create_decimal(text)
    return "≈ " + f"{four:.3e}".replace("e+", " × 10^")


def cell(text):
    """A number for a cell, which is sorted by all its digits."""
    return f'{rounded(text, 21)} {{: data-sort="{text}" }}' if re.fullmatch("-?[0-9]+", text) else text


def in_full(text):
    """A number for the title of its page, rounded if it is too long."""
    if len(text) <= LONGEST_NUMBER:
        return with_commas(text)
    return f"{rounded(text, LONGEST_NUMBER)}; the file has all {len(text)} digits"


def grid(rows, most=MOST_ROWS):
    """A table of strings without its empty columns; if it has more than `most` rows, the first few, unsorted."""
    columns = [column for column in rows[0] if any(row[column] for row in rows)]
    right = {place for place, column in enumerate(columns)
             if all(re.fullmatch(r"-?[0-9./]*(e[-+][0-9]+)?", row[column]) for row in rows)}
    shown = rows if len(rows) <= most else rows[:FEW_ROWS]
    text = table(columns, [[row[column] for column in columns] for row in shown], right)
    if shown is rows:
        return text
    return (f'<div class="cut" markdown>\n\n{text}\n\n</div>\n\n'
            f"These are the first {len(shown)} of {len(rows):,} rows, so they cannot be sorted; the file has all.")


def fenced(text):
    return f"```text\n{text}\n```"


def sums(name, rows):
    """The sums over the rows of a table whose rows are disjoint."""
    if "-by-" not in name:
        return []
    return [(column, str(sum(int(row[column]) for row in rows))) for column in list(rows[0])[1:]
            if all(re.fullmatch("[0-9]+", row[column]) for row in rows)]


def numbers(name):
    """The numbers of a result, with their names: from one row, from a last term, or sums."""
    if name.endswith(".bfile.txt"):
        last, term = max(terms_of(name).items())
        return [(f"a({last})", str(term))]
    if not name.endswith(".csv"):
        return []
    rows = rows_of(name)
    return [(column, value) for column, value in rows[0].items() if value] if len(rows) == 1 else sums(name, rows)


def headline(name):
    """The one number that the list of all results shows, with its name."""
    found = numbers(name)
    if not found:
        return ("rows", str(len(rows_of(name)))) if name.endswith(".csv") else ("", "")
    return next((pair for pair in found if re.fullmatch("-?[0-9]+", pair[1])), found[0])


def shown(name):
    """The numbers of a file as Markdown."""
    if name.endswith(".bfile.txt"):
        terms = sorted(terms_of(name).items())
        notes = [line[2:] for line in (RESULTS / name).read_text().splitlines() if line.startswith("# ")]
        notes = "\n".join(line if len(line) <= LONGEST_LINE else
                          f"{line[:LONGEST_LINE]}... ({len(line):,} characters in the file)" for line in notes)
        body = grid([{"n": str(n), "a(n)": str(term)} for n, term in terms], FEW_ROWS)
        return f"{body}\n\nThe file says:\n\n{fenced(notes)}"
    if name.endswith(".csv"):
        rows = rows_of(name)
        if len(rows) > 1:
            return grid(rows)
    return fenced((RESULTS / name).read_text().rstrip())


def provenance(name):
    about = PROVENANCE[name]
    facts = [("version", f"{about['version']}, commit {about['commit']}"),
             ("wall-clock seconds", about["wall_seconds"]), ("peak memory in MiB", about["peak_mib"]),
             ("threads", about["threads"]), ("processor", about["processor"]), ("warning", about["warning"])]
    lines = table(["recorded", "value"], [fact for fact in facts if fact[1]], set())
    return f"{shell(about['command'])}\n\n{lines}"


def shell(*commands):
    return "```bash\n" + "\n".join(commands) + "\n```"


def verification(name):
    if name not in PROVENANCE:
        return "Many commands made this file, so `quadrille verify` refuses it; the script that made it is named above."
    confirmation = PROVENANCE[name]["confirmation"]
    commands = shell(*confirmation.split(" && "))
    rest = f", then has the second program compare it:\n\n{commands}" if confirmation else "."
    return (f"{shell(f'quadrille verify {FOLDER}/{name}')}\n\n"
            f"It computes the file anew and compares it byte by byte, but for the version that a b-file names{rest}")


def page(name, confirmations, kinds):
    numbered = [f'**{column}** = <span class="number">{in_full(value)}</span>' for column, value in numbers(name)]
    parts = [f"# {stem_of(name)}", "[Every result](all.md)", describe(name, kinds), *numbered, shown(name)]
    parts.append(file_link(name))
    if name in PROVENANCE:
        parts += ["## Command", provenance(name)]
    parts += ["## Confirmation"] if confirmations else ["## Confirmation", "No stored file confirms it."]
    for other in confirmations:
        parts += [f"### {stem_of(other)}", describe(other, kinds), shown(other), provenance(other), file_link(other)]
    return "\n\n".join([*parts, "## How to verify it", verification(name)]) + "\n"


def file_link(name):
    return f"The file: [{name}]({name})"


def describe(name, kinds):
    for pattern, text in kinds:
        if re.fullmatch(pattern, name):
            return f"{text[0].upper()}{text[1:]}."
    raise SiteError(f"{FOLDER}/{name}: {FOLDER}/README.md has no row for it; add one")


def stage(staging):
    """Writes the pages of all results, and their list."""
    kinds = descriptions()
    names = sorted(path.name for path in RESULTS.iterdir()
                   if path.suffix in (".csv", ".txt") and path.name != "provenance.csv")
    pages, lines = {}, {}
    for name in filter(is_result, names):
        confirmations = confirmed_by(name, names)
        place = f"{FOLDER}/{stem_of(name)}.md"
        pages[place] = page(name, confirmations, kinds)
        staging.places[f"{FOLDER}/{name}"] = place
        for other in confirmations:
            staging.places.setdefault(f"{FOLDER}/{other}", f"{place}#{stem_of(other)}")
        column, value = headline(name)
        # The largest numbers first, tables without a number last.
        lines[(column not in ("rows", ""), len(value), value, name)] = (
            f"[{stem_of(name)}]({stem_of(name)}.md)", column, cell(value),
            PROVENANCE.get(name, {"wall_seconds": ""})["wall_seconds"], len(confirmations))
    for name in names:
        staging.copy(f"{FOLDER}/{name}")
        if f"{FOLDER}/{name}" not in staging.places:
            raise SiteError(f"{FOLDER}/{name}: it confirms no result")
    for place, text in pages.items():
        staging.write(place, text)
    rows = [lines[key] for key in sorted(lines, reverse=True)]
    body = table(["result", "what", "number", "seconds", "confirmations"], rows, {2, 3, 4})
    staging.write(f"{FOLDER}/all.md", f"""# Every result

One page each: the numbers, the command that printed them, its machine and its time, the confirmations, and how to
verify them. A click on a column's title sorts by it. For a sequence `a(n)` is the last term; for a table by plies,
winners and so on, the number is the sum of a column.

{body}
""")
