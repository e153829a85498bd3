#!/usr/bin/env bash
# soccer_winners.sh DIR PROGRAM: scripts/soccer/winners names the right pitches. With stubs that print a solver's and a
# checker's output, it writes the right rows: for a won pitch, an undecided one, and a finished one.
#
# ctest label: long
set -u
script=$1/scripts/soccer/winners
program=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
failed=0
fail() { echo "$1"; failed=1; }
expect() { [ "$2" = "$3" ] || fail "$1: '$2', not '$3'"; }

# The formula gives the number of segments of the pitch.
for pitch in paper:1x2 paper:3x2 paper:5x5 classic:2x2 classic:4x6 classic:6x4; do
  expect "segments of $pitch" "$("$script" --list "$pitch")" \
    "$pitch,$("$program" export edges --pitch "$pitch" --format csv | tail -n +2 | wc -l)"
done
"$script" --list >all
for pitch in paper:1x2 paper:1x25 paper:3x9 paper:5x5 classic:2x16 classic:4x8 classic:8x4; do
  grep -q "^$pitch," all || fail "$pitch is not among the pitches"
done
[ "$(awk -F, '$2 > 160' all | wc -l)" -eq 0 ] || fail "a pitch of more than 160 segments"
! grep -qE '^paper:[0-9]+x1,' all || fail "a pitch without a ply"
expect "pitches named twice" "$(sort all | uniq -d)" ""

mkdir programs
cat >programs/quadrille <<'END'
#!/usr/bin/env bash
echo "$*" >>"$0.calls"
while [ $# -gt 0 ]; do
  case $1 in
    --version) echo 'quadrille 0' && exit ;;
    edges) what=edges ;;
    --pitch) pitch=$2 ;;
    --moves | --line) what=$1 ;;
    --certificate) what=$1 && printf 'a certificate of %s' "$pitch" >"$2" ;;
  esac
  shift
done
case ${what:-winner} in
  edges) "$PROGRAM" export edges --pitch "$pitch" --format csv && exit ;;
  --moves) printf 'to,winner\n"(0,1)",1\n"(1,1)",2\n"(1,0)",\n' ;;
  --line) printf 'ply,mover,to\n1,1,"(0,1)"\n' && echo 'player 1 wins in 7 plies' >&2 ;;
  *)
    echo 'searched 1234 positions' >&2
    [ "$pitch" != paper:9x9 ] || { printf 'pitch,winner\npaper:9x9,\n' && exit 3; }
    printf 'pitch,winner\n%s,1\n' "$pitch"
    ;;
esac
END
cat >programs/quadrille_confirm <<'END'
#!/usr/bin/env bash
sed -E 's/a certificate of (.*)/pitch,winner,positions\n\1,1,55\n/' "$2"
END
chmod +x programs/*
export PROGRAM=$program

run() { "$script" --build "$work/programs" --results "$work/results" --state "$work/state" --seconds 2 "$@" >said 2>&1; }
field() { python3 -c 'import csv, sys
print(next(row[sys.argv[2]] for row in csv.DictReader(open("results/soccer-winners.csv")) if row["pitch"] == sys.argv[1]))' "$1" "$2"; }

mkdir results
run paper:9x9 paper:3x2 || fail "exit $?: $(cat said)"
expect "rows" "$(tail -n +2 results/soccer-winners.csv | cut -d, -f1 | tr '\n' ' ')" "paper:3x2 paper:9x9 "
expect "winner" "$(field paper:3x2 winner)" 1
expect "edges" "$(field paper:3x2 edges)" 29
expect "first plies" "$(field paper:3x2 winning_first_plies)" "(0,1)"
expect "undecided plies" "$(field paper:3x2 undecided_first_plies)" "(1,0)"
expect "plies to the win" "$(field paper:3x2 plies_to_win)" 7
expect "searched positions" "$(field paper:3x2 searched_positions)" 1234
expect "positions" "$(field paper:3x2 certificate_positions)" 55
expect "checksum" "$(field paper:3x2 certificate_sha256)" "$(printf 'a certificate of paper:3x2' | sha256sum | cut -d' ' -f1)"
expect "the certificate that is kept" "$(cat results/certificates/*)" "a certificate of paper:3x2"
expect "winner of a pitch that is not decided" "$(field paper:9x9 winner)" ""
expect "certificate of a pitch that is not decided" "$(field paper:9x9 certificate_bytes)" ""

# Finished pitches are not solved again; with other limits they are.
rm programs/quadrille.calls
run paper:9x9 paper:3x2 paper:2x2 || fail "exit $?: $(cat said)"
! grep -qE 'solve.*paper:(9x9|3x2)' programs/quadrille.calls || fail "a pitch was solved again"
expect "rows" "$(tail -n +2 results/soccer-winners.csv | wc -l)" 3
run --memory 1GiB paper:3x2 || fail "exit $?: $(cat said)"
grep -q 'solve.*paper:3x2.*1GiB' programs/quadrille.calls || fail "a pitch was not solved with other limits"

# A large pitch is searched for a longer time, from the position after its first ply.
run --long-seconds 9 classic:8x4 || fail "exit $?: $(cat said)"
grep -q 'solve.*classic:8x4 --history (4,2) (4,1) --seconds 9' programs/quadrille.calls || fail "not from the first ply"
expect "the first ply" "$(field classic:8x4 winning_first_plies)" "(4,1)"

# A certificate of another winner gives no row.
sed -i 's/,1,55/,2,55/' programs/quadrille_confirm
run paper:2x3 && fail "a certificate of another winner was accepted"
grep -q 'proves' said || fail "the message does not name the fault: $(cat said)"
[ ! -e state/paper-2x3.json ] || fail "a row of a certificate of another winner"
exit $failed
