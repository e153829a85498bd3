#!/usr/bin/env bash
# extracted_tennis.sh EXTRACTED PROGRAM RESULTS: from its certificates, quadrille_extracted proves the bounds that
# `quadrille solve tennis` prints, for 50 points those in RESULTS. It proves no bound that is a unit too high, and
# reports the error in a file that is no certificate.
#
# ctest label: standard
set -u
extracted=$1
program=$2
results=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
certificate=$work/certificate

fail() {
  echo "$*"
  failed=1
}

# proved FILE ARGUMENT...: the certificate of `solve tennis ARGUMENT...` proves the bounds in FILE, or the printed ones.
proved() {
  local values=$1
  shift
  "$program" solve tennis "$@" --by states --certificate "$certificate" --format csv --quiet --out "$work/printed" ||
    fail "solve tennis $*: status $?"
  [ "$values" = printed ] && values=$work/printed
  "$extracted" tennis "$certificate" >"$work/found" || fail "solve tennis $*: $extracted exits with status $?"
  diff -q "$values" "$work/found" || fail "solve tennis $*: other bounds: $(diff "$values" "$work/found" | head -n 4)"
}

for beyond in 1 2; do
  proved "$results/tennis-values-50-beyond-$beyond.csv" --points 50 --beyond "$beyond"
  proved printed --points 9 --variant footsteps --beyond "$beyond"
done
proved printed --points 1
proved printed --points 7 --fields 1
proved printed --points 7 --fields 4 --beyond 2
proved printed --points 8

# judged STATUS TEXT SED: a copy of the certificate, changed by SED, gives STATUS and one line that contains TEXT.
judged() {
  local status=$1 text=$2 said
  sed -E "$3" "$certificate" >"$work/changed"
  cmp -s "$certificate" "$work/changed" && fail "'$3' changes nothing"
  said=$("$extracted" tennis "$work/changed" 2>&1)
  if [ $? -ne "$status" ] || [ "$(wc -l <<<"$said")" -ne 1 ] || ! grep -qF -- "$text" <<<"$said"; then
    fail "'$3': not status $status and '$text', but: $(head -n 2 <<<"$said")"
  fi
}

# Certificates that prove too little: a bound a unit higher, at the edge and inside; other payments; another mix.
judged 1 "line 7, '0 1 -2 -999999999999999999 0:1000000000000000': against the bid 1 the mix gets less than the bound; this bound is not proved: write it again with 'quadrille solve tennis" \
  '7s/ -10*/ -999999999999999999/'
judged 1 'against the bid' 's/^(3 4 2) -2000 /\1 -1999 /'
judged 1 'against the bid' 's/^beyond 1$/beyond 2/'
judged 1 'against the bid' 's/^game tennis$/game footsteps/'
judged 1 'against the bid' 's/^fields 2$/fields 1/; /^[0-9]+ [0-9]+ -?2 /d'
judged 1 'against the bid 1' 's/^(4 3 -2 .*) 3:500000000000000$/\1 3:500000000000001/'
judged 1 "'1 1 0 1': the position is its own mirror image" 's/^1 1 0 0$/1 1 0 1/'
judged 1 'the bid 0 is illegal' 's/^(1 0 -1 .*) 1:/\1 0:/'
judged 1 'the bid 2 is illegal' 's/^(1 0 -1 .*) 1:/\1 2:/'
judged 1 'its share is not positive' 's/^(4 3 -2 .*) 3:.*/\1 3:0/'
judged 1 'no bid has a share' 's/^(1 0 -1 [^ ]*) .*/\1/'

# Files that are no certificates: the message names the line and a remedy.
judged 2 "line 1: version '2'" '1s/1$/2/'
judged 2 "line 2: 'chess'" 's/^game .*/game chess/'
judged 2 "line 3: '0'" 's/^fields .*/fields 0/'
judged 2 "line 4: no 'beyond' there; write it again with 'quadrille solve tennis" '/^beyond/d'
judged 2 "line 5: '08'" 's/^points .*/points 08/'
judged 2 "line 6: '999' is no power of ten" 's/^scale .*/scale 999/'
judged 2 'line 7: ' '7d'
judged 2 'line 8: ' '8s/:/;/'
judged 2 'line 8: ' '8s/ -10*/ +1/'
judged 2 'line 8: ' '8s/ / 0/'
judged 2 "line $(wc -l <"$certificate"): 399 positions, and not the 400 of 8 points" '$d'
judged 2 "line 7: '5.3.2.1' is not the position 0 1 -2" '7s/.*/5.3.2.1/'
judged 2 'the bid 3 after the bid 3, and bids rise' 's/^(4 3 -2 .*) 2:/\1 3:/'
judged 2 'the bid 2 after the bid 3, and bids rise' 's/^(4 3 -2 .*) (2:[0-9]*) (.*)$/\1 \3 \2/'
judged 2 "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' is neither" "s/^game .*/game $(printf 'x%.0s' {1..5000})/"
judged 2 "'\\027[31m\\r' is neither" 's/^game .*/game \x1b[31m\r/'
judged 2 'a mix in 1 1 0' 's/^1 1 0 0$/1 1 0 0 1:1/'
judged 2 'line 1: ' 'd'

# refused STATUS TEXT ARGUMENT...: the program prints no row, exits with STATUS, and prints TEXT in one line.
refused() {
  local status=$1 text=$2 said
  shift 2
  said=$("$extracted" "$@" 2>&1)
  [ $? -eq "$status" ] && [ "$(wc -l <<<"$said")" -eq 1 ] && grep -qF -- "$text" <<<"$said" ||
    fail "$*: not status $status and '$text', but: $(head -n 2 <<<"$said")"
}

head -c 1000 "$certificate" >"$work/cut"
refused 2 'line ' tennis "$work/cut"
# The header names more positions than fit in memory.
sed -e 's/^points .*/points 1000/; s/^fields .*/fields 60/; 6q' "$certificate" >"$work/large"
refused 2 'line 7: 0 positions, and not the 121242000 of 1000 points; write it again' tennis "$work/large"
{ head -n 8 "$certificate" && printf '0 1 0 -1%s\n' "$(yes ' 0:1' | head -n 2000000 | tr -d '\n')"; } >"$work/shares"
refused 2 'line 9: more shares (2000000) than legal bids (1); write it again' tennis "$work/shares"
refused 2 "quadrille_extracted: $work/none: cannot be opened (No such file or directory); name a readable file" \
  tennis "$work/none"
refused 2 "quadrille_extracted: $work: cannot be read (Is a directory); name a readable file" certificate "$work"
refused 2 'tennis: no FILE named; write quadrille_extracted tennis FILE' tennis
refused 2 'certificate: no FILE named; write quadrille_extracted certificate FILE' certificate
truncate -s 1G "$work/gigabyte"
for subject in tennis certificate; do
  (ulimit -v 200000 && refused 3 'gigabyte: not enough memory; ' $subject "$work/gigabyte"; exit $failed) || failed=1
done

# A pipe has no length. A full output device is an error, for many rows and for one.
cat "$certificate" | "$extracted" tennis /dev/stdin | cmp - "$work/printed" || fail 'a certificate from a pipe: other bounds'
for arguments in "tennis $certificate" paper:1x3; do
  said=$("$extracted" $arguments 2>&1 >/dev/full)
  [ $? -eq 2 ] && [ "$said" = 'quadrille_extracted: standard output: No space left on device; direct it where it can be written' ] ||
    fail "$arguments to a full device: $said"
done
exit $failed
