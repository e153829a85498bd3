# What other programs do to a folder while the program writes into it, and what is left of one that was killed.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# A link to a file that is not there stays one.
ln -s nowhere.csv link.csv
refused 'is a link to a file that is not there' count soccer --pitch paper:2x2 --out link.csv
[ -L link.csv ] || fail 'a link was replaced'
[ ! -e nowhere.csv ] || fail 'a refused link was followed'

# begin SIZE ARGUMENT...: starts the program and stops it once it has a temporary file in the folder `out`, of a size
# that find's -size says.
begin() {
  local size=$1
  shift
  "$program" "$@" >stdout_2 2>stderr_2 </dev/null &
  begun=$!
  for _ in $(seq 2000); do
    [ -n "$(find out -name '.quadrille-*.part' -size "$size" 2>/dev/null)" ] && break
    sleep 0.005
  done
  kill -STOP $begun
}

# Two programs make a new database at once: it holds the runs of both.
mkdir out
begin -9999999 export positions --pitch paper:2x4 --quiet --format sqlite --out out/runs.db
run count soccer --pitch paper:2x2 --quiet --format sqlite --out out/runs.db
expect_status 0
kill -CONT $begun
wait $begun
status=$? command_line='quadrille export positions, while another made the database'
[ $status -eq 0 ] || fail "$command_line: exit $status: $(cat stderr_2)"
"$program" export positions --pitch paper:2x4 --quiet | tail -n +2 | wc -l >expected
sqlite3 out/runs.db 'SELECT count(*) FROM export_positions WHERE run = 2' >found
expect_same expected found
sqlite3 out/runs.db 'SELECT id, table_name, missing IS NULL FROM runs' >found
printf '1|count_soccer_ply|1\n2|export_positions|1\n' >expected
expect_same expected found
[ "$(sqlite3 out/runs.db 'PRAGMA integrity_check')" = ok ] || fail 'a damaged database'
expect_only out runs.db

# kill -9 leaves a file, and the next run in that folder removes it.
begin +0 export positions --pitch paper:2x4 --quiet --out out/positions.csv
kill -KILL $begun
wait $begun 2>/dev/null
[ -n "$(find out -name '.quadrille-*.part')" ] || fail 'no run was killed in the middle'
run count soccer --pitch paper:2x2 --format csv --quiet --out out/counts.csv
expect_status 0
expect_only out counts.csv runs.db

finish
