// Lines typed in `play`: the first byte makes them secret or not, the rest is standard input. A byte of 1 means many
// characters, so that short inputs have lines that are too long.
#include "cli/play/typed_lines.hpp"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/run/file_descriptor.hpp"
#include "games/record_text.hpp"
#include "quadrille/play.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

constexpr std::size_t characters_of_a_one = 5000;
constexpr std::size_t most_read = 3 * cli::TypedLines::longest_line;
constexpr std::size_t always_chosen = 100;  // longer lines take long, so only with all checks

// A file in memory, for this process alone, open at its beginning.
class Input {
 public:
  explicit Input(std::string_view text) : descriptor_(::memfd_create("typed", MFD_CLOEXEC)) {
    require(descriptor_ >= 0 && running::write_all(descriptor_, text) == 0 && ::lseek(descriptor_, 0, SEEK_SET) == 0,
            "there is no file in memory");
  }
  ~Input() { ::close(descriptor_); }
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

std::string typed_by(Bytes bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    const std::size_t times = byte == 1 ? characters_of_a_one : 1;
    if (text.size() + times > most_read) break;
    text.append(times, byte == 1 ? 'x' : static_cast<char>(byte));
  }
  return text;
}

// Checks that a line chooses the choice that it names.
void choose(const std::string& line) {
  static const std::vector<PlayChoice> choices{{1, "(1,1)"}, {2, "(2, 1)"}, {12, "+-+"}};
  std::vector<std::string> words(1);  // of a name, divided at brackets, commas and blanks
  for (const char c : line) {
    if (c == '(' || c == ')' || c == ',' || c == ' ' || c == '\t') {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  std::erase(words, "");
  const std::string_view bare = games::trimmed(line);
  const int named = bare == "1" || words == std::vector<std::string>{"1", "1"}   ? 1
                    : bare == "2" || words == std::vector<std::string>{"2", "1"} ? 2
                    : bare == "12" || bare == "+-+"                              ? 12
                                                                                 : 0;
  const std::optional<PlayChoice> chosen = choice_named(choices, line);
  require((chosen ? static_cast<int>(chosen->number) : 0) == named, "a line chooses another thing than it names");
}

}  // namespace

void read_typed_lines(Bytes bytes, Checks checks) {
  if (bytes.empty()) return;
  const std::string text = typed_by(bytes.subspan(1));
  const Input input(text);
  const std::stop_source stop;
  cli::TypedLines lines(stop.get_token(), input.descriptor());
  require(!lines.is_terminal(), "a file is taken for a terminal");
  std::size_t at = 0;
  // By definition a line extends to the next newline, the last one to the end of the text.
  while (true) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const bool too_long = end - at > cli::TypedLines::longest_line;
    std::optional<std::string> line;
    const bool taken = is_taken_or_refused_in_a_line([&] { line = lines.next((bytes.front() & 1U) != 0); });
    require(taken == !too_long, "a line is refused, or one that is too long is taken");
    if (!taken) return;
    require(line.has_value() == (at < text.size()), "the input ends elsewhere");
    if (!line) break;
    require(*line == text.substr(at, end - at), "another line is read than was typed");
    if (line->size() <= always_chosen || checks == Checks::all) choose(*line);
    at = std::min(end + 1, text.size());
  }
  require(!lines.next(false), "more is read than was typed");
  require(!lines.stopped(), "the end of the input is taken for a stop");
}

}  // namespace quadrille::fuzz
