#!/usr/bin/env bash
# ctest label: standard
# pages.sh DIR PROGRAM: README.md is short, its links lead somewhere, every page of docs/ has a table of contents, the results
# are those of data/results, and the picture is the program's.
set -u
cd "$1" || exit 2
program=$2
failed=0
fail() {
  echo "FAILED: $*"
  failed=1
}

lines=$(wc -l <README.md)
[ "$lines" -le 180 ] || fail "README.md has $lines lines; 180 are the limit"

for page in docs/*.md; do
  [ "$(grep -c '^- \[.*\](#' "$page")" -ge 2 ] || fail "$page has no table of contents: lines '- [Title](#title)'"
done

# Links inside the repository: [text](path) and [text](path#anchor); a page's own anchors are made of its titles.
for page in README.md docs/*.md proofs/README.md data/results/README.md; do
  anchors=$(sed -n 's/^##* //p' "$page" | tr '[:upper:]' '[:lower:]' | sed "s/[^[:alnum:] _-]//g; s/ /-/g")
  while read -r link; do
    case "$link" in
      http*) ;;
      '#'*) grep -qxF -- "${link#\#}" <<<"$anchors" || fail "$page: no title for $link" ;;
      *) [ -e "$(dirname "$page")/${link%%#*}" ] || fail "$page: $link leads nowhere" ;;
    esac
  done < <(awk '/^```/ { code = !code } !code' "$page" | sed 's/`[^`]*`//g' | grep -oE '\]\([^)]+\)' | sed 's/^](//; s/)$//' | sort -u)
done

python3 scripts/results_page --check || fail 'a number of the documents is not the one of data/results'

"$program" export picture soccer data/soccer/in-play.txt --format svg --quiet | cmp -s - docs/pictures/game.svg ||
  fail 'docs/pictures/game.svg is not what the program draws of data/soccer/in-play.txt'
exit $failed
