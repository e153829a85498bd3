#!/usr/bin/env bash
# header_alone.sh COUNT OBJECT...: as many objects as headers, and all of them there.
set -u
count=$1
shift
if [ "$#" -ne "$count" ]; then
  echo "$count headers, but $# of them compiled alone"
  exit 1
fi
for object in "$@"; do
  [ -f "$object" ] || { echo "$object was not built"; exit 1; }
done
echo "$count headers compile alone"
