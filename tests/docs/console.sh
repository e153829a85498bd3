#!/usr/bin/env bash
# console.sh check|write DOCUMENT PROGRAM COQ: the commands that a document shows, run one after the other in a new
# folder with a copy of data/. Output with theorems of Coq is compared only if COQ is TRUE: if this build compiled them.
#
# A document shows commands in blocks marked `console`: a line "$ COMMAND", continuation lines "> MORE", then the
# standard output. `check` compares; `write` prints the document with today's output. All blocks share the folder, so a
# later one can use files of an earlier one. `quadrille` is PROGRAM, with quadrille_confirm in the same folder, and the
# programs in the system's own folders can be called. A command that fails is an error, unless the document shows so
# (`|| echo`).
set -u
mode=$1
document=$(realpath "$2")
program=$(realpath "$3")
coq=${4:-TRUE}
data=$(realpath "$(dirname "$0")/../../data")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/here"
ln -s "$program" "$work/bin/quadrille"
ln -s "$(dirname "$program")/quadrille_confirm" "$work/bin/quadrille_confirm"
export PATH="$work/bin:/usr/bin:/bin" LC_ALL=C.UTF-8
unset NO_COLOR
cd "$work/here" || exit 2
cp -r "$data" data
failed=0
commands=0
: >"$work/written"

# finish_command: runs the collected command, and compares the shown output with the printed one, or writes the latter.
finish_command() {
  [ -n "$command" ] || return
  if [ "$coq" != TRUE ] && grep -q 'coq:' "$work/shown" - <<<"$command"; then
    echo "not compared, since this build has no proofs: $command"
    commands=$((commands + 1))
    command=""
    return
  fi
  bash -c "$command" >"$work/printed" 2>"$work/said" </dev/null
  local status=$?
  if [ "$mode" = write ]; then
    cat "$work/printed" >>"$work/written"
  elif ! diff "$work/shown" "$work/printed" >"$work/difference"; then
    printf '%s shows another output of: %s\n' "$(basename "$document")" "$command"
    cat "$work/difference" "$work/said"
    failed=1
  fi
  if [ $status -ne 0 ]; then
    printf 'exit %d: %s\n' $status "$command" >&2
    cat "$work/said" >&2
    failed=1
  fi
  commands=$((commands + 1))
  command=""
}

inside=false
command=""
while IFS= read -r line; do
  keep=true
  case "$inside,$line" in
    false,'```console') inside=true ;;
    true,'```') finish_command; inside=false ;;
    true,'$ '*) finish_command; command=${line#\$ }; : >"$work/shown" ;;
    true,'> '*) command+=$'\n'${line#> } ;;
    true,*) printf '%s\n' "$line" >>"$work/shown"; keep=false ;;
  esac
  if [ "$mode" = write ] && { ! $inside || $keep; }; then printf '%s\n' "$line" >>"$work/written"; fi
done <"$document"

if [ "$mode" = write ]; then
  cat "$work/written"
else
  echo "$commands commands checked"
  [ $commands -ge 3 ] || { echo "$(basename "$document") shows only $commands commands: has its layout changed?"; failed=1; }
fi
exit $failed
