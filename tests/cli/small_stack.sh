# Where the stack is too small for the exact solver of matrix games, the program says so, or does without.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

ended=0
for size in 256 512; do
  command_line="check tennis/symmetry, with a stack of $size KB"
  (ulimit -s "$size" && exec "$program" check tennis/symmetry --cases 3 --quiet) >stdout 2>stderr
  status=$?
  case $status in
    0) expect_in_stdout 'tennis/symmetry' ;;
    3) expect_in_stderr 'quadrille: memory: '; ended=$((ended + 1)) ;;
    *) fail "$command_line: exit $status: $(cat stderr)" ;;
  esac
done
[ "$ended" -ge 1 ] || fail 'no stack was too small, so nothing was tried'

finish
