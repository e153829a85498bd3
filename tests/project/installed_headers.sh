#!/usr/bin/env bash
# installed_headers.sh DIR: all headers below include/ are installed. Each is a public one (include/quadrille/*.hpp), or
# a public one includes it, directly or through others. Headers for this project's sources alone are in the folders of
# these sources. An include of "quadrille/..." names an existing header.
#
# ctest label: quick
set -u
cd "$1" || exit 2

# unreached: reads headers (their paths below include/), an empty line and lines HEADER:#include "PATH"; prints the
# headers that no public one reaches, and the includes that name no header.
unreached() {
  awk '
    /^$/ { includes = 1; next }
    !includes {
      header[$0] = 1
      if ($0 ~ /^quadrille\/[^\/]*$/) waiting[++last] = $0
      next
    }
    {
      file = $0
      sub(/:.*/, "", file)
      target = $0
      sub(/^[^"<]*["<]/, "", target)
      sub(/[">].*/, "", target)
      if (target !~ /^quadrille\//) next
      if (!(target in header)) print file " includes " target ", which is not there"
      else included[file] = included[file] " " target
    }
    END {
      while (next_one < last) {
        file = waiting[++next_one]
        if (file in reached) continue
        reached[file] = 1
        n = split(included[file], more, " ")
        for (i = 1; i <= n; ++i) waiting[++last] = more[i]
      }
      for (file in header) if (!(file in reached)) print file " is installed, and no public header includes it"
    }' | sort
}

# The check finds a header that only an unreached one includes, and an include of a missing file.
refused=$(printf '%s\n' quadrille/a.hpp quadrille/detail/{b,c,d,e}.hpp '' \
  'quadrille/a.hpp:#include "quadrille/detail/b.hpp"' 'quadrille/detail/b.hpp:#include "quadrille/detail/c.hpp"' \
  'quadrille/detail/d.hpp:#include "quadrille/detail/e.hpp"' \
  'quadrille/detail/e.hpp:#include "quadrille/detail/d.hpp"' \
  'quadrille/detail/c.hpp:#include <quadrille/f.hpp>' 'quadrille/a.hpp:#include <vector>' | unreached | wc -l)
[ "$refused" -eq 3 ] || { echo "of 3 faults this script saw $refused"; exit 1; }

cd include || exit 2
headers=$(find . -name '*.hpp' | sed 's#^\./##' | sort)
[ "$(wc -l <<<"$headers")" -ge 30 ] || { echo "only $(wc -l <<<"$headers") headers in include/: have they moved?"; exit 1; }
faults=$({ printf '%s\n\n' "$headers"; grep -rHE '^ *# *include ' --include='*.hpp' quadrille; } | unreached)
[ -z "$faults" ] || { echo "$faults"; exit 1; }
echo "public headers reach all $(wc -l <<<"$headers") that are installed"
