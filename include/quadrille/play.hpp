// A game played in lines of text: a match shows its board and takes choices, and `play` asks for them until the session
// ends.
//
//     class Nim : public quadrille::Match { ... };
//     Nim match;
//     quadrille::play(match, {}, std::cin, std::cout);  // a person is player 1, the match's advice plays player 2
//
// Each game has a match of its own. A player chooses among choices; several players may have to choose at once, and
// then neither sees the other's choice. The match keeps the choices made so far and can take the last one back. It
// advises: the advice is what the program plays. It reports a winner only where that is proved.
//
// A console passes the lines: one over streams is here; a program with a terminal brings its own (the program
// `quadrille` does: with line editing, and a board that fits a low terminal).
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

/// How long a match may think: until the deadline or the stop token, or over so many positions.
struct Thinking {
  Options options;                     ///< with both
  std::optional<std::uint64_t> nodes;  ///< positions; as many as the time allows if empty
  std::string within;                  ///< the same in words: `1 s`, `5000 positions`

  /// Why a position is not solved, to follow `not solved`. If the time is not over, the position was too large to begin
  /// with, or memory ended. \pre no bound on positions ended it
  std::string limit() const {
    const bool is_over = options.deadline && std::chrono::steady_clock::now() >= *options.deadline;
    return is_over || options.stop.stop_requested() ? " within " + within : ", too large for the solver or its memory";
  }
};

/// What a player may choose, by its number or by its text.
struct PlayChoice {
  static constexpr int unnumbered = -1;  ///< the number of a choice that has none
  int number = 0;                        ///< as the board and the menu show it, or `unnumbered`
  std::string text;                      ///< as announcements have it
};

/// What the program would play.
struct Advice {
  std::vector<std::string> texts;  ///< of choices, one after the other, all by the same player
  std::string ground;              ///< why: `player 1 wins so, proved`; for whom asks for a hint
  /// Said after the program's turn too, and in place of the ground: that the game is not solved, or that the turn is
  /// forced; empty where nothing is to be said.
  std::string remark{};
};

/// A board in characters: lines that end in a newline.
struct DrawnBoard {
  std::string drawing;    ///< the board itself
  std::string caption{};  ///< what its signs mean, and whose turn it is; beside the drawing where the terminal is low
};

/// A game while it is played.
class Match {
 public:
  virtual ~Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  /// What is played: `Chess on a board of 8 by 8`.
  virtual std::string title() const = 0;
  /// What the players want and which rules are in force: `you attack ▼; player 2 attacks ▲`. A line or a few, without
  /// the last newline; may be empty.
  /// \param you  the only person who plays; nothing if there are two, or none
  virtual std::string aims(std::optional<int> you) const {
    static_cast<void>(you);
    return {};
  }
  /// What one choice is called: `ply`.
  virtual std::string unit() const = 0;
  /// The position, and what of the choices is shown on it.
  /// \param colour  with the escape sequences of a terminal \param low  in as few lines as the drawing can have
  virtual DrawnBoard board(bool colour, bool low) const = 0;

  /// The players who have to choose now, 1 or 2 or both; none at the end of the game.
  virtual std::vector<int> choosing() const = 0;
  /// In increasing order of their numbers; all have one, or none. \pre the player is to choose, as for all
  virtual std::vector<PlayChoice> choices(int player) const = 0;
  /// The choices in words, in a line or a few: `1 (2,1)  2 (2,3)`.
  virtual std::string menu(int player) const = 0;
  /// Why a text is none of the choices: `(4,4) is not adjacent to (2,2)`; empty where the text is no move at all.
  virtual std::string refusal(int player, std::string_view text) const {
    static_cast<void>(player), static_cast<void>(text);
    return {};
  }
  /// Makes a choice. \returns what everybody may know now: `player 1 plays (2,1)`; empty for what is still secret
  virtual std::string choose(int player, const PlayChoice& choice) = 0;
  /// Whether a choice stays secret until the other player has chosen too.
  virtual bool is_secret() const { return false; }
  /// Takes the last choice back. \pre there is one
  virtual void take_back() = 0;

  /// What the program would choose for the player. \pre the player is to choose
  virtual Advice advise(int player, const Thinking& thinking) = 0;
  /// Who wins under best play, where that is proved; else that it is not decided. One line.
  virtual std::string standing(const Thinking& thinking) = 0;
  /// How the game has ended: `player 1 wins: the ball is on g2`. \pre it has
  virtual std::string outcome() const = 0;

  /// The game as a file keeps it.
  /// \param resigned  the player who has given up, if one has
  /// \throws Error (unusable_input) if records of this game hold whole games only, and it is not over
  virtual std::string record(std::optional<int> resigned) const = 0;
  /// What follows `saved`: which command reads the record, a blank before it; may be empty.
  virtual std::string replay_command() const = 0;

 protected:
  Match() = default;
};

/// The choice that a text names, by its number or as it is written; nothing if there is none. Brackets, commas and
/// blanks are one: `(3,4)`, `3,4` and `3 4` name the same choice. \complexity O(choices)
std::optional<PlayChoice> choice_named(const std::vector<PlayChoice>& choices, std::string_view text);

/// The whole number that a typed text is, blanks around it aside; nothing if it is none, or none that an int holds.
std::optional<int> typed_number(std::string_view text);

/// `1 (2,1)  2 (2,3)`, or the texts alone of choices without numbers: one line. The session breaks it between choices.
std::string listed(const std::vector<PlayChoice>& choices);

/// Where the lines of a session come from, and where they go.
class Console {
 public:
  Console() = default;
  virtual ~Console() = default;
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// Shows lines. \throws Error (unusable_input) if they cannot be written
  virtual void write(std::string_view text) = 0;
  /// The next line that is typed, without its end; nothing at the end of the input, or if the session is stopped.
  /// \param prompt  is shown before it \param secret  nobody is to see the line \throws Error (unusable_input)
  virtual std::optional<std::string> read(const std::string& prompt, bool secret) = 0;
  /// How many lines are seen at once; 0 if there is no bound.
  virtual int rows() const { return 0; }
  /// And how many characters a line has.
  virtual int columns() const { return 80; }
};

/// How a game is played.
struct PlaySettings {
  std::array<bool, 2> is_person{true, false};  ///< of player 1, of player 2; the match's advice plays the others
  double seconds = 1;                          ///< for the program's turn, a hint, or a question who wins
  std::optional<std::uint64_t> nodes{};        ///< the same in positions
  bool colour = false;                         ///< whether boards are in colour
  /// What the match thinks with. The stop token ends the session, too; the deadline is each turn's own.
  Options options{};
  /// Writes a record to a file, for `save FILE`; `save` is no command if it is empty. \throws Error with the reason
  std::function<void(const std::string& file, const std::string& record)> save{};
};

/// How a session ended.
struct PlayEnd {
  bool stopped = false;           ///< by the stop token, not by `quit` or the end of the input
  std::optional<int> resigned{};  ///< the player who has given up, if one has: part of the record
  std::size_t choices = 0;        ///< made in the session, and not taken back
};

/// Plays a match: shows boards and menus, takes choices and commands, until `quit`, the end of the input, or a stop;
/// where nobody is a person, until the end of the game. Where a person and the program choose at once, the person is
/// asked first.
/// \throws Error as the console does; what the match throws
PlayEnd play(Match& match, const PlaySettings& settings, Console& console);

/// The same over streams. The stop token is looked at between lines. Every line that is read is shown again after its
/// prompt, as it would be seen in a terminal.
/// \throws std::ios_base::failure if `out` cannot be written and its exceptions are on; what the match throws
PlayEnd play(Match& match, const PlaySettings& settings, std::istream& in, std::ostream& out);

}  // namespace quadrille
