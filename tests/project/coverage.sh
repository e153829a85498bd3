#!/usr/bin/env bash
# coverage.sh DIR: scripts/coverage counts a branch of a template once, as run if any instance ran it; no condition that
# is decided when it is compiled; nothing outside of the folders whose coverage is asked for; and says what was missed.
#
# ctest label: standard
set -euo pipefail
script=$1/scripts/coverage
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
  echo "coverage.sh: $*" >&2
  exit 1
}

mkdir -p graphs games enumerate include/quadrille build/tests
cat >graphs/step.hpp <<'END'
#pragma once
template <int Width>
int step(int x) {
  if constexpr (Width > 5) ++x;
  if (Width > 100) return 0;
  while (true) {
    if (x++ > 50) break;
  }
  if (x > 70) return Width;
  if (x < 9 ? x > 7 : x > 0) return x < 10 ? 1 : 2;
  return 3;
}
END
printf '#include "graphs/step.hpp"\nint main(int n, char**) { return n == 1 && step<3>(n) == 2 ? 0 : 1; }\n' >few.cpp
printf '#include "graphs/step.hpp"\nint main(int n, char**) { return step<9>(n + 80) == 9 ? 0 : 1; }\n' >many.cpp
compile() { clang++-16 -std=c++20 -I. -fprofile-instr-generate -fcoverage-mapping "$@"; }
compile few.cpp -o build/few
compile many.cpp -o build/tests/many

"$script" build >said 2>&1 && fail 'no counts, and no complaint'
grep -q 'no counts of tests here: scripts/test coverage makes them' said || fail "no counts: $(cat said)"

# run NAME: what the program build/NAME has run is counted, beside what was counted before.
run() { LLVM_PROFILE_FILE=$PWD/build/profiles/%4m.profraw "build/$1" || fail "$1: exit status $?"; }
# expect BRANCHES PLACE...: what scripts/coverage says.
expect() {
  "$script" build >said || fail "exit status $?: $(cat said)"
  grep -qxF "branches: $1" said || fail "not $1: $(cat said)"
  shift
  printf '  %s\n' "$@" >expected
  grep '^  ' build/branches.txt | diff expected - || fail 'other branches were missed'
}

# (Line 10 has two conditions that begin at the same place.)
run few
expect '60.0% (6 out of 10)' '9:7 is never true' '10:7 is never true' '10:7 is never false' '10:37 is never true'
run tests/many
expect '70.0% (7 out of 10)' '10:7 is never true' '10:7 is never false' '10:37 is never true'
