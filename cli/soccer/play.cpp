// `quadrille play soccer`: lets people play Paper Soccer in a terminal, against the program or each other.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

#include "cli/play/console.hpp"
#include "cli/play/options.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/certificate_input.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/run/runner.hpp"
#include "enumerate/soccer/certificate/strategy.hpp"
#include "enumerate/soccer/opponent.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/play/board.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

using soccer::Player;

// Bytes for the proofs of a game. The proofs of one turn usually take less.
constexpr std::size_t most_table = std::size_t{512} << 20U;

struct PlaySoccerArguments {
  PlayArguments play;
  std::optional<std::string> pitch;
  std::optional<std::string> history;
  std::optional<std::string> certificate;
};

constexpr const char* usual_pitch = "classic:8x10";

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

  /// Lets the program play by the strategy. \pre the strategy is for the pitch of the match
  void follow(enumerate::Strategy strategy) { opponent_.follow(std::move(strategy)); }

  std::string aims(std::optional<int> you) const override {
    std::string text;
    for (const int player : {you.value_or(1), 3 - you.value_or(1)}) {
      text += fmt::format("{}{} {}", text.empty() ? "" : "; ",
                          player == you ? fmt::format("you are player {} and attack", player)
                                        : fmt::format("player {} attacks", player),
                          target_of(player));
    }
    return text +
           "\nrules: an own goal loses; a player without a ply loses\n"
           "a ply draws a segment to a neighbour, no segment twice; if a segment or wall already meets the new point, "
           "the ball bounces: the same player draws again";
  }

  // The board in characters; in words if characters cannot show the pitch.
  DrawnBoard board(bool colour, bool low) const override {
    if (!drawn_) return {exports::position_scene(pitch_, position()).description + '\n'};
    const exports::SoccerScene scene = exports::play_scene(pitch_, replayed_);
    return {exports::unicode_board(scene, colour, low), exports::unicode_legend(scene, colour)};
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
    std::size_t i = 0;
    soccer::for_each_ply(pitch_, position(), [&](const soccer::Ply& ply) {
      const soccer::Goal goal = pitch_.goal(ply.to);
      if (goal != soccer::Goal::none) {
        shown[i].text += goal == goal_of(player) ? " (goal)" : " (own goal)";
      } else if (const soccer::WidePosition after = soccer::play(pitch_, position(), ply);
                 soccer::outcome(pitch_, after) == soccer::Outcome::blocked) {
        shown[i].text += after.mover == position().mover ? " (bounces, no ply left: loses)" : " (no ply left: wins)";
      } else if (after.mover == position().mover) {
        shown[i].text += " (bounces)";
      }
      ++i;
    });
    return listed(shown);
  }

  std::string refusal(int /*player*/, std::string_view text) const override {
    std::vector<soccer::Point> written;
    for (const soccer::Vertex v : history_) written.push_back(pitch_.lattice().point(v));
    try {
      const std::vector<soccer::Point> typed = soccer::parse_vertices(pitch_, in_brackets(text), 1);
      if (typed.size() != 1) return {};
      written.push_back(typed.front());
    } catch (const Error&) {
      return {};
    }
    const soccer::Replay tried = soccer::replay(pitch_, written);
    return tried.fault ? tried.fault->message : std::string();
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
    if (turn.forced) {
      advice.remark = fmt::format("a forced win for player {}, by the certificate", player);
    } else if (!turn.winner) {
      advice.ground = fmt::format("the winner is not decided; searched {} turns ahead", turn.depth);
    } else if (static_cast<int>(*turn.winner) == player) {
      advice.ground = fmt::format("a proved win for player {}", player);
    } else {
      advice.ground = fmt::format("every turn loses: a proved win for player {}", static_cast<int>(*turn.winner));
    }
    return advice;
  }

  std::string standing(const Thinking& thinking) override {
    std::vector<soccer::WidePosition> game{soccer::start_position<graphs::WideEdgeSet::words>(pitch_)};
    for (const soccer::PlayedPly& played : replayed_.plies) {
      game.push_back(soccer::play(pitch_, game.back(), played.ply));
    }
    const auto winner = opponent_.winner(game, {thinking.options, thinking.nodes});
    if (winner) {
      return fmt::format("player {} wins under best play, proved{}", static_cast<int>(winner->player),
                         winner->by_certificate ? " by the certificate: a forced win" : "");
    }
    return "not decided" + (thinking.nodes ? " within " + thinking.within : thinking.limit());
  }

  std::string outcome() const override {
    const soccer::Outcome outcome = soccer::outcome(pitch_, position());
    const int winner = static_cast<int>(*soccer::winner(outcome, position().mover));
    if (outcome == soccer::Outcome::blocked) {
      return fmt::format("player {} wins because player {} has no ply", winner, 3 - winner);
    }
    return fmt::format("player {} wins because the ball is on {}", winner,
                       outcome == soccer::Outcome::goal_1 ? "g1" : "g2");
  }

  std::string record(std::optional<int> resigned) const override {
    return fmt::format("pitch {}\n{}{}\n", to_string(pitch_.name()), soccer::to_string(pitch_, history_),
                       resigned ? fmt::format("  # player {} resigns", *resigned) : "");
  }

 private:
  const soccer::WidePosition& position() const { return replayed_.end; }

  // `3,4` and `3 4` in the form of a vertex, `(3,4)`.
  std::string in_brackets(std::string_view text) const {
    constexpr std::string_view dividers = ", \t";
    const std::size_t end = text.find_first_of(dividers);
    const std::size_t begin = text.find_last_of(dividers);
    if (!pitch_.has_points() || end == std::string_view::npos || text.find('(') != std::string_view::npos ||
        text.substr(end, begin - end).find_first_not_of(dividers) != std::string_view::npos) {
      return std::string(text);
    }
    return fmt::format("({},{})", text.substr(0, end), text.substr(begin + 1));
  }

  // The goal on which the player wins.
  static soccer::Goal goal_of(int player) { return player == 1 ? soccer::Goal::g2 : soccer::Goal::g1; }
  std::string target_of(int player) const {
    const soccer::Goal goal = goal_of(player);
    const char* const name = goal == soccer::Goal::g1 ? "g1" : "g2";
    if (drawn_) return fmt::format("{} ({})", goal == soccer::Goal::g1 ? "▲" : "▼", name);
    std::string vertices;
    for (std::size_t i = 0; i < pitch_.lattice().vertex_count(); ++i) {
      const auto v = static_cast<soccer::Vertex>(i);
      if (pitch_.goal(v) == goal) vertices += (vertices.empty() ? "" : ", ") + pitch_.to_string(v);
    }
    return vertices.empty() ? "no goal" : fmt::format("{} ({})", name, vertices);
  }

  const soccer::Pitch& pitch_;
  soccer::History history_;
  soccer::Replay replayed_;
  bool drawn_;  // true if characters can show the pitch
  running::SoccerOpponent opponent_;
};

Exit play_soccer(const PlaySoccerArguments& arguments, const Session& session) {
  const PlaySettings settings = parse_play_settings(arguments.play, session);
  std::optional<soccer::PitchName> name;
  if (arguments.pitch || !arguments.certificate) {
    name = enumerate::read_pitch(arguments.pitch.value_or(usual_pitch));
    soccer::require_drawable(*name);
  }
  std::optional<CheckedCertificate> certificate;
  if (arguments.certificate) certificate = read_certificate(*arguments.certificate, name);
  const soccer::Pitch pitch(name ? *name : certificate->proof.pitch);
  enumerate::require_playable(pitch);
  const auto history_of = [&](const std::string& written) {
    const soccer::Replay replayed = soccer::replay(pitch, soccer::parse_history(pitch, written));
    if (replayed.fault) {
      throw error_of(*replayed.fault, ErrorKind::unusable_input, "give a history that keeps the rules");
    }
    return soccer::history_of(pitch, replayed);
  };
  soccer::History history{pitch.start()};
  if (arguments.history) {
    history = history_of(*arguments.history);
  } else if (certificate) {
    history = history_of(certificate->proof.history);
  }
  SoccerMatch match(pitch, std::move(history), seed_of(arguments.play), memory_of_proofs(session, most_table));
  if (certificate) {
    engines::RunOptions options;
    options.memory = running::Runner(session.options()).memory_budget();
    match.follow(enumerate::Strategy(certificate->bytes, options));
    certificate->bytes = {};
    const int winner = certificate->proof.winner;
    const bool is_against = settings.is_person[winner == 1 ? 0 : 1] && !settings.is_person[winner == 1 ? 1 : 0];
    session.note(fmt::format("{} is checked: player {} wins by it, and the program never errs on that side{}",
                             *arguments.certificate, winner,
                             is_against ? fmt::format("; you play that side now: try --player {}", 3 - winner) : ""));
  }
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
  command
      .add_option("--history", arguments->history,
                  "begin after these plies, the start first, for example '(1,2) (0,2)'")
      .type_name("PLIES");
  command
      .add_option("--certificate", arguments->certificate,
                  "check the certificate in FILE first; the program then plays the winner's side by it and never errs")
      .type_name("FILE");
  add_play_options(command, common, arguments->play);
  command.footer(
      play_footer("Player 1 moves first and attacks ▼ (g2, the goal below); player 2 attacks ▲ (g1, above). Rules: an "
                  "own goal loses; a player without a ply loses. `quadrille rules soccer` prints all rules. With "
                  "--certificate the certificate gives the pitch and the first plies, unless you give them.",
                  "  quadrille play soccer\n"
                  "  quadrille play soccer --pitch paper:5x5 --player 2 --out played.txt\n"
                  "  quadrille play soccer --pitch classic:6x8 --player both"));
}

}  // namespace quadrille::cli::soccer_commands
