# Requests too large to wait for: their size is reported before any work. Beyond 10^8 rows or 10^11 states --yes is
# required.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# beyond NUMBER ARGUMENT...: refused with the number and with --yes as the remedy. No file is created.
beyond() {
  impossible "$@"
  expect_in_stderr --yes
}
# impossible NUMBER ARGUMENT...: refused with the number. --yes is not offered, as no machine can do this work.
impossible() {
  local number=$1
  shift
  mkdir -p none
  refused "$number" "$@" --out none/out
  if [[ $number == *10^15* ]] && grep -q -- --yes stderr; then fail "$command_line: $(cat stderr)"; fi
  [ -z "$(ls -A none)" ] || fail "$command_line: left $(ls -A none)"
}
impossible 'writes ≈ 5.8 * 10^21 rows, and no machine writes more than 10^15' export positions --pitch paper:5x5
beyond 'rows, more than 100000000' export positions --pitch paper:5x5 --plies 12
impossible 'and no machine writes more than 10^15' export positions --pitch classic:8x10 --format sqlite
impossible 'and no machine writes more than 10^15' export positions --pitch paper:9x9 --plies 30
impossible 'expands ≈ 2.3 * 10^22 states, and no machine expands more than 10^15' count trails --plies 32
impossible 'and no machine expands more than 10^15' count trails --plies 32 --acyclic
impossible 'expands ≈ 5.8 * 10^21 states, and no machine expands more than 10^15' \
  count soccer --pitch paper:5x5 --by size
beyond 'expands 4009490407897 states, more than 100000000000' count soccer --pitch paper:3x5 --engine layered
impossible 'expands at least' count soccer --pitch classic:8x10 --engine reverse
beyond 'expands at least' count soccer --pitch paper:4x4 --engine layered --modulo mirror
impossible 'no machine expands more than 10^15' count soccer --pitch paper:3..4x5 --by total --engine layered
# The refusal names the engine that can answer the request.
impossible 'expands at least ≈ 2.8 * 10^35 states, and no machine expands more than 10^15' \
  count soccer --pitch paper:9x9 --by ply
expect_in_stderr 'count the whole game with --by total, which --engine colour can'
# The size of a request does not depend on --memory.
impossible 'expands at least' count soccer --pitch paper:5x8 --engine layered --plies 30 --memory 32M
# If an engine counts the whole without listing, the message names it.
for arguments in classic:8x10 '--pitch paper:5x5 --by size'; do
  refused expands count soccer $arguments
  expect_in_stderr '--by total'
done
run count soccer --pitch paper:3x5 --engine layered --by total
expect_status 2
! grep -q 'by total' stderr || fail "$command_line: $(cat stderr)"

# With --yes the work starts: a limit or a signal stops it, not a refusal.
run count soccer --pitch paper:3x5 --engine layered --memory 20M --yes --format csv
expect_status 3
expect_in_stderr 'this request expands 4009490407897 states'
run export positions --pitch paper:3x5 --memory 20M --yes
expect_status 3
expect_in_stderr 'this request writes 4009490407897 rows'
# The first lengths take milliseconds. A machine that is busy with other tests may need another try.
for patience in 2 8 32; do
  timeout --preserve-status -s INT $patience "$program" count trails --plies 32 --yes --format csv >stdout 2>stderr
  status=$? command_line='quadrille count trails --plies 32 --yes'
  expect_status 130
  expect_in_stderr 'this request expands ≈ 2.3 * 10^22 states'
  if grep -qx '3,392' stdout; then break; fi
done
grep -qx '3,392' stdout || fail "$command_line: the first lengths are missing after $patience s"

# The reported numbers equal the program's own counts.
run count soccer --pitch paper:3x3 --by total --engine frontier --format csv --quiet
total=$(tail -n 1 stdout | cut -d, -f3)
run export positions --pitch paper:3x3 --plies 30 --out all.csv
expect_status 0
rows=$(($(wc -l <all.csv) - 1))
expect_in_stderr "this request writes $rows rows"
[ "$rows" -eq "$total" ] || fail "$rows rows, not $total"
rm all.csv
run count soccer --pitch paper:3x4 --plies 10 --engine layered --format csv
sum=$(awk -F, 'NR > 1 {sum += $4} END {print sum}' stdout)
expect_in_stderr "this request expands $sum states"

# A small request gets no message, and a request of unknown size no question.
run export positions --pitch paper:1x3
expect_status 0
! grep -q 'this request' stderr || fail "$command_line: $(cat stderr)"
run count soccer --pitch paper:5x5 --plies 4
expect_status 0
! grep -q 'this request' stderr || fail "$command_line: $(cat stderr)"
run count soccer --pitch paper:5x5 --by total
expect_status 0
! grep -q 'this request' stderr || fail "$command_line: $(cat stderr)"
run count trails --plies 14 --quiet --yes
expect_status 0
expect_no_stderr

finish
