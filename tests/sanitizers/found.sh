# found.sh PROGRAM FAULT MESSAGE: the program with the fault prints the message and fails. A test detects a sanitizer's
# finding by the exit status.
said=$("$1" "$2" 2>&1)
status=$?
[ "$status" -ne 0 ] || { echo "FAILED: exit 0; $said"; exit 1; }
grep -qF -- "$3" <<<"$said" || { echo "FAILED: exit $status without '$3'; $said"; exit 1; }
