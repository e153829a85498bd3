#!/usr/bin/env bash
# compile.sh SOURCE FILE.v FOLDER COQC FLAG...: checks SOURCE/FILE.v; all output of Coq goes to FOLDER.
#
# Besides FOLDER/FILE.vo it writes FILE.out, Coq's messages (such as a theorem's assumptions), and FILE.seconds, the
# user and system processor time.
set -u
file=$1/$2
compiled=$3/${2%.v}
folder=$3
coqc=$4
shift 4
mkdir -p "$(dirname "$compiled")"
TIMEFORMAT='%U %S'

# Most files took a second, mostly for page faults: by default Coq requests 256 MiB at its start. So it begins with 8
# MiB for new values, grows in steps of 512 MiB, and may use huge pages.
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
