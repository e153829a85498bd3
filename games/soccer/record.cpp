// Reads records of games of Paper Soccer. The reader checks only the form of a record, not the rules of the game.
#include "games/soccer/record.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "games/nearest.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

// Reads `(2,2) (2,1) (3,1)`.
std::vector<Point> parse_points(std::string_view text, std::size_t line) {
  games::LineReader reader(text, fmt::format("line {}, ", line), "write vertices as (2,1)");
  std::vector<Point> points;
  while (!reader.done()) {
    reader.expect("(", "before a vertex");
    const int x = reader.number("column of a vertex");
    reader.expect(",", "between a vertex's column and row");
    const int y = reader.number("row of a vertex");
    reader.expect(")", "after a vertex");
    points.push_back({x, y});
  }
  return points;
}

}  // namespace

std::vector<Point> parse_vertices(const Pitch& pitch, std::string_view text, std::size_t line) {
  if (pitch.has_points()) return parse_points(text, line);
  std::vector<Point> points;
  for (const std::string_view name : games::words_of(text)) {
    const auto vertex = pitch.find(name);
    if (!vertex) {
      refuse(fmt::format("line {}", line), fmt::format("'{}' is no vertex of the board", games::beginning(name, 20)),
             games::did_you_mean(name, pitch.board().names) + "write names with blanks between them");
    }
    points.push_back(pitch.lattice().point(*vertex));
  }
  return points;
}

std::vector<Point> parse_history(const Pitch& pitch, std::string_view text) {
  std::vector<Point> points;
  try {
    points = parse_vertices(pitch, text, 1);
  } catch (const Error& error) {
    throw error.within(mention("history"));
  }
  if (points.empty()) {
    refuse(mention("history") + " ''", "names no vertex", "write it as '(1,2) (0,2)', the start first");
  }
  return points;
}

Error error_of(const Fault& fault, ErrorKind kind, std::string remedy) {
  return {kind, mention("history"), fmt::format("ply {}: {}", fault.ply, fault.message), std::move(remedy)};
}

Replay replay_history(const Pitch& pitch, std::string_view text) {
  Replay replayed = replay(pitch, parse_history(pitch, text));
  if (replayed.fault) throw error_of(*replayed.fault);
  return replayed;
}

Record parse_record(std::string_view text, const PitchReader& read_pitch) {
  constexpr std::string_view keyword = "pitch";
  Record record;
  bool has_pitch = false;
  std::optional<Pitch> board;
  games::for_each_line(text, [&](std::size_t number, std::string_view line) {
    if (has_pitch) {
      record.histories.push_back({number, board ? parse_vertices(*board, line, number) : parse_points(line, number)});
      return;
    }
    const std::string_view words = games::trimmed(line);
    if (!words.starts_with(keyword) || words.size() == keyword.size() || !games::is_blank(words[keyword.size()])) {
      refuse(fmt::format("line {}", number), "no pitch yet",
             "put a line 'pitch paper:3x3' or the like before the histories");
    }
    try {
      // Neither names nor messages hold control characters: a zero byte would end a message.
      const std::string_view name = games::trimmed(words.substr(keyword.size()));
      record.pitch = read_pitch(games::beginning(name, name.size()));
      if (is_board(record.pitch)) board.emplace(record.pitch);
    } catch (const Error& error) {
      throw error.within(fmt::format("line {}", number));
    }
    has_pitch = true;
  });
  if (!has_pitch) refuse("the record", "names no pitch", "begin it with a line 'pitch paper:3x3'");
  if (record.histories.empty()) {
    refuse("the record", "has a pitch but no history", "add a line of vertices, for example (2,2) (2,1) (3,1)");
  }
  return record;
}

}  // namespace quadrille::soccer
