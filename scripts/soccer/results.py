"""Makes the tables about Paper Soccer for scripts/results_page. Each table compares stored results with their
confirmations.
"""
import re

from results_files import (PROVENANCE, RESULTS, ROOT, command_of, link, require, rows_of, table, terms_of, whole)


def listed():
    names = [name for name in PROVENANCE if name.startswith("soccer-") and name.endswith("-whole.csv")]
    found = []
    for name in names:
        row = rows_of(name)[0]
        require(row["weak_classes"] == row["strong_classes"], f"{name}: weak and strong classes differ")
        found.append((int(row["histories"]), name, row))
    lines = [(link(name, name[len("soccer-"):-len("-whole.csv")].replace("-", ":", 1)), whole(row["histories"]),
              whole(row["weak_classes"]), PROVENANCE[name]["wall_seconds"], command_of(name))
             for _, name, row in sorted(found)]
    return table(["pitch", "histories", "weak classes", "seconds", "command"], lines, {1, 2, 3})


def machine_counted(pitch, total):
    """The machine-checked proof of a pitch's total: coq:THEOREM, extracted:PITCH (proofs/README.md), or nothing."""
    name = "total_" + pitch.replace(":", "_")
    proofs = ROOT / "proofs" / "coq"
    for file in [proofs / "headline_totals.v", *sorted((proofs / "long").glob("*.v"))]:
        stated = re.search(rf"^Theorem {name} : .* = ([0-9]+)%num\.$", file.read_text(), re.MULTILINE)
        if stated:
            require(int(stated[1]) == total, f"{file.name}: {name} states another number than data/results")
            return f"coq:{name}"
    # The test compares each of these with data/results.
    counted = re.search(r"^for pitch in (.*); do$", (ROOT / "tests" / "coq" / "extracted_long.sh").read_text(), re.MULTILINE)
    return f"extracted:{pitch}" if pitch in counted[1].split() else ""


def swept():
    found = []
    for name in PROVENANCE:
        for ending in ("-by-ply.csv", "-total.csv"):
            if not (name.startswith("soccer-") and name.endswith(ending)):
                continue
            if not re.search("--engine (frontier|colour)", PROVENANCE[name]["command"]):
                continue
            pitch = name[len("soccer-"):-len(ending)]
            total = sum(int(row["weak_classes"]) for row in rows_of(name))
            residue_file = f"soccer-{pitch}-residue.csv"
            residue = rows_of(residue_file)[0]
            require(total % int(residue["modulus"]) == int(residue["residue"]), f"{name} and {residue_file} differ")
            require_columns_by_ply(name, pitch)
            found.append((total, pitch, name, residue_file))
    lines = [(link(name, pitch.replace("-", ":", 1)), total, PROVENANCE[name]["wall_seconds"],
              PROVENANCE[name]["peak_mib"], link(residue, PROVENANCE[residue]["wall_seconds"]),
              machine_counted(pitch.replace("-", ":", 1), total), command_of(name))
             for total, pitch, name, residue in sorted(found)]
    return table(["pitch", "weak classes", "seconds", "MiB", "seconds of the confirmation", "counted by machine-checked proof", "command"],
                 lines, {1, 2, 3, 4})


def require_endings(name, rows, endings_file, columns):
    """Requires that the sums over the rows of each column, times x^ply, equal the second program's."""
    for residue in rows_of(endings_file):
        x, modulus = int(residue["x"]), int(residue["modulus"])
        for theirs, ours in columns.items():
            value = sum(sum(int(row[column]) for column in ours) * pow(x, int(row["ply"]), modulus) for row in rows)
            require(value % modulus == int(residue[theirs]), f"{name} and {endings_file} differ in {theirs}")


def require_columns_by_ply(name, pitch):
    if name.endswith("-by-ply.csv"):
        columns = {column: [column] for column in ("weak_classes", "goal_1", "goal_2", "blocked")}
        require_endings(name, rows_of(name), f"soccer-{pitch}-endings.csv", columns)


def histories():
    found = []
    for name in PROVENANCE:
        for ending in ("-by-ply.csv", "-total.csv"):
            if not (name.startswith("soccer-") and name.endswith(ending)):
                continue
            if PROVENANCE[name]["command"].find("--engine trails") < 0:
                continue
            pitch = name[len("soccer-"):-len(ending)]
            rows = rows_of(name)
            residue_file = f"soccer-{pitch}-histories-residue.csv"
            for residue in rows_of(residue_file):
                x, modulus = int(residue["x"]), int(residue["modulus"])
                if x != 1 and "ply" not in rows[0]:
                    continue
                value = sum(int(row["histories"]) * pow(x, int(row.get("ply", 0)), modulus) for row in rows) % modulus
                require(value == int(residue["residue"]), f"{name} and {residue_file} differ")
            total = sum(int(row["histories"]) for row in rows)
            classes = sum(int(row["weak_classes"]) for row in rows)
            of_classes = rows_of(f"soccer-{pitch}-residue.csv")[0]
            require(classes % int(of_classes["modulus"]) == int(of_classes["residue"]), f"{name} and its residue differ")
            require_columns_by_ply(name, pitch)
            found.append((total, pitch, name, residue_file, classes))
    lines = [(link(name, pitch.replace("-", ":", 1)), total, classes, PROVENANCE[name]["wall_seconds"],
              PROVENANCE[name]["peak_mib"], link(residue, PROVENANCE[residue]["wall_seconds"]), command_of(name))
             for total, pitch, name, residue, classes in sorted(found)]
    return table(["pitch", "histories", "weak classes", "seconds", "MiB", "seconds of the confirmation", "command"], lines,
                 {1, 2, 3, 4, 5})


def outcomes():
    """The outcomes of all games of a pitch. A reflection of paper:4x4 exchanges the goals, so both have one count."""
    name = "soccer-paper-4x4-by-outcome.csv"
    rows = rows_of(name)
    ends = ["goal_wins_1", "goal_wins_2", "blocked_wins_1", "blocked_wins_2"]
    require(all(row["goal_wins_1"] == row["goal_wins_2"] for row in rows), f"{name}: the goals differ")
    # The second program does not distinguish the player who is blocked.
    require_endings(name, rows, "soccer-paper-4x4-history-endings.csv",
                    {"goal_1": ends[1:2], "goal_2": ends[:1], "blocked": ends[2:]})
    totals = [sum(int(row[end]) for row in rows) for end in ends]
    require(sum(totals) < int(rows_of("soccer-paper-4x4-total.csv")[0]["histories"]), f"{name}: more games than histories")
    confirmed = "soccer-paper-4x4-history-endings.csv"
    return (table(["pitch", *ends], [(link(name, "paper:4x4"), *map(whole, totals))], {1, 2, 3, 4}) +
            f"\n\nThe file has these numbers for each ply. {command_of(name)} computed them in {PROVENANCE[name]['wall_seconds']} s. "
            f"{command_of(confirmed)} confirms, for each ply, the two columns of goals and the sum of the two columns of blocked players.")


def by_width(pitches):
    """A list such as "paper:1x3 and paper:1x5 to 1x7": pitches whose heights differ by one step form a range."""
    heights = {}
    for pitch in pitches:
        width, height = pitch.split("x")
        heights.setdefault(width, []).append(int(height))
    found = []
    for width, of_width in sorted(heights.items()):
        step = 2 if width.startswith("classic") else 1
        runs = []
        for height in sorted(of_width):
            if runs and height == runs[-1][-1] + step:
                runs[-1].append(height)
            else:
                runs.append([height])
        for run in runs:
            found.append(f"{width}x{run[0]}" + (f" to {width}x{run[-1]}" if len(run) > 1 else ""))
    return ", ".join(found)


def most_segments_solved():
    """The row of the solved pitch with the most segments."""
    return max((row for row in rows_of("soccer-winners.csv") if row["winner"]), key=lambda row: int(row["edges"]))


def largest_solved():
    """The same as a headline: the subject, its winner, the command, its confirmation."""
    row = most_segments_solved()
    pitch = row["pitch"]
    rules, size = pitch.split(":")
    history = f" --history '{row['after']}'" if row["after"] else ""
    return (f"Paper Soccer, {'classic ' if rules == 'classic' else ''}{size}{' pitch' if rules == 'classic' else ''}, "
            f"{row['edges']} segments: who wins", f"player {row['winner']}",
            f"`quadrille solve soccer --pitch {pitch}{history} --certificate FILE`", "`quadrille_confirm certificate FILE`")


def conjectures(decided):
    """Patterns that every decided pitch follows; if one fails, the page is not written."""
    def settled(rules, keep):
        rows = [(row["pitch"], row["winner"]) for row in decided if row["pitch"].startswith(rules)]
        return [(pitch, winner) for pitch, winner in rows if keep(*map(int, pitch.split(":")[1].split("x")))]

    wide = settled("paper", lambda width, height: width >= 2 and height >= 2)
    narrow = settled("paper", lambda width, height: width == 1 and height >= 9)
    require(all(winner == "1" for _, winner in wide), "a paper:MxN with M, N >= 2 that player 2 wins")
    require(all(winner == "2" for _, winner in narrow), "a paper:1xN with N >= 9 that player 1 wins")
    last = max(int(pitch.split("x")[1]) for pitch, _ in narrow)
    return (f"Two conjectures have no proof. The first: player 1 wins every paper:MxN with M, N >= 2. It is true of the {len(wide)} such "
            f"pitches that are solved. The second: player 2 wins every paper:1xN with N >= 9. It is true of the {len(narrow)} such pitches "
            f"that are solved; the largest is 1x{last}.")


def winners():
    rows = rows_of("soccer-winners.csv")
    decided = [row for row in rows if row["winner"]]
    def progress_of(row):
        # `all but (3,2)`: the search from the position after that ply found that the ply loses.
        after = row["after"].split()[-1] if row["after"] else ""
        found = after and (f"; player 1's first ply {after} loses" if row["undecided_first_plies"].startswith("all but")
                           else f" after {after}")
        return f"{row['pitch']} ({whole(row['searched_positions'])} positions in {float(row['seconds']):.0f} s{found})"

    undecided = [progress_of(row) for row in rows if not row["winner"]]
    won_by_2 = [row["pitch"] for row in decided if row["winner"] == "2"]
    lines = [(row["pitch"], row["edges"], row["winner"], row["winning_first_plies"], row["plies_to_win"],
              row["searched_positions"] and whole(row["searched_positions"]), row["seconds"],
              row["certificate_positions"] and whole(row["certificate_positions"]),
              row["certificate_bytes"] and whole(row["certificate_bytes"]), row["check_seconds"]) for row in decided]
    header = ["pitch", "edges", "winner", "first plies that win", "plies to the win", "positions searched", "seconds",
              "positions of the certificate", "bytes of the certificate", "seconds of the check"]
    from_a_ply = [f"{row['pitch']} after {row['after'].split()[-1]}" for row in decided if row["after"]]
    stopped = "\n".join(["Some searches reached their limits and found no winner:\n", *(f"- {row}" for row in undecided), "\n"]) if undecided else ""
    return (f"Player 2 wins {len(won_by_2)} of these {len(decided)} pitches"
            f"{': ' + by_width(won_by_2) if won_by_2 else ''}. Player 1 wins the others"
            f"{'. Some searches began after a first ply of player 1: ' + ', '.join(from_a_ply) if from_a_ply else ''}"
            f".\n\n{stopped}"
            f"{conjectures(decided)}\n\n"
            f"{table(header, lines, {1, 2, 4, 5, 6, 7, 8, 9})}")


def boards():
    """Solved boards of data/boards, each certificate checked."""
    lines = []
    for name in sorted(PROVENANCE):
        board = re.fullmatch(r"soccer-(.*)-checked\.csv", name)
        if not board:
            continue
        solved, checked = f"soccer-{board[1]}-winner.csv", rows_of(name)[0]
        require(rows_of(solved)[0]["pitch"] == checked["pitch"] and rows_of(solved)[0]["winner"] == checked["winner"],
                f"{solved} and {name} differ")
        lines.append((f"[{board[1]}](../data/boards/{board[1]}.board)", checked["winner"], whole(checked["positions"]),
                      command_of(solved), command_of(name)))
    return table(["board", "winner", "positions of the certificate", "command", "check"], lines, {1, 2})


def estimate():
    name = "soccer-classic-8x10-estimate.csv"
    lines = [(row["quantity"], row["estimate"], row["lower"], row["upper"]) for row in rows_of(name)]
    seconds, warning = PROVENANCE[name]["wall_seconds"], PROVENANCE[name]["warning"]
    return (table(["quantity", "estimate", "lower", "upper"], lines, {1, 2, 3}) +
            f"\n\n{command_of(name)} computed {link(name, 'the table')} in {seconds} seconds" +
            (f". The program warned of {warning}." if warning else "."))


def comments_of(name):
    """A b-file's comments, without their marks."""
    return [line[2:] for line in (RESULTS / name).read_text().splitlines() if line.startswith("# ")]


def terms_of_sum(text, symbol):
    """{k: c} for a sum of terms "c SYMBOLk", such as 3 a(n-2) - a(n-4)."""
    found = {}
    for sign, size, k in re.findall(r"([+-]?) ?(\d*) ?" + symbol, text):
        found[int(k)] = int(size or 1) * (-1 if sign == "-" else 1)
    return found


def checked_laws(name):
    """The laws in a b-file's comments, each as (step, order, from, growth); every term must follow from them."""
    terms, laws = terms_of(name), []
    lines = comments_of(name)
    for at, line in enumerate(lines):
        match = re.fullmatch(r"recurrence of \w+: a\(n\) = (.*), for (odd |even |)n >= (\d+)", line)
        if not match:
            continue
        coefficients = terms_of_sum(match[1], r"a\(n-(\d+)\)")
        step, first = 2 if match[2] else 1, int(match[3])
        for n in range(first, max(terms) + 1, step):
            require(terms[n] == sum(c * terms[n - k] for k, c in coefficients.items()), f"{name}: a({n}) breaks the law")
        order = int(re.match(r"order (\d+),", lines[at + 1])[1])
        require(order * step == max(coefficients), f"{name}: the order is not that of the recurrence")
        growth = re.match(r"growth per cell: ([\d.]+) <= .* <= ([\d.]+),", lines[at + 3])
        laws.append((match[2].strip(), order, first, growth and growth.groups()))
    return laws


def families():
    lines = []
    names = sorted(name for name in PROVENANCE if name.startswith("soccer-") and name.endswith(".bfile.txt"))
    for name in names:
        terms = terms_of(name)
        laws = checked_laws(name)
        confirmed = [f"{name[:-len('.bfile.txt')]}-{which}-residue.csv" for which in ("middle", "last")]
        for residue_file in confirmed:
            residue = rows_of(residue_file)[0]
            rules, size = residue["pitch"].split(":")
            n = int(size.split("x")[1]) // (2 if rules == "classic" else 1)
            require(n == max(terms) or residue_file is confirmed[0], f"{residue_file}: not of the last term")
            require(terms[n] % int(residue["modulus"]) == int(residue["residue"]), f"{name} and {residue_file} differ")
        none = [re.search(r"none up to order \d+", line)[0] for line in comments_of(name) if "none up to order" in line]
        said = [f"order {order}{', ' + part + ' n' if part else ''}, n >= {first}" for part, order, first, _ in laws]
        growth = next((f"{growth[0]} to {growth[1]}" for *_, growth in laws if growth), "")
        family, what = name[len("soccer-"):-len(".bfile.txt")].replace("-law", "").rsplit("-", 1)
        lines.append((link(name, f"{family.replace('-', ':', 1)}, {what}"), f"{min(terms)} to {max(terms)}",
                      "; ".join(said + none), growth, PROVENANCE[name]["wall_seconds"],
                      ", ".join(link(file, PROVENANCE[file]["command"]) for file in confirmed), command_of(name)))
    return table(["family, what", "n", "recurrence", "growth per cell", "seconds", "two terms confirmed by", "command"],
                 lines, {4})


def further():
    """What the report shows of these beside the headline results: histories, laws, the estimate. Each is a row: what, number,
    command, confirmed by."""
    rows = []
    for name in sorted(PROVENANCE):
        match = re.fullmatch(r"soccer-(.*)-total\.csv", name)
        if match and "--engine trails" in PROVENANCE[name]["command"]:
            residue = f"soccer-{match[1]}-histories-residue.csv"
            rows.append((f"Paper Soccer, {match[1].replace('-', ' ', 1)}: histories", whole(rows_of(name)[0]["histories"]),
                         command_of(name), command_of(residue)))
    for name in sorted(PROVENANCE):
        match = re.fullmatch(r"soccer-(.*)-(classes|histories)(-law)?\.bfile\.txt", name)
        laws = checked_laws(name) if match else []
        for part, order, first, growth in [law for law in laws if not law[0]] or laws:
            rows.append((f"Paper Soccer, {match[1].replace('-', ' ', 1)}: recurrence of the "
                         f"{'drawings' if match[2] == 'classes' else 'histories'}",
                         f"order {order}{', ' + part + ' n' if part else ''}, from n = {first} on" +
                         (f"; growth per cell {growth[0]} to {growth[1]}" if growth else ""), command_of(name),
                         f"all terms to n = {max(terms_of(name))}; " +
                         command_of(name[:-len(".bfile.txt")] + "-last-residue.csv")))
    name = "soccer-classic-8x10-estimate.csv"
    for row in rows_of(name):
        if row["quantity"] in ("histories", "games", "game_plies_mean"):
            rows.append((f"Paper Soccer, classic 8x10: {row['quantity'].replace('_', ' ')}, estimated",
                         f"{row['estimate']} ({row['lower']} to {row['upper']} with 95%)", command_of(name), "nothing"))
    return rows
