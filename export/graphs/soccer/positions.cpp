// Writes the positions of Paper Soccer as lines of csv and as rows of a database. The functions work on one row after
// another and build no Table, because there can be ten million rows.
#include "export/graphs/soccer/positions.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>

namespace quadrille::exports {

namespace {

// The most characters of a row besides its texts: four numbers, and the commas and quotes.
constexpr std::size_t longest_numbers = 4 * 20 + 10;

char* write_text(char* to, const std::string& text) { return std::copy(text.begin(), text.end(), to); }

template <class Whole>
char* write_number(char* to, Whole number) {
  return std::to_chars(to, to + std::numeric_limits<Whole>::digits10 + 2, number).ptr;
}

// Nearly all sizes are small; the caller makes the text of a large number.
bool is_small(const Natural& number) { return number <= std::numeric_limits<std::int64_t>::max(); }

// \pre there is room for the texts and the numbers
char* write(char* to, const soccer::PositionRow& row, const std::string& large_size) {
  to = write_number(to, row.grade);
  *to++ = ',';
  to = write_text(to, row.drawing);
  *to++ = ',';
  *to++ = '"';
  to = write_text(to, row.ball);
  *to++ = '"';
  *to++ = ',';
  to = write_number(to, row.mover);
  *to++ = ',';
  to = write_number(to, row.bounces);
  *to++ = ',';
  to = large_size.empty() ? write_number(to, static_cast<std::int64_t>(row.size)) : write_text(to, large_size);
  *to++ = ',';
  to = write_text(to, row.outcome);
  *to++ = '\n';
  return to;
}

}  // namespace

void append_csv(std::span<const soccer::PositionRow> rows, std::string& text) {
  for (const soccer::PositionRow& row : rows) {
    const std::string large_size = is_small(row.size) ? std::string() : row.size.str();
    const std::size_t before = text.size();
    const std::size_t room =
        row.drawing.size() + row.ball.size() + row.outcome.size() + large_size.size() + longest_numbers;
    text.resize(before + room);
    const char* const end = write(text.data() + before, row, large_size);
    text.resize(static_cast<std::size_t>(end - text.data()));
  }
}

void put(const soccer::PositionRow& row, Database& database) {
  database.put(std::int64_t{row.grade});
  database.put_text(row.drawing);
  database.put_text(row.ball);
  database.put(std::int64_t{row.mover});
  database.put(std::int64_t{row.bounces});
  if (is_small(row.size)) {
    database.put(static_cast<std::int64_t>(row.size));
  } else {
    database.put(row.size);
  }
  database.put_text(row.outcome);
  database.end_row();
}

}  // namespace quadrille::exports
