#!/usr/bin/env bash
# The sbatch file of docs/cluster.md: a shell reads it, sbatch knows its directives, these agree with its command, and
# quadrille-mpi accepts the command, on a smaller pitch.
#
# ctest label: standard
. "$(dirname "$0")/ranks.sh"
file=$3/docs/cluster.sbatch

bash -n "$file" || fail "a shell rejects its syntax"
directive() { sed -n "s/^#SBATCH --$1=//p" "$file"; }
while IFS= read -r line; do
  [[ $line =~ ^#SBATCH\ --(job-name=[a-z]+|nodes=[0-9]+|ntasks-per-node=[0-9]+|cpus-per-task=[0-9]+|mem=[0-9]+G|time=[0-9]+:[0-9]{2}:[0-9]{2}|signal=TERM@[0-9]+|requeue|output=[a-z]+-%j\.log)$ ]] ||
    fail "an unknown directive: $line"
done < <(grep '^#SBATCH' "$file")
# sbatch ignores directives after the first command.
awk '/^[^#]/ && NF { seen = 1 } /^#SBATCH/ && seen { exit 1 }' "$file" || fail "a directive follows a command"
memory=$(sed -n 's/.*--memory \([0-9]*\)G.*/\1/p' "$file")
[ $((memory * $(directive ntasks-per-node))) -lt "$(directive mem | tr -d G)" ] || fail "the ranks of a node take more memory than the node gives"

# srun is replaced by mpirun, and the pitch by a small one.
mkdir bin
printf '#!/bin/bash\nshift\nshift\nexec mpirun -q -n 2 "%s" "$@"\n' "$program" >bin/srun
chmod +x bin/srun
sed 's/paper:9x9/paper:3x3/; s/--memory 56G/--memory 512M/' "$file" >small.sbatch
PATH="$PWD/bin:$PATH" SLURM_CPUS_PER_TASK=1 SLURM_SUBMIT_DIR="$PWD" bash small.sbatch 2>stderr || fail "its command exits with $?: $(cat stderr)"
count_plain right count soccer --pitch paper:3x3 --engine frontier --by total --format csv
expect_same rows.csv right
[ -f run/manifest ] || fail "no checkpoint in its folder"
finish
