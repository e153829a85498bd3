#!/usr/bin/env bash
# A killed run resumes with another number of ranks or threads and gives the same bytes; so does a finished one. Files
# that it cannot resume from are refused and left unchanged.
#
# ctest label: extreme
. "$(dirname "$0")/ranks.sh"

request="count soccer --pitch paper:5x5 --engine frontier --by total --format csv"
count_plain right $request

# A run that saves after every step, resumed from the last one.
ranks 3 $request --quiet --checkpoint run --checkpoint-every 0
expect_status 0
expect_stdout right
expect_only run lock manifest $(cd run && ls | grep part-)
[ "$(ls run | grep -c part-)" -eq 3 ] || fail "not a part for each of 3 ranks: $(ls run)"
for number in 1 2 5; do
  cp -r run run-$number
  ranks $number $request --checkpoint run-$number --threads 2
  expect_status 0
  expect_stdout right
  expect_in_stderr "resumes from it"
done

# Half way: a run of 2 ranks, saved before step 20, resumes on 3 and on 1. The program is killed once the manifest names
# that step.
halfway() {
  rm -rf "$2"
  mpirun -q -n "$1" "$program" $request --quiet --checkpoint "$2" --checkpoint-every 0 >/dev/null 2>&1 </dev/null &
  local job=$!
  for _ in $(seq 2000); do
    local step
    step=$(sed -n 's/.*"step":\([0-9]*\),.*/\1/p' "$2/manifest" 2>/dev/null)
    [ "${step:-0}" -ge 12 ] && break
    sleep 0.005
  done
  kill -9 $(pgrep -P $job | head -n 1) 2>/dev/null
  wait $job
}
halfway 2 half
"$program" checkpoint inspect half >inspected 2>stderr || fail "inspect: $(cat stderr)"
grep -q '^request     quadrille count soccer --pitch paper:5x5 --engine frontier --by total$' inspected || fail "inspect: $(cat inspected)"
grep -q '^rank 1: [0-9]* bytes$' inspected || fail "inspect: $(cat inspected)"
for number in 3 1; do
  cp -r half half-$number
  ranks $number $request --checkpoint half-$number --partition 99
  expect_status 0
  expect_stdout right
  expect_in_stderr "resumes from it"
done
touched=$(stat -c %y half)
"$program" checkpoint inspect half/manifest >inspected || fail "a manifest is not inspected"
[ "$(stat -c %y half)" = "$touched" ] || fail "inspecting a checkpoint writes into its folder"
grep -q '^step        [0-9]* of [0-9]*$' inspected || fail "inspect of a manifest: $(cat inspected)"

# refused_unchanged PLACE R ARGUMENT...: exit 2, one line that names the place, and the folder `half` is unchanged.
refused_unchanged() {
  local place=$1 before
  shift
  before=$(cd half && sha256sum * | sha256sum)
  ranks "$@"
  expect_status 2
  expect_no_stdout
  expect_in_stderr "$place"
  [ "$(grep -c '^quadrille: ' stderr)" -eq 1 ] || fail "$command_line: not one line: $(cat stderr)"
  [ "$(cd half && sha256sum * | sha256sum)" = "$before" ] || fail "$command_line: the folder was changed"
}
other="count soccer --pitch paper:5x4 --engine frontier --by total --format csv"
refused_unchanged "'half'" 2 $other --checkpoint half
mkdir away
missing=part-$(sed -n 's/.*"generation":\([0-9]*\),.*/\1/p' half/manifest)-1
mv "half/$missing" away
refused_unchanged 'rank 1' 2 $request --checkpoint half
refused_unchanged 'rank 1' 3 $request --checkpoint half
mv "away/$missing" half
cp half/manifest away
sed -i 's/"states":[0-9]/&1/' half/manifest
refused_unchanged "'half'" 2 $request --checkpoint half
cp away/manifest half
printf x >>"half/$missing"
refused_unchanged "half/$missing" 2 $request --checkpoint half
truncate -s -1 "half/$missing"
# Another run holds the folder's lock.
(
  flock 9
  refused_unchanged "'half'" 2 $request --checkpoint half
  [ "$failures" -eq 0 ]
) 9<>half/lock || failures=$((failures + 1))
touch plain
refused_unchanged "'plain'" 2 $request --checkpoint plain
mkdir full
touch full/mine
refused_unchanged "'full'" 2 $request --checkpoint full
expect_only full mine
ranks 2 $request --quiet --checkpoint half
expect_status 0
expect_stdout right

# Several sweeps in sequence.
request="count soccer --pitch paper:6x3 --engine frontier --by ball --format csv"
count_plain right $request
ranks 2 $request --quiet --checkpoint balls --checkpoint-every 0
expect_status 0
expect_stdout right
ranks 1 $request --quiet --checkpoint balls
expect_status 0
expect_stdout right
request="count soccer --pitch paper:2x6 --engine trails --by ply --format csv"
count_plain right $request
ranks 2 $request --quiet --checkpoint trails --checkpoint-every 0
expect_status 0
expect_stdout right
ranks 3 $request --quiet --checkpoint trails
expect_status 0
expect_stdout right
finish
