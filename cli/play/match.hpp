// Match: a game while it is played, as the loop of `quadrille play` sees it (loop.hpp). Each game has its own, in
// cli/GAME/play.cpp.
//
// A player chooses among numbered choices; several players may have to choose at once, and then neither sees what the
// other has chosen. The match knows the choices made so far and can take the last one back. It also knows what the
// program would choose, and who wins, as far as that is proved: nothing that is only estimated is ever said as a fact.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/job.hpp"

namespace quadrille::cli {

/// How long the program may think: until the deadline or the stop token, or over so many positions.
struct Thinking {
  Options options;  ///< with both
  std::optional<std::uint64_t> nodes;
  std::string within;  ///< the same in words: `1 s`, `5000 positions`

  /// Why a position is not solved, to follow `not solved`. If the time is not over, the position was too large to begin
  /// with, or memory ended. \pre no bound on positions ended it
  std::string limit() const {
    const bool is_over = options.deadline && std::chrono::steady_clock::now() >= *options.deadline;
    return is_over || options.stop.stop_requested() ? " within " + within : ", too large for the solver or its memory";
  }
};

/// What a player may choose, by its number or by its text.
struct PlayChoice {
  static constexpr int unnumbered = -1;
  int number = 0;    ///< as the board and the menu show it, or `unnumbered`
  std::string text;  ///< as announcements have it
};

/// What the program would play.
struct Advice {
  std::vector<std::string> texts;  ///< of choices, one after the other, all by the same player
  std::string ground;              ///< why: `player 1 wins so, proved`; for whom asks for a hint
  std::string caveat{};  ///< that the game is not solved, and what is played then; empty where nothing is to be said
};

class Match {
 public:
  virtual ~Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  /// What is played: `Chess on a board of 8 by 8`.
  virtual std::string title() const = 0;
  /// What one choice is called: `ply`.
  virtual std::string unit() const = 0;
  /// The position, and what of the choices is shown on it; lines that end in a newline.
  virtual std::string board(bool colour) const = 0;

  /// The players who have to choose now, 1 or 2 or both; none at the end of the game.
  virtual std::vector<int> choosing() const = 0;
  /// In increasing order of their numbers; all have one, or none. \pre the player is to choose, as for all
  virtual std::vector<PlayChoice> choices(int player) const = 0;
  /// The choices in words, in a line or a few: `1 (2,1)  2 (2,3)`.
  virtual std::string menu(int player) const = 0;
  /// Makes a choice. \returns what everybody may know now: `player 1 plays (2,1)`; empty for what is still secret
  virtual std::string choose(int player, const PlayChoice& choice) = 0;
  /// Whether what is chosen now stays secret until the other player has chosen too.
  virtual bool is_secret() const { return false; }
  /// Takes the last choice back. \pre there is one
  virtual void take_back() = 0;

  /// What the program would choose for the player. \pre the player is to choose
  virtual Advice advise(int player, const Thinking& thinking) = 0;
  /// Who wins under best play, where that is proved; else that it is not decided. One line.
  virtual std::string standing(const Thinking& thinking) = 0;
  /// How the game has ended: `player 1 wins: the ball is on g2`. \pre it has
  virtual std::string outcome() const = 0;

  /// The game as `replay` reads it.
  /// \param resigned  the player who has given up, if one has
  /// \throws Error (unusable_input) if records of this game hold whole games only, and it is not over
  virtual std::string record(std::optional<int> resigned) const = 0;
  /// How `replay` is called for it: `replay chess FILE`.
  virtual std::string replay_command() const = 0;

 protected:
  Match() = default;
};

/// The choice that a text names, by its number or as it is written, blanks aside; nothing if there is none.
std::optional<PlayChoice> choice_named(const std::vector<PlayChoice>& choices, std::string_view text);

/// `1 (2,1)  2 (2,3)`, or the texts alone of choices without numbers, broken into lines.
std::string listed(const std::vector<PlayChoice>& choices);

}  // namespace quadrille::cli
