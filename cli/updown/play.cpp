// The command `quadrille play updown`: lets a person play a round of Up's & Down's in a terminal. The opponent is the
// program or another person.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/play/console.hpp"
#include "cli/play/options.hpp"
#include "cli/updown/parts.hpp"
#include "enumerate/updown/opponent.hpp"
#include "export/pictures/updown/picture.hpp"
#include "games/updown/record.hpp"
#include "games/updown/round.hpp"

namespace quadrille::cli::updown_commands {

namespace {

using updown::Role;

struct PlayUpdownArguments {
  PlayArguments play;
  std::string n = "8";
  std::string first = "offense";
};

ChoiceOption<Role> role_of_player_1() {
  return {"--first",
          "the side of player 1, who writes the first number",
          {{"offense", Role::offense, "for a high score, the default"}, {"defense", Role::defense, "for a low one"}}};
}

class UpdownMatch : public Match {
 public:
  UpdownMatch(int n, Role first) : round_{n, first, {}} {}

  std::string title() const override {
    return fmt::format("Up's & Down's with {} number{} (--n); player 1 is on {} (--first)", round_.n,
                       round_.n == 1 ? "" : "s", round_.first == Role::offense ? "offense" : "defense");
  }
  std::string unit() const override { return "number"; }
  std::string replay_command() const override { return "replay updown"; }

  std::string aims(std::optional<int> you) const override {
    std::string text;
    for (const int player : {you.value_or(1), 3 - you.value_or(1)}) {
      const bool is_on_offense = (player == 1) == (round_.first == Role::offense);
      text += fmt::format(
          "{}{} a {} score", text.empty() ? "" : "; ",
          player == you ? fmt::format("you are player {} and want", player) : fmt::format("player {} wants", player),
          is_on_offense ? "high" : "low");
    }
    return text + fmt::format(
                      "\nrules: in turn each player writes an unused number from 1 to {} after the last one; each step "
                      "to the next number is up or down (U, D). The score is the length of the longest block of steps "
                      "that occurs at two places, which may overlap.\n{}",
                      round_.n, whole_records);
  }

  DrawnBoard board(bool colour, bool /*low*/) const override {
    const exports::UpdownScene scene = exports::round_scene(written(), round_.n);
    return {exports::unicode_board(scene, colour), exports::unicode_legend(scene, colour)};
  }

  std::vector<int> choosing() const override {
    if (static_cast<int>(round_.list.size()) == round_.n) return {};
    return {round_.list.size() % 2 == 0 ? 1 : 2};
  }

  std::vector<PlayChoice> choices(int /*player*/) const override {
    std::vector<PlayChoice> choices;
    for (int number = 1; number <= round_.n; ++number) {
      if (std::find(round_.list.begin(), round_.list.end(), number) != round_.list.end()) continue;
      choices.push_back({number, fmt::format("{}", number)});
    }
    return choices;
  }

  std::string menu(int player) const override {
    std::vector<int> numbers;
    for (const PlayChoice& choice : choices(player)) numbers.push_back(choice.number);
    return fmt::format("write one of {}", fmt::join(numbers, ", "));
  }

  std::string refusal(int /*player*/, std::string_view text) const override {
    const std::optional<int> number = typed_number(text);
    if (!number) return {};
    if (*number < 1 || *number > round_.n) return fmt::format("the numbers are from 1 to {}", round_.n);
    return fmt::format("{} is already written", *number);
  }

  std::string choose(int player, const PlayChoice& choice) override {
    round_.list.push_back(choice.number);
    return fmt::format("player {} writes {}", player, choice.number);
  }

  void take_back() override { round_.list.pop_back(); }

  Advice advise(int /*player*/, const Thinking& thinking) override {
    const running::UpdownTurn turn = running::choose_number(round_, thinking.options);
    if (!turn.score)
      return {{fmt::format("{}", turn.number)},
              {},
              fmt::format("not solved{}: the middle unused number", thinking.limit())};
    return {{fmt::format("{}", turn.number)}, score_text(*turn.score)};
  }

  std::string standing(const Thinking& thinking) override {
    const std::optional<int> score = running::proved_score(round_, thinking.options);
    return score ? score_text(*score) : fmt::format("not decided{}", thinking.limit());
  }

  std::string outcome() const override {
    const int score = updown::play(written()).score();
    return fmt::format("score {}: player {}, on offense, gets {} point{}", score, static_cast<int>(written().offense),
                       score, score == 1 ? "" : "s");
  }

  std::string record(std::optional<int> resigned) const override {
    if (!choosing().empty()) refuse_part_of_a_game(resigned);
    return updown::to_record(written());
  }

 private:
  static std::string score_text(int score) { return fmt::format("the score is {} under best play, proved", score); }

  updown::Round written() const {
    return {round_.first == Role::offense ? updown::Player::one : updown::Player::two, updown::Player::one,
            round_.list};
  }

  running::UpdownRound round_;
};

Exit play_updown(const PlayUpdownArguments& arguments, const Session& session) {
  const PlaySettings settings = parse_play_settings(arguments.play, session);
  const int n = parse_whole("--n", arguments.n, 1, updown::most_numbers);
  UpdownMatch match(n, role_of_player_1().parse(arguments.first));
  return play_match(match, settings, session);
}

}  // namespace

void add_play_updown(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PlayUpdownArguments>();
  Command& command =
      group.add_command("updown", "play a round of Up's & Down's, in a terminal",
                        [arguments](const Session& session) { return play_updown(*arguments, session); });
  command.add_option("--n", arguments->n, "length of the list of numbers; 8 if not given").type_name("N");
  role_of_player_1().add(command, arguments->first);
  add_play_options(command, common, arguments->play);
  command.footer(
      play_footer("If the round is not solved in time, the program says so. A record holds only a finished round.",
                  "  quadrille play updown\n"
                  "  quadrille play updown --n 20 --first defense --player 2"));
}

}  // namespace quadrille::cli::updown_commands
