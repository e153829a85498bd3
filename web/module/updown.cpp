// Answers the web page's questions about Up's & Down's, in the WebAssembly module.
#include <fmt/format.h>

#include <algorithm>

#include "enumerate/updown/minimax.hpp"
#include "enumerate/updown/opponent.hpp"
#include "games/updown/record.hpp"
#include "games/updown/round.hpp"
#include "web/module/questions.hpp"

namespace quadrille::web {

namespace {

using running::UpdownRound;
using updown::Role;

constexpr std::string_view form = "N/offense or N/defense, the role of player 1";

UpdownRound round_of(const Begun& begun) {
  const std::vector<std::string> parts = parts_of(begun.setup, 2, form);
  UpdownRound round;
  round.n = whole(parts[0], 1, updown::most_numbers, "setup " + begun.setup);
  if (parts[1] != "offense" && parts[1] != "defense")
    refuse("setup " + begun.setup, "no role", "write " + std::string(form));
  round.first = parts[1] == "offense" ? Role::offense : Role::defense;
  for (std::size_t i = 0; i < begun.moves.size(); ++i) {
    round.list.push_back(whole(begun.moves[i], 1, round.n, fmt::format("move {}", i + 1)));
  }
  if (const auto fault = updown::fault_of_beginning(round.list, round.n)) {
    refuse_move(fault->turn - 1, begun.moves[fault->turn - 1], fault->message);
  }
  return round;
}

updown::Round written(const UpdownRound& round) {
  return {round.first == Role::offense ? updown::Player::one : updown::Player::two, updown::Player::one, round.list};
}

int player_of_turn(std::size_t turn) { return turn % 2 == 1 ? 1 : 2; }

std::vector<int> unused(const UpdownRound& round) {
  std::vector<int> numbers;
  for (int number = 1; number <= round.n; ++number) {
    if (std::ranges::find(round.list, number) == round.list.end()) numbers.push_back(number);
  }
  return numbers;
}

std::string score_text(int score) { return fmt::format("{} point{}", score, score == 1 ? "" : "s"); }

class UpdownAnswers : public Answers {
 public:
  Json position(const Begun& begun) override {
    const UpdownRound round = round_of(begun);
    const updown::PlayedRound so_far = updown::play(written(round));
    const int offense = static_cast<int>(written(round).offense);
    const bool is_over = static_cast<int>(round.list.size()) == round.n;
    Json legal = Json::array();
    for (const int number : unused(round)) {
      const std::string note = round.list.empty() ? "" : number > round.list.back() ? "up" : "down";
      legal.push_back({{"text", std::to_string(number)}, {"note", note}});
    }
    Json played = Json::array();
    for (std::size_t i = 0; i < round.list.size(); ++i) {
      const std::string note = i == 0 ? "" : round.list[i] > round.list[i - 1] ? "up" : "down";
      played.push_back({{"player", player_of_turn(i + 1)}, {"text", begun.moves[i]}, {"note", note}, {"turn", i + 1}});
    }
    const int score = so_far.score();
    Json places = Json::array();
    if (score > 0) places = {so_far.repetition.first + 1, so_far.repetition.second + 1};
    return {{"setup", begun.setup},
            {"moves", begun.moves},
            {"title", fmt::format("Up's & Down's with {} number{}; player 1 is on {}", round.n, round.n == 1 ? "" : "s",
                                  to_string(round.first))},
            {"movers", is_over ? Json::array() : Json::array({player_of_turn(round.list.size() + 1)})},
            {"legal", legal},
            {"legal2", Json::array()},
            {"played", played},
            {"outcome", is_over ? fmt::format("Player {}, on offense, gets {}.", offense, score_text(score)) : ""},
            {"winner", 0},
            {"record", is_over ? updown::to_record(written(round)) : ""},
            {"digits", ""},
            {"view",
             {{"n", round.n},
              {"offense", offense},
              {"numbers", round.list},
              {"word", updown::to_string(so_far.word)},
              {"score", score},
              {"places", places}}}};
  }

  Json think(const Begun& begun, const Options& /*options*/) override {
    const UpdownRound round = round_of(begun);
    Json answer = {{"done", true}, {"winner", 0},    {"value", ""},
                   {"by", ""},     {"positions", 0}, {"moves", Json::array()}};
    if (unused(round).empty()) {
      answer["value"] = score_text(updown::play(written(round)).score());
      return answer;
    }
    if (!is_solved_here(round)) {
      answer["value"] =
          round.n > enumerate::most_solved_numbers
              ? fmt::format("not solved: more than {} numbers are too many", enumerate::most_solved_numbers)
              : fmt::format("not solved here: more than {} numbers are unused", most_unused);
      return answer;
    }
    const std::vector<updown::Advice> advice = *enumerate::advise_updown({round.n, round.first, round.list}, {});
    const auto by_score = [](const updown::Advice& one, const updown::Advice& other) {
      return one.score < other.score;
    };
    const auto [least, most] = std::ranges::minmax(advice, by_score);
    const int value = updown::mover(round.first, round.list.size() + 1) == Role::offense ? most.score : least.score;
    answer["value"] = fmt::format("{} under best play", score_text(value));
    answer["by"] = "search";
    for (const updown::Advice& after : advice) {
      answer["moves"].push_back({{"text", std::to_string(after.number)},
                                 {"winner", 0},
                                 {"value", score_text(after.score)},
                                 {"best", after.score == value}});
    }
    return answer;
  }

  Json advise(const Begun& begun, int /*player*/, const Options& /*options*/) override {
    const UpdownRound round = round_of(begun);
    const std::vector<int> numbers = unused(round);
    if (numbers.empty()) refuse("the position", "the round is over", "take a number back");
    if (!is_solved_here(round)) {
      // The middle one leaves both letters possible.
      return {{"moves", {std::to_string(numbers[(numbers.size() - 1) / 2])}},
              {"ground", "not solved: the middle unused number"}};
    }
    const running::UpdownTurn turn = running::choose_number(round, {});
    return {{"moves", {std::to_string(turn.number)}},
            {"ground", fmt::format("{} under best play, proved", score_text(*turn.score))}};
  }

  Json counts(const Begun& begun, const Options& /*options*/) override {
    const UpdownRound round = round_of(begun);
    const auto left = static_cast<int>(unused(round).size());
    Natural ways = 1;
    for (int i = 2; i <= left; ++i) ways *= i;
    return {{"reached", true},
            {"text", fmt::format("{} number{} left to write.", left, left == 1 ? " is" : "s are")},
            {"rows", {{{"name", "ways that the round can continue"}, {"number", ways.str()}}}}};
  }

  Begun record(const std::string& text) override {
    const updown::WrittenRound written = updown::parse_record(text).front();
    if (const auto fault = updown::fault_of(written.round.numbers)) {
      throw Error(ErrorKind::breaks_rules, fmt::format("line {}, turn {}", written.line, fault->turn), fault->message,
                  "give each number once");
    }
    // The page calls the player of the first number player 1.
    const bool is_offense = written.round.offense == written.round.first;
    Begun begun{fmt::format("{}/{}", written.round.numbers.size(), is_offense ? "offense" : "defense"), {}};
    for (const int number : written.round.numbers) begun.moves.push_back(std::to_string(number));
    return begun;
  }

  games::RulesText rules() override { return updown::rules_text(); }

 private:
  // No clock stops this search, because that would take an exception. With so few numbers it takes tenths of a second
  // at most.
  static constexpr int most_unused = 22;
  static bool is_solved_here(const UpdownRound& round) {
    return round.n <= enumerate::most_solved_numbers && static_cast<int>(unused(round).size()) <= most_unused;
  }
};

const Registered<UpdownAnswers> registered("updown");

}  // namespace

}  // namespace quadrille::web
