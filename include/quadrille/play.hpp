// Lets a person play a game against the program, in lines of text. A Match holds the game: it shows the board and takes
// the players' choices. The function `play` asks for choices until the session ends.
//
//     class Nim : public quadrille::Match { ... };
//     Nim match;
//     quadrille::play(match, {}, std::cin, std::cout);  // a person is player 1, the match's advice plays player 2
//
// Each game has its own match class. At each turn one player chooses, or both players choose at once and neither sees
// the opponent's choice. The match keeps the choices made so far and can take the last one back. The match also gives
// advice, and the program plays by this advice. A match reports a winner only if the win is proved.
//
// A console reads the lines that a person types, and writes the answers. This header has a console that uses C++
// streams. A program may bring a console of its own. The program `quadrille` has a console with line editing, whose
// board fits the height of the terminal.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/job.hpp"

namespace quadrille {

/// Limits on a match's thinking: a deadline and a stop token, or a number of positions.
struct Thinking {
  Options options;                     ///< with the deadline and the stop token
  std::optional<std::uint64_t> nodes;  ///< the most positions; limited by time alone if empty
  std::string within;                  ///< the limit in words: `1 s`, `5000 positions`

  /// The reason why a position is not solved, to follow `not solved`. If time remains, the position was too large to
  /// begin with, or memory ran out. \pre no bound on positions ended the search
  std::string limit() const {
    const bool is_over = options.deadline && std::chrono::steady_clock::now() >= *options.deadline;
    return is_over || options.stop.stop_requested() ? " within " + within : ", too large for the solver or its memory";
  }
};

/// A choice of a player, named by its number or its text.
struct PlayChoice {
  static constexpr int unnumbered = -1;  ///< the number of a choice that has none
  int number = 0;                        ///< its number on the board and in the menu, or `unnumbered`
  std::string text;                      ///< its text in announcements
};

/// A recommended turn, with its reason; the program plays by it.
struct Advice {
  std::vector<std::string> texts;  ///< the choices, one after the other, all by the same player
  std::string ground;              ///< the reason, shown with a hint: `a proved win for player 1`
  /// A remark, shown after the program's turn too, and in place of the ground. It says that the game is not solved or
  /// that the turn is forced. May be empty.
  std::string remark{};
};

/// A board in characters: lines that end in a newline.
struct DrawnBoard {
  std::string drawing;    ///< the board itself
  std::string caption{};  ///< the meaning of its signs, and the player to move; beside the drawing on a low terminal
};

/// A game while it is played.
class Match {
 public:
  virtual ~Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  /// The name of the game: `Chess on a board of 8 by 8`.
  virtual std::string title() const = 0;
  /// The aims of the players and the rules in force: `you attack ▼; player 2 attacks ▲`. A few lines without the last
  /// newline; may be empty.
  /// \param you  the only person who plays; nothing if two people play, or none
  virtual std::string aims(std::optional<int> you) const {
    static_cast<void>(you);
    return {};
  }
  /// The name of one choice: `ply`.
  virtual std::string unit() const = 0;
  /// The position, with the choices that can be shown on it.
  /// \param colour  with the escape sequences of a terminal \param low  in as few lines as possible
  virtual DrawnBoard board(bool colour, bool low) const = 0;

  /// The players who have to choose now, 1 or 2 or both; none at the end of the game.
  virtual std::vector<int> choosing() const = 0;
  /// The choices of a player, in increasing order of their numbers; all have numbers, or none. \pre the player is to
  /// choose, as for all members with `player`
  virtual std::vector<PlayChoice> choices(int player) const = 0;
  /// The choices in words, in a line or a few: `1 (2,1)  2 (2,3)`.
  virtual std::string menu(int player) const = 0;
  /// The reason why a text is none of the choices: `(4,4) is not adjacent to (2,2)`. Empty if the text is no move at
  /// all.
  virtual std::string refusal(int player, std::string_view text) const {
    static_cast<void>(player), static_cast<void>(text);
    return {};
  }
  /// Makes a choice. \returns the public announcement: `player 1 plays (2,1)`; empty while the choice is secret
  virtual std::string choose(int player, const PlayChoice& choice) = 0;
  /// True if a choice stays secret until the other player has chosen too.
  virtual bool is_secret() const { return false; }
  /// Takes the last choice back. \pre a choice has been made
  virtual void take_back() = 0;

  /// The choices that the program recommends to the player. \pre the player is to choose
  virtual Advice advise(int player, const Thinking& thinking) = 0;
  /// The winner under best play if that is proved, or a remark that it is not decided. One line.
  virtual std::string standing(const Thinking& thinking) = 0;
  /// The result of the game: `player 1 wins: the ball is on g2`. \pre the game is over
  virtual std::string outcome() const = 0;

  /// The record of the game, as a file stores it.
  /// \param resigned  the player who has resigned, if any
  /// \throws Error (unusable_input) if records of this game hold whole games only, and this game is not over
  virtual std::string record(std::optional<int> resigned) const = 0;
  /// The command that reads the record, with a blank before it, to follow `saved`; may be empty.
  virtual std::string replay_command() const = 0;

 protected:
  Match() = default;
};

/// The choice that a text names by its number or its text; nothing if no choice matches. Brackets, commas and blanks
/// are equivalent: `(3,4)`, `3,4` and `3 4` name the same choice. \complexity O(choices)
std::optional<PlayChoice> choice_named(const std::vector<PlayChoice>& choices, std::string_view text);

/// The whole number that a typed text names, without the blanks around it. Nothing if the text is no whole number or
/// does not fit an int.
std::optional<int> typed_number(std::string_view text);

/// The choices on one line: `1 (2,1)  2 (2,3)`, or their texts alone if they have no numbers. The session breaks the
/// line between choices.
std::string listed(const std::vector<PlayChoice>& choices);

/// Reads and writes the lines of a session.
class Console {
 public:
  Console() = default;
  virtual ~Console() = default;
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// Shows lines. \throws Error (unusable_input) if they cannot be written
  virtual void write(std::string_view text) = 0;
  /// The next typed line, without its newline; nothing at the end of the input, or if the session is stopped.
  /// \param prompt  is shown before the line \param secret  if true, the line is hidden \throws Error (unusable_input)
  virtual std::optional<std::string> read(const std::string& prompt, bool secret) = 0;
  /// The number of lines visible at once; 0 if unbounded.
  virtual int rows() const { return 0; }
  /// The number of characters in a line.
  virtual int columns() const { return 80; }
};

/// Settings of a session.
struct PlaySettings {
  std::array<bool, 2> is_person{true, false};  ///< true if player 1, or 2, is a person; if not, the advice plays
  double seconds = 1;                          ///< time for the program's turn, a hint, or the question who wins
  std::optional<std::uint64_t> nodes{};        ///< the same limit in positions
  bool colour = false;                         ///< true if boards are in colour
  /// Options of the match's thinking. The stop token also ends the session; each turn sets its own deadline.
  Options options{};
  /// Writes a record to a file, for `save FILE`. If empty, `save` is not a command. \throws Error with the reason
  std::function<void(const std::string& file, const std::string& record)> save{};
};

/// The end of a session.
struct PlayResult {
  bool stopped = false;           ///< true if the stop token ended it, not `quit` or the end of the input
  std::optional<int> resigned{};  ///< the player who has resigned, if any: part of the record
  std::size_t choices = 0;        ///< choices made in the session and not taken back
};

/// Plays a match: shows boards and menus, takes choices and commands. It ends at `quit`, at the end of the input or at
/// a stop; without persons, at the end of the game. If a person and the program choose at once, the person chooses
/// first.
/// \throws Error as the console does; also passes on exceptions of the match
PlayResult play(Match& match, const PlaySettings& settings, Console& console);

/// The same over streams. It checks the stop token between lines. It echoes every line that it reads after the prompt,
/// as a terminal would show it.
/// \throws std::ios_base::failure if `out` cannot be written and its exceptions are on; passes on exceptions of the
///         match
PlayResult play(Match& match, const PlaySettings& settings, std::istream& in, std::ostream& out);

}  // namespace quadrille
