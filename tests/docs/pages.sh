#!/usr/bin/env bash
# ctest label: standard
# pages.sh DIR PROGRAM: README.md and the pages of the tutorial are short, no link is broken, and there is one version.
# Every page of docs/ has a table of contents, the results are those of data/results, and the picture is the program's.
set -u
cd "$1" || exit 2
program=$2
failed=0
fail() {
  echo "FAILED: $*"
  failed=1
}

lines=$(wc -l <README.md)
[ "$lines" -le 150 ] || fail "README.md has $lines lines; 150 are the limit"

# All files name the same version and its date.
version=$(sed -n 's/^project(quadrille VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
day=$(sed -n 's/^set(QUADRILLE_VERSION_DATE \(.*\))$/\1/p' CMakeLists.txt)
said() { grep -qxF -- "$2" "$1" || fail "$1 has no line '$2'"; }
said CITATION.cff "version: $version"
said CITATION.cff "date-released: $day"
said CITATION.bib "  note   = {Version $version, of $day},"
said CHANGELOG.md "## [$version] - $day"

for page in docs/tutorial.md docs/tutorial/*.md; do
  lines=$(wc -l <"$page")
  [ "$lines" -le 300 ] || fail "$page has $lines lines; 300 are the limit of a page of the tutorial"
  [ "$page" = docs/tutorial.md ] || grep -qF "](${page#docs/})" docs/tutorial.md || fail "docs/tutorial.md does not name $page"
done

for page in docs/*.md docs/tutorial/*.md; do
  [ "$(grep -c '^- \[.*\](#' "$page")" -ge 2 ] || fail "$page has no table of contents: lines '- [Title](#title)'"
done

# anchors_of PAGE: the anchors of its headings.
anchors_of() { sed -n 's/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed "s/[^[:alnum:] _-]//g; s/ /-/g"; }

# Links inside the repository: [text](path), [text](#anchor) and [text](path#anchor).
for page in README.md docs/*.md docs/tutorial/*.md proofs/README.md data/results/README.md; do
  while read -r link; do
    case "$link" in http*) continue ;; esac
    target=$(dirname "$page")/${link%%#*}
    case "$link" in '#'*) target=$page ;; esac
    [ -e "$target" ] || { fail "$page: $link leads nowhere"; continue; }
    case "$link" in *'#'*) anchors_of "$target" | grep -xF -- "${link#*#}" >/dev/null || fail "$page: no heading for $link" ;; esac
  done < <(awk '/^```/ { code = !code } !code' "$page" | sed 's/`[^`]*`//g' | grep -oE '\]\([^)]+\)' | sed 's/^](//; s/)$//' | sort -u)
done

python3 scripts/results_page --check || fail 'a number in the documents differs from data/results'

"$program" export picture soccer data/soccer/in-play.txt --format svg --quiet | cmp -s - docs/pictures/game.svg ||
  fail 'docs/pictures/game.svg differs from what the program draws of data/soccer/in-play.txt'
exit $failed
