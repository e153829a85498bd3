// `quadrille engine soccer`: plays Paper Soccer against another program. A third program, the referee, passes the turns
// from each player to the other by the protocol of the website CodinGame. The command reads the opponent's turns from
// standard input, and writes its own turns to standard output.
#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/streams.hpp"
#include "cli/play/typed_lines.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/soccer/opponent.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "enumerate/soccer/play/board.hpp"
#include "games/record_text.hpp"
#include "games/soccer/digits.hpp"
#include "games/soccer/history.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

using soccer::Player;

struct EngineArguments {
  std::string protocol = "codingame";
  std::string pitch = "classic:8x10";
  std::string first_seconds = "1";
  std::string seconds = "0.2";
  std::string seed = "0";
};

// Bytes of the table of proofs. A game at the usual seconds fills less.
constexpr std::size_t most_proofs = std::size_t{64} << 20U;

// The part of a turn's time that the searches get. The rest is a reserve for a machine that does other work.
constexpr double thinking_share = 0.5;

constexpr double least_seconds = 0.01;
constexpr double most_seconds = 86'400;

// The move line before the first turn of the game.
constexpr std::string_view no_move = "-";

ChoiceOption<bool> protocol_option() {
  return {"--protocol", "the referee's protocol", {{"codingame", true, "CodinGame's, the default"}}};
}

ChoiceOption<bool> engine_format_option() {
  return {
      "--format", "format of the turns", {{"digits", true, "0 north, 1 north-east, and so on clockwise; the default"}}};
}

Error broken(std::string place, std::string reason, std::string remedy) {
  return {ErrorKind::breaks_rules, std::move(place), std::move(reason), std::move(remedy)};
}

std::string quoted(std::string_view text) { return fmt::format("'{}'", games::beginning(text, 20)); }

Player player_of(std::string_view id) {
  if (id == "0") return Player::one;
  if (id == "1") return Player::two;
  throw broken("id " + quoted(id), "names no player", "begin with a line 0 for the player who moves first, or 1");
}

// The game so far, with its number of turns.
class EngineGame {
 public:
  explicit EngineGame(const soccer::Pitch& pitch) : pitch_(pitch) {}

  const soccer::WidePosition& position() const { return position_; }
  bool is_over() const { return soccer::outcome(pitch_, position_) != soccer::Outcome::ongoing; }
  std::string outcome() const { return soccer::outcome_text(pitch_, position_); }
  std::string record() const {
    return fmt::format("pitch {}\n{}\n", to_string(pitch_.name()), soccer::to_string(pitch_, history_));
  }

  std::size_t turns() const { return turns_; }

  // Plays the opponent's turn; before the first turn of player 1 there is none.
  // \param own  the engine's player \param length, move  the referee's lines
  void take(Player own, std::string_view length, std::string_view move) {
    const std::string place = fmt::format("turn {}", turns_ + 1);
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(length.data(), length.data() + length.size(), number);
    if (error != std::errc() || end != length.data() + length.size() || number != move.size()) {
      throw broken(fmt::format("{}: length {}", place, quoted(length)),
                   fmt::format("the move {} has length {}", quoted(move), move.size()),
                   "send the length of the move in the line before it");
    }
    if (turns_ == 0 && own == Player::one) {
      if (move == no_move) return;
      throw broken(fmt::format("{}: {}", place, quoted(move)), "id 0 moves first",
                   "send 1 and - before its first turn");
    }
    try {
      play(soccer::parse_digits(pitch_, position_, move));
    } catch (const Error& illegal) {
      throw illegal.within(place);
    }
  }

  // \returns the turn's digits
  std::string play(const std::vector<soccer::Vertex>& turn) {
    std::string digits = soccer::digits_of(pitch_, position_.ball, turn);
    for (const soccer::Vertex to : turn) {
      position_ = soccer::play(pitch_, position_, {*pitch_.lattice().edge_between(position_.ball, to), to});
      history_.push_back(to);
    }
    ++turns_;
    return digits;
  }

 private:
  const soccer::Pitch& pitch_;
  soccer::WidePosition position_ = soccer::start_position<graphs::WideEdgeSet::words>(pitch_);
  soccer::History history_{pitch_.start()};
  std::size_t turns_ = 0;
};

Exit run_engine(const EngineArguments& arguments, const Session& session) {
  static_cast<void>(protocol_option().parse(arguments.protocol));
  if (session.arguments().format) static_cast<void>(engine_format_option().parse(*session.arguments().format));
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: a game that is played has no columns; leave it out");
  }
  const double first = parse_seconds("--first-seconds", arguments.first_seconds, least_seconds, most_seconds);
  const double later = parse_seconds("--seconds", arguments.seconds, least_seconds, most_seconds);
  const std::uint64_t seed = parse_seed("--seed", arguments.seed);
  const soccer::PitchName name = enumerate::read_pitch(arguments.pitch);
  soccer::require_drawable(name);
  const soccer::Pitch pitch(name);
  enumerate::require_playable(pitch);
  if (!soccer::has_digits(pitch)) {
    refuse(fmt::format("--pitch '{}'", arguments.pitch),
           "a digit is a king's move, and the board has segments that are not",
           "choose a pitch on squared paper, for example classic:8x10");
  }
  const Interrupt::Listener listener(session.interrupt());
  Options options = session.options();
  options.stop = listener.token();
  std::optional<Output> file;
  if (session.arguments().out) file.emplace(session.output(Output::OnStandardOutput::refuse));
  const Output answers(std::nullopt, session.interrupt());
  TypedLines lines(listener.token());
  const auto next_line = [&] {
    auto line = lines.next(false);
    return line ? std::optional(std::string(games::trimmed(*line))) : std::nullopt;
  };
  running::SoccerOpponent opponent(pitch, seed, memory_of_proofs(session, most_proofs));
  EngineGame game(pitch);
  const auto id = next_line();
  const Player own = id ? player_of(*id) : Player::one;
  while (id && !game.is_over()) {
    const auto length = next_line();
    const auto move = length ? next_line() : std::nullopt;
    if (!move) break;
    const bool is_first = game.turns() == 0;
    options.deadline = in_seconds(thinking_share * (is_first ? first : later));
    game.take(own, *length, *move);
    if (!game.is_over()) answers.write(game.play(opponent.choose(game.position(), {options}).to) + '\n');
  }
  if (game.is_over()) session.note(game.outcome());
  if (file) file->write(game.record());
  if (!lines.stopped()) return Exit::done;
  print_error("interrupted");
  return Exit::interrupted;
}

}  // namespace

void add_engine_soccer(Command& group, CommonArguments& common) {
  const auto arguments = std::make_shared<EngineArguments>();
  Command& command = group.add_command("soccer", "play Paper Soccer for another program, on standard input and output",
                                       [arguments](const Session& session) { return run_engine(*arguments, session); });
  protocol_option().add(command, arguments->protocol);
  command
      .add_option("--pitch", arguments->pitch,
                  "paper:MxN, classic:WxH or the FILE of a board of king's moves; classic:8x10 if not given")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .or_argument();
  command.add_option("--first-seconds", arguments->first_seconds, "seconds for the engine's first turn; 1 if not given")
      .type_name("S");
  command
      .add_option("--seconds", arguments->seconds,
                  "seconds for each later turn; 0.2 if not given. The engine thinks for half of its time")
      .type_name("S");
  command.add_option("--seed", arguments->seed, "seed of the program's random choices; 0 if not given")
      .type_name("SEED");
  engine_format_option().add(command, common.format);
  command.footer(
      "The referee's first line is 0 or 1. After 0 the engine is player 1, who moves first and attacks the top (north, "
      "g2). After 1 it is player 2, who attacks the bottom. Before each turn of the engine the referee sends two "
      "lines: the length of the opponent's move, then the move. If the opponent has not moved yet, the two lines are 1 "
      "and -. The engine answers with a line of digits, one for each ply of its turn: 0 north, 1 north-east, 2 east, "
      "and so on clockwise to 7.\n"
      "The engine never gives away a win that it has proved. A move that breaks the protocol or the rules ends the "
      "program with exit status 1; the message names the turn and the digit. The end of the game or of the input ends "
      "the program with exit status 0. With --out the program writes the record at the end; replay reads it.\n"
      "examples:\n"
      "  quadrille engine soccer --protocol codingame\n"
      "  quadrille engine soccer --pitch classic:6x8 --seconds 1");
}

}  // namespace quadrille::cli::soccer_commands
