// The page's questions about Up's & Down's.
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
            {"record", is_over ? fmt::format("offense {} first 1: {}\n", offense, fmt::join(round.list, ",")) : ""},
            {"digits", ""},
            {"view",
             {{"n", round.n},
              {"offense", offense},
              {"numbers", round.list},
              {"word", updown::to_string(so_far.word)},
              {"score", score},
              {"places", places}}}};
  }

  Json think(const Begun& begun, const Options& options) override {
    const UpdownRound round = round_of(begun);
    Json answer = {{"done", true}, {"winner", 0},    {"value", ""},
                   {"by", ""},     {"positions", 0}, {"moves", Json::array()}};
    const std::vector<int> numbers = unused(round);
    if (numbers.empty()) return answer;
    if (round.n > enumerate::most_solved_numbers) {
      answer["value"] =
          fmt::format("not solved: rounds of more than {} numbers are too large", enumerate::most_solved_numbers);
      return answer;
    }
    std::vector<std::optional<int>> scores;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      UpdownRound after = round;
      after.list.push_back(numbers[i]);
      Options share;
      share.deadline = share_of(options, numbers.size() - i);
      scores.push_back(score_of(after, share));
    }
    const bool all = std::ranges::all_of(scores, [](const auto& score) { return score.has_value(); });
    const bool is_high = mover_of(round) == Role::offense;
    std::optional<int> value;
    for (const auto& score : scores) {
      if (all && (!value || (is_high ? *score > *value : *score < *value))) value = score;
    }
    if (!value) value = score_of(round, options);
    answer["done"] = all;
    if (value) answer["value"] = fmt::format("{} under best play", score_text(*value)), answer["by"] = "search";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      answer["moves"].push_back({{"text", std::to_string(numbers[i])},
                                 {"winner", 0},
                                 {"value", scores[i] ? score_text(*scores[i]) : ""},
                                 {"best", value && scores[i] == value}});
    }
    return answer;
  }

  Json advise(const Begun& begun, int /*player*/, const Options& options) override {
    const running::UpdownTurn turn = running::choose_number(round_of(begun), options);
    return {{"moves", {std::to_string(turn.number)}},
            {"ground", turn.score ? fmt::format("{} under best play, proved", score_text(*turn.score))
                                  : "not solved: the middle one of the unused numbers"}};
  }

  Json counts(const Begun& begun, const Options& /*options*/) override {
    const UpdownRound round = round_of(begun);
    const auto left = static_cast<int>(unused(round).size());
    Natural ways = 1;
    for (int i = 2; i <= left; ++i) ways *= i;
    return {{"reached", true},
            {"text", fmt::format("{} number{} left to write.", left, left == 1 ? " is" : "s are")},
            {"rows", {{{"name", "ways that the round can go on"}, {"number", ways.str()}}}}};
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
  static Role mover_of(const UpdownRound& round) { return updown::mover(round.first, round.list.size() + 1); }

  // What was once proved is kept.
  std::optional<int> score_of(const UpdownRound& round, const Options& options) {
    std::vector<int> key = round.list;
    key.push_back(round.n);
    key.push_back(round.first == Role::offense ? 1 : 0);
    if (const auto found = scores_.find(key); found != scores_.end()) return found->second;
    const std::optional<int> score = running::proved_score(round, options);
    if (score) scores_[key] = *score;
    return score;
  }

  std::map<std::vector<int>, int> scores_;
};

const Registered<UpdownAnswers> registered("updown");

}  // namespace

}  // namespace quadrille::web
