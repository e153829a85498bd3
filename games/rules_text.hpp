// The rules of a game as people read them, as plain data: a terminal and a page of the documentation show the same.
//
// Texts are sentences in UTF-8. What stands between two backticks is shown as it is and is not broken over lines; no
// other mark has a meaning. A diagram holds a record of play, in the form that the game's own reader takes, and is
// drawn by the game's own pictures: so it cannot show what the rules forbid, and changes with the pictures.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace quadrille::games {

struct RulesParagraph {
  std::string text;
};

struct RulesList {
  std::vector<std::string> items;
};

struct RulesDiagram {
  std::string name;     ///< of its file, without an ending: `chess-start`
  std::string caption;  ///< a sentence
  std::string record;   ///< what is drawn
};

using RulesBlock = std::variant<RulesParagraph, RulesList, RulesDiagram>;

struct RulesSection {
  std::string title;
  std::vector<RulesBlock> blocks;
};

struct RulesSource {
  std::string title;
  std::string author;
  std::string published;  ///< where and when, and what it is a source for; without a full stop
};

struct RulesText {
  std::string title;    ///< of the game: `Chess`
  std::string summary;  ///< what the game is, in two or three sentences
  std::vector<RulesSection> sections;
  std::vector<RulesSource> sources;
  std::vector<std::string> choices;  ///< what we chose where the sources are silent, or leave a choice
};

}  // namespace quadrille::games
