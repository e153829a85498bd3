# `quadrille check`: the ledger's columns and verdicts, seeds, limits on plies, and each exit status.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

run check --cases 20 --plies 5 --format csv --quiet
expect_status 0
expect_no_stderr
cp stdout first
[ "$(head -n 1 first)" = "claim,statement,source_proof,machine_proof,evidence,witness" ] || fail "columns: $(head -n 1 first)"
[ "$(wc -l <first)" -eq 49 ] || fail "not 48 claims: $(wc -l <first) lines"
expect_in_stdout 'soccer/thm-3.5,holds,false-step,'
expect_in_stdout 'soccer/lem-3.3,holds,gap,'
expect_in_stdout 'soccer/lem-3.4,holds,gap,'
expect_in_stdout 'soccer/goal-degree,holds,none,'
expect_in_stdout 'soccer/def-2.1-centre,remark,none,'
expect_in_stdout '"paper:1x1 (1,1)"'
# Witnesses have the fewest plies, first on the named board, then on the others. Five plies do not reach the witness on
# paper:1x4; that is no departure.
expect_in_stdout '"paper:3x3 (2,2) (1,1) (0,0) (0,1) (1,0) (0,0); paper:3x2 (2,1) (1,0) (0,0) (0,1) (1,1) (0,0)"'
# A claim that holds has no witness against it, though an example may show a reading that would be false.
grep -qE '^soccer/lem-3\.[34],.*\(1,2\)' stdout && fail 'a witness against a lemma that holds'
# The name of a Coq theorem is in the column machine_proof and in no other.
cut -d, -f4 stdout | grep -vqE '^(machine_proof|(coq:[a-z0-9_]+)?)$' && fail "machine_proof: $(cut -d, -f4 stdout)"
cut -d, -f5- stdout | grep -q coq: && fail 'the evidence names a theorem'

# The same seed gives the same bytes on any number of threads. The evidence names another seed.
run check --cases 20 --plies 5 --format csv --quiet --threads 1
expect_same first stdout
run check tennis --cases 20 --plies 5 --seed 9 --format csv --quiet
expect_in_stdout "property:20/9"

# A build without proofs names the packages to install and says: configure and build again.
run check soccer/ply-parity --plies 2 --cases 1
if grep -q 'proofs: not built here' stderr; then
  expect_in_stderr scripts/setup
fi

# Too few plies for a witness: the verdict is not-reached, which is no departure.
run check soccer/def-2.5-forced soccer/lem-3.4 --plies 2 --cases 1 --format csv --quiet
expect_status 0
expect_in_stdout 'soccer/def-2.5-forced,not-reached,none,'
expect_in_stdout 'exhaustive:paper:3x3/2/44'
expect_in_stdout 'soccer/lem-3.4,holds,gap,'
run check soccer/ply-parity --plies 2 --cases 1 --format csv --quiet
expect_in_stdout 'soccer/ply-parity,not-reached,none,'

# A step that the walk does not reach leaves the verdict on the proof empty.
run check soccer/thm-3.5 --plies 1 --cases 1 --format csv --quiet
expect_status 0
expect_in_stdout 'soccer/thm-3.5,holds,none,'

# Claims appear in the ledger's order, each once. For people, witnesses are drawn; RapidCheck prints no line of its own.
run check soccer/lem-3.4 soccer/ply-parity soccer/lem-3.4 --cases 20 --plies 5
expect_status 0
[ "$(grep -cE '^soccer/[a-z0-9.-]+ +(refuted|holds) ' stdout)" -eq 2 ] || fail "not two rows: $(cat stdout)"
expect_in_stdout 'refuted: player 1 is to move'
expect_in_stdout 'a nearby statement that fails:'
expect_in_stdout '  a ply bounces exactly if the drawing then has a cycle'
expect_in_stdout "the source's proof: gap (our verdict; no program checks it)"
expect_in_stdout 'S start, @ ball'
grep -q 'Using configuration' stdout stderr && fail "RapidCheck's configuration shows"
expect_in_stderr 'generated cases passed'

# The beginning or the last part of a name selects every claim that has it, in the ledger's order, each once.
run check lem-3.4 soccer/lem soccer/lem-3.1 --cases 1 --plies 1 --format csv --quiet
expect_status 0
[ "$(cut -d, -f1 stdout | grep -c '^soccer/lem-')" -eq "$(($(wc -l <stdout) - 1))" ] || fail "others: $(cat stdout)"
[ "$(cut -d, -f1 stdout | sort | uniq -d | wc -l)" -eq 0 ] || fail "one twice: $(cat stdout)"
expect_in_stdout 'soccer/lem-3.4,'
# Names as the paper writes them.
run check 'Theorem 3.4' lemma 3.1 corollary-3.5 --cases 1 --plies 1 --format csv --quiet
expect_status 0
cut -d, -f1 stdout | paste -sd' ' >claims
echo 'claim soccer/lem-3.1 soccer/thm-3.4 soccer/cor-3.5' | cmp -s - claims || fail "check 'Theorem 3.4': $(cat claims)"
run check Definition 2.5 'Thm. 3.4' --cases 1 --plies 1 --format csv --quiet
expect_status 0
cut -d, -f1 stdout | paste -sd' ' >claims
echo 'claim soccer/def-2.5-forced soccer/thm-3.4' | cmp -s - claims || fail "check Definition 2.5: $(cat claims)"
run check symmetry --cases 1 --plies 1 --format csv --quiet
expect_status 0
cut -d, -f1 stdout >claims
printf 'claim\nplusminus/inverse-symmetry\ntennis/symmetry\n' | cmp -s - claims || fail "check symmetry: $(cat claims)"
run check updown --cases 1 --plies 1 --format csv --quiet
[ "$(grep -c '^updown/' stdout)" -eq "$(($(wc -l <stdout) - 1))" ] || fail 'check updown: claims of another game'
[ "$(wc -l <stdout)" -gt 2 ] || fail 'check updown: few claims'

# The name of a variant with its own rules selects the claims of its game.
run check footsteps --cases 1 --plies 1 --format csv --quiet
cp stdout footsteps
run check tennis --cases 1 --plies 1 --format csv --quiet
expect_stdout footsteps
for claim in soccer/lem-3.44 socer lemma-of-zorn '' -3.4; do refused "'$claim'" check -- "$claim"; done
# The output distinguishes a verdict on the source's proof by the program from one by a reader.
run check soccer/thm-3.5 --cases 20
expect_in_stdout "the source's proof: false-step (found by the program)"
expect_in_stdout 'false step: '

# --progress writes a line for each claim before examining it, for programs that watch.
run check tennis --cases 1 --plies 1 --format csv --quiet --progress
expect_same footsteps stdout
claims=$(($(wc -l <footsteps) - 1))
tail -n +2 footsteps | cut -d, -f1 | awk -v all="$claims" '{ print "claim " NR " of " all ": " $0 }' | cmp -s - stderr ||
  fail "--progress: $(cat stderr)"

# On a board: the whole game is walked for every claim about boards, and no cases are generated. Claims about
# rectangles are not asked.
echo 'start a; edge a b; edge b c; edge c a; edge c d; goal 1 d' | tr ';' '\n' >kite.board
run check --pitch kite.board --format csv --quiet
expect_status 0
expect_no_stderr
[ "$(wc -l <stdout)" -eq 28 ] || fail "not 27 claims: $(wc -l <stdout) lines"
grep -qE '^(updown|plusminus|tennis)/|def-2.1-centre|property:' stdout && fail "other claims, or cases: $(cat stdout)"
expect_in_stdout 'soccer/mover,holds,none,'
expect_in_stdout 'soccer/lem-3.2,holds,false-step,'
grep -q '^soccer/ply-parity,refuted,none,.*kite.board@[0-9a-f]\{16\}: a b c a' stdout || fail "no witness: $(cat stdout)"
evidence=$(grep '^soccer/mover,' stdout | cut -d, -f5)
[[ "$evidence" =~ ^exhaustive:kite.board@[0-9a-f]{16}/3/8$ ]] || fail "evidence: $evidence"
run check --pitch kite.board
expect_in_stdout 'refuted: player 1 is to move'
expect_in_stderr 'soccer/def-2.1-centre is not checked: it is about rectangles alone'
# A board on one line, with walls: claims that hold only without walls are not asked.
run check --pitch 'board:start a;wall b;edge a b;edge b c;edge a c' --format csv --quiet
expect_status 0
grep -q '^soccer/lem-3.[24],' stdout && fail "a claim that holds only without walls is asked: $(cat stdout)"
grep -qE '^soccer/bounces-are-cycles,holds,none,[^,]*,exhaustive:board@[0-9a-f]{16}/3/6 ' stdout || fail "$(cat stdout)"
# The explanation states the claim and its evidence. A walk that stops before the requested ply says at which ply.
run check thm-3.4 --pitch paper:4x4 --plies 6
expect_status 0
expect_in_stdout 'strongly equivalent'
expect_in_stdout 'exhaustive:BOARD/PLIES/CASES: all cases'
grep -q 'reading: \|none: ' stdout && fail "it explains a verdict that the table does not have: $(cat stdout)"
expect_in_stderr 'soccer/thm-3.4: examined to ply 4; beyond it the states are too many to compare'
run check thm-3.4 --pitch paper:4x4 --plies 4
grep -q 'examined to ply' stderr && fail "a note although the requested ply was reached: $(cat stderr)"
# One claim on a named pitch finds the same witness, byte by byte, as the whole ledger.
run check soccer/ply-parity --pitch paper:1x3 --format csv --quiet
expect_status 0
expect_in_stdout 'soccer/ply-parity,refuted,none,'
expect_in_stdout '"paper:1x3 (1,2) (0,1)'
run check soccer/def-2.5-forced --pitch paper:3x3 --plies 2 --format csv --quiet
expect_in_stdout 'soccer/def-2.5-forced,not-reached,none,'
refused 'soccer/def-2.1-centre is not checked' check def-2.1-centre --pitch kite.board
refused 'tennis/centre is not about pitches' check tennis/centre --pitch kite.board
refused "--cases: with --pitch every case is walked" check --pitch kite.board --cases 5
refused "--seed: with --pitch every case is walked" check --pitch kite.board --seed 5
refused 'one pitch is expected' check --pitch paper:1..3x3
refused 'line 2' check --pitch 'board:start a;edge a a'

# A conjecture is open, and its evidence says how far it was checked. A pitch is checked completely or reported as
# not-reached.
run check placing soccer/wins-1xn --cases 5
expect_status 0
expect_in_stdout 'open: a conjecture: nothing proves it'
expect_in_stdout 'a conjecture: nothing proves it, and every case'
expect_in_stdout 'exhaustive:permutations:4/4/85 property:5/1'
expect_in_stdout 'exhaustive:paper:1x9/'
run check soccer/wins-1xn --plies 5 --format csv --quiet
expect_status 0
grep -qE '^soccer/wins-1xn,not-reached,none,[^,]*,,$' stdout || fail "walked within 5 plies: $(cat stdout)"
run check soccer/wins-mx2 --pitch classic:20x2 --format csv --quiet
expect_in_stdout 'exhaustive:classic:20x2/2/3'
refused 'soccer/wins is not checked: it is about paper:3x3' check soccer/wins --pitch paper:2x2
run check plusminus/fair --format csv --quiet
expect_status 0
grep -qE '^plusminus/fair,refuted,none,[^,]*,[^,]*,permutations:2 n=2$' stdout || fail "no witness: $(cat stdout)"

for cases in 0 x; do refused "--cases '$cases'" check --cases $cases; done
refused "--seed '-1'" check --seed -1
refused "--plies '-1'" check --plies -1

finish
