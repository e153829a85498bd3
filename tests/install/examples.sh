#!/usr/bin/env bash
# examples.sh PROGRAM BUILD EXAMPLES CXX: each example is a project that needs only an installed copy of the build, and
# prints its expected.txt.
#
# ctest label: long
source "$(dirname "$0")/../cli/assert.sh"
build=$2
examples=$3
compiler=$4

cmake --install "$build" --component development --prefix "$work/prefix" >installed 2>&1 || { cat installed; exit 1; }

found=0
for project in "$examples"/*/CMakeLists.txt; do # (examples/python needs only the Python module)
  example=$(dirname "$project")
  name=$(basename "$example")
  cmake -S "$example" -B "$name" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_CXX_FLAGS='-Wall -Wextra -Wpedantic -Werror' >configured 2>&1 &&
    cmake --build "$name" >built 2>&1 || { cat configured built; exit 1; }
  "$name/$name" >printed || fail "$name: exit $?"
  expect_same "$example/expected.txt" printed
  found=$((found + 1))
done
[ "$found" -ge 3 ] || fail "$found examples in $examples: three were expected"

finish
