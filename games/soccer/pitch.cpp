// Reads the name of a pitch, and builds the pitch with its points, segments, walls and goals. Also limits the sizes of
// pitches.
#include "games/soccer/pitch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <string>
#include <utility>

#include "games/nearest.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

constexpr const char* forms =
    "write paper:MxN (as paper:3x3), classic:WxH (as classic:8x10), or a board's file (as hex.board)";
constexpr std::string_view board_prefix = "board:";

[[noreturn]] void refuse_pitch(std::string_view text, std::string reason, std::string remedy) {
  refuse(fmt::format("pitch '{}'", text), std::move(reason), std::move(remedy));
}

// True if the text means several sizes, as `1-4`.
bool is_range_with_hyphen(std::string_view digits) {
  const std::size_t hyphen = digits.find('-');
  const bool between = hyphen != std::string_view::npos && hyphen > 0 && hyphen + 1 < digits.size();
  return between && digits.find_first_not_of("0123456789-") == std::string_view::npos;
}

int parse_size(std::string_view text, std::string_view digits) {
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (digits.empty() || end != digits.data() + digits.size() || digits.front() == '-') {
    if (error == std::errc::result_out_of_range)
      refuse_pitch(text, fmt::format("the size {} is too large", digits), "choose a smaller pitch");
    const char* const several = is_range_with_hyphen(digits)
                                    ? "several sizes are written A..B, for example 1..4, where a family is allowed; "
                                    : "";
    refuse_pitch(text, fmt::format("'{}' is no size", digits), several + std::string(forms));
  }
  if (error == std::errc::result_out_of_range)
    refuse_pitch(text, fmt::format("the size {} is too large", digits), "choose a smaller pitch");
  if (value < 1) refuse_pitch(text, "a size of 0 leaves no pitch", "sizes start at 1 (paper) or 2 (classic)");
  return value;
}

int half_up(int n) { return n / 2 + n % 2; }

// The classic pitch is described once, by these four questions about its points.
struct ClassicShape {
  int width;
  int height;

  int middle() const { return width / 2; }
  bool on_field(Point p) const { return 0 <= p.x && p.x <= width && 0 <= p.y && p.y <= height; }
  bool net(Point p) const { return (p.y == -1 || p.y == height + 1) && std::abs(p.x - middle()) <= 1; }
  bool rim(Point p) const { return on_field(p) && (p.x == 0 || p.x == width || p.y == 0 || p.y == height); }
  bool middle_of_mouth(Point p) const { return p.x == middle() && (p.y == 0 || p.y == height); }
  bool wall(Point p) const { return rim(p) && !middle_of_mouth(p); }

  bool playable(Point p, Point q) const {
    if (net(p) || net(q)) {
      const Point mouth = net(p) ? q : p;
      const Point behind = net(p) ? p : q;
      if (!on_field(mouth)) return false;  // two net points
      return middle_of_mouth(mouth) || behind.x == middle();
    }
    const bool along_the_rim =
        rim(p) && rim(q) && (p.x == q.x ? p.x == 0 || p.x == width : p.y == q.y && (p.y == 0 || p.y == height));
    return !along_the_rim || middle_of_mouth(p) || middle_of_mouth(q);
  }
};

std::vector<Point> pitch_points(const PitchName& name) {
  // Refuses twice the limit of the lattice before anything is built; the lattice checks the exact limit.
  if ((std::int64_t{name.width} + 1) * (std::int64_t{name.height} + 1) > 2 * std::int64_t{65535}) {
    refuse_pitch(to_string(name), "more than 65535 points", "choose a smaller pitch");
  }
  std::vector<Point> points = graphs::grid_points(name.width, name.height);
  if (name.rules == Rules::classic) {
    for (const int y : {-1, name.height + 1}) {
      for (int dx = -1; dx <= 1; ++dx) points.push_back({name.width / 2 + dx, y});
    }
  }
  return points;
}

graphs::Lattice pitch_lattice(const PitchName& name) {
  std::vector<Point> points = pitch_points(name);
  auto segments = graphs::king_segments(points);
  if (name.rules == Rules::classic) {
    const ClassicShape shape{name.width, name.height};
    std::erase_if(segments, [&](const auto& segment) { return !shape.playable(segment.first, segment.second); });
  }
  return {std::move(points), segments};
}

Point start_point(const PitchName& name) { return {half_up(name.width), half_up(name.height)}; }

Goal goal_at(const PitchName& name, Point p) {
  if (name.rules == Rules::classic) {
    if (p.y > name.height) return Goal::g1;
    return p.y < 0 ? Goal::g2 : Goal::none;
  }
  if (p == Point{half_up(name.width), name.height}) return Goal::g1;
  return p == Point{half_up(name.width), 0} ? Goal::g2 : Goal::none;
}

// The lattice of a board: with the points that name its vertices, or with the points (number, 0).
graphs::Lattice lattice_of(const Board& board, bool has_points) {
  std::vector<Point> points;
  points.reserve(board.names.size());
  for (const std::string& name : board.names) {
    points.push_back(has_points ? *point_of_name(name) : Point{static_cast<int>(points.size()), 0});
  }
  std::vector<std::pair<Point, Point>> segments;
  segments.reserve(board.edges.size());
  for (const auto& [u, v] : board.edges) segments.emplace_back(points[u], points[v]);
  return {std::move(points), segments};
}

bool all_are_points(const Board& board) {
  return std::all_of(board.names.begin(), board.names.end(),
                     [](const std::string& name) { return point_of_name(name).has_value(); });
}

Board board_of(const PitchName& name) {
  std::string text = name.board;
  std::replace(text.begin(), text.end(), ';', '\n');
  return parse_board(text);
}

}  // namespace

std::pair<std::string_view, std::string_view> file_and_fingerprint(std::string_view text) {
  constexpr std::size_t digits = 16;
  const std::size_t at = text.rfind('@');
  if (at == std::string_view::npos || text.size() - at - 1 != digits) return {text, {}};
  const std::string_view mark = text.substr(at + 1);
  if (mark.find_first_not_of("0123456789abcdef") != std::string_view::npos) return {text, {}};
  return {text.substr(0, at), mark};
}

bool means_board(std::string_view text) {
  const std::string_view file = file_and_fingerprint(text).first;
  return text.starts_with(board_prefix) || text.find_first_of("/\n") != std::string_view::npos ||
         file.ends_with(".board") || file.ends_with(".g6");
}

PitchName name_of(const Board& board, std::string file) {
  return {Rules::board, 0, 0, to_line(board), std::move(file)};
}

PitchName name_of_file(std::string_view name, std::string_view content) {
  const auto [file, wanted] = file_and_fingerprint(name);
  const std::string place = fmt::format("board '{}'", file);
  if (file.find('#') != std::string_view::npos) {
    refuse(place, "a record cannot name a file with '#', which begins a comment there", "give the file another name");
  }
  Board board;
  try {
    board = file.ends_with(".g6") ? parse_graph6(content) : parse_board(content);
  } catch (const Error& error) {
    throw error.within(place);
  }
  if (const std::string found = fingerprint(board); !wanted.empty() && wanted != found) {
    refuse(place, fmt::format("its fingerprint is {}, but the name has {}: the board was changed", found, wanted),
           "give the board as it was, or leave the fingerprint out");
  }
  return name_of(board, std::string(file));
}

Rules parse_rules(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) refuse_pitch(text, {}, forms);
  const std::string_view rules = text.substr(0, colon);
  if (rules == "paper") return Rules::paper;
  if (rules == "classic") return Rules::classic;
  static const std::array<std::string, 2> known{"paper", "classic"};
  refuse_pitch(text, fmt::format("no rules called '{}'", rules), games::did_you_mean(rules, known) + forms);
}

int size_step(Rules rules) { return rules == Rules::classic ? 2 : 1; }

PitchName parse_pitch_name(std::string_view text) {
  if (text.starts_with(board_prefix)) {
    try {
      return name_of(board_of({Rules::board, 0, 0, std::string(text.substr(board_prefix.size()))}));
    } catch (const Error& error) {
      throw error.within("board");
    }
  }
  if (text.find('\n') != std::string_view::npos) return name_of(parse_board(text));
  const Rules rules = parse_rules(text);
  const std::string_view size = text.substr(text.find(':') + 1);
  if (size.find("..") != std::string_view::npos) {
    refuse_pitch(text, fmt::format("one pitch is expected, and '{}' is a family", text), forms);
  }
  const std::size_t times = size.find('x');
  if (times == std::string_view::npos) refuse_pitch(text, fmt::format("'{}' is no size", size), forms);
  PitchName name{rules, parse_size(text, size.substr(0, times)), parse_size(text, size.substr(times + 1))};
  if (name.width % size_step(rules) != 0 || name.height % size_step(rules) != 0) {
    refuse_pitch(text, "a classic pitch has even sizes, so that it has a centre",
                 fmt::format("try classic:{}x{}", name.width + name.width % 2, name.height + name.height % 2));
  }
  return name;
}

std::string to_string(const PitchName& name) {
  if (is_board(name)) {
    return name.file.empty() ? std::string(board_prefix) + name.board
                             : fmt::format("{}@{}", name.file, fingerprint(board_of(name)));
  }
  return fmt::format("{}:{}x{}", name.rules == Rules::paper ? "paper" : "classic", name.width, name.height);
}

std::string certified_name(const PitchName& name) {
  if (!is_board(name)) return to_string(name);
  Board board = board_of(name);
  board.places.clear();
  return fmt::format("{} {}{}", fingerprint(board), board_prefix, to_line(board));
}

std::uint64_t edge_count(const PitchName& name) {
  if (is_board(name)) return board_of(name).edges.size();
  // For sides of 2^31 - 1 cells the result is a little less than 2^64, so nothing overflows.
  const auto w = static_cast<std::uint64_t>(name.width);
  const auto h = static_cast<std::uint64_t>(name.height);
  const std::uint64_t king = w * (h + 1) + h * (w + 1) + 2 * w * h;
  // A classic rim loses its 2w + 2h segments, regains four at the mouths, and each net adds five.
  return name.rules == Rules::paper ? king : king - 2 * (w + h) + 4 + 10;
}

void require_drawable(const PitchName& name) {
  constexpr std::uint64_t limit = graphs::most_edges;
  if (edge_count(name) <= limit) return;
  if (is_board(name)) {
    refuse_pitch(to_string(name), fmt::format("{} segments, and a drawing holds at most {}", edge_count(name), limit),
                 "choose a smaller board");
  }
  // The remedy: the largest square of even sides that fits, then as high as fits.
  PitchName largest{name.rules, 2, 2};
  const auto grow = [&](int wider, int higher) {
    for (PitchName next = largest; edge_count(next) <= limit; next.width += wider, next.height += higher)
      largest = next;
  };
  grow(2, 2);
  grow(0, 2);
  refuse_pitch(to_string(name), fmt::format("{} segments, and a drawing holds at most {}", edge_count(name), limit),
               fmt::format("choose a smaller pitch ({} fits)", to_string(largest)));
}

Pitch::Pitch(const PitchName& name, const Board& board)
    : name_(name),
      lattice_(lattice_of(board, all_are_points(board))),
      start_(board.start),
      goals_(board.goals),
      walls_(board.walls),
      names_(all_are_points(board) ? std::vector<std::string>() : board.names),
      places_(board.places) {}

Pitch::Pitch(const PitchName& name)
    : Pitch(is_board(name) ? Pitch(name, board_of(name)) : Pitch(name, graphs::Lattice(pitch_lattice(name)))) {}

Pitch::Pitch(const PitchName& name, graphs::Lattice&& lattice)
    : name_(name), lattice_(std::move(lattice)), start_(*lattice_.find(start_point(name))) {
  const ClassicShape shape{name.width, name.height};
  for (std::size_t v = 0; v < lattice_.vertex_count(); ++v) {
    const Point p = lattice_.point(static_cast<Vertex>(v));
    goals_.push_back(goal_at(name, p));
    walls_.push_back(name.rules == Rules::classic && shape.wall(p));
  }
}

std::optional<Vertex> Pitch::find(std::string_view name) const {
  const auto found = std::find(names_.begin(), names_.end(), name);
  if (found == names_.end()) return std::nullopt;
  return static_cast<Vertex>(found - names_.begin());
}

Board Pitch::board() const {
  Board board;
  board.start = start_;
  board.goals = goals_;
  board.walls = walls_;
  board.places = places_;
  for (std::size_t v = 0; v < lattice_.vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    board.names.push_back(to_string(vertex));
    const Point at = lattice_.point(vertex);
    const bool has_place =
        has_points() && std::max(std::abs(double{1} * at.x), std::abs(double{1} * at.y)) <= most_coordinate;
    if (has_place) board.places.try_emplace(vertex, at.x, at.y);
  }
  for (std::size_t e = 0; e < lattice_.edge_count(); ++e) board.edges.push_back(lattice_.ends(static_cast<Edge>(e)));
  return board;
}

}  // namespace quadrille::soccer
