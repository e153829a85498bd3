# ctest label: extreme
# The report in a browser (tests/report/report_test.mjs), and the errors that prevent writing it.
# bash report.sh PROGRAM MODULES SCREENSHOTS: folders of the node packages and for the screenshots.
source "$(dirname "$0")/assert.sh"
modules=$2
screenshots=$3

# Every refusal comes before the work.
refused --out report
refused --out report --out ''
touch file
mkdir -p in_the_way/index.html
for place in file missing/report /proc/report in_the_way; do refused "--out '$place" report --out $place; done
refused --format report --out page --format csv
refused report report --out page --timings
expect_in_stderr --timings
refused paper:1x3 report --pitch paper:1x3 --pitch paper:1x3 --out page
refused "'paper:0x3'" report --pitch paper:0x3 --out page
refused --cases report --cases 0 --out page
refused --plies report --plies few --out page
[ ! -e page ] || fail 'a refused report made a folder'

# After an interruption or without memory: no page is written, an earlier page is unchanged, a new folder is removed.
mkdir earlier
echo earlier >earlier/index.html
for folder in earlier page; do
  "$program" report --pitch paper:4x4 --out $folder --quiet 2>stderr &
  sleep 1
  kill -TERM $!
  wait $!
  status=$?
  command_line='report, interrupted'
  expect_status 130
done
[ ! -e page ] || fail 'an interrupted report left a folder'
run report --pitch paper:4x4 --memory 64M --out earlier
expect_status 3
[ "$(cat earlier/index.html)" = earlier ] || fail 'an earlier page was lost'
expect_only earlier index.html
# Claims do not account for their memory, so the system's limit bounds them.
/usr/bin/time -q -f %M -o peak "$program" report --pitch paper:1x1 --plies 2 --cases 1 --memory 40M --threads 1 \
  --out page --quiet 2>stderr
status=$?
command_line='report, claims in little memory'
expect_status 3
expect_in_stderr '--memory 40M'
[ "$(cat peak)" -le $((42 * 1024)) ] || fail "$command_line: $(cat peak) KiB"
[ ! -e page ] || fail 'a report without memory left a folder'

# The page itself: two pitches, small enough to be quick, one of them up to ply 7.
request='report --pitch paper:1x3 --pitch paper:3x3 --plies 7 --cases 2'
run $request --out page --threads 2
expect_status 0
expect_no_stdout
expect_only page index.html
(ulimit -f 100 && "$program" report --pitch paper:1x1 --plies 2 --cases 1 --out earlier 2>stderr)
status=$?
command_line='report, on a full disk'
expect_status 2
expect_in_stderr --out
[ "$(cat earlier/index.html)" = earlier ] || fail 'a failed report replaced an earlier page'
expect_only earlier index.html

# A board has the same figures as a pitch.
printf 'start a\ngoal 1 c\nwall b\nedge a b\nedge b c\nedge c d\nedge d a\n' >'four sides.board'
run report --pitch './four sides.board' --plies 3 --cases 1 --out board --quiet
expect_status 0
grep -qE 'id="soccer---four-sides-board-[0-9a-f]{16}"' board/index.html || fail 'the report has no figure of the board'
grep -qF 'off the walls' board/index.html || fail 'the report does not mention the walls'
run report --pitch 'board:start a;edge a b' --out none
expect_status 2
expect_in_stderr 'give the board as a FILE.board'

run $request --out again --threads 1 --quiet
expect_no_stderr
expect_same page/index.html again/index.html

mkdir -p "$screenshots"
node "$(dirname "$0")/../report/report_test.mjs" "$modules" "$program" page/index.html "$screenshots" || fail 'the page in the browser'

finish
