// `quadrille play tennis`: lets people play Tennis or Footsteps in a terminal, against the program or each other.
//
// Both players bid at the same time. A person types a bid, the program chooses its own bid without knowledge of that
// bid, and then both bids are shown.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/play/console.hpp"
#include "cli/play/options.hpp"
#include "cli/tennis/parts.hpp"
#include "enumerate/tennis/opponent.hpp"
#include "enumerate/tennis/spelling.hpp"
#include "export/pictures/tennis/scene.hpp"
#include "games/tennis/record.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::Bids;
using tennis::Position;
using tennis::Rules;

struct PlayTennisArguments {
  PlayArguments play;
  std::string points = "20";
  TennisArguments tennis;
};

// A decimal of up to 18 places, rounded to six.
std::string rounded(const std::string& decimal) {
  constexpr int places = 6;
  std::string text = fmt::format("{:.{}f}", std::stod(decimal), places);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

// The text of a value: one number if both bounds have the same rounding, or are as near as the solver's arithmetic
// allows. It has the sign ≈ unless it is exact.
std::string text_of(const tennis::Interval& value) {
  constexpr double as_near = 1e-9;
  const std::string lower = rounded(value.lower);
  const std::string upper = rounded(value.upper);
  if (lower != upper && std::stod(value.upper) - std::stod(value.lower) > as_near) {
    return fmt::format("from ≈ {} to ≈ {}", lower, upper);
  }
  return lower == value.lower && lower == value.upper ? lower : "≈ " + lower;
}

class TennisMatch : public Match {
 public:
  TennisMatch(const Rules& rules, int points, std::uint64_t seed) : rules_(rules), opponent_(rules, seed) {
    game_.positions.push_back(tennis::start_of(points));
  }

  std::string title() const override {
    return fmt::format("{} with {} points each (--points), {} field{} a side (--fields)",
                       rules_.variant == tennis::Variant::tennis ? "Tennis" : "Footsteps",
                       game_.positions.front().points_1, rules_.fields, rules_.fields == 1 ? "" : "s");
  }
  std::string aims(std::optional<int> you) const override {
    std::string text;
    for (const int player : {you.value_or(1), 3 - you.value_or(1)}) {
      const int side = player == 1 ? 1 : -1;
      text += fmt::format(
          "{}{} if the ball ends on the {}, on {} to {}", text.empty() ? "" : "; ",
          player == you ? fmt::format("you are player {} and win", player) : fmt::format("player {} wins", player),
          player == 1 ? "right" : "left", side, side * (rules_.fields + 1));
    }
    const std::string way = rules_.variant == tennis::Variant::tennis
                                ? "one place away from its bidder, from the bidder's own side over the net, to 1 or -1"
                                : "one place away from its bidder";
    return text + fmt::format(
                      "\nrules: both bid at once, and both pay; the higher bid (*) drives the ball {}; equal bids "
                      "leave it. A player with points left bids at least 1. The game ends on {} and {}, or when both "
                      "have no points{}.\n{}",
                      way, -rules_.fields - 1, rules_.fields + 1,
                      rules_.beyond == 1 ? "" : "; a win by such a ball counts 2", whole_records);
  }
  std::string unit() const override { return "bid"; }
  std::string replay_command() const override {
    return "replay tennis" + running::options_of(tennis::arguments_of(rules_));
  }
  bool is_secret() const override { return true; }

  DrawnBoard board(bool colour, bool low) const override {
    constexpr int most_of_low = 6;  // turns
    exports::TennisScene scene = exports::tennis_scene(rules_, game_);
    if (low) {
      scene.first_turn = std::max(0, static_cast<int>(scene.turns.size()) - most_of_low);
      scene.turns.erase(scene.turns.begin(), scene.turns.begin() + scene.first_turn);
    }
    return {exports::unicode_tennis(scene, colour)};
  }

  std::vector<int> choosing() const override {
    if (tennis::outcome(rules_, game_.last()) != tennis::Outcome::none) return {};
    if (!half_) return {1, 2};
    return {3 - half_->player};
  }

  std::vector<PlayChoice> choices(int player) const override {
    const tennis::BidRange range = legal(player);
    std::vector<PlayChoice> choices;
    for (int bid = range.least; bid <= range.most; ++bid) choices.push_back({bid, fmt::format("{}", bid)});
    return choices;
  }

  std::string menu(int player) const override {
    const tennis::BidRange range = legal(player);
    return range.size() == 1 ? fmt::format("bid {}", range.least)
                             : fmt::format("bid from {} to {}", range.least, range.most);
  }

  std::string refusal(int player, std::string_view text) const override {
    const std::optional<int> number = typed_number(text);
    if (!number) return {};
    const int points = player == 1 ? game_.last().points_1 : game_.last().points_2;
    if (*number > points) return fmt::format("player {} has {} point{} left", player, points, points == 1 ? "" : "s");
    return fmt::format("a player with points left bids at least {}", legal(player).least);
  }

  std::string choose(int player, const PlayChoice& choice) override {
    if (!half_) {
      half_ = {player, choice.number};
      firsts_.push_back(player);
      return {};
    }
    const Bids bids = player == 2 ? Bids{half_->bid, choice.number} : Bids{choice.number, half_->bid};
    half_.reset();
    game_.bids.push_back(bids);
    game_.positions.push_back(tennis::after(rules_, game_.last(), bids));
    return fmt::format("turn {}: player 1 bids {}, player 2 bids {}; the ball lies on {}", game_.bids.size(),
                       bids.player_1, bids.player_2, game_.last().ball);
  }

  void take_back() override {
    if (half_) {
      half_.reset();
      firsts_.pop_back();
      return;
    }
    const Bids bids = game_.bids.back();
    const int player = firsts_.back();
    half_ = {player, player == 1 ? bids.player_1 : bids.player_2};
    game_.bids.pop_back();
    game_.positions.pop_back();
  }

  Advice advise(int player, const Thinking& thinking) override {
    // The position does not contain the other player's bid.
    const running::TennisBid bid = opponent_.choose(player, game_.last(), thinking.options);
    if (!bid.is_optimal)
      return {{fmt::format("{}", bid.bid)},
              {},
              fmt::format("not solved{}: sampled uniformly from all legal bids", thinking.limit())};
    return {{fmt::format("{}", bid.bid)}, "sampled from an optimal mix; " + standing(thinking)};
  }

  std::string standing(const Thinking& thinking) override {
    const auto value = opponent_.value(game_.last(), thinking.options);
    if (!value) return fmt::format("not solved{}", thinking.limit());
    return fmt::format("player 1 can expect {} (1: a win, -1: a loss) under best play, proved", text_of(*value));
  }

  std::string outcome() const override { return std::string(tennis::name_of(tennis::outcome(rules_, game_.last()))); }

  std::string record(std::optional<int> resigned) const override {
    if (!choosing().empty()) refuse_part_of_a_game(resigned);
    return tennis::to_record(game_);
  }

 private:
  // The bid of the player who has bid in a turn, while the other has not.
  struct Half {
    int player = 0;
    int bid = 0;
  };

  tennis::BidRange legal(int player) const {
    return tennis::legal_bids(player == 1 ? game_.last().points_1 : game_.last().points_2);
  }

  Rules rules_;
  tennis::Game game_;
  std::optional<Half> half_;
  std::vector<int> firsts_;  // the player who bid first in each turn, for taking back
  running::TennisOpponent opponent_;
};

Exit play_tennis(const PlayTennisArguments& arguments, const Session& session) {
  const PlaySettings settings = parse_play_settings(arguments.play, session);
  const Rules rules = parse_rules(arguments.tennis);
  TennisMatch match(rules, parse_whole("--points", arguments.points, 1, tennis::most_solved_points),
                    seed_of(arguments.play));
  return play_match(match, settings, session);
}

}  // namespace

void add_play_tennis(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PlayTennisArguments>();
  Command& command =
      group.add_command("tennis", "play Tennis or Footsteps, in a terminal",
                        [arguments](const Session& session) { return play_tennis(*arguments, session); });
  command.add_option("--points", arguments->points, "points that each player starts with; 20 if not given")
      .type_name("P");
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  add_play_options(command, common, arguments->play);
  command.footer(play_footer(
      "The word footsteps in place of tennis means tennis --variant footsteps. Both players bid at once: the program "
      "samples its bid from an optimal mix without seeing yours. Two people in a terminal do not see each other's bids "
      "while they type. 50 points are solved in a tenth of a second, 100 in two. A record holds only a finished game.",
      "  quadrille play tennis\n"
      "  quadrille play footsteps --points 30 --player both"));
}

}  // namespace quadrille::cli::tennis_commands
