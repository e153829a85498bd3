// Answers the web page's questions about Plusses & Minuses, in the WebAssembly module.
#include "quadrille/plusminus.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "enumerate/plusminus/opponent.hpp"
#include "games/plusminus/record.hpp"
#include "games/plusminus/score.hpp"
#include "games/record_text.hpp"
#include "web/module/questions.hpp"

namespace quadrille::web {

namespace {

using enumerate::AppendedSign;
using enumerate::FilledSquare;
using enumerate::PlusminusTurn;
using Move = std::variant<AppendedSign, FilledSquare>;

std::string text_of(const Move& move) {
  if (const auto* append = std::get_if<AppendedSign>(&move)) return append->plus ? "+" : "-";
  const auto& [column, row] = std::get<FilledSquare>(move);
  return fmt::format("({},{})", column, row);
}

std::string points(int number) { return fmt::format("{} point{}", number, number == 1 ? "" : "s"); }

std::string margin_text(int margin) {
  if (margin == 0) return "a tie";
  return fmt::format("player {} wins by {}", margin > 0 ? 1 : 2, points(std::abs(margin)));
}

// The same after the margin itself, in the form of `value`.
std::string value_text(int margin) { return fmt::format("{}: {}", margin, margin_text(margin)); }

// The largest grid that is solved in a part of a second here; the next takes three seconds.
constexpr int most_solved_here = 7;

int winner_of(int margin) { return margin > 0 ? 1 : margin < 0 ? 2 : 0; }

// A game up to its last move.
class Game {
 public:
  explicit Game(const Begun& begun) {
    const std::vector<std::string> parts = parts_of(begun.setup, 2, "N/1 or N/2, who fills the first square");
    n_ = whole(parts[0], 1, games::most_signs + 1, "setup " + begun.setup);
    places_first_ = whole(parts[1], 1, 2, "setup " + begun.setup);
    rows_.resize(static_cast<std::size_t>(n_));
    for (std::size_t i = 0; i < begun.moves.size(); ++i) play(i, begun.moves[i]);
  }

  int n() const { return n_; }
  int places_first() const { return places_first_; }
  const std::vector<PlusminusTurn>& played() const { return played_; }
  bool is_over() const { return static_cast<int>(played_.size()) == signs() + n_; }
  bool is_appending() const { return static_cast<int>(played_.size()) < signs(); }
  int mover() const {
    const int turn = static_cast<int>(played_.size());
    if (is_appending()) return turn % 2 == 0 ? 1 : 2;
    return (turn - signs()) % 2 == 0 ? places_first_ : 3 - places_first_;
  }
  const plusminus::Predictions& predictions() const { return predictions_; }
  /// The row of each column's star from 1, or 0.
  const std::vector<int>& rows() const { return rows_; }
  /// The column of each row's star from 1, or 0.
  std::vector<int> columns() const {
    std::vector<int> columns(rows_.size());
    for (std::size_t column = 0; column < rows_.size(); ++column) {
      if (rows_[column] != 0) columns[static_cast<std::size_t>(rows_[column] - 1)] = static_cast<int>(column) + 1;
    }
    return columns;
  }

  std::vector<Move> legal() const {
    if (is_over()) return {};
    if (is_appending()) return {AppendedSign{true}, AppendedSign{false}};
    const std::vector<int> columns = this->columns();
    std::vector<Move> moves;
    for (int column = 1; column <= n_; ++column) {
      for (int row = 1; row <= n_; ++row) {
        if (rows_[static_cast<std::size_t>(column - 1)] == 0 && columns[static_cast<std::size_t>(row - 1)] == 0) {
          moves.emplace_back(FilledSquare{column, row});
        }
      }
    }
    return moves;
  }

  /// The signs of a list of numbers; '?' unless both neighbours are known.
  static std::string word(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t i = 1; i < numbers.size(); ++i) {
      const bool is_known = numbers[i - 1] != 0 && numbers[i] != 0;
      text += !is_known ? '?' : numbers[i] > numbers[i - 1] ? '+' : '-';
    }
    return text;
  }
  /// Points so far, of player 1 and of player 2.
  std::array<int, 2> points() const {
    const std::array<std::string, 2> words{word(rows_), word(columns())};
    std::array<int, 2> points{};
    for (std::size_t player = 0; player < 2; ++player) {
      const std::string predicted = plusminus::to_string(predictions_[player]);
      for (std::size_t i = 0; i < std::min(predicted.size(), words[player].size()); ++i) {
        points[player] += predicted[i] == words[player][i] ? 1 : 0;
      }
    }
    return points;
  }

 private:
  int signs() const { return 2 * (n_ - 1); }

  void play(std::size_t number, const std::string& text) {
    if (is_over()) refuse_move(number, text, "the game is over before it");
    const std::vector<Move> moves = legal();
    const auto found = std::ranges::find_if(moves, [&](const Move& move) { return text_of(move) == text; });
    if (found == moves.end()) {
      refuse_move(number, text,
                  is_appending() ? "the players still append signs, + or -"
                                 : "no free square of that column and row, written (column,row)");
    }
    const int player = mover();
    if (const auto* square = std::get_if<FilledSquare>(&*found)) {
      rows_[static_cast<std::size_t>(square->column - 1)] = square->row;
    } else {
      plusminus::Signs& list = predictions_[player == 1 ? 0 : 1];
      list = list.with(std::get<AppendedSign>(*found).plus);
    }
    played_.push_back({player, *found});
  }

  int n_ = 1;
  int places_first_ = 2;
  std::vector<PlusminusTurn> played_;
  plusminus::Predictions predictions_;
  std::vector<int> rows_;
};

class PlusminusAnswers : public Answers {
 public:
  Json position(const Begun& begun) override {
    const Game game(begun);
    Json legal = Json::array();
    for (const Move& move : game.legal()) legal.push_back({{"text", text_of(move)}, {"note", ""}});
    Json played = Json::array();
    Begun so_far{begun.setup, {}};
    int before = 0;
    for (const PlusminusTurn& turn : game.played()) {
      so_far.moves.push_back(text_of(turn.move));
      const std::array<int, 2> points = Game(so_far).points();
      const int gained = points[0] + points[1] - before;
      before += gained;
      played.push_back({{"player", turn.player},
                        {"text", text_of(turn.move)},
                        {"note", gained == 0 ? "" : fmt::format("{} true", gained)},
                        {"turn", so_far.moves.size()}});
    }
    const std::array<int, 2> points = game.points();
    const std::array<std::string, 2> signs{plusminus::to_string(game.predictions()[0]),
                                           plusminus::to_string(game.predictions()[1])};
    const int margin = points[0] - points[1];
    const auto outcome = [&]() -> std::string {
      if (!game.is_over()) return {};
      if (margin == 0) return fmt::format("A tie: {} each.", web::points(points[0]));
      return fmt::format("Player {} wins, {} to {}.", winner_of(margin), std::max(points[0], points[1]),
                         std::min(points[0], points[1]));
    };
    return {{"setup", begun.setup},
            {"moves", begun.moves},
            {"title", fmt::format("Plusses and Minuses on a grid of {} by {}", game.n(), game.n())},
            {"movers", game.is_over() ? Json::array() : Json::array({game.mover()})},
            {"legal", legal},
            {"legal2", Json::array()},
            {"played", played},
            {"outcome", outcome()},
            {"winner", game.is_over() ? winner_of(margin) : 0},
            {"record", game.is_over() ? record_of(game) : ""},
            {"digits", ""},
            {"view",
             {{"n", game.n()},
              {"signs", signs},
              {"words", {Game::word(game.rows()), Game::word(game.columns())}},
              {"rows", game.rows()},
              {"points", points}}}};
  }

  Json think(const Begun& begun, const Options& /*options*/) override {
    const Game game(begun);
    Json answer = {{"done", true}, {"winner", 0},    {"value", ""},
                   {"by", ""},     {"positions", 0}, {"moves", Json::array()}};
    if (game.is_over()) {
      const int margin = game.points()[0] - game.points()[1];
      answer["winner"] = winner_of(margin);
      answer["value"] = value_text(margin);
      return answer;
    }
    if (game.n() > most_solved_here) {
      answer["value"] = fmt::format("not solved here: grids of more than {} rows take too long", most_solved_here);
      return answer;
    }
    running::PlusminusOpponent& opponent = this->opponent(game);
    const int value = *opponent.margin(game.played(), {});
    answer["by"] = "search";
    answer["winner"] = winner_of(value);
    answer["value"] = value_text(value) + " under best play";
    for (const Move& move : game.legal()) {
      const int margin = margin_after(begun, game, move);
      answer["moves"].push_back({{"text", text_of(move)},
                                 {"winner", winner_of(margin)},
                                 {"value", value_text(margin)},
                                 {"best", margin == value}});
    }
    return answer;
  }

  Json advise(const Begun& begun, int /*player*/, const Options& /*options*/) override {
    const Game game(begun);
    if (game.is_over()) refuse("the position", "the game is over", "take a move back");
    Options options;
    if (game.n() > most_solved_here) options.deadline = std::chrono::steady_clock::now();
    const running::PlusminusChoice choice = opponent(game).choose(game.played(), options);
    return {{"moves", {text_of(choice.move)}},
            {"ground", choice.margin ? margin_text(*choice.margin) + " under best play, proved"
                                     : "not solved: chosen at random among the squares that score most at once"}};
  }

  Json counts(const Begun& begun, const Options& /*options*/) override {
    const Game game(begun);
    const auto free = static_cast<int>(std::ranges::count(game.rows(), 0));
    Natural grids = 1;
    for (int i = 2; i <= free; ++i) grids *= i;
    const int signs_left = std::max(0, 2 * (game.n() - 1) - static_cast<int>(game.played().size()));
    return {{"reached", true},
            {"text", "Signs to append and squares to fill."},
            {"rows",
             {{{"name", "ways to append the remaining signs"}, {"number", Natural(Natural(1) << signs_left).str()}},
              {{"name", "ways to fill the grid"}, {"number", grids.str()}},
              {{"name", "ways that the game can continue"},
               {"number", Natural((Natural(1) << signs_left) * grids * grids).str()}}}}};
  }

  Begun record(const std::string& text) override {
    const plusminus::WrittenGame written = plusminus::parse_record(text).front();
    const plusminus::Permutation permutation = plusminus::filled(written);
    // A record does not keep the order in which the squares were filled; here it is by columns.
    constexpr int fills_first = 2;
    Begun begun{fmt::format("{}/{}", permutation.size(), fills_first), {}};
    const std::string first = plusminus::to_string(written.predictions[0]);
    const std::string second = plusminus::to_string(written.predictions[1]);
    for (std::size_t i = 0; i < first.size(); ++i) {
      begun.moves.emplace_back(1, first[i]);
      begun.moves.emplace_back(1, second[i]);
    }
    for (std::size_t column = 0; column < permutation.size(); ++column) {
      begun.moves.push_back(fmt::format("({},{})", column + 1, permutation[column] + 1));
    }
    return begun;
  }

  games::RulesText rules() override { return plusminus::rules_text(); }

 private:
  static std::string record_of(const Game& game) {
    std::vector<std::optional<std::uint8_t>> rows;
    for (const int row : game.rows()) rows.emplace_back(static_cast<std::uint8_t>(row - 1));
    return plusminus::to_record(rows, game.predictions());
  }

  // The margin under best play after a move; at the end of the game, its actual margin.
  int margin_after(const Begun& begun, const Game& game, const Move& move) {
    Begun next = begun;
    next.moves.push_back(text_of(move));
    const Game after(next);
    if (after.is_over()) return after.points()[0] - after.points()[1];
    return *opponent(game).margin(after.played(), {});
  }

  // Keeps the opponent of the last grid, with its solved positions.
  running::PlusminusOpponent& opponent(const Game& game) {
    if (!opponent_ || n_ != game.n() || places_first_ != game.places_first()) {
      n_ = game.n();
      places_first_ = game.places_first();
      constexpr std::uint64_t seed = 1;
      opponent_ = std::make_unique<running::PlusminusOpponent>(n_, places_first_, seed);
    }
    return *opponent_;
  }

  int n_ = 0;
  int places_first_ = 0;
  std::unique_ptr<running::PlusminusOpponent> opponent_;
};

const Registered<PlusminusAnswers> registered("plusminus");

}  // namespace

}  // namespace quadrille::web
