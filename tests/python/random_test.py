"""Samples, estimates, and the recurrences of families: equal to the program's, byte by byte, and right.

ctest label: standard
"""

import collections
import pickle

import pytest
import quadrille
from quadrille.soccer import Position, estimate, recurrences, sample


@pytest.mark.parametrize("of", ["drawings", "histories", "games"])
def test_a_sample_is_the_programs_record(program, of):
    drawn = sample("paper:2x3", of=of, count=20, seed=9)
    arguments = ["sample", "soccer", "--pitch", "paper:2x3", "--of", of, "--count", "20", "--seed", "9"]
    assert drawn.record.encode() == program(*arguments)
    assert len(drawn) == 20 and drawn[3] == list(drawn)[3] == drawn[2:5][1]
    assert all(isinstance(position, Position) and position.pitch == "paper:2x3" for position in drawn)
    assert [row.history for row in map(lambda at: at, drawn)] == list(drawn.histories)
    if of == "games":
        assert all(position.winner for position in drawn)
    assert not quadrille.soccer.replay(drawn.record).faults


def test_populations_are_the_counts():
    by_ply = quadrille.soccer.count("paper:2x2")
    assert sample("paper:2x2", of="drawings").population == sum(by_ply.column("weak_classes"))
    assert sample("paper:2x2", of="histories").population == sum(by_ply.column("histories"))
    outcomes = quadrille.soccer.count("paper:2x2", by="outcome")
    assert sample("paper:2x2", of="games").population == sum(sum(row[1:]) for row in outcomes)


def test_all_histories_have_the_same_chance():
    drawn = sample("paper:1x2", of="histories", count=20_000, seed=3)
    found = collections.Counter(drawn.histories)
    assert len(found) == drawn.population
    expected = len(drawn) / drawn.population
    chi = sum((times - expected) ** 2 / expected for times in found.values())
    assert chi < drawn.population + 6 * (2 * drawn.population) ** 0.5


def test_a_sample_is_a_value():
    drawn = sample("paper:3x3", of="drawings", count=6, seed=1)
    assert pickle.loads(pickle.dumps(drawn)) == drawn == sample("paper:3x3", of="drawings", count=6, seed=1, threads=1)
    assert hash(drawn) == hash(pickle.loads(pickle.dumps(drawn))) and drawn != sample("paper:3x3", count=6, seed=2)
    assert drawn.histories[:3] == sample("paper:3x3", of="drawings", count=3, seed=1).histories
    assert drawn._repr_html_().count("<svg") == 4 and "2 more" in drawn._repr_html_()
    assert all(drawn.uniform)


def test_an_estimate_holds_the_count():
    rows = {row.quantity: row for row in estimate("paper:2x2", samples=20_000, seed=2)}
    histories = sum(quadrille.soccer.count("paper:2x2").column("histories"))
    assert rows["histories"].lower <= histories <= rows["histories"].upper
    again = estimate("paper:2x2", samples=20_000, seed=2, threads=1)
    assert list(again) == list(rows.values()) and again.samples == 20_000 and again.heavy_tailed == []


def test_recurrences_foretell_counts():
    table = quadrille.soccer.count("paper:1x1..60", by="total")
    growths = recurrences(pickle.loads(pickle.dumps(table)))
    assert [growth.column for growth in growths] == list(table.column_names[1:])
    found = 0
    for growth in growths:
        for law in growth.laws:
            n = 61 if law.step == 1 or law.first % 2 == 1 else 62
            terms = [a for m, a in enumerate(table.column(growth.column), 1) if (m - n) % law.step == 0]
            counted = quadrille.soccer.count(f"paper:1x{n}", by="total", engine="frontier")[0]._asdict()[growth.column]
            assert law.follows(terms) == counted
            assert law.growth is None or law.growth[0] <= law.growth[1]
            assert law.verified_on >= len(law.coefficients) > 0
            found += 1
    assert found >= 2


def test_recurrences_are_said_as_the_program_says_them(program):
    table = quadrille.soccer.count("paper:1x1..60", by="total")
    said = program("count", "soccer", "--pitch", "paper:1x1..60", "--by", "total", "--recurrence").decode()
    words = " ".join(said.split())  # the program folds a line
    for growth in recurrences(table):
        for line in growth.lines:
            if not line.startswith("recurrence of"):  # the program prints equal columns together
                assert " ".join(line.split()) in words
    bfile = program("count", "soccer", "--pitch", "paper:1x1..60", "--by", "total", "--format", "bfile")
    assert table.text("bfile").encode() == bfile
