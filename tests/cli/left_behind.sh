# What other programs do to a folder while the program writes into it, and what is left of one that was killed.
# ctest label: standard
# ctest sanitizers: off
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

# What was found before memory ended goes to FILE.partial, which is treated as --out is.
# partial FILE: ends an export early, with --out FILE.
partial() {
  run export positions --pitch paper:3x3 --threads 1 --memory 36M --out "$1"
  expect_status 3
  expect_in_stderr '--memory 36M: reached after ply'
  expect_in_stderr 'missing: all plies after'
}
mkdir parts && cd parts || exit 1
partial p.csv
expect_in_stderr 'what was found is in p.csv.partial'
grep -q 'earlier' stderr && fail 'no earlier file was there'
[ "$(wc -l <p.csv.partial)" -gt 1 ] || fail 'few rows were kept'
printf 'mine\n' >q.csv.partial
partial q.csv
expect_in_stderr 'what was found is in q.csv.partial, in place of an earlier one'
ln -s nowhere.csv r.csv.partial
partial r.csv
expect_in_stderr 'what was found is in r.csv.partial-1, for r.csv.partial: is a link to a file that is not there'
[ -L r.csv.partial ] || fail 'a link was replaced'
mkdir z.csv.partial
partial z.csv
partial z.csv
expect_in_stderr 'what was found is in z.csv.partial-2, for z.csv.partial: is a folder'
for kept in q.csv.partial r.csv.partial-1 z.csv.partial-1 z.csv.partial-2; do expect_same_beginning p.csv.partial $kept; done
rm -f beginning_1 beginning_2 difference stdout stderr
cd ..
expect_only parts p.csv.partial q.csv.partial r.csv.partial r.csv.partial-1 z.csv.partial \
  z.csv.partial-1 z.csv.partial-2

finish
