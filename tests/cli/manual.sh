# `manual`: man, groff and mandoc accept the page without a warning, it describes every command and option of the help,
# and docs/reference.md equals the program's output.
# ctest label: standard
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$(dirname "$0")/assert.sh"

run manual --out quadrille.1
expect_status 0
expect_no_stderr

# quiet COMMAND...: exit 0 without a warning.
quiet() {
  "$@" >rendered 2>warnings || fail "$*: exit $?"
  [ ! -s warnings ] || fail "$*: $(head -n 5 warnings)"
}
quiet groff -man -Tutf8 -ww quadrille.1
quiet mandoc -T utf8 -W warning,stop quadrille.1
quiet man -l --warnings -E UTF-8 quadrille.1
col -b <rendered | tr -s ' \n' ' ' >text
for section in NAME SYNOPSIS DESCRIPTION COMMANDS OPTIONS 'EXIT STATUS' ENVIRONMENT NO_COLOR FILES EXAMPLES 'SEE ALSO'; do
  grep -qF "$section" text || fail "the page has no $section"
done
# The checkers find a mistake: this page has an unknown macro.
printf '.TH X 1\n.SH NAME\n.frobnicate\n' >wrong.1
groff -man -Tutf8 -ww wrong.1 2>&1 >rendered | grep -q frobnicate || fail 'groff accepts an unknown macro'

run manual --format markdown
expect_status 0
expect_no_stderr
expect_same stdout "$root/docs/reference.md"
cp stdout reference.md

# Every command without subcommands, found through the help, has a section in the reference and a page of its own. Both
# list all of its options, and the program's page names it.
export COLUMNS=1000
run manual --pages pages
expect_status 0
expect_no_stderr
expect_no_stdout
expect_same quadrille.1 pages/quadrille.1
sections=0
visit() {
  local help below option page
  help=$("$program" "$@" --help)
  page=pages/quadrille$(printf -- '-%s' "$@").1
  [ $# -eq 0 ] || [ -f "$page" ] || fail "no $page"
  below=$(awk '/^Subcommands:/ { on = 1; next } on && NF == 0 { exit } on { print $1 }' <<<"$help")
  if [ -n "$below" ]; then
    for command in $below; do visit "$@" "$command"; done
    return
  fi
  sections=$((sections + 1))
  grep -qx "### quadrille $*" reference.md || fail "reference.md has no section on $*"
  grep -qF "quadrille $*" text || fail "the page says nothing of $*"
  sed -n "/^### quadrille $*\$/,/^##/p" reference.md >section
  quiet mandoc -T utf8 -W warning,stop "$page"
  col -b <rendered >of_command
  for option in $(awk '/^Options:/ { on = 1; next } NF == 0 { on = 0 } on && /^  -/ { print $1 }' <<<"$help"); do
    grep -qF -- "\`$option" section || fail "reference.md, $*: nothing of $option"
    grep -qF -- "$option" of_command || fail "$page says nothing of $option"
  done
}
visit
[ "$sections" -ge 14 ] || fail "only $sections commands found: has the layout of the help changed?"
[ "$(grep -c '^### quadrille' reference.md)" -eq "$sections" ] || fail 'reference.md has sections on other commands'

run manual count soccer
expect_stdout pages/quadrille-count-soccer.1
refused --format manual --format html
refused "'socer'" manual count socer
refused --pages manual count --pages pages
refused --format manual count soccer --format markdown
refused --column manual --column n

finish
