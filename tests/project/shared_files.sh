#!/usr/bin/env bash
# shared_files.sh DIR: among the files shared by all games, three name a game: the list of games (cli/games.def), the
# page's (web/page/games.ts), and CMake's list of components (cmake/components.cmake). So do the names of the Python
# package, which type checkers read (python/quadrille/__init__.py, _quadrille.pyi). A file belongs to a game if a folder
# of its path, or the file itself, has the name of the game in the list. proofs/permutations and properties/permutations
# are shared by two games, so they may name neither. Exempt are: bench, tests, docs, data, examples, prose (README,
# proofs in Coq and the code extracted from them, comments), and the scripts about the games: scripts/results,
# scripts/results_page (data/results), scripts/demo (the commands to try) and the site's table of contents. Nor does the
# stylesheet that all pictures share name the classes of a game's own style rules.
#
# ctest label: quick
set -u
cd "$1" || exit 2
games=$(sed -nE 's/^QUADRILLE_GAME\(([a-z0-9_]+)\).*/\1/p' cli/games.def)
own=$(paste -sd'|' <<<"$games")
# `walks` is a common word of graph theory. As a game's name it counts only in a folder or a namespace.
words=$(grep -v '^walks$' <<<"$games" | paste -sd'|')
[ -n "$words" ] || { echo "cli/games.def lists no game"; exit 1; }

# named FILE...: the files that name a game outside of comments, with the number of such lines and the first of them. In
# C++ a name may be a part of another: SoccerQuery, soccer_commands.
named() {
  awk -v pattern="$words|quadrille(::|_)permutations|footsteps|paper soccer|up's & down's|plusses|(enumerate|cli)/walks" '
    FILENAME ~ /\.(hpp|cpp|def)(\.in)?$/ { sub("//.*", "") }
    FILENAME !~ /\.(hpp|cpp|def)(\.in)?$/ { sub("(^|[ \t])#.*", "") }
    tolower($0) ~ pattern { if (!lines[FILENAME]++) first[FILENAME] = $0 }
    END { for (file in lines) print file ": " lines[file] " lines, the first: " substr(first[file], 1, 100) }' "$@"
}

# The check finds a file that names a game.
probe=$(mktemp --suffix=.cpp)
trap 'rm -f "$probe"' EXIT
printf 'int n = 0;  // soccer\n' >"$probe"
[ -z "$(named "$probe")" ] || { echo "this script takes a comment for a name"; exit 1; }
printf 'SoccerQuery query;\n' >"$probe"
[ -n "$(named "$probe")" ] || { echo "this script does not see a name"; exit 1; }

# A game's own files: those with its name in their path, such as include/quadrille/soccer.hpp and
# cli/confirm/soccer.cpp, and the parts of its header: quadrille/soccer_lists.hpp, quadrille/detail/tennis_rules.hpp.
mapfile -t files < <(git ls-files CMakeLists.txt CMakePresets.json cmake include graphs games enumerate export proofs \
  properties cli mpi python web scripts | grep -vE '\.(v|md|csv|png|svg|json)$' |
  grep -vE '^(cli/games.def|web/page/games.ts|cmake/components.cmake|scripts/(results|results_page|demo|site_pages/mkdocs.yml)|proofs/(coq|extracted)/.*)$' |
  grep -vxE 'python/quadrille/(__init__.py|_quadrille.pyi)' |
  grep -vE "(^|/)($own)(/|\.[a-z]+$)|/(quadrille|detail)/($own)_" | while read -r file; do
    [ ! -f "$file" ] || echo "$file"
  done)
[ "${#files[@]}" -ge 100 ] || { echo "only ${#files[@]} files are shared"; exit 1; }
found=$(named "${files[@]}")
failed=0
[ -z "$found" ] || { echo "$found"; failed=$(wc -l <<<"$found"); }
# The style rules of a game: StyleRule{".wall", ...}, StyleRule{"text.sign", ...} in export/pictures/GAME.
classes=$(grep -ohE 'StyleRule\{"[a-z]*\.[a-z]+' export/pictures/*/*.cpp | sed 's/.*\.//' | sort -u | paste -sd'|')
[ -n "$classes" ] || { echo "this script sees no rules of style in export/pictures/GAME"; exit 1; }
grep -nE "\.($classes)\b" export/pictures/svg_style.cpp && { echo "export/pictures/svg_style.cpp has a game's own class"; exit 1; }

[ "$failed" -eq 0 ] || { echo "$failed shared files name a game"; exit 1; }
echo "of the shared files only the lists of games and CMake's components name a game"
