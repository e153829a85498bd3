#include "enumerate/soccer/family_laws.hpp"

#include <fmt/format.h>

namespace quadrille::soccer {

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

// Which n a law is about: "n >= 5", "odd n >= 5".
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
    lines.push_back(fmt::format("growth per cell: {} <= limsup a(n)^(1/cells) <= {}, if the recurrence goes on",
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
