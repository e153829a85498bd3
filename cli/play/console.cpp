// Lets people play a match by standard input and output, and writes the record of the match.
#include "cli/play/console.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <set>
#include <string_view>
#include <utility>

#include "cli/interrupt.hpp"
#include "cli/output/streams.hpp"
#include "cli/play/line_editor.hpp"
#include "cli/play/typed_lines.hpp"
#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

std::string_view environment(const char* name) {
  // Read by the only thread that runs then; nothing here changes the environment.
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? "" : value;
}

// A positive number in the environment, as a shell's LINES. Without it, the number of the terminal, or nothing.
std::optional<int> extent(const char* variable, unsigned short winsize::*of_terminal) {
  const std::string_view text = environment(variable);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size() && number > 0) return number;
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.*of_terminal == 0) return std::nullopt;
  return size.*of_terminal;
}

class TypedConsole : public Console {
 public:
  // \param secret  true if lines may have to be hidden; then there is no editor, which shows them
  TypedConsole(Interrupt& interrupt, std::stop_token stop, bool secret)
      : screen_(std::nullopt, interrupt), lines_(stop) {
    const std::string_view terminal = environment("TERM");
    const bool edits =
        !secret && lines_.is_terminal() && ::isatty(STDOUT_FILENO) != 0 && !terminal.empty() && terminal != "dumb";
    if (edits) editor_.emplace(std::move(stop));
  }

  void write(std::string_view text) override { screen_.write(text); }

  // A line that no terminal has shown is printed, so that the output reads like a session.
  std::optional<std::string> read(const std::string& prompt, bool secret) override {
    constexpr std::size_t most_shown = 60;
    if (!editor_) write(prompt);
    auto line = editor_ ? editor_->next(prompt) : lines_.next(secret);
    if (!line) {
      write("\n");
    } else if (!lines_.is_terminal()) {
      write((secret ? "" : games::beginning(*line, most_shown)) + '\n');
    }
    return line;
  }

  int rows() const override { return extent("LINES", &winsize::ws_row).value_or(0); }
  int columns() const override { return extent("COLUMNS", &winsize::ws_col).value_or(80); }

 private:
  Output screen_;
  TypedLines lines_;
  std::optional<LineEditor> editor_;
};

}  // namespace

Exit play_match(Match& match, PlaySettings settings, const Session& session) {
  const Interrupt::Listener listener(session.interrupt());
  settings.options = session.options();
  settings.options.stop = listener.token();
  std::set<std::string> own;  // files that this session has written, or was asked once to replace
  settings.save = [&session, &own](const std::string& file, const std::string& record) {
    try {
      const Output output(file, session.interrupt(), "--out", Output::OnStandardOutput::refuse);
      if (output.replaces_a_file() && own.insert(file).second) {
        throw Error(ErrorKind::unusable_input, file + " exists; enter the same again to replace it");
      }
      own.insert(file);
      output.write(record);
    } catch (const Error& error) {
      constexpr std::string_view option = "--out ";
      const std::string_view why = error.what();
      throw Error(error.kind(), std::string(why.starts_with(option) ? why.substr(option.size()) : why));
    }
  };
  std::optional<Output> file;
  if (session.arguments().out) file.emplace(session.output(Output::OnStandardOutput::refuse));
  TypedConsole console(session.interrupt(), listener.token(), match.is_secret());
  const PlayResult end = play(match, settings, console);
  if (file && (end.choices > 0 || end.resigned)) {
    try {
      file->write(match.record(end.resigned));
    } catch (const Error& error) {
      const std::string place = "--out " + *session.arguments().out;
      throw error.message().starts_with("--out") ? error : error.within(place);
    }
  } else if (file) {
    session.note(fmt::format("nothing was played: {} is not written", *session.arguments().out));
  }
  if (!end.stopped) return Exit::done;
  print_error("interrupted");
  return Exit::interrupted;
}

}  // namespace quadrille::cli
