# Invalid arguments and input: exit 2, and one line that names the place.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# Commands and options.
refused arguments
refused count count
for word in frobnicate --frobnicate cuont soccer footsteps footstep socer; do refused "'$word'" $word; done
for words in 'count chess' 'count socer' 'count updown 20' 'count trails 12' 'solve updown 8' 'solve updown offense' \
  'solve updown draw' 'solve tennis 20' 'count soccer --pich'; do
  refused "${words% *}: '${words##* }'" $words
done
refused "'footsteps'" footsteps --points 3
refused "count soccer: '--frobnicate'" count soccer --frobnicate --pitch paper:1x3
refused "'3x3'" count soccer 3x3
refused "'more'" count soccer --pitch paper:1x3 more
refused --pitch count soccer
refused --first solve updown --n 5
refused --pitch count soccer --pitch
refused --plies count soccer --pitch paper:1x3 --plies
refused --engine count soccer --pitch paper:1x3 --engine
refused --plies count soccer --pitch paper:1x3 --plies 2 --plies 3
refused --pitch count soccer --pitch paper:1x3 --pitch paper:3x3
refused --pitch count soccer paper:1x3 --pitch paper:3x3
for arguments in 'positions soccer --pitch paper:1x3' 'positions --pitch=paper:1x3 soccer' 'edges soccer paper:1x3' \
  'edges paper:1x3 soccer'; do
  refused "'soccer'" export $arguments
done
refused "'footsteps'" export graph footsteps paper:1x3
refused --variant count footsteps --points 3 --variant tennis
refused --quiet count soccer --pitch paper:1x3 --quiet=perhaps
refused FILE replay soccer
refused --pitch export graph

# Pitches.
for pitch in paper:0x3 paper:3x0 paper:3 paper:999999x3 paper:99999999999999999999x3 paper:-1x3 paper:3x3x3 paper:x \
  classic:7x10 classic:0x2 go:19x19 clasic:2x2 papr:3x1..3 paper:3x1-4 3x3 paper ''; do
  for command in 'count soccer' 'export graph'; do refused "pitch '$pitch'" $command --pitch "$pitch"; done
done
for pitch in clasic:2x2 papr:3x1..3 paper:3x1-4; do refused "pitch '$pitch'" solve soccer --pitch $pitch; done
for command in 'solve soccer' 'export positions' 'export graph' 'estimate soccer' 'play soccer'; do
  refused paper:3x1..3 $command --pitch paper:3x1..3
done

# Numbers and choices.
for number in -1 x 1.5 '' 3x 99999999999999999999 ' 3' +3; do
  refused "--plies '$number'" count soccer --pitch paper:1x3 --plies "$number"
  refused "--plies '$number'" export graph --pitch paper:1x3 --plies "$number"
done
for number in 0 -1 x 1025 ''; do
  refused "--threads '$number'" count soccer --pitch paper:1x3 --threads "$number"
done
for size in 0 -1 x 4X 1.5G '' 99999999999999999999 99999999999T; do
  refused "--memory '$size'" count soccer --pitch paper:1x3 --memory "$size"
done
for n in 5-8 5,6 5...6 ..5 5.. -5 5-; do refused "--n '$n'" count updown --n "$n"; done
refused "--n '5,6,7'" solve updown --n 5,6,7 --first offense
refused "--n '8-5'" count plusminus --n 8-5 --by pairs
refused "--plies '3..5'" count trails --plies 3..5
refused "--points '3..5'" count tennis --points 3..5
for by in totl colour; do refused --by count soccer --pitch paper:1x3 --by $by; done
for format in cvs xml; do refused --format count soccer --pitch paper:1x3 --format $format; done
refused --variant count tennis --points 3 --variant footstep
refused --engine count soccer --pitch paper:1x3 --engine steam
refused --format export graph --pitch paper:1x3 --format svg
refused --threads replay soccer --threads 0 /dev/null

# b-files need an index and a count.
for by in total ball; do refused b-file count soccer --pitch paper:1x3 --by $by --format bfile; done
for column in colour ''; do refused "'$column'" count soccer --pitch paper:1x3 --format bfile --column "$column"; done
refused --column count soccer --pitch paper:1x3 --column histories
refused --column export graph --pitch paper:1x3 --column histories

# Files to read.
mkdir folder
: >empty.txt
printf '# nothing\n\n' >comments.txt
printf 'pitch paper:3x3\n' >no_history.txt
for file in missing.txt folder empty.txt comments.txt no_history.txt; do refused $file replay soccer $file; done
refused 'standard input' replay soccer -
printf '(2,2) (2,1)\n' >no_pitch.txt
refused 'no_pitch.txt: line 1' replay soccer no_pitch.txt
printf 'pitch paper:3x3\n(2,2) (2;1)\n' >no_vertex.txt
refused 'no_vertex.txt: line 2, column 9' replay soccer no_vertex.txt
printf 'pitch paper:3x3\n(2,2) \033[31m\n' >escape.txt
refused 'escape.txt: line 2' replay soccer escape.txt
# Control characters in a name are shown as `?`. U+009B is one: terminals read it as the start of an escape sequence.
refused '?x.csv' replay tennis $'\xc2\x9bx.csv'
! grep -qaF $'\xc2\x9b' stderr || fail "$command_line: a control character on standard error"
printf 'pitch paper:3x3\n(2,2) \302\233\n' >escape.txt
refused "'?'" replay soccer escape.txt
printf 'pitch paper:500x500\n(2,2)\n' >large.txt
refused large.txt replay soccer large.txt
head -c 100000 /dev/urandom >noise.bin
refused noise.bin replay soccer noise.bin
refused /dev/zero replay soccer /dev/zero
refused 'line 1, column 9' export graph --pitch paper:3x3 --history '(2,2) (2'
refused --history export graph --pitch paper:3x3 --history ''
refused --history solve soccer --pitch paper:3x3 --history
refused --plies export graph --pitch paper:3x3 --history '(2,2)' --plies 2
refused 11546908 export graph --pitch paper:3x3
refused paper:9x9 export graph --pitch paper:9x9
refused paper:5x5 export graph --pitch paper:5x5 --plies 12

# Help on an unknown command.
for words in chess footsteps socer 'check x' 'rules socer'; do refused "help: '${words##* }'" help $words; done
refused "help: count: 'socer'" help count socer
refused help help count --format csv
expect_in_stderr --format
for command in '' count 'count soccer' 'export picture'; do
  run $command --help
  cp stdout wanted
  run help $command
  expect_status 0
  expect_no_stderr
  expect_stdout wanted
done

# Parts of a claim's name that match no claim.
for claim in lem ten soc lem-3.9; do refused "'$claim'" check $claim; done

finish
