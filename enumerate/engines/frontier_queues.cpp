// Implements the queues of SweepExchange. A rank (a process of a sweep) has a queue for each other rank. A record waits
// in the queue until the rank sends it in a block of records. This file also computes the size of the blocks.
//
// Limits on the queues and blocks bound the memory of an exchange.
#include <algorithm>
#include <array>

#include "quadrille/detail/frontier/exchange.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t largest_block = std::size_t{1} << 17U;  // words: a megabyte

// A rank that is behind soon catches up. The more blocks may wait for it meanwhile, the less the other ranks wait. Two
// ranks on paper:7x7 were idle for 2.3 s of 11 with 2 blocks, 2.1 with 8, 0.8 with 32 and 0.4 with 128.
constexpr std::size_t least_waiting = 2;   // blocks for each rank
constexpr std::size_t most_waiting = 128;  // blocks for all ranks together, if memory allows

}  // namespace

// Blocks, incoming and outgoing, take an eighth of the memory at most. The rank with the least memory decides for all,
// because a block must fit into the memory of its receiver.
std::size_t SweepExchange::words_of_block(Ranks& ranks, const Budget& budget, std::size_t largest_record) {
  const std::size_t others = std::max<std::size_t>(ranks.count() - 1, 1);
  const std::size_t most = budget.limit() / 8 / (2 * sizeof(std::uint64_t) * others);
  std::uint64_t words = std::min(most, largest_block);
  for (const auto& of_rank : ranks.gather(std::array<std::uint64_t, 1>{words})) words = std::min(words, of_rank[0]);
  return std::max<std::size_t>(words, header_words + largest_record);
}

void SweepExchange::queue(std::size_t rank, Bucket& chunks) {
  queues_[rank].insert(queues_[rank].end(), chunks.begin(), chunks.end());
  chunks.clear();
}

std::size_t SweepExchange::queued() const {
  std::size_t most = 0;
  for (const auto& queue : queues_) most = std::max(most, queue.size());
  return most * pool_.chunk_words();
}

std::size_t SweepExchange::most_queued() const {
  const Budget& budget = pool_.budget();
  const std::size_t free = (budget.limit() - std::min(budget.used(), budget.limit())) / sizeof(std::uint64_t);
  const std::size_t others = std::max<std::size_t>(ranks_.count() - 1, 1);
  return std::max(least_waiting * block_words_, std::min(most_waiting * block_words_, free / 4) / others);
}

void SweepExchange::drop_queued() {
  for (auto& queue : queues_) {
    for (const Chunk& chunk : queue) pool_.give_back(chunk.words);
    queue.clear();
  }
}

}  // namespace quadrille::engines
