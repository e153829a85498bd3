# docs/tables.schema.json equals the program's schemas, and every table that the program prints as JSON satisfies it.
# ctest label: standard
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$(dirname "$0")/assert.sh"

run manual --format schema --out schema.json
expect_status 0
expect_no_stderr
[ -s schema.json ] || fail 'the schema was not printed'
cmp -s schema.json "$root/docs/tables.schema.json" || fail 'docs/tables.schema.json is out of date: run scripts/renew reference'

printf 'pitch paper:3x3\n(2,2) (1,2) (0,3) (0,2) (1,3) (0,3)\n(2,2)\n' >soccer.txt

# answered STATUS ARGUMENT...: writes the command's answer in JSON to answers/NUMBER.json.
mkdir answers
answers=0
answered() {
  local status_wanted=$1
  shift
  answers=$((answers + 1))
  run "$@" --format json --quiet
  expect_status "$status_wanted"
  cp stdout answers/$answers.json
}
for by in ply total ball bounces vertices size outcome winner; do
  answered 0 count soccer --pitch paper:1x2 --by $by
done
# Counts below and above 2^53, empty cells, and a partial answer.
answered 0 count soccer --pitch classic:4x4 --engine frontier
answered 0 count soccer --pitch paper:1x2 --engine reverse --by ball
answered 3 count soccer --pitch paper:3x3 --memory 1M
answered 0 count soccer --pitch paper:1..3x4 --by total
answered 0 count trails --plies 3 --timings
answered 0 count trails --plies 3 --timings --threads 3
grep -q '"threads":3[,}]' stdout || fail 'the provenance names another number of threads than the 3 requested'
answered 0 count trails --plies 3 --acyclic
answered 0 count updown --n 5
answered 0 count updown --n 24
answered 0 count updown --n 2..4
answered 0 count updown --n 4 --by signature
answered 0 count plusminus --predictions -+,++
answered 0 count plusminus --n 4 --by descents
answered 0 count plusminus --n 1..4 --by pairs
answered 0 count tennis --points 50
answered 0 count tennis --points 6 --by positions
answered 0 solve soccer --pitch paper:3x3
answered 0 solve soccer --pitch paper:2x2 --moves
answered 0 solve soccer --pitch paper:2x2 --line
answered 0 explain soccer --pitch paper:1x3
answered 0 solve updown --n 3..5 --first defense
answered 0 solve updown --n 5 --first offense --line
answered 0 solve updown --n 6 --first offense --list 1,3
answered 0 solve plusminus --n 2..3
answered 0 solve plusminus --n 3 --line
answered 0 solve plusminus --n 3 --by predictions
answered 0 solve tennis --points 4 --by states
answered 0 solve tennis --points 4 --strategy
answered 0 solve tennis --points 4 --play --games 10 --seed 1
answered 0 estimate soccer --pitch paper:2x2 --samples 1000
answered 0 replay soccer soccer.txt
answered 0 replay updown "$root/data/updown/example.txt"
answered 0 replay plusminus "$root/data/plusminus/sample.txt"
answered 0 replay tennis "$root/data/tennis/example-1.csv"
answered 0 replay tennis "$root/data/tennis/example-1.csv" --analyse
answered 0 check --cases 1 --plies 2
answered 0 verify "$root/data/results/plusminus-pairs-14-confirmed.csv"
answered 0 verify "$root/data/results/soccer-paper-1x3-whole.csv" --plan
answered 0 export graph --pitch paper:1x2 --plies 3
answered 0 export graph --pitch paper:1x2 --plies 3 --nodes
answered 0 export graph --pitch paper:1x2 --history '(1,1) (0,0)'
answered 0 export edges --pitch paper:1x2

# The schema has one table for every row type that a header declares; for counts of Paper Soccer, one for each grouping.
declared=$(grep -rhE '^Schema<\w+> schema_of(\(RowType<\w+>\)|_family\(\));' "$root/include" "$root/proofs" "$root/cli" --include='*.hpp' | wc -l)
groupings=$(sed -n '/^enum class By {/,/^};/p' "$root/include/quadrille/soccer.hpp" | grep -c '///<')
listed=$(/usr/bin/python3 -c 'import json; print(len(json.load(open("schema.json"))["$defs"]))')
[ $((declared + groupings)) -eq "$listed" ] ||
  fail "the headers declare $declared row types and $groupings groupings, and the schema has $listed tables"

# Only `export positions` has no JSON: it writes csv and databases.
/usr/bin/python3 "$root/tests/cli/json_schema.py" schema.json export_positions answers/*.json || fail 'an answer does not fit'

# A schema with one changed type refuses the program's output.
sed 's/"integer"/"string"/' schema.json >other.json
cmp -s schema.json other.json && fail 'no type was changed'
/usr/bin/python3 "$root/tests/cli/json_schema.py" other.json export_positions answers/*.json >refusals 2>&1 &&
  fail 'a schema with other types accepts every answer'
grep -q "is not of type 'string'" refusals || fail "other types are refused for another reason: $(head -n 3 refusals)"

finish
