#!/usr/bin/env bash
# format.sh DIR: every source file is as clang-format 14 writes it.
#
# ctest label: standard
set -u
cd "$1" || exit 2
git ls-files '*.hpp' '*.cpp' | xargs ls -d 2>/dev/null >"${TMPDIR:-/tmp}/format.$$"
trap 'rm -f "${TMPDIR:-/tmp}/format.$$"' EXIT
[ "$(wc -l <"${TMPDIR:-/tmp}/format.$$")" -ge 300 ] || { echo "git lists too few files: is this the project?"; exit 1; }
xargs clang-format-14 --dry-run --Werror <"${TMPDIR:-/tmp}/format.$$"
