// Game: a struct that describes one game to the program. It contains the game's commands, tables, claims and rules, and
// the game's section of the report.
//
// The function games() returns one Game for each game. From these values the program makes the commands, the shell
// completions, the manual, the report and the list of claims. So only the list cli/games.def and the files in a game's
// own folders name the game.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/command.hpp"
#include "cli/session.hpp"
#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// The groups of commands that a game adds its own to, and the common options, whose places some options share.
struct CommandGroups {
  Command& count;
  Command& solve;
  Command& estimate;
  Command& sample;
  Command& replay;
  Command& play;
  Command& engine;
  Command& exported;  ///< `export`
  Command& picture;   ///< `export picture`
  CommonArguments& common;
  Command& explain;
};

struct GameClaims;  // ledger.hpp
struct GameRules;   // rules/game_rules.hpp
struct ReportPart;  // report/figures.hpp

struct Game {
  std::string name;   ///< the name of its folders, and the first part of its claims' identifiers: "chess"
  std::string title;  ///< for people: "Chess"
  std::function<void(CommandGroups&)> add_commands;
  std::function<std::vector<TableSchema>()> tables;  ///< the tables that its commands print
  std::vector<std::string> examples{};               ///< for the first page of the help: "count chess --plies 5"
  std::function<GameClaims()> claims{};              ///< its part of the ledger; none if empty
  std::function<ReportPart()> report_part{};         ///< its part of the report; none if empty
  std::function<std::vector<GameRules>()> rules{};   ///< its rules, and those of its variants that have their own
  /// The part of another rank in a job that one rank has begun and shares (Options::ranks); none if empty.
  std::function<void(std::string_view call, const Options& options)> take_part{};
  /// Facts about positions that the page to play on shows and only the program can compute, as JSON: `Facts.mixes` of
  /// web/page/facts.ts; none if empty.
  std::function<std::string()> page_mixes{};
  bool is_played = true;  ///< false for a subject that is counted and never played
};

// The games that this program knows: the list of cli/games.def.

/// All games, in the order of the list.
std::vector<Game> games();

/// The titles of the games that people play: "Chess, Draughts, Go".
std::string titles_of_games();

// The tables that this program prints: the schemas of its games and its ledger.
//
// A schema is written once, beside its row type. The databases take the names of their tables from it, and the
// reference of columns (`quadrille manual --format markdown`) consists of its texts.

/// All tables, by the group of commands that prints them, and then by the list of games.
std::vector<TableSchema> tables();

}  // namespace quadrille::cli
