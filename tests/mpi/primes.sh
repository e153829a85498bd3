#!/usr/bin/env bash
# Residues modulo several primes yield the counts; too few primes are refused, with the required number.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

for request in "${requests[@]:0:4}" "${requests[@]:6:1}"; do
  ranks 2 $request --primes 2 --quiet
  if [ "$status" -eq 2 ]; then
    needed=$(sed -n 's/.*as a check; give \([0-9]*\)$/\1/p' stderr)
  else
    needed=2
  fi
  count_plain right $request
  ranks 2 $request --primes "${needed:-0}" --quiet
  expect_status 0
  expect_stdout right
done
request="count soccer --pitch paper:6x6 --engine frontier --by total --format csv"
count_plain right $request
refused --primes $request --primes 2
refused --primes $request --primes 1
refused --primes count soccer --pitch paper:2x2 --engine layered --primes 3
needed=$(run $request --primes 2; sed -n 's/.*as a check; give \([0-9]*\)$/\1/p' stderr)
# Each pass has its own checkpoint, from which another number of ranks resumes.
ranks 2 $request --primes "$needed" --quiet --checkpoint run
expect_stdout right
[ "$(ls -d run/prime-* | wc -l)" -eq "$needed" ] || fail "not a folder for each prime: $(ls run)"
ranks 1 $request --primes "$needed" --checkpoint run
expect_stdout right
expect_in_stderr "run/prime-$needed: resumes from it"
run checkpoint inspect run
expect_status 0
[ "$(grep -c '^request .* modulo [0-9]*$' stdout)" -eq "$needed" ] || fail "not a request for each prime: $(cat stdout)"
expect_in_stdout "run/prime-$needed"
# --engine auto selects the engine of the checkpoint.
ranks 1 ${request/frontier/auto} --primes "$needed" --checkpoint run
expect_status 0
expect_stdout right
expect_in_stderr '--engine auto takes frontier'

# Existing folders of other runs are refused and left unchanged.
refused "'run'" $request --checkpoint run
refused "'run/prime-1'" $request --primes "$needed" --checkpoint run/prime-1
mkdir full
touch full/mine
refused "'mine'" $request --primes "$needed" --checkpoint full
expect_only full mine
finish
