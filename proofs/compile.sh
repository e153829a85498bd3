#!/usr/bin/env bash
# compile.sh SOURCE FILE.v FOLDER COQC FLAG...: checks SOURCE/FILE.v; everything that Coq writes goes to FOLDER.
#
# Beside FOLDER/FILE.vo lie FILE.out, what Coq printed (what a theorem assumes, for one), and FILE.seconds, the processor time
# that it took, user and system.
set -u
file=$1/$2
compiled=$3/${2%.v}
folder=$3
coqc=$4
shift 4
mkdir -p "$(dirname "$compiled")"
TIMEFORMAT='%U %S'

# Most files take a second, and most of that was getting memory, page by page: Coq asks for 256 MiB at its start unless
# it is told otherwise. So it begins with 8 MiB of new values, takes more in steps of 512 MiB, and may have huge pages.
export OCAMLRUNPARAM=${OCAMLRUNPARAM:-s=1M,i=64M,o=200}
export GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1}

exec 3>&2
if ! { time "$coqc" -q -R "$folder" Quadrille "$@" -no-glob -o "$compiled.vo" "$file" >"$compiled.out" 2>&3; } \
  2>"$compiled.seconds"; then
  cat "$compiled.out" >&2
  echo "$file: Coq rejects it, as said above; proofs/README.md names the version of Coq that it is written for, and" >&2
  echo "cmake --preset release -DQUADRILLE_COQ=OFF builds all but the proofs" >&2
  exit 1
fi
