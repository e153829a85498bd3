#!/usr/bin/env bash
# your_own_game.sh ROOT: every block of code in docs/your-own-game.md occurs, line by line, in one of the two examples
# that it explains, and each output that it shows is tested in an example.
#
# ctest label: quick
set -u
cd "$1" || exit 2
document=docs/your-own-game.md
examples="examples/tic_tac_toe examples/chomp"
failed=0
blocks=0

# compare LANGUAGE BLOCK: true if the block occurs in an example's file of that language.
compare() {
  local name example
  case "$1" in
    cpp) name=main.cpp ;;
    cmake) name=CMakeLists.txt ;;
    text) name=expected.txt ;;
    *) printf '%s: a block of %s is compared with nothing\n' "$document" "${1:-no language}"; failed=1; return ;;
  esac
  blocks=$((blocks + 1))
  for example in $examples; do
    # Whole lines only.
    if [[ $'\n'$(cat "$example/$name")$'\n' == *$'\n'"$2"* ]]; then return; fi
  done
  printf '%s shows what is in no %s:\n%s' "$document" "$name" "$2"
  failed=1
}

inside=false
while IFS= read -r line; do
  case "$inside,$line" in
    false,'```'*) inside=true; language=${line#'```'}; block="" ;;
    true,'```') inside=false; compare "$language" "$block" ;;
    true,*) block+=$line$'\n' ;;
  esac
done <"$document"

echo "$blocks blocks compared"
[ "$blocks" -ge 10 ] || { echo "$document shows only $blocks blocks: has its layout changed?"; failed=1; }
exit $failed
