#!/usr/bin/env bash
# kills.sh QUADRILLE-MPI QUADRILLE [KILLS]: runs in which a random rank, rank 0 included, is killed at a random moment
# (100 of them by default). Each resumes, on a random number of ranks or in one process, and gives the bytes of an
# undisturbed run. One line reports that the run was killed.
#
# ctest label: long
. "$(dirname "$0")/ranks.sh"
kills=${3:-100}
RANDOM=20261122
all=("frontier --pitch paper:6x6 --by total" "frontier --pitch paper:5x5 --by ball" "trails --pitch paper:3x5 --by ply"
  "reverse --pitch paper:3x4 --plies 15 --by ply")

# ranks_of PROCESS: the ranks that mpirun has started.
ranks_of() { pgrep -P "$1" -f -- "$program" 2>/dev/null; }

killed=0
resumed=0
silent=0
runs=0
while [ "$killed" -lt "$kills" ]; do
  rm -rf run
  engine=${all[runs % ${#all[@]}]}
  request="count soccer --engine $engine --format csv"
  count_plain right $request
  for attempt in 1 2 3 4 5 6 7 8; do
    number=$((2 + RANDOM % 4))
    [ -f run/manifest ] && resumed=$((resumed + 1))
    mpirun -q -n "$number" "$program" $request --checkpoint run --checkpoint-every 0 >stdout 2>stderr </dev/null &
    job=$!
    ((runs++))
    sleep "$(printf '%d.%03d' $((RANDOM % 3)) $((RANDOM % 1000)))"
    victims=($(ranks_of $job))
    if [ ${#victims[@]} -gt 0 ] && kill -9 "${victims[RANDOM % ${#victims[@]}]}" 2>/dev/null; then
      killed=$((killed + 1))
      # Some versions of mpirun wait forever if a rank dies during its start. By then no rank is left.
      for _ in $(seq 600); do
        kill -0 $job 2>/dev/null || break
        sleep 0.1
      done
      kill -9 $job 2>/dev/null
      wait $job && fail "mpirun exits with 0 although a rank was killed"
      lines=$(grep -c 'ended by a signal' stderr)
      [ "$lines" -le 1 ] || fail "$lines lines say that the run was ended"
      [ "$lines" -eq 1 ] || silent=$((silent + 1))
    else
      if wait $job; then expect_stdout right; else fail "an undisturbed run fails: $(cat stderr)"; fi
      break
    fi
  done
  number=$((RANDOM % 6))
  [ -f run/manifest ] && [ "${engine%% *}" != reverse ] || [ "$number" -gt 0 ] || number=1
  if [ "$number" -gt 0 ]; then
    ranks "$number" $request --quiet --checkpoint run
  else
    program=$plain run $request --quiet --checkpoint run
  fi
  expect_status 0
  expect_stdout right
done
echo "$killed ranks killed in $runs runs, $resumed of them begun from a checkpoint; $silent ended before a line could be said"
finish
