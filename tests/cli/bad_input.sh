# Arguments and input that cannot be used: exit 2, and one line with the place and the remedy.
# ctest label: standard
source "$(dirname "$0")/assert.sh"

# Commands and options.
refused 'no command given'
refused "'frobnicate'" frobnicate
refused "'--frobnicate'" --frobnicate
refused 'count: no command given' count
refused "count: 'chess'" count chess
refused "count soccer: '--frobnicate'" count soccer --frobnicate --pitch paper:1x3
refused "did you mean 'count'?" cuont
refused "did you mean 'soccer'?" count socer
refused "did you mean '--pitch'?" count soccer --pich paper:3x3
refused "but it has count soccer, solve soccer, estimate soccer, sample soccer, replay soccer, play soccer" soccer
refused 'choose from' count chess
refused "'footsteps': this program has no 'footsteps', but it has count footsteps, solve footsteps, replay footsteps" footsteps --points 3
refused "choose from soccer, trails, updown, plusminus, tennis, footsteps, or see" count chess
refused "did you mean count footsteps or solve footsteps" footstep
refused "write --n 20" count updown 20
refused "write --plies 12" count trails 12
refused "write --n 8" solve updown 8
refused "write --first offense" solve updown offense
refused "'draw': one argument too many" solve updown draw
refused "write --points 20" solve tennis 20
refused "paper:3x3" count soccer 3x3
refused "'more'" count soccer --pitch paper:1x3 more
refused '--pitch is required; give one, as --pitch paper:1x3, or see quadrille count soccer --help' count soccer
refused '--first is required; give one, as --first offense' solve updown --n 5
refused '--pitch: a value is missing; give one, as --pitch paper:1x3, or see quadrille count soccer --help' count soccer --pitch
refused '--plies: a value is missing; give one, as --plies 12' count soccer --pitch paper:1x3 --plies
refused '--engine: a value is missing; give one, as --engine auto' count soccer --pitch paper:1x3 --engine
refused '--plies: given 2 times; give it once' count soccer --pitch paper:1x3 --plies 2 --plies 3
refused '--pitch: given 2 times; give it once' count soccer --pitch paper:1x3 --pitch paper:3x3
refused "--pitch: given 2 times, also as 'paper:1x3' without its name; give it once" count soccer paper:1x3 --pitch paper:3x3
refused "'soccer': one argument too many; leave 'soccer' out" export positions soccer --pitch paper:1x3
refused "'soccer': one argument too many; leave 'soccer' out" export positions --pitch=paper:1x3 soccer
refused "'soccer': one argument too many; leave 'soccer' out" export edges soccer paper:1x3
refused "'soccer': one argument too many; leave 'soccer' out" export edges paper:1x3 soccer
refused "'footsteps': one argument too many; leave 'footsteps' out" export graph footsteps paper:1x3
refused "--variant: 'footsteps' stands for 'tennis --variant footsteps' already; leave the option out, or write count tennis" \
  count footsteps --points 3 --variant tennis
refused "--quiet: takes no value; leave '=perhaps' out" count soccer --pitch paper:1x3 --quiet=perhaps
refused 'FILE is required' replay soccer
refused '--pitch is required' export graph

# Pitches.
for pitch in paper:0x3 paper:3x0 paper:3 paper:999999x3 paper:99999999999999999999x3 paper:-1x3 paper:3x3x3 paper:x \
  classic:7x10 classic:0x2 go:19x19 3x3 paper ''; do
  refused "pitch '$pitch'" count soccer --pitch "$pitch"
  refused "pitch '$pitch'" export graph --pitch "$pitch"
done
for command in 'count soccer' 'export graph' 'solve soccer'; do
  refused "no rules called 'clasic'; did you mean 'classic'?" $command --pitch clasic:2x2
  refused "no rules called 'papr'; did you mean 'paper'?" $command --pitch papr:3x1..3
  refused "'1-4' is no size; several sizes are written A..B, as 1..4, where a family is taken" $command --pitch paper:3x1-4
done
for command in 'solve soccer' 'export positions' 'export graph' 'estimate soccer' 'play soccer'; do
  refused "this takes one pitch, and 'paper:3x1..3' is a family" $command --pitch paper:3x1..3
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
refused "did you mean 'total'? choose from ply, total" count soccer --pitch paper:1x3 --by totl
refused "did you mean 'csv'?" count soccer --pitch paper:1x3 --format cvs
refused "did you mean 'footsteps'?" count tennis --points 3 --variant footstep
refused 'several numbers are written A..B; give 5..8' count updown --n 5-8
refused 'several numbers are written A..B; give 5..6' count updown --n 5,6
refused 'several numbers are written A..B; give 5..7' solve updown --n 5,6,7 --first offense
refused 'several numbers are written A..B; give 5..8' count plusminus --n 8-5 --by pairs
refused 'several numbers are written A..B; give 5..6' count updown --n 5...6
refused 'several numbers are written A..B; give 1..5' count updown --n ..5
refused 'several numbers are written A..B; give 5..B, B being the last' count updown --n 5..
refused "--plies '3..5': takes one number, and this is a range" count trails --plies 3..5
refused "--points '3..5': takes one number, and this is a range" count tennis --points 3..5
refused "--n '-5'" count updown --n -5
refused "--n '5-'" count updown --n 5-
refused 'ply, total, ball' count soccer --pitch paper:1x3 --by colour
refused 'table, csv, json, bfile, markdown, latex, sqlite' count soccer --pitch paper:1x3 --format xml
refused 'auto, layered' count soccer --pitch paper:1x3 --engine steam
refused 'dot, graphml' export graph --pitch paper:1x3 --format svg
refused '--threads' replay soccer --threads 0 /dev/null

# b-files need an index and a count.
refused '--format csv' count soccer --pitch paper:1x3 --by total --format bfile
refused '--format csv' count soccer --pitch paper:1x3 --by ball --format bfile
refused 'choose --column from' count soccer --pitch paper:1x3 --format bfile --column colour
refused '--column' count soccer --pitch paper:1x3 --format bfile --column ''
refused '--format bfile' count soccer --pitch paper:1x3 --column histories
refused '--column' export graph --pitch paper:1x3 --column histories

# Files to read.
refused 'missing.txt: cannot be opened' replay soccer missing.txt
mkdir folder
refused 'folder: cannot be read' replay soccer folder
: >empty.txt
refused 'empty.txt: the record is empty' replay soccer empty.txt
printf '# nothing\n\n' >comments.txt
refused 'comments.txt: the record is empty' replay soccer comments.txt
refused 'standard input: the record is empty' replay soccer -
printf 'pitch paper:3x3\n' >no_history.txt
refused 'no history' replay soccer no_history.txt
printf '(2,2) (2,1)\n' >no_pitch.txt
refused 'no_pitch.txt: line 1' replay soccer no_pitch.txt
printf 'pitch paper:3x3\n(2,2) (2;1)\n' >no_vertex.txt
refused 'no_vertex.txt: line 2, column 9' replay soccer no_vertex.txt
printf 'pitch paper:3x3\n(2,2) \033[31m\n' >escape.txt
refused 'escape.txt: line 2' replay soccer escape.txt
# What a terminal would obey is shown as ?, also U+009B, which begins a command as the escape character does.
refused '?x.csv: cannot be opened' replay tennis $'\xc2\x9bx.csv'
! grep -qaF $'\xc2\x9b' stderr || fail "$command_line: a control character on standard error"
printf 'pitch paper:3x3\n(2,2) \302\233\n' >escape.txt
refused "found '?'" replay soccer escape.txt
printf 'pitch paper:500x500\n(2,2)\n' >large.txt
refused 'large.txt' replay soccer large.txt
head -c 100000 /dev/urandom >noise.bin
refused 'noise.bin' replay soccer noise.bin
refused '/dev/zero' replay soccer /dev/zero
refused 'line 1, column 9' export graph --pitch paper:3x3 --history '(2,2) (2'
refused '--history' export graph --pitch paper:3x3 --history ''
refused "give one, as --history '(2,2) (2,1)', or" solve soccer --pitch paper:3x3 --history
refused '--plies' export graph --pitch paper:3x3 --history '(2,2)' --plies 2
refused '11546908 states, more than 100000 within 9 plies; stop earlier, with --plies 8' export graph --pitch paper:3x3
refused 'at least ' export graph --pitch paper:9x9
refused 'states to ply 12, more than 100000 within 7 plies' export graph --pitch paper:5x5 --plies 12

# The help of a command that is none.
refused "help: 'chess': no such command" help chess
refused "help: 'footsteps': this program has no 'footsteps', but it has count footsteps, solve footsteps, replay footsteps, play footsteps" help footsteps
refused "help: count: 'socer': no such command; did you mean 'soccer'?" help count socer
refused "help: 'x': check has no commands below it" help check x
refused "help: 'socer': no such command; did you mean count soccer or solve soccer" help socer
refused "'socer': no such command; did you mean count soccer or solve soccer" socer
refused "help: 'socer': rules has no commands below it; did you mean quadrille rules soccer?" help rules socer

# Claims by a part of a word.
refused "'lem': no such claim; those that begin so: soccer/lem-3.1, soccer/lem-3.2, soccer/lem-3.3, soccer/lem-3.4; give" check lem
refused "those that begin so: tennis/example-1, tennis/example-2, tennis/symmetry, tennis/centre; give a game" check ten
refused "soccer/ply-parity, soccer/thm-3.3 and 17 more; give" check soc
refused "did you mean 'lem-3.1'?" check lem-3.9
refused '--format' help count --format csv
for command in '' count 'count soccer' 'export picture'; do
  run $command --help
  cp stdout wanted
  run help $command
  expect_status 0
  expect_no_stderr
  expect_stdout wanted
done

finish
