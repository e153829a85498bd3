// Answers the web page's questions about Tennis and Footsteps, in the WebAssembly module. The module does not compute
// the values of positions and the optimal mixes of bids, because their solver needs libraries that the module lacks.
// The program computes them and writes them into the page.
#include "quadrille/tennis.hpp"

#include <fmt/format.h>

#include "enumerate/engines/random/splitmix.hpp"
#include "games/tennis/record.hpp"
#include "games/tennis/rules.hpp"
#include "web/module/questions.hpp"

namespace quadrille::web {

namespace {

using tennis::Bids;
using tennis::Position;
using tennis::Rules;
using tennis::Variant;

// A game up to its last turn, on the sources' court.
struct Game : tennis::Game {
  Rules rules{};
};

Game game_of(const Begun& begun) {
  constexpr std::string_view form = "POINTS/tennis or POINTS/footsteps";
  const std::vector<std::string> parts = parts_of(begun.setup, 2, form);
  Game game;
  const int points = whole(parts[0], 1, tennis::most_solved_points, "setup " + begun.setup);
  if (parts[1] != "tennis" && parts[1] != "footsteps") {
    refuse("setup " + begun.setup, "no such game", "write " + std::string(form));
  }
  game.rules.variant = parts[1] == "tennis" ? Variant::tennis : Variant::footsteps;
  game.positions.push_back(tennis::start_of(points));
  for (std::size_t i = 0; i < begun.moves.size(); ++i) {
    const std::string& move = begun.moves[i];
    const std::size_t dash = move.find('-');
    if (dash == std::string::npos) refuse_move(i, move, "both bids are written, as 3-5");
    if (tennis::outcome(game.rules, game.last()) != tennis::Outcome::none) {
      refuse_move(i, move, "the game is over before it");
    }
    const auto bid = [&](int player, const std::string& text, int left) {
      const tennis::BidRange range = tennis::legal_bids(left);
      return whole(text, range.least, range.most,
                   fmt::format("move {}, {}, the bid of player {}", i + 1, move, player));
    };
    const Bids bids{bid(1, move.substr(0, dash), game.last().points_1),
                    bid(2, move.substr(dash + 1), game.last().points_2)};
    game.bids.push_back(bids);
    game.positions.push_back(tennis::after(game.rules, game.last(), bids));
  }
  return game;
}

Json legal_of(int points) {
  const tennis::BidRange range = tennis::legal_bids(points);
  Json legal = Json::array();
  for (int bid = range.least; bid <= range.most; ++bid) legal.push_back({{"text", std::to_string(bid)}, {"note", ""}});
  return legal;
}

int winner_of(tennis::Outcome outcome) {
  return outcome == tennis::Outcome::win_1 ? 1 : outcome == tennis::Outcome::win_2 ? 2 : 0;
}

class TennisAnswers : public Answers {
 public:
  Json position(const Begun& begun) override {
    const Game game = game_of(begun);
    const tennis::Outcome outcome = tennis::outcome(game.rules, game.last());
    const bool is_over = outcome != tennis::Outcome::none;
    Json played = Json::array();
    Json turns = Json::array();
    for (std::size_t i = 0; i < game.bids.size(); ++i) {
      const Position& after = game.positions[i + 1];
      played.push_back({{"player", 0},
                        {"text", begun.moves[i]},
                        {"note", fmt::format("the ball lies on {}", after.ball)},
                        {"turn", i + 1}});
      turns.push_back({{"bids", {game.bids[i].player_1, game.bids[i].player_2}},
                       {"points", {after.points_1, after.points_2}},
                       {"ball", after.ball}});
    }
    const auto sentence = [&]() -> std::string {
      if (!is_over) return {};
      if (outcome == tennis::Outcome::tie) return "A tie: no points are left, and the ball lies on 0.";
      return fmt::format("P{}: the ball lies on {}.", tennis::name_of(outcome).substr(1), game.last().ball);
    };
    return {
        {"setup", begun.setup},
        {"moves", begun.moves},
        {"title", fmt::format("{} with {} points each", game.rules.variant == Variant::tennis ? "Tennis" : "Footsteps",
                              game.positions.front().points_1)},
        {"movers", is_over ? Json::array() : Json::array({1, 2})},
        {"legal", is_over ? Json::array() : legal_of(game.last().points_1)},
        {"legal2", is_over ? Json::array() : legal_of(game.last().points_2)},
        {"played", played},
        {"outcome", sentence()},
        {"winner", winner_of(outcome)},
        {"record", is_over ? tennis::to_record(game) : ""},
        {"digits", ""},
        {"view",
         {{"points", {game.last().points_1, game.last().points_2}},
          {"ball", game.last().ball},
          {"court", game.rules.fields + 1},
          {"turns", turns}}}};
  }

  Json think(const Begun& begun, const Options& /*options*/) override {
    const Game game = game_of(begun);
    const tennis::Outcome outcome = tennis::outcome(game.rules, game.last());
    return {{"done", true},
            {"winner", winner_of(outcome)},
            {"value", outcome == tennis::Outcome::tie ? "0: a tie" : ""},
            {"by", ""},
            {"positions", 0},
            {"moves", Json::array()}};
  }

  Json advise(const Begun& begun, int player, const Options& /*options*/) override {
    const Game game = game_of(begun);
    if (tennis::outcome(game.rules, game.last()) != tennis::Outcome::none) {
      refuse("the position", "the game is over", "take a move back");
    }
    const tennis::BidRange range = tennis::legal_bids(player == 1 ? game.last().points_1 : game.last().points_2);
    random_ += engines::splitmix_step;
    const int bid =
        range.least + static_cast<int>(engines::splitmix(random_) % static_cast<std::uint64_t>(range.size()));
    return {{"moves", {std::to_string(bid)}}, {"ground", "not solved here: sampled from all legal bids alike"}};
  }

  Json counts(const Begun& begun, const Options& /*options*/) override {
    const Game game = game_of(begun);
    const bool is_over = tennis::outcome(game.rules, game.last()) != tennis::Outcome::none;
    const int pairs =
        is_over ? 0 : tennis::legal_bids(game.last().points_1).size() * tennis::legal_bids(game.last().points_2).size();
    return {{"reached", true},
            {"text", "Both bid at once."},
            {"rows", {{{"name", "pairs of bids in this turn"}, {"number", std::to_string(pairs)}}}}};
  }

  Begun record(const std::string& text) override {
    const std::vector<tennis::WrittenTurn> written = tennis::parse_record(text);
    // A record does not name which of the two games it is.
    std::optional<tennis::Fault> of_tennis;
    for (const Variant variant : {Variant::tennis, Variant::footsteps}) {
      const auto fault = tennis::first_fault({.variant = variant}, written);
      if (!fault) return begun_of(written, variant);
      if (!of_tennis) of_tennis = fault;
    }
    throw Error(
        ErrorKind::breaks_rules, fmt::format("line {}", of_tennis->line),
        fmt::format("{} by the rules of Tennis; the record breaks the rules of Footsteps too", of_tennis->message),
        "give a whole game");
  }

  games::RulesText rules() override {
    games::RulesText rules = tennis::rules_text(Variant::tennis);
    const games::RulesText footsteps = tennis::rules_text(Variant::footsteps);
    rules.sections.push_back({footsteps.title, {games::RulesParagraph{footsteps.summary}}});
    for (games::RulesSection section : footsteps.sections) {
      section.title = footsteps.title + ": " + section.title;
      rules.sections.push_back(std::move(section));
    }
    return rules;
  }

 private:
  static Begun begun_of(const std::vector<tennis::WrittenTurn>& written, Variant variant) {
    Begun begun{
        fmt::format("{}/{}", written.front().position.points_1, variant == Variant::tennis ? "tennis" : "footsteps"),
        {}};
    for (std::size_t i = 1; i < written.size(); ++i) {
      begun.moves.push_back(fmt::format("{}-{}", written[i].bids.player_1, written[i].bids.player_2));
    }
    return begun;
  }

  // Different on each page, so that nobody can foresee the bids.
  std::uint64_t random_ = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
};

const Registered<TennisAnswers> registered("tennis");

}  // namespace

}  // namespace quadrille::web
