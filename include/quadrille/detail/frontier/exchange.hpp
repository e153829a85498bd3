// SweepExchange: one rank's part of a pass that several ranks share.
//
// States are owned by the hash of what the coming step leaves as it is, as within one rank they lie in buckets by it.
// So all records that a step turns into one state lie with one rank, which merges them before it sends them on: a
// record crosses once a pass, whole, and what arrives is only sorted into its bucket.
//
// Ranks expand their buckets a few at a time. After each few a round of blocks begins (ranks.hpp), and while it is on
// its way the next few are expanded. What a rank sends and receives at a time lies in blocks of one size, which are
// charged to its budget once. What waits to be sent is held back, by waiting for the round, to a hundred blocks or so,
// and to a few where memory is short.
//
// A rank that fails (memory, a counter, a stop) says so in its next block and goes on through the rounds with empty
// ones until all ranks have said that they have no more to send; then all ranks have come to the same end.
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

/// What a rank holds for the rounds of all passes of a sweep.
class SweepExchange {
 public:
  /// Together. \param largest_record  the most words of a record \throws OutOfBudget, perhaps on this rank alone
  SweepExchange(Ranks& ranks, Budget& budget, ChunkPool& pool, std::size_t largest_record);

  /// As run_pass, together with the other ranks: `to` gets the records that this rank owns, and `total` what this rank
  /// has finished. \throws OutOfBudget, CountOverflow on every rank if on any
  bool run_pass(const FrontierPass& pass, Budget& budget, std::size_t words, FrontierTable& from, FrontierTable& to,
                std::vector<std::uint64_t>& total, BucketHandler handle);
  /// Sends records that lie anywhere to the ranks and buckets that they belong to. Together.
  /// \param visit  is called with a function that takes a record, and calls it with each record of this rank
  /// \throws OutOfBudget on every rank if on any
  void route(const FrontierBuckets& buckets, std::size_t record_words, FrontierTable& to,
             FunctionRef<void(FunctionRef<void(const std::uint64_t*)>)> visit);

 private:
  struct Pass;
  using Words = std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>>;
  static constexpr std::size_t header_words = 3;

  // The words of a block, the same on every rank. Together.
  static std::size_t words_of_block(Ranks& ranks, const Budget& budget, std::size_t largest_record);
  void queue(std::size_t rank, Bucket& chunks);
  /// \param end  whether this rank has no more to queue
  void begin(Pass& pass, bool end);
  void finish(Pass& pass);
  void advance(Pass& pass);
  void settle(Pass& pass);
  void collect(Pass& pass);
  // Words: those that wait for the rank that has most of them, and how many may.
  std::size_t queued() const;
  std::size_t most_queued() const;
  void drop_queued();
  RunStatus take_table(Pass& pass, FrontierTable& to);

  Ranks& ranks_;
  ChunkPool& pool_;
  std::size_t block_words_ = 0;
  std::vector<Words> outgoing_;            // a block for each rank
  std::vector<Words> incoming_;            // a buffer for each rank
  std::vector<std::deque<Chunk>> queues_;  // for each rank, what is to be sent to it
  bool on_its_way_ = false;                // whether a round is begun and not finished
};

}  // namespace quadrille::engines
