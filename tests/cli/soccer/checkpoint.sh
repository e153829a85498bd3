# --checkpoint: a stopped run, however it was stopped, resumes from its file to the same bytes. The file of another
# request, a damaged one and a file of another kind are refused and left unchanged.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

# A run that finishes, and the same request again.
run count soccer --pitch paper:4x4 --engine frontier --format csv --quiet
cp stdout reference
for again in 1 2; do
  run count soccer --pitch paper:4x4 --engine frontier --format csv --quiet --checkpoint sweep
  expect_status 0
  expect_stdout reference
done
run count soccer --pitch paper:4x4 --engine frontier --format csv --checkpoint sweep --threads 1
expect_stdout reference
expect_in_stderr 'resumes from it'

# A request that differs in any option is refused, and the file is unchanged.
cp sweep saved
refused sweep count soccer --pitch paper:4x4 --engine frontier --by total --checkpoint sweep
refused sweep count soccer --pitch paper:4x4 --engine frontier --plies 9 --checkpoint sweep
refused sweep count soccer --pitch paper:4x4 --engine frontier --modulo mirror --checkpoint sweep
refused sweep count soccer --pitch paper:4x4 --engine layered --plies 3 --checkpoint sweep
refused sweep count soccer --pitch paper:3x5 --engine frontier --checkpoint sweep
expect_same sweep saved

# Damage: a changed byte in the middle, a truncated file, a file of another kind.
size=$(wc -c <sweep)
printf 'x' | dd of=sweep bs=1 seek=$((size / 2)) conv=notrunc 2>/dev/null
cmp -s sweep saved && printf 'y' | dd of=sweep bs=1 seek=$((size / 2)) conv=notrunc 2>/dev/null
refused sweep count soccer --pitch paper:4x4 --engine frontier --checkpoint sweep
head -c $((size - 7)) saved >sweep
refused sweep count soccer --pitch paper:4x4 --engine frontier --checkpoint sweep
echo 'my notes' >sweep
refused sweep count soccer --pitch paper:4x4 --engine frontier --checkpoint sweep
[ "$(cat sweep)" = 'my notes' ] || fail 'a file that is no checkpoint was written over'
refused nowhere count soccer --pitch paper:4x4 --engine frontier --checkpoint nowhere/sweep

# A run without enough memory, then the same run with more.
run count soccer --pitch paper:3x3 --format csv --quiet
cp stdout reference
run count soccer --pitch paper:3x3 --engine layered --format csv --memory 100M --checkpoint layers
expect_status 3
expect_same_beginning reference stdout
expect_in_stderr '--checkpoint layers'
run count soccer --pitch paper:3x3 --engine layered --format csv --checkpoint layers
expect_status 0
expect_stdout reference
expect_in_stderr 'resumes from it'

# Memory too small even to read the checkpoint: the file is unchanged.
run count soccer --pitch paper:5x5 --engine frontier --by total --format csv --quiet
cp stdout reference
# The limit that stops a run half way depends on the size of the program itself.
for memory in 10M 11M 12M 13M 14M 15M 16M 17M; do
  rm -f short
  run count soccer --pitch paper:5x5 --engine frontier --by total --memory "$memory" --checkpoint short
  [ ! -e short ] || break
done
expect_status 3
expect_in_stderr '--checkpoint short'
cp short saved
for memory in 1K 1M 4M; do
  run count soccer --pitch paper:5x5 --engine frontier --by total --memory "$memory" --checkpoint short
  expect_status 3
done
expect_same short saved
run count soccer --pitch paper:5x5 --engine frontier --by total --format csv --checkpoint short
expect_stdout reference
run count soccer --pitch paper:5x5 --engine frontier --by total --memory 1K --checkpoint never
expect_status 3
[ ! -e never ] || fail 'a checkpoint of a run that never began'
run count soccer --pitch paper:5x5 --engine frontier --by total --format csv --checkpoint never
expect_stdout reference

# A checkpoint that can no longer be saved is reported, and the result is printed.
mkdir gone
{ sleep 0.3; rm -rf gone; } &
run count soccer --pitch paper:6x6 --engine frontier --by total --format csv --checkpoint gone/sweep
wait
expect_status 0
expect_in_stderr gone/sweep
[ "$(wc -l <stdout)" -eq 2 ] || fail "$command_line: no result"

# By ball: a run is stopped in its first sweep, resumed, and stopped there again. A third run resumes from its
# checkpoint.
by_ball='count soccer --pitch paper:5x6 --engine frontier --by ball --format csv --threads 1'
begun=$(date +%s%N)
run $by_ball --quiet
moment=$(awk -v nanoseconds=$(($(date +%s%N) - begun)) 'BEGIN { print nanoseconds / 6e9 }')
cp stdout reference
for again in 1 2; do
  command_line="quadrille $by_ball, stopped $again times"
  timeout --foreground --preserve-status -s INT "$moment" "$program" $by_ball --checkpoint balls >stdout 2>stderr </dev/null
  status=$?
  expect_status 130
  [ "$again" = 1 ] || expect_in_stderr '--checkpoint balls: resumes from it'
  expect_in_stderr '--checkpoint balls'
done
run $by_ball --checkpoint balls
expect_status 0
expect_stdout reference
expect_in_stderr 'resumes from it'

refused --checkpoint count soccer --pitch paper:4x4 --engine frontier --checkpoint here --out ./here

# Ctrl-C, and SIGKILL. The first checkpoint is saved after a second; the sweep takes longer.
for engine_and_signal in 'frontier INT' 'frontier KILL' 'colour INT' 'colour KILL'; do
  read -r engine signal <<<"$engine_and_signal"
  pitch=paper:6x12
  [ "$engine" = frontier ] || pitch=classic:8x12
  run count soccer --pitch $pitch --engine $engine --by total --format csv --quiet
  cp stdout reference
  rm -f sweep
  "$program" count soccer --pitch $pitch --engine $engine --by total --format csv --threads 1 --checkpoint sweep \
    >stdout 2>stderr &
  for _ in $(seq 100); do
    [ -e sweep ] && break
    sleep 0.05
  done
  kill -"$signal" $! 2>/dev/null
  wait $! 2>/dev/null
  status=$?
  command_line="after SIG$signal"
  [ "$signal" = KILL ] || expect_status 130
  [ -e sweep ] || fail "$command_line: no checkpoint"
  run count soccer --pitch $pitch --engine $engine --by total --format csv --checkpoint sweep
  expect_status 0
  expect_stdout reference
  expect_in_stderr 'resumes from it'
done

finish
