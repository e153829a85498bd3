# `solve tennis`: values, strategies, all positions, random play; refusals, limits, and the same bytes for any number of
# threads.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

printf 'points_1,points_2,ball,lower,upper\n50,50,0,0,0\n' >start.csv
run solve tennis --points 50 --format csv
expect_status 0
expect_stdout start.csv
expect_in_stderr 'finished in'

# Player 2 has no points: player 1 bids 1 a turn, which moves the ball as far as three points reach.
printf 'points_1,points_2,ball,lower,upper\n3,0,-1,1,1\n' >alone.csv
run solve tennis --state 3,0,-1 --variant footsteps --beyond 2 --format csv --quiet
expect_status 0
expect_stdout alone.csv
expect_no_stderr
printf 'points_1,points_2,ball,lower,upper\n3,0,-1,2,2\n' >alone.csv
run solve tennis --points 9 --state 3,0,-1 --beyond 2 --format csv --quiet
expect_stdout alone.csv
printf 'points_1,points_2,ball,lower,upper\n4,7,-3,-2,-2\n' >over.csv
run solve tennis --points 9 --state 4,7,-3 --beyond 2 --format csv --quiet
expect_stdout over.csv

# All positions: each once, every interval at most 1e-9 wide, and antisymmetric.
for variant in tennis footsteps; do
  for beyond in 1 2; do
    run solve tennis --points 20 --variant "$variant" --beyond "$beyond" --by states --format csv
    expect_status 0
    awk -F, 'NR == 1 { next }
      { n++; lower[$1 "," $2 "," $3] = $4; upper[$1 "," $2 "," $3] = $5; if ($5 - $4 > 1e-9 || $5 < $4) bad++ }
      END { for (at in lower) { split(at, p, ","); mirror = p[2] "," p[1] "," (0 - p[3])
              if (lower[at] + upper[mirror] != 0) bad++ }
            exit !(n == 21 * 21 * 5 && !bad) }' stdout || fail "$command_line: positions are missing or wrong"
  done
done

# Strategies: legal bids, and probabilities in whole units of 10^-15 that add up to 1.
run solve tennis --points 20 --variant footsteps --strategy --format csv
expect_status 0
awk -F, 'NR == 1 { if ($0 != "player,bid,probability") bad++; next }
  { split($3, d, "."); unit = d[1] * 1e15 + substr(d[2] "000000000000000", 1, 15); sum[$1] += unit
    if ($2 < 1 || $2 > 20 || unit <= 0) bad++ }
  END { exit !(!bad && sum[1] == 1e15 && sum[2] == 1e15) }' stdout || fail "$command_line: no strategies: $(cat stdout)"
run solve tennis --state 8,5,1 --strategy
expect_in_stdout 'With these bids player 1 gets at least'
printf 'player,bid,probability\n1,1,1\n2,0,1\n' >forced.csv
run solve tennis --state 2,0,0 --strategy --format csv --quiet
expect_stdout forced.csv

# Random play: the seed determines the games, and all games end.
run solve tennis --points 20 --variant footsteps --beyond 2 --play --games 5000 --seed 3 --format csv --quiet
expect_status 0
[ "$(head -n 1 stdout)" = result,ending,games ] || fail "$command_line: columns"
[ "$(awk -F, 'NR > 1 { n += $3 } END { print n }' stdout)" = 5000 ] || fail "$command_line: not 5000 games"
cp stdout seed_3.csv
run solve tennis --points 20 --variant footsteps --beyond 2 --play --games 5000 --seed 4 --format csv --quiet
cmp -s stdout seed_3.csv && fail "two seeds gave the same games"
run solve tennis --points 20 --play --seed 3
expect_in_stdout 'their mean is'

# Every format, in any order of the arguments, on any number of threads.
for arguments in '--points 30 --by states' '--points 24 --state 20,24,1' '--points 25 --strategy --variant footsteps' \
  '--points 25 --play --seed 1 --variant footsteps'; do
  for format in table csv json; do
    run solve tennis $arguments --format "$format" --quiet
    expect_status 0
    cp stdout reference
    for threads in 1 2 5; do
      run --threads "$threads" solve --format "$format" tennis --fields 2 $arguments --quiet
      expect_status 0
      expect_stdout reference
    done
  done
done

# A width that floating point does not reach is reached by exact solving. A width that nothing reaches is reported, and
# the rows are printed.
run solve tennis --points 12 --by states --width 1e-15 --format csv
expect_status 0
# In units of 10^-18, in two halves, as a double does not hold eighteen digits.
awk -F, 'function half(text, which,    sign, parts, digits) {
           sign = text ~ /^-/ ? -1 : 1; sub(/^-/, "", text); split(text, parts, ".")
           digits = substr(parts[2] "000000000000000000", 1, 18)
           return sign * (which == 1 ? parts[1] * 1e9 + substr(digits, 1, 9) : substr(digits, 10))
         }
         NR > 1 && (half($5, 1) - half($4, 1)) * 1e9 + half($5, 2) - half($4, 2) > 1000 { bad++ }
         END { exit bad > 0 }' stdout ||
  fail "$command_line: too wide"
run solve tennis --points 12 --by states --width 1e-18 --format csv
expect_status 3
expect_in_stderr '--width 0.000000000000000001'
[ "$(wc -l <stdout)" -eq $((13 * 13 * 5 + 1)) ] || fail "$command_line: rows are missing"
run solve tennis --points 20 --variant footsteps --state 20,19,0 --width 1e-18 --format csv
expect_status 3
expect_in_stderr 20,19,0
run solve tennis --points 20 --variant footsteps --strategy --width 1e-18 --format csv
expect_status 3
expect_in_stderr --width

# The value of a start is often 0 by symmetry, so the table for people also shows the opening, the same as --strategy.
# Other formats have only the value.
run solve tennis --points 12 --strategy --quiet
grep -E '^ *[12] +[0-9]' stdout >mix
run solve tennis --points 12 --quiet
expect_status 0
expect_in_stdout 'An optimal first bid:'
sed '1,/^An optimal/d' stdout | grep -E '^ *[12] +[0-9]' >opening
[ -s mix ] || fail "$command_line: no mix to compare with"
expect_same mix opening
run solve tennis --points 12 --format csv --quiet
printf 'points_1,points_2,ball,lower,upper\n12,12,0,0,0\n' | cmp -s - stdout || fail "$command_line: $(cat stdout)"
run solve tennis --state 5,4,1 --quiet
! grep -q 'An optimal first bid' stdout || fail "$command_line: it shows an opening for a later state"

# A certificate: the rows are printed too, the bytes are the same on any number of threads, and each position has one
# line.
run solve tennis --points 12 --by states --certificate proof --format csv
expect_status 0
expect_in_stderr '--certificate proof: 840 positions,'
cp stdout certified.csv
run solve tennis --points 12 --by states --format csv --quiet
expect_stdout certified.csv
[ "$(wc -l <proof)" -eq $((6 + 840)) ] || fail "$command_line: $(wc -l <proof) lines"
[ "$(sed -n 2,6p proof | tr '\n' ';')" = 'game tennis;fields 2;beyond 1;points 12;scale 1000000000000000000;' ] ||
  fail "$command_line: $(head -n 6 proof)"
cp proof reference
run solve tennis --points 12 --by states --certificate proof --threads 5 --quiet
expect_same reference proof
# Its mixes are rounded, so it may miss a width that exact solving reaches. The rows are printed nevertheless.
run solve tennis --points 10 --by states --width 1e-16 --format csv --quiet
expect_status 0
run solve tennis --points 10 --by states --width 1e-16 --certificate wide --format csv --quiet
expect_status 3
expect_in_stderr '--width 0.0000000000000001'
[ "$(wc -l <stdout)" -eq $((11 * 11 * 5 + 1)) ] || fail "$command_line: rows are missing"
[ "$(wc -l <wide)" -eq $((6 + (11 * 11 - 1) * 5)) ] || fail "$command_line: $(wc -l <wide) lines"
rm wide
refused '--certificate: proves the values of all positions' solve tennis --points 12 --certificate new
expect_in_stderr 'add --by states'
refused "--certificate ''" solve tennis --points 12 --by states --certificate ''
refused '--out names the same file' solve tennis --points 12 --by states --certificate new --out ./new
refused "--certificate 'none/new'" solve tennis --points 12 --by states --certificate none/new
[ ! -e new ] || fail 'a refused request leaves a certificate'
run solve tennis --points 12 --by states --certificate /dev/full --format csv --quiet
expect_status 2
expect_stdout certified.csv
expect_in_stderr "--certificate '/dev/full'"

# Footsteps is accepted as the name of a game.
run solve tennis --variant footsteps --points 6 --quiet
cp stdout reference
run solve footsteps --points 6 --quiet
expect_status 0
expect_stdout reference
run count tennis --variant footsteps --points 6 --quiet
cp stdout reference
run count footsteps --points 6 --quiet
expect_stdout reference
refused --variant count footsteps --points 6 --variant tennis
refused "'footstep'" count footstep --points 6

# --points with --state: the state decides, and a note says so.
run solve tennis --state 10,12,1 --format csv --quiet
cp stdout reference
run solve tennis --points 50 --state 10,12,1 --format csv
expect_status 0
expect_stdout reference
expect_in_stderr '--points 50'

# Invalid arguments are refused at once.
for points in 0 -1 x '' 1.5 401 99999999999; do
  refused "--points '$points'" solve tennis --points "$points"
done
refused --points solve tennis
refused "--variant 'squash'" solve tennis --points 5 --variant squash
for fields in 0 -1 x 21; do refused "--fields '$fields'" solve tennis --points 5 --fields "$fields"; done
for beyond in 0 3 x; do refused "--beyond '$beyond'" solve tennis --points 5 --beyond "$beyond"; done
for width in x '' 1e-9x 1e999; do refused "--width '$width'" solve tennis --points 5 --width "$width"; done
for width in 0 -1 1e-19 2 nan inf; do refused "--width $width:" solve tennis --points 5 --width "$width"; done
for state in '' 1 1,2 1,2,x 1,,2 1,2,0,0 '1 2 0' 99999999999,1,0 1,2,0,; do
  refused "--state '$state'" solve tennis --points 5 --state "$state"
done
for state in 6,2,0 2,6,0 -1,2,0 1,2,4 1,2,-4 5,5,-2147483648; do
  refused "--state $state:" solve tennis --points 5 --state "$state"
done
refused 'column 3' solve tennis --points 5 --state 1,x,2
refused --state solve tennis --points 5 --state 0,0,1 --strategy
refused --state solve tennis --points 5 --state 3,3,3 --play --seed 1
refused "--by 'colour'" solve tennis --points 5 --by colour
for option in '--state 1,1,0' --strategy '--play --seed 1'; do
  refused '--by states' solve tennis --points 5 --by states $option
done
refused --strategy solve tennis --points 5 --strategy --play --seed 1
refused --play solve tennis --points 5 --play
refused --seed solve tennis --points 5 --seed 1
refused --games solve tennis --points 5 --games 10
for seed in -1 x '' 18446744073709551616; do
  refused "--seed '$seed'" solve tennis --points 5 --play --seed "$seed"
done
for games in 0 -1 x 100000001; do refused "--games '$games'" solve tennis --points 5 --play --seed 1 --games "$games"; done
refused b-file solve tennis --points 5 --format bfile

run solve tennis --help
expect_status 0
expect_in_stdout 'quadrille solve tennis --points 50 --by states'

# A limit and an interruption: no partial output.
run solve tennis --points 200 --memory 1M --format csv
expect_status 3
expect_no_stdout
expect_in_stderr '--memory 1M'

mkdir out
run solve tennis --points 40 --by states --format csv --quiet
grep -E '^[0-5],[0-5],' stdout >few.csv
for signal in INT TERM; do
  command_line="quadrille solve tennis, SIG$signal"
  "$program" solve tennis --points 250 --by states --format csv --out out/values.csv >stdout 2>stderr &
  sleep 2
  kill -"$signal" $!
  wait $!
  status=$?
  expect_status 130
  expect_no_stdout
  expect_in_stderr 'missing: all positions with more than'
  grep -E '^[0-5],[0-5],' out/values.csv.partial >found.csv
  expect_same few.csv found.csv
  expect_only out values.csv.partial
  rm out/values.csv.partial
  "$program" solve tennis --points 250 >stdout 2>stderr &
  sleep 1
  kill -"$signal" $!
  wait $!
  status=$?
  expect_status 130
  expect_no_stdout
done

finish
