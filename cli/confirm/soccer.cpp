// What quadrille_confirm confirms of Paper Soccer: a pitch's weak classes, as a residue.
#include <fmt/format.h>

#include "cli/confirm/subject.hpp"
#include "enumerate/confirm/soccer/residue.hpp"

namespace quadrille::cli {

std::vector<Subject> soccer_subjects() {
  const auto parse = [](std::string_view argument) -> Confirmation {
    const soccer::PitchName pitch = soccer::parse_pitch_name(argument);
    return [pitch](const ShowProgress& show) {
      const auto show_row = [&](const confirm::ResidueProgress& progress) {
        if (!progress.row_done) return;
        show(fmt::format("row {}: {} of {} edges, {} states, at most {}", progress.row, progress.edges,
                         progress.all_edges, progress.states, progress.peak_states));
      };
      const confirm::ResidueSweep sweep = confirm::residue_of_classes(pitch, show_row);
      return fmt::format("pitch,modulus,residue,peak_states\n{},{},{},{}\n", soccer::to_string(pitch),
                         confirm::residue_modulus, sweep.residue, sweep.peak_states);
    };
  };
  return {{.prefix = "",
           .usage = "classic:8x10",
           .forms = "paper:MxN, classic:WxH",
           .meaning = "a pitch's weak classes, modulo 2^61 - 1",
           .parse = parse}};
}

}  // namespace quadrille::cli
