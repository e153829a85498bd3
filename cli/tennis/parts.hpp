// Declares functions for Tennis and Footsteps. Some add the commands, or the options that choose the rules. One makes
// the section of these games in the report, and one computes optimal bids for the page of `quadrille explore`.
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

/// The texts of the options for the rules.
struct TennisArguments {
  std::string variant = "tennis";
  std::string fields = "2";
  std::string beyond = "1";
};

/// Adds --variant and --fields. \pre `arguments` outlives the parsing
void add_tennis_options(Command& command, TennisArguments& arguments);

/// Adds --beyond, for commands whose result depends on the size of a win. \pre as add_tennis_options
void add_beyond_option(Command& command, TennisArguments& arguments);

/// \throws Error (unusable_input) naming the option and the remedy
tennis::Rules parse_rules(const TennisArguments& arguments);

/// The message about a fault in a record, with the other variant if the record keeps its rules.
std::string fault_text(const std::string& file, const tennis::Rules& rules, std::span<const tennis::WrittenTurn> record,
                       const tennis::Fault& fault);

/// The texts of the options of `solve tennis`.
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

/// The request of these options. \throws Error (unusable_input) naming the option and the remedy
tennis::SolveRequest parse_request(const SolveTennisArguments& arguments);

ReportPart tennis_report_part();

/// Optimal mixes at all positions of at most 12 points each, by `tennis P1,P2,BALL`, as JSON. \complexity seconds
std::string page_mixes();

/// "Tennis: below 12 points the player with more wins for certain; from there on chance can decide". The number is the
/// least number of points with a position whose winner is not certain. In most positions of more points the winner is
/// still certain.
/// \param name  the name of the variant
std::string values_title(const std::string& name, std::span<const tennis::PositionValue> rows);

/// "Tennis: with 50 points the best mix bids at most 9 at first, odd numbers 94.0% of the time".
std::string opening_title(const std::string& name, int points, std::span<const tennis::BidProbability> rows);

/// "Tennis: games of 20 points last 11 turns most often, 21.1% of them".
std::string lengths_title(const std::string& name, int points, std::span<const tennis::GameCounts> rows);

}  // namespace quadrille::cli::tennis_commands
