# Common code of the tests of quadrille-mpi: the assertions of tests/cli/assert.sh, and runs on several ranks.
# Each test is a script `bash name.sh QUADRILLE-MPI QUADRILLE`.
plain=$2
. "$(dirname "${BASH_SOURCE[0]}")/../cli/assert.sh"

# mpirun must be told that it may run as root, with more ranks than processors, on one machine.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
export OMPI_MCA_mpi_yield_when_idle=1 OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_btl=self,vader OMPI_MCA_btl_vader_single_copy_mechanism=none

# ranks R ARGUMENT...: like `run`, on R ranks.
ranks() {
  local number=$1
  shift
  command_line="mpirun -n $number quadrille-mpi $*"
  timeout 300 mpirun -q -n "$number" "$program" "$@" >stdout 2>stderr </dev/null
  status=$?
}

# count_plain FILE ARGUMENT...: writes the rows of `quadrille` to FILE.
count_plain() {
  local file=$1
  shift
  "$plain" "$@" --quiet >"$file" 2>stderr || fail "quadrille $*: $(cat stderr)"
}

# Requests to all engines that ranks share, with every grouping, with and without the mirror, narrow and wide counters.
requests=(
  "count soccer --pitch paper:3x3 --engine frontier --by total --format csv"
  "count soccer --pitch paper:4x4 --engine frontier --by ply --format csv"
  "count soccer --pitch paper:3x4 --engine frontier --by ball --format json"
  "count soccer --pitch paper:4x5 --engine frontier --by total --modulo mirror --format csv"
  "count soccer --pitch paper:5x4 --engine frontier --by ply --plies 9 --format markdown"
  "count soccer --pitch classic:4x4 --engine frontier --by ball --modulo mirror --format csv"
  "count soccer --pitch paper:2x9 --engine trails --by total --format csv"
  "count soccer --pitch paper:3x3 --engine trails --by ply --format csv"
  "count soccer --pitch paper:2x3 --engine trails --by outcome --format csv"
  "count soccer --pitch paper:2x2 --engine auto --by size --format csv"
  "count soccer --pitch paper:3x3 --engine reverse --by ply --format csv"
  "count soccer --pitch paper:2x3 --engine reverse --by bounces --format json"
  "count soccer --pitch paper:6x6 --engine reverse --by vertices --plies 9 --modulo mirror --format csv"
  "count soccer --pitch paper:5x5 --engine colour --by total --format csv"
  "count soccer --pitch classic:4x6 --engine colour --by total --modulo mirror --format csv"
  "count trails --plies 12 --format bfile"
  "count trails --plies 11 --acyclic --format csv"
)
