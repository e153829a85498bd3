# Only terminals get moving or coloured output, such as the progress line with its estimate. A pipe, a terminal named
# dumb, and --quiet get none.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"
mkdir bin
ln -s "$program" bin/quadrille
export PATH=$work/bin:$PATH

escape=$(printf '\033')
busy='count soccer --pitch classic:8x10 --by total --yes'
TERM=xterm timeout --preserve-status -s INT 2 "$program" $busy >stdout 2>stderr
status=$? command_line="quadrille $busy, in pipes"
expect_status 130
! grep -q "$escape" stdout stderr || fail "$command_line: an escape code"

# terminal COMMAND...: the output of 2 seconds of the command, in a terminal that is both standard output and error.
terminal() { timeout 60 script -qec "timeout --foreground --preserve-status -s INT 2 $*" /dev/null </dev/null >seen; }
terminal env TERM=xterm quadrille $busy
grep -q "$escape\[K\[=* *\] [0-9]*%, about .* left" seen || fail "no progress with an estimate on a terminal: $(cat -v seen)"
terminal env TERM=xterm quadrille $busy --quiet
! grep -q "%, about" seen || fail "progress despite --quiet"
for quiet_terminal in TERM=dumb TERM=; do
  terminal env $quiet_terminal quadrille $busy
  ! grep -q "$escape" seen || fail "$quiet_terminal: escape codes: $(cat -v seen)"
done
terminal env TERM=xterm NO_COLOR=1 quadrille $busy
! grep -q "$escape\[[0-9;]*m" seen || fail "colours despite NO_COLOR: $(cat -v seen)"

finish
