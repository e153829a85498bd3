# ctest label: none, as it holds no test of its own
# Common code of the command-line tests: a temporary folder for each test, and assertions that report a failure and
# continue. A test is a script `bash name.sh PROGRAM`: it sources this file first and calls `finish` last. A script that
# exits without `finish` fails.
set -u

program=$1
work=$(mktemp -d) || exit 1
finished=
ended() {
  local status=$?
  umount "$work/small" 2>/dev/null
  rm -rf "$work"
  [ -n "$finished" ] || [ "$status" -ne 0 ] || { echo "FAILED: the script ended before it called finish"; exit 1; }
  exit "$status"
}
trap ended EXIT
cd "$work" || exit 1
failures=0

fail() {
  printf 'FAILED: %s\n' "$*"
  failures=$((failures + 1))
}

# run ARGUMENT...: runs the program. Its outputs are then in the files stdout and stderr, its exit status in $status.
run() {
  command_line="quadrille $*"
  "$program" "$@" >stdout 2>stderr </dev/null
  status=$?
}

expect_status() { [ "$status" -eq "$1" ] || fail "$command_line: exit $status, not $1; $(cat stderr)"; }
expect_stdout() { diff "$1" stdout >difference || fail "$command_line: standard output is not $1: $(cat difference)"; }
expect_no_stdout() { [ ! -s stdout ] || fail "$command_line: something on standard output: $(head -n 1 stdout)"; }
expect_no_stderr() { [ ! -s stderr ] || fail "$command_line: something on standard error: $(cat stderr)"; }
expect_in_stdout() { grep -qF -- "$1" stdout || fail "$command_line: no '$1' on standard output"; }
expect_in_stderr() { grep -qF -- "$1" stderr || fail "$command_line: no '$1' on standard error: $(cat stderr)"; }
expect_same() { cmp -s "$1" "$2" || fail "$1 and $2 differ: $(diff "$1" "$2" | head -n 5)"; }

# expect_same_beginning FILE FILE [LINES]: one file is a prefix of the other and consists of whole lines, as an
# interrupted count prints them. The shorter has at least LINES lines, by default the header and a row.
expect_same_beginning() {
  local lines file
  for file in "$1" "$2"; do
    [ -f "$file" ] || { fail "$command_line: there is no $file"; return; }
  done
  lines=$(($(wc -l <"$1") < $(wc -l <"$2") ? $(wc -l <"$1") : $(wc -l <"$2")))
  [ "$lines" -ge "${3:-2}" ] || fail "$command_line: $1 or $2 has only $lines lines"
  for file in "$1" "$2"; do
    [ -z "$(tail -c 1 "$file")" ] || fail "$command_line: the last line of $file is cut short"
  done
  head -n "$lines" "$1" >beginning_1
  head -n "$lines" "$2" >beginning_2
  expect_same beginning_1 beginning_2
}

# expect_only FOLDER NAME...: the folder holds these names and no temporary file of the program.
expect_only() {
  local folder=$1
  shift
  printf '%s\n' "$@" | sort >expected_names
  ls -A "$folder" | sort >found_names
  diff expected_names found_names >difference || fail "$folder holds other files: $(cat difference)"
}

# refused PLACE ARGUMENT...: exit 2, empty standard output, one line on standard error that names the place: an option,
# a value, or a file and its line.
refused() {
  local place=$1
  shift
  run "$@"
  expect_status 2
  expect_no_stdout
  [ "$(wc -l <stderr)" -eq 1 ] || fail "$command_line: not one line on standard error: $(cat stderr)"
  grep -q '^quadrille\(_confirm\)\?: .*: ' stderr || fail "$command_line: no place: $(cat stderr)"
  cut -d ';' -f 1 stderr | grep -qF -- "$place" || fail "$command_line: does not name $place: $(cat stderr)"
}

# small_disk FOLDER: mounts a disk of one megabyte in the folder, which must have the name `small`. Fails if this user
# may not mount. A limit on file sizes (ulimit -f) tests the same everywhere, so a test sets such a limit as well.
small_disk() {
  mkdir "$1"
  mount -t tmpfs -o size=1m none "$work/$1" 2>/dev/null || { echo "no disk could be mounted; files are limited instead"; return 1; }
}

finish() {
  finished=yes
  [ "$failures" -eq 0 ] || exit 1
  exit 0
}
