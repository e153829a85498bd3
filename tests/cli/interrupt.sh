# Ctrl-C and requests to terminate: exit 130, and the finished layers are printed as whole lines.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"

# interrupt SIGNAL PROCESS: sends the signal after a second and waits for the process to exit.
interrupt() {
  sleep 1
  kill -"$1" "$2"
  wait "$2"
  status=$?
}

run count soccer --pitch paper:5x5 --plies 5 --format csv --quiet
cp stdout reference

for signal in INT TERM; do
  command_line="quadrille count, SIG$signal"
  "$program" count soccer --pitch paper:5x5 --engine layered --yes --format csv >stdout 2>stderr &
  interrupt "$signal" $!
  expect_status 130
  expect_same_beginning reference stdout
  [ "$(wc -l <stdout)" -ge 2 ] || fail "$command_line: no finished layer"
  [ "$(tail -c 1 stdout | wc -l)" -eq 1 ] || fail "$command_line: the last line is not whole"
  expect_in_stderr 'missing: all plies after'
done

# The finished rows go to FILE.partial, because csv cannot say that rows are missing. No temporary file remains.
mkdir out
command_line='quadrille count --out, SIGINT'
"$program" count soccer --pitch paper:5x5 --engine layered --yes --format csv --out out/counts.csv >stdout 2>stderr &
interrupt INT $!
expect_status 130
expect_no_stdout
expect_same_beginning reference out/counts.csv.partial
expect_in_stderr out/counts.csv.partial
expect_only out counts.csv.partial
printf 'old\n' | tee out/counts.csv >out/counts.csv.partial
command_line='quadrille count --out, SIGINT, earlier files'
"$program" count soccer --pitch paper:5x5 --engine layered --yes --format csv --out out/counts.csv >stdout 2>stderr &
interrupt INT $!
expect_status 130
expect_in_stderr out/counts.csv.partial
printf 'old\n' | cmp -s - out/counts.csv || fail "$command_line: replaced it"
expect_same_beginning reference out/counts.csv.partial
expect_only out counts.csv counts.csv.partial
# Formats that can say what is missing are written to FILE itself.
command_line='quadrille count --format json --out, SIGINT'
"$program" count soccer --pitch paper:5x5 --engine layered --yes --format json --out out/counts.json >stdout 2>stderr &
interrupt INT $!
expect_status 130
grep -q '"missing": "all plies after' out/counts.json || fail "$command_line: does not say what is missing"
expect_only out counts.csv counts.csv.partial counts.json

# Without rows to keep, the program exits immediately. Here it waits for input that never comes.
mkfifo pipe
exec 3<>pipe
command_line='quadrille replay, SIGINT'
"$program" replay soccer pipe --out out/counts.csv >stdout 2>stderr &
interrupt INT $!
expect_status 130
expect_no_stdout
printf 'old\n' | cmp -s - out/counts.csv || fail "$command_line: replaced an earlier file"
expect_only out counts.csv counts.csv.partial counts.json

finish
