#include "export/graphs/soccer/positions.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>

#include "games/soccer/names.hpp"

namespace quadrille::exports {

namespace {

using engines::Count128;
using graphs::WideEdgeSet;

constexpr std::size_t longest_drawing = 2 + graphs::most_edges / 4;
constexpr std::size_t longest_count = 39;  // of 128 bits

char* write_text(char* to, const std::string& text) { return std::copy(text.begin(), text.end(), to); }

template <class Whole>
char* write_number(char* to, Whole number) {
  return std::to_chars(to, to + std::numeric_limits<Whole>::digits10 + 2, number).ptr;
}

char* write_count(char* to, Count128 count) {
  constexpr std::uint64_t power = 1'000'000'000'000'000'000;  // 10^18
  if (count <= std::numeric_limits<std::uint64_t>::max()) return write_number(to, static_cast<std::uint64_t>(count));
  to = write_count(to, count / power);
  // The last 18 digits, with the zeros in front of them: those of this number after its own first digit.
  char digits[20];
  write_number(digits, power + static_cast<std::uint64_t>(count % power));
  return std::copy(digits + 1, digits + 19, to);
}

char* write_drawing(char* to, const WideEdgeSet& drawing) {
  *to++ = '0';
  *to++ = 'x';
  std::size_t i = WideEdgeSet::words - 1;
  while (i > 0 && drawing.word(i) == 0) --i;
  to = std::to_chars(to, to + 16, drawing.word(i), 16).ptr;
  while (i-- > 0) {
    char digits[16];
    const auto length = std::to_chars(digits, digits + 16, drawing.word(i), 16).ptr - digits;
    to = std::fill_n(to, 16 - length, '0');
    to = std::copy(digits, digits + length, to);
  }
  return to;
}

std::size_t at(soccer::Outcome outcome) { return static_cast<std::size_t>(outcome); }

}  // namespace

PositionRows::PositionRows(const soccer::Pitch& pitch) {
  std::size_t longest = 0;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    balls_.push_back(to_string(pitch.lattice().point(static_cast<soccer::Vertex>(v))));
    quoted_balls_.push_back('"' + balls_.back() + '"');
    longest = std::max(longest, quoted_balls_.back().size());
  }
  using soccer::Outcome;
  for (const Outcome outcome : {Outcome::ongoing, Outcome::goal_1, Outcome::goal_2, Outcome::blocked}) {
    outcomes_.push_back(to_string(outcome));
  }
  // Besides: three whole numbers of 12 characters, an outcome's word, seven ends of cells.
  longest_row_ = longest_drawing + longest + longest_count + 52;
}

char* PositionRows::write(char* to, const enumerate::SoccerPosition& row) const {
  to = write_number(to, row.grade);
  *to++ = ',';
  to = write_drawing(to, row.drawing);
  *to++ = ',';
  to = write_text(to, quoted_balls_[row.ball]);
  *to++ = ',';
  to = write_number(to, static_cast<int>(row.mover));
  *to++ = ',';
  to = write_number(to, row.bounces);
  *to++ = ',';
  to = write_count(to, row.size);
  *to++ = ',';
  to = write_text(to, outcomes_[at(row.outcome)]);
  *to++ = '\n';
  return to;
}

void PositionRows::csv(std::span<const enumerate::SoccerPosition> rows, std::string& text) const {
  text.resize(rows.size() * longest_row_);
  char* to = text.data();
  for (const enumerate::SoccerPosition& row : rows) to = write(to, row);
  text.resize(static_cast<std::size_t>(to - text.data()));
}

void PositionRows::put(const enumerate::SoccerPosition& row, Database& database) const {
  database.put(std::int64_t{row.grade});
  const std::string drawing = soccer::hexadecimal(row.drawing);
  database.put_text(drawing);
  database.put_text(balls_[row.ball]);
  database.put(static_cast<std::int64_t>(row.mover));
  database.put(std::int64_t{row.bounces});
  if (row.size <= std::numeric_limits<std::int64_t>::max()) {
    database.put(static_cast<std::int64_t>(row.size));
  } else {
    database.put(Natural(row.size));
  }
  database.put_text(outcomes_[at(row.outcome)]);
  database.end_row();
}

}  // namespace quadrille::exports
