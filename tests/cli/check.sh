# `quadrille check`: the ledger's columns and verdicts, seeds, limits of plies, and each exit status.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

run check --cases 20 --plies 5 --format csv --quiet
expect_status 0
expect_no_stderr
cp stdout first
[ "$(head -n 1 first)" = "claim,statement,proof,evidence,witness" ] || fail "columns: $(head -n 1 first)"
[ "$(wc -l <first)" -eq 34 ] || fail "not 33 claims: $(wc -l <first) lines"
expect_in_stdout 'soccer/thm-3.5,holds,false-step,'
expect_in_stdout 'soccer/lem-3.4,reading,gap,'
expect_in_stdout 'soccer/goal-degree,holds,none,'
expect_in_stdout '"paper:3x3 (2,2) (1,1) (0,0) (0,1) (1,0) (0,0)"'
expect_in_stdout '"paper:1x3 (1,2) (0,1) (0,2) (1,2) | (1,2) (0,2) (0,1) (1,2)"'

# The same seed gives the same bytes, on any number of threads; another seed says so in the evidence.
run check --cases 20 --plies 5 --format csv --quiet --threads 1
expect_same first stdout
run check --cases 20 --plies 5 --seed 9 --format csv --quiet
expect_in_stdout 'property:20/9'

# Too few plies for a witness: not reached, which is no departure.
run check soccer/def-2.5-forced soccer/lem-3.4 --plies 2 --cases 1 --format csv --quiet
expect_status 0
# (a theorem of Coq's, where the build has them, comes first)
expect_in_stdout 'soccer/def-2.5-forced,not-reached,none,'
expect_in_stdout 'exhaustive:paper:3x3/2/44'
expect_in_stdout 'soccer/lem-3.4,not-reached,gap,'

# A step not reached: nothing is said of the proof.
run check soccer/thm-3.5 --plies 1 --cases 1 --format csv --quiet
expect_status 0
expect_in_stdout 'soccer/thm-3.5,holds,none,'

# Claims come in the ledger's order, each once. For people, witnesses are drawn; RapidCheck's own line never shows.
run check soccer/lem-3.4 soccer/ply-parity soccer/lem-3.4 --cases 20 --plies 5
expect_status 0
[ "$(grep -c '^soccer/[a-z0-9.-]* *re' stdout)" -eq 2 ] || fail "not two rows: $(cat stdout)"
expect_in_stdout 'refuted: '
expect_in_stdout 'S start, @ ball'
grep -q 'Using configuration' stdout stderr && fail "RapidCheck's configuration shows"
expect_in_stderr 'generated cases passed'

# The first or last parts of names: all claims that have them, in the ledger's order, each once.
run check lem-3.4 soccer/lem soccer/lem-3.1 --cases 1 --plies 1 --format csv --quiet
expect_status 0
[ "$(cut -d, -f1 stdout | grep -c '^soccer/lem-')" -eq "$(($(wc -l <stdout) - 1))" ] || fail "others: $(cat stdout)"
[ "$(cut -d, -f1 stdout | sort | uniq -d | wc -l)" -eq 0 ] || fail "one twice: $(cat stdout)"
expect_in_stdout 'soccer/lem-3.4,'
run check symmetry --cases 1 --plies 1 --format csv --quiet
expect_status 0
cut -d, -f1 stdout >claims
printf 'claim\nplusminus/inverse-symmetry\ntennis/symmetry\n' | cmp -s - claims || fail "check symmetry: $(cat claims)"
run check updown --cases 1 --plies 1 --format csv --quiet
[ "$(grep -c '^updown/' stdout)" -eq "$(($(wc -l <stdout) - 1))" ] || fail 'check updown: claims of another game'
[ "$(wc -l <stdout)" -gt 2 ] || fail 'check updown: few claims'

refused "no such claim; did you mean 'soccer/lem-3.4'?" check soccer/lem-3.44
refused "no such claim; did you mean 'soccer'?" check socer
refused 'no such claim; give a game (soccer, updown, plusminus, tennis)' check lemma-of-zorn
refused "'': no such claim" check ''
refused "'-3.4': no such claim" check -- -3.4
refused "--cases '0'" check --cases 0
refused "--cases 'x'" check --cases x
refused "--seed '-1'" check --seed -1
refused "--plies '-1'" check --plies -1

finish
