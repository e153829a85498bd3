// Reads user-defined boards from lines of text or from the format graph6, and writes them in their normal form.
#include "games/soccer/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <compare>
#include <optional>
#include <set>
#include <tuple>

#include "games/nearest.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

constexpr std::size_t most_edges = 65535;  // the most that a lattice can number

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_name(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) ||
           std::string_view("_,()-").find(c) != std::string_view::npos;
  });
}

// Alphabetical order, with runs of digits compared as numbers.
std::weak_ordering natural_order(std::string_view a, std::string_view b) {
  const auto digits = [](std::string_view text) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
  };
  while (!a.empty() && !b.empty()) {
    std::string_view m = digits(a);
    std::string_view n = digits(b);
    if (m.empty() || n.empty()) {
      if (a.front() != b.front()) return a.front() <=> b.front();
      a.remove_prefix(1);
      b.remove_prefix(1);
      continue;
    }
    a.remove_prefix(m.size());
    b.remove_prefix(n.size());
    m.remove_prefix(std::min(m.find_first_not_of('0'), m.size()));
    n.remove_prefix(std::min(n.find_first_not_of('0'), n.size()));
    if (const auto order = std::tuple(m.size(), m) <=> std::tuple(n.size(), n); std::is_neq(order)) return order;
  }
  return a.size() <=> b.size();
}

bool comes_before(const std::string& a, const std::string& b) {
  const std::optional<Point> p = point_of_name(a);
  const std::optional<Point> q = point_of_name(b);
  if (p && q) return *p < *q;
  if (p || q) return p.has_value();
  const auto order = natural_order(a, b);
  return std::is_neq(order) ? std::is_lt(order) : a < b;
}

// The items of a board's text with their lines, before vertices have numbers.
class Lines {
 public:
  explicit Lines(std::string_view text) {
    games::for_each_line(text, [&](std::size_t number, std::string_view line) {
      line_ = number;
      take(games::words_of(line));
    });
  }

  Board board() const {
    if (!start_) refuse("no start", {}, "add a line 'start' with a vertex");
    std::set<std::string, decltype(&comes_before)> names(comes_before);
    for (const auto& [ends, line] : edges_) names.insert({ends.first, ends.second});
    Board board;
    board.names.assign(names.begin(), names.end());
    std::map<std::string, Vertex> number;
    for (std::size_t v = 0; v < board.names.size(); ++v) number[board.names[v]] = static_cast<Vertex>(v);
    const auto vertex = [&](const std::string& name, std::size_t line, const char* is) {
      const auto found = number.find(name);
      if (found == number.end()) {
        refuse(place(line), fmt::format("{} '{}' has no edge", is, name),
               games::did_you_mean(name, board.names) + "add an edge, or name another vertex");
      }
      return found->second;
    };
    board.start = vertex(start_->first, start_->second, "the start");
    board.goals.resize(board.names.size(), Goal::none);
    board.walls.resize(board.names.size());
    for (const auto& [name, goal] : goals_) board.goals[vertex(name, goal.second, "the goal")] = goal.first;
    for (const auto& [name, line] : walls_) board.walls[vertex(name, line, "the wall")] = true;
    for (const auto& [name, at] : places_) board.places[vertex(name, at.second, "the vertex")] = at.first;
    for (const auto& [ends, line] : edges_) {
      board.edges.push_back(std::minmax(number.at(ends.first), number.at(ends.second)));
    }
    std::sort(board.edges.begin(), board.edges.end());
    return board;
  }

 private:
  using Words = std::vector<std::string_view>;

  static std::string place(std::size_t line) { return fmt::format("line {}", line); }

  [[noreturn]] void fail(std::string reason, std::string remedy) const {
    refuse(place(line_), std::move(reason), std::move(remedy));
  }

  std::string name(std::string_view word) const {
    if (word.size() > most_letters) {
      fail(fmt::format("the name '{}...' is longer than {} letters", games::beginning(word, 20), most_letters),
           "shorten it");
    }
    if (!is_name(word)) {
      fail(fmt::format("'{}' is no name of a vertex", games::beginning(word, 20)),
           "names have letters, digits and _ , ( ) -");
    }
    return std::string(word);
  }

  void require(bool fits, const char* form) const {
    if (!fits) fail("wrong form", fmt::format("write '{}'", form));
  }

  void take(const Words& words) {
    static const std::array<std::string, 5> items{"start", "goal", "wall", "at", "edge"};
    const std::string_view item = words.front();
    if (item == items[0]) return take_start(words);
    if (item == items[1]) return take_goals(words);
    if (item == items[2]) return take_walls(words);
    if (item == items[3]) return take_place(words);
    if (item == items[4]) return take_edge(words);
    fail(fmt::format("'{}' is no item of a board", games::beginning(item, 20)),
         games::did_you_mean(item, items) + "a line begins with start, goal, wall, at or edge");
  }

  void take_start(const Words& words) {
    require(words.size() == 2, "start VERTEX");
    if (start_) fail(fmt::format("the start is given already, in line {}", start_->second), "leave one of them out");
    start_ = {name(words[1]), line_};
  }

  void take_goals(const Words& words) {
    require(words.size() >= 3 && (words[1] == "1" || words[1] == "2"), "goal 1 VERTEX ...' or 'goal 2 VERTEX ...");
    const Goal goal = words[1] == "1" ? Goal::g1 : Goal::g2;
    for (std::size_t i = 2; i < words.size(); ++i) {
      const auto [before, is_new] = goals_.try_emplace(name(words[i]), std::pair(goal, line_));
      if (!is_new) {
        fail(fmt::format("'{}' is a goal already, in line {}", words[i], before->second.second),
             "remove it from one of the two goals");
      }
    }
  }

  void take_walls(const Words& words) {
    require(words.size() >= 2, "wall VERTEX ...");
    for (std::size_t i = 1; i < words.size(); ++i) walls_.try_emplace(name(words[i]), line_);
  }

  double coordinate(std::string_view word) const {
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || !(std::abs(value) <= most_coordinate)) {
      fail(fmt::format("'{}' is no coordinate", games::beginning(word, 20)), "give numbers between -10^6 and 10^6");
    }
    return value;
  }

  void take_place(const Words& words) {
    require(words.size() == 4, "at VERTEX X Y");
    const std::pair at(coordinate(words[2]), coordinate(words[3]));
    if (!places_.try_emplace(name(words[1]), at, line_).second) {
      fail(fmt::format("'{}' has a place already", words[1]), "leave one of them out");
    }
  }

  void take_edge(const Words& words) {
    require(words.size() == 3, "edge VERTEX VERTEX");
    std::pair ends(name(words[1]), name(words[2]));
    if (ends.first == ends.second) fail(fmt::format("the edge {} {} is a loop", words[1], words[2]), "leave it out");
    if (ends.second < ends.first) std::swap(ends.first, ends.second);
    if (edges_.size() == most_edges) fail(fmt::format("more than {} edges", most_edges), "give a smaller board");
    const auto [before, is_new] = edges_.try_emplace(std::move(ends), line_);
    if (!is_new) {
      fail(fmt::format("the edge {} {} is already in line {}", words[1], words[2], before->second), "leave it out");
    }
  }

  // Each item with the line that it comes from.
  std::size_t line_ = 0;
  std::optional<std::pair<std::string, std::size_t>> start_;
  std::map<std::string, std::pair<Goal, std::size_t>> goals_;
  std::map<std::string, std::size_t> walls_;
  std::map<std::string, std::pair<std::pair<double, double>, std::size_t>> places_;
  std::map<std::pair<std::string, std::string>, std::size_t> edges_;
};

// The items in the order of the normal form.
std::vector<std::string> items_of(const Board& board) {
  std::vector<std::string> items{"start " + board.names[board.start]};
  for (const Goal goal : {Goal::g1, Goal::g2}) {
    std::string item = goal == Goal::g1 ? "goal 1" : "goal 2";
    const std::size_t without = item.size();
    for (std::size_t v = 0; v < board.names.size(); ++v) {
      if (board.goals[v] == goal) item += " " + board.names[v];
    }
    if (item.size() != without) items.push_back(std::move(item));
  }
  std::string walls;
  for (std::size_t v = 0; v < board.names.size(); ++v) {
    if (board.walls[v]) walls += " " + board.names[v];
  }
  if (!walls.empty()) items.push_back("wall" + walls);
  for (const auto& [v, at] : board.places) {
    items.push_back(fmt::format("at {} {} {}", board.names[v], at.first, at.second));
  }
  for (const auto& [u, v] : board.edges) items.push_back(fmt::format("edge {} {}", board.names[u], board.names[v]));
  return items;
}

// The numbers of a graph6 text: six bits a byte.
class SixBits {
 public:
  explicit SixBits(std::string_view text) : text_(text) {}

  unsigned next() {
    if (at_ == text_.size()) refuse("graph6", "the text ends too early", remedy);
    const auto byte = static_cast<unsigned char>(text_[at_++]);
    if (byte < 63 || byte > 126) {
      refuse(fmt::format("graph6: byte {}", at_), fmt::format("{} is not from 63 to 126", unsigned{byte}), remedy);
    }
    return byte - 63U;
  }
  std::uint64_t next(std::size_t bytes) {
    std::uint64_t number = 0;
    for (; bytes > 0; --bytes) number = number << 6U | next();
    return number;
  }
  bool next_is_126() const { return at_ < text_.size() && text_[at_] == 126; }
  bool done() const { return at_ == text_.size(); }

  static constexpr const char* remedy = "give one line as nauty's programs write it";

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

std::uint64_t vertices_of_graph6(SixBits& bits) {
  if (!bits.next_is_126()) return bits.next();
  bits.next();
  if (!bits.next_is_126()) return bits.next(3);
  bits.next();
  return bits.next(6);
}

}  // namespace

Board parse_board(std::string_view text) { return Lines(text).board(); }

Board parse_graph6(std::string_view text) {
  constexpr std::string_view header = ">>graph6<<";
  if (text.starts_with(header)) text.remove_prefix(header.size());
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  if (text.find('\n') != std::string_view::npos) refuse("graph6", "more than one graph", "give one");
  if (text.starts_with(':') || text.starts_with('&')) {
    refuse("graph6", "this is sparse6 or digraph6", "convert it with nauty's copyg -g");
  }
  SixBits bits(text);
  const std::uint64_t vertices = vertices_of_graph6(bits);
  constexpr std::uint64_t most = 4096;  // such a text has 1.4 MB
  if (vertices > most) refuse("graph6", fmt::format("{} vertices; at most {}", vertices, most), "give a smaller graph");
  // The upper triangle of the matrix, column by column: (0,1), (0,2), (1,2), (0,3), ...
  std::string board = "start 0\n";
  std::size_t edges = 0;
  unsigned six = 0;
  unsigned left = 0;
  for (std::uint64_t v = 1; v < vertices; ++v) {
    for (std::uint64_t u = 0; u < v; ++u) {
      if (left == 0) {
        six = bits.next();
        left = 6;
      }
      --left;
      if ((six >> left & 1U) == 0) continue;
      if (++edges > most_edges) refuse("graph6", fmt::format("more than {} edges", most_edges), "give a smaller graph");
      board += fmt::format("edge {} {}\n", u, v);
    }
  }
  if ((six & ((1U << left) - 1U)) != 0 || !bits.done()) refuse("graph6", "the text is too long", SixBits::remedy);
  if (board.find("edge 0 ") == std::string::npos) {
    refuse("graph6", "the first vertex, the start, has no edge",
           "order the vertices so that one with an edge is first");
  }
  return parse_board(board);
}

std::string to_text(const Board& board) { return fmt::format("{}\n", fmt::join(items_of(board), "\n")); }

std::string to_line(const Board& board) { return fmt::format("{}", fmt::join(items_of(board), ";")); }

std::string fingerprint(const Board& board) {
  Board bare = board;
  bare.places.clear();
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char c : to_line(bare)) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return fmt::format("{:016x}", hash);
}

std::optional<Point> point_of_name(std::string_view name) {
  Point point;
  if (name.size() < 5 || name.front() != '(' || name.back() != ')') return std::nullopt;
  const char* const end = name.data() + name.size() - 1;
  const auto x = std::from_chars(name.data() + 1, end, point.x);
  if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') return std::nullopt;
  const auto y = std::from_chars(x.ptr + 1, end, point.y);
  if (y.ec != std::errc() || y.ptr != end || graphs::to_string(point) != name) return std::nullopt;
  return point;
}

}  // namespace quadrille::soccer
