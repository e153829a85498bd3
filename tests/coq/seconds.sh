#!/usr/bin/env bash
# seconds.sh FOLDER: how much processor time the proofs took when they were compiled into FOLDER, and that it was at most
# two minutes.
set -u
cat "$1"/*.seconds |
  awk '{ sum += $1 + $2 } END { printf "%d files in %.1f s of processor time\n", NR, sum; exit !(NR > 0 && sum <= 120) }'
