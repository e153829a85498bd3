#include "cli/exit.hpp"
#include "cli/games.hpp"
#include "cli/help/manual.hpp"

namespace quadrille::cli {

namespace {

ManualItem status(Exit exit, std::string meaning) {
  return {std::to_string(static_cast<int>(exit)), std::move(meaning)};
}

}  // namespace

std::string about() {
  return "quadrille enumerates, solves and verifies pencil-and-paper games: " + titles_of_games() +
         ". Its numbers are exact. The answer of most commands is a table on standard output; notes and progress go to "
         "standard error. The same request gives the same table, byte for byte, on any number of threads.";
}

std::vector<ManualSection> manual_sections() {
  return {
      {"Exit status",
       "",
       {status(Exit::done, "Done."),
        status(Exit::mismatch,
               "A claim's verdict departs from the ledger, or a record can be read but breaks the rules."),
        status(
            Exit::unusable,
            "Arguments or input that cannot be used, or an output that cannot be written. One line on standard error "
            "names the place and the remedy; nothing that existed before is lost."),
        status(Exit::limit,
               "A limit of memory or time ended the work. What was found is written, and what is missing is "
               "said on standard error."),
        status(Exit::interrupted, "Interrupted. What was found is written, as for 3.")}},
      {"Confirming",
       "A second program computes headline numbers once more, each by an independent method, which shares no engine "
       "with this one. Where a method takes a result of this program as a hint, quadrille_confirm --help says so; "
       "a hint picks what is examined, and a wrong one can widen the bounds found, never falsify them.",
       {{"quadrille_confirm SUBJECT [--threads N]", "The rows as CSV; quadrille_confirm --help lists the subjects."}}},
      {"Environment",
       "",
       {{"NO_COLOR", "If set to anything but nothing, output has no colours that were not asked for."},
        {"TERM", "On a terminal called dumb no progress line is drawn."}}},
      {"Files",
       "Every file that is written appears whole or not at all; an earlier one stands until then.",
       {{"--out FILE", "The answer. It takes the place of an earlier file of that name."},
        {"FILE.partial",
         "Rows of csv that lack some because a limit ended the work; --out FILE stays as it was. Where there is "
         "something of that name already, FILE.partial-1 or the next that is free."},
        {"--checkpoint FILE", "The work of a count that was not finished. The same command goes on from there."},
        {"share/man/man1/quadrille.1.gz", "This manual, below the folder the program was installed to."},
        {"share/bash-completion/completions/quadrille", "Completions for bash."},
        {"share/zsh/vendor-completions/_quadrille", "Completions for zsh."},
        {"share/fish/vendor_completions.d/quadrille.fish", "Completions for fish."}}},
  };
}

std::string version_date() { return QUADRILLE_DATE; }

}  // namespace quadrille::cli
