"""Every table of the program equals the one from Python, byte by byte: at least one request for each of its schemas.

ctest label: standard
"""

import json
import re
from fractions import Fraction

import pytest
import quadrille
from conftest import ROOT

SOCCER = "pitch paper:3x3\n(2,2) (1,2) (0,3) (0,2) (1,3) (0,3)\n(2,2) (0,0)\n"
UPDOWN = (ROOT / "data/updown/example.txt").read_text()
PLUSMINUS = (ROOT / "data/plusminus/sample.txt").read_text()
CERTIFICATE = (ROOT / "data/results/certificates/soccer-paper-1x3.certificate").read_bytes()
TENNIS = (ROOT / "data/tennis/example-1.csv").read_text()
soccer, updown, plusminus, tennis = quadrille.soccer, quadrille.updown, quadrille.plusminus, quadrille.tennis

# The program's arguments, its standard input, and the same request in Python.
REQUESTS = [
    *[
        (f"count soccer --pitch paper:1x2 --by {by}", "", lambda by=by: soccer.count("paper:1x2", by=by))
        for by in ["ply", "total", "ball", "bounces", "vertices", "size", "outcome", "winner"]
    ],
    ("count soccer --pitch paper:3x3 --plies 6", "", lambda: soccer.count("paper:3x3", plies=6)),
    (
        "count soccer --pitch classic:4x4 --engine frontier",
        "",
        lambda: soccer.count("classic:4x4", engine="frontier"),
    ),
    (
        "count soccer --pitch paper:4x4 --plies 4 --modulo mirror --by ball --engine layered",
        "",
        lambda: soccer.count("paper:4x4", plies=4, mirror=True, by="ball", engine="layered"),
    ),
    ("count soccer --pitch paper:1..3x2 --by total", "", lambda: soccer.count("paper:1..3x2", by="total")),
    (
        "estimate soccer --pitch classic:4x4 --samples 2000 --seed 5",
        "",
        lambda: soccer.estimate("classic:4x4", samples=2000, seed=5),
    ),
    (
        "estimate soccer --pitch paper:3x3 --samples 1000 --seed 1 --available",
        "",
        lambda: soccer.estimate("paper:3x3", samples=1000, available=True),
    ),
    ("count trails --plies 4", "", lambda: quadrille.trails(4)),
    ("count trails --plies 4 --acyclic", "", lambda: quadrille.trails(4, acyclic=True)),
    ("count updown --n 24", "", lambda: updown.count(24)),
    ("count updown --n 2..9", "", lambda: updown.count(range(2, 10))),
    ("count updown --n 5 --by signature", "", lambda: updown.count(5, by="signature")),
    ("count plusminus --predictions +-+,++-", "", lambda: plusminus.count(predictions="+-+,++-")),
    ("count plusminus --n 30 --by descents", "", lambda: plusminus.count(30, by="descents")),
    ("count plusminus --n 1..6 --by pairs", "", lambda: plusminus.count("1..6")),
    ("count tennis --points 50", "", lambda: tennis.count(50)),
    (
        "count tennis --points 6 --by positions --variant footsteps --fields 3",
        "",
        lambda: tennis.count(6, by="positions", variant="footsteps", fields=3),
    ),
    ("solve soccer --pitch paper:3x3", "", lambda: soccer.solve("paper:3x3")),
    (
        "solve soccer --pitch paper:3x3 --moves",
        "(2,2) (2,1)",
        lambda: soccer.solve("paper:3x3", history="(2,2) (2,1)", rows="moves"),
    ),
    ("solve soccer --pitch paper:2x2 --line", "", lambda: soccer.solve("paper:2x2", rows="line")),
    ("explain soccer --pitch paper:1x3", "", lambda: soccer.explain("paper:1x3")),
    (
        "explain soccer --pitch paper:1x3 --depth 1",
        "(1,2) (0,1)",
        lambda: soccer.explain("paper:1x3", history="(1,2) (0,1)", depth=1),
    ),
    ("explain soccer -", CERTIFICATE.decode(), lambda: soccer.explain(CERTIFICATE)),
    ("solve updown --n 3..8 --first defense", "", lambda: updown.solve(range(3, 9), "defense")),
    ("solve updown --n 6 --first offense --line", "", lambda: updown.line(6, "offense")),
    ("solve updown --n 6 --first offense --line --list 1,3", "", lambda: updown.line(6, "offense", [1, 3])),
    ("solve updown --n 6 --first offense --list 1,3", "", lambda: updown.advice(6, "offense", [1, 3])),
    ("solve plusminus --n 2..4", "", lambda: plusminus.solve(range(2, 5))),
    ("solve plusminus --n 3 --places-first 1 --line", "", lambda: plusminus.line(3, places_first=1)),
    ("solve plusminus --n 3 --by predictions", "", lambda: plusminus.solve(3, by="predictions")),
    ("solve tennis --points 5", "", lambda: tennis.solve(5)),
    ("solve tennis --state 4,3,-1 --beyond 2", "", lambda: tennis.solve(state=(4, 3, -1), beyond=2)),
    ("solve tennis --points 4 --by states", "", lambda: tennis.solve(4, by="states")),
    ("solve tennis --points 4 --strategy --width 1e-6", "", lambda: tennis.strategy(4, width=1e-6)),
    ("solve tennis --points 4 --play --games 100 --seed 1", "", lambda: tennis.play(4, games=100, seed=1)),
    ("replay soccer -", SOCCER, lambda: soccer.replay(SOCCER)),
    ("replay updown -", UPDOWN, lambda: updown.replay(UPDOWN)),
    ("replay plusminus -", PLUSMINUS, lambda: plusminus.replay(PLUSMINUS)),
    ("replay tennis -", TENNIS, lambda: tennis.replay(TENNIS)),
    ("replay tennis - --analyse", TENNIS, lambda: tennis.replay(TENNIS, analyse=True)),
    ("check soccer/lem-3.4 --cases 20 --seed 3", "", lambda: quadrille.check("soccer/lem-3.4", cases=20, seed=3)),
    ("export edges --pitch paper:2x2", "", lambda: soccer.edges("paper:2x2")),
    ("export graph --pitch paper:1x3 --plies 3", "", lambda: soccer.graph("paper:1x3", plies=3)[1]),
    ("export graph --pitch paper:1x3 --plies 3 --nodes", "", lambda: soccer.graph("paper:1x3", plies=3)[0]),
    (
        "export graph --pitch paper:1x3",
        "(1,2) (0,2) (0,1)",
        lambda: soccer.drawing("paper:1x3", "(1,2) (0,2) (0,1)"),
    ),
]

# Tables that are streamed, not held (positions_test.py).
STREAMED = {"export_positions"}

# Tables of the program only. In Python the function that a result's command names recomputes it.
PROGRAM_ALONE = {"verify", "verify_plan"}


def arguments_of(command: str, text: str) -> tuple[list[str], str]:
    """The program's arguments and its standard input. A text after a command that reads no file is its --history."""
    words = command.split()
    return (words, text) if "-" in words else ([*words, *(["--history", text] if text else [])], "")


@pytest.mark.parametrize("command, text, call", REQUESTS, ids=[request[0] for request in REQUESTS])
def test_is_the_programs_table(program, command, text, call):
    words, stdin = arguments_of(command, text)
    status = 1 if words[:2] == ["replay", "soccer"] else 0  # this record breaks the rules
    table = call()
    assert table.to_json().encode() == program(*words, "--format", "json", stdin=stdin, status=status)
    assert table.to_csv().encode() == program(*words, "--format", "csv", stdin=stdin, status=status)


def test_bfile_of_any_column(program):
    table = soccer.count("paper:3x3", plies=6)
    for column in table.column_names[1:]:
        written = program(*"count soccer --pitch paper:3x3 --plies 6 --format bfile --column".split(), column)
        assert table.text("bfile", column=column).encode() == written


def test_families_pitch_by_pitch(tmp_path):
    counts = soccer.count_each(["paper:2x1..3", "paper:1x2"], plies=5)
    assert list(counts) == ["paper:2x1", "paper:2x2", "paper:2x3", "paper:1x2"]
    assert all(table == soccer.count(pitch, plies=5) for pitch, table in counts.items())
    family = soccer.count("paper:2x1..3", by="total")
    assert [t.weak_classes for t in soccer.count_each("paper:2x1..3", by="total").values()] == family.column("weak_classes")
    file = tmp_path / "kept"
    with pytest.raises(quadrille.InputError, match="^checkpoint: holds the work of one pitch; leave it out, or count each pitch with"):
        soccer.count_each("paper:2x1..3", checkpoint=str(file))
    assert not file.exists()
    assert soccer.count_each("paper:2x1", checkpoint=str(file)) == soccer.count_each("paper:2x1") and file.exists()
    with pytest.raises(quadrille.InputError, match=r"take count_each\('paper:2x1..3'\)"):
        soccer.count("paper:2x1..3")


def test_all_schemas_are_met():
    schemas = set(json.loads((ROOT / "docs/tables.schema.json").read_text())["$defs"])
    met = {call().name for _, _, call in REQUESTS}
    assert met | STREAMED | PROGRAM_ALONE == schemas


def test_docstrings_name_the_columns():
    """The docstring of a function names the columns of its table."""
    functions = {
        "count soccer": soccer.count,
        "estimate soccer": soccer.estimate,
        "count trails": quadrille.trails,
        "count updown": updown.count,
        "count plusminus": plusminus.count,
        "count tennis": tennis.count,
        "solve soccer": soccer.solve,
        "explain soccer": soccer.explain,
        "solve updown": updown.solve,
        "solve plusminus": plusminus.solve,
        "solve tennis": tennis.solve,
        "replay soccer": soccer.replay,
        "replay updown": updown.replay,
        "replay plusminus": plusminus.replay,
        "replay tennis": tennis.replay,
        "export edges": soccer.edges,
        "export graph": soccer.graph,
    }
    by_schema = {
        "solve_updown_line": updown.line,
        "solve_updown_list": updown.advice,
        "solve_plusminus_line": plusminus.line,
        "solve_tennis_strategy": tennis.strategy,
        "solve_tennis_play": tennis.play,
        "export_graph_drawing": soccer.drawing,
        "check": quadrille.check,
    }
    for command, _, call in REQUESTS:
        table = call()
        function = by_schema.get(table.name) or functions[" ".join(command.split()[:2])]
        for column in table.column_names:
            assert f"``{column}``" in function.__doc__, f"{function.__name__} does not name {column} of {table.name}"
    for column in next(soccer.positions("paper:1x2"))._fields:
        assert f"``{column}``" in soccer.positions.__doc__, column


def test_cells_are_exact():
    """The cells are those of the JSON form: numbers and counts as ints, decimals as Fractions, and no floats."""
    for command, _, call in REQUESTS:
        table = call()
        written = json.loads(table.to_json())
        for row, cells in zip(table, written["rows"], strict=True):
            for column, cell in zip(table.columns, row, strict=True):
                said = cells[column.name]
                if cell is None:
                    assert said is None and column.optional, (command, column)
                elif column.type == "decimal":
                    assert type(cell) is Fraction and cell == Fraction(said), (command, column)
                elif column.type == "text":
                    # (A branch such as 1.1 is a list of two numbers.)
                    looks_decimal = column.name != "branch" and re.fullmatch(r"-?\d+\.\d+", cell)
                    assert not looks_decimal, f"{command}: {column.name} holds decimals: say so in its schema"
                    assert cell == said, (command, column)
                else:
                    assert type(cell) is int and str(cell) == str(said), (command, column)
