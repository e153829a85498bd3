// SweepExchange: one rank's part in a pass that several ranks (processes, ranks.hpp) share. It sends and receives
// records. A record is a state with its counts.
//
// Each state has one owner among the ranks. A hash of the part of the state that the coming step does not change
// decides its owner, as it decides its bucket within a rank. So one rank holds all records that a step turns into one
// state, and merges them before it sends them on. A record travels once a pass, in one piece, and the receiver only
// sorts it into its bucket.
//
// A rank expands its buckets a few at a time. After each few, it begins a round, an exchange of one block with each
// other rank (ranks.hpp), and expands the next few during the round. All blocks have one size, and their memory is
// charged to the budget once. A rank that has too many records waiting to be sent waits for the round. The limit is
// about a hundred blocks, or a few if memory is short.
//
// A rank that fails (it has no memory, a counter overflows, or a stop is requested) says so in its next block. It takes
// part in the rounds with empty blocks until all ranks have announced that they have no more to send. At that point all
// ranks know of the failure, and end the pass with the same result.
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
