#!/usr/bin/env bash
# string_streams.sh DIR: no writer uses a string stream or a file stream of the standard library. If memory or the disk
# runs out, their output is truncated, but looks complete (export/graphs/boost_writers.hpp). A public header may use
# one, with its exceptions enabled.
#
# ctest label: quick
set -u
cd "$1" || exit 2
failed=0
pattern='\b[oi]?stringstream\b|\bofstream\b|\bstringbuf\b'
found=$(grep -rnE "$pattern" cli enumerate export games graphs mpi proofs properties python/binding --include='*.cpp' --include='*.hpp' |
  grep -vE '^[^:]*:[0-9]+: *//')
[ -z "$found" ] || { echo "use export/graphs/boost_writers.hpp or enumerate/run/temporary_file.hpp:"; echo "$found"; failed=1; }
for file in $(grep -rlE "^[^/]*($pattern)" include --include='*.hpp'); do
  grep -q '\.exceptions(' "$file" || { echo "$file: its stream's exceptions are off"; failed=1; }
done
exit $failed
