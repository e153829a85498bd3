// `quadrille play tennis`: a game of Tennis or Footsteps against the program, or between two people.
//
// Both players bid at once: a person types a bid, then the program bids without seeing it, and both are shown.
#include <fmt/format.h>

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
#include "quadrille/error.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::Bids;
using tennis::Position;
using tennis::Rules;

struct PlayTennisArguments {
  PlayArguments play;
  std::string points;
  TennisArguments tennis;
};

class TennisMatch : public Match {
 public:
  TennisMatch(const Rules& rules, int points, std::uint64_t seed) : rules_(rules), opponent_(rules, seed) {
    game_.positions.push_back(tennis::start_of(points));
  }

  std::string title() const override {
    return fmt::format("{}; {} points each", to_string(rules_), game_.positions.front().points_1);
  }
  std::string unit() const override { return "bid"; }
  std::string replay_command() const override {
    return "replay tennis" + running::options_of(tennis::arguments_of(rules_));
  }
  bool is_secret() const override { return true; }

  DrawnBoard board(bool colour, bool /*low*/) const override {
    return {exports::unicode_tennis(exports::tennis_scene(rules_, game_), colour)};
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
    return fmt::format("while points are left, at least {} of them", legal(player).least);
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
    // The other player's bid is no part of the position.
    const running::TennisBid bid = opponent_.choose(player, game_.last(), thinking.options);
    if (!bid.guaranteed)
      return {{fmt::format("{}", bid.bid)},
              {},
              fmt::format("not solved{}: sampled from all legal bids alike", thinking.limit())};
    return {{fmt::format("{}", bid.bid)},
            fmt::format("sampled from an optimal mix, by which player 1 {} {}",
                        player == 1 ? "can expect at least" : "can expect at most", *bid.guaranteed)};
  }

  std::string standing(const Thinking& thinking) override {
    const auto value = opponent_.value(game_.last(), thinking.options);
    if (!value) return fmt::format("not solved{}", thinking.limit());
    return fmt::format("player 1 can expect from {} to {} under best play, proved", value->lower, value->upper);
  }

  std::string outcome() const override { return std::string(tennis::name_of(tennis::outcome(rules_, game_.last()))); }

  std::string record(std::optional<int> resigned) const override {
    if (!choosing().empty()) {
      throw Error(ErrorKind::unusable_input,
                  "the game is not over, and a record of Tennis holds whole games; play it to its end");
    }
    std::string text = resigned ? fmt::format("# player {} resigns\n", *resigned) : "";
    text += fmt::format("{}\n", fmt::join(tennis::record_columns, ","));
    for (std::size_t turn = 0; turn < game_.positions.size(); ++turn) {
      const Position& left = game_.positions[turn];
      const std::string bids =
          turn == 0 ? "," : fmt::format("{},{}", game_.bids[turn - 1].player_1, game_.bids[turn - 1].player_2);
      text += fmt::format("{},{},{},{},{}\n", turn, bids, left.points_1, left.points_2, left.ball);
    }
    return text;
  }

 private:
  // The bid that one player has made in a turn, while the other has not.
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
  std::vector<int> firsts_;  // who bid first in each turn, which only taking back asks for
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
  command.add_option("--points", arguments->points, "how many points each player starts with")
      .type_name("P")
      .required();
  command.add_alias("footsteps", {"--variant", "footsteps"});
  add_tennis_options(command, arguments->tennis);
  add_beyond_option(command, arguments->tennis);
  add_play_options(command, common, arguments->play);
  command.footer(play_footer(
      "footsteps in place of tennis stands for tennis --variant footsteps. Both players bid at once: the program "
      "bids "
      "by lot from an optimal mix without seeing yours. Two people in a terminal do not see what the other types. 50 "
      "points are solved in a tenth of a second, 100 in two. The record holds a whole game.",
      "  quadrille play tennis --points 20\n"
      "  quadrille play footsteps --points 30 --player both"));
}

}  // namespace quadrille::cli::tennis_commands
