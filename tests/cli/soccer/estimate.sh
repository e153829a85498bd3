# `estimate soccer`: its columns and quantities, the same bytes for any number of threads, and its refusals.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

run estimate soccer --pitch paper:2x3 --samples 5000 --seed 7 --format csv
expect_status 0
[ "$(head -1 stdout)" = quantity,estimate,lower,upper ] || fail 'other columns than documented'
printf '%s\n' quantity histories games goal_wins_1 goal_wins_2 blocked_wins_1 blocked_wins_2 game_plies_mean \
  game_plies_deviation random_plies_mean >quantities
cut -d, -f1 stdout | cmp -s - quantities || fail 'other quantities than documented, or in another order'
cp stdout first.csv

# --available adds two rows and changes no other.
run estimate soccer --pitch paper:2x3 --samples 5000 --seed 7 --available --format csv
expect_status 0
printf '%s\n' available_plies_mean available_plies_deviation >>quantities
cut -d, -f1 stdout | cmp -s - quantities || fail 'other quantities with --available than the help says'
head -n 10 stdout | cmp -s - first.csv || fail '--available changes the other rows'
cp stdout first.csv

# Every cell except the name is a number, and they are in order: lower <= estimate <= upper.
/usr/bin/python3 - first.csv <<'END' || fail 'an interval is out of order'
import csv, sys
for row in csv.DictReader(open(sys.argv[1])):
    lower, estimate, upper = (float(row[name]) for name in ("lower", "estimate", "upper"))
    assert 0 <= lower <= estimate <= upper, row
END

# The number of histories is close to the exact count, and the interval contains that.
run count soccer --pitch paper:2x3 --engine trails --by total --format csv --quiet
expect_status 0
exact=$(sed -n 2p stdout | cut -d, -f1)
/usr/bin/python3 - first.csv "$exact" <<'END' || fail "the estimate of histories is far from the exact $exact"
import csv, sys
row = next(csv.DictReader(open(sys.argv[1])))
exact = float(sys.argv[2])
width = float(row["upper"]) - float(row["lower"])
assert abs(float(row["estimate"]) - exact) <= width and width < exact / 2, row
END

# The same bytes on any number of threads, in every format. Another seed gives other bytes.
for format in table csv json markdown latex; do
  run estimate soccer --pitch paper:3x3 --samples 3001 --seed 3 --format "$format" --quiet
  expect_status 0
  expect_no_stderr
  cp stdout reference
  for threads in 1 2 5; do
    run --threads "$threads" estimate --quiet soccer paper:3x3 --seed=3 --format "$format" --samples 3001
    expect_status 0
    expect_stdout reference
  done
done
run estimate soccer --pitch paper:2x3 --samples 5000 --seed 8 --format csv --quiet
cmp -s stdout first.csv && fail 'another seed gives the same estimates'

# Weights that differ too much are reported, and the rows are printed.
run estimate soccer --pitch classic:8x10 --samples 1000 --format csv
expect_status 0
[ "$(wc -l <stdout)" -eq 10 ] || fail 'a row is missing'
expect_in_stderr 'heavy tails: '

# If the game is over at the start, the quantities are exact.
run estimate soccer --pitch paper:3x1 --samples 1000 --format csv --quiet
grep -qx 'goal_wins_2,1.000000,1.000000,1.000000' stdout || fail 'paper:3x1 has one game, which player 2 has won'

for samples in 0 -5 999 1000000001 1e6 many ''; do
  refused "--samples '$samples'" estimate soccer --pitch paper:3x3 --samples "$samples"
done
refused "--seed '-1'" estimate soccer --pitch paper:3x3 --seed -1
refused "pitch 'paper:10x10'" estimate soccer --pitch paper:10x10
refused "'round:3x3'" estimate soccer --pitch round:3x3
refused --pitch estimate soccer --samples 1000
refused --format estimate soccer --pitch paper:3x3 --format pdf

# Insufficient memory: exit 3.
run estimate soccer --pitch classic:8x10 --samples 3000000 --memory 8M
expect_status 3
expect_in_stderr '--memory 8M'

# An interrupted run says how many samples it has and what is missing.
command_line='quadrille estimate, SIGINT'
"$program" estimate soccer --pitch classic:8x10 --samples 1000000 --threads 1 --format csv >stdout 2>stderr &
sleep 1
kill -INT $!
wait $!
status=$?
expect_status 130
expect_in_stderr 'missing: '

finish
