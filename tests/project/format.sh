#!/usr/bin/env bash
# format.sh DIR: every source file is as clang-format 14 writes it.
set -u
cd "$1" || exit 2
find graphs games enumerate export proofs properties cli tests bench -name '*.hpp' -o -name '*.cpp' |
  xargs clang-format-14 --dry-run --Werror
