#!/usr/bin/env bash
# your_own_game.sh ROOT: every block of code in docs/your-own-game.md stands in the example that it walks through, line by
# line, and the output that it shows is the one that the example is tested against.
#
# ctest label: quick
set -u
cd "$1" || exit 2
document=docs/your-own-game.md
example=examples/tic_tac_toe
failed=0
blocks=0

# compare LANGUAGE BLOCK: whether the block stands in the file for that language.
compare() {
  local file
  case "$1" in
    cpp) file=$example/main.cpp ;;
    cmake) file=$example/CMakeLists.txt ;;
    text) file=$example/expected.txt ;;
    *) printf '%s: a block of %s is compared with nothing\n' "$document" "${1:-no language}"; failed=1; return ;;
  esac
  blocks=$((blocks + 1))
  # A line begins and ends where the block's does.
  if [[ $'\n'$(cat "$file")$'\n' != *$'\n'"$2"* ]]; then
    printf '%s shows what is not in %s:\n%s' "$document" "$file" "$2"
    failed=1
  fi
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
