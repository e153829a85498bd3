// SweepExchange: one rank's part of a pass that several ranks share.
//
// The hash of the part of a state that the coming step does not change decides its owner, as it decides its bucket
// within a rank. So one rank holds all records that a step turns into one state, and merges them before it sends them
// on. A record travels once a pass, in one piece, and the receiver only sorts it into its bucket.
//
// Ranks expand their buckets a few at a time. After each few, a round of blocks begins (ranks.hpp); during the round
// the rank expands the next few. All blocks sent and received have one size, and are charged to the budget once. If too
// many records wait to be sent, the rank waits for the round: the limit is about a hundred blocks, and a few if memory
// is short.
//
// A rank that fails (memory, a counter, a stop) says so in its next block. It takes part in the rounds with empty
// blocks until all ranks have announced that they have no more to send. Then all ranks have reached the same result.
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
