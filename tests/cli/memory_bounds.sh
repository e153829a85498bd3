# --memory bounds the program's memory, with one thread and with 32, up to a twentieth more.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# holds MIB ARGUMENT...: the program's peak memory is within the bound, with exit 0 or 3. The bound must matter: one of
# the runs reaches it, or a run without it takes more.
holds() {
  local mib=$1 threads peak ended=0
  shift
  for threads in 1 32; do
    command_line="quadrille $* --memory ${mib}M --threads $threads"
    /usr/bin/time -q -f %M -o peak "$program" "$@" --memory "${mib}M" --threads $threads --quiet >stdout 2>stderr </dev/null
    status=$?
    [ $status -eq 0 ] || [ $status -eq 3 ] || fail "$command_line: exit $status: $(cat stderr)"
    [ $status -eq 3 ] && grep -q -e '--memory .*: reached' stderr && ended=1
    peak=$(cat peak)
    [ "$peak" -le $((mib * 1024 * 105 / 100)) ] || fail "$command_line: $peak KiB"
  done
  [ $ended -eq 1 ] && return
  /usr/bin/time -q -f %M -o peak "$program" "$@" --threads 32 --quiet >stdout 2>stderr </dev/null
  peak=$(cat peak)
  [ "$peak" -gt $((mib * 1024)) ] || fail "quadrille $*: takes $peak KiB without a bound; $mib MiB test nothing"
}

holds 100 count soccer --pitch paper:5x5 --engine frontier --by ply
holds 60 count soccer --pitch paper:6x6 --engine frontier --by total
holds 100 count soccer --pitch paper:5x5 --engine layered --by ply --yes
holds 60 count soccer --pitch paper:3x3 --engine layered --by size
holds 60 count soccer --pitch paper:4x4 --engine trails --by total
holds 40 count soccer --pitch paper:3x3 --engine trails --by outcome
holds 60 solve plusminus --n 9
holds 24 count plusminus --n 200 --by descents --format json
holds 40 count plusminus --n 200 --by descents --format json
holds 32 count tennis --points 1000
holds 24 play soccer --pitch classic:8x10 --player 2 --seconds 1
holds 20 solve soccer --pitch classic:8x10 --seconds 1
holds 18 solve tennis --points 60 --by states
holds 24 solve tennis --points 70
holds 16 sample soccer --pitch paper:3x3 --of games --count 100 --seed 1
holds 16 count soccer --pitch paper:3x1..4 --by total
holds 40 check --cases 1
holds 40 export positions --pitch paper:3x3 --plies 12

# A game continues if a solution lacks memory, and the message does not blame the time.
printf 'who\nhint\nquit\n' >typed
"$program" play plusminus --n 9 --seconds 60 --memory 24M <typed >stdout 2>stderr
status=$? command_line='play plusminus --n 9 --seconds 60 --memory 24M'
expect_status 0
expect_in_stdout 'not decided, too large for the solver or its memory'
expect_in_stdout 'not solved, too large for the solver or its memory'

# No engine accounts for the text of the rows. If it does not fit, the earlier file is unchanged.
mkdir out
echo 'an earlier file' >out/made
run count plusminus --n 200 --by descents --format json --out out/made --memory 40M --threads 1
expect_status 3
expect_in_stderr '--memory 40M'
[ "$(cat out/made)" = 'an earlier file' ] || fail "$command_line: the earlier file is gone"
expect_only out made

# Without --memory the system's memory is the bound. A lower limit that the caller has set is kept.
printf 'turn,bid_1,bid_2,points_1,points_2,ball\n0,,,1,1,0\n1,1,1,0,0,0\n' >game.csv
(ulimit -S -d 500000 && "$program" replay tennis game.csv --memory 1G >stdout 2>stderr)
status=$?
command_line='replay tennis, below a soft limit'
expect_status 0
(ulimit -d 500000 && "$program" replay tennis game.csv --memory 1G >stdout 2>stderr)
status=$?
command_line='replay tennis, below a hard limit'
expect_status 0
if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null; then
  # Root may raise every limit, so only another user shows the refusal.
  chmod 755 . && chmod 644 game.csv
  (ulimit -d 500000 && setpriv --reuid 65534 --clear-groups "$program" replay tennis - --memory 1G \
    <game.csv >stdout 2>stderr)
  status=$?
  # 126 and 127: that user cannot execute the program.
  [ $status -eq 0 ] || [ $status -eq 126 ] || [ $status -eq 127 ] || fail "another user: exit $status: $(cat stderr)"
fi

# limits_of OPTION...: the soft and the hard limit on data, in bytes, of a replay that waits for its record. The replay
# sets its limits before it opens the record.
limits_of() {
  local replay
  mkfifo record
  "$program" replay tennis record "$@" >stdout 2>stderr &
  replay=$!
  exec 9<>record
  until readlink /proc/$replay/fd/* | grep -q '/record$'; do kill -0 $replay 2>/dev/null && sleep 0.05 || break; done
  awk '/^Max data size/ { print $4, $5 }' /proc/$replay/limits
  cat game.csv >&9
  exec 9>&-
  wait $replay
  rm record
}
read -r soft hard <<<"$(limits_of)"
[ "$soft" != unlimited ] || fail 'without --memory a replay has no bound'
[ "$hard" = unlimited ] || [ "$(ulimit -H -d)" != unlimited ] || fail "the hard limit became $hard"
read -r soft hard <<<"$(ulimit -S -d 300000; limits_of --memory 1G --threads 1)"
[ "$soft" = 307200000 ] || fail "a soft limit of 300000 KiB became $soft bytes"

# A bound below the program's own size is reported before the work.
run count soccer --pitch paper:2x2 --memory 1M
[ "$(grep -c '^quadrille: --memory 1M: ' stderr)" -eq 2 ] || fail "$command_line: not two messages: $(cat stderr)"
run count soccer --pitch paper:2x2 --memory 1M --quiet
[ "$(grep -c '^quadrille: --memory 1M: ' stderr)" -eq 1 ] || fail "$command_line: a note despite --quiet: $(cat stderr)"

finish
