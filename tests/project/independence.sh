#!/usr/bin/env bash
# independence.sh DIR CXX: enumerate/confirm, the independent methods behind quadrille_confirm, shares nothing with what it
# confirms. Of this project its files include, directly or through others, only each other, the rules (games/), graphs/
# and the few public headers without a method: errors and numbers. Its CMake module links no other module. Of the program's
# own files (cli/confirm) those of CMake's QUADRILLE_CONFIRM_HINTS alone include a solver.
#
# ctest label: standard
set -u
cd "$1" || exit 2
compiler=$2
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# outside FILE...: the files of this project that these include, directly or not, and may not.
outside() {
  "$compiler" -std=c++20 -I. -Iinclude -MM "$@" | tr -s ' \\\n' '\n' | grep -E '^(include/|[a-z]+/)' | sort -u |
    grep -vE '^(enumerate/confirm|games|graphs)/|^include/quadrille/(error|natural)\.hpp$'
}

find enumerate/confirm -name '*.cpp' -o -name '*.hpp' >"$work/files"
[ "$(wc -l <"$work/files")" -ge 10 ] || { echo "enumerate/confirm has only $(wc -l <"$work/files") files: has it moved?"; exit 1; }
xargs "$compiler" -std=c++20 -I. -Iinclude -MM <"$work/files" >/dev/null || { echo "$compiler -MM failed"; exit 1; }
if outside $(cat "$work/files"); then
  echo "enumerate/confirm includes the files above, which it may not"
  failed=1
fi

# The check sees what it should refuse.
printf '#include "enumerate/numbers/joined_for.hpp"\n' >"$work/solver.cpp"
outside "$work/solver.cpp" >/dev/null || { echo "this script does not see a forbidden include"; failed=1; }

grep -qE '^quadrille_module\(confirm_methods TREES enumerate/confirm NEEDS quadrille_all_rules TBB::tbb\)$' CMakeLists.txt ||
  { echo "CMakeLists.txt: quadrille_confirm_methods links something else than the rules"; failed=1; }
hints=$(sed -nE 's/^set\(QUADRILLE_CONFIRM_HINTS (.*)\)/\1/p' cmake/components.cmake | sed 's/quadrille_//g')
for file in $(grep -lrE '#include "(enumerate/|quadrille/)' cli/confirm); do
  name=$(basename "$file" .cpp)
  case " $hints " in *" $name "*) continue ;; esac
  if grep -nE '#include "enumerate/' "$file" | grep -v '"enumerate/confirm/'; then
    echo "$file includes what it confirms"
    failed=1
  fi
done
exit $failed
