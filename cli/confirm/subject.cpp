// Makes the list of all subjects, the kinds of results that quadrille_confirm can confirm. Also defines a function that
// makes a subject whose argument is a whole number.
#include "cli/confirm/subject.hpp"

#include <fmt/format.h>

#include <charconv>
#include <system_error>

namespace quadrille::cli {

// CMake writes subjects.def: one line QUADRILLE_CONFIRMED(NAME) for each game.
#define QUADRILLE_CONFIRMED(name) std::vector<Subject> name##_subjects();
#include "subjects.def"
#undef QUADRILLE_CONFIRMED

namespace {

int parse_size(std::string_view argument, std::string_view text, int most) {
  int n = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (failure != std::errc{} || end != text.data() + text.size() || n < 1 || n > most) {
    throw UnusableSubject(fmt::format("'{}': N is a whole number from 1 to {}", argument, most));
  }
  return n;
}

}  // namespace

Subject sized_subject(const std::string& prefix, const std::string& meaning, const std::string& columns, int most,
                      const std::function<std::string(int n)>& csv, CountedAs counted_as) {
  const std::string form = prefix + "N";
  const auto parse = [prefix, most, csv](const GivenSubject& given) -> Confirmation {
    const std::string_view argument = given.argument;
    const int n = parse_size(argument, argument.substr(prefix.size()), most);
    return [csv, n](const ShowProgress&) { return csv(n); };
  };
  return {.prefix = prefix,
          .usage = form,
          .forms = form,
          .meaning = meaning,
          .columns = columns,
          .parse = parse,
          .counted_as = std::move(counted_as)};
}

std::vector<Subject> all_subjects() {
  std::vector<Subject> subjects;
  const auto append = [&](const std::vector<Subject>& more) {
    subjects.insert(subjects.end(), more.begin(), more.end());
  };
#define QUADRILLE_CONFIRMED(name) append(name##_subjects());
#include "subjects.def"
#undef QUADRILLE_CONFIRMED
  return subjects;
}

}  // namespace quadrille::cli
