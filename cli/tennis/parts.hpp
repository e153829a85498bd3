// Tennis and Footsteps in the program: the commands, the options of the rules, and the parts of rules, ledger and
// report.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/report/figures.hpp"
#include "cli/session.hpp"
#include "games/tennis/record.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

/// @{
/// Each command is in a file of its own.
void add_count_tennis(Command& parent);
void add_solve_tennis(Command& parent);
void add_replay_tennis(Command& parent);
void add_picture_tennis(Command& group, CommonArguments& common);
void add_play_tennis(Command& group, CommonArguments& common);
/// @}

/// The options for the rules, as they were written.
struct TennisArguments {
  std::string variant = "tennis";
  std::string fields = "2";
  std::string beyond = "1";
};

/// Adds --variant and --fields. \pre `arguments` outlives the parsing
void add_tennis_options(Command& command, TennisArguments& arguments);

/// Adds --beyond, where it matters by how much a player wins. \pre as add_tennis_options
void add_beyond_option(Command& command, TennisArguments& arguments);

/// \throws Error (unusable_input) naming the option and the remedy
tennis::Rules parse_rules(const TennisArguments& arguments);

/// The fault in a record, after the file's name; and the other variant, if the record keeps the rules of that.
std::string fault_text(const std::string& file, const tennis::Rules& rules, std::span<const tennis::WrittenTurn> record,
                       const tennis::Fault& fault);

/// The options of `solve tennis`, as they were written.
struct SolveTennisArguments {
  std::optional<std::string> points;
  TennisArguments tennis;
  std::optional<std::string> width;
  std::optional<std::string> state;
  std::optional<std::string> by;
  bool strategy = false;
  bool play = false;
  std::optional<std::string> games;
  std::optional<std::string> seed;
  std::optional<std::string> certificate;
};

/// The request that they make. \throws Error (unusable_input) naming the option and the remedy
tennis::SolveRequest parse_request(const SolveTennisArguments& arguments);

ReportPart tennis_report_part();

/// Optimal mixes at all positions of at most 12 points each, by `tennis P1,P2,BALL`, as JSON. \complexity seconds
std::string page_mixes();

/// "Tennis: below 12 points the player with more wins for certain; from there on chance can decide": the least points
/// with which another thing happens in some position. It says nothing of the others: in most the winner is certain.
/// \param name  of the variant
std::string values_title(const std::string& name, std::span<const tennis::PositionValue> rows);

/// "Tennis: with 50 points the best mix bids at most 9 at first, odd numbers 94.0% of the time".
std::string opening_title(const std::string& name, int points, std::span<const tennis::BidProbability> rows);

/// "Tennis: games of 20 points last 11 turns most often, 21.1% of them".
std::string lengths_title(const std::string& name, int points, std::span<const tennis::GameCounts> rows);

}  // namespace quadrille::cli::tennis_commands
