// Counts all classes of a pitch of Paper Soccer by the colour sweep. This file turns the pitch into a strip (the kind
// of graph that the sweep takes), and the result of the sweep into rows of a table.
#include "enumerate/soccer/colour.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "enumerate/engines/colour/primes.hpp"
#include "enumerate/engines/colour/rims.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "games/soccer/symmetry.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Pitch;
using soccer::Point;
using soccer::Vertex;

bool has_game(const Pitch& pitch) { return pitch.goal(pitch.start()) == soccer::Goal::none; }

// The points of a pitch by column and row of the strip.
class Grid {
 public:
  Grid(const Pitch& pitch, bool across)
      : pitch_(pitch), turned_((pitch.name().width > pitch.name().height) != across) {}

  std::size_t columns() const {
    return static_cast<std::size_t>(turned_ ? pitch_.name().height : pitch_.name().width) + 1;
  }
  std::size_t rows() const {
    return static_cast<std::size_t>(turned_ ? pitch_.name().width : pitch_.name().height) + 1;
  }
  Vertex vertex(std::size_t x, std::size_t y) const {
    const Point point{static_cast<int>(turned_ ? y : x), static_cast<int>(turned_ ? x : y)};
    return pitch_.lattice().find(point).value();
  }
  bool is_vertex(std::size_t x, std::size_t y) const { return pitch_.goal(vertex(x, y)) == soccer::Goal::none; }
  bool are_linked(Vertex a, Vertex b) const {
    return std::ranges::any_of(pitch_.lattice().incident(a), [&](const auto& segment) { return segment.to == b; });
  }
  // The number of drawings of a trail that ends there: itself, and one more for each segment to a goal.
  std::uint32_t weight(Vertex v) const {
    return 1 + static_cast<std::uint32_t>(std::ranges::count_if(pitch_.lattice().incident(v), [&](const auto& segment) {
             return pitch_.goal(segment.to) != soccer::Goal::none;
           }));
  }

 private:
  const Pitch& pitch_;
  bool turned_;
};

}  // namespace

bool fits_colour(const soccer::PitchName& name) {
  return !is_board(name) && std::min(name.width, name.height) + 1 <= engines::Offsets::most_slots;
}

long double gibibytes_of_colour(const soccer::PitchName& name) {
  const int points = std::min(name.width, name.height) + 1;
  const bool rims = name.rules == soccer::Rules::classic && points > 3;
  const long double residues =
      rims ? engines::colour_residues(points - 2, &engines::rim_record) : engines::colour_residues(points);
  return residues * sizeof(std::uint32_t) / std::exp2(30.0L);
}

engines::Strip strip_of(const Pitch& pitch, bool across) {
  const Grid grid(pitch, across);
  engines::Strip strip;
  const std::size_t columns = grid.columns();
  const std::size_t rows = grid.rows();
  const auto linked = [&](std::size_t x, std::size_t y, std::size_t to_x, std::size_t to_y) {
    return grid.are_linked(grid.vertex(x, y), grid.vertex(to_x, to_y));
  };
  for (std::size_t y = 0; y < rows; ++y) {
    engines::StripRow& row = strip.rows.emplace_back();
    for (std::size_t x = 0; x < columns; ++x) {
      const bool is_vertex = grid.is_vertex(x, y);
      row.vertices.push_back(is_vertex);
      row.weights.push_back(is_vertex ? grid.weight(grid.vertex(x, y)) : 0);
      row.links_back.push_back(y > 0 && linked(x, y, x, y - 1));
      if (grid.vertex(x, y) == pitch.start()) {
        strip.root_row = y;
        strip.root_column = x;
      }
    }
  }
  for (std::size_t x = 0; x + 1 < columns; ++x) {
    // A goal has no links of its own, so none is missing.
    const auto whole = [&](std::size_t y) {
      return !grid.is_vertex(x, y) || !grid.is_vertex(x + 1, y) || linked(x, y, x + 1, y);
    };
    strip.first_links.push_back(whole(0));
    strip.last_links.push_back(whole(rows - 1));
    for (std::size_t y = 1; y < rows; ++y) {
      const bool is_inner = y + 1 < rows;
      if ((is_inner && !whole(y)) || !linked(x, y, x + 1, y - 1) || !linked(x + 1, y, x, y - 1)) {
        throw std::logic_error("strip_of: a pitch lacks a link that every strip has");
      }
    }
  }
  return strip;
}

engines::ColourCost cost_of_colour(const soccer::PitchName& name) {
  const Pitch pitch(name);
  return has_game(pitch) ? engines::cost_of_colour_sweep(strip_of(pitch), bits_of_frontier(pitch))
                         : engines::ColourCost{};
}

ColourFamily count_colour_family(const std::vector<soccer::PitchName>& pitches, const engines::RunOptions& options) {
  std::vector<engines::Strip> strips;
  std::size_t bits = 0;
  for (const soccer::PitchName& name : pitches) {
    const Pitch pitch(name);
    if (!has_game(pitch)) return {};
    strips.push_back(strip_of(pitch));
    if (strips.back().width() != strips.front().width()) return {};
    bits = std::max(bits, bits_of_frontier(pitch));
  }
  if (strips.empty() || !engines::are_colour_family(strips)) return {};
  engines::ColourCounts found = engines::count_by_colours(strips, bits, options);
  return {std::move(found.counts), found.status};
}

std::vector<std::uint32_t> primes_of_colour(const Pitch& pitch) {
  return has_game(pitch) ? engines::colour_primes(bits_of_frontier(pitch)) : std::vector<std::uint32_t>();
}

Counted own_images_beside_colour(const Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  if (symmetry == Symmetry::mirror && has_game(pitch)) return count_own_images(pitch, options);
  return {};
}

Counted rows_of_colour(const Natural& classes, const Counted& own_images) {
  // Burnside: the mean of the number of all classes and the number of those that are their own mirror image.
  const Natural all = own_images.rows.empty() ? classes : orbits(classes + *own_images.rows.front().weak_classes, 2);
  Counted counted;
  counted.last_finished_grade = 0;
  counted.rows.push_back({.weak_classes = all, .strong_classes = all});
  return counted;
}

Counted count_soccer_colour(const Pitch& pitch, Symmetry symmetry, const engines::RunOptions& options) {
  Counted own_images = own_images_beside_colour(pitch, symmetry, options);
  if (own_images.status != engines::RunStatus::complete) return own_images;
  if (!has_game(pitch)) return rows_of_colour(1, own_images);
  const engines::Strip strip = strip_of(pitch);
  const std::size_t bits = bits_of_frontier(pitch);
  const engines::ColourCount found = engines::count_by_colours(strip, bits, options);
  if (found.status == engines::RunStatus::complete) return rows_of_colour(found.count, own_images);
  const engines::ColourCost cost = engines::cost_of_colour_sweep(strip, bits);
  const std::size_t passes = options.modulus == 0 ? cost.primes : 1;
  return {.status = found.status,
          .reached = found.status == engines::RunStatus::memory
                         ? fmt::format("before the first vertex, as its array takes {:.3g} GiB",
                                       static_cast<double>(cost.bytes) / std::exp2(30))
                         : fmt::format("at step {} of {}", found.steps_done, cost.steps * passes)};
}

}  // namespace quadrille::enumerate
