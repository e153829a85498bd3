# --memory bounds what the program holds, on few threads and on many, to within a twentieth.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# holds MIB ARGUMENT...: the largest that the program gets is within the bound, whether or not it comes to an end.
holds() {
  local mib=$1 threads peak
  shift
  for threads in 1 2 8 32; do
    command_line="quadrille $* --memory ${mib}M --threads $threads"
    /usr/bin/time -q -f %M -o peak "$program" "$@" --memory "${mib}M" --threads $threads --quiet >stdout 2>stderr </dev/null
    status=$?
    [ $status -eq 0 ] || [ $status -eq 3 ] || fail "$command_line: exit $status: $(cat stderr)"
    peak=$(cat peak)
    [ "$peak" -le $((mib * 1024 * 105 / 100)) ] || fail "$command_line: $peak KiB"
  done
}

# AddressSanitizer keeps what is freed.
if ! grep -q __asan_init "$program"; then
  holds 100 count soccer --pitch paper:5x5 --engine frontier --by ply
  holds 60 count soccer --pitch paper:6x6 --engine frontier --by total
  holds 100 count soccer --pitch paper:5x5 --engine layered --by ply --yes
  holds 60 count soccer --pitch paper:3x3 --engine layered --by size
  holds 60 count soccer --pitch paper:2x3 --engine reverse
  holds 60 solve plusminus --n 9
  holds 60 count plusminus --n 150 --by descents
  holds 60 count tennis --points 200
  holds 60 count trails --plies 12
  holds 24 play soccer --pitch classic:8x10 --player 2 --seconds 1
  holds 40 play soccer --pitch classic:8x10 --player 2 --seconds 1
  holds 60 solve soccer --pitch classic:8x10 --seconds 1
  holds 60 solve tennis --points 12
  holds 60 solve updown --n 9 --first offense
  holds 60 estimate soccer --pitch classic:8x10 --samples 2000 --seed 1
  holds 60 sample soccer --pitch paper:3x3 --of games --count 100 --seed 1
  holds 60 count soccer --pitch paper:3x1..4 --by total
  holds 60 check tennis/symmetry --cases 3
  holds 60 export positions --pitch paper:3x3 --plies 9
fi

# A bound that the program itself does not fit is told of before the work.
run count soccer --pitch paper:2x2 --memory 1M
expect_in_stderr '--memory 1M: less than the program takes itself'
run count soccer --pitch paper:2x2 --memory 1M --quiet
grep -q 'less than the program' stderr && fail 'a note with --quiet'

finish
