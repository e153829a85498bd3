# ctest label: extreme
# quadrille verify: it recomputes and confirms a stored result, detects a changed digit, and refuses unknown commands in
# provenance.csv.
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$(dirname "$0")/assert.sh"
confirm=$(dirname "$program")/quadrille_confirm
mkdir -p project/data
cp -r "$root/data/results" "$root/data/boards" project/data
cd project
notes=data/results/provenance.csv

# One small file of each kind: by ply, by the second program, a b-file, a certificate, a result without confirmation.
expect_verified() {  # NAME CONFIRMED CONFIRMED_BY
  run verify "data/results/$1" --format csv --threads 2
  expect_status 0
  printf 'result,recomputed,confirmed,confirmed_by\n%s,same,%s,%s\n' "$1" "$2" "$3" >expected
  expect_stdout expected
  expect_in_stderr 'by these records the whole takes'
}
prime='agrees (modulo 2^61 - 1)'
expect_verified soccer-paper-1x3-whole.csv "$prime" 'paper:1x3; histories:paper:1x3'
expect_in_stderr 'soccer-paper-1x3-whole.csv: quadrille count soccer --pitch paper:1x3 --engine layered --by total --format csv; recorded: 0.01 s, 11 MiB, AMD EPYC'
expect_in_stderr 'quadrille_confirm paper:1x3 --expect data/results/soccer-paper-1x3-whole.csv; not recorded'
expect_verified soccer-paper-3x5-residue.csv "$prime" paper:3x5
expect_verified plusminus-pairs-14-confirmed.csv agrees pairs:14
expect_verified soccer-classic-2xn-histories-middle-residue.csv "$prime" histories:classic:2x150
expect_verified updown-scores-20-residue.csv 'agrees (modulo 2^64)' updown:20
expect_verified soccer-torus-3x3-winner.csv 'agrees' certificate
expect_verified tennis-opening-10-beyond-1.csv none ''
expect_in_stderr 'tennis-opening-10-beyond-1.csv: no second method is stored'
cmp -s data/results/certificates/soccer-torus-3x3.certificate "$root/data/results/certificates/soccer-torus-3x3.certificate" ||
  fail 'verify wrote a certificate'

# Several results, by name only, from a subfolder; one line each.
(cd data/boards && "$program" verify plusminus-pairs-14-confirmed.csv tennis-games-50.csv --format csv --quiet) >stdout 2>stderr
status=$? command_line='quadrille verify NAME...'
expect_status 0
expect_no_stderr
printf 'result,recomputed,confirmed,confirmed_by\nplusminus-pairs-14-confirmed.csv,same,agrees,pairs:14\ntennis-games-50.csv,same,none,\n' >expected
expect_stdout expected

# --plan runs nothing and lists every file. Each confirmation has a subject that quadrille_confirm knows.
run verify --plan data/results/soccer-paper-5x5-by-ply.csv --format csv
expect_status 0
grep -qxF 'soccer-paper-5x5-by-ply.csv,quadrille_confirm paper:5x5 --expect data/results/soccer-paper-5x5-by-ply.csv,0.04,15,AMD EPYC' stdout ||
  fail "the plan: $(cat stdout)"
sed 1d $notes | grep -v ',soccer_transposed ' | cut -d, -f1 | sed 's,^,data/results/,' >all
run verify --plan $(cat all) --format csv --quiet
expect_status 0
expect_no_stderr
[ "$(sed 1d stdout | cut -d, -f1 | sort -u | wc -l)" -eq "$(wc -l <all)" ] || fail 'the plan does not have every file'
sed 1d stdout | cut -d, -f2 | sed -n 's/^quadrille_confirm \(.*\) --expect [^ ]*$/\1/p' | sort -u >subjects
[ "$(wc -l <subjects)" -ge 70 ] || fail "only $(wc -l <subjects) subjects confirm a file"
while read -r words; do # a known subject: only the empty --expect is refused
  "$confirm" $words --expect '' 2>&1 >stdout | grep -qF "quadrille_confirm: --expect '': " || fail "quadrille_confirm knows no $words"
done <subjects
# scripts/results writes the same list.
cp -r "$root/scripts" . && scripts/results --confirmations
expect_same $notes "$root/$notes"

# A changed digit: exit 1, and a line names the place.
changed() {  # FILE SED
  sed "$2" "$root/data/results/$1" >"data/results/$1"
  run verify "data/results/$1" --format csv
  expect_status 1
}
changed soccer-paper-1x3-whole.csv '2s/^2/3/'
expect_in_stderr "soccer-paper-1x3-whole.csv: line 2: '3"
expect_in_stderr ' now'
expect_in_stderr 'quadrille_confirm histories:paper:1x3 --expect data/results/soccer-paper-1x3-whole.csv: differs: residue is'
grep -q '^soccer-paper-1x3-whole.csv,differs,.*differs,' stdout || fail "does not differ: $(cat stdout)"
# A file that the second program cannot read differs too, and the next result still has its row.
sed '2s/.*/x/' "$root/data/results/soccer-paper-1x3-whole.csv" >data/results/soccer-paper-1x3-whole.csv
cp "$root/data/results/plusminus-pairs-14-confirmed.csv" data/results
run verify soccer-paper-1x3-whole.csv plusminus-pairs-14-confirmed.csv --format csv
expect_status 1
grep -q '^soccer-paper-1x3-whole.csv,differs,.*refused,' stdout || fail "does not differ: $(cat stdout)"
grep -qx 'plusminus-pairs-14-confirmed.csv,same,agrees,pairs:14' stdout || fail "no second row: $(cat stdout)"
changed plusminus-pairs-14-confirmed.csv '$d'
expect_in_stderr "line 2: nothing in the file, '14,"
grep -qx 'plusminus-pairs-14-confirmed.csv,differs,agrees,pairs:14' stdout || fail "another row: $(cat stdout)"
cp "$root/data/results/plusminus-pairs-14-confirmed.csv" data/results
sed -i 's/^14 5/14 6/' data/results/plusminus-pairs.bfile.txt
run verify plusminus-pairs-14-confirmed.csv --format csv
expect_status 1
grep -qx 'plusminus-pairs-14-confirmed.csv,same,differs,pairs:14' stdout || fail "another row: $(cat stdout)"
expect_in_stderr 'differs: pairs is 55047276, and 65047276 is expected'

# The version in a b-file may differ.
sed 's/^# version: .*/# version: quadrille 0.0.1/' "$root/data/results/walks-king-lattice.bfile.txt" >data/results/walks-king-lattice.bfile.txt
run verify walks-king-lattice.bfile.txt --format csv
expect_status 0
grep -q '^walks-king-lattice.bfile.txt,same,' stdout || fail "an earlier version differs: $(cat stdout stderr)"

# A certificate that proves nothing: both its winner and the second program's own file differ.
sed -i 's/^winner 1$/winner 2/' data/results/certificates/soccer-torus-3x3.certificate
run verify soccer-torus-3x3-winner.csv soccer-torus-3x3-checked.csv --format csv
expect_status 1
printf 'result,recomputed,confirmed,confirmed_by\n' >expected
printf 'soccer-torus-3x3-winner.csv,same,differs,certificate\nsoccer-torus-3x3-checked.csv,differs,differs,certificate\n' >>expected
expect_stdout expected
expect_in_stderr 'data/boards/torus-3x3.board --expect data/results/soccer-torus-3x3-winner.csv: refuted'

# Files and folders that are not stored results.
refused "'missing.csv'" verify missing.csv
refused "''" verify ''
refused data/results/README.md verify data/results/README.md
refused data/boards/torus-3x3.board verify data/boards/torus-3x3.board
cp data/results/soccer-winners.csv data/results/mine.csv
refused data/results/mine.csv verify data/results/mine.csv
refused RESULT verify
mkdir elsewhere && cp $notes data/results/tennis-games-50.csv elsewhere
refused elsewhere/tennis-games-50.csv verify elsewhere/tennis-games-50.csv

# Commands that verify never runs. It refuses them before it runs any.
refused 'soccer_transposed --pitch classic:10x10' verify soccer-classic-10x10-residue.csv
cp $notes notes
with() {  # COMMAND CONFIRMATION: adds mine.csv to provenance.csv, with this command and this confirmation
  { cat notes; echo "mine.csv,$1,quadrille 0.1.0,1,0.00,9,2,AMD EPYC,,$2"; } >$notes
}
place="$notes: line $(($(wc -l <notes) + 1))"
while IFS='|' read -r command confirmation; do
  with "$command" "$confirmation"
  refused "$place" verify mine.csv
  [ ! -e written ] || fail "$command_line wrote a file"
done <<'END'
soccer_transposed --pitch paper:3x3|
scripts/results --list|
./quadrille count trails --plies 3|
quadrille|
quadrille report --out written|
quadrille verify mine.csv|
quadrille count trails --plies 3 --out written|
quadrille count trails --plies 3 --out=written|
quadrille count soccer --pitch paper:2x2 --checkpoint written|
quadrille count trails --plies 3 > written|
quadrille count trails --plies 3; touch written|
quadrille count trails --plies $(touch written)|
quadrille count trails --plies 3|quadrille_confirm paper:1x3
quadrille count trails --plies 3|quadrille_confirm --expect data/results/mine.csv
quadrille count trails --plies 3|quadrille count trails --plies 3 --expect data/results/mine.csv
quadrille count trails --plies 3|quadrille_confirm paper:1x3 --expect data/results/mine.csv && touch written
END
# The messages of a failing command are passed on.
with 'quadrille count trails --plies few' ''
run verify mine.csv
expect_status 2
expect_in_stderr "--plies 'few'"
expect_in_stderr "'quadrille count trails --plies few' ended with exit status 2"
"$program" count trails --plies 3 --format csv --quiet >data/results/mine.csv
with 'quadrille count trails --plies 3 --format csv' 'quadrille_confirm papr:1x3 --expect data/results/mine.csv'
run verify mine.csv
expect_status 2
expect_in_stderr "'papr:1x3': no such subject"
expect_no_stdout
echo 'a,b' >>$notes
refused "$notes: line " verify mine.csv
printf 'file,command\n' >$notes
refused "$notes: has no column wall_seconds" verify mine.csv
: >$notes
refused $notes verify mine.csv
cp notes $notes

# Insufficient memory: refused with both numbers, before any work.
run verify soccer-paper-4x4-by-outcome.csv --memory 100M
expect_status 3
expect_no_stdout
expect_in_stderr 'took 14913 MiB when it was recorded, and 100 MiB are given by --memory'

# quadrille_confirm is missing.
mkdir bin && cp "$program" bin/quadrille
bin/quadrille verify plusminus-pairs-14-confirmed.csv >stdout 2>stderr
status=$? command_line='quadrille verify, without quadrille_confirm'
expect_status 2
expect_in_stderr 'bin/quadrille_confirm: no such file'

# A signal stops both programs. (The confirmation takes minutes. Its progress line shows that it runs.)
"$program" verify soccer-paper-5x7-total.csv soccer-classic-8x12-residue.csv --format csv --memory 4G --threads 1 >stdout 2>stderr &
process=$! command_line='quadrille verify, SIGTERM'
until sed '1,/: paper:5x7: agrees/d' stderr | grep -q '^quadrille_confirm: row' || [ ! -e /proc/$process ]; do sleep 0.05; done
child=$(cat /proc/$process/task/*/children)
[ -n "$child" ] || fail 'no program runs'
kill -TERM $process
wait $process
status=$?
expect_status 130
expect_in_stderr 'interrupted; missing: all results from soccer-classic-8x12-residue.csv'
grep -qx "soccer-paper-5x7-total.csv,same,$prime,paper:5x7" stdout || fail "the row before: $(cat stdout)"
for process in $child; do [ ! -e /proc/$process ] || fail "process $process still runs"; done

finish
