# Output files: a file is complete or absent, unusable paths are refused before any work, and failures are reported.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

count='count soccer --pitch paper:1x3 --format csv --quiet'
run $count
cp stdout reference

mkdir out
run $count --out out/counts.csv
expect_status 0
expect_no_stdout
expect_same reference out/counts.csv
expect_only out counts.csv
[ "$(stat -c %a out/counts.csv)" = "$(printf '%o' $((0666 & ~$(umask))))" ] || fail 'a new file has other permissions'

# An earlier file is replaced and keeps its permissions. Through a link, the link's target is replaced.
printf 'old\n' >out/counts.csv
chmod 604 out/counts.csv
ln -s counts.csv out/link.csv
run $count --out out/link.csv
expect_status 0
expect_same reference out/counts.csv
[ -L out/link.csv ] || fail 'the link was replaced, not its file'
[ "$(stat -c %a out/counts.csv)" = 604 ] || fail 'an earlier file lost its permissions'
expect_only out counts.csv link.csv

# Unusable paths are refused before the work: this count would take days.
long='count soccer --pitch classic:8x10 --yes'
for place in out out/ '' missing/ missing/counts.csv reference/counts.csv /proc/counts.csv / "$(printf 'x%.0s' $(seq 300))"; do
  refused "--out '$place'" $long --out "$place"
done
[ ! -e missing ] || fail 'a refused --out was created'

# A refused or failed command leaves an earlier file unchanged and creates no other file.
printf 'old\n' >out/counts.csv
refused /dev/null replay soccer /dev/null --out out/counts.csv
refused paper:3x3 export graph --pitch paper:3x3 --out out/counts.csv
printf 'old\n' | cmp -s - out/counts.csv || fail 'a failed command touched its --out'
expect_only out counts.csv link.csv

# Devices are written to, not replaced. A full device is reported.
run $count --out /dev/null
expect_status 0
[ -c /dev/null ] || fail '/dev/null was replaced'
run $count --out /dev/full
expect_status 2
expect_in_stderr "--out '/dev/full'"
[ -c /dev/full ] || fail '/dev/full was replaced'
run solve soccer --pitch paper:1x3 --quiet --certificate /dev/full
expect_status 2
expect_in_stderr "--certificate '/dev/full'"
grep -q 'winner' stdout || fail 'a certificate that cannot be written costs the rows'

# If standard output already goes to the file of --out, whatever its name, the rows are written there: a log keeps its
# lines.
for place in /dev/stdout /proc/self/fd/1 log; do
  printf 'before\n' >log
  { "$program" $count --out $place && printf 'after\n'; } >>log 2>stderr
  status=$? command_line="quadrille $count --out $place >>log"
  expect_status 0
  { printf 'before\n'; cat reference; printf 'after\n'; } | cmp -s - log || fail "$command_line: the log became $(cat log)"
done
rm log
# A certificate or a record must have a file of its own: it is refused if it is where standard output goes.
"$program" solve soccer --pitch paper:1x3 --certificate won >won 2>stderr
status=$? command_line='quadrille solve soccer --certificate won >won'
expect_status 2
expect_in_stderr "--certificate 'won'"
for solve in 'soccer --pitch paper:1x3' 'tennis --points 3 --by states'; do
  status=$({ "$program" solve $solve --certificate /dev/stdout 2>stderr; echo $? >ended; } | wc -c >piped; cat ended)
  command_line="quadrille solve $solve --certificate /dev/stdout | wc -c"
  expect_status 2
  expect_in_stderr "--certificate '/dev/stdout': is the file of standard output"
  [ "$(cat piped)" -eq 0 ] || fail "$command_line: $(cat piped) bytes"
  "$program" solve $solve --certificate /dev/null >/dev/null 2>stderr
  status=$? command_line="quadrille solve $solve --certificate /dev/null >/dev/null"
  expect_status 0
done
rm ended piped
printf 'save talk\n' | "$program" play soccer --pitch paper:2x2 --player both >talk 2>stderr
grep -q "save: 'talk': " talk || fail 'a record is saved into the file of standard output'
"$program" play updown --n 2 --player none --out talk >talk 2>stderr
status=$? command_line='quadrille play updown --out talk >talk'
expect_status 2
expect_in_stderr "--out 'talk'"
rm won talk
# The file of standard error is refused too: replacing it would lose the messages and the earlier lines.
for place in log /dev/stderr; do
  printf 'old\n' >log
  "$program" $count --out $place 2>>log >stdout
  status=$? command_line="quadrille $count --out $place 2>>log"
  expect_status 2
  cp log stderr
  expect_in_stderr "--out '$place'"
  [ "$(head -n 1 log)" = old ] || fail "$command_line: the log lost its lines"
done
rm log
# If standard output is open for reading only, its file may be replaced.
printf 'old\n' >read
"$program" $count --out read 1<read 2>stderr
status=$? command_line="quadrille $count --out read 1<read"
expect_status 0
expect_same reference read
rm read

# A write beyond the limit on file sizes is reported, and no file remains.
(ulimit -f 1 && run export graph --pitch paper:1x3 --out out/graph.dot 2>/dev/null && exit "$status")
status=$? command_line='quadrille export graph, files limited'
expect_status 2
expect_only out counts.csv link.csv

# Standard output that cannot be written to is an error. With all streams closed, --out still works.
"$program" $count >/dev/full 2>stderr
status=$? command_line='quadrille > /dev/full'
expect_status 2
expect_in_stderr 'standard output'
"$program" $long >&- 2>stderr
status=$? command_line='quadrille >&-'
expect_status 2
expect_in_stderr 'standard output'
"$program" --help >/dev/full 2>stderr
status=$? command_line='quadrille --help > /dev/full'
expect_status 2
"$program" $count --out out/counts.csv <&- >&- 2>&-
status=$? command_line='quadrille with all streams closed'
expect_status 0
expect_same reference out/counts.csv

# A reader that closes the pipe early ends the program without a message.
"$program" export graph --pitch paper:2x3 2>stderr | head -n 1 >stdout
status=${PIPESTATUS[0]} command_line='quadrille | head'
expect_status 0
expect_no_stderr

finish
