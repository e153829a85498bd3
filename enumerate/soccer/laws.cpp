// Finds laws of growth (linear recurrences) for the counts of a family of pitches, and describes them in lines of text.
#include "enumerate/soccer/laws.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "enumerate/numbers/recurrence.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_laws.hpp"

namespace quadrille::soccer {

namespace {

constexpr int digits_of_growth = 12;

// The number of cells that each pitch has more than the one before; nothing if it varies.
std::optional<int> cells_by_index(std::string_view family) {
  const std::vector<std::string> pitches = pitches_of(family);
  const PitchName a = enumerate::read_pitch(pitches.at(0));
  const PitchName b = enumerate::read_pitch(pitches.at(1));
  if (a.width != b.width && a.height != b.height) return std::nullopt;
  return b.width * b.height - a.width * a.height;
}

std::string decimal(const Natural& number, int digits) {
  const Natural one = pow(Natural(10), static_cast<unsigned>(digits));
  std::string rest = Natural(number % one).str();
  rest.insert(0, static_cast<std::size_t>(digits) - rest.size(), '0');
  return fmt::format("{}.{}", Natural(number / one).str(), rest);
}

std::vector<Natural> every(int step, std::size_t first, const std::vector<Natural>& terms) {
  std::vector<Natural> some;
  for (std::size_t i = first; i < terms.size(); i += static_cast<std::size_t>(step)) some.push_back(terms[i]);
  return some;
}

// The law of the terms from index `first`, `step` apart. \throws engines::Interrupted
std::optional<FamilyLaw> law_of(std::span<const Natural> terms, int first, int step, const std::optional<int>& cells,
                                const std::stop_token& stop) {
  const std::optional<enumerate::Recurrence> found = enumerate::find_recurrence(terms, stop);
  if (!found) return std::nullopt;
  FamilyLaw law{.step = step,
                .first = first,
                .from = first + step * static_cast<int>(found->reach()),
                .coefficients = found->coefficients,
                .numerator = enumerate::numerator_of(*found, terms, stop),
                .determined_by = static_cast<int>(2 * found->reach())};
  law.verified_on = static_cast<int>(terms.size()) - law.determined_by;
  if (cells) {
    // Cauchy, Hadamard: (1 / rho)^(1 / (cells a step)) for the least zero rho of 1 - c_1 x - c_2 x^2 - ...
    const auto growth = enumerate::growth_of(law.coefficients, step * *cells, digits_of_growth, stop);
    if (growth) {
      law.growth_per_cell = {decimal(growth->lower, growth->digits), decimal(growth->upper, growth->digits)};
    }
  }
  return law;
}

ColumnLaws laws_of_column(std::string column, const std::vector<Natural>& terms, int first,
                          const std::optional<int>& cells, const std::stop_token& stop) {
  ColumnLaws known{.column = std::move(column),
                   .terms = static_cast<int>(terms.size()),
                   .most_order = static_cast<int>(enumerate::most_reach(terms.size())),
                   .most_order_of_parts = static_cast<int>(enumerate::most_reach(terms.size() / 2))};
  std::optional<FamilyLaw> all = law_of(terms, first, 1, cells, stop);
  std::vector<FamilyLaw> parts;
  for (const int offset : {0, 1}) {
    std::optional<FamilyLaw> part =
        law_of(every(2, static_cast<std::size_t>(offset), terms), first + offset, 2, cells, stop);
    if (part) parts.push_back(std::move(*part));
  }
  const bool shorter = parts.size() == 2 && all &&
                       std::max(parts[0].coefficients.size(), parts[1].coefficients.size()) < all->coefficients.size();
  if (all && !shorter) parts.clear();
  if (all) known.laws.push_back(std::move(*all));
  for (FamilyLaw& part : parts) known.laws.push_back(std::move(part));
  return known;
}

}  // namespace

void require_laws(std::string_view family) {
  if (!is_family(family)) {
    refuse(mention("family"), fmt::format("'{}' is one pitch", family),
           "give a family of one width, for example paper:2x1..60");
  }
  const std::size_t pitches = pitches_of(family).size();
  if (!index_of(family)) {
    refuse(mention("family"), fmt::format("both sizes of '{}' vary", family),
           "give a family of one width, for example paper:2x1..60");
  }
  if (pitches < fewest_terms) {
    refuse(mention("family"), fmt::format("'{}' has {} pitches, too few for a recurrence", family, pitches),
           fmt::format("give at least {}, for example paper:2x1..60", fewest_terms));
  }
}

std::vector<ColumnLaws> laws_of(std::string_view family, const std::vector<CountRow>& rows, const Options& options) {
  require_laws(family);
  if (rows.size() < fewest_terms) {
    refuse(fmt::format("'{}'", family),
           fmt::format("{} of its pitches are counted, too few for a recurrence", rows.size()),
           fmt::format("count at least {}", fewest_terms));
  }
  const int first = index_of(family)->first;
  const std::optional<int> cells = cells_by_index(family);
  const auto columns = schema_of_family().columns;
  std::vector<ColumnLaws> known;
  try {
    for (std::size_t at = 0; at < columns.size(); ++at) {
      if (options.progress)
        options.progress({.unit = "column", .grade = static_cast<int>(at), .total = columns.size()});
      std::vector<Natural> terms;
      for (const CountRow& row : rows) {
        const Cell cell = columns[at].cell(row);
        if (const auto* term = std::get_if<Natural>(&cell)) terms.push_back(*term);
      }
      if (terms.empty() || terms.size() < rows.size()) continue;
      known.push_back(laws_of_column(columns[at].schema.name, terms, first, cells, options.stop));
    }
  } catch (const engines::Interrupted&) {
    // The laws found so far are returned.
  }
  return known;
}

namespace {

// Appends +3 a, -a, or at the beginning 3 a, -a; nothing for 0.
void append_term(std::string& sum, const Natural& coefficient, const std::string& of) {
  if (coefficient == 0) return;
  const bool negative = coefficient < 0;
  if (sum.empty()) {
    sum += negative ? "-" : "";
  } else {
    sum += negative ? " - " : " + ";
  }
  const Natural size = abs(coefficient);
  if (of.empty()) {
    sum += size.str();
  } else {
    sum += size == 1 ? of : fmt::format("{} {}", size.str(), of);
  }
}

std::string power_of_x(int exponent) {
  if (exponent == 0) return {};
  return exponent == 1 ? "x" : fmt::format("x^{}", exponent);
}

std::string or_zero(const std::string& sum) { return sum.empty() ? "0" : sum; }

std::string recurrence_text(const FamilyLaw& law) {
  std::string sum;
  for (std::size_t i = 0; i < law.coefficients.size(); ++i) {
    append_term(sum, law.coefficients[i], fmt::format("a(n-{})", law.step * static_cast<int>(i + 1)));
  }
  return fmt::format("a(n) = {}", or_zero(sum));
}

std::string generating_function_text(const FamilyLaw& law) {
  std::string numerator;
  for (std::size_t i = 0; i < law.numerator.size(); ++i) {
    append_term(numerator, law.numerator[i], power_of_x(law.first + law.step * static_cast<int>(i)));
  }
  std::string denominator = "1";
  for (std::size_t i = 0; i < law.coefficients.size(); ++i) {
    append_term(denominator, -law.coefficients[i], power_of_x(law.step * static_cast<int>(i + 1)));
  }
  return fmt::format("({}) / ({})", or_zero(numerator), denominator);
}

// The range of n that a law is about: "n >= 5", "odd n >= 5".
std::string range_text(const FamilyLaw& law, int least) {
  const char* const parity = law.step == 1 ? "" : law.first % 2 == 0 ? "even " : "odd ";
  return fmt::format("{}n >= {}", parity, least);
}

bool say_the_same(const FamilyLaw& a, const FamilyLaw& b) {
  return a.coefficients == b.coefficients && a.numerator == b.numerator && a.from == b.from && a.step == b.step;
}

bool say_the_same(const ColumnLaws& a, const ColumnLaws& b) {
  if (a.laws.empty() || a.laws.size() != b.laws.size()) return a.laws.empty() && b.laws.empty() && a.terms == b.terms;
  for (std::size_t i = 0; i < a.laws.size(); ++i) {
    if (!say_the_same(a.laws[i], b.laws[i])) return false;
  }
  return true;
}

void append_lines(std::vector<std::string>& lines, const FamilyLaw& law, const std::string& names) {
  lines.push_back(fmt::format("recurrence of {}: {}, for {}", names, recurrence_text(law), range_text(law, law.from)));
  lines.push_back(fmt::format("order {}, determined by the first {} terms and verified on the other {}",
                              law.coefficients.size(), law.determined_by, law.verified_on));
  lines.push_back(fmt::format("generating function, the sum of a(n) x^n over {}: {}", range_text(law, law.first),
                              generating_function_text(law)));
  if (law.growth_per_cell) {
    lines.push_back(
        fmt::format("growth per cell: {} <= limsup a(n)^(1/cells) <= {}, if the recurrence continues to hold",
                    law.growth_per_cell->lower, law.growth_per_cell->upper));
  }
}

}  // namespace

std::vector<std::string> lines_about(const std::vector<ColumnLaws>& laws, std::string_view pitch) {
  std::vector<std::string> lines{fmt::format("a(n) is the number for {}", pitch)};
  for (std::size_t at = 0; at < laws.size();) {
    std::string names = laws[at].column;
    std::size_t next = at + 1;
    for (; next < laws.size() && say_the_same(laws[at], laws[next]); ++next) names += ", " + laws[next].column;
    if (laws[at].laws.empty()) {
      lines.push_back(
          fmt::format("recurrence of {}: none up to order {}, nor for every other n up to order {}, exceptional first "
                      "terms counted in ({} terms)",
                      names, laws[at].most_order, laws[at].most_order_of_parts, laws[at].terms));
    }
    for (const FamilyLaw& law : laws[at].laws) append_lines(lines, law, names);
    at = next;
  }
  return lines;
}

}  // namespace quadrille::soccer
