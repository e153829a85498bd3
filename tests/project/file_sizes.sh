#!/usr/bin/env bash
# file_sizes.sh DIR: no source file is longer than 300 lines, and no folder holds more than 34 files; tests/ and data/ aside.
#
# ctest label: quick
set -u
cd "$1" || exit 2
most_lines=300
most_files=34
git ls-files | grep -vE '^(tests|data|docs)/' >"${TMPDIR:-/tmp}/file_sizes.$$"
trap 'rm -f "${TMPDIR:-/tmp}/file_sizes.$$"' EXIT
[ "$(wc -l <"${TMPDIR:-/tmp}/file_sizes.$$")" -ge 300 ] || { echo "git lists too few files: is this the project?"; exit 1; }
failed=0
while IFS= read -r file; do
  case "$file" in *.cpp|*.hpp|*.v|*.js|*.cmake|*.txt|*.sh|scripts/*|*.py|*.in) ;; *) continue ;; esac
  case "$file" in *package-lock*) continue ;; esac
  [ -f "$file" ] || continue
  lines=$(wc -l <"$file")
  [ "$lines" -le "$most_lines" ] || { echo "$file: $lines lines, more than $most_lines"; failed=1; }
done <"${TMPDIR:-/tmp}/file_sizes.$$"
sed -E 's#/?[^/]*$##' "${TMPDIR:-/tmp}/file_sizes.$$" | sort | uniq -c |
  awk -v most="$most_files" '$1 > most { print $2 ": " $1 " files, more than " most; bad = 1 } END { exit bad }' || failed=1
exit $failed
