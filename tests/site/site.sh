# ctest label: extreme
# scripts/site: the site is made and served, no link in it is broken, nothing is loaded from other sites, a result's
# page has its number, and a browser shows it (site_test.mjs).
# bash site.sh PROGRAM ROOT BUILD MODULES SCREENSHOTS: folders of the build, of the browser's packages, for screenshots.
source "$(dirname "$0")/../cli/assert.sh"
root=$2
build=$3
modules=$4
screenshots=$5

# refused PLACE COMMAND...: exit status 2, and a message with the place on standard error.
refused() {
  local place=$1
  shift
  command_line=$*
  "$@" >stdout 2>stderr </dev/null
  status=$?
  expect_status 2
  expect_no_stdout
  expect_in_stderr "$place"
}
mkdir bare
ln -s "$(python3 -c 'import sys; print(sys.executable)')" bare/python3
refused 'mkdocs' env PATH="$PWD/bare" python3 "$root/scripts/site" --out site "$build"
refused "$PWD/nowhere: no quadrille" "$root/scripts/site" --out site nowhere
mkdir kept && touch kept/file
refused "kept: not empty" "$root/scripts/site" --out kept "$build"
[ -e kept/file ] || fail 'a folder of files was emptied'
refused '/proc/none: No such file' "$root/scripts/site" --out /proc/none/site "$build"
refused '/dev/full/site.work' "$root/scripts/site" --out /dev/full/site "$build"
refused '--port 99999: ' "$root/scripts/site" --serve --port 99999 --out site "$build"
[ ! -e site ] && [ ! -e site.work ] || fail 'a refused site was made'
"$root/scripts/site" --help | tr -s ' \n' ' ' >help
for part in 'BUILD the folder of a whole build' '--out FOLDER folder of the site' 'stay in FOLDER.work'; do
  grep -qF -- "$part" help || fail "the help does not say: $part"
done

touch served
"$root/scripts/site" --serve --port 0 --out site "$build" >served 2>stderr &
server=$!
for ((seconds = 0; seconds < 240; ++seconds)); do
  grep -q '^http' served && break
  kill -0 $server 2>/dev/null || break
  sleep 1
done
address=$(sed -n 's/ until Ctrl-C$//p' served)
[ -n "$address" ] || { fail "no site after $seconds s: $(cat stderr)"; finish; }
refused 'Address already in use' "$root/scripts/site" --serve --port "$(grep -oE '[0-9]+/$' <<<"$address" | tr -d /)" \
  --out second "$build"
[ ! -e second.work ] || fail 'a site that cannot be served was made'

python3 "$root/tests/site/links.py" site >links || fail "$(cat links)"
grep -qE '^[0-9]{3,} pages, [0-9]{4,} links$' links || fail "few pages: $(cat links)"
# The checker reports faulty links.
mkdir faulty
cat >faulty/index.html <<'END'
<p id="here"><a href="#here">here</a> <a href="missing.html">a page</a> <a href="#there">an anchor</a>
<img src="missing.svg"> <script src="https://example.org/script.js"></script>
<a href="https://example.org/">elsewhere</a>
END
printf '@import "https://example.org/style.css";\n' >faulty/style.css
python3 "$root/tests/site/links.py" faulty >found && fail 'the checker accepts faulty links'
[ "$(grep -cE 'missing.html leads|#there: no|missing.svg leads|loads https://example.org/s' found)" -eq 5 ] ||
  fail "the checker says: $(cat found)"
mkdir empty
python3 "$root/tests/site/links.py" empty >found && fail 'the checker accepts a site without pages'

# Every stored result has a page or is on the page of the result that it confirms. Totals have every digit.
for file in "$root"/data/results/*.csv "$root"/data/results/*.txt; do
  name=$(basename "$file")
  case "$name" in
    provenance.csv) continue ;;
    *-total.csv) numbers=$(sed -n '2s/.*,\([0-9]\+\).*/\1/p' "$file") ;;
    *) numbers= ;;
  esac
  stem=${name%.*}
  page=site/data/results/${stem%.bfile}.html
  if [ -e "$page" ]; then
    grep -qF -- "href=\"$name\"" "$page" || fail "$page does not link to $name"
    grep -qF -- "verify" "$page" || fail "$page does not say how to verify $name"
    [ -z "$numbers" ] || grep -qF -- "$numbers" "$page" || fail "$page does not have $numbers"
  else
    grep -qF -- "href=\"$name\"" site/data/results/*.html || fail "no page has $name"
  fi
done
for file in "$root"/proofs/coq/headline*.v; do
  page=site/proofs/coq/$(basename "$file" .v).html
  theorem=$(sed -n 's/^Theorem \([a-z0-9_]*\).*/\1/p' "$file" | tail -n 1)
  grep -qF "id=\"$theorem\"" "$page" || fail "$page does not have $theorem"
done
for file in "$root"/docs/*.md "$root"/docs/tutorial/*.md; do
  page=${file#"$root"/}
  [ -e "site/${page%.md}.html" ] || fail "the site does not have $page"
done

node "$root/tests/site/site_test.mjs" "$modules" "$address" "$screenshots" || fail 'the site in the browser'
kill $server
wait $server 2>/dev/null

finish
