#!/usr/bin/env bash
# sources.sh DIR: no .v of DIR takes anything for granted, leaves a proof open or switches a check of Coq's off; none is
# longer than 300 lines; and _CoqProject names them all. Comments may say what they like.
set -u
cd "$1" || exit 2
failed=0
bare=$(mktemp)
trap 'rm -f "$bare"' EXIT

complain() {
  echo "$1"
  failed=1
}

# Line for line, without comments; they nest. mawk has no word boundaries, hence the blanks around what is looked for.
without_comments() {
  awk '{
    line = ""
    for (i = 1; i <= length($0); ++i) {
      two = substr($0, i, 2)
      if (two == "(*") { ++depth; ++i }
      else if (two == "*)" && depth > 0) { --depth; ++i }
      else if (depth == 0) line = line substr($0, i, 1)
    }
    print line
  }' "$1"
}

taken_for_granted='Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|Admit|bypass_check|Unset +(Guard|Positivity|Universe) +Checking|Set +Type +In +Type'

for file in *.v; do
  without_comments "$file" >"$bare"
  found=$(grep -nE "(^|[^A-Za-z0-9_'])($taken_for_granted)([^A-Za-z0-9_']|\$)" "$bare") &&
    complain "$file:$found: prove it, or take it out"
  # Within a section these are the premises of its theorems; outside of one they are axioms.
  found=$(awk '
    /^ *(#\[[a-z_, ]*\] *)?Section / { ++sections }
    /^ *End / { --sections }
    sections == 0 && /^ *(#\[[a-z_, ]*\] *)?(Local +|Global +)?(Hypothesis|Hypotheses|Variables?|Context) / { print NR ": " $0 }
    END { if (sections != 0) print NR ": a section is not ended" }' "$bare")
  [ -z "$found" ] || complain "$file:$found: outside of a section this is an axiom: open one"
  [ "$(wc -l <"$file")" -le 300 ] || complain "$file: $(wc -l <"$file") lines, more than 300: divide it"
  grep -qx "$file" _CoqProject || complain "_CoqProject: $file is not named, so nobody compiles it: add a line"
done
grep -E '\.v$' _CoqProject | while read -r file; do
  [ -f "$file" ] || echo "_CoqProject: $file is not there: take the line out"
done | grep . && failed=1

exit $failed
