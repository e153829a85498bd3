# Other programs that change a folder while the program writes into it, and the files that a killed program leaves.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# A dangling link is refused and remains a link.
ln -s nowhere.csv link.csv
refused --out count soccer --pitch paper:2x2 --out link.csv
[ -L link.csv ] || fail 'a link was replaced'
[ ! -e nowhere.csv ] || fail 'a refused link was followed'

# begin SIZE ARGUMENT...: starts the program, and stops it once it has a temporary file in the folder `out` whose size
# matches find's -size SIZE.
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

# Two programs create one database at once: it holds the runs of both.
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

# kill -9 leaves the earlier file and a temporary file, which disturbs no later run.
echo 'an earlier file' >out/positions.csv
begin +0 export positions --pitch paper:2x4 --quiet --out out/positions.csv
kill -KILL $begun
wait $begun 2>/dev/null
left=$(cd out && ls -A | grep '^\.quadrille-.*\.part$') || fail 'no run was killed in the middle'
[ "$(cat out/positions.csv)" = 'an earlier file' ] || fail 'a killed run harmed the earlier file'
run export positions --pitch paper:2x4 --quiet --out out/positions.csv
expect_status 0
"$program" export positions --pitch paper:2x4 --quiet >expected
expect_same expected out/positions.csv
expect_only out positions.csv runs.db $left

# If memory runs out, the rows found go to FILE.partial and replace an earlier file of that name. A link of that name
# is not followed. If a folder has that name, a message says that nothing was saved.
# partial FILE: runs an export that runs out of memory, with --out FILE.
partial() {
  run export positions --pitch paper:3x3 --threads 1 --memory 36M --out "$1"
  expect_status 3
  expect_in_stderr '--memory 36M'
  expect_in_stderr 'missing: all plies after'
}
mkdir parts && cd parts || exit 1
partial p.csv
grep -q ' p\.csv\.partial$' stderr || fail "$command_line: $(cat stderr)"
[ "$(wc -l <p.csv.partial)" -gt 1 ] || fail 'few rows were kept'
printf 'mine\n' | tee mine q.csv q.csv.partial >/dev/null
ln -s mine r.csv.partial
mkdir z.csv.partial
for file in q r; do
  partial $file.csv
  expect_in_stderr $file.csv.partial
  expect_same_beginning p.csv.partial $file.csv.partial
done
[ "$(cat mine q.csv)" = "$(printf 'mine\nmine')" ] || fail 'a file of another name was replaced'
[ ! -L r.csv.partial ] || fail 'a link was followed'
partial z.csv
expect_in_stderr 'the results so far could not be saved'
rm -f beginning_1 beginning_2 difference stdout stderr mine
cd ..
expect_only parts p.csv.partial q.csv q.csv.partial r.csv.partial z.csv.partial

finish
