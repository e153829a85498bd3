#!/usr/bin/env bash
# import_order.sh DIR: includes run one way: mpi -> cli; cli, python -> enumerate/confirm, export, properties, proofs ->
# enumerate/GAME -> enumerate/run, games; enumerate/run -> enumerate/engines, enumerate/numbers -> graphs;
# enumerate/confirm -> games, graphs; games -> graphs; the public headers and their templates (include/quadrille) are
# below all of them. A property also names the claim that it tests, so properties include proofs. A folder of one game
# includes nothing of another game's. Engines name no game. Only cli/ prints; only cli/ and enumerate/run read and write
# files; games/ uses no threads. A game's commands have a namespace of their own. The last check is that this script
# detects a forbidden include.
#
# ctest label: quick
set -u
cd "$1" || exit 2
games=$(sed -nE 's/^QUADRILLE_GAME\(([a-z0-9_]+)\).*/\1/p' cli/games.def | paste -sd' ')
[ -n "$games" ] || { echo "cli/games.def lists no game"; exit 1; }

# violations: reads lines FILE:LINE:#include "PATH" and prints those against the rules, each with the rule.
violations() {
  awk -v games="$games" '
    BEGIN {
      split("graphs games enumerate export proofs properties cli mpi python", modules)
      allowed["graphs"] = "graphs"
      allowed["games"] = "games graphs"
      allowed["enumerate/engines"] = "enumerate/engines graphs"
      allowed["enumerate/numbers"] = "enumerate/numbers enumerate/engines graphs"
      allowed["enumerate/run"] = "enumerate/run " allowed["enumerate/numbers"]
      allowed["enumerate/confirm"] = "enumerate/confirm games graphs"
      allowed["enumerate"] = "enumerate games " allowed["enumerate/run"]
      allowed["export"] = allowed["enumerate"] " export"
      allowed["proofs"] = allowed["enumerate"] " proofs"
      allowed["properties"] = allowed["proofs"] " properties"
      allowed["cli"] = allowed["properties"] " export enumerate/confirm cli"
      allowed["python"] = allowed["properties"] " export enumerate/confirm python"
      allowed["mpi"] = "cli mpi " allowed["cli"]
      allowed["include"] = ""
      for (m in modules) known[modules[m]] = 1
      known["quadrille"] = 1
      n = split(games, list, " ")
      for (i = 1; i <= n; ++i) game[list[i]] = 1
    }
    # The part of the tree that a path belongs to: its first folder, or a folder of enumerate/ that is no game.
    function part_of(path,   parts) {
      split(path, parts, "/")
      if (parts[1] == "enumerate" && (parts[1] "/" parts[2]) in allowed) return parts[1] "/" parts[2]
      return parts[1]
    }
    # The game that a path belongs to: by a folder of that name, as quadrille/GAME.hpp or as
    # cli/confirm/GAME.cpp; empty if to none.
    function game_of(path,   parts, i, k, part) {
      k = split(path, parts, "/")
      if (path ~ /^cli\/confirm\/[a-z0-9_]+\.cpp$/) {
        part = parts[k]
        sub(/\.cpp$/, "", part)
        return part in game ? part : ""
      }
      for (i = 1; i <= k; ++i) {
        part = parts[i]
        if (i == k) {
          if (path !~ /^(include\/)?quadrille\// ) continue
          sub(/\.hpp$/, "", part)
        }
        if (part in game) return part
        # Parts of the public header of a game, and headers that it includes: quadrille/GAME_*.hpp,
        # quadrille/detail/GAME_*.hpp.
        if (i == k && path ~ /quadrille\/(detail\/)?[^\/]*$/) {
          sub(/_.*/, "", part)
          if (part in game) return part
        }
        # The public header of the game `walks` is named trails.
        if (i == k && part == "trails" && "walks" in game) return "walks"
      }
      return ""
    }
    {
      colon = index($0, ":")
      file = substr($0, 1, colon - 1)
      target = $0
      sub(/.*#include "/, "", target)
      sub(/".*/, "", target)
      split(target, to, "/")
      if (to[1] in known) {
        if (to[1] != "quadrille" && index(" " allowed[part_of(file)] " ", " " part_of(target) " ") == 0)
          print "against the order: " $0
        mine = game_of(file)
        other = game_of(target)
        if (mine != "" && other != "" && mine != other) print "a game includes another game: " $0
        if (mine == "" && other != "" && file ~ /^(enumerate\/engines|enumerate\/numbers|include\/quadrille\/detail|graphs)\//)
          print "an engine names a game: " $0
        if (file == "include/quadrille/engines.hpp" && other != "") print "an engine names a game: " $0
      }
    }'
}

refused=$(printf '%s\n' 'games/soccer/a.hpp:1:#include "enumerate/numbers/b.hpp"' 'enumerate/run/c.cpp:2:#include "cli/d.hpp"' \
  'enumerate/run/c.cpp:2:#include "enumerate/soccer/d.hpp"' \
  'enumerate/tennis/e.hpp:3:#include "games/soccer/f.hpp"' 'include/quadrille/detail/g.hpp:4:#include "quadrille/tennis.hpp"' \
  'python/binding/n.cpp:9:#include "cli/o.hpp"' 'include/quadrille/h.hpp:5:#include "enumerate/run/i.hpp"' 'cli/updown/j.cpp:6:#include "enumerate/updown/k.hpp"' \
  'cli/confirm/soccer.cpp:7:#include "enumerate/confirm/updown/l.hpp"' 'cli/confirm/tennis.cpp:8:#include "cli/confirm/m.hpp"' |
  violations | wc -l)
[ "$refused" -eq 8 ] || { echo "of 8 includes against the rules this script saw $refused"; exit 1; }

failed=0
grep -rnE '^ *#include "' graphs games enumerate export proofs properties cli mpi python include \
  --include='*.hpp' --include='*.cpp' --include='*.in' | violations >"${TMPDIR:-/tmp}/import_order.$$"
cat "${TMPDIR:-/tmp}/import_order.$$"
[ ! -s "${TMPDIR:-/tmp}/import_order.$$" ] || failed=1
rm -f "${TMPDIR:-/tmp}/import_order.$$"

# All of cli is one compilation unit, and games use the same names in it.
for game in $games; do
  find cli/"$game" -name '*.[ch]pp' -exec grep -L "^namespace quadrille::cli::${game}_commands {" {} +
done | grep . && { echo "what lies in cli/GAME stands in the namespace quadrille::cli::GAME_commands"; failed=1; }

below="graphs games enumerate export proofs properties include"
grep -rnE 'std::(cout|cerr|clog)|[^sn]printf\(|fmt::print|STD(OUT|ERR)_FILENO' $below --include='*.hpp' --include='*.cpp' |
  grep -vE '^[^:]+:[0-9]+: *//' && { echo "only cli/ prints"; failed=1; }
grep -rnE '#include <(fstream|cstdio|fcntl\.h)>|std::filesystem' $below --include='*.hpp' --include='*.cpp' |
  grep -v '^enumerate/run/' && { echo "only cli/ and enumerate/run read and write files"; failed=1; }
grep -rnE '#include <(tbb|thread|mutex|atomic|future|condition_variable)' games && { echo "games/ knows no threads"; failed=1; }

exit $failed
