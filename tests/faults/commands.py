"""Small runs of every command: each way to write an answer, each reader, each engine."""
import pathlib

from runs import Run

DATA = pathlib.Path(__file__).resolve().parents[2] / "data"


def record(game, name):
    return {name: (DATA / game / name).read_bytes()}


MATCH = record("updown", "example.txt")
GRID = record("plusminus", "sample.txt")
GAMES = record("soccer", "in-play.txt")
TENNIS = record("tennis", "example-1.csv")

FOUR_POINTS = {"four.csv": b"turn,draw_1,draw_2,points_1,points_2,ball\n0,,,4,4,0\n1,1,1,3,3,0\n2,1,1,2,2,0\n"
                           b"3,1,1,1,1,0\n4,1,1,0,0,0\n"}

CERTIFICATE = {"won.certificate": (DATA / "results/certificates/soccer-paper-1x3.certificate").read_bytes()}

# every_command.py looks that no command is missing. A `save FILE` that is typed in play may fail, and play goes on.
COMMANDS = [
    Run("count-by-ply", "count soccer --pitch paper:2x2 --by ply --format csv"),
    Run("count-to-file", "count soccer --pitch paper:2x2 --by ball --format json --out answer.json", "answer.json"),
    Run("count-to-new-file", "count soccer --pitch paper:2x2 --by size --format latex --out new.tex", "new.tex", None),
    Run("count-reverse", "count soccer --pitch paper:2x3 --engine reverse --plies 6 --by bounces --format markdown"),
    Run("count-frontier", "count soccer --pitch paper:3x3 --engine frontier --by total --format csv"),
    Run("count-colour", "count soccer --pitch paper:3x3 --engine colour --by total --format csv"),
    Run("count-histories", "count soccer --pitch paper:3x2 --engine trails --by outcome --format csv"),
    Run("count-mirror", "count soccer --pitch paper:2x2 --modulo mirror --by outcome --threads 3 --format csv"),
    Run("count-family", "count soccer --pitch paper:2x1..2 --by total --format csv"),
    Run("count-winner", "count soccer --pitch paper:2x2 --by winner --format csv"),
    Run("count-recurrence", "count soccer --pitch paper:1x1..8 --by total --recurrence --out law.txt", "law.txt"),
    Run("save-layered", "count soccer --pitch paper:3x3 --plies 5 --engine layered --threads 1 --format csv --checkpoint saved",
        "saved", None, may_fail=True),
    Run("save-frontier", "count soccer --pitch paper:3x2 --engine frontier --threads 1 --format csv --checkpoint saved", "saved",
        None, may_fail=True),
    Run("save-trails", "count soccer --pitch paper:3x2 --engine trails --threads 1 --by total --format csv --checkpoint saved",
        "saved", None, may_fail=True),
    Run("save-colour", "count soccer --pitch paper:3x3 --engine colour --by total --format csv --checkpoint saved", "saved", None,
        may_fail=True),
    Run("resume-layered",
        "count soccer --pitch paper:3x3 --plies 9 --engine layered --threads 1 --format csv --checkpoint saved",
        "saved", may_fail=True, begun_with=""),
    Run("resume-chosen", "count soccer --pitch paper:3x3 --plies 8 --threads 1 --format csv --checkpoint saved",
        "saved", may_fail=True, begun_with=""),
    Run("resume-frontier",
        "count soccer --pitch paper:3x3 --engine frontier --threads 1 --format csv --checkpoint saved",
        "saved", may_fail=True, begun_with=""),
    Run("resume-balls",
        "count soccer --pitch paper:4x4 --engine frontier --by ball --threads 1 --format csv --checkpoint saved",
        "saved", may_fail=True, begun_with=""),
    Run("resume-trails",
        "count soccer --pitch paper:3x3 --engine trails --threads 1 --by total --format csv --checkpoint saved",
        "saved", may_fail=True, begun_with=""),
    Run("count-trails", "count trails --plies 4 --format csv"),
    Run("count-updown", "count updown --n 2..5 --format csv --out scores.csv", "scores.csv"),
    Run("count-plusminus", "count plusminus --predictions=+-+,++- --format csv"),
    Run("count-signatures", "count updown --n 4 --by signature --format csv"),
    Run("count-descents", "count plusminus --n 3 --by descents --format csv"),
    Run("count-pairs", "count plusminus --n 3 --by pairs --format json --out pairs.json", "pairs.json"),
    Run("count-positions", "count tennis --points 3 --by positions --format csv"),
    Run("count-footsteps", "count footsteps --points 3 --format csv"),
    Run("count-tennis", "count tennis --points 5 --format csv"),
    Run("new-database", "count tennis --points 4 --format sqlite --out new.db", "new.db", None),
    Run("append-rows", "count tennis --points 4 --format sqlite --out old.db", "old.db",
        earlier_rows_of="count updown --n 3"),
    Run("solve-soccer", "solve soccer --pitch paper:3x3 --moves --threads 2 --format csv"),
    Run("solve-line", "solve soccer --pitch paper:1x3 --line --format json --out line.json", "line.json"),
    Run("save-search", "solve soccer --pitch paper:3x5 --threads 1 --format csv --checkpoint saved", "saved", None,
        may_fail=True, limited_by="--seconds 0.000001"),
    Run("save-search-again", "solve soccer --pitch paper:4x5 --threads 1 --format csv --checkpoint saved", "saved",
        may_fail=True, begun_with="--seconds 0.000001", limited_by="--seconds 0.000001"),
    Run("resume-search", "solve soccer --pitch paper:4x5 --threads 1 --format csv --checkpoint saved", "saved",
        may_fail=True, begun_with="--seconds 0.000001", only_reads=True),
    Run("certificate", "solve soccer --pitch paper:3x3 --threads 1 --format csv --certificate won.certificate",
        "won.certificate"),
    Run("solve-updown", "solve updown --n 5 --first offense --line --format csv"),
    Run("solve-plusminus", "solve plusminus --n 3 --format csv"),
    Run("solve-predictions", "solve plusminus --n 2 --by predictions --format csv"),
    Run("solve-footsteps", "solve footsteps --points 3 --by states --format csv"),
    Run("solve-tennis", "solve tennis --points 4 --by states --format csv"),
    Run("strategy-tennis", "solve tennis --state 3,2,-1 --strategy --format csv"),
    Run("estimate", "estimate soccer --pitch paper:3x3 --samples 1000 --seed 4 --format csv"),
    Run("sample-drawings", "sample soccer --pitch paper:3x3 --of drawings --count 3 --seed 4 --out some.txt", "some.txt"),
    Run("sample-games", "sample soccer --pitch paper:2x2 --of games --count 3 --seed 4"),
    Run("play-soccer", "play soccer --pitch paper:3x3 --nodes 100 --seconds 60 --seed 3 --threads 2 --out game.txt", "game.txt",
        typed=b"(2,1)\nhint\nno ply\nundo\n(2,1)\nwho\nresign\nquit\n"),
    Run("play-tennis", "play tennis --points 4 --player none --seconds 60"),
    Run("play-footsteps", "play footsteps --points 3 --player none --seconds 60"),
    Run("play-updown", "play updown --n 3 --player none --seconds 60 --out round.txt", "round.txt"),
    Run("play-plusminus", "play plusminus --n 2 --player none --seconds 60"),
    Run("replay-soccer", "replay soccer in-play.txt --format csv", files=GAMES),
    Run("replay-updown", "replay updown example.txt --format json", files=MATCH),
    Run("replay-plusminus", "replay plusminus sample.txt", files=GRID),
    Run("replay-tennis", "replay tennis example-1.csv --format csv --out turns.csv", "turns.csv", files=TENNIS),
    Run("replay-footsteps", "replay footsteps four.csv --format csv", files=FOUR_POINTS),
    Run("replay-analysed", "replay tennis four.csv --analyse --format csv", files=FOUR_POINTS),
    Run("export-graph", "export graph --pitch paper:2x1 --format graphml --out g.graphml", "g.graphml"),
    Run("export-dot", "export graph --pitch paper:2x1 --format dot"),
    Run("export-positions", "export positions --pitch paper:2x2 --format csv --out all.csv", "all.csv"),
    Run("export-board", "export board --pitch paper:2x2"),
    Run("export-edges", "export edges --pitch paper:2x2 --format csv"),
    Run("positions-database", "export positions --pitch paper:1x1 --format sqlite --out new.db", "new.db", None),
    Run("edges-database", "export edges --pitch paper:1x1 --format sqlite --out old.db", "old.db",
        earlier_rows_of="count updown --n 3"),
    Run("picture-soccer", "export picture soccer in-play.txt --number 1 --format svg", files=GAMES),
    Run("picture-updown", "export picture updown example.txt --format svg", files=MATCH),
    Run("picture-plusminus", "export picture plusminus sample.txt", files=GRID),
    Run("picture-footsteps", "export picture footsteps four.csv --format svg --out steps.svg", "steps.svg", files=FOUR_POINTS),
    Run("picture-svg", "export|picture|soccer|--pitch|paper:3x3|--history|(2,2) (2,1) (3,1)|--format|svg|--out|g.svg", "g.svg"),
    Run("picture-tennis", "export picture tennis example-1.csv", files=TENNIS),
    Run("check", "check updown/example-1 --cases 1 --format csv"),
    Run("check-generated", "check tennis/centre --cases 2 --plies 1 --threads 1 --format csv"),
    Run("rules", "rules soccer"),
    Run("help-command", "help count soccer"),
    Run("help", "count soccer --help"),
    Run("manual", "manual"),
    Run("manual-schema", "manual --format schema --out tables.json", "tables.json"),
    Run("confirm-soccer", "paper:2x3 --threads 2", program="quadrille_confirm"),
    Run("confirm-certificate", "certificate won.certificate", files=CERTIFICATE, program="quadrille_confirm"),
    Run("confirm-updown", "updown:6", program="quadrille_confirm"),
    Run("confirm-plusminus", "pairs:5", program="quadrille_confirm"),
    Run("completions", "completions bash"),
    Run("report", "report --pitch paper:1x1 --plies 1 --cases 1 --out page", "page/index.html", most=40, seconds=600,
        refused_by=b"built without the charts"),
]
