// SweepExchange: sends and receives records during a sweep that several processes run together (ranks.hpp). A sweep
// adds the vertices of a graph one by one. A record is a state of the sweep with its counts.
//
// Each state belongs to one process. A hash chooses the process, and depends only on the part of the state that the
// next step does not change. So all records that a step turns into the same new state are in one process. This process
// merges the results into one record, and sends it to the process to which the new state belongs. In each pass over the
// records, a record travels at most once; its receiver only puts it into a bucket (a group of records).
//
// A process computes the successors of a few of its buckets, and begins a round: an exchange of one block with each
// other process. During the round it continues with the next few buckets. All blocks have one size, and their memory is
// charged to the budget once. A process with too many records waiting to be sent waits for the round to end. The limit
// is about a hundred blocks, or a few if memory is short.
//
// A process fails if it has no memory left, a counter overflows, or a stop is requested. It announces the failure in
// its next block, and takes part in the rounds with empty blocks until all processes have announced that they have no
// more to send. Then all processes know of the failure, and end the pass with the same result.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/frontier/pass.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/ranks.hpp"

namespace quadrille::engines {

/// The buffers of a rank for the rounds of all passes of a sweep.
class SweepExchange {
 public:
  /// Together. \param largest_record  the most words of a record \throws OutOfBudget, possibly on this rank alone
  SweepExchange(Ranks& ranks, Budget& budget, ChunkPool& pool, std::size_t largest_record);

  /// As run_pass, together with the other ranks: `to` receives the records that this rank owns, and `total` the counts
  /// that this rank has finished. \throws OutOfBudget, CountOverflow on every rank if on any
  bool run_pass(const FrontierPass& pass, Budget& budget, std::size_t words, FrontierTable& from, FrontierTable& to,
                std::vector<std::uint64_t>& total, BucketHandler handle);
  /// Sends records, wherever they lie, to their ranks and buckets. Together.
  /// \param visit  is called with a function that takes a record; calls it with each record of this rank
  /// \throws OutOfBudget on every rank if on any
  void route(const FrontierBuckets& buckets, std::size_t record_words, FrontierTable& to,
             FunctionRef<void(FunctionRef<void(const std::uint64_t*)>)> visit);

 private:
  struct Pass;
  using Words = std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>>;
  static constexpr std::size_t header_words = 3;

  // The size of a block in words, the same on every rank. Together.
  static std::size_t words_of_block(Ranks& ranks, const Budget& budget, std::size_t largest_record);
  void queue(std::size_t rank, Bucket& chunks);
  /// \param end  true if this rank has no more to queue
  void begin(Pass& pass, bool end);
  void finish(Pass& pass);
  void advance(Pass& pass);
  void settle(Pass& pass);
  void collect(Pass& pass);
  // Both in words: the largest queue for one rank, and the limit of a queue.
  std::size_t queued() const;
  std::size_t most_queued() const;
  void drop_queued();
  RunStatus take_table(Pass& pass, FrontierTable& to);

  Ranks& ranks_;
  ChunkPool& pool_;
  std::size_t block_words_ = 0;
  std::vector<Words> outgoing_;            // one block for each rank
  std::vector<Words> incoming_;            // one buffer for each rank
  std::vector<std::deque<Chunk>> queues_;  // for each rank, the chunks to send to it
  bool on_its_way_ = false;                // true if a round is begun and not finished
};

}  // namespace quadrille::engines
