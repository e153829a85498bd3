# `count soccer --recurrence`: the recurrences of a family, in the table and in b-files, and in no other format.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

run count soccer --pitch paper:1x1..60 --engine trails --recurrence --quiet
expect_status 0
expect_in_stdout 'a(n) is the number for paper:1xn'
expect_in_stdout 'recurrence of weak_classes, strong_classes: a(n) = '
expect_in_stdout 'generating function, the sum of a(n) x^n over n >= 1: ('
expect_in_stdout 'order 13, determined by the first 32 terms and verified on the other 28'
expect_in_stdout 'growth per cell: '
expect_in_stdout 'recurrence of histories: '

# --recurrence changes no row. Formats without a place for it are unchanged.
run count soccer --pitch paper:1x1..60 --engine trails --quiet
cp stdout plain
run count soccer --pitch paper:1x1..60 --engine trails --recurrence --quiet
head -n "$(wc -l <plain)" stdout >beginning
expect_same plain beginning
for format in csv json markdown latex; do
  run count soccer --pitch paper:1x1..12 --engine trails --format $format --quiet
  cp stdout plain
  run count soccer --pitch paper:1x1..12 --engine trails --recurrence --format $format --quiet
  expect_status 0
  expect_stdout plain
done

# A b-file numbers the pitches by the varying size, and states the recurrence of its own column.
run count soccer --pitch paper:1x2..60 --engine frontier --recurrence --format bfile --column weak_classes --quiet
expect_status 0
[ "$(head -n 5 stdout)" = "# name: weak_classes by n of paper:1xn (paper soccer, paper:1x2..60)
# offset: 2
# command: quadrille count soccer --pitch paper:1x2..60 --engine frontier --by total --recurrence --format bfile --column weak_classes
# version: $("$program" --version)
# a(n) is the number for paper:1xn" ] || fail "$command_line: $(head -n 5 stdout)"
expect_in_stdout '# recurrence of weak_classes: a(n) = '
[ "$(grep -vc '^#' stdout)" -eq 59 ] || fail "$command_line: not 59 terms"
grep -v '^#' stdout | awk '$1 != NR + 1 || NF != 2 || $2 !~ /^[0-9]+$/ { exit 1 }' || fail "$command_line: a line is no term"
grep -v '^#' stdout | cut -d' ' -f2 >terms
run count soccer --pitch paper:1x2..60 --engine frontier --format csv --quiet
tail -n +2 stdout | cut -d, -f3 >wanted
expect_same terms wanted
# The command that a b-file names prints this b-file.
run count soccer --pitch paper:2x1..4 --engine frontier --by total --format bfile --column strong_classes --quiet
cp stdout bfile
read -r -a words <<<"$(sed -n 's/^# command: quadrille //p' bfile)"
run "${words[@]}" --quiet
expect_stdout bfile
# Square pitches, and classic ones numbered by half their size.
run count soccer --pitch paper:1..4xsame --engine frontier --format bfile --quiet
expect_in_stdout '# name: weak_classes by n of paper:nxn'
run count soccer --pitch classic:4..8x2 --engine frontier --format bfile --quiet
expect_in_stdout '# name: weak_classes by n of classic:(2n)x2'
[ "$(grep -v '^#' stdout | cut -d' ' -f1 | paste -sd' ')" = '2 3 4' ] || fail "$command_line: $(cat stdout)"

# Too few terms for a recurrence: the output says up to which order there is none.
export COLUMNS=200  # a sentence is a line
run count soccer --pitch paper:2x1..60 --engine frontier --recurrence --quiet
expect_in_stdout 'recurrence of weak_classes, strong_classes: none up to order 20, nor for every other n up to order 10'

# The same bytes on any number of threads.
run count soccer --pitch paper:2x1..80 --engine trails --recurrence --quiet --threads 1
cp stdout one
run count soccer --pitch paper:2x1..80 --engine trails --recurrence --quiet --threads 3
expect_stdout one

for pitch in paper:3x3 paper:1..3x1..6 paper:2x1..5; do refused $pitch count soccer --pitch $pitch --recurrence; done
refused b-file count soccer --pitch paper:1..3x1..6 --format bfile
refused "'histories'" count soccer --pitch paper:2x6..9 --engine frontier --format bfile --column histories
refused paper:9x9 count soccer --pitch paper:9x9..20 --engine trails --recurrence
refused paper:12x11 count soccer --pitch paper:12x11..20 --engine frontier --recurrence

# Rows that fit into memory are printed. If a sweep of the family's matrices does not fit, one pitch by itself may.
run count soccer --pitch paper:3x2..4 --engine trails --format csv --quiet
cp stdout whole
run count soccer --pitch paper:3x2..9 --engine trails --recurrence --memory 20M --format csv
expect_status 3
expect_in_stderr 'missing: paper:3x'
expect_same_beginning whole stdout
# If the count of a family stops early, the output says how many terms the recurrence is based on.
run count soccer --pitch paper:1..7xsame --engine frontier --recurrence --memory 100M --quiet
expect_status 3
expect_in_stdout 'the count ended early: the laws below use only its first 6 terms'
run count soccer --pitch paper:3x5..6 --engine trails --memory 64M --format csv --quiet
expect_status 0

finish
