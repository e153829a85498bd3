// States of a sweep. Operations on all labels at once (join, take out, reflect) are compared with sets of slots moved
// one by one, and the successors of a step with all subsets of its edges, each judged by itself.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/frontier/state.hpp"

namespace quadrille::engines::frontier_state_test {

// The reference implementation: for each slot the set of slots of its component; empty if untouched.
class Components {
 public:
  void join(std::size_t a, std::size_t b) {
    std::set<std::size_t> both = sets_[a];
    both.insert(sets_[b].begin(), sets_[b].end());
    both.insert({a, b});
    for (const std::size_t slot : both) sets_[slot] = both;
  }
  // True if other slots of the component remain.
  bool take_out(std::size_t slot) {
    std::set<std::size_t> rest = sets_[slot];
    rest.erase(slot);
    sets_[slot].clear();
    for (const std::size_t other : rest) sets_[other] = rest;
    return !rest.empty();
  }
  FrontierKey labels() const {
    FrontierKey labels = 0;
    for (std::size_t s = 0; s < graphs::most_slots; ++s) {
      labels |= (sets_[s].empty() ? no_label : *sets_[s].begin()) << (4 * s);
    }
    return labels;
  }
  bool touched(std::size_t slot) const { return !sets_[slot].empty(); }

 private:
  std::array<std::set<std::size_t>, graphs::most_slots> sets_;
};

TEST(FrontierState, LabelsFollowTheirSets) {
  std::mt19937 random(20261120);
  std::uniform_int_distribution<std::size_t> any_slot(0, graphs::most_slots - 1);
  int taken_out = 0;
  int closed = 0;
  for (int round = 0; round < 2000; ++round) {
    Components sets;
    FrontierKey labels = all_labels;
    for (int step = 0; step < 20; ++step) {
      const std::size_t a = any_slot(random);
      const std::size_t b = any_slot(random);
      if (a != b && step % 3 != 2) {
        sets.join(a, b);
        labels = joined(labels, a, b);
      } else if (sets.touched(a)) {
        const bool rest = sets.take_out(a);
        EXPECT_EQ(take_out(labels, a), rest);
        ++taken_out;
        closed += rest ? 0 : 1;
      }
      ASSERT_EQ(labels, sets.labels());
    }
  }
  EXPECT_GT(closed, 100);
  EXPECT_GT(taken_out, 10 * closed);
}

TEST(FrontierState, EqualLabelsAreFoundInEverySlot) {
  const FrontierKey labels = joined(joined(joined(all_labels, 0, 12), 5, 6), 5, 0);
  EXPECT_EQ(labels_equal(labels, 0),
            FrontierKey{1} | FrontierKey{1} << 20U | FrontierKey{1} << 24U | FrontierKey{1} << 48U);
  EXPECT_EQ(labels_equal(all_labels, no_label), label_units);
  EXPECT_EQ(labels_equal(all_labels, 3), 0U);
}

TEST(FrontierState, ReflectionIsAnInvolutionThatMovesComponentsAndParities) {
  std::array<std::size_t, graphs::most_slots> images{};
  for (std::size_t s = 0; s < images.size(); ++s) images[s] = s < 5 ? 4 - s : s;
  const FrontierKey key = packed({joined(joined(all_labels, 0, 1), 3, 9), 0b1000000001});
  const FrontierKey image = packed({joined(joined(all_labels, 4, 3), 1, 9), 0b1000010000});
  EXPECT_EQ(reflected(key, images), image);
  EXPECT_EQ(reflected(image, images), key);
  EXPECT_EQ(reflected(start_key, images), start_key);
}

// A square with both diagonals: the whole sweep, summed over all its ways, must find each edge set of a trail once. The
// reference examines all 64 edge sets.
TEST(FrontierState, TheStepsTogetherFindEachTrailsEdgeSetOnce) {
  for (std::size_t root = 0; root < 4; ++root) {
    graphs::SweepGraph graph;
    graph.root = root;
    graph.may_end.assign(4, true);
    for (std::size_t v = 1; v < 4; ++v) {
      for (std::size_t u = 0; u < v; ++u) graph.edges.push_back({u, v});
    }
    std::map<std::pair<int, std::size_t>, int> expected;  // by plies and end
    for (unsigned set = 1; set < 64; ++set) {
      std::array<int, 4> degree{};
      Components parts;
      int edges = 0;
      for (std::size_t e = 0; e < 6; ++e) {
        if ((set >> e & 1U) == 0) continue;
        ++edges;
        ++degree[graph.edges[e].u];
        ++degree[graph.edges[e].v];
        parts.join(graph.edges[e].u, graph.edges[e].v);
      }
      std::set<FrontierKey> components;
      std::vector<std::size_t> odd;
      for (std::size_t v = 0; v < 4; ++v) {
        if (degree[v] != 0) components.insert(label(parts.labels(), v));
        if (degree[v] % 2 != 0 && v != root) odd.push_back(v);
      }
      const bool root_odd = degree[root] % 2 != 0;
      if (degree[root] == 0 || components.size() != 1 || odd.size() != (root_odd ? 1U : 0U)) continue;
      ++expected[{edges, root_odd ? odd.front() : root}];
    }

    using Way = std::pair<int, std::size_t>;
    std::map<FrontierKey, std::map<Way, int>> now{{start_key, {{{0, graphs::no_vertex}, 1}}}};
    std::map<Way, int> found;
    for (const graphs::SweepStep& step : graphs::plan_sweep(graph)) {
      std::map<FrontierKey, std::map<Way, int>> next;
      for (const auto& [key, ways] : now) {
        for_each_successor(step, key, [&, ways = ways](FrontierKey to, int marks, std::size_t end, bool closed) {
          for (const auto& [way, count] : ways) {
            EXPECT_TRUE(end == graphs::no_vertex || way.second == graphs::no_vertex) << "two ends";
            const Way then{way.first + marks, end == graphs::no_vertex ? way.second : end};
            (closed ? found : next[to])[then] += count;
          }
        });
      }
      now = std::move(next);
    }
    EXPECT_EQ(found, expected) << "root " << root;
    EXPECT_TRUE(now.empty()) << "a state outlived the sweep";
  }
}

// Rows of points joined by king moves.
graphs::SweepGraph king_moves(std::size_t width, std::size_t height) {
  graphs::SweepGraph graph;
  graph.may_end.assign(width * height, true);
  for (std::size_t v = 0; v < width * height; ++v) {
    for (std::size_t u = 0; u < v; ++u) {
      const auto dx = static_cast<int>(u % width) - static_cast<int>(v % width);
      if (std::abs(dx) <= 1 && v / width - u / width <= 1) graph.edges.push_back({u, v});
    }
  }
  graph.root = width * height / 2;
  return graph;
}

// Each rank owns an equal part of the range of invariants. So the parts must hold about equally many states: a step
// waits for the rank that has most.
TEST(FrontierState, InvariantsDivideTheStatesEvenly_standard) {
  std::set<FrontierKey> now{start_key};
  std::array<double, 2> all{};  // by number of ranks, 2 and 3
  std::array<double, 2> fullest{};
  for (const graphs::SweepStep& step : graphs::plan_sweep(king_moves(7, 3))) {
    std::set<FrontierKey> next;
    std::array<std::array<std::size_t, 3>, 2> parts{};
    for (const FrontierKey key : now) {
      for (const std::size_t ranks : {2U, 3U}) {
        const auto owner = static_cast<std::size_t>(Count128{invariant_of(step, key)} * ranks >> 64U);
        ++parts[ranks - 2][owner];
      }
      for_each_successor(step, key, [&](FrontierKey to, int, std::size_t, bool closed) {
        if (!closed) next.insert(to);
      });
    }
    for (const std::size_t ranks : {2U, 3U}) {
      all[ranks - 2] += static_cast<double>(now.size()) / static_cast<double>(ranks);
      fullest[ranks - 2] += static_cast<double>(*std::max_element(parts[ranks - 2].begin(), parts[ranks - 2].end()));
    }
    now = std::move(next);
  }
  EXPECT_GT(all[0], 10'000);
  EXPECT_LT(fullest[0] / all[0], 1.05);
  EXPECT_LT(fullest[1] / all[1], 1.15);
}

TEST(FrontierState, StatesWithDifferentInvariantsHaveNoSuccessorInCommon) {
  for (const graphs::SweepGraph& graph : {king_moves(5, 3), king_moves(11, 2)}) {  // in the second 13 vertices are open
    std::set<FrontierKey> now{start_key};
    std::size_t compared = 0;
    for (const graphs::SweepStep& step : graphs::plan_sweep(graph)) {
      std::map<FrontierKey, std::uint64_t> invariant_of_origin;
      for (const FrontierKey key : now) {
        for_each_successor(step, key, [&](FrontierKey to, int, std::size_t, bool closed) {
          if (closed) return;
          const auto [at, is_new] = invariant_of_origin.try_emplace(to, invariant_of(step, key));
          EXPECT_EQ(at->second, invariant_of(step, key));
          compared += is_new ? 0U : 1U;
        });
      }
      now.clear();
      for (const auto& [key, invariant] : invariant_of_origin) now.insert(key);
    }
    EXPECT_GT(compared, 1000U);
  }
}

std::set<std::uint64_t> odd_components(FrontierKey key) {
  const StateParts parts = unpacked(key);
  std::map<std::uint64_t, std::uint32_t> odd_slots;
  for (std::size_t s = 0; s < graphs::most_slots; ++s) odd_slots[label(parts.labels, s)] += parts.parity >> s & 1U;
  std::set<std::uint64_t> components;
  for (const auto& [component, odd] : odd_slots) {
    if (odd % 2 != 0) components.insert(component);
  }
  return components;
}

TEST(FrontierState, OddComponentsAreJoinedAtOnce) {
  std::set<FrontierKey> now{start_key};
  std::size_t with_root = 0;
  std::size_t after_root = 0;
  for (const graphs::SweepStep& step : graphs::plan_sweep(king_moves(5, 4))) {
    std::set<FrontierKey> next;
    for (const FrontierKey key : now) {
      for_each_successor(step, key, [&](FrontierKey to, int, std::size_t, bool closed) {
        if (!closed) next.insert(to);
      });
    }
    now = std::move(next);
    const bool root_open = step.root_slot != graphs::most_slots;
    for (const FrontierKey key : now) {
      const std::set<std::uint64_t> odd = odd_components(key);
      ASSERT_LE(odd.size(), 1U);
      if (odd.empty()) continue;
      const std::uint64_t of_root = root_open ? label(unpacked(key).labels, step.root_slot) : no_label;
      if (of_root != no_label) {
        ASSERT_EQ(*odd.begin(), of_root);
        ++with_root;
      } else if (step.root_done) {
        ++after_root;
      }
    }
  }
  EXPECT_GT(with_root, 100U);
  EXPECT_GT(after_root, 100U);
}

}  // namespace quadrille::engines::frontier_state_test
