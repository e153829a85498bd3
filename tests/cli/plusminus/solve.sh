# `solve plusminus`: its tables, its refusals, and the same bytes on any number of threads.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

cat >margins.csv <<'END'
n,margin
2,-1
3,-1
4,-1
5,-1
6,-1
END
run solve plusminus --n 2..6 --format csv
expect_status 0
expect_stdout margins.csv
expect_in_stderr 'finished in'

printf 'n,margin\n7,0\n' >first.csv
run solve plusminus --n 7 --places-first 1 --format csv --quiet
expect_status 0
expect_stdout first.csv
expect_no_stderr

printf 'margin,pairs\n-1,140\n0,116\n' >pairs.csv
run solve plusminus --n 5 --by predictions --format csv
expect_status 0
expect_stdout pairs.csv

# The line of play: signs in turn, then squares in turn. Cells with commas are quoted.
cat >line.csv <<'END'
turn,player,move
1,1,+
2,2,+
3,1,+
4,2,-
5,2,"(1,3)"
6,1,"(2,1)"
7,2,"(3,2)"
END
run solve plusminus --n 3 --line --format csv
expect_status 0
expect_stdout line.csv
run solve plusminus --n 3 --line
expect_in_stdout 'margin -1; squares are (column,row)'

# Every format, in any order of the arguments, on any number of threads.
for arguments in '--n 7' '--n 4..6' '--n 7 --by predictions'; do
  for format in table csv json bfile; do
    run solve plusminus $arguments --format "$format"
    expect_status 0
    cp stdout reference
    for threads in 1 2 5; do
      run --threads "$threads" solve --format "$format" plusminus --places-first 2 $arguments --quiet
      expect_status 0
      expect_stdout reference
    done
  done
done
run solve plusminus --n 7 --line --format json --threads 1
cp stdout reference
run solve plusminus --n 7 --line --format json --threads 2
expect_stdout reference

# Invalid arguments are refused at once.
for n in 0 -1 x '' 1.5 11 100 2..11 0..3 2..x ..3 3.. 5..3; do refused --n solve plusminus --n "$n"; done
refused --n solve plusminus
for player in 0 3 x ''; do refused "--places-first '$player'" solve plusminus --n 4 --places-first "$player"; done
refused --by solve plusminus --n 4 --by colour
refused --line solve plusminus --n 4 --by predictions --line
refused --line solve plusminus --n 2..4 --line
refused --by solve plusminus --n 2..4 --by predictions
refused b-file solve plusminus --n 4 --line --format bfile

# A limit and an interruption: the finished rows are kept, and no partial output.
printf 'n,margin\n' >none.csv
run solve plusminus --n 5 --memory 1M --format csv
expect_status 3
expect_stdout none.csv
expect_in_stderr '--memory 1M'
expect_in_stderr 'missing: all rows'

mkdir out
printf 'n,margin\n2,-1\n3,-1\n' >three.csv
for signal in INT TERM; do
  command_line="quadrille solve plusminus, SIG$signal"
  "$program" solve plusminus --n 2..10 --format csv --out out/margins.csv >stdout 2>stderr &
  sleep 1
  kill -"$signal" $!
  wait $!
  status=$?
  expect_status 130
  expect_no_stdout
  expect_in_stderr 'missing: all n from'
  expect_same_beginning three.csv out/margins.csv.partial
  expect_only out margins.csv.partial
  rm out/margins.csv.partial
done

finish
