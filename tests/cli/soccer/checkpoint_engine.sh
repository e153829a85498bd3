# --checkpoint with --engine auto: the engine that began continues, even if there is now memory for another.
# ctest label: standard
source "$(dirname "$0")/../assert.sh"

run count soccer --yes --pitch paper:5x5 --by ply --memory 64M --checkpoint work --format csv
expect_status 3
expect_in_stderr '--engine auto takes layered'
expect_in_stderr '--checkpoint work'
cp stdout rows
run count soccer --yes --pitch paper:5x5 --by ply --memory 160M --checkpoint work --format csv
expect_status 3
expect_in_stderr '--checkpoint work: resumes from it'
expect_in_stderr '--engine auto takes layered'
expect_same_beginning rows stdout
[ "$(wc -l <stdout)" -gt "$(wc -l <rows)" ] || fail "$command_line: no further row"

# A checkpoint of another request is refused.
cp work saved
refused --checkpoint count soccer --pitch paper:5x5 --by total --checkpoint work
refused --checkpoint count soccer --pitch paper:5x5 --engine frontier --checkpoint work
expect_same work saved

# A dangling link is not replaced.
ln -s nowhere link
refused --checkpoint count soccer --pitch paper:2x2 --checkpoint link
[ -L link ] || fail 'a link was replaced'

finish
