// Finds the symmetries of pitches. The mirror image of a rectangle follows from a formula; the symmetries of a board
// are found by backtracking.
#include "games/soccer/symmetry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "quadrille/error.hpp"

namespace quadrille::soccer {

namespace {

void require_mirror(const PitchName& name) {
  if (name.width % 2 == 0) return;
  refuse(mention("mirror"), fmt::format("no reflection of {} keeps b0", to_string(name)),
         fmt::format("give a pitch of even width, say paper:{}x{}", name.width + 1, name.height));
}

// The properties that an automorphism keeps beside edges and walls.
enum class Keeping { start_and_goals, goals, goals_exchanged };

// Backtracking over the vertices. Each follows one of its neighbours, so its image is a neighbour of that one's image.
class AutomorphismSearch {
 public:
  AutomorphismSearch(const Pitch& pitch, Keeping keeping)
      : pitch_(pitch), lattice_(pitch.lattice()), keeping_(keeping) {
    colour_vertices();
    order_vertices();
    image_.resize(lattice_.vertex_count());
    used_.resize(lattice_.vertex_count());
  }

  // The automorphisms, without the identity unless it exchanges goals. The search stops at the first beyond `most`, or
  // after `trials` images.
  std::vector<std::vector<Vertex>> run(std::size_t most, std::size_t trials) {
    most_ = most;
    trials_ = trials;
    whole_ = extend(0);
    return std::move(found_);
  }
  // True if the run found all automorphisms.
  bool whole() const { return whole_; }

 private:
  using Colours = std::vector<std::size_t>;

  // Colours that a vertex shares with each image it can have. They begin with start, wall and goal; each round adds the
  // colours of the neighbours, until a round distinguishes no more vertices.
  void colour_vertices() {
    std::size_t count = 0;
    colour_.assign(lattice_.vertex_count(), 0);
    image_colour_ = colour_;
    for (bool first = true;; first = false) {
      std::map<std::vector<std::size_t>, std::size_t> numbers;
      const auto seen_by = [&](const Colours& colours, bool as_image) {
        std::vector<std::vector<std::size_t>> seen(colours.size());
        for (std::size_t v = 0; v < seen.size(); ++v) {
          const auto vertex = static_cast<Vertex>(v);
          for (const auto& incidence : lattice_.incident(vertex)) seen[v].push_back(colours[incidence.to]);
          std::sort(seen[v].begin(), seen[v].end());
          seen[v].push_back(first ? facts_of(vertex, as_image) : colours[v]);
          numbers.try_emplace(seen[v], 0);
        }
        return seen;
      };
      const auto seen = seen_by(colour_, false);
      const auto seen_as_image = seen_by(image_colour_, true);
      std::size_t next = 0;
      for (auto& [key, number] : numbers) number = next++;
      for (std::size_t v = 0; v < seen.size(); ++v) {
        colour_[v] = numbers.at(seen[v]);
        image_colour_[v] = numbers.at(seen_as_image[v]);
      }
      if (numbers.size() == count) return;
      count = numbers.size();
    }
  }

  std::size_t facts_of(Vertex v, bool as_image) const {
    Goal goal = pitch_.goal(v);
    if (as_image && keeping_ == Keeping::goals_exchanged && goal != Goal::none) {
      goal = goal == Goal::g1 ? Goal::g2 : Goal::g1;
    }
    return 6 * std::size_t{keeping_ == Keeping::start_and_goals && v == pitch_.start()} +
           3 * std::size_t{pitch_.wall(v)} + static_cast<std::size_t>(goal);
  }

  // Breadth first from the start; then from a vertex of every other component.
  void order_vertices() {
    std::vector<bool> reached(lattice_.vertex_count());
    const auto add = [&](Vertex v, std::optional<Vertex> before) {
      if (reached[v]) return;
      reached[v] = true;
      order_.emplace_back(v, before);
    };
    std::size_t at = 0;
    const auto flood = [&] {
      for (; at < order_.size(); ++at) {
        const Vertex v = order_[at].first;
        for (const auto& incidence : lattice_.incident(v)) add(incidence.to, v);
      }
    };
    add(pitch_.start(), std::nullopt);
    flood();
    for (std::size_t v = 0; v < reached.size(); ++v) {
      add(static_cast<Vertex>(v), std::nullopt);
      flood();
    }
  }

  // Returns false once the search gives up.
  bool extend(std::size_t at) {
    if (at == order_.size()) {
      std::size_t moved = 0;
      for (std::size_t v = 0; v < image_.size(); ++v) moved += image_[v] != v ? 1 : 0;
      if (moved != 0 || keeping_ == Keeping::goals_exchanged) found_.push_back(image_);
      return found_.size() <= most_;
    }
    const Vertex v = order_[at].first;
    const std::optional<Vertex> before = order_[at].second;
    const auto attempt = [&](Vertex to) {
      if (used_[to] || image_colour_[to] != colour_[v]) return true;
      if (trials_-- == 0) return false;
      if (!fits(at, v, to)) return true;
      image_[v] = to;
      used_[to] = true;
      const bool wants_more = extend(at + 1);
      used_[to] = false;
      return wants_more;
    };
    if (before) {
      const auto beside = lattice_.incident(image_[*before]);
      return std::all_of(beside.begin(), beside.end(), [&](const auto& incidence) { return attempt(incidence.to); });
    }
    for (std::size_t to = 0; to < image_.size(); ++to) {
      if (!attempt(static_cast<Vertex>(to))) return false;
    }
    return true;
  }

  // True if v's edges to vertices with an image are mapped to edges. (The reverse need not be tested: an automorphism
  // keeps the number of edges.)
  bool fits(std::size_t at, Vertex v, Vertex to) const {
    for (std::size_t i = 0; i < at; ++i) {
      const Vertex u = order_[i].first;
      if (lattice_.edge_between(v, u).has_value() && !lattice_.edge_between(to, image_[u])) return false;
    }
    return true;
  }

  const Pitch& pitch_;
  const graphs::Lattice& lattice_;
  const Keeping keeping_;
  Colours colour_;
  Colours image_colour_;  // of a vertex as an image; differs only where goals are exchanged
  std::vector<std::pair<Vertex, std::optional<Vertex>>> order_;  // each with the neighbour that it follows
  std::vector<Vertex> image_;
  std::vector<bool> used_;
  std::vector<std::vector<Vertex>> found_;
  std::size_t most_ = 0;
  std::size_t trials_ = 0;
  bool whole_ = false;
};

}  // namespace

Automorphism::Automorphism(const Pitch& pitch, std::vector<Vertex> images) : vertices_(std::move(images)) {
  const graphs::Lattice& lattice = pitch.lattice();
  edges_.reserve(lattice.edge_count());
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<Edge>(e));
    edges_.push_back(lattice.edge_between(vertices_[u], vertices_[v]).value());
  }
}

Automorphism mirror_of(const Pitch& pitch) {
  require_mirror(pitch.name());
  const graphs::Lattice& lattice = pitch.lattice();
  std::vector<Vertex> images;
  images.reserve(lattice.vertex_count());
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    const Point point = lattice.point(static_cast<Vertex>(v));
    // The pitch is its own mirror image, so the point is there.
    images.push_back(lattice.find({pitch.name().width - point.x, point.y}).value());
  }
  return {pitch, std::move(images)};
}

std::vector<Automorphism> symmetries_of(const Pitch& pitch) {
  if (!is_board(pitch.name())) return {mirror_of(pitch)};
  require_drawable(pitch.name());
  const std::string name = to_string(pitch.name());
  constexpr std::size_t most_trials = 10'000'000;  // a few seconds
  AutomorphismSearch search(pitch, Keeping::start_and_goals);
  std::vector<std::vector<Vertex>> found = search.run(most_automorphisms, most_trials);
  if (!search.whole()) {
    refuse(mention("mirror"),
           fmt::format("{} has more than {} symmetries, or they take too long to find", name, most_automorphisms),
           "leave it out");
  }
  if (found.empty()) {
    refuse(mention("mirror"), fmt::format("no symmetry of {} keeps its start, walls and goals", name), "leave it out");
  }
  std::vector<Automorphism> all;
  all.reserve(found.size());
  for (std::vector<Vertex>& images : found) all.emplace_back(pitch, std::move(images));
  return all;
}

std::vector<FieldSymmetry> field_symmetries(const Pitch& pitch, std::size_t most) {
  constexpr std::size_t most_trials = 100'000;
  std::vector<FieldSymmetry> all;
  for (const Keeping keeping : {Keeping::goals, Keeping::goals_exchanged}) {
    for (std::vector<Vertex>& images : AutomorphismSearch(pitch, keeping).run(most - 1, most_trials)) {
      all.push_back({Automorphism(pitch, std::move(images)), keeping == Keeping::goals_exchanged});
    }
  }
  return all;
}

void require_symmetry(const PitchName& name) {
  if (is_board(name)) {
    symmetries_of(Pitch(name));
  } else {
    require_mirror(name);
  }
}

}  // namespace quadrille::soccer
