#!/usr/bin/env bash
# missing_tests.sh DIR: every header of the libraries is included by a test of its own room, by name.
set -u
cd "$1" || exit 2
failed=0
for header in $(find graphs games enumerate export proofs properties -name '*.hpp'); do
  if ! grep -rqF "#include \"$header\"" "tests/${header%%/*}"; then
    echo "no test in tests/${header%%/*} includes $header"
    failed=1
  fi
done
exit $failed
