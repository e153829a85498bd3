#!/usr/bin/env bash
# without.sh DIR COMPILER COQ: without Coq, CMake reports the omitted parts, and the program can still be built: each of
# its files has a rule. If COQ is TRUE (this build compiled the proofs), the same holds without OCaml.
#
# ctest label: long
set -u
source=$1
compiler=$2
coq=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

# expect NAME SENTENCE SETTING...: with the settings, CMake prints the sentence, and there is no target
# quadrille_extraction.
expect() {
  local name=$1 sentence=$2
  shift 2
  if ! cmake -G Ninja -S "$source" -B "$work/$name" -DCMAKE_CXX_COMPILER="$compiler" -DQUADRILLE_COQ=ON -DQUADRILLE_REPORT=OFF \
    -DQUADRILLE_TESTS=OFF -DQUADRILLE_BENCH=OFF "$@" >"$work/$name.said" 2>&1; then
    echo "$name: CMake fails:"; tail -n 5 "$work/$name.said"; failed=1
    return
  fi
  grep -qF -- "$sentence" "$work/$name.said" || { echo "$name: CMake does not say: $sentence"; failed=1; }
  # (grep reads all input: with -q it would stop ninja by SIGPIPE.)
  ninja -C "$work/$name" -t targets all | grep '^quadrille_extraction:' >/dev/null && { echo "$name: it would build quadrille_extracted"; failed=1; }
  ninja -C "$work/$name" -n quadrille >"$work/$name.rules" 2>&1 || { echo "$name: the program cannot be built:"; tail -n 3 "$work/$name.rules"; failed=1; }
}

expect coq "proofs: no coqc with mathcomp's ssreflect here, so the proofs are not compiled (scripts/setup installs both)" \
  -DQUADRILLE_COQC=/nowhere/coqc
if [ "$coq" = TRUE ]; then
  expect ocaml "proofs: no OCaml with zarith here, so quadrille_extracted is not built (scripts/setup installs both)" \
    -DQUADRILLE_OCAMLFIND=/nowhere/ocamlfind
fi
[ "$failed" -eq 0 ] && echo "CMake says what is left out, and all else can be built"
exit $failed
