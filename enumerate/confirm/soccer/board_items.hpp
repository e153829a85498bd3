// BoardItems: parses the one-line text of a Paper Soccer board into its start, goals, walls and neighbours.
// `quadrille_confirm` uses this parser instead of the solver's parser, so that it can detect errors of that parser.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "games/record_text.hpp"

namespace quadrille::confirm {

/// The items of a normal form, which semicolons separate. Names are parts of the text. Other items, such as
/// places, are left out.
struct BoardItems {
  std::string_view start;
  std::map<std::string_view, int> goals;  ///< 1 or 2: of g1, of g2
  std::set<std::string_view> walls;
  std::map<std::string_view, std::vector<std::string_view>> neighbours;  ///< in the order of the edges in the text

  explicit BoardItems(std::string_view line) {
    while (!line.empty()) {
      const std::size_t end = std::min(line.find(';'), line.size());
      const std::vector<std::string_view> words = games::words_of(line.substr(0, end));
      line.remove_prefix(std::min(end + 1, line.size()));
      if (words[0] == "start") start = words[1];
      if (words[0] == "goal") {
        for (std::size_t i = 2; i < words.size(); ++i) goals[words[i]] = words[1] == "1" ? 1 : 2;
      }
      if (words[0] == "wall") walls.insert(words.begin() + 1, words.end());
      if (words[0] != "edge") continue;
      neighbours[words[1]].push_back(words[2]);
      neighbours[words[2]].push_back(words[1]);
    }
  }
};

}  // namespace quadrille::confirm
