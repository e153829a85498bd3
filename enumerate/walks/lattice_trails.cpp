// The fast counter of trails and self-avoiding walks. It searches depth first and in parallel. Of all paths that are
// mirror images or rotations of each other, it walks only one. It counts the last plies of a path by a formula.
//
// A path is a sequence of steps, and each of the eight symmetries of the square maps it to a path. The counter lists
// the sequences of the first few plies. Of all sequences that are images of each other, only the smallest, called a
// prefix, is used. A path that begins with it counts as many times as the prefix has different images. Each prefix is
// a task: a thread walks all paths that begin with the prefix. It stops at the depth from which its board
// (trail_board.hpp, board.hpp) counts the remaining plies by the formula.
//
// No sum overflows. Each term is below 2^12. Before a task's 64-bit sum can overflow, it is added to a number of
// unlimited size (SpillingSum).

#include "enumerate/walks/lattice_trails.hpp"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/combinable.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <set>
#include <thread>
#include <utility>

#include "enumerate/walks/board.hpp"
#include "enumerate/walks/path_subtrees.hpp"
#include "enumerate/walks/path_walk.hpp"
#include "enumerate/walks/plane.hpp"
#include "enumerate/walks/trail_board.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

/// The number of different images of the word if none of them is smaller; 0 if one is.
template <class Plane>
unsigned images_of_smallest(const Prefix& prefix) {
  std::set<std::array<std::uint8_t, longest_prefix>> images;
  for (const auto& symmetry : Plane::symmetries) {
    std::array<std::uint8_t, longest_prefix> image{};
    for (std::size_t i = 0; i < image.size(); ++i) {
      image[i] = static_cast<int>(i) < prefix.plies ? symmetry[prefix.steps[i]] : std::uint8_t{0};
    }
    if (image < prefix.steps) return 0;
    images.insert(image);
  }
  return static_cast<unsigned>(images.size());
}

/// All smallest prefixes of `plies` plies.
template <class Plane, class Board>
void list_prefixes(Board& board, int ball, int plies, Prefix& prefix, std::vector<Prefix>& list) {
  if (prefix.plies == plies) {
    prefix.images = images_of_smallest<Plane>(prefix);
    if (prefix.images != 0) list.push_back(prefix);
    return;
  }
  for_each_step(board.free(ball), [&](int step) {
    const int next = board.draw(ball, step);
    prefix.steps[static_cast<std::size_t>(prefix.plies++)] = static_cast<std::uint8_t>(step);
    list_prefixes<Plane>(board, next, plies, prefix, list);
    prefix.steps[static_cast<std::size_t>(--prefix.plies)] = 0;
    board.undraw(ball, step);
  });
}

template <class Plane, class Board>
std::vector<Prefix> prefixes(int plies) {
  Board board;
  Prefix prefix;
  std::vector<Prefix> list;
  list_prefixes<Plane>(board, plane_origin, plies, prefix, list);
  return list;
}

/// Counts the paths of one length after another.
template <class Steps, template <class> class BoardOf, class Counter>
class PathCounter {
  using Board = BoardOf<Steps>;
  static constexpr int n = Plane<Steps>::count;
  // The largest value of `extensions`, for four plies. The counter holds it, and spills its sum before an addition
  // would wrap.
  static_assert(n * (n - 1) * (n - 1) * (n - 1) <= std::numeric_limits<Counter>::max());

 public:
  PathCounter(int plies, const engines::RunOptions& options) : plies_(plies), options_(options) {}

  PathCounts counts() {
    PathCounts counts;
    for (int length = 0; length <= plies_; ++length) {
      Natural paths;
      engines::RunStatus status = count_length(length, paths);
      if (status != engines::RunStatus::complete) {
        counts.status = status;
        break;
      }
      counts.paths.push_back(paths);
    }
    return counts;
  }

 private:
  // The ranks share the lengths that take long. Each rank counts the other lengths by itself.
  engines::RunStatus count_length(int length, Natural& paths) {
    const int counted = length < Board::counted_plies ? 0 : Board::counted_plies;
    const bool shared = options_.ranks != nullptr && length - counted > longest_prefix;
    std::vector<Prefix> list;
    engines::RunStatus status = engines::RunStatus::complete;
    try {
      list = prefixes<Plane<Steps>, Board>(std::min(length - counted, longest_prefix));
      if (!shared) paths = paths_of(length, counted, list);
    } catch (const std::bad_alloc&) {
      status = engines::RunStatus::memory;
    }
    if (status == engines::RunStatus::complete && options_.stop.stop_requested()) {
      status = engines::RunStatus::interrupted;
    }
    status = agreed(options_.ranks, status);
    if (!shared || status != engines::RunStatus::complete) return status;
    engines::RunOptions options = options_;
    if (options_.observer) {
      options.observer = [this, length](const engines::Progress& progress) {
        report(length, worked_ + progress.worked, progress.fraction.value_or(0));
      };
    }
    std::uint64_t walked = 0;
    status = count_on_ranks<Steps, Board, Counter>(list, length - counted, options, paths, walked);
    worked_ += walked;
    return status;
  }

  /// The result is not valid if a stop was requested.
  Natural paths_of(int length, int counted, const std::vector<Prefix>& list) {
    engines::Budget budget(options_.memory);
    const auto threads = static_cast<std::size_t>(tbb::this_task_arena::max_concurrency());
    budget.charge(list.capacity() * sizeof(Prefix) + threads * sizeof(Board));
    if (counted == 0) {  // the prefixes are the paths
      Natural paths = 0;
      for (const Prefix& prefix : list) paths += prefix.images;
      return paths;
    }

    const std::thread::id caller = std::this_thread::get_id();
    tbb::enumerable_thread_specific<Board> boards;
    tbb::combinable<Natural> sums([] { return Natural(0); });
    std::atomic<std::size_t> done = 0;
    const auto work = [&](const tbb::blocked_range<std::size_t>& range) {
      for (std::size_t i = range.begin(); i < range.end(); ++i) {
        PathWalk<Board, Counter> walk(boards.local(), options_.stop);
        walk.extend(list[i], length - list[i].plies - counted);
        sums.local() += walk.extensions() * list[i].images;
        worked_ += walk.walked();
        ++done;
        if (std::this_thread::get_id() == caller) report_done(length, done, list.size(), true);
      }
    };
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, list.size()), work, tbb::simple_partitioner());
    report_done(length, done, list.size(), false);
    return sums.combine([](const Natural& a, const Natural& b) { return Natural(a + b); });
  }

  /// Called on the caller's thread. \param pause  true to skip the report if the last one was very recent
  void report_done(int length, std::size_t done, std::size_t total, bool pause) {
    constexpr std::uint64_t paths_between_reports = std::uint64_t{1} << 18U;  // about a hundredth of a second
    if (!options_.observer || (pause && worked_ - reported_ < paths_between_reports)) return;
    reported_ = worked_;
    report(length, worked_, static_cast<double>(done) / static_cast<double>(total), done, total);
  }

  /// \param share  the fraction of the paths of this length that is walked
  void report(int length, std::uint64_t worked, double share, std::size_t done = 0, std::size_t total = 0) const {
    // A length costs nearly n - 1 times as much as the one before it.
    const double growth = n - 1;
    options_.observer(
        engines::Progress{.grade = length,
                          .done = done,
                          .total = total,
                          .worked = worked,
                          .fraction = std::pow(growth, length - plies_) * (1 + share * (growth - 1)) / growth});
  }

  const int plies_;
  const engines::RunOptions& options_;
  std::atomic<std::uint64_t> worked_ = 0;  // at ten million a second, full in 58,000 years
  std::uint64_t reported_ = 0;             // the value of `worked_` at the last report
};

template <class Steps, class Counter>
PathCounts count_on(const PathQuery& query, const engines::RunOptions& options) {
  return query.acyclic ? PathCounter<Steps, WalkBoard, Counter>(query.plies, options).counts()
                       : PathCounter<Steps, TrailBoard, Counter>(query.plies, options).counts();
}

}  // namespace

int most_lattice_plies() { return most_plies; }

void require_lattice_plies(int plies) {
  if (plies < 0 || plies > most_plies) {
    refuse(mention("plies", fmt::format("{}", plies)), "out of range", fmt::format("give 0 to {}", most_plies));
  }
}

template <class Counter>
PathCounts count_lattice_trails_with(const PathQuery& query, const engines::RunOptions& options) {
  require_lattice_plies(query.plies);
  return query.neighbourhood == Neighbourhood::king ? count_on<KingSteps, Counter>(query, options)
                                                    : count_on<SquareSteps, Counter>(query, options);
}

template PathCounts count_lattice_trails_with<std::uint64_t>(const PathQuery&, const engines::RunOptions&);
template PathCounts count_lattice_trails_with<std::uint16_t>(const PathQuery&, const engines::RunOptions&);

PathCounts count_lattice_trails(const PathQuery& query, const engines::RunOptions& options) {
  return count_lattice_trails_with<std::uint64_t>(query, options);
}

}  // namespace quadrille::enumerate
