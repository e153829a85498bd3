#!/usr/bin/env bash
# The colour sweep on ranks: a prime each, by one rank or several, or by jobs of one prime each that --join combines. A
# finished sweep is not repeated, and a missing one is named.
#
# ctest label: standard
. "$(dirname "$0")/ranks.sh"

request="count soccer --pitch paper:5x5 --engine colour --by total --format csv"
count_plain right $request
for number in 1 2 5; do
  ranks "$number" $request --quiet --checkpoint run-$number
  expect_status 0
  expect_stdout right
done
primes=$(ls -d run-2/prime-* | wc -l)
[ "$primes" -eq "$(ls -d run-1/prime-* | wc -l)" ] || fail "another number of primes on two ranks: $(ls run-2)"
ranks 3 $request --checkpoint run-2
expect_status 0
expect_stdout right
expect_in_stderr 'run-2/prime-1/manifest: resumes from it'
run checkpoint inspect run-2
expect_status 0
[ "$(grep -c '^request .* modulo [0-9]*$' stdout)" -eq "$primes" ] || fail "not a request for each prime: $(cat stdout)"

# Jobs of one prime each, in any order, and their join.
for prime in $(seq "$primes" -1 2); do
  run $request --prime "$prime" --checkpoint jobs
  expect_status 0
  expect_in_stderr "--prime $prime"
  [ "$(wc -l <stdout)" -eq 1 ] || fail "$command_line: a row from one prime: $(cat stdout)"
done
refused --join $request --join --checkpoint jobs
run $request --prime 1 --checkpoint jobs --quiet
expect_status 0
for number in 1 2; do
  ranks "$number" $request --join --checkpoint jobs --quiet
  expect_status 0
  expect_stdout right
done

# Another request, another prime, or another engine is refused.
refused jobs count soccer --pitch paper:5x4 --engine colour --by total --checkpoint jobs
cp jobs/prime-1/manifest kept
cp jobs/prime-2/manifest jobs/prime-1/manifest
refused jobs/prime-1 $request --checkpoint jobs
cp kept jobs/prime-1/manifest
refused --prime $request --prime $((primes + 1)) --checkpoint jobs
refused --prime $request --prime 1
refused --join $request --join
refused --join $request --join --prime 1 --checkpoint jobs
refused --prime ${request/colour/frontier} --prime 1 --checkpoint other
refused --primes $request --primes 4
finish
