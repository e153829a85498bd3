#!/usr/bin/env bash
# ctest label: long
# package.sh ROOT: scripts/package makes the static program, the wheel and the Debian packages, and each gives the
# counts of quadrille_confirm, without the libraries and modules of this machine. Parts that cannot be packed are named.
source "$(dirname "$0")/../cli/assert.sh"
cd "$1" || exit 2

scripts/package >"$work/packing" 2>&1 || { tail -n 20 "$work/packing"; fail 'scripts/package fails'; finish; }
[ "$(grep -c 'and quadrille_confirm agrees$' "$work/packing")" -eq 4 ] || { cat "$work/packing"; fail 'not every package was tried'; }
grep -q '^package: quadrille is static' "$work/packing" || fail 'the static program is not static'
version=$(sed -n 's/^project(quadrille VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
archive=build/packages/quadrille-$version-linux-$(uname -m).tar.xz
tar -tf "$archive" >"$work/listed"
for file in bin/quadrille bin/quadrille_confirm share/man/man1/quadrille.1.gz share/doc/quadrille/licences-of-the-libraries.txt; do
  grep -q "/$file\$" "$work/listed" || fail "no $file in the archive"
done

scripts/package floppy >"$work/refused" 2>&1 && fail 'a package of an unknown kind was made'
grep -qF "'floppy': choose from static, wheel, deb" "$work/refused" || fail 'the kinds are not named'
finish
