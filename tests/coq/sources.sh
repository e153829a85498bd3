#!/usr/bin/env bash
# sources.sh DIR: no .v of DIR assumes anything, leaves a proof open, loads code or disables a check of Coq. Each
# definition and each theorem is named in another place, too. _CoqProject names all files except those in long/, and
# gives Coq only its one flag. Comments may contain anything; no string contains the sign of a comment.
#
# ctest label: standard
set -u
cd "$1" || exit 2
failed=0
text=$(mktemp)
bare=$(mktemp)
all=$(mktemp)
trap 'rm -f "$text" "$bare" "$all"' EXIT

report_fault() {
  echo "$1"
  failed=1
}

# without_comments FILE: its text without comments, line by line. Comments nest, and Coq reads strings inside them. Two
# readers could disagree on what a string with the sign of a comment hides. No file needs one, so the output has "string
# with a comment" instead.
without_comments() {
  awk '{
    line = ""
    for (i = 1; i <= length($0); ++i) {
      one = substr($0, i, 1)
      two = substr($0, i, 2)
      if (one == "\"") string = !string
      else if (string && (two == "(*" || two == "*)")) { line = line " string with a comment "; ++i }
      else if (string) continue
      else if (two == "(*") { ++depth; ++i }
      else if (two == "*)" && depth > 0) { --depth; ++i }
      else if (depth == 0) line = line one
    }
    print line
  }
  END { if (string || depth > 0) print "string with a comment: one of them is not ended" }' "$1"
}

# sentences FILE: Coq's sentences, one a line, each after the number of its first line. A full stop before a blank or
# the end of a line ends a sentence. Two full stops do not end one, and three do.
sentences() {
  awk '
  function finish() {
    if (sentence ~ /[^ \t]/) print first ": " sentence
    sentence = ""
  }
  {
    rest = $0 " "
    while (rest != "") {
      if (sentence !~ /[^ \t]/) { sentence = ""; first = NR }
      if (!match(rest, /\.+[ \t]/)) { sentence = sentence rest; break }
      sentence = sentence substr(rest, 1, RSTART + RLENGTH - 1)
      if (RLENGTH != 3) finish()
      rest = substr(rest, RSTART + RLENGTH)
    }
  }
  END { finish() }' "$1"
}

# mawk and grep have different signs for word boundaries, so the pattern is used between explicit sets of characters.
taken_for_granted='string with a comment|Admitted|admit|give_up|native_compute|native_cast_no_check|Declare +(ML +)?Module|Declare +Instance|Load|Axioms?|Parameters?|Conjectures?|Admit|bypass_check|Unset +(Guard|Positivity|Universe) +Checking|Set +Type +In +Type'

shopt -s nullglob
for file in *.v sweep/*.v wins/*.v long/*.v; do
  without_comments "$file" >"$text"
  sentences "$text" >"$bare"
  cut -d ' ' -f 2- "$bare" >>"$all"
  found=$(grep -E "(^|[^A-Za-z0-9_'])($taken_for_granted)([^A-Za-z0-9_']|\$)" "$bare") &&
    report_fault "$file:$found: prove it, or take it out"
  # Within a section these are the premises of its theorems; outside they are axioms. This script counts a section as
  # open only if its sentence is nothing but `Section NAME.`, and as closed at any sentence with `End`. So it never
  # counts more open sections than Coq.
  found=$(awk '
    /^[0-9]+: *(#\[[a-z_, ]*\] *)?Section +[A-Za-z0-9_]+ *\. *$/ { ++sections }
    /[^A-Za-z0-9_]End[^A-Za-z0-9_]/ { --sections }
    sections <= 0 && /[^A-Za-z0-9_](Hypothesis|Hypotheses|Variables?|Context)[^A-Za-z0-9_]/ { print }
    END { if (sections != 0) print "the end: a section is not ended" }' "$bare")
  [ -z "$found" ] || report_fault "$file:$found: outside of a section this is an axiom: open one"
  [[ $file == long/* ]] || grep -qx "$file" _CoqProject || report_fault "_CoqProject: $file is not named, so nobody compiles it: add a line"
done

# An Example needs no use elsewhere.
found=$(awk '{
  line = $0
  if (match(line, /^ *(Local +|Global +)?(Lemma|Theorem|Corollary|Definition|Fixpoint) +[A-Za-z0-9_]+/)) {
    name = substr(line, RSTART, RLENGTH)
    sub(/.* /, "", name)
    declared[name] = 1
  }
  while (match(line, /[A-Za-z_][A-Za-z0-9_]*/)) {
    ++named[substr(line, RSTART, RLENGTH)]
    line = substr(line, RSTART + RLENGTH)
  }
}
END { for (name in declared) if (named[name] == 1) print name }' "$all")
[ -z "$found" ] || report_fault "named where it is declared, and nowhere else: take it out, or use it: $found"

grep -E '\.v$' _CoqProject | while read -r file; do
  [ -f "$file" ] || echo "_CoqProject: $file is not there: take the line out"
done | grep . && failed=1
found=$(grep -nE '^ *-' _CoqProject | grep -vE '^[0-9]+:(-R \. Quadrille|-arg -w -arg -notation-overridden)$') &&
  report_fault "_CoqProject:$found: the proofs are to pass without it: take the flag out"

exit $failed
