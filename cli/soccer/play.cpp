// `quadrille play soccer`: a game of Paper Soccer against the program, or between two people.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "cli/play/loop.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/opponent.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/play/board.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

using soccer::Player;

// Bytes for what is proved in a game, as a rule less than a turn's time fills.
constexpr std::size_t most_table = std::size_t{512} << 20U;

// Bytes that looking ahead may take: its table, and the turns of the positions on its line.
constexpr std::size_t looking_ahead = std::size_t{16} << 20U;

// What is left for what is proved, of what the process may hold.
std::size_t memory_of_proofs(const Session& session) {
  const running::Runner runner(session.options());
  const std::size_t budget = runner.memory_budget();
  return budget > looking_ahead ? std::min(most_table, budget - looking_ahead) : 0;
}

struct PlaySoccerArguments {
  PlayArguments play;
  std::string pitch = "classic:8x10";
  std::optional<std::string> history;
};

class SoccerMatch : public Match {
 public:
  SoccerMatch(const soccer::Pitch& pitch, soccer::History history, std::uint64_t seed, std::size_t memory)
      : pitch_(pitch),
        history_(std::move(history)),
        drawn_(exports::is_on_squared_paper(pitch)),
        opponent_(pitch, seed, memory) {
    replayed_ = soccer::replay(pitch_, history_);
  }

  std::string title() const override { return "Paper Soccer on " + to_string(pitch_.name()); }
  std::string unit() const override { return "ply"; }
  std::string replay_command() const override { return "replay soccer"; }

  // In words where characters cannot draw it.
  std::string board(bool colour) const override {
    if (drawn_) return exports::unicode_soccer(exports::play_scene(pitch_, replayed_), colour);
    return exports::position_scene(pitch_, position()).description + '\n';
  }

  std::vector<int> choosing() const override {
    if (soccer::outcome(pitch_, position()) != soccer::Outcome::ongoing) return {};
    return {static_cast<int>(position().mover)};
  }

  std::vector<PlayChoice> choices(int /*player*/) const override {
    std::vector<PlayChoice> choices;
    soccer::for_each_ply(pitch_, position(), [&](const soccer::Ply& ply) {
      // The name of a vertex may be a number itself.
      const int number = pitch_.has_points() ? static_cast<int>(choices.size()) + 1 : PlayChoice::unnumbered;
      choices.push_back({number, pitch_.to_string(ply.to)});
    });
    return choices;
  }

  std::string menu(int player) const override {
    std::vector<PlayChoice> shown = choices(player);
    if (drawn_) return listed(shown);
    std::size_t i = 0;
    soccer::for_each_ply(pitch_, position(), [&](const soccer::Ply& ply) {
      const soccer::Goal goal = pitch_.goal(ply.to);
      if (goal != soccer::Goal::none) {
        shown[i].text += goal == soccer::Goal::g1 ? " (g1)" : " (g2)";
      } else if (soccer::bounces(pitch_, position(), ply)) {
        shown[i].text += " (bounces)";
      }
      ++i;
    });
    return listed(shown);
  }

  std::string choose(int player, const PlayChoice& choice) override {
    soccer::for_each_ply(pitch_, position(), [&](const soccer::Ply& ply) {
      if (pitch_.to_string(ply.to) == choice.text) history_.push_back(ply.to);
    });
    replayed_ = soccer::replay(pitch_, history_);
    const bool bounce = replayed_.plies.back().bounce;
    return fmt::format("player {} plays {}{}", player, choice.text, bounce ? ", which bounces" : "");
  }

  void take_back() override {
    history_.pop_back();
    replayed_ = soccer::replay(pitch_, history_);
  }

  Advice advise(int player, const Thinking& thinking) override {
    const running::SoccerTurn turn = opponent_.choose(position(), {thinking.options, thinking.nodes});
    Advice advice;
    for (const soccer::Vertex v : turn.to) advice.texts.push_back(pitch_.to_string(v));
    if (!turn.winner) {
      advice.ground = fmt::format("who wins is not decided; looked {} turns ahead", turn.depth);
    } else if (static_cast<int>(*turn.winner) == player) {
      advice.ground = fmt::format("player {} wins so, proved", player);
    } else {
      advice.ground = fmt::format("player {} wins whatever is played, proved", static_cast<int>(*turn.winner));
    }
    return advice;
  }

  std::string standing(const Thinking& thinking) override {
    const std::optional<Player> winner = opponent_.winner(position(), {thinking.options, thinking.nodes});
    if (winner) return fmt::format("player {} wins under best play, proved", static_cast<int>(*winner));
    return "not decided" + (thinking.nodes ? " within " + thinking.within : thinking.limit());
  }

  std::string outcome() const override {
    const soccer::Outcome outcome = soccer::outcome(pitch_, position());
    const int winner = static_cast<int>(*soccer::winner(outcome, position().mover));
    if (outcome == soccer::Outcome::blocked) {
      return fmt::format("player {} wins, for player {} has no ply", winner, 3 - winner);
    }
    return fmt::format("player {} wins, for the ball is on {}", winner,
                       outcome == soccer::Outcome::goal_1 ? "g1" : "g2");
  }

  std::string record(std::optional<int> resigned) const override {
    return fmt::format("pitch {}\n{}{}\n", to_string(pitch_.name()), soccer::to_string(pitch_, history_),
                       resigned ? fmt::format("  # player {} resigns", *resigned) : "");
  }

 private:
  const soccer::WidePosition& position() const { return replayed_.end; }

  const soccer::Pitch& pitch_;
  soccer::History history_;
  soccer::Replay replayed_;
  bool drawn_;  // whether characters can draw the pitch
  running::SoccerOpponent opponent_;
};

Exit play_soccer(const PlaySoccerArguments& arguments, const Session& session) {
  const PlaySettings settings = parse_play_settings(arguments.play, session);
  const soccer::PitchName name = enumerate::read_pitch(arguments.pitch);
  soccer::require_drawable(name);
  const soccer::Pitch pitch(name);
  enumerate::require_playable(pitch);
  soccer::History history{pitch.start()};
  if (arguments.history) {
    const soccer::Replay replayed = soccer::replay(pitch, soccer::parse_history(pitch, *arguments.history));
    if (replayed.fault) {
      throw error_of(*replayed.fault, ErrorKind::unusable_input, "give a history that keeps the rules");
    }
    for (const soccer::PlayedPly& ply : replayed.plies) history.push_back(ply.ply.to);
  }
  SoccerMatch match(pitch, std::move(history), settings.seed, memory_of_proofs(session));
  return play_match(match, settings, session);
}

}  // namespace

void add_play_soccer(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<PlaySoccerArguments>();
  Command& command =
      group.add_command("soccer", "play Paper Soccer, in a terminal",
                        [arguments](const Session& session) { return play_soccer(*arguments, session); });
  command
      .add_option("--pitch", arguments->pitch,
                  "paper:MxN, classic:WxH or the FILE of a board; classic:8x10 if not given")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .or_argument();
  command.add_option("--history", arguments->history, "begin after these plies, as '(1,2) (0,2)', the start first")
      .type_name("PLIES");
  add_play_options(command, common, arguments->play);
  command.footer(
      play_footer("Player 1 moves first and wins on g2, the goal below; player 2 wins on g1, the goal above. A player "
                  "without a ply loses.",
                  "  quadrille play soccer\n"
                  "  quadrille play soccer --pitch paper:5x5 --player 2 --out played.txt\n"
                  "  quadrille play soccer --pitch classic:6x8 --player both"));
}

}  // namespace quadrille::cli::soccer_commands
