#!/usr/bin/env bash
# extracted_tennis.sh EXTRACTED PROGRAM RESULTS: quadrille_extracted proves what `quadrille solve tennis` prints, by its
# certificates, of 50 points what lies in RESULTS; it proves no bound that is a unit too high, and says what is wrong
# with a file that is no certificate.
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
  "$extracted" tennis "$certificate" >"$work/found" || fail "solve tennis $*: $extracted ends with status $?"
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

# judged STATUS TEXT SED: the certificate with the change SED is judged so, in one line that has TEXT.
judged() {
  local status=$1 text=$2 said
  sed -E "$3" "$certificate" >"$work/changed"
  cmp -s "$certificate" "$work/changed" && fail "'$3' changes nothing"
  said=$("$extracted" tennis "$work/changed" 2>&1)
  if [ $? -ne "$status" ] || [ "$(wc -l <<<"$said")" -ne 1 ] || ! grep -qF -- "$text" <<<"$said"; then
    fail "'$3': not status $status and '$text', but: $(head -n 2 <<<"$said")"
  fi
}

# What proves too little: a bound a unit higher, at the edge and within; other payments; another mix.
judged 1 "line 7, '0 1 -2 -999999999999999999 0:1000000000000000': against the bid 1 the mix gets less than the bound" \
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

# What is no certificate: the line, and a remedy.
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
judged 2 'a mix in 1 1 0' 's/^1 1 0 0$/1 1 0 0 1:1/'
judged 2 'line 1: ' 'd'

said=$("$extracted" tennis "$work/none" 2>&1)
[ $? -eq 2 ] && grep -qF "$work/none" <<<"$said" || fail "a file that is not there: $said"
said=$(head -c 1000 "$certificate" >"$work/cut" && "$extracted" tennis "$work/cut" 2>&1)
[ $? -eq 2 ] && grep -qF "line " <<<"$said" || fail "a file cut off: $said"
exit $failed
