#!/usr/bin/env bash
# string_streams.sh DIR: nothing that writes does so through a string stream or a file stream of the standard library, whose
# output is shorter, and looks whole, where memory or the disk ends (export/graphs/boost_writers.hpp). A public header may, with
# its exceptions on.
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
