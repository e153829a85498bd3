# `count plusminus` and `replay plusminus`: documented columns, known answers, refusals with their remedy, limits.
# ctest label: extreme
source "$(dirname "$0")/../assert.sh"

# The sample game of the source.
cat >sample.txt <<'END'
# the sample game of the source
. * . . . . . .
. . . . . . . *
. . . . . . * .
. . . . . * . .
. . * . . . . .
. . . . * . . .
. . . * . . . .
* . . . . . . .

predictions + - + - + - +, + + - + + - +
END
cat >sample.csv <<'END'
game,player,permutation,prediction,truth,matches,points,outcome
1,1,1 8 4 2 3 5 6 7,+-+-+-+,+--++++,||..|.|,4,
1,2,1 4 5 3 6 7 8 2,++-++-+,++-+++-,|||||..,5,player 2 wins
END
run replay plusminus sample.txt --format csv
expect_status 0
expect_stdout sample.csv
expect_no_stderr
"$program" replay plusminus - --format csv <sample.txt >stdout
expect_stdout sample.csv

# For people, truth lists are below the prediction lists, and the matches are marked between them.
run replay plusminus sample.txt
expect_status 0
cat >lines <<'END'
  prediction  + - + - + - +
              | |     |   |
  truth       + - - + + + +   4 points
END
grep -A 2 -m 1 '^  prediction' stdout >found
expect_same lines found
expect_in_stdout 'player 2 wins'

# Games that break the rules are named, and the others are scored: exit 1.
printf '. *\n. *\npredictions +,+\n\n* .\n. *\npredictions -,+\n' >mixed.txt
run replay plusminus mixed.txt --format csv
expect_status 1
expect_in_stderr 'mixed.txt: line 2'
expect_in_stdout '2,2,2 1,+,-,.,0,player 1 wins'
printf '* .\n. *\npredictions -+,+\n' >long.txt
run replay plusminus long.txt
expect_status 1
expect_in_stderr 'long.txt: line 3'
expect_in_stdout 'missing: game 1'

# Unreadable records: exit 2.
printf '* .\n. *\npredictions -x,+\n' >bad.txt
refused 'bad.txt: line 3, column 14' replay plusminus bad.txt
printf '* . .\n. *\n' >ragged.txt
refused 'ragged.txt: line 2, column 4' replay plusminus ragged.txt
: >empty.txt
refused empty.txt replay plusminus empty.txt
refused missing.txt replay plusminus missing.txt
refused FILE replay plusminus

# The joint histogram. Blanks are ignored, and a list may begin with a minus.
cat >matches.csv <<'END'
matches_1,matches_2,permutations
0,1,2
1,0,1
1,2,1
2,1,2
END
run count plusminus --predictions -+,++ --format csv
expect_status 0
expect_stdout matches.csv
run count plusminus --predictions '- +, + +' --format csv --quiet
expect_stdout matches.csv
expect_no_stderr
run count plusminus --predictions -+,++ --format json
expect_in_stdout '"command":"quadrille count plusminus --predictions -+,++"'
run count plusminus --predictions , --format csv
printf 'matches_1,matches_2,permutations\n0,0,1\n' >one.csv
expect_stdout one.csv

# Two-sided Eulerian numbers.
printf 'descents,inverse_descents,permutations\n0,0,1\n1,1,10\n1,2,1\n2,1,1\n2,2,10\n3,3,1\n' >descents.csv
run count plusminus --n 4 --by descents --format csv
expect_status 0
expect_stdout descents.csv

# A380394.
cat >pairs.b <<'END'
# name: pairs by n (plusses and minuses)
# offset: 9
# command: quadrille count plusminus --n 9..13 --by pairs --format bfile --column pairs
# version: quadrille 0.1.0
9 38724
10 169438
11 731390
12 3119052
13 13162228
END
run count plusminus --n 9..13 --by pairs --format bfile
sed -i 's/^# version: .*/# version: quadrille 0.1.0/' stdout
expect_stdout pairs.b
run count plusminus --n 1 --by pairs --format csv
printf 'n,pairs\n1,1\n' >one.csv
expect_stdout one.csv

# The number of threads changes no byte.
u=+-+-+-+-+-+-+-+-+
v=++-++-++-++-++-++
for request in "--predictions $u,$v" '--n 30 --by descents' '--n 10..14 --by pairs'; do
  for format in table csv json; do
    run count plusminus $request --format $format
    expect_status 0
    cp stdout reference
    for threads in 1 3; do
      run --threads $threads count plusminus $request --format $format --quiet
      expect_stdout reference
    done
  done
done

# Without --by, the command counts pairs.
run count plusminus --n 2..7 --by pairs --format csv --quiet
cp stdout reference
run count plusminus --n 2..7 --format csv --quiet
expect_status 0
expect_stdout reference

# Invalid arguments.
refused 'count plusminus' count plusminus
refused --n count plusminus --n 5 --predictions +,+
refused --by count plusminus --by pairs --predictions +,+
refused --by count plusminus --n 5 --by colour
for n in 5..3 0 100 1..25 1..; do refused --n count plusminus --n $n --by pairs; done
for n in 0 1000 3..5; do refused --n count plusminus --n $n --by descents; done
w=$(printf '%57s' '' | tr ' ' +)
for lists in +-,+ +x,++ ++++ +,+,+ "$w,$w" "$w$w,$w$w" "$w$w,+" "$w,"; do
  refused --predictions count plusminus --predictions "$lists"
done
refused b-file count plusminus --n 5 --by descents --format bfile
refused --predictions count plusminus --predictions

# Insufficient memory: the finished rows are kept, and a message says which are missing.
run count plusminus --n 1..20 --by pairs --memory 1M --format csv
expect_status 3
expect_in_stderr '--memory 1M'
expect_in_stderr 'missing: all n from'
w=$(printf '%39s' '' | tr ' ' +)
run count plusminus --predictions "$w,$w" --memory 20M --format csv
expect_status 3
expect_stdout <(echo matches_1,matches_2,permutations)
expect_in_stderr '--memory 20M'
run count plusminus --n 200 --by descents --memory 1M --format csv
expect_status 3
expect_in_stderr 'missing: all rows'
# An answer without rows replaces no file.
echo OLD >kept.csv
run count plusminus --n 200 --by descents --memory 1M --format csv --out kept.csv
expect_status 3
expect_same kept.csv <(echo OLD)
rm kept.csv

# Ctrl-C stops it at once and keeps the finished boards.
run count plusminus --n 1..16 --by pairs --format csv --quiet
cp stdout reference
command_line='quadrille count plusminus, SIGINT'
"$program" count plusminus --n 1..24 --by pairs --format csv >stdout 2>stderr &
sleep 2
kill -INT $!
wait $!
status=$?
expect_status 130
expect_same_beginning reference stdout
expect_in_stderr 'missing: all n from'
expect_in_stderr 'n = 24'

for arguments in 'count plusminus' 'replay plusminus'; do
  run $arguments --help
  expect_status 0
  expect_in_stdout 'example'
done

finish
