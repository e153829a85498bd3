// Compares the rows that quadrille_confirm computes with an expected result. The option --expect gives this result as a
// number, or as the name of a CSV file or b-file.
#include "cli/confirm/expect.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/algorithm/string/replace.hpp>
#include <optional>
#include <regex>
#include <set>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"
#include "games/paragraphs.hpp"
#include "quadrille/error.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::cli {

namespace {

using Cells = std::vector<std::string>;

// False for a column that identifies its row, or that measures the work.
bool may_be_value(const std::string& column) {
  constexpr std::array<std::string_view, 9> others = {"pitch",   "n", "first",       "places_first", "score",
                                                      "modulus", "x", "peak_states", "positions"};
  return std::ranges::count(others, column) == 0;
}

// True for a whole number, which may be negative.
bool is_digits(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The value of an option in the command that wrote a b-file: `1` of --places-first 1.
std::optional<std::string> option_in(const std::string& text, std::string option) {
  std::ranges::replace(option, '_', '-');
  const std::size_t command = text.find("# command: ");
  const std::size_t at = text.find(" --" + option + ' ', command);
  if (command == std::string::npos || at == std::string::npos || at > text.find('\n', command)) return std::nullopt;
  const std::size_t begin = at + option.size() + 4;
  return text.substr(begin, text.find_first_of(" \n", begin) - begin);
}

// The cells of a line of CSV. A cell with a comma is in quotes, and its own quotes are doubled.
Cells cells_of(std::string_view line) {
  Cells cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      if (quoted && i + 1 < line.size() && line[i + 1] == '"')
        cells.back() += line[++i];
      else
        quoted = !quoted;
    } else if (line[i] == ',' && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += line[i];
    }
  }
  return cells;
}

// The lines, without comments and empty ones.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines = games::lines_of(text);
  std::erase_if(lines, [](const std::string& line) { return line.empty() || line.front() == '#'; });
  return lines;
}

// The name line of a b-file: `# name: weak_classes by ply (...)`, `# name: weak_classes by n of paper:3xn (...)`.
struct BfileName {
  std::string column;
  std::string index;   // ply, n
  std::string family;  // paper:3xn, or empty
};

std::optional<BfileName> name_of_bfile(const std::string& text) {
  static const std::regex name("# name: (\\w+) by (\\w+)(?: of (\\S+))? ");
  std::smatch found;
  if (!std::regex_search(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find('\n') + 1), found, name)) {
    return std::nullopt;
  }
  return BfileName{found[1], found[2], found[3]};
}

// The member of `classic:2x(2n)`, `paper:3xn` or `paper:nxn` with that n.
std::string member_of(const std::string& family, const std::string& n) {
  const std::size_t size = family.find(':') + 1;
  std::string member = family.substr(size);
  boost::replace_all(member, "(2n)", (2 * Natural(n)).str());
  boost::replace_all(member, "n", n);
  return family.substr(0, size) + member;
}

std::string modulus_text(const std::string& modulus) {
  if (modulus == "2305843009213693951") return "2^61 - 1";
  if (modulus == "18446744073709551616") return "2^64";
  return modulus;
}

bool has(const Cells& columns, std::string_view name) { return std::ranges::count(columns, name) > 0; }

std::optional<std::size_t> place_of(const Cells& columns, std::string_view name) {
  const auto found = std::ranges::find(columns, name);
  return found == columns.end() ? std::nullopt : std::optional<std::size_t>(found - columns.begin());
}

}  // namespace

std::vector<std::string> columns_of(std::string_view header) { return cells_of(header); }

std::optional<Natural> given_number(std::string given) {
  std::erase(given, ',');
  return is_digits(given) ? std::optional(Natural(given)) : std::nullopt;
}

Expectation::Expectation(const std::string& given, const std::vector<std::string>& columns, const CountedAs& counted_as,
                         std::string n)
    : place_(fmt::format("--expect '{}'", given)), columns_(columns), n_(std::move(n)) {
  for (const std::string& column : columns) {
    if (!may_be_value(column)) continue;
    const auto known = counted_as.find(column);
    sources_[column] = known == counted_as.end() ? Cells{column} : known->second;
  }
  if (sources_.empty()) sources_[columns.back()] = {columns.back()};  // here the score is the value
  number_ = given_number(given);
  if (number_) {
    if (sources_.size() > 1) refuse(place_, "the subject has several numbers", "give a file");
  } else {
    read_file(given);
  }
}

void Expectation::read_file(const std::string& file) {
  std::string text;
  constexpr std::size_t most = std::size_t{64} << 20U;
  if (const int error = running::read_text(file, text, most); error != 0) {
    refuse(place_, fmt::format("neither a number nor a file that can be read ({})", running::reason(error)),
           "give the number in digits, or a file of csv");
  }
  bool is_bfile = false;
  Cells file_cells;  // by the command of a b-file
  const std::optional<BfileName> name = name_of_bfile(text);
  for (const std::string& line : lines_of(text)) {
    const std::size_t space = line.find(' ');
    if (file_columns_.empty() && is_digits(line.substr(0, space)) && space != std::string::npos) {
      is_bfile = true;
      file_columns_ = {"n", sources_.begin()->second.front()};
      if (name) file_columns_ = {name->family.empty() ? name->index : "pitch", name->column};
      for (const std::string column : {"first", "places_first", "pitch", "n"}) {
        const std::optional<std::string> said = option_in(text, column);
        if (!said || has(file_columns_, column) || said->starts_with("board") || said->find("/") != std::string::npos) {
          continue;
        }
        file_columns_.push_back(column);
        file_cells.push_back(*said);
      }
    }
    if (file_columns_.empty()) {
      file_columns_ = cells_of(line);
    } else {
      file_rows_.push_back(is_bfile && space != std::string::npos ? Cells{line.substr(0, space), line.substr(space + 1)}
                                                                  : cells_of(line));
      file_rows_.back().insert(file_rows_.back().end(), file_cells.begin(), file_cells.end());
      if (is_bfile && name && !name->family.empty()) {
        file_rows_.back().front() = member_of(name->family, file_rows_.back().front());
      }
      if (file_rows_.back().size() != file_columns_.size()) {
        refuse(place_, fmt::format("row {} does not have one cell for each column", file_rows_.size()),
               "give a file of csv");
      }
    }
  }
  if (file_rows_.empty()) refuse(place_, "it has no rows", "give a file of csv, or a b-file");
  const bool is_confirmation = has(file_columns_, "modulus") || file_columns_ == columns_;
  if (is_confirmation ? file_columns_ != columns_ : std::ranges::none_of(sources_, [&](const auto& source) {
        return std::ranges::all_of(source.second, [&](const auto& column) { return has(file_columns_, column); });
      })) {
    Cells wanted;
    for (const auto& [value, names] : sources_) wanted.insert(wanted.end(), names.begin(), names.end());
    refuse(place_,
           fmt::format("a file of another subject: it has {}, and not {}", fmt::join(file_columns_, ", "),
                       fmt::join(wanted, ", ")),
           "give the file of this subject");
  }
  if (is_confirmation) {
    for (auto& [value, names] : sources_) names = {value};
  }
  for (const std::string column : {"first", "places_first"}) {
    if (has(columns_, column) && !has(file_columns_, column)) {
      refuse(place_, fmt::format("it does not name its {}", column),
             "give a file that names it, for example a b-file of quadrille");
    }
  }
}

// The file's number for a value of a row; nothing if it has none.
std::optional<Natural> Expectation::expected(const Cells& row, const std::string& value) const {
  const Cells& names = sources_.at(value);
  const auto x_at = place_of(columns_, "x");
  const bool is_evaluated = x_at && row[*x_at] != "1" && !has(file_columns_, "x");  // at x, by the file's plies
  if (number_) return is_evaluated ? std::nullopt : number_;
  const auto ply_at = place_of(file_columns_, "ply");
  if (is_evaluated && !ply_at) return std::nullopt;
  bool is_about_this = false;
  Natural sum = 0;
  for (const Cells& other : file_rows_) {
    const auto n_at = place_of(file_columns_, "n");
    bool same = !n_at || other[*n_at] == n_;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const auto at = place_of(file_columns_, columns_[i]);
      if (!at || sources_.contains(columns_[i]) || columns_[i] == "peak_states") continue;
      if (columns_[i] == "score") is_about_this = is_about_this || same;  // a score without a row has the count 0
      same = same && other[*at] == row[i];
    }
    if (!same) continue;
    is_about_this = true;
    for (const std::string& name : names) {
      const auto at = place_of(file_columns_, name);
      if (!at || other[*at].empty()) return std::nullopt;
      if (!is_digits(other[*at]))
        refuse(place_, fmt::format("'{}' is not a whole number", other[*at]), "give another file");
      Natural term(other[*at]);
      if (is_evaluated) {
        const Natural modulus(row[*place_of(columns_, "modulus")]);
        term *= Natural(boost::multiprecision::powm(Natural(row[*x_at]), Natural(other[*ply_at]), modulus));
      }
      sum += term;
    }
  }
  return is_about_this ? std::optional(sum) : std::nullopt;
}

Expectation::Verdict Expectation::compare(std::string_view rows) const {
  const std::vector<std::string> lines = lines_of(rows);
  if (number_ && lines.size() > 1 && !has(columns_, "x")) {
    refuse(place_, fmt::format("the subject has {} numbers", lines.size()), "give a file");
  }
  const auto modulus_at = place_of(columns_, "modulus");
  std::set<std::string> compared;
  std::string modulo;
  for (const std::string& line : lines) {
    const Cells row = cells_of(line);
    if (modulus_at) modulo = fmt::format(" (modulo {})", modulus_text(row[*modulus_at]));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (!sources_.contains(columns_[i])) continue;
      std::optional<Natural> number = expected(row, columns_[i]);
      if (!number) continue;
      if (modulus_at) *number %= Natural(row[*modulus_at]);
      compared.insert(columns_[i]);
      if (number->str() != row[i]) {
        return {false,
                fmt::format("differs: {} is {}, and {} is expected{}", columns_[i], row[i], number->str(), modulo)};
      }
    }
  }
  if (compared.empty()) {
    refuse(place_, "no row of the file belongs to this subject", "give the file of this subject");
  }
  return {true, fmt::format("agrees{}{}", modulo,
                            compared.size() < sources_.size() ? fmt::format(" in {}", fmt::join(compared, ", ")) : "")};
}

}  // namespace quadrille::cli
