# `export positions`: every strong class once, as many as the counter reports, and consistent with its edges. The bytes
# are the same for any number of threads, and an interruption leaves no file that looks complete.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

cat >check.py <<'EOF'
# check.py POSITIONS EDGES COUNTS: compares the rows with the counts by ply, and each row with its own drawing.
import csv, sys

def rows(path):
    with open(path, newline='') as file:
        return list(csv.DictReader(file))

def expect(truth, what):
    if not truth:
        print('FAILED:', what)
        sys.exit(1)

positions, edges, counts = (rows(path) for path in sys.argv[1:])
ends = {int(edge['edge']): (edge['from'], edge['to']) for edge in edges}
start = positions[0]['ball']
by_ply = {}
keys = []
for row in positions:
    grade, drawing = int(row['grade']), int(row['drawing'], 0)
    drawn = [ends[e] for e in range(drawing.bit_length()) if drawing >> e & 1]
    expect(len(drawn) == grade, f'{row}: {len(drawn)} edges')
    degree = {start: 0}
    for u, v in drawn:
        degree[u] = degree.get(u, 0) + 1
        degree[v] = degree.get(v, 0) + 1
    # A drawing is a trail from the start to the ball: no other vertex has odd degree.
    odd = {v for v in degree if degree[v] % 2}
    expect(odd == (set() if row['ball'] == start else {start, row['ball']}), f'{row}: odd vertices {odd}')
    passed = len(degree) - 1  # the turn passes at each first visit: these pitches have no walls
    expect(int(row['bounces']) == grade - passed and int(row['mover']) == 1 + passed % 2, f'{row}: bounces, mover')
    x, y = map(int, row['ball'][1:-1].split(','))
    keys.append((grade, drawing, x, y))
    ply = by_ply.setdefault(grade, {'histories': 0, 'strong_classes': 0, 'goal_1': 0, 'goal_2': 0, 'blocked': 0})
    ply['histories'] += int(row['size'])
    ply['strong_classes'] += 1
    if row['outcome'] != 'ongoing':
        ply[row['outcome']] += 1
expect(keys == sorted(set(keys)), 'the order: by grade, drawing and ball, each once')
expect(len(counts) == len(by_ply), 'the number of plies')
for row in counts:
    found = by_ply[int(row['ply'])]
    for name in ('histories', 'strong_classes'):
        expect(found[name] == int(row[name]), f'{name} of ply {row["ply"]}: {found[name]}')
    # A drawing determines its ball (soccer/prop-3.2), so these are weak classes too.
    for name in ('goal_1', 'goal_2', 'blocked'):
        expect(found[name] == int(row[name]), f'{name} of ply {row["ply"]}: {found[name]}')
print(len(positions), 'positions')
EOF

for pitch in paper:1x3 paper:2x2 'paper:3x3 --plies 9' 'paper:5x5 --plies 5'; do
  run export edges --pitch ${pitch%% *} --format csv
  expect_status 0
  cp stdout edges.csv
  run count soccer --pitch $pitch --by ply --format csv --quiet
  cp stdout counts.csv
  run export positions --pitch $pitch --format csv --quiet --threads 1
  expect_status 0
  expect_no_stderr
  cp stdout positions.csv
  /usr/bin/python3 check.py positions.csv edges.csv counts.csv >said 2>&1 || fail "$pitch: $(cat said)"
  run export positions --pitch $pitch --quiet --threads 2 --out again.csv
  expect_status 0
  expect_no_stdout
  expect_same positions.csv again.csv
done
[ "$(head -n 2 positions.csv)" = 'grade,drawing,ball,mover,bounces,size,outcome
0,0x0,"(3,3)",1,0,1,ongoing' ] || fail "the first rows: $(head -n 2 positions.csv)"

# Other formats are refused, as are other invalid arguments.
for format in json bfile sqlite; do refused --format export positions --pitch paper:1x3 --format $format; done
refused --column export positions --pitch paper:1x3 --column size
refused paper:20x20 export positions --pitch paper:20x20
refused --plies export positions --pitch paper:1x3 --plies x
refused --out export positions --pitch paper:5x5 --out /

# A reader that closes the pipe early ends the program at once, without a message: the whole would take years.
for lines in 1 3 100000; do
  "$program" export positions --pitch paper:5x5 --yes 2>stderr | head -n "$lines" >stdout
  status=${PIPESTATUS[0]} command_line="quadrille export positions | head -n $lines"
  expect_status 0
  grep -v 'this request writes' stderr && fail "$command_line: more on standard error than the number of rows"
  [ "$(wc -l <stdout)" -eq "$lines" ] || fail "$command_line: $(wc -l <stdout) lines"
done

# Memory runs out: whole plies are kept, and a message says which are missing. No rows replace no file.
run export positions --pitch paper:3x3 --plies 12 --quiet
cp stdout reference
mkdir out
run export positions --pitch paper:3x3 --memory 60M --out out/positions.csv
expect_status 3
expect_in_stderr '--memory 60M'
expect_in_stderr 'missing: all plies after'
expect_in_stderr out/positions.csv.partial
expect_same_beginning reference out/positions.csv.partial
[ "$(wc -l <out/positions.csv.partial)" -gt 1000 ] || fail 'few rows were written'
expect_only out positions.csv.partial
rm out/positions.csv.partial
printf 'old\n' >out/positions.csv
for memory in 1M 60M; do
  run export positions --pitch paper:3x3 --memory $memory --out out/positions.csv
  expect_status 3
  expect_in_stderr 'missing: all plies'
  printf 'old\n' | cmp -s - out/positions.csv || fail "some rows replaced a file (--memory $memory)"
done
expect_only out positions.csv positions.csv.partial
rm out/positions.csv.partial

# The required speed: at least 300,000 rows a second, with every row written to a file.
begun=$(date +%s%N)
run export positions --pitch paper:3x3 --out out/all.csv
expect_status 0
[ "$(wc -l <out/all.csv)" -eq 11546909 ] || fail 'not every position was written'
rate=$((11546908 * 1000000 / (($(date +%s%N) - begun) / 1000)))
[ $rate -ge 300000 ] || fail "$rate rows a second"
echo "$rate rows a second"
rm out/all.csv

# The disk is full half way: exit 2, the earlier file is unchanged, and no other file remains.
full_disk() {
  expect_status 2
  expect_no_stdout
  [ "$(wc -l <stderr)" -eq 1 ] || fail "$command_line: not one line on standard error: $(cat stderr)"
  expect_in_stderr --out
  printf 'old\n' | cmp -s - "$1/positions.csv" || fail "$command_line: the earlier file has changed"
  expect_only "$1" positions.csv
}
(ulimit -f 1000 && run export positions --pitch paper:3x3 --quiet --out out/positions.csv 2>/dev/null; exit "$status")
status=$? command_line='quadrille export positions, files limited'
full_disk out
if small_disk small; then
  printf 'old\n' >small/positions.csv
  run export positions --pitch paper:3x3 --quiet --out small/positions.csv
  full_disk small
fi
run export positions --pitch paper:3x3 --quiet --out /dev/full
expect_status 2
expect_in_stderr "--out '/dev/full'"
"$program" export positions --pitch paper:3x3 --quiet >/dev/full 2>stderr
status=$? command_line='quadrille export positions >/dev/full'
expect_status 2
expect_in_stderr 'standard output'

# Waits until the program has written rows to its temporary file.
until_rows_are_written() {
  local written
  for _ in {1..600}; do
    written=$(find out -type f ! -name positions.csv -printf '%s\n' | sort -n | tail -n 1)
    [ "${written:-0}" -gt 100000 ] && return
    sleep 0.1
  done
  fail "no rows are written within a minute"
}

# However the program is stopped, an earlier file is unchanged. A signal leaves FILE.partial, and a message names it.
for signal in INT TERM HUP; do
  "$program" export positions --pitch paper:5x5 --yes --out out/positions.csv >stdout 2>stderr &
  until_rows_are_written
  kill -$signal $!
  wait $!
  status=$? command_line="quadrille export positions, SIG$signal"
  expect_status 130
  expect_in_stderr 'missing: all plies after'
  expect_in_stderr out/positions.csv.partial
  printf 'old\n' | cmp -s - out/positions.csv || fail "$command_line: replaced an earlier file"
  expect_only out positions.csv positions.csv.partial
  rm out/positions.csv.partial
done
rm out/positions.csv
"$program" export positions --pitch paper:5x5 --yes --out out/positions.csv >stdout 2>stderr &
until_rows_are_written
kill -INT $!
wait $!
status=$? command_line='quadrille export positions, SIGINT'
expect_status 130
expect_in_stderr 'missing: all plies after'
[ "$(wc -l <out/positions.csv.partial)" -gt 1000 ] || fail 'few rows were written'
run export positions --pitch paper:5x5 --plies 4 --quiet
cp stdout reference
expect_same_beginning reference out/positions.csv.partial
expect_only out positions.csv.partial
printf 'old\n' >out/positions.csv
cp out/positions.csv earlier
"$program" export positions --pitch paper:5x5 --yes --out out/positions.csv >stdout 2>stderr &
until_rows_are_written
kill -KILL $!
wait $! 2>/dev/null
expect_same earlier out/positions.csv

finish
