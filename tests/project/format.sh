#!/usr/bin/env bash
# format.sh DIR: every source file has the format of clang-format 14. It also rejects comments in which clang-format has
# cut a long line badly: a lone word on a line in the middle of a sentence, a command of Doxygen at the end of a line.
#
# ctest label: standard
set -u
cd "$1" || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# cut_comments FILE...: the lines where a comment was cut. A lone word was cut off if the line before had no room for
# it, unless a sentence ends with it, or an item of a list or a command follows.
cut_comments() {
  awk '
    FNR == 1 { lone = ""; before = 0 }
    {
      text = $0
      if (!sub(/^ *\/\/\/? +/, "", text)) text = ""
      if (lone != "" && text != "" && text !~ /^(-|\\|[0-9]+\.)/) print FILENAME ":" FNR - 1 ": " lone
      if (text ~ /\\(complexity|param|pre|returns|throws|tparam)$/) print FILENAME ":" FNR ": " $0
      lone = text ~ /^[^ ]+$/ && text !~ /[.:)]$/ && before + 1 + length(text) > 120 ? $0 : ""
      before = text == "" ? 0 : length($0)
    }' "$@"
}

# The check finds a cut comment, and accepts a word that ends a sentence.
full="/// $(printf 'many %.0s' {1..22})words"
printf '%s\n/// the\n///   same start.\n' "$full" >"$work/word.hpp"
printf '/// Counts the classes. \\throws\n/// Error if there are none.\n' >"$work/command.hpp"
printf '%s\n/// it.\n/// Limits: none.\n%s\n/// it\n/// \\pre none\n' "$full" "$full" >"$work/whole.hpp"
for probe in word command; do
  [ "$(cut_comments "$work/$probe.hpp" | wc -l)" -eq 1 ] || { echo "this script does not see a cut: $probe"; exit 1; }
done
[ -z "$(cut_comments "$work/whole.hpp")" ] || { echo "this script takes the end of a sentence for a cut"; exit 1; }

git ls-files '*.hpp' '*.cpp' | xargs ls -d 2>/dev/null >"$work/files"
[ "$(wc -l <"$work/files")" -ge 300 ] || { echo "git lists too few files: is this the project?"; exit 1; }
mapfile -t files <"$work/files"
cut=$(cut_comments "${files[@]}")
[ -z "$cut" ] || { echo "comments that the formatter has cut; break their lines by hand:"; echo "$cut"; }
xargs clang-format-14 --dry-run --Werror <"$work/files" && [ -z "$cut" ]
