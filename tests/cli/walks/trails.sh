# `count trails`: rows, formats, refusals, limits, and an interruption that keeps the finished rows.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

cat >trails.csv <<'END'
plies,trails
0,1
1,8
2,56
3,392
4,2720
5,18656
6,127064
7,861200
END
run count trails --plies 7 --format csv
expect_status 0
expect_stdout trails.csv
expect_in_stderr 'finished in'
run count trails --plies 7 --format csv --quiet
expect_stdout trails.csv
expect_no_stderr

# OEIS A272763.
cat >walks.csv <<'END'
plies,walks
0,1
1,8
2,56
3,368
4,2336
5,14576
6,89928
7,550504
8,3349864
9,20290360
10,122445504
11,736685008
END
run count trails --plies 11 --acyclic --format csv --quiet
expect_status 0
expect_stdout walks.csv
run count trails --acyclic --plies 0 --format csv
head -n 2 walks.csv >one.csv
expect_stdout one.csv

# The same bytes on any number of threads, with the options at any place.
for format in table csv json bfile; do
  for acyclic in '' --acyclic; do
    run count trails --plies 10 $acyclic --format "$format" --threads 1
    expect_status 0
    cp stdout reference
    for threads in 2 5; do
      run --threads "$threads" count --format "$format" trails $acyclic --quiet --plies=10
      expect_stdout reference
    done
  done
done

cat >walks.b <<'END'
# name: walks by plies (endless king-move lattice)
# offset: 0
# command: quadrille count trails --plies 2 --acyclic --format bfile --column walks
# version: quadrille 0.1.0
0 1
1 8
2 56
END
run count trails --plies 2 --acyclic --format bfile
sed -i 's/^# version: .*/# version: quadrille 0.1.0/' stdout
expect_stdout walks.b
run count trails --plies 1 --format json
expect_in_stdout '"command":"quadrille count trails --plies 1"'
expect_in_stdout '{"plies":1,"trails":"8"}'

run count trails --help
expect_status 0
expect_no_stderr
expect_in_stdout 'example'

# Invalid arguments.
for arguments in '' --acyclic --plies '--plies 2 --plies 3'; do refused --plies count trails $arguments; done
for number in -1 33 x 1.5 '' 3x 99999999999999999999 ' 3' +3; do
  refused "--plies '$number'" count trails --plies "$number"
  refused "--plies '$number'" count trails --acyclic --plies "$number"
done
refused "count trails: '--pitch'" count trails --plies 2 --pitch paper:3x3
refused "'more'" count trails --plies 2 more
refused --acyclic count trails --plies 2 --acyclic=perhaps
refused "'walks'" count trails --plies 2 --format bfile --column walks
refused --format count trails --plies 2 --format xml

# A few kilobytes a thread are enough, but less is refused.
run count trails --plies 9 --memory 64M --format csv --quiet
expect_status 0
run count trails --plies 9 --memory 1M --format csv
expect_status 3
[ "$(cat stdout)" = 'plies,trails' ] || fail 'a length without memory'
expect_in_stderr '--memory 1M'
expect_in_stderr 'missing: all plies'

# Interrupted: the finished lengths are printed as whole lines.
for signal in INT TERM; do
  command_line="quadrille count trails, SIG$signal"
  "$program" count trails --plies 32 --yes --format csv >stdout 2>stderr &
  process=$!
  sleep 1
  kill -"$signal" "$process"
  wait "$process"
  status=$?
  expect_status 130
  expect_same_beginning trails.csv stdout
  [ "$(wc -l <stdout)" -ge 7 ] || fail "$command_line: few finished lengths"
  [ "$(tail -c 1 stdout | wc -l)" -eq 1 ] || fail "$command_line: the last line is not whole"
  expect_in_stderr 'missing: all plies after'
done

finish
