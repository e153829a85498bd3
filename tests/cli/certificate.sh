# ctest label: quick
# quadrille_confirm certificate: its results, and its messages on changed, damaged or wrong files.
folder=$(realpath "$(dirname "$0")/../../data/results/certificates")
source "$(dirname "$0")/assert.sh"
for pitch in paper-1x3 paper-3x3 paper-5x5; do cp "$folder/soccer-$pitch.certificate" $pitch.certificate; done

proves() {  # FILE PITCH WINNER POSITIONS
  run certificate "$1"
  expect_status 0
  printf 'pitch,winner,positions\n%s,%s,%s\n' "$2" "$3" "$4" >expected
  expect_stdout expected
  expect_in_stderr "is won by player $3; rules: an own goal loses; a player without a ply loses"
}
proves paper-1x3.certificate paper:1x3 2 19
proves paper-3x3.certificate paper:3x3 1 87
proves paper-5x5.certificate paper:5x5 1 9138

# The certificate of a board contains the board; --pitch compares it with a file.
boards=$folder/../../boards
cp "$folder/soccer-hexagon-19.certificate" hexagon.certificate
cp "$boards/hexagon-19.board" hexagon.board
run certificate hexagon.certificate --pitch hexagon.board
expect_status 0
grep -qE '^hexagon.board@[0-9a-f]{16},[12],[0-9]+$' stdout || fail "the board's name is missing: $(cat stdout)"
run certificate hexagon.certificate
expect_status 0
grep -qE '^"board:start \(2,2\);.*",[12],[0-9]+$' stdout || fail "the board is missing or incomplete: $(cat stdout)"
sed 's/^at .*//; s/^#.*//' hexagon.board >bare.board
run certificate hexagon.certificate --pitch bare.board
expect_status 0
sed '$d' hexagon.board >fewer.board
refused 'line 2: the pitch is not fewer.board@' certificate hexagon.certificate --pitch fewer.board
refused 'line 2: the pitch is not paper:3x3' certificate hexagon.certificate --pitch paper:3x3
refused '--pitch: no PITCH given' certificate hexagon.certificate --pitch
sed '2s/goal 1 (1,4)/goal 1 (0,4)/' hexagon.certificate >changed
refused 'line 2' certificate changed
run certificate paper-3x3.certificate --pitch paper:3x3
expect_status 0

# Names with commas are quoted in CSV.
"$program" 'board:start (0,0);edge (0,0) (0,1)' >stdout 2>stderr
grep -qxF '"board:start (0,0);edge (0,0) (0,1)",2305843009213693951,2,1' stdout || fail "not quoted: $(cat stdout)"

# Standard input, and options before and after.
"$program" --ignore-checksum certificate - <paper-3x3.certificate >stdout 2>stderr
status=$? command_line='quadrille_confirm --ignore-checksum certificate -'
expect_status 0
run certificate paper-3x3.certificate --threads 1 --ignore-checksum
expect_status 0

# refuted PHRASE ARGUMENT...: exit 1, nothing on standard output, one line on standard error that holds the phrase.
refuted() {
  local phrase=$1
  shift
  run "$@"
  expect_status 1
  expect_no_stdout
  [ "$(wc -l <stderr)" -eq 1 ] || fail "$command_line: not one line on standard error: $(cat stderr)"
  expect_in_stderr "$phrase"
}

# changed AT BYTE: writes paper-1x3.certificate to the file `changed`, with the octal BYTE at offset AT of its walk.
walk=$(($(stat -c %s paper-1x3.certificate) - 21))
changed() {
  cp paper-1x3.certificate changed
  printf "\\$2" | dd of=changed bs=1 seek=$((walk + $1)) conv=notrunc status=none
}

# The first byte of the walk says that the walk tries every ply of player 1, the loser. Byte 3 is player 2's ply into
# the goal.
changed 3 003
refused 'changed: line 8' certificate changed
expect_in_stderr --ignore-checksum
refuted 'byte 3 ' certificate changed --ignore-checksum
changed 0 001
refuted 'byte 0 ' certificate changed --ignore-checksum
changed 15 030
refuted 'byte 15 ' certificate changed --ignore-checksum
changed 15 031
refuted 'byte 15 ' certificate changed --ignore-checksum
changed 20 007
refuted 'byte 20 ' certificate changed --ignore-checksum
sed 's/^winner 2$/winner 1/' paper-1x3.certificate >swapped
refuted swapped certificate swapped
sed 's/^history (1,2)$/history (1,2) (0,1)/' paper-1x3.certificate >later
refuted later certificate later

# Other formats, other pitches, rules and histories, and truncated files.
sed 's/^quadrille certificate 1$/quadrille certificate 2/' paper-1x3.certificate >other
refused 'other: line 1' certificate other
sed 's/^pitch .*/pitch paper:1/' paper-1x3.certificate >other
refused 'other: line 2' certificate other
sed 's/^rules own goals lose/rules own goals are forbidden/' paper-1x3.certificate >other
refused 'other: line 3' certificate other
sed 's/^history .*/history (1,2) (1,0)/' paper-1x3.certificate >other
refused 'other: line 4: ply 1' certificate other
head -c -1 paper-1x3.certificate >other
refused other certificate other --ignore-checksum
(cat paper-1x3.certificate; echo) >other
refused other certificate other --ignore-checksum
: >empty
refused 'empty: line 1' certificate empty
refused missing certificate missing
refused '.: ' certificate .
refused FILE certificate
refused "'b'" certificate a b
refused "'--ignore-checksum'" paper:1x3 --ignore-checksum
run --help
expect_in_stdout 'certificate FILE '
expect_in_stdout '--ignore-checksum '

finish
