# ctest label: extreme
# Compares the page's module with the program (module_test.mjs), and checks that the same tree gives the same bytes.
# bash module.sh PROGRAM ROOT BUILD
source "$(dirname "$0")/../cli/assert.sh"
root=$2
web=$3/web


node "$root/tests/web/module_test.mjs" "$web" "$web/module.wasm" "$program" || fail 'the module'
node "$root/tests/web/functions_test.mjs" "$web" || fail 'the functions of the page'

# The bytes depend neither on the tree's path nor on the run: a source is compiled in a copy of the tree, and the page
# is bundled again.
object=$(cd "$web" && ninja -C .. -t commands web/module/web_module_tennis.cpp.o | tail -n 1)
mkdir copy
cp -r "$root"/{web,games,graphs,enumerate,include,export} copy
[[ "$object" == *"$root/web/module/tennis.cpp"* ]] || fail "the build has an unexpected command: $object"
compile=${object#*&& }
compile=${compile%% && *}
compile=${compile//$root\/web\//$PWD/copy/web/}
compile=${compile//-I$root/-I$PWD/copy}
compile=${compile//-ffile-prefix-map=$root=./-ffile-prefix-map=$PWD/copy=.}
compile=${compile//$web\/module\/web_module_tennis.cpp.o/$PWD/tennis.o}
eval "${compile#*ccache }" || fail "cannot compile the copy"
expect_same tennis.o "$web/module/web_module_tennis.cpp.o"
mkdir installed
cp "$web/package.json" "$web/package-lock.json" installed
ln -s "$web/node_modules" installed/node_modules
node "$root/web/bundle.mjs" "$root/web" "$PWD/installed" "$web/module.wasm" again.html licences.txt || fail 'bundling again'
expect_same again.html "$web/page.html"
[ -s licences.txt ] || fail 'no licences'

finish
