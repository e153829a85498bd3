// SubtreeExchange: runs the rounds in which the ranks (processes) of a search by subtrees send each other their status
// and roots of subtrees. It pairs ranks that lack roots with ranks that can give some.
#include <algorithm>
#include <bit>
#include <new>

#include "enumerate/engines/subtrees/exchange.hpp"

namespace quadrille::engines {

namespace {

// The most roots that a rank gives another at a time: a few kilobytes.
constexpr std::size_t most_given = 32;

// The header of a block; roots follow it.
enum Header : std::size_t { flags_word, roots_word, given_word, visited_word, finished_word, header_words };

// The bits of the first word of the header.
constexpr std::uint64_t idle_bit = 1;
constexpr std::uint64_t hungry_bit = 2;
constexpr std::uint64_t due_bit = 4;
constexpr std::uint64_t walks_bit = 8;
constexpr std::uint64_t status_shift = 4;

void write(const SubtreeNews& news, std::span<std::uint64_t> block) {
  block[flags_word] = (news.idle ? idle_bit : 0) | (news.hungry ? hungry_bit : 0) | (news.due ? due_bit : 0) |
                      (news.walks ? walks_bit : 0) | static_cast<std::uint64_t>(news.status) << status_shift;
  block[roots_word] = news.roots;
  block[given_word] = news.given;
  block[visited_word] = news.visited;
  block[finished_word] = std::bit_cast<std::uint64_t>(news.finished);
}

SubtreeNews read(std::span<const std::uint64_t> block) {
  const std::uint64_t flags = block[flags_word];
  return {.status = static_cast<RunStatus>(flags >> status_shift),
          .idle = (flags & idle_bit) != 0,
          .hungry = (flags & hungry_bit) != 0,
          .due = (flags & due_bit) != 0,
          .walks = (flags & walks_bit) != 0,
          .roots = block[roots_word],
          .given = block[given_word],
          .visited = block[visited_word],
          .finished = std::bit_cast<double>(block[finished_word])};
}

}  // namespace

SubtreeExchange::SubtreeExchange(Ranks& ranks, Budget& budget, std::size_t record_words)
    : ranks_(ranks), record_words_(record_words), news_(ranks.count()) {
  for (std::size_t rank = 0; rank < ranks.count(); ++rank) {
    const std::size_t words = rank == ranks.rank() ? 0 : header_words + most_given * record_words;
    outgoing_.emplace_back(words, 0, BudgetAllocator<std::uint64_t>(budget));
    incoming_.emplace_back(words, 0, BudgetAllocator<std::uint64_t>(budget));
  }
}

void SubtreeExchange::begin(SubtreeNews mine, SubtreePool& pool) {
  if (failed_) mine.status = RunStatus::memory;
  std::vector<std::size_t> used(ranks_.count(), header_words);
  // One share stays on this rank.
  std::size_t parts = asking_.size() + 1;
  for (const std::size_t rank : asking_) {
    const std::size_t most = std::min((pool.size() + parts - 1) / parts, most_given);
    --parts;
    mine.given += pool.give(most, [&](std::span<const std::uint64_t> record) {
      std::copy(record.begin(), record.end(), outgoing_[rank].begin() + static_cast<std::ptrdiff_t>(used[rank]));
      used[rank] += record_words_;
    });
  }
  std::vector<std::span<const std::uint64_t>> blocks(ranks_.count());
  std::vector<std::span<std::uint64_t>> buffers(ranks_.count());
  for (std::size_t rank = 0; rank < ranks_.count(); ++rank) {
    if (rank == ranks_.rank()) continue;
    write(mine, outgoing_[rank]);
    blocks[rank] = std::span(outgoing_[rank]).first(used[rank]);
    buffers[rank] = incoming_[rank];
  }
  news_[ranks_.rank()] = mine;
  ranks_.begin_round(blocks, buffers);
  on_its_way_ = true;
}

const std::vector<SubtreeNews>& SubtreeExchange::finish(SubtreePool& pool) {
  const std::vector<std::size_t>& words = ranks_.finish_round();
  on_its_way_ = false;
  ++round_;
  for (std::size_t rank = 0; rank < ranks_.count(); ++rank) {
    if (rank == ranks_.rank()) continue;
    news_[rank] = read(incoming_[rank]);
    try {
      for (std::size_t at = header_words; at < words[rank]; at += record_words_) {
        pool.add(std::span(incoming_[rank]).subspan(at, record_words_));
      }
    } catch (const std::bad_alloc&) {
      failed_ = true;
    }
  }
  find_asking();
  return news_;
}

// Finds the ranks that ask this one. Every rank finds the same pairs. They differ from round to round, so that no rank
// keeps waiting for one that has no roots any more.
void SubtreeExchange::find_asking() {
  std::vector<std::size_t> givers;
  for (std::size_t rank = 0; rank < news_.size(); ++rank) {
    if (news_[rank].roots > 0) givers.push_back(rank);
  }
  if (givers.empty()) {
    for (std::size_t rank = 0; rank < news_.size(); ++rank) {
      if (news_[rank].walks) givers.push_back(rank);
    }
  }
  std::stable_sort(givers.begin(), givers.end(),
                   [this](std::size_t a, std::size_t b) { return news_[a].roots > news_[b].roots; });
  asking_.clear();
  if (givers.empty()) return;
  std::size_t number = static_cast<std::size_t>(round_);
  for (std::size_t rank = 0; rank < news_.size(); ++rank) {
    if (!news_[rank].hungry) continue;
    const std::size_t giver = givers[number++ % givers.size()];
    if (giver == ranks_.rank() && rank != giver) asking_.push_back(rank);  // a rank serves its own threads by itself
  }
}

}  // namespace quadrille::engines
