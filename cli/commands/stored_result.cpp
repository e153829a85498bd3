// Finds a result file in the folder data/results, and reads from provenance.csv the commands that compute and confirm
// the result.
#include "cli/commands/stored_result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/options/input.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

namespace fs = std::filesystem;
using Parts = std::vector<std::string>;

// The parts of a text between separators; empty parts too.
Parts divided(std::string_view text, std::string_view separator) {
  Parts parts;
  for (;;) {
    const std::size_t end = std::min(text.find(separator), text.size());
    parts.emplace_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + separator.size());
  }
}

// provenance.csv, whose cells have neither commas nor quotes.
class Notes {
 public:
  explicit Notes(const fs::path& file) : file_(file.string()) {
    for (const std::string& line : divided(read_input(file_), "\n")) lines_.push_back(divided(line, ","));
    if (lines_.size() > 1 && lines_.back() == Parts{""}) lines_.pop_back();  // after the last line break
    for (const char* const name : {"file", "command", "wall_seconds", "peak_mib", "processor", "confirmation"}) {
      if (std::ranges::count(lines_.front(), name) == 0)
        refuse(file_, fmt::format("has no column {}", name), as_written);
    }
    for (std::size_t i = 1; i < lines_.size(); ++i) {
      if (lines_[i].size() != lines_.front().size())
        refuse(place(i), fmt::format("has {} cells, not {}", lines_[i].size(), lines_.front().size()), as_written);
    }
  }

  // The number of the line, counted from 0, that has the text in the column; nothing if none has it.
  std::optional<std::size_t> find(std::string_view column, std::string_view text) const {
    const std::size_t at = place_of(column);
    const auto found =
        std::ranges::find_if(lines_.begin() + 1, lines_.end(), [&](const Parts& line) { return line[at] == text; });
    return found == lines_.end() ? std::nullopt : std::optional<std::size_t>(found - lines_.begin());
  }
  const std::string& cell(std::size_t line, std::string_view column) const { return lines_[line][place_of(column)]; }
  std::string place(std::size_t line) const { return fmt::format("{}: line {}", file_, line + 1); }
  const std::string& file() const { return file_; }

  // The recorded run of the command; nothing if no line has it.
  std::optional<RecordedRun> recorded(std::string_view command) const {
    const auto line = find("command", command);
    if (!line) return std::nullopt;
    return RecordedRun{cell(*line, "wall_seconds"), cell(*line, "peak_mib"), cell(*line, "processor")};
  }

 private:
  static constexpr const char* as_written = "use the file as scripts/results writes it";

  std::size_t place_of(std::string_view column) const {
    return static_cast<std::size_t>(std::ranges::find(lines_.front(), column) - lines_.front().begin());
  }

  std::string file_;
  std::vector<Parts> lines_;
};

constexpr std::string_view confirming = "quadrille_confirm";
constexpr std::string_view expecting = "--expect";

// The words of a command. \throws Error (unusable_input) if only a shell could read it
Parts words_of(const std::string& place, const std::string& command) {
  constexpr std::string_view for_shells = "\"'\\<>|&;$`(){}[]*?~#!";
  if (const std::size_t at = command.find_first_of(for_shells); at != std::string::npos) {
    refuse(place, fmt::format("'{}': only a shell interprets '{}'", command, command[at]), "give plain words");
  }
  Parts words = divided(command, " ");
  std::erase(words, "");
  return words;
}

bool is_option(std::string_view word, std::string_view option) {
  return word.starts_with(option) && (word.size() == option.size() || word[option.size()] == '=');
}

// The words of the command that prints a result, without the option that would write a certificate too.
Parts computing_words(const std::string& place, const std::string& command) {
  constexpr std::array<std::string_view, 4> verbs{"count", "solve", "estimate", "sample"};
  constexpr std::array<std::string_view, 2> writing{"--out", "--checkpoint"};
  constexpr std::string_view certificate = "--certificate";
  Parts words = words_of(place, command);
  const bool is_ours = words.size() > 1 &&
                       (words[0] == confirming || (words[0] == "quadrille" && std::ranges::count(verbs, words[1]) > 0));
  if (!is_ours) {
    refuse(place,
           fmt::format("'{}' is none of the commands that verify runs: quadrille {}, and {}", command,
                       fmt::join(verbs, ", "), confirming),
           "run it by hand and compare its output with the file");
  }
  for (const std::string& word : words) {
    for (const std::string_view option : writing) {
      if (is_option(word, option)) refuse(place, fmt::format("'{}': {} writes a file", command, word), "leave it out");
    }
  }
  const auto named = std::ranges::find_if(words, [&](const auto& word) { return is_option(word, certificate); });
  if (words[0] != confirming && named != words.end()) {
    words.erase(named, named + (*named == certificate && named + 1 != words.end() ? 2 : 1));
  }
  return words;
}

// The command of quadrille_confirm that confirms a file.
StoredCommand confirmation_of(const std::string& place, const std::string& command, const Notes& notes) {
  Parts words = words_of(place, command);
  const bool is_ours = words.size() > 3 && words[0] == confirming && words[words.size() - 2] == expecting;
  if (!is_ours) {
    refuse(place, fmt::format("'{}' is no confirmation that verify runs", command),
           fmt::format("give {} SUBJECT {} FILE", confirming, expecting));
  }
  const std::string subject = command.substr(0, command.rfind(fmt::format(" {} ", expecting)));
  return {command, std::move(words), notes.recorded(subject)};
}

// The file of that path, or of that name in data/results of the working folder or one above it.
fs::path located(const std::string& given) {
  std::error_code error;
  if (fs::exists(given, error)) return given;
  if (given.find('/') == std::string::npos && !given.empty()) {
    for (fs::path folder = fs::current_path(error); !folder.empty(); folder = folder.parent_path()) {
      fs::path file = folder / "data" / "results" / given;
      if (fs::exists(file, error)) return file;
      if (folder == folder.parent_path()) break;
    }
  }
  refuse(fmt::format("'{}'", given),
         "no such file, and no file of that name in data/results of this folder or one above it",
         "give the path of a file of data/results");
}

}  // namespace

StoredResult find_stored_result(const std::string& given) {
  std::error_code error;
  const fs::path file = fs::canonical(located(given), error);
  const fs::path folder = file.parent_path();
  const fs::path root = folder.parent_path().parent_path();
  if (!fs::exists(folder / "provenance.csv", error) || folder != root / "data" / "results") {
    refuse(given, "not in a folder data/results with a provenance.csv, which has the commands of its files",
           "give the path of a file in one");
  }
  const Notes notes(folder / "provenance.csv");
  const auto line = notes.find("file", file.filename().string());
  if (!line) {
    refuse(given, fmt::format("no line of {} has its command", notes.file()),
           "give a file that has a line there; quadrille_confirm certificate FILE checks a certificate");
  }
  const std::string place = notes.place(*line);
  const std::string& command = notes.cell(*line, "command");
  StoredResult result{file, root, {command, computing_words(place, command), notes.recorded(command)}, {}};
  if (const std::string& cell = notes.cell(*line, "confirmation"); !cell.empty()) {
    for (const std::string& confirmation : divided(cell, " && ")) {
      result.confirmations.push_back(confirmation_of(place, confirmation, notes));
    }
  }
  return result;
}

}  // namespace quadrille::cli
