// SweepExchange: lets several ranks (processes) share one pass of a sweep. The pass proceeds in rounds. In each round,
// every rank sends its status and blocks of records to every other rank.
#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <string>
#include <thread>
#include <utility>

#include "quadrille/detail/frontier/exchange.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

// Bits of a block's first word: the status of the sending rank. The rest of the header is its progress.
constexpr std::uint64_t no_more = 1;
constexpr std::uint64_t failed = 2;

}  // namespace

// The state of a pass while it runs.
struct SweepExchange::Pass {
  const FrontierBuckets& buckets;
  std::size_t record_words;
  PerThread<FrontierWorker>& workers;
  RunStatus status = RunStatus::complete;  // of this rank
  bool other_failed = false;               // true if another rank has reported a failure
  bool all_over = false;                   // true if in one round no rank had more to send
  bool said_no_more = false;               // true if this rank said so in the current round
  std::uint64_t done = 0;                  // records of this rank
  std::uint64_t found = 0;
  std::vector<std::array<std::uint64_t, 2>> reports{};  // reported by each rank: done, found

  bool is_over() const { return status != RunStatus::complete || other_failed; }
};

SweepExchange::SweepExchange(Ranks& ranks, Budget& budget, ChunkPool& pool, std::size_t largest_record)
    : ranks_(ranks), pool_(pool), block_words_(words_of_block(ranks, budget, largest_record)), queues_(ranks.count()) {
  for (std::size_t rank = 0; rank < ranks.count(); ++rank) {
    const std::size_t words = rank == ranks.rank() ? 0 : block_words_;
    outgoing_.emplace_back(words, 0, BudgetAllocator<std::uint64_t>(budget));
    incoming_.emplace_back(words, 0, BudgetAllocator<std::uint64_t>(budget));
  }
}

void SweepExchange::begin(Pass& pass, bool end) {
  if (pass.is_over()) drop_queued();
  std::vector<std::span<const std::uint64_t>> blocks(ranks_.count());
  std::vector<std::span<std::uint64_t>> buffers(ranks_.count());
  std::vector<std::size_t> used(ranks_.count(), header_words);
  for (std::size_t rank = 0; rank < ranks_.count(); ++rank) {
    auto& queue = queues_[rank];
    while (!queue.empty()) {  // whole records, so that a block can be read by itself
      Chunk& chunk = queue.front();
      const std::size_t free = (block_words_ - used[rank]) / pass.record_words * pass.record_words;
      const std::size_t words = std::min(chunk.used, free);
      if (words == 0) break;
      // Takes records from the chunk's end, so that the rest stays at its beginning.
      std::memcpy(&outgoing_[rank][used[rank]], chunk.words + chunk.used - words, words * sizeof(std::uint64_t));
      used[rank] += words;
      chunk.used -= words;
      if (chunk.used != 0) break;
      pool_.give_back(chunk.words);
      queue.pop_front();
    }
  }
  pass.said_no_more =
      end && std::all_of(queues_.begin(), queues_.end(), [](const auto& queue) { return queue.empty(); });
  for (std::size_t rank = 0; rank < ranks_.count(); ++rank) {
    if (rank == ranks_.rank()) continue;
    outgoing_[rank][0] = (pass.said_no_more ? no_more : 0) | (pass.status == RunStatus::complete ? 0 : failed);
    outgoing_[rank][1] = pass.done;
    outgoing_[rank][2] = pass.found;
    blocks[rank] = std::span(outgoing_[rank]).first(used[rank]);
    buffers[rank] = incoming_[rank];
  }
  ranks_.begin_round(blocks, buffers);
  on_its_way_ = true;
}

void SweepExchange::finish(Pass& pass) {
  const std::vector<std::size_t>& words = ranks_.finish_round();
  on_its_way_ = false;
  bool all_over = pass.said_no_more;
  for (std::size_t rank = 0; rank < ranks_.count(); ++rank) {
    if (rank == ranks_.rank()) continue;
    const Words& block = incoming_[rank];
    all_over = all_over && (block[0] & no_more) != 0;
    pass.other_failed = pass.other_failed || (block[0] & failed) != 0;
    pass.reports[rank] = {block[1], block[2]};
  }
  pass.all_over = all_over;
  if (pass.is_over()) return;
  const std::size_t me = ranks_.rank();
  const std::size_t count = pass.buckets.count;
  const auto sort_in = [&](std::size_t rank) {
    if (rank == me) return;
    BucketWriter& writer = pass.workers.local().writer;
    for (std::size_t at = header_words; at < words[rank]; at += pass.record_words) {
      const std::uint64_t* const record = &incoming_[rank][at];
      writer.append(pass.buckets.among(ranks_.count(), ranks_.partition(), record[0]) - me * count, record);
    }
  };
  try {
    parallel_for_task(0, ranks_.count(), sort_in);
  } catch (const std::bad_alloc&) {
    pass.status = RunStatus::memory;
  }
}

// Moves the records that the threads have written for other ranks into the queues.
void SweepExchange::collect(Pass& pass) {
  pass.workers.for_each([&](FrontierWorker& worker) {
    for (std::size_t rank = 0; rank < ranks_.count(); ++rank) {
      queue(rank, worker.writer.buckets()[pass.buckets.count + rank]);
    }
  });
}

// Between two pieces of work: takes in received blocks, and sends the next ones.
void SweepExchange::advance(Pass& pass) {
  collect(pass);
  if (on_its_way_ && ranks_.poll_round()) finish(pass);
  if (!on_its_way_) begin(pass, false);
  while (queued() > most_queued()) {
    finish(pass);
    begin(pass, false);
  }
}

// Runs rounds until no rank has more to send.
void SweepExchange::settle(Pass& pass) {
  collect(pass);
  while (true) {
    if (on_its_way_) finish(pass);
    if (pass.all_over) return;
    begin(pass, true);
  }
}

bool SweepExchange::run_pass(const FrontierPass& pass, Budget& budget, std::size_t words, FrontierTable& from,
                             FrontierTable& to, std::vector<std::uint64_t>& total, BucketHandler handle) {
  const std::vector<std::uint64_t> records = records_in(from);
  const std::vector<std::size_t> order = by_size(records);
  const std::size_t me = ranks_.rank();
  const std::size_t count = pass.buckets.count;
  const std::thread::id caller = std::this_thread::get_id();

  PerThread<FrontierWorker> workers([&] {
    return FrontierWorker{Merger(budget), BucketWriter(pool_, count + ranks_.count(), pass.record_words),
                          std::vector<std::uint64_t>(total.size()), 0};
  });
  Pass state{pass.buckets, pass.record_words, workers};
  state.reports.resize(ranks_.count());
  const auto take = [&](std::size_t at) {
    FrontierWorker& worker = workers.local();
    Bucket& bucket = from.buckets[order[at]];
    worker.merger.reset(pass.record_words, records[order[at]]);
    handle(worker, bucket);
    if (!pass.keep) give_back(pool_, bucket);
    for_each_merged(pass, worker, [&](const std::uint64_t* record) {
      const std::size_t place = pass.buckets.among(ranks_.count(), ranks_.partition(), record[0]);
      const std::size_t owner = place / count;
      worker.writer.append(owner == me ? place - me * count : count + owner, record);
    });
    if (on_its_way_ && std::this_thread::get_id() == caller) ranks_.poll_round();
  };
  const auto observe = [&] {
    if (!pass.observe) return;
    state.reports[me] = {state.done, state.found};
    std::uint64_t done = 0;
    std::uint64_t found = 0;
    for (const auto& [rank_done, rank_found] : state.reports) {
      done += rank_done;
      found += rank_found;
    }
    pass.observe(done, found);
  };

  // All ranks have the same number of buckets, so all take the same number of slices, unless one fails.
  const std::size_t slice = std::max<std::size_t>(16, 4 * concurrency());
  for (std::size_t begin = 0; begin < order.size() && !state.is_over(); begin += slice) {
    const std::size_t end = std::min(begin + slice, order.size());
    try {
      if (pass.stop.stop_requested()) state.status = RunStatus::interrupted;
      if (state.status == RunStatus::complete) parallel_for_task(begin, end, take);
    } catch (const std::bad_alloc&) {
      state.status = RunStatus::memory;
    } catch (const CountOverflow&) {
      state.status = RunStatus::overflow;
    }
    for (std::size_t at = begin; at < end; ++at) state.done += records[order[at]];
    state.found = 0;
    workers.for_each([&](const FrontierWorker& worker) { state.found += worker.states; });
    advance(state);
    observe();
  }
  settle(state);
  std::vector<std::uint64_t> sum = total;  // all ranks know of an overflow before any continues
  if (!add_finished(workers, words, pass.modulus, sum)) state.status = RunStatus::overflow;
  const RunStatus status = take_table(state, to);
  if (status == RunStatus::memory) throw OutOfBudgetOnRanks();
  if (status == RunStatus::overflow) throw CountOverflow();
  if (status != RunStatus::complete) return false;
  total = std::move(sum);
  return true;
}

void SweepExchange::route(const FrontierBuckets& buckets, std::size_t record_words, FrontierTable& to,
                          FunctionRef<void(FunctionRef<void(const std::uint64_t*)>)> visit) {
  const std::size_t me = ranks_.rank();
  const std::size_t count = buckets.count;
  PerThread<FrontierWorker> workers([&] {
    return FrontierWorker{Merger(pool_.budget()), BucketWriter(pool_, count + ranks_.count(), record_words), {}, 0};
  });
  Pass state{buckets, record_words, workers};
  state.reports.resize(ranks_.count());
  constexpr std::size_t between_rounds = 4096;
  std::size_t taken = 0;
  std::string error;
  const auto take = [&](const std::uint64_t* record) {
    const std::size_t place = buckets.among(ranks_.count(), ranks_.partition(), record[0]);
    const std::size_t owner = place / count;
    workers.local().writer.append(owner == me ? place - me * count : count + owner, record);
    if (++taken % between_rounds == 0) advance(state);
  };
  try {
    visit(take);
  } catch (const std::bad_alloc&) {
    state.status = RunStatus::memory;
  } catch (const CountOverflow&) {
    state.status = RunStatus::overflow;
  } catch (const Error& refusal) {
    state.status = RunStatus::interrupted;
    error = refusal.message();
  }
  settle(state);
  const RunStatus status = take_table(state, to);
  agree_on_error(ranks_, error);
  if (status == RunStatus::overflow) throw CountOverflow();
  if (status != RunStatus::complete) throw OutOfBudgetOnRanks();
}

// Moves the records that this rank owns at the end of a pass into `to`. Returns the status of all ranks; unless it is
// complete, `to` is emptied.
RunStatus SweepExchange::take_table(Pass& pass, FrontierTable& to) {
  to = {std::vector<Bucket>(pass.buckets.count), pass.record_words, 0, 0};
  pass.workers.for_each([&](FrontierWorker& worker) {
    for (std::size_t b = 0; b < pass.buckets.count; ++b) {
      Bucket& mine = worker.writer.buckets()[b];
      to.buckets[b].insert(to.buckets[b].end(), mine.begin(), mine.end());
    }
  });
  const RunStatus status = agreed(&ranks_, pass.status);
  if (status != RunStatus::complete) {
    give_back(pool_, to);
    return status;
  }
  for (const std::uint64_t in_bucket : records_in(to)) to.states += in_bucket;
  std::array<std::uint64_t, 1> all{to.states};
  ranks_.sum(all);
  to.all_states = all[0];
  return status;
}

}  // namespace quadrille::engines
