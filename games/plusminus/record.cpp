// Reads and writes records of Plusses and Minuses, and checks the grid of a record against the rules.
#include "games/plusminus/record.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::plusminus {

namespace {

constexpr std::string_view keyword = "predictions";
constexpr std::size_t most_rows = std::size_t{most_signs} + 1;

using games::is_blank;

[[noreturn]] void refuse_at(std::size_t line, std::size_t column, std::string reason, std::string remedy) {
  refuse(fmt::format("line {}, column {}", line, column), std::move(reason), std::move(remedy));
}

/// The games read so far, and the one whose grid is being read.
class Parser {
 public:
  /// \pre the line has more than blanks, and no comment
  void read(std::size_t line_number, std::string_view line) {
    std::size_t at = 0;
    while (is_blank(line[at])) ++at;
    if (line.substr(at).starts_with(keyword)) {
      end_grid(line_number, at + 1);
      at += keyword.size();
      game_.predictions = parse_predictions(line.substr(at), at + 1, fmt::format("line {}, ", line_number));
      game_.predictions_line = line_number;
      games_.push_back(std::exchange(game_, {}));
    } else {
      read_row(line_number, line, at);
    }
  }

  std::vector<WrittenGame> finish(std::size_t lines) && {
    if (!game_.rows.empty()) refuse_at(lines + 1, 1, "the record ends before a line 'predictions + -, + +'", "add it");
    if (games_.empty()) {
      refuse("the record", "holds no game", "write a grid of . and *, then the predictions");
    }
    return std::move(games_);
  }

 private:
  void end_grid(std::size_t line_number, std::size_t column) const {
    if (game_.rows.empty())
      refuse_at(line_number, column, "predictions without a grid", "put the grid of . and * before them");
    if (game_.rows.size() != width_) {
      refuse_at(line_number, column, fmt::format("the grid has {} columns but {} rows", width_, game_.rows.size()),
                "write as many rows as columns");
    }
  }

  void read_row(std::size_t line_number, std::string_view line, std::size_t at) {
    WrittenGame::Row row{line_number, {}};
    std::size_t squares = 0;
    for (; at < line.size(); ++at) {
      if (is_blank(line[at])) continue;
      if (line[at] != '.' && line[at] != '*') {
        refuse_at(line_number, at + 1,
                  fmt::format("expected a square or the word 'predictions', found '{}'",
                              games::beginning(line.substr(at), 12)),
                  "write squares as . or *");
      }
      if (line[at] == '*') row.stars.push_back(squares);
      ++squares;
      if (squares > most_rows)
        refuse_at(line_number, at + 1, "one square too many", fmt::format("a grid has at most {} columns", most_rows));
      if (!game_.rows.empty() && squares > width_) {
        refuse_at(line_number, at + 1, "one square too many",
                  fmt::format("the first row has {}, write as many", width_));
      }
    }
    if (game_.rows.empty()) width_ = squares;
    if (squares < width_) {
      refuse_at(line_number, line.size() + 1, fmt::format("{} squares", squares),
                fmt::format("the first row has {}, write as many", width_));
    }
    if (game_.rows.size() == width_) {
      refuse_at(line_number, 1, "one row too many", fmt::format("the grid has {} columns, write as many rows", width_));
    }
    game_.rows.push_back(std::move(row));
  }

  std::vector<WrittenGame> games_;
  WrittenGame game_;
  std::size_t width_ = 0;
};

}  // namespace

std::vector<WrittenGame> parse_record(std::string_view text) {
  Parser parser;
  const std::size_t lines =
      games::for_each_line(text, [&](std::size_t number, std::string_view line) { parser.read(number, line); });
  return std::move(parser).finish(lines);
}

Filling filling(const WrittenGame& game) {
  const std::size_t n = game.rows.size();
  Filling result;
  result.rows.resize(n);
  std::vector<std::size_t> line_of(n);  // by column
  const auto fault = [&](std::size_t line, const std::string& what) {
    result.fault = fmt::format("line {}: {}", line, what);
    return result;
  };
  for (std::size_t i = 0; i < n; ++i) {
    const auto& [line, stars] = game.rows[i];
    if (stars.empty()) return fault(line, "no star in this row; each row has one filled square");
    if (stars.size() > 1) {
      return fault(line, fmt::format("stars in columns {} and {} of one row; each row has one filled square",
                                     stars[0] + 1, stars[1] + 1));
    }
    if (result.rows[stars[0]]) {
      return fault(line, fmt::format("a second star in column {}, after line {}; each column has one filled square",
                                     stars[0] + 1, line_of[stars[0]]));
    }
    result.rows[stars[0]] = static_cast<std::uint8_t>(n - 1 - i);
    line_of[stars[0]] = line;
  }
  for (std::size_t player = 0; player < 2; ++player) {
    const int length = game.predictions[player].length;
    if (length + 1 != static_cast<int>(n)) {
      return fault(game.predictions_line, fmt::format("player {} predicts {} signs; a grid of {} rows takes {}",
                                                      player + 1, length, n, n - 1));
    }
  }
  return result;
}

std::string to_record(std::span<const std::optional<std::uint8_t>> rows, const Predictions& predictions) {
  std::string text;
  for (std::size_t row = rows.size(); row-- > 0;) {
    for (std::size_t column = 0; column < rows.size(); ++column) {
      text += fmt::format("{}{}", column == 0 ? "" : " ", rows[column] == row ? '*' : '.');
    }
    text += '\n';
  }
  return text + fmt::format("predictions {}, {}\n", to_string(predictions[0], " "), to_string(predictions[1], " "));
}

Permutation filled(const WrittenGame& game) {
  const Filling found = filling(game);
  if (found.fault) throw Error(ErrorKind::breaks_rules, *found.fault);
  Permutation p;
  for (const auto& row : found.rows) p.push_back(row.value_or(0));
  return p;
}

}  // namespace quadrille::plusminus
