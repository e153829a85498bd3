#!/usr/bin/env bash
# ctest label: long
# after_demo.sh PROGRAM: in a clone in which only scripts/demo ran, `cmake --install` and `cpack -G DEB` give complete
# results: the installed program prints the same counts as this one, and both Debian packages exist.
source "$(dirname "$0")/../cli/assert.sh"
source_folder=$(cd "$(dirname "$0")/../.." && pwd)

git clone -q "$source_folder" clone
(cd clone && scripts/demo) >demo.log 2>&1 || { tail -n 20 demo.log; fail 'scripts/demo fails'; finish; }
grep -q 'finished in' demo.log || fail 'scripts/demo counted nothing'
# The first table is printed before any optional part is built.
table=$(grep -nE '^ *30 ' demo.log | head -n 1 | cut -d: -f1)
rest=$(grep -n '^== 3' demo.log | cut -d: -f1)
[ "${table:-0}" -gt 0 ] && [ "$table" -lt "${rest:-0}" ] || fail 'the first table is missing or late'
grep -q 'Checking proofs/coq' <(head -n "${table:-0}" demo.log) && fail 'proofs are compiled before the first table'

cmake --install clone/build/release --prefix "$work/prefix" >installing 2>&1 || { tail installing; fail 'cmake --install fails'; }
run count soccer --pitch paper:1x3 --format csv --quiet
prefix/bin/quadrille count soccer --pitch paper:1x3 --format csv --quiet >installed.csv
expect_same stdout installed.csv
prefix/bin/quadrille_confirm --version >/dev/null || fail 'the second program is not installed'
(cd clone/build/release && cpack -G DEB) >packing 2>&1 || { tail packing; fail 'cpack fails'; }
[ "$(ls clone/build/release/*.deb | wc -l)" -eq 2 ] || fail 'cpack did not make two packages'
finish
