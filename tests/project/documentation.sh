#!/usr/bin/env bash
# documentation.sh DIR DOXYFILE: every name of the public interface is documented. Doxygen refuses a function, class or
# member without a comment (DOXYFILE makes its warnings errors). It does not report an undocumented namespace, and omits
# the functions in it; nor does it report a concept. So this script requires each of these by name. A job, which is a
# function that takes a query, a request or a plan, also documents its cost and its exceptions. The check then runs on
# copies of the headers that lack one comment, cost or error each, and refuses them.
#
# ctest label: standard
set -u
cd "$1" || exit 2
doxyfile=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# excluded: the headers that DOXYFILE leaves out, one a line.
excluded() { sed -n '/^EXCLUDE  *=/,/[^\\]$/p' "$doxyfile" | grep -oE 'include/[^ ]+\.hpp'; }

# declared WORD FOLDER: the names that follow WORD at the start of a line, in the headers of FOLDER that are documented.
declared() {
  (cd "$2" && find include -name '*.hpp' | grep -vxFf <(excluded) | xargs sed -nE "s/^$1 ([A-Za-z0-9_:]+).*/\1/p" |
    grep -vE '(^|::)detail$' | sort -u)
}

# check FOLDER: prints the undocumented names in FOLDER/include; true if there are none.
check() {
  local name kind failed=0
  rm -rf "$work/pages"
  (cd "$1" && { cat "$doxyfile"; echo "OUTPUT_DIRECTORY = $work/pages"; echo 'SEARCHENGINE = NO'; } | doxygen -) 2>&1 ||
    failed=1
  for kind in namespace concept; do
    for name in $(declared "$kind" "$1"); do
      # Doxygen names the page of a::b by a_1_1b; a concept is declared without its namespace.
      compgen -G "$work/pages/html/$kind*${name//::/_1_1}.html" >/dev/null && continue
      echo "$kind $name is not documented"
      failed=1
    done
  done
  return $failed
}

# undocumented_jobs FOLDER: prints the jobs in FOLDER/include/quadrille without a cost or without exceptions, one a
# line, and then the number of all jobs. The functions between @{ and @} share one comment.
undocumented_jobs() {
  awk '
    FNR == 1 { comment = text = ""; grouped = 0 }
    /^\/\/\/ @[{}]/ { grouped = /{/; comment = ""; next }
    /^\/\/\// { comment = comment $0; next }
    { text = text $0 }
    !/;|[{}]$/ { next }  # the declaration goes on
    text ~ /\(const [A-Za-z]*(Query|Request|Plan|Plan<[A-Za-z]+>)&/ {
      ++jobs
      if (comment !~ /\\copydoc/) {
        if (comment !~ /\\complexity/) print FILENAME ": no \\complexity: " text
        if (comment !~ /\\throws|Throws nothing/) print FILENAME ": no \\throws: " text
      }
    }
    { text = ""; if (!grouped) comment = "" }
    END { print jobs + 0 }' "$1"/include/quadrille/*.hpp
}

# check_jobs FOLDER: prints the jobs that lack something; true if there are none.
check_jobs() {
  local said
  said=$(undocumented_jobs "$1" | sed '$d')
  [ -z "$said" ] || { echo "$said"; return 1; }
}

# without FILE LINE: copies the headers without the comment above the first line of FILE that starts with LINE.
without() {
  rm -rf "$work/copy"
  mkdir "$work/copy"
  cp -r include "$work/copy"
  awk -v line="$2" '
    /^ *\/\/\// { comment = comment $0 "\n"; next }
    index($0, "template <") == 1 && comment != "" { held = held $0 "\n"; next }
    !done && index($0, line) == 1 { comment = ""; done = 1 }
    { printf "%s%s%s\n", comment, held, $0; comment = held = "" }
    END { printf "%s", comment; exit !done }' "include/quadrille/$1" >"$work/copy/include/quadrille/$1"
}

check_jobs . || exit 1
jobs=$(undocumented_jobs . | tail -n 1)
[ "$jobs" -gt 40 ] || { echo "this script sees $jobs jobs only"; exit 1; }

# Removes the first cost or error of a header: the check reports every job that shares it.
while read -r file word name; do
  rm -rf "$work/copy"
  mkdir "$work/copy"
  cp -r include "$work/copy"
  sed -i "0,/\\\\$word/s///" "$work/copy/include/quadrille/$file"
  said=$(check_jobs "$work/copy") && { echo "the check takes $file without a \\$word"; exit 1; }
  grep -qF "no \\$word: $name" <<<"$said" || { echo "$file without the \\$word of $name: $said"; exit 1; }
done <<'END'
updown.hpp complexity Plan<CountRequest> plan(
updown.hpp throws Plan<CountRequest> plan(
tennis.hpp throws Plan<CountRequest> plan(
soccer_sample.hpp complexity SampleAnswer sample(
END

rm -rf "$work/copy"
mkdir "$work/copy"
cp -r include "$work/copy"
sed -i 's/Throws nothing[^\\]*//' "$work/copy/include/quadrille/soccer.hpp"
said=$(check_jobs "$work/copy") && { echo "the check takes a job with a plan that does not say what it throws"; exit 1; }
grep -qF 'no \throws: std::optional<RequestSize> size_of(const CountPlan&' <<<"$said" ||
  { echo "soccer.hpp without the errors of size_of: $said"; exit 1; }

check . || exit 1
[ -n "$(excluded)" ] && [ "$(declared namespace . | wc -l)" -gt 5 ] && [ "$(declared concept . | wc -l)" -gt 5 ] ||
  { echo "this script does not see what is declared"; exit 1; }

# Removes the comment of a function, an engine, an options type, a concept, a namespace: the check reports each by name.
while read -r file name line; do
  without "$file" "$line" || { echo "$file has no line that starts with: $line"; exit 1; }
  said=$(check "$work/copy") && { echo "the check takes $file without the documentation of $name"; exit 1; }
  grep -q "$name.* is not documented" <<<"$said" || { echo "$file without $name: $said"; exit 1; }
done <<'END'
table.hpp numeric_columns std::vector<bool> numeric_columns(
detail/layered.hpp layered RunStatus layered(
detail/run.hpp RunOptions struct RunOptions
detail/graded_space.hpp GradedSpace concept GradedSpace
trails.hpp quadrille::trails namespace quadrille::trails
END
echo "$(declared namespace . | wc -l) namespaces and $(declared concept . | wc -l) concepts are documented, and all in" \
  "them, $jobs jobs with cost and errors"
