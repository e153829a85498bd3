// Ranks that are threads of one process, for tests of code for ranks without MPI.
#pragma once

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "quadrille/detail/ranks.hpp"

namespace quadrille::engines {

/// Data that the threads share: a place for each rank, and a barrier.
class SharedPlaces {
 public:
  explicit SharedPlaces(std::size_t count)
      : words(count), texts(count), blocks(count), rounds(count), barrier_(static_cast<std::ptrdiff_t>(count)) {
    for (auto& row : blocks) row.resize(count);
  }
  void wait() { barrier_.arrive_and_wait(); }

  std::vector<std::vector<std::uint64_t>> words;
  std::vector<std::string> texts;
  std::vector<std::vector<std::vector<std::uint64_t>>> blocks;  // by sender, by receiver
  std::vector<std::atomic<std::size_t>> rounds;                 // number that each has begun

 private:
  std::barrier<> barrier_;
};

/// One rank, on a thread.
class RankOfThread final : public Ranks {
 public:
  RankOfThread(SharedPlaces& places, std::size_t rank, std::uint64_t partition = 0)
      : places_(places), rank_(rank), partition_(partition) {}

  std::size_t rank() const override { return rank_; }
  std::size_t count() const override { return places_.words.size(); }
  std::uint64_t partition() const override { return partition_; }
  [[noreturn]] void abort(std::string_view /*why*/, int status) override { std::_Exit(status); }
  void sum(std::span<std::uint64_t> numbers) override {
    const auto all = gather(numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      numbers[i] = 0;
      for (const auto& row : all) numbers[i] += row[i];
    }
  }
  std::vector<std::vector<std::uint64_t>> gather(std::span<const std::uint64_t> words) override {
    places_.words[rank_].assign(words.begin(), words.end());
    places_.wait();
    auto all = places_.words;
    places_.wait();
    return all;
  }
  std::string broadcast(std::string_view text) override {
    if (rank_ == 0) places_.texts[0] = text;
    places_.wait();
    std::string result = places_.texts[0];
    places_.wait();
    return result;
  }
  void begin_round(std::span<const std::span<const std::uint64_t>> blocks,
                   std::span<const std::span<std::uint64_t>> buffers) override {
    for (std::size_t rank = 0; rank < count(); ++rank) {
      places_.blocks[rank_][rank].assign(blocks[rank].begin(), blocks[rank].end());
    }
    buffers_.assign(buffers.begin(), buffers.end());
    ++places_.rounds[rank_];
  }
  bool poll_round() override {
    const std::size_t mine = places_.rounds[rank_];
    return std::all_of(places_.rounds.begin(), places_.rounds.end(), [&](const auto& of) { return of >= mine; });
  }
  const std::vector<std::size_t>& finish_round() override {
    places_.wait();
    received_.assign(count(), 0);
    for (std::size_t rank = 0; rank < count(); ++rank) {
      const auto& block = places_.blocks[rank][rank_];
      received_[rank] = block.size();
      std::copy(block.begin(), block.end(), buffers_[rank].begin());
    }
    places_.wait();
    return received_;
  }
  void swept(const SweepSize& size) override { sizes.push_back(size); }

  std::vector<SweepSize> sizes;  // of the sweeps in which it took part

 private:
  SharedPlaces& places_;
  std::size_t rank_;
  std::uint64_t partition_;
  std::vector<std::span<std::uint64_t>> buffers_;
  std::vector<std::size_t> received_;
};

/// Calls work(ranks) on each of `count` ranks, and waits for all.
inline void on_ranks_of_threads(std::size_t count, const std::function<void(Ranks&)>& work,
                                std::uint64_t partition = 0) {
  SharedPlaces places(count);
  std::vector<std::jthread> threads;
  for (std::size_t rank = 0; rank < count; ++rank) {
    threads.emplace_back([&places, &work, rank, partition] {
      RankOfThread ranks(places, rank, partition);
      work(ranks);
    });
  }
}

}  // namespace quadrille::engines
