"""A page for each result of data/results: its numbers, command, provenance and confirmation, and how to verify it.

data/results/README.md says what the files of a name are; provenance.csv says which command printed each. A file that
another program printed confirms a result, and is shown on that result's page.
"""
import re

from results_files import PROVENANCE, RESULTS, rows_of, table, terms_of

from .staging import SiteError

MOST_ROWS = 60
LONGEST_LINE = 300
FOLDER = "data/results"


def descriptions():
    """What README.md says of each kind of file: pairs of a pattern and a text, the most exact pattern first."""
    kinds = []
    for line in (RESULTS / "README.md").read_text().splitlines():
        row = re.fullmatch(r"\| (`.*`) \| (.*) \|", line)
        for name in re.findall("`([^`]+)`", row[1]) if row else []:
            # A word in capitals is any word: PITCH, WxN.
            pattern = re.sub(r"(?<![a-zA-Z])[A-Z]+(?:x[A-Z]+)?", "[a-z0-9-]+", re.escape(name).replace(r"\-", "-"))
            kinds.append((len(re.sub("[A-Z]", "", name)), pattern, row[2]))
    return [(pattern, text) for _, pattern, text in sorted(kinds, reverse=True)]


def is_result(name):
    """Whether the program printed a file, or a script of many of its commands; the others confirm."""
    return name not in PROVENANCE or PROVENANCE[name]["command"].startswith("quadrille ")


def confirmed_by(name, names):
    """The files that confirm a result: those whose command is compared with it, and those that bear its name."""
    about = PROVENANCE.get(name, {"confirmation": ""})
    stem = re.sub("(-total)?$", "", stem_of(name))
    commands = {part.split(" --expect")[0] for part in about["confirmation"].split(" && ") if part}
    return [other for other in names if not is_result(other) and (
        PROVENANCE[other]["command"] in commands or
        not PROVENANCE[other]["confirmation"] and re.fullmatch(f"{stem}(-last|-middle)?-residue.csv", other))]


def stem_of(name):
    return re.sub(r"(\.bfile)?\.\w+$", "", name)


def with_commas(text):
    return f"{int(text):,}" if re.fullmatch("-?[0-9]+", text) else text


def short(text):
    """A number for a cell, sorted by its value."""
    digits = text.lstrip("-")
    if not re.fullmatch("[0-9]+", digits):
        return text
    if len(digits) <= 24:
        return with_commas(text)
    return f"{digits[0]}.{digits[1:4]}e{len(digits) - 1}"


def grid(rows, most=MOST_ROWS):
    """The first rows of a table of strings, without columns that are empty in all."""
    columns = [column for column in rows[0] if any(row[column] for row in rows)]
    right = {place for place, column in enumerate(columns) if all(re.fullmatch(r"-?[0-9./]*", row[column]) for row in rows)}
    text = table(columns, [[row[column] for column in columns] for row in rows[:most]], right)
    rest = f"\n\nThe file has {len(rows) - most:,} more rows." if len(rows) > most else ""
    return text + rest


def fenced(text):
    return f"```text\n{text}\n```"


def sums(name, rows):
    """The sums over the rows of a table by something, whose rows share nothing."""
    if "-by-" not in name:
        return []
    return [(column, str(sum(int(row[column]) for row in rows))) for column in list(rows[0])[1:]
            if all(re.fullmatch("[0-9]+", row[column]) for row in rows)]


def numbers(name):
    """The numbers that a result is, with their names: of one row, of a last term, of sums."""
    if name.endswith(".bfile.txt"):
        last, term = max(terms_of(name).items())
        return [(f"a({last})", str(term))]
    if not name.endswith(".csv"):
        return []
    rows = rows_of(name)
    return [(column, value) for column, value in rows[0].items() if value] if len(rows) == 1 else sums(name, rows)


def shown(name):
    """The numbers of a file as Markdown."""
    if name.endswith(".bfile.txt"):
        terms = sorted(terms_of(name).items())
        notes = [line[2:] for line in (RESULTS / name).read_text().splitlines() if line.startswith("# ")]
        notes = [line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}... ({len(line):,} characters in the file)"
                 for line in notes]
        return f"{grid([{'n': str(n), 'a(n)': str(term)} for n, term in terms], 20)}\n\nThe file says:\n\n" + fenced("\n".join(notes))
    if name.endswith(".csv"):
        return grid(rows_of(name))
    return fenced((RESULTS / name).read_text().rstrip())


def provenance(name):
    about = PROVENANCE[name]
    facts = [("version", f"{about['version']}, commit {about['commit']}"), ("wall-clock seconds", about["wall_seconds"]),
             ("peak memory in MiB", about["peak_mib"]), ("threads", about["threads"]), ("processor", about["processor"]),
             ("warning", about["warning"])]
    lines = table(["recorded", ""], [fact for fact in facts if fact[1]], set())
    return f"```console\n$ {about['command']}\n```\n\n{lines}"


def verification(name):
    about = PROVENANCE.get(name)
    if not about:
        return "No single command made this file, so `quadrille verify` does not take it; what is said above names the script that did."
    compared = "computes the file anew and compares it byte by byte"
    if about["confirmation"]:
        commands = "\n".join(f"$ {part}" for part in about["confirmation"].split(" && "))
        compared += f", then has the second program compare it:\n\n```console\n{commands}\n```\n\nEach"
        compared = compared.removesuffix("\n\nEach")
    else:
        compared += ". No stored command confirms it"
    return f"```console\n$ quadrille verify {FOLDER}/{name}\n```\n\nIt {compared}" + ("" if about["confirmation"] else ".")


def page(name, what, confirmations, kinds):
    title = stem_of(name)
    lead = "\n".join(f"**{column}** = <span class=\"number\">{with_commas(value)}</span>\n" for column, value in numbers(name))
    parts = [f"# {title}", f"[Every result](all.md)", f"{what[0].upper()}{what[1:]}.", lead, shown(name),
             f"The file: [{name}]({name})"]
    if name in PROVENANCE:
        parts += ["## Command", provenance(name)]
    if confirmations:
        parts.append("## Confirmation")
        for other in confirmations:
            parts += [f"### {stem_of(other)}", f"{describe(other, kinds)}.", shown(other), provenance(other), f"The file: [{other}]({other})"]
    parts += ["## How to verify it", verification(name)]
    return "\n\n".join(part for part in parts if part) + "\n"


def describe(name, kinds):
    for pattern, text in kinds:
        if re.fullmatch(pattern, name):
            return text
    raise SiteError(f"{FOLDER}/{name}: {FOLDER}/README.md says nothing of it; add a row")


def stage(staging):
    """Writes the pages of all results, and the one that lists them."""
    kinds = descriptions()
    names = sorted(path.name for path in RESULTS.iterdir()
                   if path.suffix in (".csv", ".txt") and path.name != "provenance.csv")
    pages, lines = {}, []
    for name in filter(is_result, names):
        confirmations = confirmed_by(name, names)
        place = f"{FOLDER}/{stem_of(name)}.md"
        pages[place] = page(name, describe(name, kinds), confirmations, kinds)
        staging.places[f"{FOLDER}/{name}"] = place
        for other in confirmations:
            staging.places.setdefault(f"{FOLDER}/{other}", f"{place}#{stem_of(other)}")
        found = numbers(name)
        column, value = found[-1] if found else ("", "")
        lines.append((f"[{stem_of(name)}]({stem_of(name)}.md)", column, short(value),
                      PROVENANCE.get(name, {"wall_seconds": ""})["wall_seconds"], len(confirmations)))
    for name in names:
        staging.copy(f"{FOLDER}/{name}")
        if f"{FOLDER}/{name}" not in staging.places:
            raise SiteError(f"{FOLDER}/{name}: it confirms no result")
    for place, text in pages.items():
        staging.write(place, text)
    body = table(["result", "what", "number", "seconds", "confirmations"], lines, {2, 3, 4})
    staging.write(f"{FOLDER}/all.md", f"""# Every result

One page each: the numbers, the command that printed them, on what machine and in what time, what confirms them, and how to
verify them. A click on a column's title sorts by it. `a(n)` is the last term of a sequence; of a table by plies, winners and
so on, the last column is summed.

{body}
""")
