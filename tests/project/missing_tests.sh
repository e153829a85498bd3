#!/usr/bin/env bash
# missing_tests.sh DIR: every header of the libraries has a test in the tests of its own module that includes it and uses a
# name that it declares. The public headers and their templates (include/quadrille) are covered by the tests of the
# modules that implement them: jobs, enumerate, graphs and export. A header below detail/ or enumerate/engines/ may be a
# part of another header, and then the tests of that one are its tests; so is enumerate/soccer/walk.hpp, which declares
# instantiations.
#
# ctest label: standard
set -u
cd "$1" || exit 2

# declared HEADER: the types, concepts, constants and functions that it declares, not what its functions call.
declared() { awk -f tests/project/declared.awk "$1" | sort -u; }

# covered HEADER NAME DIR...: a test in the folders includes the header by that name and uses what it declares.
covered() {
  local header=$1 name=$2 tests
  shift 2
  tests=$(grep -rlF "#include \"$name\"" "$@" --include='*_test.cpp')
  [ -n "$tests" ] || { echo "no test in $* includes $name"; return 1; }
  declared "$header" >"$work/declared"
  [ -s "$work/declared" ] || return 0
  grep -hvE '^ *#include|^ *//' $tests | grep -qwF -f "$work/declared" ||
    { echo "a test in $* includes $name and uses nothing of it"; return 1; }
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
# part_of_another HEADER: another header of the libraries includes it.
part_of_another() {
  grep -rqF "#include \"${1#include/}\"" include enumerate jobs games --include='*.hpp' --include='*.cpp'
}

for header in $(find graphs games enumerate jobs export proofs properties -name '*.hpp' | sort); do
  case "$header" in enumerate/engines/*|enumerate/soccer/walk.hpp) part_of_another "$header" && continue ;; esac
  covered "$header" "$header" "tests/${header%%/*}" || failed=1
done
for header in $(find include/quadrille -name '*.hpp' | sort); do
  case "$header" in include/quadrille/detail/*) part_of_another "$header" && continue ;; esac
  covered "$header" "${header#include/}" tests/jobs tests/enumerate tests/graphs tests/export || failed=1
done

# The check sees what it should refuse: a header that nobody includes, and an include that nobody uses.
printf 'struct NowhereElseUsed {};\n' >"$work/probe.hpp"
covered "$work/probe.hpp" "probe/none.hpp" tests/graphs >/dev/null && { echo "this script misses a header without a test"; failed=1; }
mkdir "$work/tests"
printf '#include "probe.hpp"\n' >"$work/tests/probe_test.cpp"
covered "$work/probe.hpp" probe.hpp "$work/tests" >/dev/null && { echo "this script misses an include without a use"; failed=1; }
# A header does not declare what its functions call.
printf 'inline int probe_of(int n) {\n  return called_by_it(n);\n}\nclass Probe {\n  int size() const { return called_by_it(0); }\n};\n' \
  >"$work/probe.hpp"
[ "$(declared "$work/probe.hpp" | paste -sd' ')" = 'Probe probe_of size' ] || { echo 'this script takes calls for declarations'; failed=1; }
exit $failed
