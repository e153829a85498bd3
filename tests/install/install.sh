#!/usr/bin/env bash
# install.sh PROGRAM BUILD CONSUMER EXAMPLE CXX: the build, installed and then moved, is a CMake package that somebody
# else's projects find, compile and link, the documented EXAMPLE among them; their numbers are the program's. What is
# installed is told apart from what is not.
source "$(dirname "$0")/../cli/assert.sh"
build=$2
consumer=$3
example=$4
compiler=$5

# Installed at one place, used at another: no path of the first may remain.
cmake --install "$build" --prefix "$work/first" >installed 2>&1 || { cat installed; exit 1; }
mv first prefix

for file in bin/quadrille bin/quadrille_confirm share/man/man1/quadrille.1.gz share/doc/quadrille/copyright \
  share/doc/quadrille/docs/reference.md share/bash-completion/completions/quadrille \
  share/zsh/vendor-completions/_quadrille share/fish/vendor_completions.d/quadrille.fish \
  include/quadrille/enumerate/soccer_counts.hpp lib/cmake/quadrille/quadrille-config.cmake; do
  [ -s "prefix/$file" ] || fail "$file is not installed"
done
# The report's charts are other people's work: where they are built in, their licences are installed.
run report --out /proc/page
if ! grep -q 'built without the charts' stderr; then
  grep -q '@observablehq/plot' prefix/share/doc/quadrille/licences-of-the-charts.txt || fail 'no licence of the charts'
fi
[ -z "$(find prefix/include -name '*.cpp' -o -name '*.v')" ] || fail 'sources are installed as headers'
for shell_file in bash:bash-completion/completions/quadrille zsh:zsh/vendor-completions/_quadrille \
  fish:fish/vendor_completions.d/quadrille.fish; do
  run completions "${shell_file%%:*}"
  expect_same stdout "prefix/share/${shell_file#*:}"
done
run manual
gzip -dc prefix/share/man/man1/quadrille.1.gz >page
expect_same stdout page
run --version
prefix/bin/quadrille --version >version
expect_same stdout version

# The package's targets carry no flag of ours and no place of this machine.
targets=prefix/lib/cmake/quadrille/quadrille-targets.cmake
for room in graphs games enumerate export proofs; do
  grep -q "add_library(quadrille::$room " $targets || fail "no target quadrille::$room"
done
grep -nE -- '-W|-fsanitize|GLIBCXX|\.so|/usr/|quadrille_[a-z]' $targets && fail "$targets: see above"
grep -rnF -e "$build" -e "$work/first" prefix/lib/cmake && fail 'a place of this machine in the package'

# The package's libraries belong to the program's version, and to no other.
version=$(sed 's/quadrille //' version)
asks() {
  mkdir -p asking
  printf 'cmake_minimum_required(VERSION 3.25)\nproject(asking NONE)\nfind_package(quadrille %s CONFIG REQUIRED)\n' "$1" \
    >asking/CMakeLists.txt
  cmake -S asking -B asked -DCMAKE_PREFIX_PATH="$work/prefix" >configured 2>&1
}
asks 99.0 && fail 'version 99.0 was found'
grep -qF "version: $version" configured || fail "the package says another version than $version: $(cat configured)"

# builds SOURCE NAME: the project in SOURCE, with the installed package.
builds() {
  cmake -S "$1" -B "$2" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER="$compiler" >configured 2>&1 &&
    cmake --build "$2" >built 2>&1 || { cat configured built; exit 1; }
}
builds "$example" example
builds "$consumer" consumer
run count soccer --pitch paper:3x3 --plies 5 --format csv --quiet
tail -n +2 stdout | cut -d , -f 1-3 >expected
[ "$(wc -l <expected)" -eq 6 ] || fail 'six rows were to be compared'
example/count_board >counted || fail "count_board: exit $?"
expect_same expected counted
run check --plies 1 --cases 1 --format csv --quiet
cut -d , -f 1 stdout >expected
consumer/ledger >claims || fail "ledger: exit $?"
expect_same expected claims

finish
