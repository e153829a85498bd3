// Runs the threads of one rank (a process) in a search by subtrees. All threads walk subtrees. One of them, the leading
// thread, also exchanges work with the other ranks, in rounds.
#include <algorithm>
#include <array>
#include <bit>
#include <new>
#include <numeric>

#include "enumerate/engines/random/splitmix.hpp"
#include "enumerate/engines/subtrees/run.hpp"
#include "quadrille/detail/parallel.hpp"

namespace quadrille::engines {

namespace {

// The number of pauses of the leading thread between two rounds: some milliseconds. It grows with the number of ranks,
// so that the messages of a round take little of the time.
std::uint64_t looks_between_rounds(std::size_t ranks) { return std::max<std::uint64_t>(4, ranks / 8); }

constexpr std::uint64_t visits_between_reports = std::uint64_t{1} << 18U;

// The number of roots that the pool keeps ready: one for each thread, and some for another rank. A rank that runs alone
// on one thread needs none.
std::size_t roots_kept_ready(std::size_t ranks, std::size_t threads) {
  return (ranks > 1 ? 4 : 0) + (threads > 1 ? threads : 0);
}

std::size_t owner(std::size_t root, const Ranks& ranks) {
  const std::uint64_t number = ranks.partition() == 0 ? root : splitmix(root + ranks.partition() * splitmix_step);
  return static_cast<std::size_t>(number % ranks.count());
}

}  // namespace

void add_root(SubtreeRoots& roots, double part, std::span<const std::uint64_t> root) {
  roots.push_back(std::bit_cast<std::uint64_t>(part));
  roots.insert(roots.end(), root.begin(), root.end());
}

RunStatus walk_subtrees(const SubtreeSearch& search, const SubtreeRoots& roots, const RunOptions& options,
                        SubtreeFindings& found) {
  return SubtreeRun(search, options).run(roots, found);
}

SubtreeRun::SubtreeRun(const SubtreeSearch& search, const RunOptions& options)
    : search_(search),
      options_(options),
      ranks_(*options.ranks),
      budget_(options.memory),
      threads_(concurrency()),
      earlier_{std::vector<std::uint64_t>(search.sums), std::vector<std::uint64_t>(search.maxima)} {}

RunStatus SubtreeRun::run(const SubtreeRoots& roots, SubtreeFindings& found) {
  begin(roots);
  if (agreed(&ranks_, status_) != RunStatus::complete) return RunStatus::memory;
  if (resumes()) restore();
  const std::thread::id caller = std::this_thread::get_id();
  bool led = false;
  // The calling thread takes one of these tasks, and leads. No thread waits for one that has not begun.
  parallel_for_task(0, threads_, [&](std::size_t) {
    if (std::this_thread::get_id() != caller) return help();
    if (!led) lead();
    led = true;
  });
  if (end_ != RunStatus::complete) return end_;
  if (options_.checkpoint) save();
  found = found_here();
  ranks_.sum(found.sums);
  for (const auto& of_rank : ranks_.gather(found.maxima)) {
    for (std::size_t i = 0; i < of_rank.size(); ++i) found.maxima[i] = std::max(found.maxima[i], of_rank[i]);
  }
  return end_;
}

// Fills the pool with this rank's share of the roots, unless the run resumes with those of a checkpoint.
void SubtreeRun::begin(const SubtreeRoots& roots) {
  try {
    exchange_.emplace(ranks_, budget_, record_words());
    pool_.emplace(budget_, record_words(), roots_kept_ready(ranks_.count(), threads_));
    if (resumes()) return;
    double expected = 0;
    for (std::size_t at = 0; at < roots.size(); at += record_words()) expected += std::bit_cast<double>(roots[at]);
    if (ranks_.rank() == 0) finished_ = 1 - expected;
    for (std::size_t i = 0; i * record_words() < roots.size(); ++i) {
      if (owner(i, ranks_) == ranks_.rank()) pool_->add(std::span(roots).subspan(i * record_words(), record_words()));
    }
  } catch (const std::bad_alloc&) {
    status_ = RunStatus::memory;
  }
}

SubtreeRun::Worker& SubtreeRun::new_worker() {
  auto worker = std::make_unique<Worker>();
  worker->walker = search_.walker(budget_);
  worker->record.resize(record_words());
  const std::scoped_lock lock(mutex_);
  return *workers_.emplace_back(std::move(worker));
}

void SubtreeRun::go_to_root(Worker& worker) {
  worker.part = std::bit_cast<double>(worker.record.front());
  worker.walker->begin(std::span(worker.record).subspan(1));
}

// Walks up to the next pause, then reports a finished subtree, or gives roots away if the pool is short.
void SubtreeRun::advance(Worker& worker) {
  visited_.fetch_add(worker.walker->advance(search_.budget), std::memory_order_relaxed);
  if (worker.walker->over()) {
    {
      const std::scoped_lock lock(mutex_);
      finished_ += worker.part;
    }
    pool_->finished();
  } else if (pool_->is_short()) {
    give_from(worker);
  }
}

// Gives roots of a worker to the pool. The sizes of their subtrees are not known, so together they count as half of the
// worker's part of the search, in equal shares.
void SubtreeRun::give_from(Worker& worker) {
  SubtreeRoots given;
  worker.walker->give(roots_kept_ready(ranks_.count(), threads_),
                      [&](std::span<const std::uint64_t> root) { add_root(given, 0, root); });
  if (given.empty()) return;
  worker.part /= 2;
  const std::size_t roots = given.size() / record_words();
  const double part = worker.part / static_cast<double>(roots);
  for (std::size_t at = 0; at < given.size(); at += record_words()) {
    given[at] = std::bit_cast<std::uint64_t>(part);
    pool_->add(std::span(given).subspan(at, record_words()));
  }
}

// The work of a thread that does not lead.
void SubtreeRun::help() {
  pool_->enter();
  bool walks = false;
  try {
    Worker& worker = new_worker();
    while (!failed_) {
      if (walks && worker.walker->over()) walks = false;
      if (!walks) {
        if (!pool_->wait_for_root(worker.record)) break;
        walks = true;
        go_to_root(worker);
      } else if (!pool_->may_continue()) {
        break;
      }
      if (!worker.walker->over()) advance(worker);
    }
  } catch (const std::bad_alloc&) {
    failed_ = true;
    if (walks) pool_->finished();
  }
  pool_->leave();
}

void SubtreeRun::lead() {
  try {
    lead_rounds();
  } catch (...) {
    pool_->end();
    throw;
  }
  pool_->end();
}

// The leading thread walks as the others do, and takes this rank through the rounds.
void SubtreeRun::lead_rounds() {
  Worker* mine = nullptr;
  const auto unless_memory_ends = [&](auto&& work) {
    try {
      work();
    } catch (const std::bad_alloc&) {
      failed_ = true;
    }
  };
  unless_memory_ends([&] { mine = &new_worker(); });
  while (true) {
    if (failed_) status_ = RunStatus::memory;
    if (status_ == RunStatus::complete && options_.stop.stop_requested()) status_ = RunStatus::interrupted;
    const bool walks_on = status_ == RunStatus::complete;
    if (exchange_->on_its_way()) {
      if (exchange_->poll() && conclude_round()) return;
    } else if (is_time()) {
      begin_round();
    }
    if (walks_on && !mine->walker->over()) {
      ++looks_;
      unless_memory_ends([&] { advance(*mine); });
    } else if (walks_on && pool_->take(mine->record)) {
      unless_memory_ends([&] { go_to_root(*mine); });
    } else if (!walks_on || pool_->is_idle()) {
      if (!exchange_->on_its_way()) begin_round();
      if (conclude_round()) return;
    } else {
      pool_->wait_briefly();
    }
  }
}

bool SubtreeRun::is_time() const {
  return looks_ >= looks_between_rounds(ranks_.count()) || status_ != RunStatus::complete || pool_->is_hungry() ||
         (exchange_->asked() > 0 && pool_->size() > 0);
}

void SubtreeRun::begin_round() {
  SubtreeNews mine{.status = status_,
                   .idle = pool_->is_idle(),
                   .hungry = pool_->is_hungry(),
                   .due = ranks_.rank() == 0 && options_.checkpoint && options_.checkpoint->due(),
                   .walks = pool_->is_walked(),
                   .roots = pool_->size(),
                   .visited = visited_.load(std::memory_order_relaxed)};
  {
    const std::scoped_lock lock(mutex_);
    mine.finished = finished_;
  }
  exchange_->begin(mine, *pool_);
  looks_ = 0;
}

// Ends a round. Returns true if the search is over on all ranks.
bool SubtreeRun::conclude_round() {
  const std::vector<SubtreeNews>& news = exchange_->finish(*pool_);
  pool_->reserve(exchange_->asked());
  const auto on_all = [&](auto&& test) { return std::all_of(news.begin(), news.end(), test); };
  const auto on_none = [&](auto&& test) { return std::none_of(news.begin(), news.end(), test); };
  report(news);
  const bool no_memory = !on_none([](const SubtreeNews& of) { return of.status == RunStatus::memory; });
  const bool stopped = !on_none([](const SubtreeNews& of) { return of.status == RunStatus::interrupted; });
  if (no_memory) {
    end_ = RunStatus::memory;
    return true;
  }
  if (on_all([](const SubtreeNews& of) { return of.idle && of.given == 0; })) return true;
  if (options_.checkpoint && (stopped || news.front().due)) save();
  if (stopped) end_ = RunStatus::interrupted;
  return stopped;
}

void SubtreeRun::report(const std::vector<SubtreeNews>& news) {
  if (!options_.observer || ranks_.rank() != 0) return;
  std::uint64_t visited = 0;
  double finished = 0;
  for (const SubtreeNews& of_rank : news) {
    visited += of_rank.visited;
    finished += of_rank.finished;
  }
  if (visited - reported_ < visits_between_reports) return;
  reported_ = visited;
  options_.observer(Progress{
      .grade = search_.grade, .found = visited, .worked = visited, .fraction = std::clamp(finished, 0.0, 1.0)});
}

SubtreeFindings SubtreeRun::found_here() const {
  SubtreeFindings found = earlier_;
  const std::scoped_lock lock(mutex_);
  for (const auto& worker : workers_) worker->walker->add_to(found);
  return found;
}

}  // namespace quadrille::engines
