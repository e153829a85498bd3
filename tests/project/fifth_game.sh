#!/usr/bin/env bash
# fifth_game.sh DIR: adding a game takes its folders and one line in the list of games. The script copies the tree into
# a scratch folder, adds the made-up game Nim (tests/project/fifth_game) as folders in games/, enumerate/,
# export/pictures/, proofs/, properties/ and cli/ with its public header, and one line in cli/games.def. It builds the
# program, counts with it, draws a picture, checks its claim and prints its help. That one line is the only change of
# existing files.
#
# It builds the program from scratch, which takes minutes. Run it by `scripts/test long`, by `ctest --preset release -C
# long -L long`, or as `bash tests/project/fifth_game.sh .`
#
# ctest label: long
set -u
cd "$1" || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
fail() { echo "$1"; failed=1; }

# A copy of the tree, in a repository of its own that shows what changes.
mkdir "$work/tree"
git ls-files -co --exclude-standard | while IFS= read -r file; do [ -f "$file" ] && printf '%s\0' "$file"; done |
  tar --null -T - -cf - | tar -xf - -C "$work/tree"
cd "$work/tree" || exit 2
own() { git -c user.name=test -c user.email=test@quadrille.invalid -c commit.gpgsign=false "$@"; }
{ git init -q . && git add -A && own commit -qm before; } || exit 2

cp -r tests/project/fifth_game/. .
echo 'QUADRILLE_GAME(nim)' >>cli/games.def
git add -A

# One existing file gets one more line. All new files are in the game's own folders.
[ "$(git diff --cached --name-only --diff-filter=a)" = cli/games.def ] || fail "changed: $(git diff --cached --name-only --diff-filter=a)"
[ "$(git diff --cached --numstat -- cli/games.def | cut -f 1,2)" = $'1\t0' ] || fail 'the list of games changed by more than a line'
git diff --cached --name-only --diff-filter=A | grep -vE '^(games|enumerate|export/pictures|proofs|properties|cli)/nim/|^include/quadrille/nim\.hpp$' &&
  fail 'new files outside of the folders of the game'

launcher=()
command -v ccache >/dev/null && launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
export CCACHE_BASEDIR=$work/tree CCACHE_NOHASHDIR=1
cmake -G Ninja -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DQUADRILLE_UNITY=ON -DQUADRILLE_COQ=OFF -DQUADRILLE_REPORT=OFF \
  -DQUADRILLE_TESTS=OFF -DQUADRILLE_BENCH=OFF "${launcher[@]}" . >"$work/log" 2>&1 || { tail -n 20 "$work/log"; exit 1; }
cmake --build "$work/build" --target quadrille >"$work/log" 2>&1 || { grep -E 'error|FAILED' "$work/log" | head -n 20; exit 1; }
program=$work/build/quadrille

# A game of m moves has 5 - m moves that take two counters: C(m, 5 - m) games.
"$program" count nim --counters 5 --format csv --quiet >"$work/counted" || fail 'count nim failed'
printf 'moves,games\n3,3\n4,4\n5,1\n' | diff - "$work/counted" || fail 'count nim prints other numbers'
"$program" count nim --counters 2000 2>"$work/refused" && fail 'count nim took 2000 counters'
# The game's pictures, with a style rule that no other game's pictures have.
echo 3 >"$work/heap.txt"
"$program" export picture nim "$work/heap.txt" >"$work/drawn" || fail 'export picture nim failed'
echo '● ● ●' | diff - "$work/drawn" || fail 'export picture nim draws something else'
"$program" export picture nim "$work/heap.txt" --format svg >"$work/heap.svg" || fail 'export picture nim --format svg failed'
grep -qF '.quadrille-picture.quadrille-nim .counter{stroke-width:4}' "$work/heap.svg" || fail 'a picture of Nim lacks its rule of style'
[ "$(grep -c '<circle class="counter stroke accent"' "$work/heap.svg")" -eq 3 ] || fail 'a heap of 3 is not 3 counters'
"$program" export picture soccer --pitch paper:1x3 --format svg | grep -q 'quadrille-nim' && fail 'all pictures have the rule of Nim'
if command -v xmllint >/dev/null; then
  xmllint --noout --relaxng tests/export/pictures/svg.rng "$work/heap.svg" >"$work/said" 2>&1 || fail "$(head -n 1 "$work/said")"
fi
# `check` and `report` name no game themselves; the game adds its claims and its part.
"$program" check nim/two-before --cases 10 --seed 1 --format csv --quiet >"$work/checked" || fail 'check nim/two-before failed'
grep -q '^nim/two-before,holds,.*exhaustive:heap:20/20/21' "$work/checked" || fail 'check nim/two-before finds something else'
"$program" report --help | grep -q 'report --out nim' || fail 'the help of report does not name nim'
"$program" count nim --help | grep -q 'counters of the heap' || fail 'no help of count nim'
"$program" count --help | grep -q 'count the games of Nim' || fail 'the help of count does not name nim'
"$program" manual | grep -q 'nim' || fail 'the manual does not name nim'
"$program" completions bash | grep -q 'nim' || fail 'the completions do not name nim'
# The Python module, if it can be built, works without a binding of the game.
if cmake --build "$work/build" --target help | grep -q 'quadrille_python:'; then
  cmake --build "$work/build" --target quadrille_python >"$work/log" 2>&1 || fail "no Python module: $(grep -E 'error|FAILED' "$work/log" | head -n 20)"
  PYTHONPATH=$work/build/python python3 -c 'import quadrille; print(*quadrille.soccer.count("paper:1x2").column("weak_classes"))' \
    >"$work/imported" 2>&1 || fail "import quadrille: $(cat "$work/imported")"
fi
bash tests/project/import_order.sh . || fail 'the includes of the game are out of order'
exit $failed
