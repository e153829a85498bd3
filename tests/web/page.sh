# ctest label: extreme
# `quadrille explore`, and its page in a browser (page_test.mjs).
# bash page.sh PROGRAM ROOT MODULES SCREENSHOTS: folders of the packages for the browser, and for the screenshots.
source "$(dirname "$0")/../cli/assert.sh"
root=$2
modules=$3
screenshots=$4

refused() {
  local place=$1
  shift
  run "$@"
  expect_status 2
  expect_no_stdout
  expect_in_stderr "$place"
}
refused --out explore
refused --out explore --out ''
refused --out explore --out missing/page.html
refused --format explore --out page.html --format csv
[ ! -e page.html ] || fail 'a refused page was written'

run explore --out page.html --quiet
expect_status 0
expect_no_stdout
expect_no_stderr
[ "$(stat -c %s page.html)" -le 1500000 ] || fail "the page has $(stat -c %s page.html) bytes"
run explore --out again.html --quiet --threads 1
expect_same page.html again.html
mkdir -p "$screenshots"
node "$root/tests/web/page_test.mjs" "$modules" page.html "$screenshots" || fail 'the page in the browser'

finish
