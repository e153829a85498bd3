// `quadrille explain soccer`: shows a winning strategy of Paper Soccer, reply by reply, as a table or in a dialogue.
//
// The command reads the strategy from a certificate (a file that proves the winner), or solves the pitch to find it. In
// both cases the checker of quadrille_confirm first checks the strategy. The checker shares no code with the part of
// the program that writes certificates. In a terminal, a person types the loser's plies and sees the winner's replies,
// one position after the other. With --depth, --format or --out, the command prints a table instead.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/interrupt.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/command.hpp"
#include "cli/output/colour.hpp"
#include "cli/output/output.hpp"
#include "cli/output/paragraphs.hpp"
#include "cli/output/show.hpp"
#include "cli/play/typed_lines.hpp"
#include "cli/session.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/certificate_input.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/soccer/certificate/certificate.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "export/tables/formats.hpp"
#include "games/record_text.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"
#include "quadrille/play.hpp"
#include "quadrille/soccer_explain.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

struct ExplainArguments {
  std::string certificate;
  std::optional<std::string> pitch;
  std::string history;
  std::optional<std::string> depth;
};

// The winner, the number of plies to the win, and the game in which the loser holds out longest.
std::string summary(const soccer::ExplainAnswer& answer) {
  return fmt::format("player {} wins in at most {} {}; the longest game of this strategy:\n{}\n", answer.winner,
                     *answer.plies_to_end, *answer.plies_to_end == 1 ? "ply" : "plies", answer.longest_game);
}

// The meanings of the columns, a line each.
std::string meanings() {
  std::string text;
  for (const ColumnSchema& column : table_schema_of<soccer::StrategyRow>().columns) {
    text += fmt::format("{}: {}\n", column.name, column.meaning);
  }
  return text;
}

// The strategy walked through in a terminal: a board, the loser's plies to choose from, the winner's answer.
class Walkthrough {
 public:
  Walkthrough(std::string certificate, const std::string& history, const Session& session)
      : certificate_(std::move(certificate)),
        session_(session),
        listener_(session.interrupt()),
        lines_(listener_.token()),
        screen_(std::nullopt, session.interrupt()) {
    histories_.push_back(history);
  }

  Exit run() {
    say(summary(explained()));
    say('\n' + help);
    while (choose(show())) {
    }
    return lines_.stopped() ? Exit::interrupted : Exit::done;
  }

 private:
  inline static const std::string help =
      "Type a ply of the loser: its number or its vertex. The winner answers by the strategy.\n"
      "back takes the last ply back; quit ends the walk; help prints this text.\n";

  void say(const std::string& text) const { screen_.write(fitted(text, terminal_width(STDOUT_FILENO))); }

  soccer::ExplainAnswer explained() const {
    return soccer::explain({.certificate = certificate_, .history = histories_.back(), .depth = 1});
  }

  // Shows the position after the winner's answer, and the loser's plies there. \returns these plies
  std::vector<PlayChoice> show() {
    soccer::ExplainAnswer answer = explained();
    const std::vector<soccer::StrategyRow> rows = quadrille::rows<soccer::StrategyRow>(answer);
    const soccer::StrategyRow& first = rows.front();
    // The longest game begins with the plies so far and the winner's answer.
    const soccer::Pitch pitch(enumerate::parse_certificate(certificate_).pitch);
    const soccer::Replay game = soccer::replay_history(pitch, answer.longest_game);
    soccer::History history = soccer::history_of(pitch, game);
    history.resize(history.size() - static_cast<std::size_t>(first.plies_to_end) + plies_in(first.answer));
    shown_ = soccer::to_string(pitch, history);
    if (first.answer) {
      say(fmt::format("\nplayer {} plays {}\n", answer.winner, *first.answer));
    } else if (histories_.size() > 1 && !first.outcome) {
      say(fmt::format("\nthe ball bounces: player {} draws again\n", 3 - answer.winner));
    }
    const soccer::Replay replayed = soccer::replay(pitch, history);
    const bool is_drawn = exports::is_on_squared_paper(pitch);
    if (is_drawn) {
      say('\n' + exports::unicode_soccer(exports::play_scene(pitch, replayed), in_colour("auto", session_)));
    }
    std::vector<PlayChoice> replies;
    for (const soccer::StrategyRow& row : rows) {
      if (row.reply) replies.push_back({static_cast<int>(replies.size()) + 1, *row.reply});
    }
    if (!replies.empty()) {
      Table& table = answer.table;
      table.rows.erase(table.rows.begin());
      for (auto& row : table.rows) row.erase(row.begin());  // the depth, which is that of one reply in each row
      table.columns.erase(table.columns.begin());
      say('\n' + exports::text_table(table, terminal_width(STDOUT_FILENO)));
    } else if (!is_drawn) {  // below a board its legend states the outcome
      say(soccer::outcome_text(pitch, replayed.end) + '\n');
    }
    return replies;
  }

  static std::size_t plies_in(const std::optional<std::string>& plies) {
    return plies ? static_cast<std::size_t>(std::ranges::count(*plies, ' ')) + 1 : 0;
  }

  // Takes a typed line. \returns true if the walk continues
  bool choose(const std::vector<PlayChoice>& replies) {
    while (true) {
      screen_.write(replies.empty() ? "over; back or quit> " : "reply> ");
      const std::optional<std::string> line = lines_.next(false);
      if (!line) {
        say("\n");
        return false;
      }
      const std::string text(games::trimmed(*line));
      if (const auto reply = choice_named(replies, text)) {
        histories_.push_back(shown_ + ' ' + reply->text);
        return true;
      }
      if (text == "quit" || text == "q" || text == "exit") return false;
      if (text == "board") return true;
      if (text == "back" || text == "undo") {
        if (histories_.size() > 1) histories_.pop_back();
        return true;
      }
      if (text == "help" || text == "?") {
        const std::string columns = meanings();
        say(help + columns.substr(columns.find('\n') + 1));  // without the depth, which the walk's table leaves out
      } else if (!text.empty()) {
        say(fmt::format("'{}': no such reply; enter {}back, help or quit\n", games::beginning(text, 60),
                        replies.empty() ? ""
                                        : fmt::format("a number from 1 to {}, a vertex as {}, ", replies.size(),
                                                      replies.front().text)));
      }
    }
  }

  std::string certificate_;
  const Session& session_;
  Interrupt::Listener listener_;
  TypedLines lines_;
  Output screen_;
  std::vector<std::string> histories_;  // before each answer of the winner, for the command back
  std::string shown_;                   // the history after the last answer
};

bool is_walked(const ExplainArguments& arguments, const Session& session) {
  const CommonArguments& common = session.arguments();
  return !arguments.depth && !common.format && !common.out && ::isatty(STDIN_FILENO) != 0 &&
         ::isatty(STDOUT_FILENO) != 0;
}

// True if an argument without an option names a pitch; otherwise it names the file of a certificate.
bool names_pitch(std::string_view text) {
  return text.starts_with("paper:") || text.starts_with("classic:") || text.starts_with("board:") ||
         text.ends_with(".board") || text.ends_with(".g6");
}

Exit explain_soccer(ExplainArguments arguments, const Session& session) {
  if (!arguments.pitch && names_pitch(arguments.certificate)) {
    arguments.pitch = std::exchange(arguments.certificate, {});
  }
  if (arguments.pitch.has_value() != arguments.certificate.empty()) {
    throw Error(ErrorKind::unusable_input,
                arguments.pitch ? "--pitch: the other argument names a strategy too; leave one of them out"
                                : "explain soccer: nothing to explain; name a certificate or a pitch");
  }
  soccer::ExplainRequest request;
  request.history = arguments.history;
  if (arguments.depth) request.depth = parse_whole("--depth", *arguments.depth, 0, 384);
  request.source = arguments.pitch ? "--pitch " + *arguments.pitch : arguments.certificate;
  const bool walked = is_walked(arguments, session);
  std::optional<TableOutput> output;
  if (!walked) output.emplace(session, plan(request).table);
  const Shown shown{.doing = arguments.pitch ? "solving" : "explaining"};
  if (arguments.pitch) {
    const soccer::SolveAnswer solved = run_job(session, shown, [&](Options options) {
      options.threads = 1;  // several threads find another strategy in each run
      return soccer::solve({.pitch = *arguments.pitch, .history = arguments.history, .certify = true}, options);
    });
    if (solved.certificate.empty()) return finish(session, JobEnd(solved.ending), shown);
    request.certificate = checked_certificate(solved.certificate, "the certificate of " + *arguments.pitch).bytes;
  } else {
    request.certificate = read_certificate(arguments.certificate).bytes;
  }
  session.bound_memory();
  if (walked) return Walkthrough(std::move(request.certificate), request.history, session).run();
  const soccer::ExplainAnswer answer =
      run_job(session, shown, [&](const Options& options) { return soccer::explain(request, options); });
  return finish(session, *output, answer.table, JobEnd(answer.ending), shown,
                '\n' + meanings() + '\n' + summary(answer));
}

}  // namespace

void add_explain_soccer(Command& parent) {
  const auto arguments = std::make_shared<ExplainArguments>();
  Command& command =
      parent.add_command("soccer", "a winning strategy of Paper Soccer: the winner's answer to each ply of the loser",
                         [arguments](const Session& session) { return explain_soccer(*arguments, session); });
  command
      .add_option("--certificate", arguments->certificate,
                  "the file that solve soccer --certificate wrote, which is checked first; - for standard input. The "
                  "argument may also be a pitch, which is solved first")
      .type_name("CERTIFICATE")
      .or_argument();
  command
      .add_option("--pitch", arguments->pitch,
                  "solve this pitch or board and explain its strategy, in place of a certificate")
      .type_name("PITCH")
      .suggest(usual_pitches());
  command
      .add_option("--history", arguments->history,
                  "explain the position after these plies, for example '(2,2) (2,1)'; the winner's plies have to "
                  "follow the certificate")
      .type_name("HISTORY");
  command
      .add_option("--depth", arguments->depth,
                  "depth of the table, in plies of the loser; 2 if not given. In a terminal, without --depth, "
                  "--format and --out, no table is printed: you walk through the strategy ply by ply")
      .type_name("N");
  command.footer(
      "In a terminal without --depth, type a ply of the loser by its number or its vertex, or type back, help or "
      "quit.\n"
      "examples:\n"
      "  quadrille explain soccer paper:3x3 --depth 1\n"
      "  quadrille explain soccer classic-4x6.certificate\n"
      "  quadrille explain soccer --pitch paper:3x3 --history '(2,2) (2,1)' --format csv");
}

}  // namespace quadrille::cli::soccer_commands
