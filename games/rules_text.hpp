// RulesText: the rules of a game for people, as plain data. The program in a terminal and a page of the documentation
// show these data, so both show the same rules.
//
// The text consists of sentences in UTF-8. Text between two backticks is shown unchanged and never broken over lines.
// No other mark has a meaning. A diagram is stored as a record of a game. It is read and drawn by the functions that
// read and draw all records of that game. So a diagram cannot show an illegal position, and it looks like every other
// picture of the game.
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
  std::string record;   ///< of the game that the diagram shows
};

using RulesBlock = std::variant<RulesParagraph, RulesList, RulesDiagram>;

struct RulesSection {
  std::string title;
  std::vector<RulesBlock> blocks;
};

struct RulesSource {
  std::string title;
  std::string author;
  std::string published;  ///< place and date, and the facts that it supports; without a full stop
};

struct RulesText {
  std::string title;    ///< of the game: `Chess`
  std::string summary;  ///< a description of the game in two or three sentences
  std::vector<RulesSection> sections;
  std::vector<RulesSource> sources;
  std::vector<std::string> choices;  ///< our choices where the sources are silent, or leave a choice
};

}  // namespace quadrille::games
