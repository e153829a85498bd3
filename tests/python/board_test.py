"""The user's own boards: made of vertices and edges, of a graph, of a file; accepted in place of a pitch.

ctest label: standard
"""

import pickle
import sys
import types

import pytest
import quadrille
from quadrille.soccer import Board, Position

TRIANGLE = Board([("a", "b"), ("b", "c"), ("c", "a")], "a")
PETERSEN = "IheA@GUAo"


def test_text_and_name():
    board = Board([("a", "b"), ("b", "c")], "b", goal_1=["a"], goal_2=["c"], walls=["a"], at={"a": (0, 1.5)})
    assert board.name == "board:start b;goal 1 a;goal 2 c;wall a;at a 0 1.5;edge a b;edge b c"
    assert str(board) == "start b\ngoal 1 a\ngoal 2 c\nwall a\nat a 0 1.5\nedge a b\nedge b c\n"
    assert repr(TRIANGLE) == "<Board 'start a;edge a b;edge a c;edge b c'>"


def test_vertices_are_texts_numbers_and_pairs():
    assert Board([(10, 9), (9, -1)], 9).name == "board:start 9;edge -1 9;edge 9 10"
    assert Board([((0, 0), (1, 2))], (0, 0)).name == "board:start (0,0);edge (0,0) (1,2)"
    assert Board({("x_1", 7)}, 7).name == "board:start 7;edge 7 x_1"


def test_is_a_value():
    same = Board(iter([("c", "b"), ("a", "c"), ("b", "a")]), start="a")
    assert same == TRIANGLE and hash(same) == hash(TRIANGLE) and same.name != Board([("a", "b")], "a").name
    assert pickle.loads(pickle.dumps(same)) == same and same != "board:start a"
    assert len({same, TRIANGLE}) == 1


@pytest.mark.parametrize(
    ("make", "place"),
    [
        (lambda: Board([("a", "b")], "c"), "start: the start 'c' has no edge"),
        (lambda: Board([], "a"), "start: the start 'a' has no edge"),
        (lambda: Board([("a", "a")], "a"), "edges[0]: the edge a a is a loop"),
        (lambda: Board([("a", "b"), ("b", "a")], "a"), "edges[1]: the edge b a is already in edges[0]"),
        (lambda: Board([("a", "b")], "a", goal_1=["b"], goal_2=["b"]), "goal_2[0]: 'b' is a goal already, in goal_1[0]"),
        (lambda: Board([("a", "b")], "a", goal_1=["x"]), "goal_1[0]: the goal 'x' has no edge"),
        (lambda: Board([("a", "b")], "a", walls=["x"]), "walls[0]: the wall 'x' has no edge"),
        (lambda: Board([("a", "b")], "a", at={"b": (1e7, 0)}), "at['b']: '10000000.0' is no coordinate"),
        (lambda: Board([("a", "b")], "a", at={"b": (1, 2, 3)}), "at['b']: more than 2 values"),
        (lambda: Board([("a", "b", "c")], "a"), "edges[0]: more than 2 values"),
        (lambda: Board([("a", "b c")], "a"), "edges[0] 'b c': is no name of a vertex"),
        (lambda: Board([("a", "")], "a"), "edges[0] '': is no name of a vertex"),
        (lambda: Board([("a", "ä")], "a"), "edges[0] 'ä': is no name of a vertex"),
        (lambda: Board([("a",)], "a"), "edges[0]: 1 of 2 values"),
        (lambda: Board([("a", 2**64)], "a"), "edges[0] 18446744073709551616: out of range"),
        (lambda: Board([(1, "1")], 1), "edges[0]: a text and a number or a pair are both written '1'"),
        (lambda: Board.from_file("nowhere.board"), "board './nowhere.board': "),
    ],
)  # fmt: skip
def test_what_is_no_board(make, place):
    with pytest.raises(quadrille.InputError) as raised:
        make()
    assert isinstance(raised.value, ValueError)
    assert str(raised.value).startswith(place), raised.value
    assert raised.value.remedy


@pytest.mark.parametrize(
    "make",
    [
        lambda: Board("ab", "a"),
        lambda: Board(["ab"], "a"),
        lambda: Board(5, "a"),
        lambda: Board([("a", "b")], "a", goal_1="b"),
        lambda: Board([("a", "b")], "a", at={"a": 5}),
        lambda: Board([("a", "b")], "a", at=[("a", 0, 0)]),
        lambda: Board([("a", "b")], 1.5),
        lambda: Board([("a", True)], "a"),
        lambda: Board([("a", (1, 2, 3))], "a"),
        lambda: Board([("a", ("x", 2))], "a"),
        lambda: Board.from_networkx(5, "a"),
        lambda: Board.from_file(5),
        lambda: quadrille.soccer.count(5),
    ],
)
def test_wrong_types(make):
    with pytest.raises(TypeError):
        make()


def test_graph_of_networkx():
    networkx = pytest.importorskip("networkx")
    cycle = networkx.cycle_graph(3)
    board = Board.from_networkx(cycle, 0, walls=[1], at=networkx.circular_layout(cycle))
    assert board.name.startswith("board:start 0;wall 1;at 0 1 ") and board.name.endswith(";edge 0 1;edge 0 2;edge 1 2")
    grid = networkx.grid_2d_graph(2, 2)
    grid.add_node("alone")
    assert Board.from_networkx(grid, (0, 0), goal_1=[(1, 1)], at={"alone": (0, 0)}) == Board(
        [((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1)), ((1, 0), (1, 1))], (0, 0), [(1, 1)]
    )
    doubled = networkx.MultiGraph([(0, 1), (0, 1)])
    with pytest.raises(quadrille.InputError, match=r"edges\[1\]: the edge 0 1 is already in"):
        Board.from_networkx(doubled, 0)


def test_any_graph_with_edges():
    assert Board.from_networkx(types.SimpleNamespace(edges=[("a", "b", "label")]), "a") == Board([("a", "b")], "a")
    assert Board.from_networkx(types.SimpleNamespace(edges=lambda: [("a", "b")]), "a") == Board([("a", "b")], "a")


def test_networkx_is_not_imported():
    import subprocess

    code = "import sys, quadrille; quadrille.soccer.Board([(0, 1)], 0); sys.exit('networkx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_files(tmp_path, monkeypatch):
    (tmp_path / "path.board").write_text("# three vertices\nstart a\nedge b a\nedge b c\n")
    (tmp_path / "petersen.g6").write_text(PETERSEN)
    (tmp_path / "text").write_text(str(TRIANGLE))
    assert Board.from_file(tmp_path / "path.board") == Board([("a", "b"), ("b", "c")], "a")
    assert str(Board.from_file(tmp_path / "petersen.g6")).count("edge") == 15
    monkeypatch.chdir(tmp_path)
    assert Board.from_file("text") == TRIANGLE
    assert quadrille.soccer.count("petersen.g6", by="total").weak_classes == 556  # docs/graphs.md
    (tmp_path / "bad.board").write_text("start a\nedge a a\n")
    with pytest.raises(quadrille.InputError, match="bad.board.*line 2"):
        Board.from_file("bad.board")


def test_every_function_takes_a_board(program):
    soccer = quadrille.soccer
    by_name = TRIANGLE.name
    assert soccer.count(TRIANGLE).to_csv().encode() == program("count", "soccer", "--pitch", by_name, "--format", "csv")
    assert soccer.edges(TRIANGLE).to_csv() == soccer.edges(by_name).to_csv()
    assert list(soccer.positions(TRIANGLE)) == list(soccer.positions(by_name))
    assert soccer.graph(TRIANGLE)[0].to_csv() == soccer.graph(by_name)[0].to_csv()
    assert soccer.drawing(TRIANGLE, "a b c").to_csv() == soccer.drawing(by_name, "a b c").to_csv()
    drawn = soccer.sample(TRIANGLE, of="histories", count=5, seed=1)
    assert drawn.record == soccer.sample(by_name, of="histories", count=5, seed=1).record
    assert all(isinstance(position, Position) and position.pitch == by_name for position in drawn)
    checked = quadrille.check("soccer/ply-parity", pitch=TRIANGLE)
    assert checked[0].statement == "refuted" and checked[0].witness == f"{by_name}: a b c a"
    assert checked.provenance.command == f"quadrille check soccer/ply-parity --pitch '{by_name}'"


def test_checks():
    assert quadrille.check("soccer", pitch=TRIANGLE).departures == []
    for wrong in {"cases": 5}, {"seed": 5}:
        with pytest.raises(quadrille.InputError, match="pitch"):
            quadrille.check(pitch=TRIANGLE, **wrong)
    with pytest.raises(quadrille.InputError, match="not about pitches"):
        quadrille.check("tennis/centre", pitch=TRIANGLE)
    with pytest.raises(quadrille.InputError, match="no rules called"):
        quadrille.check(pitch="papre:3x3")


def test_a_board_longer_than_an_argument_of_a_program():
    names = [f"{i:064}" for i in range(385)]
    path = Board(
        zip(names, names[1:]), names[0], goal_1=names[2:], walls=names, at={name: (1.0625e-5, 1.0625e-5) for name in names}
    )
    assert len(path.name) > 1 << 17 and Position(path).mover == 1
    with pytest.raises(quadrille.InputError, match="more than the system takes; give a board shorter names"):
        quadrille.check("soccer/lem-3.1", pitch=path, plies=1)
    with pytest.raises(quadrille.InputError, match="^pitch: tennis/centre is not about pitches; leave one"):
        quadrille.check("tennis/centre", pitch=TRIANGLE)


def test_positions_by_name():
    start = Position(TRIANGLE)
    assert start.ball == "a" and start.plies == ["b", "c"] and start.mover == 1 and start.pitch == TRIANGLE.name
    at = start.play("b").play("c")
    assert at.vertices == ["a", "b", "c"] and at.history == "a b c" and at.plies == ["a"] and at.mover == 1
    end = at.play("a")
    assert end.outcome == "blocked" and end.plies == [] and end.winner == 2  # player 1 bounced, and has no ply
    assert end.undo() == at and Position(TRIANGLE, "a b c") == at and pickle.loads(pickle.dumps(at)) == at
    assert ">b</text>" in end._repr_svg_()
    assert start.play("b c") == at
    with pytest.raises(quadrille.RulesError, match="ply 1: a is not adjacent to a; .plies lists the legal ones"):
        start.play("a")
    with pytest.raises(quadrille.InputError, match="to: .*'x' is no vertex of the board"):
        start.play("x")
    with pytest.raises(TypeError, match="to: a text, a whole number or a pair of whole numbers is expected, not float"):
        start.play(1.5)
    assert Position(Board([(0, 1), (1, 2)], 0)).play(1).plies == ["2"]


def test_positions_by_point():
    grid = Board([((0, 0), (5, 7)), ((5, 7), (0, 1))], (0, 0), goal_2=[(0, 1)])
    end = Position(grid).play((5, 7)).play((0, 1))
    assert end.vertices == [(0, 0), (5, 7), (0, 1)] and end.winner == 1
    assert Position(grid).play("(5,7) (0,1)") == end
    with pytest.raises(quadrille.RulesError, match=r"\(0,1\) is not adjacent to \(0,0\)"):
        Position(grid).play((0, 1))


def test_a_start_on_a_goal_ends_the_game():
    over = Position(Board([("a", "b")], "a", goal_1=["a"]))
    assert over.winner == 2 and over.mover is None and over.plies == [] and over.grade == 0
