#!/usr/bin/env bash
# shared_files.sh DIR: of the files that all games share, two name a game: the list of games (cli/games.def) and CMake's
# list of components (cmake/components.cmake); and so do the names of the Python package, which type checkers read
# (python/quadrille/__init__.py, _quadrille.pyi). A file belongs to a game if a folder of its path, or the file itself, is
# named after the game in the list. proofs/permutations and properties/permutations are shared by two games, so they may
# name neither. Left aside: bench, tests, docs, data, examples, prose (README, proofs in Coq and what is extracted from them,
# comments), and the scripts that write of the games: scripts/results, scripts/results_page (data/results) and scripts/demo
# (the commands to try). Nor does the stylesheet that all pictures share speak of the classes that a game's own rules of
# style are for.
#
# ctest label: quick
set -u
cd "$1" || exit 2
games=$(sed -nE 's/^QUADRILLE_GAME\(([a-z0-9_]+)\).*/\1/p' cli/games.def)
own=$(paste -sd'|' <<<"$games")
# `walks` is a common word of graph theory; as a game's name it counts where it names a folder or a namespace.
words=$(grep -v '^walks$' <<<"$games" | paste -sd'|')
[ -n "$words" ] || { echo "cli/games.def lists no game"; exit 1; }

# names FILE: the lines that name a game, comments aside. In C++ a name may be a part of another: SoccerQuery, soccer_commands.
names() {
  case "$1" in
    *.hpp|*.cpp|*.hpp.in|*.cpp.in|*.def) sed -E 's#//.*##' "$1" ;;
    *) sed -E 's/(^|[[:space:]])#.*//' "$1" ;;
  esac | grep -inE "$words|quadrille(::|_)permutations|footsteps|paper soccer|up's & down's|plusses|(enumerate|jobs|cli)/walks"
}

# The check sees what it should refuse.
probe=$(mktemp --suffix=.cpp)
printf 'int n = 0;  // soccer\n' >"$probe"
names "$probe" >/dev/null && { echo "this script takes a comment for a name"; exit 1; }
printf 'SoccerQuery query;\n' >"$probe"
names "$probe" >/dev/null || { echo "this script does not see a name"; exit 1; }
rm -f "$probe"

failed=0
for file in $(git ls-files CMakeLists.txt CMakePresets.json cmake include graphs games enumerate jobs export proofs \
  properties cli mpi python web scripts | grep -vE '\.(v|md|csv|png|svg|json)$'); do
  [ -f "$file" ] || continue
  case "$file" in
    cli/games.def|cmake/components.cmake|scripts/results|scripts/results_page|scripts/demo) continue ;;
    python/quadrille/__init__.py|python/quadrille/_quadrille.pyi) continue ;;
    proofs/coq/*|proofs/extracted/*) continue ;;
  esac
  # Its own folder, or its own file: include/quadrille/soccer.hpp, cli/confirm/soccer.cpp.
  # Parts of such a header and what it needs: quadrille/soccer_lists.hpp, quadrille/detail/tennis_rules.hpp.
  grep -qE "(^|/)($own)(/|\.[a-z]+$)|/(quadrille|detail)/($own)_" <<<"$file" && continue
  if found=$(names "$file"); then
    echo "$file: $(wc -l <<<"$found") lines, the first: $(head -n 1 <<<"$found" | cut -c 1-100)"
    failed=$((failed + 1))
  fi
done
# A rule of a game's own: StyleRule{".wall", ...}, StyleRule{"text.sign", ...} in export/pictures/GAME.
classes=$(grep -ohE 'StyleRule\{"[a-z]*\.[a-z]+' export/pictures/*/*.cpp | sed 's/.*\.//' | sort -u | paste -sd'|')
[ -n "$classes" ] || { echo "this script sees no rules of style in export/pictures/GAME"; exit 1; }
grep -nE "\.($classes)\b" export/pictures/svg_style.cpp && { echo "export/pictures/svg_style.cpp has a game's own class"; exit 1; }

[ "$failed" -eq 0 ] || { echo "$failed shared files name a game"; exit 1; }
echo "of the shared files only the list of games and CMake's components name a game"
