# --memory: the finished layers are printed, a message says that the rest is missing, exit 3.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# A limit below the program's own memory: no layer is finished.
run count soccer --pitch paper:3x3 --memory 1M --format csv
expect_status 3
[ "$(cat stdout)" = 'ply,histories,weak_classes,strong_classes,goal_1,goal_2,blocked' ] || fail 'a layer without memory'
expect_in_stderr '--memory 1M'
expect_in_stderr 'missing: all plies'

# A limit for a few layers, how many depends on the build: whole lines, the same as without a limit.
run count soccer --pitch paper:9x9 --plies 4 --format csv
expect_status 0
cp stdout reference
run count soccer --pitch paper:9x9 --memory 300M --yes --format csv --quiet
expect_status 3
expect_same_beginning reference stdout
[ "$(tail -c 1 stdout | wc -l)" -eq 1 ] || fail 'the last line is not whole'
expect_in_stderr '--memory 300M'

# --out keeps the finished rows too, and JSON says which are missing.
mkdir out
run count soccer --pitch paper:3x3 --memory 1M --format json --out out/counts.json
expect_status 3
expect_no_stdout
grep -q '"missing": "all plies"' out/counts.json || fail 'no "missing" in the JSON'
expect_only out counts.json

# A sufficient limit.
run count soccer --pitch paper:1x3 --memory 64GiB --format csv
expect_status 0

finish
