# The program quadrille_confirm: one CSV row, and arguments that cannot be used: exit 2 and one line with the remedy.
source "$(dirname "$0")/assert.sh"

run paper:3x3
expect_status 0
printf 'pitch,modulus,residue,peak_states\npaper:3x3,2305843009213693951,11546908,686\n' >expected
expect_stdout expected
expect_in_stderr 'peak memory'

cp stdout reference
run --threads 1 paper:3x3
expect_status 0
expect_stdout reference

refused 'no pitch given'
refused "pitch 'go:19x19'" go:19x19
refused "'paper:1x3': one argument too many" paper:3x3 paper:1x3
refused "'--frobnicate': no such option" paper:3x3 --frobnicate
refused '--threads: no number given' paper:3x3 --threads
for number in 0 -1 x 1025 ''; do
  refused "--threads '$number'" paper:3x3 --threads "$number"
done
refused 'at most 9 wide' paper:10x2

finish
