// `quadrille count updown`: the permutations of Up's & Down's, by score or by signature. A range of n has a table by
// score with the column n before the others; a run that ends early keeps the n that it finished.
#include <fmt/format.h>

#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/output/show.hpp"
#include "cli/updown/commands.hpp"
#include "enumerate/updown/tables.hpp"
#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

namespace {

struct CountArguments {
  std::string n;
  std::string by = "score";
};

enum class By { score, signature };

ChoiceOption<By> by_option() {
  return {"--by",
          "what each row is about",
          {{"score", By::score, "the longest factor that occurs twice, the default"},
           {"signature", By::signature, "the U/D word"}}};
}

// On two processors of 2.5 GHz or so, measured.
constexpr int seconds_of_the_largest = 12;

IntRange parse_n(const CountArguments& arguments, By by) {
  const int most = by == By::score ? updown::most_counted_numbers : updown::most_signature_numbers;
  const std::string remark =
      by == By::score ? fmt::format("the largest, {}, takes about {} s on two threads", most, seconds_of_the_largest)
                      : fmt::format("{} has {} rows already and takes a second", most,
                                    std::uint64_t{1} << static_cast<unsigned>(most - 1));
  const IntRange range = parse_int_range("--n", arguments.n, 1, most, "; " + remark);
  if (by == By::signature && !range.single()) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("--n '{}': a table of signatures is of one n; run each of {} on its own", arguments.n,
                            to_string(range)));
  }
  return range;
}

// How a count by score is shown; the job says in `grade` which n it is at.
Shown shown_scores() {
  Shown shown;
  shown.text = [](const engines::Progress& at) {
    return fmt::format("n = {}: {}% of {} beginnings of words", at.grade, at.done * 100 / at.total, at.total);
  };
  shown.if_empty = "; no score is counted before all are, so nothing is written";
  return shown;
}

template <class Row, class Query>
Exit count_and_show(const Session& session, const Query& query, const Shown& shown) {
  return run_and_show<Row>(session, header_of(query), shown,
                           [&](const Options& options) { return count(query, options); });
}

Exit count_scores(const IntRange& range, const Session& session) {
  if (range.single()) {
    return count_and_show<updown::ScoreCounts>(session, updown::CountQuery{range.last}, shown_scores());
  }
  return count_and_show<updown::RangeScoreCounts>(session, updown::CountRangeQuery{range.first, range.last},
                                                  shown_scores());
}

Exit count_signatures(const IntRange& range, const Session& session) {
  const updown::CountSignaturesQuery query{range.last};
  Shown shown;
  shown.doing = "counting signatures";
  shown.if_empty = "";
  shown.one_thread = true;
  return run_and_show<updown::SignatureCounts>(session, header_of(query), shown, [&](const Options& options) {
    session.bound_memory();
    return count(query, options);
  });
}

Exit count_updown(const CountArguments& arguments, const Session& session) {
  const By by = by_option().parse(arguments.by);
  const IntRange range = parse_n(arguments, by);
  return by == By::score ? count_scores(range, session) : count_signatures(range, session);
}

}  // namespace

void add_count_updown(Command& parent) {
  const auto arguments = std::make_shared<CountArguments>();
  Command& command =
      parent.add_command("updown", "count the permutations of Up's & Down's",
                         [arguments](const Session& session) { return count_updown(*arguments, session); });
  command.add_option("--n", arguments->n, "how many numbers are written; A..B for several, by score")
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
