#!/usr/bin/env bash
# import_order.sh DIR: imports run one way, cli -> export, properties, proofs -> enumerate -> games -> graphs; a property
# also names the claim that it tests, so properties import proofs. Engines name no game: only the spaces, counts and
# graphs of a game in enumerate/ do. Only cli/ prints or reads files; games/ knows no threads.
set -u
cd "$1" || exit 2
failed=0

complain() {
  echo "$1"
  failed=1
}

# allowed ROOM "ROOM ROOM ...": the rooms that files of the first may include.
allowed() {
  local room=$1 rooms=$2 line target
  while IFS= read -r line; do
    target=$(sed -E 's/.*#include "([a-z]+)\/.*/\1/' <<<"$line")
    case " $rooms " in
      *" $target "*) ;;
      *) complain "against the import order: $line" ;;
    esac
  done < <(grep -rnE '#include "[a-z]+/' "$room" --include='*.hpp' --include='*.cpp')
}

allowed graphs "graphs"
allowed games "games graphs"
allowed enumerate "enumerate games graphs"
allowed export "export enumerate games graphs"
allowed proofs "proofs enumerate games graphs"
allowed properties "properties proofs enumerate games graphs"
allowed cli "cli export properties proofs enumerate games graphs"

for file in enumerate/*.hpp enumerate/*.cpp; do
  case "$file" in
    enumerate/soccer_*|enumerate/updown_*|enumerate/plusminus_*|enumerate/tennis_*|enumerate/perft.*|enumerate/state_graph.*) continue ;;
  esac
  grep -HnE '#include "games/' "$file" && complain "an engine names a game: $file"
done

grep -rnE 'std::(cout|cerr|clog)|[^sn]printf\(|fmt::print|#include <(fstream|cstdio)>' \
  graphs games enumerate export proofs properties && complain "only cli/ prints and reads files"
grep -rnE '#include <(tbb|thread|mutex|atomic)' games && complain "games/ knows no threads"

exit $failed
