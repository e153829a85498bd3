"""Tables, positions, permutations, grids and games as values: attributes, pickling, other forms, pictures.

ctest label: standard
"""

import copy
import pickle
import xml.dom.minidom
from fractions import Fraction

import pytest
import quadrille

VALUES = [
    quadrille.soccer.Position("paper:3x3", "(2,2) (2,1) (3,1)"),
    quadrille.updown.Permutation([1, 3, 2, 4]),
    quadrille.plusminus.Grid([2, 1, 3], "-+,++"),
    quadrille.tennis.Game(3, [(2, 1), (1, 2)]),
]


def test_one_row_gives_its_columns():
    assert quadrille.soccer.solve("paper:3x3").winner == 1
    total = quadrille.soccer.count("paper:2x2", by="total")
    assert total.weak_classes == total[0].weak_classes == sum(quadrille.soccer.count("paper:2x2").column("weak_classes"))


def test_many_rows_do_not():
    table = quadrille.trails(3)
    with pytest.raises(AttributeError, match="4 rows"):
        table.trails
    with pytest.raises(AttributeError, match="no column"):
        table.nothing


def test_is_a_sequence():
    table = quadrille.trails(6)
    rows = list(table)
    assert len(table) == 7 and table[-1] == rows[-1] and table[2:5] == rows[2:5] and table[::3] == rows[::3]
    assert rows[3] in table and list(reversed(table)) == rows[::-1]
    assert table["trails"] == table.column("trails") == [row.trails for row in rows]
    with pytest.raises(IndexError):
        table[7]


def test_large_and_negative_numbers_pass():
    rows = quadrille.plusminus.count(60, by="descents")
    assert sum(row.permutations for row in rows) == __import__("math").factorial(60)
    assert {row.ball for row in quadrille.tennis.solve(2, by="states")} == {-2, -1, 0, 1, 2}


def test_probabilities_add_up():
    mix = quadrille.tennis.strategy(5)
    for player in 1, 2:
        shares = [row.probability for row in mix if row.player == player]
        assert all(isinstance(share, Fraction) for share in shares) and sum(shares) == 1


def test_facts_are_exact():
    """A table's values beside its columns: numbers are not texts, and none is a float."""
    for table in quadrille.tennis.strategy(4), quadrille.tennis.play(4, games=10, seed=1):
        assert isinstance(table.lower, Fraction) and isinstance(table.upper, Fraction), table
        assert table.lower <= table.upper and pickle.loads(pickle.dumps(table)).lower == table.lower
    value = quadrille.tennis.solve(4)
    assert value.lower <= quadrille.tennis.strategy(4).upper and quadrille.tennis.strategy(4).lower <= value.upper
    searched = quadrille.soccer.solve("paper:2x3", rows="line")
    assert type(searched.positions) is int and type(searched.plies_to_end) is int


def test_pandas_is_exact():
    frame = quadrille.plusminus.count(60, by="descents").to_pandas()
    assert frame["descents"].dtype == "int64"
    assert sum(frame["permutations"]) == __import__("math").factorial(60)
    assert list(quadrille.tennis.strategy(3).to_pandas()["probability"]) == quadrille.tennis.strategy(3).column(
        "probability"
    )


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_are_values(value):
    again = pickle.loads(pickle.dumps(value))
    assert again == value and hash(again) == hash(value) and repr(again) == repr(value)
    assert copy.copy(value) == value
    assert value != "something else"


PICTURES = [
    ("soccer --pitch paper:3x3 --history (2,2)@(2,1)@(3,1)", ""),
    ("updown -", "offense 1 first 1: 1,3,2,4\n"),
    ("plusminus -", "..*\n*..\n.*.\npredictions - +, + +\n"),
    ("tennis -", "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,3,3,0\n1,2,1,1,2,1\n2,1,2,0,0,-1\n"),
]


@pytest.mark.parametrize("place", range(len(VALUES)))
def test_print_draws_what_the_program_draws(program, place):
    command, record = PICTURES[place]
    words = [word.replace("@", " ") for word in command.split()]
    drawn = program("export", "picture", *words, stdin=record).decode().rstrip("\n")
    shown = str(VALUES[place])
    if place == 1:  # a round of a match shows who wrote which number, and has a title
        drawn, shown = drawn.replace("■", "●").split("\n\n")[0], shown.split("\n\n")[0]
    assert shown == drawn and not shown.endswith("\n")


def test_print_tells_what_characters_do_not_draw():
    kite = quadrille.soccer.Board([("a", "b"), ("b", "c")], "a")
    assert str(quadrille.soccer.Position(kite).play("b")).startswith("start a; 1 player 1 b")


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_pictures_are_for_light_and_dark(value):
    svg = value.svg()
    assert svg == value._repr_svg_()
    assert xml.dom.minidom.parseString(svg).documentElement.tagName == "svg"
    assert "prefers-color-scheme:dark" in svg


def test_tables_are_pickled():
    for table in quadrille.soccer.count("paper:1x3"), quadrille.tennis.solve(3, by="states"), quadrille.trails(2):
        again = pickle.loads(pickle.dumps(table))
        assert again == table and again.to_json() == table.to_json() and list(again) == list(table)
        assert pickle.loads(pickle.dumps(table[0])) == table[0]
        assert type(pickle.loads(pickle.dumps(table[0]))) is type(table[0])


def test_html_is_escaped_and_shortened():
    html = quadrille.updown.count(7, by="signature")._repr_html_()
    assert "&hellip; 44 rows &hellip;" in html and html.count("<tr>") == 22
    xml.dom.minidom.parseString(html.replace("&hellip;", "..."))
    assert "up's" not in html and "color" not in html


def test_positions_are_played():
    at = start = quadrille.soccer.Position("paper:1x2")
    while at.winner is None:
        assert at.mover in (1, 2) and at.plies and at.outcome == "ongoing"
        at = at.play(at.plies[0])
    assert at.mover is None and not at.plies and at.grade == len(at.vertices) - 1
    assert quadrille.soccer.Position(at.pitch, at.history) == at
    for _ in range(at.grade):
        at = at.undo()
    assert at == start
    with pytest.raises(quadrille.RulesError, match=r"^ply 1: \(9,9\) is outside the pitch; .plies lists the legal ones$"):
        start.play((9, 9))
    with pytest.raises(quadrille.RulesError):
        start.undo()


def test_position_solves_itself():
    start = quadrille.soccer.Position("paper:3x3")
    for row in start.solve(rows="moves"):
        after = start.play(row.to)
        assert (after.winner or after.solve().winner) == row.winner


def test_plies_as_texts():
    start = quadrille.soccer.Position("paper:3x3")
    assert start.play("(2,1)") == start.play((2, 1)) and start.play("(2, 1)\t(3,1) ") == start.play((2, 1)).play((3, 1))
    with pytest.raises(quadrille.RulesError, match=r"^ply 2: \(2,1\) \(2,2\) is already drawn"):
        start.play("(2,1) (2,2)")
    for no_vertex in "", "2", "(2,1", "(2,1) x":
        with pytest.raises(quadrille.InputError, match="^to"):
            start.play(no_vertex)


def test_lines_lead_to_values():
    soccer, updown, plusminus, tennis = quadrille.soccer, quadrille.updown, quadrille.plusminus, quadrille.tennis
    for history in "", "(2,2) (2,1)":
        line = soccer.solve("paper:3x3", history=history, rows="line")
        assert line.position.winner == line.winner and line.position.grade == line[-1].ply
        assert line.position.history.startswith(history)
        assert pickle.loads(pickle.dumps(line)).position == line.position
    for n in range(1, 8):
        permutation = updown.line(n, "offense").permutation
        assert permutation.score == updown.solve(n, "offense").score and len(permutation) == n
    for n in range(2, 6):
        first, second = plusminus.line(n).grid.points
        assert first - second == plusminus.solve(n).margin
    game = tennis.Game(3, [(2, 1), (1, 2)], fields=3)
    record = PICTURES[3][1]
    assert tennis.replay(record, fields=3).game == game == tennis.replay(record, fields=3, analyse=True).game
    assert tennis.replay(record).game != game


def test_permutation_agrees_with_the_counts():
    import itertools

    scores = [quadrille.updown.Permutation(p).score for p in itertools.permutations(range(1, 7))]
    assert [scores.count(row.score) for row in quadrille.updown.count(6)] == quadrille.updown.count(6).column(
        "permutations"
    )


def test_grid_agrees_with_the_counts():
    import itertools

    points = [quadrille.plusminus.Grid(p, "+-+,++-").points for p in itertools.permutations(range(1, 5))]
    for row in quadrille.plusminus.count(predictions="+-+,++-"):
        assert points.count((row.matches_1, row.matches_2)) == row.permutations


def test_certificate_is_the_programs(program, tmp_path):
    # On one thread: with several, the moves of the certificate depend on which thread finds a position first.
    certificate = quadrille.soccer.solve("paper:3x3", certify=True, threads=1).certificate
    board = ["--pitch", "paper:3x3", "--threads", "1"]
    program("solve", "soccer", *board, "--certificate", str(tmp_path / "c"), "--format", "csv")
    assert certificate == (tmp_path / "c").read_bytes()


def test_certificate_of_tennis_is_the_programs(program, tmp_path):
    table = quadrille.tennis.solve(6, by="states", variant="footsteps", certify=True)
    program("solve", "footsteps", "--points", "6", "--by", "states", "--certificate", str(tmp_path / "c"), "--format", "csv")
    assert table.certificate == (tmp_path / "c").read_bytes()
    assert table.certified_positions == len(table) - 5
    with pytest.raises(quadrille.InputError, match="certify"):
        quadrille.tennis.solve(6, certify=True)
