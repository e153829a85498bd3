#!/usr/bin/env bash
# lint.sh DIR: scripts/lint finds what clang-tidy finds, in headers too, reads again what a change reaches and nothing
# else, and says when there is more to read. In a small project of its own, since a source takes seconds.
#
# ctest label: extreme
set -u
cd "$1" || exit 2
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
fail() { echo "$1"; failed=1; }

mkdir -p "$work/project/scripts" "$work/project/games" && cd "$work/project" || exit 2
cp "$root"/scripts/{lint,lint_scope.cpp} scripts/
cp "$root/.clang-tidy" .
export QUADRILLE_LINT_CACHE=$work/known
cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES CXX)
add_library(small games/one.cpp games/two.cpp)
target_include_directories(small PRIVATE .)
add_custom_target(quadrille_precompiled_headers)
END
echo 'int number_one();' >games/one.hpp
printf '#include "games/one.hpp"\nint number_one() { return 1; }\n' >games/one.cpp
printf '#include <games/two.hpp>\nint number_two() { return 2; }\n' >games/two.cpp
echo 'int number_two();' >games/two.hpp
echo '// What is precompiled.' >games/precompiled_here.hpp
printf 'build\nscripts/lint_scope.cpp\n' >.gitignore
git init -q . && git add . && git -c user.name=small -c user.email=small@localhost commit -qm "Two sources"

# lints STATUS LINE ARGUMENT...: that a run ends so, and with that line.
lints() {
  local wanted=$1 line=$2 status=0
  shift 2
  python3 -B scripts/lint "$@" >"$work/said" 2>&1 || status=$?
  [ "$status" -eq "$wanted" ] || fail "lint $*: exit $status, not $wanted: $(cat "$work/said")"
  [ "$(tail -n 1 "$work/said")" = "$line" ] || fail "lint $*: not '$line' but: $(cat "$work/said")"
}
lints 3 'lint: 2 files, 0 of them read now; nothing found; 2 left to read' --minutes 0
lints 0 'lint: 2 files, 2 of them read now; nothing found'
lints 0 'lint: 2 files, 0 of them read now; nothing found'
lints 0 'lint: 2 files, 2 of them read now; nothing found' --anew

# A header's change reaches one source; what it has is found there, each time, until it is mended.
echo 'inline int* nothing_at_all() { return 0; }' >>games/one.hpp
lints 1 'lint: 2 files, 1 of them read now; 1 with findings'
grep -q 'games/one.hpp:2:.*modernize-use-nullptr' "$work/said" || fail "not found: $(cat "$work/said")"
lints 1 'lint: 1 files, 1 of them read now; 1 with findings' --since HEAD
lints 1 'lint: 1 files, 1 of them read now; 1 with findings' games/one.cpp
lints 0 'lint: 1 files, 0 of them read now; nothing found' games/two.cpp
sed -i 's/return 0;/return nullptr;/' games/one.hpp
lints 0 'lint: 2 files, 1 of them read now; nothing found'

# Another way of compiling, or other checks, and everything is read.
echo 'target_compile_definitions(small PRIVATE ANOTHER)' >>CMakeLists.txt
lints 0 'lint: 2 files, 2 of them read now; nothing found'
echo '# Another line.' >>.clang-tidy
lints 0 'lint: 2 files, 2 of them read now; nothing found'
# And where what some sources include by their command alone changes.
echo '// Another line.' >>games/precompiled_here.hpp
lints 0 'lint: 2 files, 2 of them read now; nothing found'

# A header that is included in angle brackets, and a name with a space.
echo '// Another line.' >>games/two.hpp
lints 0 'lint: 2 files, 1 of them read now; nothing found'
mv games/two.cpp 'games/the other.cpp' && sed -i 's#games/two.cpp#"games/the other.cpp"#' CMakeLists.txt
lints 0 'lint: 2 files, 1 of them read now; nothing found'
lints 0 'lint: 2 files, 0 of them read now; nothing found' --since HEAD

# What changed last is read first, where a header did, too, and what is not committed before all.
commit() { git add -A && git -c user.name=small -c user.email=small@localhost commit -qm "$1"; }
# read_in_order FIRST SECOND: that the faults of the two headers are told in this order.
read_in_order() {
  local found
  lints 1 'lint: 2 files, 2 of them read now; 2 with findings' --since "$begin"
  found=$(grep -oE 'games/(one|two)\.hpp:[0-9]+:.*modernize-use-nullptr' "$work/said" | cut -d. -f1 | uniq | tr '\n' ' ')
  [ "$found" = "games/$1 games/$2 " ] || fail "read in this order: $found"
}
commit 'Lines without a fault'
begin=$(git rev-parse HEAD)
for name in one two; do
  echo 'inline int* nothing_at_all() { return 0; }' >>games/$name.hpp
  commit "A fault in $name.hpp"
done
read_in_order two one
echo '// Not committed.' >>games/one.hpp
read_in_order one two

# refuses ARGUMENT...: with exit status 2.
refuses() {
  local status=0
  python3 -B scripts/lint "$@" >"$work/said" 2>&1 || status=$?
  [ "$status" -eq 2 ] || fail "lint $*: exit $status: $(cat "$work/said")"
}
refuses --jobs 0
refuses --since no-such-commit
refuses --since HEAD games/one.cpp
python3 -B scripts/lint games/none.cpp 2>"$work/said" && fail 'a file that does not exist is taken'
grep -q "there is no file 'games/none.cpp'" "$work/said" || fail "$(cat "$work/said")"
exit $failed
