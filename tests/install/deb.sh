#!/usr/bin/env bash
# deb.sh PROGRAM BUILD [quadrille-mpi]: the Debian packages have the right fields, dpkg installs them into a scratch
# folder with a check of their dependencies, and the program there prints the same counts as this one. The machine does
# not change.
#
# ctest label: long
source "$(dirname "$0")/../cli/assert.sh"
build=$2

cpack --config "$build/CPackConfig.cmake" -G DEB -B "$work/packed" >packing 2>&1 || { cat packing; exit 1; }
run --version
version=$(sed 's/quadrille //' stdout)
architecture=$(dpkg --print-architecture)
program_package=packed/quadrille_${version}_$architecture.deb
libraries_package=packed/libquadrille-dev_${version}_$architecture.deb
packages=("$program_package" "$libraries_package")
# quadrille-mpi has a package of its own, if it is built.
mpi_package=packed/quadrille-mpi_${version}_$architecture.deb
[ -z "${3:-}" ] || packages+=("$mpi_package")
for package in "${packages[@]}"; do
  [ -f "$package" ] || { ls packed; cat packing; fail "no $package"; finish; }
done

field() { dpkg-deb --field "$1" "$2"; }
expect_field() {
  field "$1" "$2" | grep -qE -- "$3" || fail "$1: $2 is '$(field "$1" "$2")', not '$3'"
}
expect_field $program_package Package '^quadrille$'
expect_field $program_package Version "^${version//./\\.}\$"
expect_field $program_package Section '^math$'
expect_field $program_package Maintainer '^[^<]+ <[^@ ]+@[^@ ]+>$'
expect_field $program_package Description '^count, solve and verify'
field $program_package Description | grep -q '^ Quadrille counts' || fail 'the description has no second line'
for library in libc6 libtbb12 libglpk40 libqsopt-ex2; do expect_field $program_package Depends "(^|, )$library( |,|\$)"; done
expect_field $libraries_package Package '^libquadrille-dev$'
expect_field $libraries_package Section '^libdevel$'
# Every linked library belongs to a package of libquadrille-dev's dependencies, which this machine has.
tr ',' '\n' <<<"$(field $libraries_package Depends)" | tr -d ' ' | while read -r package; do
  dpkg-query -W "$package" >/dev/null 2>&1 || echo "$package"
done >missing
[ ! -s missing ] || fail "libquadrille-dev depends on $(cat missing), which this machine does not have"

dpkg-deb --contents $program_package | awk '{ print $1, $2, $6 }' >contents
for file in bin/quadrille bin/quadrille_confirm share/man/man1/quadrille.1.gz share/man/man1/quadrille_confirm.1.gz \
  share/doc/quadrille/copyright share/doc/quadrille/changelog.gz share/bash-completion/completions/quadrille; do
  grep -q " \./usr/$file\$" contents || fail "no $file in the package"
done
grep -v ' root/root ' contents && fail 'files that do not belong to root'
grep -E '^d' contents | grep -v '^drwxr-xr-x ' && fail 'folders that some users cannot read'
grep -E '\.hpp$|\.a$' contents && fail 'the program contains headers or libraries'
dpkg-deb --contents $libraries_package | awk '{ print $6 }' | grep '\.hpp$' | grep -v '^\./usr/include/quadrille/' &&
  fail 'headers outside of include/quadrille'

if [ -n "${3:-}" ]; then
  expect_field $mpi_package Package '^quadrille-mpi$'
  expect_field $mpi_package Section '^math$'
  for package in libopenmpi3 openmpi-bin libtbb12; do expect_field $mpi_package Depends "(^|, )$package( |,|\$)"; done
  dpkg-deb --contents $mpi_package | awk '{ print $6 }' >mpi_contents
  for file in bin/quadrille-mpi share/man/man1/quadrille-mpi.1.gz share/doc/quadrille-mpi/copyright \
    share/doc/quadrille-mpi/changelog.gz share/doc/quadrille-mpi/cluster.md share/doc/quadrille-mpi/cluster.sbatch; do
    grep -q "^\./usr/$file\$" mpi_contents || fail "no $file in the package"
  done
  field $program_package Depends | grep -q mpi && fail 'the main program depends on MPI'
  grep -q 'quadrille-mpi' contents && fail 'the main package contains a part of quadrille-mpi'
fi

# Packing again gives the same bytes: the date in the packages is that of the version.
cpack --config "$build/CPackConfig.cmake" -G DEB -B "$work/again" >packing 2>&1
for package in "${packages[@]}"; do expect_same "$package" "again/${package##*/}"; done
# With a umask that hides new folders from other users, the packages have the same contents.
(umask 077 && cpack --config "$build/CPackConfig.cmake" -G DEB -B "$work/private") >packing 2>&1
dpkg-deb --contents "private/${program_package##*/}" | awk '{ print $1, $2, $6 }' >private_contents
expect_same contents private_contents

# installs ROOT PACKAGE...: dpkg installs below ROOT, with ROOT's list of packages. Users other than root
# need fakeroot.
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(fakeroot)
make_root() {
  mkdir -p "$1/var/lib/dpkg/info" "$1/var/lib/dpkg/updates" "$1/var/lib/dpkg/triggers" "$1/var/log"
  cp "$2" "$1/var/lib/dpkg/status"
}
installs() {
  "${as_root[@]}" dpkg --force-not-root --root="$work/$1" --log="$work/dpkg.log" --path-include='/usr/*' \
    --install "${@:2}" >installing 2>&1
}
make_root bare /dev/null
installs bare $program_package && fail 'dpkg installed the program without its dependencies'
grep -q 'depends on libc6' installing || fail "dpkg did not name the missing package: $(cat installing)"

make_root scratch /var/lib/dpkg/status
before=$(dpkg-query -W -f='${Status}' quadrille 2>/dev/null)
installs scratch "${packages[@]}" || fail "dpkg: $(cat installing)"
[ "$(dpkg-query --admindir=scratch/var/lib/dpkg -W -f='${Status}' quadrille)" = 'install ok installed' ] ||
  fail 'quadrille is not installed'
[ "$(dpkg-query -W -f='${Status}' quadrille 2>/dev/null)" = "$before" ] || fail 'the machine itself was changed'
run count soccer --pitch paper:1x3 --format csv --quiet
scratch/usr/bin/quadrille count soccer --pitch paper:1x3 --format csv --quiet >counted
expect_same stdout counted
if [ -n "${3:-}" ]; then
  OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 mpirun -q --oversubscribe -n 2 scratch/usr/bin/quadrille-mpi \
    count soccer --pitch paper:1x3 --engine frontier --by total --format csv --quiet >counted
  run count soccer --pitch paper:1x3 --engine frontier --by total --format csv --quiet
  expect_same stdout counted
  man -l --warnings scratch/usr/share/man/man1/quadrille-mpi.1.gz 2>&1 | grep -q 'count soccer' || fail 'man does not read its page'
fi
man -l scratch/usr/share/man/man1/quadrille.1.gz 2>&1 | grep -q 'count soccer' || fail 'man does not read the installed page'

finish
