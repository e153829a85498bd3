// `quadrille sample soccer`: chooses drawings (sets of drawn segments), histories (sequences of plies) or games
// (finished histories) of a pitch at random. Each object has the same probability. The output is a record that `replay`
// can read.
#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/output/show.hpp"
#include "cli/session.hpp"
#include "cli/soccer/arguments.hpp"
#include "cli/soccer/parts.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer_sample.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

struct SampleArguments {
  std::string pitch;
  std::string of;
  std::string count = "1";
  std::string seed = "0";
};

enum class Format { record };

ChoiceOption<Format> format_option() {
  return {
      "--format", "format of the sample", {{"record", Format::record, "the format that replay reads, the only one"}}};
}

ChoiceOption<soccer::SampleOf> of_option() {
  return {"--of",
          "the objects to sample, each with the same chance",
          {{"drawings", soccer::SampleOf::drawings, "weak classes, each shown by one history"},
           {"histories", soccer::SampleOf::histories, "finished or not"},
           {"games", soccer::SampleOf::games, "finished histories"}}};
}

Exit sample(const SampleArguments& arguments, const Session& session) {
  static_cast<void>(format_option().parse(session.arguments().format.value_or("record")));
  if (session.arguments().column) {
    throw Error(ErrorKind::unusable_input, "--column: a record has no columns; leave it out");
  }
  const soccer::SampleRequest request{.pitch = arguments.pitch,
                                      .of = of_option().parse(arguments.of),
                                      .count = static_cast<std::size_t>(parse_whole(
                                          "--count", arguments.count, 1, static_cast<int>(soccer::most_records))),
                                      .seed = parse_seed("--seed", arguments.seed)};
  const Output output = session.output();
  const Shown shown{.doing = "sampling"};
  const soccer::SampleAnswer sampled =
      run_job(session, shown, [&](const Options& options) { return soccer::sample(request, options); });
  if (sampled.ending.whole()) output.write(record_of(request, sampled));
  return finish(session, JobEnd(sampled.ending), shown);
}

}  // namespace

void add_sample_soccer(Command& parent, CommonArguments& common) {
  const auto arguments = std::make_shared<SampleArguments>();
  Command& command = parent.add_command("soccer", "sample drawings, histories or games of Paper Soccer at random",
                                        [arguments](const Session& session) { return sample(*arguments, session); });
  add_pitch(command, arguments->pitch);
  of_option().add(command, arguments->of).required();
  command.add_option("--count", arguments->count, "sample K objects, with replacement; 1 if not given").type_name("K");
  command.add_option("--seed", arguments->seed, "seed of the random choices; 0 if not given").type_name("S");
  format_option().add(command, common.format);
  command.footer(
      "The record shows a drawing by one of its histories, sampled uniformly. If the drawing is too wide for that, the "
      "record shows the drawing's first history in lexicographic order. The record says which of the two it shows.\n"
      "examples:\n"
      "  quadrille sample soccer --pitch paper:3x3 --of games --count 5 --seed 1\n"
      "  quadrille sample soccer --pitch classic:6x8 --of drawings --out drawn.txt\n"
      "  quadrille export picture soccer drawn.txt --position");
}

}  // namespace quadrille::cli::soccer_commands
