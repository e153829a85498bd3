#!/usr/bin/env bash
# install.sh PROGRAM BUILD CONSUMER EXAMPLE CXX: the build, installed and then moved, is a CMake package that other
# projects find, compile and link: a consumer for each component, and the documented EXAMPLE. Their numbers are the
# program's. A component requires only its own packages. Public headers are installed, and no others.
#
# ctest label: extreme
source "$(dirname "$0")/../cli/assert.sh"
build=$2
consumer=$3
example=$4
compiler=$5

# The installed copy is moved: no path of its first place may remain in it.
cmake --install "$build" --prefix "$work/first" >installed 2>&1 || { cat installed; exit 1; }
mv first prefix

for file in bin/quadrille bin/quadrille_confirm share/man/man1/quadrille.1.gz share/doc/quadrille/copyright \
  share/doc/quadrille/docs/reference.md share/bash-completion/completions/quadrille \
  share/zsh/vendor-completions/_quadrille share/fish/vendor_completions.d/quadrille.fish \
  include/quadrille/soccer.hpp include/quadrille/table.hpp lib/cmake/quadrille/quadrille-config.cmake; do
  [ -s "prefix/$file" ] || fail "$file is not installed"
done
# Other people wrote the report's charts. If they are built in, their licences are installed.
run report --out /proc/page
if ! grep -q 'built without the charts' stderr; then
  grep -q '@observablehq/plot' prefix/share/doc/quadrille/licences-of-the-charts.txt || fail 'no licence of the charts'
fi
# Only public headers are installed, all in quadrille/. Each header for users compiles by itself and may be included
# twice.
[ "$(ls prefix/include)" = quadrille ] || fail "include/ contains more than quadrille/: $(ls prefix/include)"
find prefix/include -type f ! -name '*.hpp' | grep . && fail 'include/ contains other files than headers'
find prefix/include -name '*.hpp' | sort >headers
[ "$(wc -l <headers)" -ge 10 ] || fail "only $(wc -l <headers) headers are installed"
mkdir -p includes/quadrille
(cd prefix/include && ls quadrille/*.hpp) | xargs -P 2 -I{} sh -c 'printf "#include \"%s\"\n#include \"%s\"\n" {} {} |
  "$0" -std=c++20 -fsyntax-only -Wall -Wextra -Werror -x c++ -Iprefix/include -MD -MF includes/{} - ||
  echo {} >>not_alone' "$compiler" >compiling 2>&1
[ ! -e not_alone ] || { fail "installed headers that do not compile alone: $(cat not_alone)"; head -n 5 compiling; }
[ "$(ls includes/quadrille | wc -l)" -eq "$(ls prefix/include/quadrille/*.hpp | wc -l)" ] || fail 'not every header says what it includes'
# Of the headers of other projects, they include only those of Boost and oneTBB, which every component requires.
cat includes/quadrille/*.hpp | tr -s ' \\\n' '\n' |
  grep -E '/(fmt|nlohmann|SQLiteCpp|CLI|rapidcheck)/|/(pugixml|xxhash|glpk|gmp|gmpxx|sqlite3)\.h' | sort -u >strangers
[ ! -s strangers ] || fail "public headers need $(head -n 3 strangers)"
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

# The package's targets have no compiler flag of this build and no path of this machine.
package=prefix/lib/cmake/quadrille
components=$(sed -nE 's/^set\(quadrille_components (.*)\)/\1/p' $package/quadrille-config.cmake | tr ';' ' ')
[ "$(wc -w <<<"$components")" -ge 5 ] || fail "the package has only the components '$components'"
for component in $components; do
  targets=$package/quadrille-$component.cmake
  grep -q "add_library(quadrille::$component " $targets || fail "no target quadrille::$component"
  grep -nE -- '-W|-fsanitize|GLIBCXX|\.so|/usr/|quadrille_[a-z]' $targets && fail "$targets: see above"
done
grep -rnF -e "$build" -e "$work/first" prefix/lib/cmake && fail 'a path of this machine in the package'

# The package's libraries match the program's version only.
version=$(sed 's/quadrille //' version)
asks() {
  mkdir -p asking
  printf 'cmake_minimum_required(VERSION 3.25)\nproject(asking NONE)\nfind_package(quadrille %s CONFIG REQUIRED)\n' "$1" \
    >asking/CMakeLists.txt
  cmake -S asking -B asked -DCMAKE_PREFIX_PATH="$work/prefix" >configured 2>&1
}
asks 99.0 && fail 'version 99.0 was found'
grep -qF "version: $version" configured || fail "the package says another version than $version: $(cat configured)"

# builds SOURCE NAME [OPTION...]: builds the project in SOURCE with the installed package.
builds() {
  cmake -S "$1" -B "$2" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_COMPILER="$compiler" "${@:3}" >configured 2>&1 &&
    cmake --build "$2" >built 2>&1 || { cat configured built; exit 1; }
}
# without PACKAGE...: the options that hide these packages from CMake.
without() { printf -- '-DCMAKE_DISABLE_FIND_PACKAGE_%s=ON ' "$@"; }
# consumes COMPONENT PACKAGE...: the component's consumer builds without these packages, and prints the file `expected`.
consumes() {
  builds "$consumer" "consumer_$1" -DCOMPONENT="$1" $(without "${@:2}")
  "consumer_$1/consumer" >consumed || fail "the consumer of $1: exit $?"
  expect_same expected consumed
}
# rows ARGUMENT...: the program's rows, without the header.
rows() { run "$@" --format csv --quiet; tail -n +2 stdout; }

builds "$example" example
rows count soccer --pitch paper:3x3 --plies 5 | cut -d , -f 1-3 >expected
[ "$(wc -l <expected)" -eq 6 ] || fail 'six rows were to be compared'
example/count_board >counted || fail "count_board: exit $?"
expect_same expected counted

echo 600 >expected
consumes engines GLPK QSopt_ex GMP SQLiteCpp pugixml nlohmann_json fmt xxHash CLI11
{ rows count soccer --pitch paper:3x3 --plies 4 | cut -d , -f 1-3; rows count trails --plies 4; } >expected
consumes soccer GLPK QSopt_ex GMP SQLiteCpp pugixml nlohmann_json
rows count updown --n 7 >expected
consumes permutations GLPK QSopt_ex GMP SQLiteCpp pugixml nlohmann_json
{ rows count tennis --points 5 | cut -d , -f 1,2; rows solve tennis --state 5,4,0 | cut -d , -f 4,5; } >expected
consumes tennis SQLiteCpp pugixml nlohmann_json
run count trails --plies 5 --format csv --quiet
cp stdout expected
consumes export

# A component whose package is hidden is refused, and the message names the package.
cmake -S "$consumer" -B refused -DCMAKE_PREFIX_PATH="$work/prefix" -DCOMPONENT=tennis $(without GLPK) >configured 2>&1 &&
  fail 'tennis was found without GLPK'
grep -q GLPK configured || fail "without GLPK the package does not say that GLPK is missing: $(cat configured)"
cmake -S "$consumer" -B refused -DCMAKE_PREFIX_PATH="$work/prefix" -DCOMPONENT=chess >configured 2>&1 &&
  fail 'an unknown component was found'
grep -q "no component 'chess'" configured || fail "the package does not refuse the component chess by name: $(cat configured)"

finish
