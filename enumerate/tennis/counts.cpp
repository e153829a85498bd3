#include "enumerate/tennis/counts.hpp"

#include <fmt/format.h>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {

void require_countable(const tennis::CountQuery& query) {
  if (query.points < 1 || query.points > tennis::most_counted_points) {
    refuse(fmt::format("points {}", query.points), "out of range",
           fmt::format("give from 1 to {}", tennis::most_counted_points));
  }
  if (query.rules.fields < 1 || query.rules.fields > tennis::most_fields) {
    refuse(fmt::format("fields {}", query.rules.fields), "out of range",
           fmt::format("give from 1 to {}", tennis::most_fields));
  }
}

}  // namespace quadrille::enumerate
