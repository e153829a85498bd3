// Makes the manual page of quadrille-mpi. The sections that quadrille and quadrille-mpi share come from the manual of
// quadrille.
#include "cli/help/manual.hpp"

#include "mpi/commands.hpp"

namespace quadrille::mpi {

namespace {

std::string about_ranks() {
  return "quadrille-mpi runs the counts of quadrille on the ranks of an MPI job. mpirun -n R quadrille-mpi count ... "
         "prints the same rows as quadrille count ..., byte for byte. Ranks share the states, so several machines can "
         "hold more states than one. solve finds the winner: rank 0 keeps a tree, and all ranks search its leaves. "
         "Rank 0 prints. Without mpirun the program runs as one rank.";
}

std::vector<cli::ManualSection> sections() {
  std::vector<cli::ManualSection> sections = cli::manual_sections();
  std::erase_if(sections,
                [](const auto& section) { return section.title == "Confirming" || section.title == "Files"; });
  sections.push_back(
      {"Files",
       "Every file that is written appears whole or not at all; until then an earlier file of that name is unchanged.",
       {{"--out FILE", "The answer. It takes the place of an earlier file of that name."},
        {"--checkpoint DIR",
         "The work of frontier, trails, reverse or solve: the files manifest and lock, and a part for each rank. lock "
         "shows that a run is using DIR. With --primes each pass has a folder of its own in DIR. The same command "
         "resumes from DIR, with any number of ranks."},
        {"share/doc/quadrille-mpi/cluster.md",
         "How to run quadrille-mpi on one machine, on several, and under Slurm."}}});
  return sections;
}

}  // namespace

void add_manual(cli::Command& root) {
  cli::Command& command = root.add_command("manual", "print the manual page", [&root](const cli::Session& session) {
    session.output().write(
        cli::manual_page(root, {.purpose = "count and solve pencil-and-paper games on several machines",
                                .about = about_ranks(),
                                .sections = sections(),
                                .see_also = {"mpirun", "quadrille"}}));
    return cli::Exit::done;
  });
  command.footer(
      "examples:\n"
      "  quadrille-mpi manual | man -l -");
}

}  // namespace quadrille::mpi
