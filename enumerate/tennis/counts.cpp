#include "enumerate/tennis/counts.hpp"

#include <fmt/format.h>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {

void require_countable(const tennis::CountQuery& query) {
  if (query.points < 1 || query.points > tennis::most_counted_points) {
    throw Error(ErrorKind::unusable_input, fmt::format("games of {} points cannot be counted; give from 1 to {}",
                                                       query.points, tennis::most_counted_points));
  }
  if (query.rules.fields < 1 || query.rules.fields > tennis::most_fields) {
    throw Error(ErrorKind::unusable_input,
                fmt::format("a court of {} fields a side cannot be played on; give from 1 to {}", query.rules.fields,
                            tennis::most_fields));
  }
}

}  // namespace quadrille::enumerate
