#!/usr/bin/env bash
# readme.sh DIR PROGRAM COQ: every command that README.md shows with its output prints exactly that output, and every row
# of its table of whole pitches is what the program counts. Where theorems of Coq show, that is asked only if COQ is TRUE:
# if this build compiled them.
set -u
cd "$1" || exit 2
program=$2
coq=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$(realpath "$program")" "$work/bin/quadrille"
export PATH="$work/bin:$PATH"
failed=0
shown=0

# A console block: a line "$ COMMAND", then what it prints.
check_block() {
  local command=$1
  if [ "$coq" != TRUE ] && grep -q 'coq:' "$work/shown" - <<<"$command"; then
    echo "not compared, since this build has no proofs: $command"
    return
  fi
  bash -c "$command" >"$work/printed" 2>"$work/said"
  if ! diff "$work/shown" "$work/printed" >"$work/difference"; then
    echo "README.md shows another output of: $command"
    cat "$work/difference" "$work/said"
    failed=1
  fi
  shown=$((shown + 1))
}

command=""
inside=false
while IFS= read -r line; do
  case "$inside,$line" in
    false,'```console') inside=true; command=""; : >"$work/shown" ;;
    true,'```') inside=false; check_block "$command" ;;
    true,'$ '*) command=${line#\$ } ;;
    true,*) printf '%s\n' "$line" >>"$work/shown" ;;
  esac
done <README.md

# The table of whole pitches: | `pitch` | histories | weak classes | ... |
while IFS='|' read -r _ pitch histories classes _; do
  pitch=$(tr -d ' `' <<<"$pitch")
  expected="$(tr -d ' ,' <<<"$histories"),$(tr -d ' ,' <<<"$classes"),$(tr -d ' ,' <<<"$classes")"
  printed=$("$program" count soccer --pitch "$pitch" --by total --format csv --quiet | tail -n 1)
  [ "$printed" = "$expected" ] || { echo "README.md: $pitch: $expected, but the program prints $printed"; failed=1; }
  shown=$((shown + 1))
done < <(grep -E '^\| `(paper|classic):' README.md)

[ "$shown" -ge 15 ] || { echo "README.md shows only $shown outputs: has its layout changed?"; failed=1; }
echo "$shown outputs checked"
exit $failed
