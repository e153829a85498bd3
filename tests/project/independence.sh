#!/usr/bin/env bash
# independence.sh DIR CXX: quadrille_confirm shares nothing with what it confirms. Of this project, what its files
# (enumerate/confirm, cli/confirm) include, directly or through others, is
#   - their own files;
#   - the files of games/ and graphs/ that `rules` names, one by one: what a pitch's name means. No other, since
#     methods stand there too: the fast score of Up's & Down's (games/updown/score.hpp), graphs/trails.hpp and
#     graphs/connectivity.hpp, with which Paper Soccer is counted;
#   - the few files without a method in `neutral`: errors, numbers, the values of a pitch's name, output, exit status.
# Of these, detail/soccer_pitch.hpp is what a pitch's name says (its rules, width and height), three values without a
# method, which the reader of names in games/soccer/pitch.hpp returns; the confirmation builds its own boards of them.
# The same holds for the source file beside each such header. One exception, of cli/confirm alone: the file of a game in
# CMake's QUADRILLE_CONFIRM_HINTS may include that game's solver, whose result it takes as a hint. The CMake module of
# enumerate/confirm links the rules, and two libraries: of threads and of checksums.
#
# ctest label: standard
set -u
cd "$1" || exit 2
compiler=$2
failed=0
fail() { echo "$1"; failed=1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rules='games/soccer/pitch\.[ch]pp'     # reads and writes the name of a pitch
rules+='|games/nearest\.[ch]pp'        # the name that a misspelt one may have meant, for messages
rules+='|graphs/lattice\.[ch]pp'       # pitch.hpp declares the solvers' board with it, which no confirmation asks for
rules+='|graphs/edge_set\.hpp'         # pitch.cpp takes the most segments of that board from it, for messages
shared="enumerate/confirm/.*|$rules"
neutral='include/quadrille/(error|natural|detail/soccer_pitch)\.hpp'
neutral_of_program='cli/confirm/.*|cli/(exit|output/streams)\.[ch]pp|(cli/last_resort|jobs/worker_threads|jobs/file_descriptor)\.[ch]pp'
neutral_of_program+='|games/record_text\.[ch]pp'  # the control characters that a message does not print

# CMake writes the list of subjects; here it may be empty.
: >"$work/subjects.def"

# included FILE...: the files of this project that these are made of: themselves, and what they include, directly or not.
included() {
  "$compiler" -std=c++20 -I. -Iinclude -I"$work" -MM "$@" | tr -s ' \\\n' '\n' | grep -E '^[a-z]+/' | sort -u
}

# outside ALLOWED FILE...: what the files and the sources beside the headers that they include are made of, and what
# ALLOWED does not match.
outside() {
  local allowed=$1 reached sources='' more
  shift
  reached=$(included "$@")
  while more=$(sed -nE 's/\.hpp$/.cpp/p' <<<"$reached" | while read -r file; do [ -f "$file" ] && echo "$file"; done) &&
    [ "$more" != "$sources" ]; do
    sources=$more
    reached=$(included "$@" $sources)
  done
  grep -vxE "$allowed" <<<"$reached"
}

methods=$(find enumerate/confirm -name '*.[ch]pp' | sort)
program=$(find cli/confirm -name '*.[ch]pp' | sort)
[ "$(wc -l <<<"$methods")" -ge 10 ] || { echo "enumerate/confirm has only $(wc -l <<<"$methods") files: has it moved?"; exit 1; }
[ "$(wc -l <<<"$program")" -ge 5 ] || { echo "cli/confirm has only $(wc -l <<<"$program") files: has it moved?"; exit 1; }
"$compiler" -std=c++20 -I. -Iinclude -I"$work" -MM $methods $program >/dev/null || { echo "$compiler -MM failed"; exit 1; }

outside "$shared|$neutral" $methods && fail "enumerate/confirm includes the files above, which it may not"

hints=$(sed -nE 's/^set\(QUADRILLE_CONFIRM_HINTS (.*)\)/\1/p' cmake/components.cmake | sed 's/quadrille_//g')
without_hint=$program
for game in $hints; do
  file=cli/confirm/$game.cpp
  without_hint=$(grep -vxF "$file" <<<"$without_hint")
  # The solver's header may include public headers; its own sources are the solver, and no part of the confirmation.
  included "$file" | grep -vxE "$shared|$neutral|$neutral_of_program|enumerate/$game/.*\.hpp|include/quadrille/.*" &&
    fail "$file includes the files above, which it may not for its hint"
  included "$file" | grep -q "^enumerate/$game/" || fail "$file takes no hint: take $game from QUADRILLE_CONFIRM_HINTS"
done
outside "$shared|$neutral|$neutral_of_program" $without_hint && fail "cli/confirm includes the files above, which it may not"

# The check sees what it should refuse: a direct include, one through another header, the source beside a header.
probe() {  # NAME ALLOWED TEXT SEEN
  printf '%s\n' "$3" >"$work/$1.cpp"
  outside "$2" "$work/$1.cpp" | grep -qxF "$4" || fail "this script does not see that its probe '$1' includes $4"
}
method=enumerate/numbers/recurrence.hpp
probe direct "$shared|$neutral" "#include \"$method\"" "$method"
probe through "$shared|$neutral" '#include "direct.cpp"' "$method"
probe source 'include/.*|jobs/file_descriptor\.hpp' '#include "jobs/file_descriptor.hpp"' jobs/file_descriptor.cpp
# And the methods beside what is allowed.
for file in games/updown/score.hpp enumerate/updown/matches.hpp graphs/trails.hpp graphs/connectivity.hpp; do
  probe method "$shared|$neutral" "#include \"$file\"" "$file"
done

grep -qE '^quadrille_module\(confirm_methods TREES enumerate/confirm NEEDS quadrille_all_rules TBB::tbb xxHash::xxHash\)$' CMakeLists.txt ||
  fail 'CMakeLists.txt: quadrille_confirm_methods links something else than the rules, oneTBB and xxHash'
exit $failed
