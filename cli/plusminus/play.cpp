// `quadrille play plusminus`: lets people play Plusses & Minuses in a terminal, against the program or each other.
#include <fmt/format.h>

#include <memory>
#include <variant>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/play/console.hpp"
#include "cli/play/options.hpp"
#include "cli/plusminus/parts.hpp"
#include "enumerate/plusminus/opponent.hpp"
#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/record.hpp"
#include "games/plusminus/score.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

using enumerate::AppendedSign;
using enumerate::FilledSquare;
using enumerate::PlusminusTurn;
using Move = std::variant<AppendedSign, FilledSquare>;

// Larger grids do not fit a terminal, nor their numbers a square.
constexpr int most_rows = 24;

struct PlayPlusminusArguments {
  PlayArguments play;
  std::string n = "5";
  std::string places_first = "2";
};

ChoiceOption<int> first_filler_option() {
  return {"--places-first", "the player who fills the first square", {{"1", 1}, {"2", 2, "the default"}}};
}

std::string text_of(const Move& move) {
  if (const auto* append = std::get_if<AppendedSign>(&move)) return append->plus ? "+" : "-";
  const auto& [column, row] = std::get<FilledSquare>(move);
  return fmt::format("({},{})", column, row);
}

class PlusminusMatch : public Match {
 public:
  PlusminusMatch(int n, int places_first, std::uint64_t seed)
      : n_(n), places_first_(places_first), opponent_(n, places_first, seed) {}

  std::string title() const override {
    return fmt::format("Plusses and Minuses on a grid of {} by {} (--n); player {} fills the first square", n_, n_,
                       places_first_);
  }
  std::string unit() const override { return appending() ? "sign" : "square"; }
  std::string replay_command() const override { return "replay plusminus"; }

  std::string aims(std::optional<int> you) const override {
    std::string text;
    for (const int player : {you.value_or(1), 3 - you.value_or(1)}) {
      text += fmt::format("{}{} the {}", text.empty() ? "" : "; ",
                          player == you ? fmt::format("you are player {} and predict", player)
                                        : fmt::format("player {} predicts", player),
                          player == 1 ? "columns, from the left" : "rows, from the bottom");
    }
    return text + fmt::format(
                      "\nrules: each player writes {} predictions, + or -, one a turn; then the players fill squares, "
                      "one a turn, at most one in each row and column, until each row and column has one. A + is true "
                      "where the next column's square is higher, or the next row's further to the right; a true "
                      "prediction scores a point. More points win.\n{}",
                      n_ - 1, whole_records);
  }

  DrawnBoard board(bool colour, bool low) const override {
    exports::PlusminusScene scene = exports::plusminus_scene(rows(), predictions());
    scene.fillers.resize(static_cast<std::size_t>(n_));
    for (const PlusminusTurn& turn : played_) {
      const auto* square = std::get_if<FilledSquare>(&turn.move);
      if (square != nullptr) scene.fillers[static_cast<std::size_t>(square->column - 1)] = turn.player;
    }
    if (!appending()) {
      const std::vector<Move> legal = moves();
      for (std::size_t i = 0; i < legal.size(); ++i) {
        const auto& [column, row] = std::get<FilledSquare>(legal[i]);
        scene.choices.push_back({column - 1, row - 1, static_cast<int>(i) + 1});
      }
    }
    if (low) return {exports::unicode_grid(scene, colour), exports::unicode_lists(scene, colour)};
    return {exports::unicode_plusminus(scene, colour)};
  }

  std::vector<int> choosing() const override {
    if (static_cast<int>(played_.size()) == signs() + n_) return {};
    const int turn = static_cast<int>(played_.size());
    if (appending()) return {turn % 2 == 0 ? 1 : 2};
    return {(turn - signs()) % 2 == 0 ? places_first_ : 3 - places_first_};
  }

  std::vector<PlayChoice> choices(int /*player*/) const override {
    std::vector<PlayChoice> choices;
    for (const Move& move : moves()) choices.push_back({static_cast<int>(choices.size()) + 1, text_of(move)});
    return choices;
  }

  std::string menu(int player) const override {
    return appending() ? "append " + listed(choices(player)) : "fill a numbered square, or (column,row)";
  }

  // The message about the rule that a written square breaks; empty if it breaks none, or if the text is no square.
  std::string refusal(int /*player*/, std::string_view text) const override {
    if (appending()) return {};
    FilledSquare square{};
    try {
      games::LineReader reader(text, {}, {});
      reader.expect("(");
      square.column = reader.number("the column");
      reader.expect(",");
      square.row = reader.number("the row");
      reader.expect(")");
      if (!reader.done()) return {};
    } catch (const Error&) {
      return {};
    }
    const auto outside = [this](int number) { return number < 1 || number > n_; };
    if (outside(square.column) || outside(square.row)) {
      return fmt::format("({},{}) is outside the grid of {} by {}", square.column, square.row, n_, n_);
    }
    const auto filled = rows();
    const auto taken = [](const char* line, int number, std::size_t column, int row) {
      return fmt::format("{} {} has its filled square already, ({},{})", line, number, column + 1, row + 1);
    };
    const auto own_column = static_cast<std::size_t>(square.column - 1);
    if (filled[own_column]) return taken("column", square.column, own_column, *filled[own_column]);
    for (std::size_t column = 0; column < filled.size(); ++column) {
      if (filled[column] && *filled[column] == square.row - 1) return taken("row", square.row, column, square.row - 1);
    }
    return {};
  }

  std::string choose(int player, const PlayChoice& choice) override {
    const bool append = appending();
    const Move move = moves().at(static_cast<std::size_t>(choice.number) - 1);
    played_.push_back({player, move});
    return fmt::format("player {} {} {}", player, append ? "appends" : "fills", choice.text);
  }

  void take_back() override { played_.pop_back(); }

  Advice advise(int /*player*/, const Thinking& thinking) override {
    const running::PlusminusChoice choice = opponent_.choose(played_, thinking.options);
    if (!choice.margin)
      return {{text_of(choice.move)},
              {},
              fmt::format("not solved{}: chosen at random, a square among those that score most at once",
                          thinking.limit())};
    return {{text_of(choice.move)}, margin_text(*choice.margin)};
  }

  std::string standing(const Thinking& thinking) override {
    const std::optional<int> margin = opponent_.margin(played_, thinking.options);
    return margin ? margin_text(*margin) : fmt::format("not decided{}", thinking.limit());
  }

  std::string outcome() const override { return exports::plusminus_scene(rows(), predictions()).outcome; }

  std::string record(std::optional<int> resigned) const override {
    if (!choosing().empty()) refuse_part_of_a_game(resigned);
    return plusminus::to_record(rows(), predictions());
  }

 private:
  static std::string margin_text(int margin) {
    if (margin == 0) return "a tie under best play, proved";
    return fmt::format("player {} wins by {} under best play, proved", margin > 0 ? 1 : 2,
                       margin > 0 ? margin : -margin);
  }

  int signs() const { return 2 * (n_ - 1); }
  bool appending() const { return static_cast<int>(played_.size()) < signs(); }

  plusminus::Predictions predictions() const {
    plusminus::Predictions lists;
    for (const PlusminusTurn& turn : played_) {
      const auto* append = std::get_if<AppendedSign>(&turn.move);
      if (append == nullptr) break;
      plusminus::Signs& list = lists[turn.player == 1 ? 0 : 1];
      list = list.with(append->plus);
    }
    return lists;
  }

  // The row of each column's filled square, counted from the bottom, from 0.
  std::vector<std::optional<std::uint8_t>> rows() const {
    std::vector<std::optional<std::uint8_t>> rows(static_cast<std::size_t>(n_));
    for (const PlusminusTurn& turn : played_) {
      if (const auto* square = std::get_if<FilledSquare>(&turn.move)) {
        rows[static_cast<std::size_t>(square->column - 1)] = static_cast<std::uint8_t>(square->row - 1);
      }
    }
    return rows;
  }

  std::vector<Move> moves() const {
    if (appending()) return {AppendedSign{true}, AppendedSign{false}};
    const auto filled = rows();
    std::vector<bool> taken(static_cast<std::size_t>(n_));
    for (const auto& row : filled) {
      if (row) taken[*row] = true;
    }
    std::vector<Move> moves;
    for (int column = 1; column <= n_; ++column) {
      if (filled[static_cast<std::size_t>(column - 1)]) continue;
      for (int row = 1; row <= n_; ++row) {
        if (!taken[static_cast<std::size_t>(row - 1)]) moves.emplace_back(FilledSquare{column, row});
      }
    }
    return moves;
  }

  int n_;
  int places_first_;
  std::vector<PlusminusTurn> played_;
  running::PlusminusOpponent opponent_;
};

Exit play_plusminus(const PlayPlusminusArguments& arguments, const Session& session) {
  const PlaySettings settings = parse_play_settings(arguments.play, session);
  const int n = parse_whole("--n", arguments.n, 1, most_rows);
  PlusminusMatch match(n, first_filler_option().parse(arguments.places_first), seed_of(arguments.play));
  return play_match(match, settings, session);
}

}  // namespace

void add_play_plusminus(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PlayPlusminusArguments>();
  Command& command =
      group.add_command("plusminus", "play Plusses and Minuses, in a terminal",
                        [arguments](const Session& session) { return play_plusminus(*arguments, session); });
  command.add_option("--n", arguments->n, "size of the grid, N by N; 5 if not given").type_name("N");
  first_filler_option().add(command, arguments->places_first);
  add_play_options(command, common, arguments->play);
  command.footer(
      play_footer("A sign is + or -. A square is (column,row); columns are counted from the left, rows from the "
                  "bottom. Grids of up to 8 are solved in a second; if a grid is not solved in time, the program says "
                  "so. A record holds only a finished grid.",
                  "  quadrille play plusminus\n"
                  "  quadrille play plusminus --n 9 --seconds 30"));
}

}  // namespace quadrille::cli::plusminus_commands
