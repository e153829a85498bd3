"""Charts of tables: every kind of table has one or gives a reason; exact numbers of any size are at the right place.

ctest label: standard
"""

import ast
import math
import subprocess
import sys
import tomllib

import pytest
import quadrille
from conftest import ROOT
from tables_test import REQUESTS

pyplot = pytest.importorskip("matplotlib.pyplot")

NO_NUMBERS = "has no numbers to draw; print it"
# The reasons why tables of words, or of one row of counts, have no chart.
WITHOUT = {
    "check": NO_NUMBERS,
    "count_soccer_total": "one row, without an x axis; plot a table of several",
    "export_edges": NO_NUMBERS,
}


@pytest.fixture(autouse=True)
def closed():
    yield
    pyplot.close("all")


def legend(ax):
    return [text.get_text() for text in ax.get_legend().get_texts()]


def test_every_table_has_one_or_says_why_not():
    drawn = set()
    for command, _, call in REQUESTS:
        table = call()
        if table.name in WITHOUT:
            with pytest.raises(quadrille.InputError, match=f"table {table.name}: {WITHOUT[table.name]}"):
                table.plot()
            continue
        ax = table.plot()
        ax.figure.canvas.draw()
        assert ax.lines or ax.patches, command
        pyplot.close(ax.figure)
        assert ax.get_xlabel() in table.column_names and ax.get_title() == table.provenance.command
        drawn.add(table.name)
    assert len(drawn) > 20


def test_a_column_is_left_for_the_x_axis():
    table = quadrille.trails(3)
    with pytest.raises(quadrille.InputError, match="^columns: all are drawn; leave one out, for the x axis$"):
        table.plot(*table.column_names)
    total = quadrille.soccer.count("paper:2x2", by="total")
    for columns in [total.column_names, total.column_names[:1]]:
        with pytest.raises(quadrille.InputError, match="^table count_soccer_total: one row, without an x axis; plot a table"):
            total.plot(*columns)
    with pytest.raises(quadrille.InputError, match="there is none; print the table"):
        quadrille.check("soccer/lem-3.4", cases=1).plot("claim")


def test_counts_by_ply():
    table = quadrille.soccer.count("paper:3x3")
    ax = table.plot("histories", "weak_classes")
    assert (ax.get_xlabel(), ax.get_yscale(), legend(ax)) == ("ply", "log", ["histories", "weak_classes"])
    for line, column in zip(ax.lines, ["histories", "weak_classes"]):
        assert list(line.get_xdata()) == table.column("ply") and list(line.get_ydata()) == table.column(column)
    assert quadrille.updown.solve(range(1, 9), "defense").plot().get_yscale() == "linear"


def test_zeros_have_no_place_on_a_logarithmic_axis():
    (line,) = quadrille.soccer.count("paper:3x3").plot("goal_1").lines
    assert math.isnan(line.get_ydata()[0]) and line.get_ydata()[4] > 0


def test_numbers_beyond_all_floats():
    table = quadrille.plusminus.count(180, by="descents")
    largest = max(row.permutations for row in table)
    with pytest.raises(OverflowError):
        float(largest)
    ax = table.plot()
    ax.figure.canvas.draw()
    assert (ax.get_ylabel(), ax.get_yscale()) == ("log10(permutations)", "linear")
    top = max(height for line in ax.lines for height in line.get_ydata() if not math.isnan(height))
    assert top == pytest.approx(math.log10(largest), rel=1e-12)
    for scale in "linear", "log":
        with pytest.raises(quadrille.InputError, match="give scale='log10'"):
            table.plot(scale=scale)


def test_on_one_pair_of_axes():
    ax = None
    for pitch, table in quadrille.soccer.count_each("paper:2x1..3").items():
        ax = table.plot("weak_classes", ax=ax, label=pitch)
    assert len(ax.lines) == 3 and legend(ax) == ["paper:2x1", "paper:2x2", "paper:2x3"]
    assert ax.get_title() == ""  # no single command gives all tables
    table = quadrille.soccer.count("paper:2x1")
    assert table.plot("weak_classes", ax=table.plot("histories")).get_title() == table.provenance.command
    ax.set_title("Classes")
    assert table.plot(ax=ax).get_title() == "Classes"
    with pytest.raises(quadrille.InputError, match="ax: has a chart on another scale"):
        quadrille.plusminus.count(180, by="descents").plot(ax=ax)
    trails = quadrille.trails(5)
    assert trails.plot(ax=trails.plot(scale="log10"), scale="log10").get_ylabel() == "log10(trails)"


def test_a_line_for_each_value_of_the_first_columns():
    ax = quadrille.updown.count(range(2, 7)).plot()
    assert legend(ax) == ["n 2", "n 3", "n 4", "n 5", "n 6"] and ax.get_xlabel() == "score"


def test_bars():
    table = quadrille.soccer.count("paper:2x2", by="ball")
    ax = table.plot("weak_classes")
    assert [bar.get_height() for bar in ax.patches] == table.column("weak_classes")
    assert [tick.get_text() for tick in ax.get_xticklabels()] == table.column("ball")


def test_bars_share_no_axes():
    bars, line = quadrille.soccer.count("paper:2x2", by="ball"), quadrille.trails(3)
    for first, second in [(bars, quadrille.soccer.count("paper:3x3", by="ball")), (bars, line), (line, bars)]:
        ax = first.plot(scale="linear")
        drawn = len(ax.patches), len(ax.lines)
        with pytest.raises(quadrille.InputError, match="^ax: has a chart already, and bars need"):
            second.plot(ax=ax, scale="linear")
        assert (len(ax.patches), len(ax.lines)) == drawn
    assert bars.plot(ax=pyplot.subplots()[1]).patches


def test_intervals_of_estimates():
    table = quadrille.soccer.estimate("paper:3x3", samples=1000)
    ax = table.plot()
    assert len(ax.patches) == len(table)
    (intervals,) = ax.collections
    segments = intervals.get_segments()
    assert len(segments) == len(table)
    for row, segment in zip(table, segments):
        assert segment[0][1] == pytest.approx(float(row.lower)) and segment[1][1] == pytest.approx(float(row.upper))


def test_without_matplotlib():
    code = """
import sys
sys.modules["matplotlib"] = None
import quadrille
try:
    quadrille.trails(2).plot()
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "plot: matplotlib is not installed; install it, as by pip install matplotlib\n"


def test_all_that_is_imported_is_in_the_extra():
    """`pip install quadrille[all]` installs every package that a function of the module imports."""
    found = set()
    for file in (ROOT / "python/quadrille").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                found |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                found.add(node.module.partition(".")[0])
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["all"]
    assert sorted(found - set(sys.stdlib_module_names) - {"quadrille"}) == extra
