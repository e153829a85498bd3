"""Wrong types, unknown pitches, numbers out of range: TypeError or InputError with place and remedy, and no crash.

ctest label: standard
"""

import pickle
from decimal import Decimal

import pytest
import quadrille
from conftest import names_an_option

soccer, updown, plusminus, tennis = quadrille.soccer, quadrille.updown, quadrille.plusminus, quadrille.tennis

REFUSED = [
    lambda: soccer.count("paper:0x3"),
    lambda: soccer.count("chess:3x3"),
    lambda: soccer.count(""),
    lambda: soccer.count("paper:3x3", by="colour"),
    lambda: soccer.count("paper:3x3", engine="steam"),
    lambda: soccer.count("paper:3x3", plies=-1),
    lambda: soccer.count("paper:3x3", plies=10**30),
    lambda: soccer.count("paper:3x3", threads=0),
    lambda: soccer.count("paper:3x3", memory=0),
    lambda: soccer.count("paper:3x3", memory="much"),
    lambda: soccer.count("paper:3x1..4", by="ply"),
    lambda: soccer.count("paper:9x9", engine="layered", plies=60),
    lambda: soccer.solve("paper:3x3", rows="all"),
    lambda: soccer.solve("paper:3x3", seconds=-1),
    lambda: soccer.solve("paper:3x3", seconds=float("nan")),
    lambda: soccer.solve("paper:3x3", seconds=Decimal("sNaN")),
    lambda: quadrille.check("x" * 200000),
    lambda: quadrille.check(*["soccer/lem-3.4"] * 300000),
    lambda: soccer.solve("paper:3x3", history="(2,2"),
    lambda: soccer.Position("classic:3x3"),
    lambda: soccer.edges("paper:99x99"),
    lambda: soccer.graph("paper:3x3"),
    lambda: soccer.replay("nothing"),
    lambda: soccer.positions("paper:3x3", limit=-1),
    lambda: soccer.estimate("paper:3x3", samples=999),
    lambda: soccer.estimate("paper:3x3", samples=1000, seed=-1),
    lambda: soccer.estimate("classic:3x3", samples=1000),
    lambda: soccer.sample("paper:3x3", of="balls"),
    lambda: soccer.sample("paper:3x3", count=0),
    lambda: soccer.sample("paper:3x3", count=10**7),
    lambda: soccer.sample("paper:40x40"),
    lambda: soccer.recurrences(soccer.count("paper:1x1..4", by="total")),
    lambda: soccer.recurrences(soccer.count("paper:1..3x1..3", by="total")),
    lambda: soccer.recurrences(quadrille.trails(4)),
    lambda: soccer.count("paper:3x3\ud800"),
    lambda: list(soccer.positions("paper:5x5")),
    lambda: updown.count(0),
    lambda: updown.count(99),
    lambda: updown.count(range(5, 5)),
    lambda: updown.count("5-7"),
    lambda: updown.solve(5, "both"),
    lambda: updown.advice(5, "offense", [1, 1]),
    lambda: plusminus.count(),
    lambda: plusminus.count(3, predictions="+,-"),
    lambda: plusminus.count(predictions="+-,x"),
    lambda: plusminus.solve(11),
    lambda: plusminus.solve(3, places_first=3),
    lambda: plusminus.Grid([1, 2], "++,+"),
    lambda: plusminus.Grid([], "-,-"),
    lambda: tennis.count(0),
    lambda: tennis.count(5, variant="squash"),
    lambda: tennis.count(5, fields=0),
    lambda: tennis.solve(),
    lambda: tennis.solve(5, width=0),
    lambda: tennis.solve(state=(5, 5, 9)),
    lambda: tennis.play(5, seed=-1),
    lambda: tennis.replay("turn"),
    lambda: quadrille.trails(-1),
    lambda: quadrille.trails(99),
    lambda: quadrille.trails(30),
    lambda: quadrille.check("soccer/no-such-claim"),
    lambda: quadrille.check(cases=0),
    lambda: quadrille.check(seed=-1),
    lambda: soccer.count("paper:3x3", by="vertices", engine="trails"),
    lambda: soccer.count("paper:4x4", mirror=True, engine="trails"),
    lambda: soccer.count("paper:3x3", mirror=True),
    lambda: soccer.count("paper:3x3", by="size", engine="frontier"),
    lambda: soccer.count("paper:3x3", by="ball", engine="frontier", plies=3),
    lambda: soccer.count("paper:3x3", by="winner", engine="reverse"),
    lambda: soccer.count("paper:3x3", by="size", engine="reverse"),
    lambda: soccer.count("paper:3x3", by="winner", checkpoint="/tmp/none"),
    lambda: soccer.count("paper:3x3", engine="reverse", checkpoint="/tmp/none"),
    lambda: soccer.count("paper:3x1..3", by="total", checkpoint="/tmp/none"),
    lambda: soccer.count("paper:3x3", checkpoint="/no/such/folder/file"),
    lambda: soccer.count("paper:40x40", engine="frontier"),
    lambda: soccer.count("paper:40x40", engine="trails"),
    lambda: soccer.solve("paper:3x3", history="(2,2) (9,9)"),
    lambda: soccer.solve("paper:3x3", history="(2,2)", checkpoint="/no/such/folder/file"),
    lambda: soccer.graph("paper:3x3", most_states=10),
    lambda: updown.count(5, by="signature").text("bfile"),
    lambda: soccer.solve("paper:3x3").text("bfile"),
    lambda: quadrille.trails(3).text("csv", column="trails"),
    lambda: quadrille.trails(3).text("bfile", column=""),
    lambda: quadrille.trails(3).text("bfile", column="trials"),
    lambda: quadrille.trails(3).plot("trials"),
    lambda: quadrille.trails(3)["trials"],
    lambda: quadrille.trails(3).plot(scale="cubic"),
    lambda: soccer.edges("paper:1x1").plot(),
    lambda: soccer.count("paper:1x1", by="total").plot(),
    lambda: soccer.count_each("paper:3x4..1"),
    lambda: soccer.count_each(["paper:3x3", "papre:3x3"]),
]

WRONG_TYPES = [
    lambda: soccer.count(3),
    lambda: soccer.count(None),
    lambda: soccer.count("paper:3x3", plies=2.5),
    lambda: soccer.count("paper:3x3", plies="4"),
    lambda: soccer.count("paper:3x3", by=3),
    lambda: soccer.count("paper:3x3", progress="yes"),
    lambda: soccer.count("paper:3x3", memory=1.5),
    lambda: soccer.solve("paper:3x3", seconds="long"),
    lambda: soccer.Position("paper:3x3").play(11),
    lambda: soccer.count_each(3),
    lambda: soccer.count_each([3]),
    lambda: quadrille.trails(3).text("bfile", column=1),
    lambda: quadrille.trails(3).plot(1),
    lambda: soccer.estimate("paper:3x3", samples="1000"),
    lambda: soccer.sample("paper:3x3", count=1.0),
    lambda: soccer.recurrences([("paper:1x1", 1, 1, 1)]),
    lambda: updown.count(4.0),
    lambda: updown.Permutation("123"),
    lambda: updown.Permutation([1, "2"]),
    lambda: plusminus.Grid(7, "+,+"),
    lambda: tennis.solve(5, width="narrow"),
    lambda: tennis.Game(5, [(1, 2, 3)]),
    lambda: quadrille.trails("4"),
    lambda: quadrille.check(4),
    lambda: soccer.count("paper:3x3", threads=[]),
    lambda: soccer.count("paper:3x3", large=1),
    lambda: soccer.count("paper:3x3", mirror="no"),
    lambda: quadrille.trails(3, acyclic=None),
    lambda: tennis.play(5, seed=1.0),
    lambda: updown.advice(5, "offense", 3),
    lambda: quadrille.trails(3).text(3),
    lambda: quadrille.trails(3)[1.0],
]


@pytest.mark.parametrize("place", range(len(REFUSED)))
def test_refused_with_place_and_remedy(place):
    with pytest.raises(quadrille.InputError) as caught:
        REFUSED[place]()
    message = str(caught.value)
    assert message and "\n" not in message and not names_an_option(message), message
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("place", range(len(WRONG_TYPES)))
def test_wrong_types(place):
    with pytest.raises(TypeError, match=r"^[a-z_]+(\[\d\])*: .* (is|are) expected, not "):
        WRONG_TYPES[place]()


def test_the_programs_message(program):
    import os
    import subprocess

    for pitch in "paper:0x3", "chess:3x3", "classic:3x4", "paper:3":
        with pytest.raises(quadrille.InputError) as caught:
            soccer.count(pitch)
        done = subprocess.run(
            [os.environ["QUADRILLE_PROGRAM"], "count", "soccer", "--pitch", pitch], capture_output=True, text=True
        )
        assert done.returncode == 2 and caught.value.message in done.stderr
        assert caught.value.place and caught.value.remedy and caught.value.remedy in done.stderr


def test_options_are_arguments():
    """Messages in Python name arguments in place of the program's options."""
    for refused, meant in {
        lambda: soccer.count("paper:3x3", by="size", engine="frontier"): (
            "by", "the frontier counts by ply, total or ball", "for other rows take engine='layered'"
        ),
        lambda: soccer.count("paper:3x3", mirror=True): (
            "mirror", "no reflection of paper:3x3 keeps b0", "give a pitch of even width, say paper:4x3"
        ),
        lambda: soccer.count("paper:40x40", engine="frontier"): (
            "pitch 'paper:40x40'", "too wide for the frontier, whose shorter side has at most 10 cells",
            "choose a narrower pitch, or one whose segments fit in a drawing, with engine='layered' and plies=K",
        ),
        lambda: plusminus.Grid([], "-,-"): ("rows", "an empty grid", "give each of 1 to n once, n from 1 up"),
        lambda: updown.count(5, by="signature").text("bfile"): (
            "b-file", "the table has no index to number its terms by", "use format='csv'"
        ),
    }.items():  # fmt: skip
        with pytest.raises(quadrille.InputError) as caught:
            refused()
        assert (caught.value.place, caught.value.reason, caught.value.remedy) == meant
        assert str(caught.value) == f"{meant[0]}: {meant[1]}; {meant[2]}"
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_notes_and_tables_name_arguments():
    """A table's own texts: its subject, its missing rows, its notes, and the meanings of its columns."""
    tables = [
        soccer.count("paper:2x60", by="ball"),
        soccer.count("paper:3x3", by="total"),
        soccer.count("paper:1x1..3", by="total"),
        soccer.estimate("paper:2x2", samples=1000, available=True),
    ]
    assert any(table.notes for table in tables)
    for table in tables:
        assert not any(map(names_an_option, [table.about, table.missing, *table.notes])), table.notes
        assert not any(names_an_option(column.meaning) for column in table.columns)


def test_rules_are_broken():
    with pytest.raises(quadrille.RulesError, match="ply 1"):
        soccer.Position("paper:3x3", "(2,2) (0,0)")
    with pytest.raises(quadrille.RulesError):
        updown.Permutation([1, 1])


def test_memory_ends_and_what_was_found_is_kept():
    with pytest.raises(quadrille.LimitError, match="memory: used up after ply") as caught:
        soccer.count("paper:5x5", plies=12, engine="layered", memory="1G", large=True)
    assert not names_an_option(str(caught.value))
    table = caught.value.table
    assert table.column("ply") == list(range(len(table))) and table.missing
    assert len(table) >= 8


def test_memory_ends_and_the_pitches_before_are_kept():
    with pytest.raises(quadrille.LimitError, match="memory: used up after ply") as caught:
        soccer.count_each(["paper:2x2", "paper:5x5"], plies=12, engine="layered", memory="1G", large=True)
    for error in caught.value, pickle.loads(pickle.dumps(caught.value)):
        assert error.tables == {"paper:2x2": soccer.count("paper:2x2", plies=12, engine="layered")}
        assert error.table.missing


def test_memory_of_a_check_ends():
    with pytest.raises(quadrille.LimitError, match="^memory: used up") as caught:
        quadrille.check("soccer/lem-3.4", memory=1)
    assert not names_an_option(str(caught.value))


def test_seconds_end():
    with pytest.raises(quadrille.LimitError) as caught:
        soccer.solve("classic:6x8", seconds=0.2)
    assert caught.value.table[0].winner is None
