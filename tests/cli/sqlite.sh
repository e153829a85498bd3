# `--format sqlite`: Debian's sqlite3 reads the database, and no failure of disk, lock or program damages it.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"

count='count soccer --pitch paper:2x2 --quiet'
sql() { sqlite3 -cmd '.timeout 5000' "$@"; }
expect_sql() {  # expect_sql DATABASE SQL EXPECTED
  local found
  found=$(sql "$1" "$2" 2>&1)
  [ "$found" = "$3" ] || fail "$1: $2: $found, not $3"
}
# A refused database is unchanged, byte by byte.
untouched() {  # untouched DATABASE ARGUMENT...
  local database=$1
  shift
  cp "$database" kept
  refused "--out '$database'" "$@" --format sqlite --out "$database"
  expect_same kept "$database"
}

# A new database has the rows of csv, for each run.
mkdir out
run $count --format csv
cp stdout counts.csv
run $count --format sqlite --out out/runs.db
expect_status 0
expect_no_stdout
expect_no_stderr
expect_only out runs.db
[ "$(stat -c %a out/runs.db)" = "$(printf '%o' $((0666 & ~$(umask))))" ] || fail 'a new database has other permissions'
sql -csv -header out/runs.db 'SELECT ply,histories,weak_classes,strong_classes,goal_1,goal_2,blocked
  FROM count_soccer_ply ORDER BY rowid' | tr -d '\r' >read.csv
expect_same counts.csv read.csv
run count updown --n 5 --format sqlite --out out/runs.db
expect_status 0
run $count --threads 3 --format sqlite --out out/runs.db
expect_status 0
expect_only out runs.db
expect_sql out/runs.db 'SELECT threads FROM runs WHERE id = 3' 3
expect_sql out/runs.db 'SELECT id, table_name, rows, threads > 0, missing IS NULL FROM runs' \
  "1|count_soccer_ply|$(($(wc -l <counts.csv) - 1))|1|1
2|count_updown_score|$("$program" count updown --n 5 --format csv --quiet | tail -n +2 | wc -l)|1|1
3|count_soccer_ply|$(($(wc -l <counts.csv) - 1))|1|1"
expect_sql out/runs.db 'SELECT command, rules FROM runs WHERE id = 3' \
  'quadrille count soccer --pitch paper:2x2 --engine layered --by ply|paper soccer, paper:2x2'
expect_sql out/runs.db "SELECT count(*) FROM runs WHERE started LIKE '20__-__-__T__:__:__Z' AND seconds >= 0" 3
expect_sql out/runs.db 'SELECT sum(histories) FROM count_soccer_ply GROUP BY run' \
  "$("$program" count soccer --pitch paper:2x2 --by total --format csv --quiet | sed -n '2s/,.*//p' | sed 'p')"
expect_sql out/runs.db 'PRAGMA integrity_check; PRAGMA foreign_key_check' ok

# Numbers beyond 64 bits keep every digit, and empty cells are NULL.
run count soccer --pitch classic:4x4 --engine frontier --by total --format csv --quiet
cp stdout total.csv
run count soccer --pitch classic:4x4 --engine frontier --by total --quiet --format sqlite --out out/runs.db
expect_status 0
expect_sql out/runs.db "SELECT typeof(histories), weak_classes FROM count_soccer_total" \
  "null|$(sed -n 2p total.csv | cut -d, -f2)"
run count tennis --points 50 --format csv --quiet
cp stdout tennis.csv
run count tennis --points 50 --quiet --format sqlite --out out/runs.db
expect_status 0
sql -csv -header out/runs.db 'SELECT turns,games,wins_1,wins_2,draws FROM count_tennis_outcome ORDER BY rowid' |
  tr -d '\r' >read.csv
expect_same tennis.csv read.csv
for type in integer text; do
  [ "$(sql out/runs.db "SELECT count(*) > 5 FROM count_tennis_outcome WHERE typeof(games) = '$type'")" = 1 ] ||
    fail "no $type among the numbers of games"
done
expect_sql out/runs.db "SELECT count(*) FROM count_tennis_outcome WHERE length(games) < 19 AND typeof(games) = 'text'" 0

# A table's view compares and orders numbers that the table holds as text. Words, lists and places remain text.
run count tennis --points 50 --format csv --quiet
largest=$(tail -n +2 stdout | cut -d , -f 2 | awk '{ print length($1), $1 }' | sort -k1,1n -k2,2 | tail -n 1 | cut -d ' ' -f 2)
run count tennis --points 50 --format sqlite --out views.db --quiet
expect_sql views.db "SELECT max(games) = CAST('$largest' AS REAL) FROM count_tennis_outcome_real" 1
run solve tennis --points 5 --by states --format csv --quiet
positive=$(tail -n +2 stdout | awk -F , '$4 > 0' | wc -l)
run solve tennis --points 5 --by states --format sqlite --out views.db --quiet
expect_sql views.db "SELECT count(*) FROM solve_tennis_real WHERE lower > 0" "$positive"
expect_sql views.db "SELECT count(*) FROM solve_tennis_real WHERE lower < 0 AND upper > 0 OR typeof(lower) = 'text'" 0
run count soccer --pitch paper:1x2 --by ball --format sqlite --out views.db --quiet
expect_sql views.db "SELECT count(*) FROM count_soccer_ball_real WHERE ball = '(1,1)' AND typeof(histories) = 'integer'" 1
run estimate soccer --pitch classic:4x4 --samples 1000 --seed 1 --format sqlite --out views.db --quiet
expect_sql views.db "SELECT count(*) > 0 FROM estimate_soccer WHERE estimate LIKE '%e+%'" 1
expect_sql views.db "SELECT count(*) FROM estimate_soccer_real WHERE typeof(estimate) <> 'real' OR typeof(quantity) <> 'text'
  OR NOT lower <= estimate OR NOT estimate <= upper" 0

# A view by an earlier version is replaced.
sql views.db "DROP VIEW estimate_soccer_real; CREATE VIEW estimate_soccer_real AS SELECT run FROM estimate_soccer"
run estimate soccer --pitch classic:4x4 --samples 1000 --seed 1 --format sqlite --out views.db --quiet
expect_sql views.db "SELECT count(DISTINCT run) FROM estimate_soccer_real WHERE estimate > 0" 2

# A table with the view's name belongs to the user, and no view replaces it.
sql views.db "DROP VIEW estimate_soccer_real; CREATE TABLE estimate_soccer_real AS SELECT 7 AS mine"
run estimate soccer --pitch classic:4x4 --samples 1000 --seed 1 --format sqlite --out views.db --quiet
expect_status 0
expect_sql views.db "SELECT mine FROM estimate_soccer_real" 7

# A dangling link is refused before the work.
ln -s nowhere.db link.db
refused "--out 'link.db'" count soccer --pitch classic:8x10 --engine layered --format sqlite --out link.db
[ ! -e nowhere.db ] || fail 'a refused link was followed'

# Positions have the same rows as in csv, and their sizes add up to the histories.
run export positions --pitch paper:2x2 --quiet --format sqlite --out out/runs.db
expect_status 0
run export positions --pitch paper:2x2 --quiet
sql -csv -header out/runs.db 'SELECT grade,drawing,ball,mover,bounces,size,outcome FROM export_positions
  ORDER BY rowid' | tr -d '\r' >read.csv
cp stdout positions.csv
expect_same positions.csv read.csv
expect_sql out/runs.db 'SELECT count(*) FROM (SELECT grade, sum(size) AS s FROM export_positions GROUP BY grade) AS p
  JOIN count_soccer_ply AS c ON c.ply = p.grade AND c.histories = p.s WHERE c.run = 1' "$(($(wc -l <counts.csv) - 1))"

# A partial answer says which rows are missing. An answer without rows is not recorded as a run.
run count soccer --pitch paper:3x3 --engine layered --memory 60M --quiet --format sqlite --out out/partial.db
expect_status 3
expect_sql out/partial.db "SELECT count(*), missing LIKE 'all plies after %' FROM runs" '1|1'
run count soccer --pitch paper:3x3 --memory 1M --quiet --format sqlite --out out/partial.db
expect_status 3
expect_sql out/partial.db 'SELECT count(*) FROM runs' 1
rm out/partial.db
run count soccer --pitch paper:3x3 --memory 1M --quiet --format sqlite --out out/partial.db
expect_status 3
expect_only out runs.db

# Refusals come before any work (this count would take days) and leave existing files unchanged.
long='count soccer --pitch classic:8x10 --engine layered --yes'
refused --format $long --format sqlite
for place in /dev/null /dev/stdout /dev/full out /proc/runs.db missing/runs.db; do
  refused "--out '$place'" $long --format sqlite --out $place
done
printf 'my notes\n' >notes
untouched notes $long
sql foreign.db 'CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)'
untouched foreign.db $long
cp out/runs.db schema.db
sql schema.db 'PRAGMA user_version = 7'
untouched schema.db $long
cp out/runs.db columns.db
sql columns.db 'ALTER TABLE count_soccer_ply RENAME COLUMN blocked TO stuck'
untouched columns.db $long

# A folder and a database without write permission. Root may write anywhere, so another user runs the program.
mkdir locked
cp out/runs.db locked/runs.db
chmod 644 locked/runs.db
chmod 755 "$work" locked
as_somebody=()
if [ "$(id -u)" -eq 0 ]; then
  cp "$program" somebodys_program
  as_somebody=(setpriv --reuid 65534 --regid 65534 --clear-groups)
else
  ln -s "$program" somebodys_program
  chmod 555 locked
fi
cp locked/runs.db kept
for target in locked/runs.db locked/new.db; do
  "${as_somebody[@]}" ./somebodys_program $long --format sqlite --out "$target" >stdout 2>stderr </dev/null
  status=$? command_line="quadrille $long --out $target, not as root"
  expect_status 2
  expect_in_stderr "--out '$target'"
done
expect_same kept locked/runs.db
expect_only locked runs.db
chmod 755 locked

# If another program has locked the database for writing, the request is refused before the work. A reader delays only
# the writing: a note reports the wait, and the rows are written afterwards.
mkfifo commands
hold() {  # hold SQL: sqlite3 runs SQL and keeps its lock until `release`
  sqlite3 out/runs.db <commands >held 2>&1 &
  holder=$!
  exec 4>commands
  printf '%s\n' "$1" "SELECT 'held';" >&4
  for _ in $(seq 100); do
    grep -q held held && return
    sleep 0.05
  done
  fail "sqlite3 did not lock the database: $(cat held)"
}
release() {
  exec 4>&-
  wait "$holder"
}
hold 'BEGIN EXCLUSIVE;'
untouched out/runs.db $long
release
runs=$(sql out/runs.db 'SELECT count(*) FROM runs')
hold 'BEGIN; SELECT count(*) FROM runs;'
"$program" count soccer --pitch paper:1x3 --format sqlite --out out/runs.db >stdout 2>stderr 4>&- &
waiting=$!
for _ in $(seq 100); do
  grep -q 'out/runs\.db' stderr && break
  sleep 0.05
done
grep -q 'out/runs\.db' stderr || fail "no note on the wait: $(cat stderr)"
release
wait "$waiting"
status=$? command_line='quadrille after waiting'
expect_status 0
expect_sql out/runs.db 'SELECT count(*) FROM runs' $((runs + 1))

# A disk full in the middle of a run: exit 2, an earlier database is unchanged, and a new one does not exist.
full_disk() {  # full_disk FOLDER
  expect_status 2
  [ "$(wc -l <stderr)" -eq 1 ] || fail "$command_line: not one line on standard error: $(cat stderr)"
  expect_in_stderr --out
  expect_sql "$1/runs.db" 'PRAGMA integrity_check' ok
  expect_sql "$1/runs.db" 'SELECT count(*) FROM runs' 1
  expect_only "$1" runs.db
}
for disk in limited small; do
  if [ "$disk" = small ]; then small_disk small || continue; else mkdir limited; fi
  run $count --format sqlite --out $disk/runs.db
  for target in runs.db new.db; do
    if [ "$disk" = limited ]; then
      (ulimit -f 1000 && run export positions --pitch paper:3x3 --quiet --format sqlite --out $disk/$target; exit "$status")
      status=$?
    else
      run export positions --pitch paper:3x3 --quiet --format sqlite --out $disk/$target
    fi
    command_line="export positions to $disk/$target"
    full_disk $disk
  done
done

# A kill in the middle of a run: the database is unchanged and can be used.
cp out/runs.db killed.db
runs=$(sql killed.db 'SELECT count(*) FROM runs')
rows=$(sql killed.db 'SELECT count(*) FROM export_positions')
size=$(stat -c %s killed.db)
"$program" export positions --pitch paper:3x3 --quiet --format sqlite --out killed.db >stdout 2>stderr &
for _ in $(seq 1000); do
  [ "$(stat -c %s killed.db)" -gt $((size + 5000000)) ] && break
  sleep 0.02
done
kill -KILL $!
wait $! 2>/dev/null
[ "$(stat -c %s killed.db)" -gt $((size + 5000000)) ] || fail 'the kill came before anything was written'
expect_sql killed.db 'PRAGMA integrity_check' ok
expect_sql killed.db 'SELECT count(*) FROM runs' "$runs"
expect_sql killed.db 'SELECT count(*) FROM export_positions' "$rows"
[ "$(stat -c %s killed.db)" -eq "$size" ] || fail 'half-written rows are still in the file'
run $count --format sqlite --out killed.db
expect_status 0
expect_sql killed.db 'SELECT count(*) FROM runs' $((runs + 1))
"$program" export positions --pitch paper:3x3 --quiet --format sqlite --out new.db >stdout 2>stderr &
sleep 0.5
kill -KILL $!
wait $! 2>/dev/null
[ ! -e new.db ] || fail 'a killed run left a new database'

# Ctrl-C keeps the finished rows, and the database says what is missing. A busy machine may need longer for the first
# ply.
for patience in 1 4 16; do
  rm -f out/stopped.db
  "$program" export positions --pitch paper:5x5 --yes --quiet --format sqlite --out out/stopped.db >stdout 2>stderr &
  sleep $patience
  kill -INT $!
  wait $!
  status=$? command_line='export positions, SIGINT'
  expect_status 130
  [ "$(sql out/stopped.db 'SELECT rows > 0 FROM runs' 2>&1)" != 1 ] || break
done
expect_sql out/stopped.db "SELECT count(*), missing LIKE 'all plies after %' FROM runs" '1|1'
expect_sql out/stopped.db 'SELECT rows > 0 AND rows = (SELECT count(*) FROM export_positions) FROM runs' 1
expect_only out runs.db stopped.db

# Programs that create one database at the same time all have their runs in it.
for _ in 1 2 3 4; do "$program" $count --format sqlite --out both.db 2>>stderr & done
wait
expect_sql both.db 'SELECT count(*) FROM runs' 4
expect_sql both.db 'PRAGMA integrity_check' ok

finish
