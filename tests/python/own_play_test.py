"""Positions of the user's own game, and the session that plays it: words of `quadrille play`, typed lines, bad input.

ctest label: standard
"""

import builtins
import copy
import io
import re
import sys
import time

import pytest
import quadrille
from own_game_test import Take
from quadrille.engines import Position, layered, play, proof_number_search, winners


class TicTacToe:
    """Three in a line win.

    This paragraph is not shown."""

    lines = "012 345 678 036 147 258 048 246".split()

    def start(self):
        return "." * 9

    def moves(self, board):
        return [(1 + place // 3, 1 + place % 3) for place in range(9) if board[place] == "."]

    def after(self, board, move):
        place = 3 * move[0] + move[1] - 4
        return board[:place] + "XO"[self.mover(board) - 1] + board[place + 1 :]

    def outcome(self, board):
        for line in self.lines:
            marks = {board[int(place)] for place in line}
            if len(marks) == 1 and "." not in marks:
                return f"three {marks.pop()}"
        return None if "." in board else "full"

    def mover(self, board):
        return 1 + board.count("X") - board.count("O")

    def winner(self, outcome):
        return {"three X": 1, "three O": 2, "full": None}[outcome]

    def draw(self, board):
        return "\n".join(board[k : k + 3] for k in (0, 3, 6)) + "\n"


class Symmetric(TicTacToe):
    """The same game; of the states that a symmetry of the square maps to each other, only one occurs."""

    def canonical(self, board):
        images = []
        for _ in range(4):
            board = "".join(board[k] for k in (6, 3, 0, 7, 4, 1, 8, 5, 2))
            images += [board, board[6:] + board[3:6] + board[:3]]
        return min(images)


def session(monkeypatch, capsys, game, typed, **options):
    """The last position, and the text shown."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    end = play(game, **options)
    return end, capsys.readouterr().out


def test_position():
    start = Position(TicTacToe())
    at = start.play((2, 2)).play((1, 1))
    assert at.history == ((2, 2), (1, 1)) and at.state == "O...X...." and at.mover == 1 and len(at.moves) == 7
    assert at.undo().undo() == start and hash(at.undo().undo()) == hash(start) and at != start
    assert Position(TicTacToe()) != start  # a position of another game
    assert (at.outcome, at.winner) == (None, None) and copy.copy(at) == at
    end = at.play((1, 2)).play((1, 3)).play((3, 2))
    assert (end.outcome, end.winner, end.mover, end.moves) == ("three X", 1, None, [])
    assert repr(at) == "<Position of TicTacToe after 2 moves: 'O...X....'>"
    with pytest.raises(quadrille.RulesError, match=r"^move 3: \(1, 1\) is no legal move; .moves lists the legal ones$"):
        at.play((1, 1))
    with pytest.raises(quadrille.RulesError, match="^undo: no move is played yet"):
        start.undo()


def test_position_is_shown():
    at = Position(TicTacToe()).play((2, 2))
    assert str(at) == "...\n.X.\n..." and at._repr_html_() == "<pre>...\n.X.\n...\n</pre>"

    class Escaped(TicTacToe):
        def draw(self, board):
            return "<b>&"

    class Picture(TicTacToe):
        def draw(self, board):
            return "<svg></svg>"

    class Number(TicTacToe):
        def draw(self, board):
            return 5

    assert Position(Escaped())._repr_html_() == "<pre>&lt;b&gt;&amp;</pre>"
    assert Position(Picture())._repr_html_() == "<svg></svg>" and str(Position(Picture())) == "." * 9
    assert str(Position(Take(5)).play(2)) == "(2,)"  # Take has no method `draw`
    with pytest.raises(TypeError, match="draw: a str is expected, not int"):
        str(Position(Number()))


def test_canonical_states_are_met_once():
    whole, merged = layered(TicTacToe()), layered(Symmetric())
    # The known total is 765.
    assert [len(layer) for layer in merged] == [1, 3, 12, 38, 108, 174, 204, 153, 57, 15]
    assert [sum(layer.values()) for layer in whole] == [sum(layer.values()) for layer in merged]
    found, all_found = winners(Symmetric()), winners(TicTacToe())
    assert all(found[Symmetric().canonical(board)] == winner for board, winner in all_found.items())
    game = Symmetric()
    game.start = lambda: "XO......."  # not the canonical state: the move must be legal here
    search = proof_number_search(game)
    assert search.wins and all_found[game.after("XO.......", search.move)] == 1


def test_a_session(monkeypatch, capsys):
    end, shown = session(monkeypatch, capsys, TicTacToe(), "2 2\nwho\nhint\nundo\n(2, 2)\nquit\n")
    assert shown.startswith("TicTacToe\nThree in a line win.\nyou are player 1\n\n...\n...\n...\n1 (1, 1)  2 (1, 2)")
    assert "not shown" not in shown
    assert shown.count("player 1 plays (2, 2)\nplayer 2 plays (1, 1)\n") == 2
    assert "player 1> who\na tie under best play, proved\n" in shown
    assert re.search(r"hint: \(\d, \d\) \(a tie under best play, proved\)", shown)
    assert end.history == ((2, 2), (1, 1))


def test_words_are_those_of_the_program(monkeypatch, capsys, program):
    """The answers to typed lines equal those of `quadrille play`, except for the names of things."""
    _, shown = session(monkeypatch, capsys, TicTacToe(), "help\nmoevs\nundo\nresign\nsave\nquit\n", player="both")
    printed = program(
        *"play soccer --pitch paper:1x2 --player both".split(), stdin="help\nmoevs\nundo\nresign\nsave\nquit\n"
    ).decode()
    for words in (
        "moves     list the choices\nundo      take back your last choice and all later ones\n",
        "did you mean 'moves'?",
        "undo: you have chosen nothing yet; choose first\n",
        "the game is over: player 1 resigns: player 2 wins\n",
    ):
        assert words in shown and words in printed, words
    assert "save" in printed and "save FILE" not in shown
    assert "'save': the game is over; enter undo or quit" in shown and "save: no file is named" in printed


def test_bad_input_is_answered(monkeypatch, capsys):
    typed = "\n  \nnonsense\n9 9\n99\n-1\n\ud800\n\x00\n" + "x" * 100_000 + "\nundo it\n1\n"
    end, shown = session(monkeypatch, capsys, TicTacToe(), typed, player="both")
    assert " ".join(shown.split()).count(": no such move; ") == 7 and "'undo it': undo takes no argument; enter undo" in shown
    assert end.history == ((1, 1),) and shown.endswith("player 2> \n")  # the end of the input
    assert max(map(len, shown.splitlines())) < 200 and "\0" not in shown


def test_halves_of_letters_are_shown_by_their_numbers(monkeypatch, capsys):
    class Halves(Take):
        def moves(self, taken):
            return [] if taken else ["\ud802"]

        def outcome(self, taken):
            return "\ud803" if taken else None

        def winner(self, outcome):
            return 1

        def draw(self, taken):
            return "\ud804"

    Halves.__doc__ = "Halves \ud801."
    end, shown = session(monkeypatch, capsys, Halves(1), "hint\n\ud802\n")
    assert end.history == ("\ud802",)
    for words in "Halves \\ud801.", "hint: \\ud802 (a proved win", "plays \\ud802\n", "\n\\ud804\n", "player 1 wins (\\ud803)":
        assert words in shown, shown


def test_the_program_never_errs(monkeypatch, capsys):
    end, shown = session(monkeypatch, capsys, TicTacToe(), "", player="none")
    assert end.winner is None and end.outcome == "full" and "the game is over: nobody wins (full)" in shown
    for heap in range(1, 9):
        end, shown = session(monkeypatch, capsys, Take(heap), "", player="none")
        assert end.winner == winners(Take(heap))[()] and f"player {end.winner} wins" in shown


@pytest.mark.parametrize(("winner", "moves", "played"), [(1, ["later", "now"], ("now",)), (2, ["now", "later"], ("later", "now"))])
def test_wins_soon_and_loses_late(monkeypatch, capsys, winner, moves, played):
    class Choice:
        """Every game is a win of the same player, after one move or three."""

        def start(self):
            return ()

        def moves(self, state):
            return moves

        def after(self, state, move):
            return (*state, move)

        def outcome(self, state):
            return winner if "now" in state or len(state) == 3 else None

        def mover(self, state):
            return 1 + len(state) % 2

        def winner(self, outcome):
            return outcome

    end, _ = session(monkeypatch, capsys, Choice(), "", player="none")
    assert end.history == played


def test_numbers_are_their_own_names(monkeypatch, capsys):
    end, shown = session(monkeypatch, capsys, Take(5), "3\n", player="both")
    assert end.history == (3,) and "\n1  2  3\n" in shown


def test_a_game_too_large_to_solve(monkeypatch, capsys):
    began = time.monotonic()
    end, shown = session(monkeypatch, capsys, Take(60), "2\nwho\n", seconds=0.2)
    assert time.monotonic() - began < 5
    assert "(not solved within 0.2 s)" in shown and "not decided within 0.2 s" in shown and len(end.history) == 2


def test_a_game_that_search_solves_alone(monkeypatch, capsys):
    class Long(Take):
        """Player 1 wins at once by taking three; otherwise every game is long."""

        def outcome(self, taken):
            return 2 if taken[:1] == (3,) else super().outcome(taken)

    end, shown = session(monkeypatch, capsys, Long(40), "hint\nwho\n", seconds=1)
    assert "hint: 3 (a proved win for player 1)" in shown and "player 1 wins under best play, proved" in shown


def test_a_tie_that_search_proves_alone(monkeypatch, capsys):
    class Tie(Take):
        """Player 1 ties at once by taking two. Or else player 2 wins at once by taking three, or every game is long."""

        def outcome(self, taken):
            return {(2,): "tie", (1, 3): 1, (3, 3): 1}.get(taken) or super().outcome(taken)

        def winner(self, outcome):
            return None if outcome == "tie" else super().winner(outcome)

    end, shown = session(monkeypatch, capsys, Tie(40), "who\nhint\n", seconds=1)
    assert "who\na tie under best play, proved\n" in shown and "hint: 2 (a tie under best play, proved)" in shown
    end, _ = session(monkeypatch, capsys, Tie(40), "", player="none", seconds=1)
    assert end.history == (2,)


@pytest.mark.parametrize(
    ("game", "options", "kind", "message"),
    [
        (3, {}, TypeError, "game: has no method mover"),
        (type("Alone", (), {"mover": len, "winner": len})(), {}, TypeError, "game: has no method start"),
        (TicTacToe(), {"player": 3}, quadrille.InputError, "player 3: no such player; give 1, 2, 'both' or 'none'"),
        (TicTacToe(), {"player": 10**100}, quadrille.InputError, "player of some 333 bits: no such player"),
        (TicTacToe(), {"player": "3"}, quadrille.InputError, "player '3': no such player"),
        (TicTacToe(), {"player": 1.0}, TypeError, "player: 1, 2 or a text is expected, not float"),
        (TicTacToe(), {"seconds": 0}, quadrille.InputError, "seconds 0.0: out of range"),
        (TicTacToe(), {"seconds": "long"}, TypeError, "seconds: a number is expected, not str"),
        (type("Three", (TicTacToe,), {"mover": lambda *_: 3})(), {}, quadrille.InputError, "mover: gave 3; give 1 or 2"),
        (type("Stuck", (TicTacToe,), {"moves": lambda *_: []})(), {}, quadrille.InputError,
         r"outcome: None for '\.\.\.\.\.\.\.\.\.', which has no move; say how the game ends there"),
        (type("Like", (Take,), {"moves": lambda *_: [1, "1"]})(3), {}, quadrille.InputError, "moves: two are written '1'"),
        (type("Draws", (TicTacToe,), {"draw": lambda *_: 5})(), {}, TypeError, "draw: a str is expected, not int"),
        (type("Fails", (TicTacToe,), {"after": lambda *_: 1 / 0})(), {}, ZeroDivisionError, "division by zero"),
    ],
)
def test_refused(monkeypatch, capsys, game, options, kind, message):
    with pytest.raises(kind, match=message):
        session(monkeypatch, capsys, game, "1\n1\n", **options)


def test_ctrl_c_ends_it(monkeypatch):
    def interrupted(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play(TicTacToe())


def test_in_a_notebook(monkeypatch, capsys):
    """A notebook's own input function shows the line itself."""
    lines = iter(["(1, 1)", "quit"])
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))
    assert len(play(TicTacToe()).history) == 2
    assert "quit" not in capsys.readouterr().out
