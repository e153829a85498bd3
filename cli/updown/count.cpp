// `quadrille count updown`: counts the permutations of Up's & Down's by score, or by signature (the word of the rises
// and falls).
//
// For a count by score, n may be a range of numbers, and then the table begins with the column n. If such a run ends
// early, the table contains all rows of each n that was finished.
#include <fmt/format.h>

#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/updown/parts.hpp"
#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

namespace {

struct CountArguments {
  std::string n;
  std::string by = "score";
};

ChoiceOption<updown::By> by_option() {
  using updown::By;
  return {"--by",
          "the subject of each row",
          {{"score", By::score, "the longest factor that occurs twice, the default"},
           {"signature", By::signature, "the U/D word"}}};
}

// Measured on two processors of about 2.5 GHz.
constexpr int seconds_of_the_largest = 12;

updown::CountRequest request_of(const CountArguments& arguments) {
  const updown::By by = by_option().parse(arguments.by);
  const bool by_score = by == updown::By::score;
  const int most = by_score ? updown::most_counted_numbers : updown::most_signature_numbers;
  const std::string remark =
      by_score ? fmt::format("the largest, {}, takes about {} s on two threads", most, seconds_of_the_largest)
               : fmt::format("{} has {} rows already and takes a second", most,
                             std::uint64_t{1} << static_cast<unsigned>(most - 1));
  return {parse_range("--n", arguments.n, 1, most, "; " + remark), by};
}

// The display of a count by score. The job reports its current n in `grade`.
Shown shown_scores() {
  Shown shown;
  shown.text = [](const engines::Progress& at) {
    return fmt::format("n = {}: {}% of {} beginnings of words", at.grade, at.done * 100 / at.total, at.total);
  };
  shown.if_empty = "; no score is complete before all are, so nothing is written";
  return shown;
}

Shown shown_signatures() {
  Shown shown;
  shown.doing = "counting signatures";
  shown.if_empty = "";
  shown.one_thread = true;
  return shown;
}

Exit count_updown(const CountArguments& arguments, const Session& session) {
  const updown::CountRequest request = request_of(arguments);
  if (request.by == updown::By::score) return answer(session, request, shown_scores());
  session.bound_memory();  // no engine accounts for its words
  return answer(session, request, shown_signatures());
}

}  // namespace

void add_count_updown(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("updown", "count the permutations of Up's & Down's",
                         [arguments](const Session& session) { return count_updown(*arguments, session); });
  command.add_option("--n", arguments->n, "length of the list of numbers; A..B for several lengths, with --by score")
      .type_name("N")
      .required();
  by_option().add(command, arguments->by);
  command.footer(
      "examples:\n"
      "  quadrille count updown --n 20 --format csv\n"
      "  quadrille count updown --n 2..30\n"
      "  quadrille count updown --n 5 --by signature");
}

}  // namespace quadrille::cli::updown_commands
