# `rules`: every playable game has its rules, with a diagram, its source and our choices. The text fits a terminal, the
# commands at its end run, and docs/rules.md with its pictures equals the program's output.
# ctest label: standard
root=$(cd "$(dirname "$0")/../.." && pwd)
source "$(dirname "$0")/assert.sh"
export LC_ALL=C.UTF-8

# fits FILE [WIDTH]: no line is longer than a terminal's 80 characters, or WIDTH.
fits() { ! grep -qE "^.{$((${2:-80} + 1)),}\$" "$1"; }
printf '%081d\n' 0 >long_line
fits long_line && fail 'this script does not detect a line of 81 characters'
printf '%s\n' "$(printf '━%.0s' $(seq 80))" >wide_line
fits wide_line || fail 'this script counts bytes, not characters'

games=$(sed -nE 's/^QUADRILLE_GAME\(([a-z0-9_]+)\).*/\1/p' "$root/cli/games.def" | grep -v '^walks$')
[ -n "$games" ] || fail 'cli/games.def lists no game'
: >all
for game in $games footsteps; do
  run rules "$game"
  expect_status 0
  expect_no_stderr
  fits stdout || fail "rules $game: a line of more than 80 characters: $(grep -E '^.{81,}$' stdout | head -n 1)"
  for heading in 'An example' 'Sources' 'Choices that are ours' 'Commands to try'; do
    grep -q "^$heading" stdout || fail "rules $game: no heading '$heading'"
  done
  grep -q '[●■]' stdout || fail "rules $game: no diagram"
  grep -q $'\033' stdout && fail "rules $game: colours in what is no terminal"
  [ ! -s all ] || printf '\n\n' >>all
  cat stdout >>all
  sed -n '/^Commands to try$/,$s/^  quadrille //p' stdout >commands
  [ -s commands ] || fail "rules $game: no command at the end"
  while read -r command; do
    "$program" $command >shown 2>said </dev/null || fail "rules $game: quadrille $command: exit $?: $(cat said)"
  done <commands
done

# In terminals of other widths too.
for width in 60 120; do
  COLUMNS=$width run rules
  fits stdout $width || fail "rules: wider than $width: $(grep -E "^.{$((width + 1)),}$" stdout | head -n 1)"
done
sed -n '/^The court$/,/^A turn$/p' stdout | grep -qE '^.{100,}$' || fail 'rules: paragraphs leave a wide terminal empty'

# source_of GAME PHRASE...: the rules name the title, author and address of their source.
source_of() {
  local game=$1 phrase
  shift
  run rules "$game"
  tr -s ' \n' ' ' <stdout >joined
  for phrase in "$@"; do grep -qF "$phrase" joined || fail "rules $game: no '$phrase'"; done
}
source_of soccer 'Experiments in Paper Soccer' 'Thobias Høivik' 'classic:8x10' 'own goal' 'no legal ply is stuck and loses'
source_of updown "Up's & Down's Game" 'Leroy Quet' 'gamesconceived.blogspot.com' 'offense' 'defense'
source_of plusminus 'Plusses And Minuses Grid Game' 'Leroy Quet' 'gamesconceived.blogspot.com' 'zigzag' 'are a tie'
source_of tennis 'Tennis (paper game)' 'Das große Buch der Block- und Bleistiftspiele' 'M. Mala' 'A bid of 0 is forbidden' \
  'crosses the net' 'beyond a last field' 'Equal bids'
source_of footsteps 'Tennis (paper game)' 'always goes one step'

# Without a game, all rules are printed in turn.
run rules
expect_status 0
expect_stdout all

# Colours on request: they add escape sequences only.
run rules soccer
mv stdout plain
run rules soccer --color always
grep -q $'\033' stdout || fail 'rules --color always: no colour'
sed 's/\x1b\[[0-9;]*m//g' stdout >uncoloured
expect_same plain uncoloured

# The page of the documentation and its pictures.
run rules --format markdown --pictures rules --out rules.md
expect_status 0
expect_no_stdout
expect_no_stderr
expect_same rules.md "$root/docs/rules.md"
diff -r rules "$root/docs/rules" >difference || fail "docs/rules holds other pictures (scripts/renew rules): $(head -n 3 difference)"
grep -oE '\]\(rules/[a-z-]+\.svg\)' rules.md | sed -E 's/.*\((.*)\)/\1/' | sort >linked
(cd "$work" && ls rules/*.svg) | sort >written
expect_same linked written
for file in rules/*.svg; do xmllint --noout --relaxng "$root/tests/export/pictures/svg.rng" "$file" >said 2>&1 || fail "$file: $(head -n 1 said)"; done
# Each entry of the table of contents links to a heading.
sed -nE 's/^- \[.*\]\(#(.*)\):.*/\1/p' rules.md >entries
sed -nE 's/^## //p' rules.md | tr 'A-Z ' 'a-z-' | tr -cd 'a-z\n-' >anchors
expect_same entries anchors
[ "$(wc -l <entries)" -eq "$(wc -w <<<"$games footsteps")" ] || fail 'the table of contents does not list all games'

# Without the folder, the page contains the diagrams.
run rules tennis --format markdown
expect_status 0
expect_in_stdout '```text'
grep -q '\.svg' stdout && fail 'rules --format markdown links to pictures that were not written'

for game in chess socer trails; do refused "'$game'" rules $game; done
refused "'tennis'" rules soccer tennis
refused --format rules --format html
refused --column rules soccer --column n
refused --pictures rules soccer --pictures rules
refused "--pictures '/dev/null/rules'" rules soccer --format markdown --pictures /dev/null/rules
refused --timings rules soccer --timings

finish
