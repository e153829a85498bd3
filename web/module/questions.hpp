// The interface that each game implements in the WebAssembly module of the web page. The page asks a question
// (web/page/module.ts), and the game answers it in JSON.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/rules_text.hpp"
#include "quadrille/job.hpp"

namespace quadrille::web {

using Json = nlohmann::ordered_json;

/// A game in progress: its setup and its moves.
struct Begun {
  std::string setup;               ///< in the form of module.ts
  std::vector<std::string> moves;  ///< in the form of module.ts
};

/// A game's answers; each throws Error if the question breaks the rules or the module's limits.
class Answers {
 public:
  virtual ~Answers() = default;
  Answers(const Answers&) = delete;
  Answers& operator=(const Answers&) = delete;

  /// The current position of the game.
  virtual Json position(const Begun& begun) = 0;
  /// The winner of the position, and after each legal move, as far as found before the deadline.
  virtual Json think(const Begun& begun, const Options& options) = 0;
  /// The program's move. \param player  the player to choose
  virtual Json advise(const Begun& begun, int player, const Options& options) = 0;
  /// Counts of the positions and games ahead.
  virtual Json counts(const Begun& begun, const Options& options) = 0;
  /// The first game of a record.
  virtual Begun record(const std::string& text) = 0;
  virtual games::RulesText rules() = 0;
  /// The answer to a question that only this game knows. \param extra  the bytes that follow the question
  virtual Json own(const std::string& ask, const Json& question, std::string_view extra);

 protected:
  Answers() = default;
};

/// The games by the names that the page has for them; each lives as long as the module.
std::map<std::string, Answers*>& games_by_name();

/// Registers a game, by a constant in the game's own file, so that no other file lists it.
template <class Game>
struct Registered {
  explicit Registered(const std::string& name) {
    static Game game;
    games_by_name()[name] = &game;
  }
};

/// `text/rest`: the parts of a setup. \throws Error unless there are `count` \param form  as the remedy names it
std::vector<std::string> parts_of(const std::string& setup, std::size_t count, std::string_view form);

/// A whole number of a setup or a move. \throws Error naming the place, unless it is one from least to most
int whole(std::string_view text, int least, int most, const std::string& place);

/// While it lives, messages of refusals begin with its place: `line 3: digit 1 ...`. (No exception can be caught here
/// to add the place afterwards.)
class Within {
 public:
  explicit Within(std::string place) : before_(std::exchange(current(), std::move(place))) {}
  ~Within() { current() = before_; }
  Within(const Within&) = delete;
  Within& operator=(const Within&) = delete;
  static std::string& current();

 private:
  std::string before_;
};

/// Refuses move `number` (from 0). \throws Error naming it
[[noreturn]] void refuse_move(std::size_t number, std::string_view move, std::string reason);

/// The deadline of the next of `parts` equal parts of the work.
inline std::chrono::steady_clock::time_point share_of(const Options& options, std::size_t parts) {
  const auto now = std::chrono::steady_clock::now();
  return now + (*options.deadline - now) / static_cast<int>(parts == 0 ? 1 : parts);
}
inline bool is_over(const Options& options) { return std::chrono::steady_clock::now() >= *options.deadline; }

}  // namespace quadrille::web
