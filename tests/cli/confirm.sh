# ctest label: quick
# The program quadrille_confirm: one CSV row. Invalid arguments: exit 2, and one line that names the place.
certificates=$(realpath "$(dirname "$0")/../../data/results/certificates")
source "$(dirname "$0")/assert.sh"

run paper:3x3
expect_status 0
printf 'pitch,modulus,residue,peak_states\npaper:3x3,2305843009213693951,11546908,686\n' >expected
expect_stdout expected
expect_in_stderr 'peak memory'

cp stdout reference
run --threads 1 paper:3x3
expect_status 0
expect_stdout reference

run updown:4
expect_status 0
printf 'score,modulus,residue\n0,18446744073709551616,0\n1,18446744073709551616,22\n2,18446744073709551616,2\n' >expected
expect_stdout expected
run updown-values:20
expect_status 0
printf 'n,first,score\n20,offense,6\n20,defense,6\n' >expected
expect_stdout expected
run pairs:13
expect_status 0
printf 'n,pairs\n13,13162228\n' >expected
expect_stdout expected

run plusminus-margin:6
expect_status 0
printf 'n,places_first,at_least,at_most\n6,1,0,0\n6,2,-1,-1\n' >expected
expect_stdout expected

for subject in plusminus-margin:10 updown:0 updown:x updown-values:41 pairs:23 pair:5 papr:3x3 updown-value:4 go:19x19; do
  refused "'$subject'" $subject
done
refused graph paper:10x10
refused confirm
refused "'paper:1x3'" paper:3x3 paper:1x3
refused "'--frobnicate'" paper:3x3 --frobnicate
refused "'--thread'" paper:3x3 --thread 2
refused --threads paper:3x3 --threads
for number in 0 -1 x 1025 ''; do
  refused "--threads '$number'" paper:3x3 --threads "$number"
done

# --expect compares the result with a number of any length, or with a file of rows. Messages name quadrille_confirm.
"$program" paper:3x3 >rows 2>stderr
grep -q '^quadrille_confirm: .*peak memory' stderr || fail "the message does not name quadrille_confirm: $(cat stderr)"
{ cat rows; echo 'agrees (modulo 2^61 - 1)'; } >expected
printf 'histories,weak_classes,strong_classes\n,2305843009225240859,\n' >total.csv
printf 'ply,histories,weak_classes\n0,1,1\n1,8,11546907\n' >by-ply.csv
for expectation in 11546908 11,546,908 2305843009225240859 total.csv by-ply.csv rows; do
  run paper:3x3 --expect $expectation
  expect_status 0
  expect_stdout expected
done
run --expect 11546909 paper:3x3
expect_status 1
expect_in_stdout 'differs: residue is 11546908, and 11546909 is expected (modulo 2^61 - 1)'
printf 'n,score,permutations\n3,2,99\n4,1,22\n4,2,2\n' >scores.csv
# Rows with a score: the expected number is the row's count of permutations, or the score itself.
run updown-values:7
cp stdout values.csv
run updown-values:7 --expect values.csv
expect_status 0
expect_in_stdout 'agrees'
run updown:4 --expect scores.csv
expect_status 0
expect_in_stdout 'agrees (modulo 2^64)'
printf '12 1\n13 13162228\n' >pairs.bfile.txt
# b-files: counts by ply, and counts of a family that contains the pitch.
printf '# name: weak_classes by ply (paper soccer, paper:3x3)\n# offset: 0\n0 1\n1 11546907\n' >ply.bfile.txt
printf '# name: histories by ply (paper soccer, paper:1x1)\n# offset: 0\n0 1\n' >histories.bfile.txt
printf '# name: weak_classes by n of classic:2x(2n) (paper soccer, classic:2x2..4)\n1 4855\n2 1523362\n' >family.bfile.txt
run paper:3x3 --expect ply.bfile.txt
expect_status 0
expect_in_stdout 'agrees (modulo 2^61 - 1)'
run histories:paper:1x1 --expect histories.bfile.txt
expect_status 0
refused "--expect 'histories.bfile.txt'" paper:3x3 --expect histories.bfile.txt
printf '# name: weak_classes by ply (paper soccer, paper:3x5)\n# command: quadrille count soccer --pitch paper:3x5 --format bfile\n0 1\n' >other.bfile.txt
run paper:3x3 --expect other.bfile.txt
expect_status 2
expect_in_stderr "--expect 'other.bfile.txt': no row of the file belongs to this subject"
printf '# name: games by turns (tennis)\n0 1\n5 29\n' >turns.bfile.txt
refused 'a file of another subject' pairs:5 --expect turns.bfile.txt
refused 'it has no rows' pairs:5 --expect /dev/null
run classic:2x4 --expect family.bfile.txt
expect_status 0
expect_in_stdout 'agrees (modulo 2^61 - 1)'
run classic:4x4 --expect family.bfile.txt
expect_status 2
expect_in_stderr "--expect 'family.bfile.txt': no row"
# The number that a certificate confirms is the winner.
cp "$certificates/soccer-paper-1x3.certificate" 1x3.certificate
run certificate 1x3.certificate --expect 2
expect_status 0
expect_in_stdout agrees
run certificate 1x3.certificate --expect 1
expect_status 1
# A file that names the player who places first confirms those rows only. A file that does not is refused.
printf '# name: margin by n (plusses and minuses, player 1 places first)\n# command: quadrille solve plusminus --n 1..9 --places-first 1 --format bfile --column margin\n3 0\n4 0\n' >first.bfile.txt
run plusminus-margin:4 --expect first.bfile.txt
expect_status 0
expect_in_stdout agrees
sed 's/--places-first 1/--places-first 2/; s/^4 0/4 -1/' first.bfile.txt >second.bfile.txt
run plusminus-margin:4 --expect second.bfile.txt
expect_status 0
sed 's/--places-first 1/--places-first 2/' first.bfile.txt >wrong.bfile.txt
run plusminus-margin:4 --expect wrong.bfile.txt
expect_status 1
expect_in_stdout 'differs: at_least is -1, and 0 is expected'
printf 'n,margin\n4,0\n' >margins.csv
refused 'it does not name its places_first' plusminus-margin:4 --expect margins.csv
run plusminus-margin:4
cp stdout margin.csv
run plusminus-margin:4 --expect margin.csv
expect_status 0
# A certificate of a later position does not prove the pitch's winner.
cp "$certificates/../../../tests/cli/later.certificate" later.certificate
printf 'pitch,winner\npaper:1x3,2\n' >winners.csv
run certificate 1x3.certificate --expect winners.csv
expect_status 0
refused 'a position after' certificate later.certificate --expect winners.csv
run pairs:13 --expect pairs.bfile.txt
expect_status 0
expect_in_stdout agrees
run histories:paper:1x3 --expect 1
expect_status 1
refused --expect paper:3x3 --expect
refused "--expect 'abc'" paper:3x3 --expect abc
refused "--expect ''" paper:3x3 --expect ''
run paper:3x3 --expect -5
expect_status 1
refused "--expect 'scores.csv'" paper:3x3 --expect scores.csv
refused "--expect 'rows'" histories:paper:3x3 --expect rows
refused "--expect '5'" endings:paper:1x3 --expect 5
run paper:1x3 --expect rows
expect_status 2
expect_in_stderr "--expect 'rows'"
run pairs:14 --expect pairs.bfile.txt
expect_status 2

# The help shows examples. They run, even if the reader of the help stops early.
run --help
expect_status 0
expect_no_stderr
awk '/^examples:$/ { on = 1; next } on { print $0 }' stdout >examples
[ "$(wc -l <examples)" -ge 2 ] || fail 'the help has no examples'
while read -r _ words; do
  run $words
  expect_status 0
done <examples
for width in 60 80 120; do
  COLUMNS=$width run --help
  expect_status 0
  ! LC_ALL=C.UTF-8 grep -E "^.{$((width + 1)),}$" stdout >wide || fail "--help: wider than $width: $(head -n 1 wide)"
done
mkfifo pipe
(exec 3<>pipe 4>pipe 3>&- && exec "$program" --help >&4 2>stderr)
status=$? command_line='quadrille_confirm --help | (nobody)'
expect_status 0
expect_no_stderr
# A write beyond the size limit fails with an error number; no signal ends the program.
for words in --help pairs:4; do
  (ulimit -f 0 && exec "$program" $words 2>&1 >cut) | cat >stderr
  status=${PIPESTATUS[0]} command_line="quadrille_confirm $words, ulimit -f 0"
  expect_status 2
  expect_in_stderr 'standard output'
done
run --version
expect_status 0
grep -qE '^quadrille_confirm [0-9]+\.[0-9]+\.[0-9]+$' stdout || fail "the version: $(cat stdout)"

finish
