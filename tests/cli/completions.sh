# `completions`: each shell runs and accepts the script, and offers the program's words. At the end the test types a
# command in a terminal with the tabulator key, and the command runs.
# ctest label: extreme
source "$(dirname "$0")/assert.sh"

mkdir bin folder
ln -s "$program" bin/quadrille
export PATH=$work/bin:$PATH HOME=$work LC_ALL=C.UTF-8
unset XDG_DATA_DIRS XDG_CONFIG_HOME XDG_DATA_HOME
touch record.txt 'other record.txt' folder/inside.txt
for shell in bash zsh fish; do
  run completions $shell --out script.$shell
  expect_status 0
  expect_no_stderr
done

# offers_SHELL LINE: the words that the shell offers for the last word of a line, sorted, without descriptions.
offers_bash() {
  bash --norc -c '
    source script.bash
    complete -p quadrille >/dev/null || exit 1
    # readline splits the line at blanks, and makes : and = words of their own.
    read -ra COMP_WORDS <<<"$(sed "s/[:=]/ & /g" <<<"$1")"
    [[ $1 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _quadrille
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1" 2>&1 | sort | sed '/^$/d'
}
offers_fish() {
  fish --no-config -c 'source script.fish; complete -C $argv[1]' "$1" 2>&1 | cut -f 1 | sort
}
# zsh completes in its line editor only, which needs a terminal. The words passed to compadd are noted in a file.
cat >notes.zsh <<'END'
autoload -Uz compinit; compinit -u -D
source script.zsh
compadd() {
  if (( ! ${@[(I)-[OAD]]} )); then
    local -a offered
    builtin compadd -O offered "$@"
    print -rl -- $offered >>offered
  fi
  builtin compadd "$@"
}
# The file `prompt` says that the line editor reads. The terminal itself might edit anything that is sent earlier.
zle-line-init() { : >prompt }
zle -N zle-line-init
END
offers_zsh() {
  : >offered
  timeout 60 zsh -f -c '
    zmodload zsh/zpty
    zpty terminal TERM=dumb zsh -f -i
    wait_for_prompt() { until [[ -e prompt ]]; do sleep 0.02; done; rm prompt }
    zpty -w terminal "source notes.zsh"
    wait_for_prompt
    # Tab completes the word, ^U gives the line up: the next prompt comes after both.
    zpty -n -w terminal "$1"$'"'\\t\\C-u\\n'"'
    wait_for_prompt
    zpty -d terminal' zsh "$1" >/dev/null 2>&1 || echo 'zsh failed'
  sort -u offered | sed '/^$/d'
}

# offered LINE WORD...: every shell offers exactly these words, in any order.
offered() {
  local line=$1 shell
  shift
  printf '%s\n' "$@" | sort | sed '/^$/d' >expected
  for shell in bash fish zsh; do
    offers_$shell "$line" >found
    # readline replaces only the part after the colon. zsh drops a trailing =.
    [ "$shell" = bash ] && sed 's/.*://' expected >expected_here || cp expected expected_here
    [ "$shell" = zsh ] && { sed -i 's/=$//' found; sort -u -o found found; }
    diff expected_here found >difference || fail "$shell, '$line': $(cat difference)"
  done
}

# The commands and choices below are read from the program's help.
commands_in() { "$program" "$@" --help | awk '/^Subcommands:/ { on = 1; next } on && NF == 0 { exit } on { print $1 }'; }
choices_of() { # OPTION COMMAND...: as its help shows it: --by ply|total
  local option=$1
  shift
  { "$program" "$@" --help; "$program" help options; } | awk -v o="$option" '$1 == o { gsub(/\|/, " ", $2); print $2; exit }'
}
[ "$(commands_in | wc -l)" -ge 5 ] || fail 'the help lists no commands: has its layout changed?'
offered 'quadrille ' $(commands_in)
offered 'quadrille count ' $(commands_in count) footsteps
offered 'quadrille count foot' footsteps
offered 'quadrille count footsteps --by ' $(choices_of --by count tennis)
offered 'quadrille --threads 2 solve --quiet ' $(commands_in solve) footsteps
offered 'quadrille count so' soccer
[ "$(choices_of --by count soccer)" = 'ply total ball bounces vertices size outcome winner' ] || fail 'the choices of --by'
offered 'quadrille count soccer --by ' $(choices_of --by count soccer)
offered 'quadrille count soccer --pitch paper:3x3 --by b' ball bounces
offered 'quadrille count tennis --by ' $(choices_of --by count tennis)
offered 'quadrille export graph --format ' $(choices_of --format export graph)
offered 'quadrille count trails --format ' $(choices_of --format count trails)
offered 'quadrille solve updown --first ' offense defense
offered 'quadrille export graph --pitch paper:3' paper:3x3 paper:3x5
offered 'quadrille count trails --pl' --plies
offered 'quadrille check soccer/thm-3.' $("$program" check --plies 2 --cases 1 --format csv --quiet | grep -o '^soccer/thm-3\.[0-9]')
offered 'quadrille completions ' bash zsh fish
# File names, for arguments that are files.
offered 'quadrille replay soccer rec' record.txt
offered 'quadrille count trails --plies 3 --out rec' record.txt
# No words for a number.
offered 'quadrille count trails --plies '
# The form --option=value, which readline splits.
printf 'ball\nbounces\n' >expected
offers_bash 'quadrille count soccer --by=b' >found
expect_same expected found

# In a terminal: Tab completes a command, a pitch, an option and a format, and the command runs.
"$program" count soccer --pitch paper:1x3 --plies 1 --format csv --quiet >expected
typed() { # SHELL COMMAND_OF_SHELL: the first line takes the script
  printf '%s\nquadrille count so\t --pitch paper:1\t --plies 1 --fo\tcsv --qu\t --out typed.%s\nexit\n' "$3" "$1" |
    timeout 60 script -qec "$2" /dev/null >terminal.$1
  [ -f "typed.$1" ] || fail "typed in $1: nothing was run: $(cat -v terminal.$1)"
  expect_same expected "typed.$1"
}
typed bash 'env TERM=dumb bash --norc -i' 'source script.bash'
typed zsh 'env TERM=dumb zsh -f -i' 'autoload -Uz compinit; compinit -u -D; source script.zsh'
typed fish 'env TERM=xterm fish --no-config -i' 'source script.fish'

refused "SHELL 'tcsh'" completions tcsh
refused SHELL completions
refused --format completions bash --format csv

finish
