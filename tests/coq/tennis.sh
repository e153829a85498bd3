#!/usr/bin/env bash
# tennis.sh ROOT PROGRAM: proofs/coq/tennis_values.v is the output of scripts/tennis/theorem for the program's
# certificate and its table of values. For other files the script reports the error in one line.
#
# ctest label: standard
set -u
cd "$1" || exit 2
program=$2
file=proofs/coq/tennis_values.v
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

read -r game points < <(sed -nE 's/^Definition ([a-z]+)_([0-9]+)_lines .*/\1 \2/p' "$file")
"$program" solve tennis --variant "$game" --points "$points" --by states --certificate "$work/certificate" \
  --format csv --quiet >"$work/values.csv" || exit 1
scripts/tennis/theorem "$work/certificate" "$work/values.csv" >"$work/theorem.v" || exit 1
diff "$work/theorem.v" "$file" || { echo "write $file anew, as scripts/tennis/theorem says"; exit 1; }
rows=$(grep -c '^within ' "$file")
[ "$rows" -eq "$(tail -n +2 "$work/values.csv" | wc -l)" ] || { echo "$file has $rows rows"; exit 1; }

# refused FILE SED TEXT: FILE is certificate or values.csv. With the change SED to it, the script writes nothing, and
# prints one line with TEXT about FILE and a remedy.
failed=0
refused() {
  local said status
  cp "$work/certificate" "$work/values.csv" "$work/changed"
  sed -E -i "$2" "$work/changed/$1"
  cmp -s "$work/$1" "$work/changed/$1" && { echo "'$2' changes nothing in $1"; failed=1; }
  said=$(scripts/tennis/theorem "$work/changed/certificate" "$work/changed/values.csv" 2>&1)
  status=$?
  if [ $status -eq 0 ] || [ "$(wc -l <<<"$said")" -ne 1 ] ||
    [[ $said != "theorem: $work/changed/$1: $3"*'; write both files anew: quadrille solve tennis '* ]]; then
    echo "'$2' in $1: not '$3', but: $said"
    failed=1
  fi
}
mkdir "$work/changed"
refused certificate '1s/1$/2/' "line 1: '2' is no value of 'quadrille tennis certificate'"
refused certificate '2s/ .*/ chess/' "line 2: 'chess' is no value of 'game'"
refused certificate '3s/ .*/ 0/' "line 3: '0' is no value of 'fields'"
refused certificate '4d' "line 4: no 'beyond' there"
refused certificate '4s/$/ \/\\ False/' "line 4: '1 /\\\\ False' is no value of 'beyond'"
refused certificate '5s/$/ x/' "line 5: '$points x' is no value of 'points'"
refused certificate '6s/1/2/' "line 6: '2"
refused certificate '2,$d' "line 2: no 'game' there"
refused certificate '8s/:/;/' 'line 8: '
refused certificate '8s/ /\xff/' 'line 8: '
refused values.csv '1d' "line 1: no 'points_1,points_2,ball,lower,upper' there"
refused values.csv '1s/,lower//' "line 1: no 'points_1,points_2,ball,lower,upper' there"
refused values.csv '3s/,[^,]*$//' 'line 3: 4 values, not 5'
refused values.csv '4s/$/,1/' 'line 4: 6 values, not 5'
refused values.csv '5s/[^,]*$/1\/0/' "line 5: '1/0' is no value of 'upper'"
refused values.csv '5s/[^,]*$/0.0000000000000000001/' 'line 5: a bound is no multiple of 1 / '
refused values.csv '6s/^/-/' "line 6: '-"
refused values.csv '6s/^/\x00/' 'line 6: '

said=$(scripts/tennis/theorem "$work/none" "$work/values.csv" 2>&1) && { echo "a file that is not there is taken"; failed=1; }
[ "$said" = "theorem: $work/none: No such file or directory; name a readable file" ] || { echo "no file: $said"; failed=1; }
for script in tennis soccer; do
  said=$(scripts/$script/theorem --help 2>"$work/errors") && [[ $said == 'theorem CERTIFICATE'* ]] && [ ! -s "$work/errors" ] ||
    { echo "scripts/$script/theorem --help: $said"; failed=1; }
  said=$(scripts/$script/theorem 2>&1) && { echo "scripts/$script/theorem without a file ends with 0"; failed=1; }
  [ "$(wc -l <<<"$said")" -eq 1 ] || { echo "scripts/$script/theorem without a file: $said"; failed=1; }
done
echo "$rows values"
exit $failed
