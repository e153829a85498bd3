# Every command's help shows examples, which run. A reader that closes the pipe early causes no failure. The test
# finds the commands through the program's help.
# ctest label: extreme
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$(dirname "$0")/assert.sh"

# A folder with the files that the examples name.
mkdir bin examples examples/data
ln -s "$program" bin/quadrille
export PATH=$work/bin:$PATH
export COLUMNS=1000  # an example is a line
cp -r "$root/data/tennis" "$root/data/results" examples/data
printf 'pitch paper:3x3\n(2,2) (2,1) (2,0)\n(2,2) (2,3)\n' >examples/games.txt
printf 'offense 1 first 1: 1,7,3,5,2,9,10,4,6,8\noffense 2 first 1: 1,2\n' >examples/match.txt
printf '.*.\n*..\n..*\npredictions + -, + +\n' >examples/game.txt
printf 'turn,bid_1,bid_2,points_1,points_2,ball\n0,,,6,6,0\n1,2,1,4,5,1\n2,2,1,2,4,2\n3,2,1,0,3,3\n' >examples/game.csv

# all_commands: writes the words of each command, groups of commands included, to the file `commands`, one a line. The
# line of the program itself is blank. Each command's help goes to the folder `helps`.
mkdir helps
all_commands() {
  local command
  run "$@" --help
  expect_status 0
  expect_no_stderr
  mv stdout "helps/of $*"
  echo "$*" >>commands
  for command in $(awk '/^Subcommands:/ { on = 1; next } on && NF == 0 { exit } on { print $1 }' "helps/of $*"); do
    all_commands "$@" "$command"
  done
}

# Examples that run for long. The test interrupts them after a second; they keep the rows found.
long='count soccer --pitch classic:8x10 --by total|estimate soccer --pitch classic:8x10$|solve plusminus --n 9 --line|check$|export positions .*sqlite|^quadrille report'
all_commands
[ "$(wc -l <commands)" -ge 19 ] || fail 'the help shows few commands: has its layout changed?'
# The first example of each command is run again below, with a reader that closes the pipe early.
ran=0
: >ran
while read -r -a words; do
  examples=$(awk '/^examples?:$/ { on = 1; next } on && /^  / { print substr($0, 3) }' "helps/of ${words[*]}")
  [ -n "$examples" ] || { fail "${words[*]}: no example"; continue; }
  first=yes
  while IFS= read -r example; do
    # If the reader of an example's pipe, like neato, is not installed, the example runs without it.
    [[ $example != *' | '* ]] || command -v "$(sed 's/.* | //; s/ .*//' <<<"$example")" >where || example=${example%% | *}
    grep -qxF "$example" ran && continue
    echo "$example" >>ran
    ran=$((ran + 1))
    if grep -qE "$long" <<<"$example"; then
      (cd examples && timeout --preserve-status -s INT 1 bash -c "exec $example" >"$work/stdout" 2>"$work/stderr" </dev/null)
      status=$?
      grep -q 'built without the charts' stderr && continue
      [ "$status" -eq 130 ] || [ "$status" -eq 0 ] || fail "$example: exit $status; $(cat stderr)"
      continue
    fi
    (cd examples && timeout --preserve-status -s INT 120 bash -o pipefail -c "$example" \
      >"$work/stdout" 2>"$work/stderr" </dev/null)
    status=$?
    [ "$status" -eq 0 ] || fail "$example: exit $status; $(cat stderr)"
    [ -z "$first" ] || echo "$example" >>first_ones
    first=
  done <<<"$examples"
done <commands
[ "$ran" -ge 30 ] || fail "only $ran examples were run"

# The reader closes the pipe before the first byte: exit 0 without a message.
mkfifo pipe
to_nobody() {
  (exec 3<>pipe 4>pipe 3>&- && cd examples && exec "$program" "$@" >&4 2>"$work/stderr" </dev/null)
  status=$? command_line="quadrille $* | (nobody)"
  expect_status 0
  expect_no_stderr
}
to_nobody --help
to_nobody count --help
to_nobody count soccer --help
to_nobody --version
piped=0
while IFS= read -r example; do
  grep -q '[|<>]' <<<"$example" && continue
  eval "words=(${example#quadrille })"
  to_nobody "${words[@]}" --quiet
  # The reader closes the pipe after the first line.
  (cd examples && "$program" "${words[@]}" --quiet 2>"$work/stderr" </dev/null | head -n 1 >"$work/stdout"; exit "${PIPESTATUS[0]}")
  status=$? command_line="$example | head -n 1"
  expect_status 0
  expect_no_stderr
  piped=$((piped + 1))
done <first_ones
[ "$piped" -ge 15 ] || fail "only $piped examples were piped"

finish
