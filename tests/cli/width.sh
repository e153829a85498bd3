# No line for people is wider than the terminal: the help of every command, tables, check and progress at 60, 80 and 120
# columns. A number wider than the terminal is not split.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"
mkdir bin
ln -s "$program" bin/quadrille
export PATH=$work/bin:$PATH

# within WIDTH FILE: each line of the file has at most WIDTH characters.
within() {
  local wide
  wide=$(LC_ALL=C.UTF-8 grep -E -m 1 ".{$(($1 + 1))}" "$2")
  [ -z "$wide" ] || fail "$command_line: wider than $1 columns: $wide"
}

# Finds the commands through the help; the line of the program itself is blank.
visit() {
  local command
  echo "$*" >>commands
  for command in $(COLUMNS=1000 "$program" "$@" --help | awk '/^Subcommands:/ { on = 1; next } on && NF == 0 { exit } on { print $1 }'); do
    visit "$@" "$command"
  done
}
visit
[ "$(wc -l <commands)" -ge 19 ] || fail 'the help shows few commands: has its layout changed?'
for width in 60 80 120; do
  export COLUMNS=$width
  while IFS= read -r command; do
    run $command --help
    expect_status 0
    within $width stdout
  done <commands
  run help options
  within $width stdout
  run count soccer --pitch paper:3x3 --plies 12
  within $width stdout
  run solve tennis --points 6 --strategy
  within $width stdout
  run count soccer --pitch paper:1x3 --by total
  within $width stdout
  run solve soccer --pitch paper:1x3 --line
  within $width stdout
  run check soccer/ply-parity soccer/lem-3.4 --cases 20
  within $width stdout
done

# Without COLUMNS, text for people is 80 wide. Invalid values of COLUMNS are ignored.
unset COLUMNS
run count soccer --help
within 80 stdout
cp stdout help_80
for nonsense in none 0 -5 1; do
  COLUMNS=$nonsense run count soccer --help
  expect_stdout help_80
done

# A number wider than the terminal is not split and has a band of its own. csv ignores the width.
COLUMNS=20 run count soccer --pitch paper:3x3 --plies 14 --format csv
cp stdout narrow.csv
run count soccer --pitch paper:3x3 --plies 14 --format csv
expect_stdout narrow.csv

# The width that a terminal reports takes precedence over COLUMNS.
if command -v script >where; then
  COLUMNS=200 script -qec 'stty cols 60; quadrille count soccer --help; quadrille check soccer/ply-parity --cases 20' \
    /dev/null </dev/null | tr -d '\r' >stdout
  command_line='help and check on a terminal'
  within 60 stdout
  expect_in_stdout 'Usage: quadrille count soccer'
fi

# The help of a command: its usage, its own options and examples. Common options are in `help options`. The program's
# help begins with the games.
run count soccer --help
expect_in_stdout 'Usage: quadrille count soccer [--pitch] PITCH'
expect_in_stdout '  [--pitch] PITCH'
! grep -q -e '--threads' stdout || fail "$command_line: it lists a common option"
expect_in_stdout 'quadrille help options'
run help options
for option in --format --out --threads --memory --quiet --yes --column; do expect_in_stdout "$option"; done
run --help
head -n 3 stdout | grep -q 'soccer  *Paper Soccer' || fail 'the help does not begin with the games'
run play soccer --help
! grep -q -e --column stdout || fail "$command_line: offers --column"
refused "'--column'" play soccer --pitch paper:3x3 --column n

# check: evidence and witness are below each claim. A false statement near a claim that holds is marked as another one.
run check soccer/lem-3.4 --cases 20 --quiet
expect_status 0
expect_in_stdout '    evidence: exhaustive:'
run check soccer --cases 5 --plies 4 --quiet
expect_in_stdout 'a nearby statement that fails:'
! grep -q 'not a sentence of the source, and false' stdout || fail "$command_line: reads as a refutation of the claim"

# The extension of --out selects the format, unless --format does.
run count soccer --pitch paper:1x3 --format csv
cp stdout table.csv
for file_format in csv:csv json:json md:markdown tex:latex; do
  run count soccer --pitch paper:1x3 --out "o.${file_format%:*}"
  expect_status 0
  run count soccer --pitch paper:1x3 --format "${file_format#*:}"
  expect_same stdout "o.${file_format%:*}"
done
run count soccer --pitch paper:1x3 --out o.csv --format json
expect_status 0
grep -q '"rows"' o.csv || fail 'an extension overrules --format'
run count soccer --pitch paper:1x3 --out o.sqlite
expect_status 0
head -c 6 o.sqlite | grep -q SQLite || fail 'o.sqlite is no database'
run count soccer --pitch paper:1x3
cp stdout table.txt
for name in o.dat o folder.csv/o; do
  mkdir -p folder.csv
  run count soccer --pitch paper:1x3 --out $name
  expect_status 0
  expect_same table.txt $name
done
printf 'pitch paper:3x3\n(2,2) (2,1)\n' >game.txt
run export picture soccer game.txt --out a.svg
expect_status 0
grep -q '<svg' a.svg || fail 'a.svg is no SVG'

finish
