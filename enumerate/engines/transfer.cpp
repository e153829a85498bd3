// Multiplies sparse matrices by vectors of exact numbers (transfer.hpp), row by row on all threads.
#include "enumerate/engines/transfer.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>
#include <utility>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/frontier/state.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t rows_at_a_time = 256;
constexpr std::size_t states_between_looks = 1024;

std::size_t used_words(std::span<const std::uint64_t> words) {
  std::size_t used = words.size();
  while (used > 0 && words[used - 1] == 0) --used;
  return used;
}

// sum += factor * number. \pre it fits
void add_times(std::span<std::uint64_t> sum, std::span<const std::uint64_t> number, std::uint64_t factor) {
  std::uint64_t carry = 0;
  std::size_t i = 0;
  for (; i < number.size(); ++i) {
    const Count128 part = Count128{number[i]} * factor + sum[i] + carry;  // at most 2^128 - 1
    sum[i] = static_cast<std::uint64_t>(part);
    carry = static_cast<std::uint64_t>(part >> 64U);
  }
  for (; carry != 0; ++i) {
    sum[i] += carry;
    carry = sum[i] < carry ? 1 : 0;
  }
}

}  // namespace

TransferStates::TransferStates(Budget& budget)
    : keys_(BudgetAllocator<TransferKey>(budget)),
      numbers_(0, Hash(), std::equal_to<>(), Numbers::allocator_type(budget)) {}

std::size_t TransferStates::Hash::operator()(TransferKey key) const { return mixed(key); }

std::uint32_t TransferStates::number(TransferKey key) {
  const auto [found, is_new] = numbers_.try_emplace(key, static_cast<std::uint32_t>(keys_.size()));
  if (is_new) {
    if (keys_.size() == std::numeric_limits<std::uint32_t>::max()) throw OutOfBudget();
    keys_.push_back(key);
  }
  return found->second;
}

TransferVector::TransferVector(std::size_t size, std::size_t words, Budget& budget)
    : size_(size), words_(words), words_of_all_(size * words, 0, BudgetAllocator<std::uint64_t>(budget)) {}

Natural TransferVector::number(std::size_t i) const { return natural(at(i).data(), words_); }

TransferVector TransferVector::extended(std::size_t size) const {
  TransferVector result = *this;
  result.words_of_all_.resize(size * words_, 0);
  result.size_ = size;
  return result;
}

std::size_t TransferVector::bits() const {
  std::size_t bits = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const std::span<const std::uint64_t> words = at(i);
    const std::size_t used = used_words(words);
    if (used == 0 || 64 * used <= bits) continue;
    bits = std::max(bits, 64 * (used - 1) + static_cast<std::size_t>(std::bit_width(words[used - 1])));
  }
  return bits;
}

Natural dot(const TransferVector& a, const TransferVector& b) {
  const std::size_t size = std::min(a.size(), b.size());
  const std::size_t parts = (size + rows_at_a_time - 1) / rows_at_a_time;
  std::vector<Natural> sums(parts);
  parallel_for_index(0, parts, [&](std::size_t part) {
    const std::size_t end = std::min(size, (part + 1) * rows_at_a_time);
    for (std::size_t i = part * rows_at_a_time; i < end; ++i) sums[part] += a.number(i) * b.number(i);
  });
  Natural sum = 0;
  for (const Natural& part : sums) sum += part;
  return sum;
}

TransferMatrix::TransferMatrix(Budget& budget)
    : budget_(&budget), starts_(1, 0, BudgetAllocator<std::size_t>(budget)), entries_(BudgetAllocator<Entry>(budget)) {}

void TransferMatrix::add_row(std::vector<std::uint32_t>& columns) {
  std::sort(columns.begin(), columns.end());
  for (const std::uint32_t column : columns) {
    if (entries_.size() > starts_.back() && entries_.back().column == column) {
      ++entries_.back().factor;
    } else {
      entries_.push_back({column, 1});
    }
  }
  starts_.push_back(entries_.size());
  largest_row_ = std::max<std::uint64_t>(largest_row_, columns.size());
}

TransferMatrix TransferMatrix::transposed(std::size_t columns) const {
  TransferMatrix result(*budget_);
  result.starts_.resize(columns + 1, 0);
  for (const Entry& entry : entries_) ++result.starts_[entry.column + 1];
  for (std::size_t i = 0; i < columns; ++i) result.starts_[i + 1] += result.starts_[i];
  result.entries_.resize(entries_.size());
  std::vector<std::size_t, BudgetAllocator<std::size_t>> next(result.starts_);
  std::vector<std::uint64_t> sums(columns);
  for (std::size_t row = 0; row < rows(); ++row) {
    for (std::size_t at = starts_[row]; at < starts_[row + 1]; ++at) {
      const Entry& entry = entries_[at];
      result.entries_[next[entry.column]++] = {static_cast<std::uint32_t>(row), entry.factor};
      sums[entry.column] += entry.factor;
    }
  }
  if (!sums.empty()) result.largest_row_ = *std::max_element(sums.begin(), sums.end());
  return result;
}

TransferVector TransferMatrix::times(const TransferVector& vector) const {
  const std::size_t bits = vector.bits() + static_cast<std::size_t>(std::bit_width(largest_row_));
  TransferVector result(rows(), std::max<std::size_t>((bits + 63) / 64, 1), *budget_);
  parallel_for_index(0, (rows() + rows_at_a_time - 1) / rows_at_a_time, [&](std::size_t part) {
    const std::size_t end = std::min(rows(), (part + 1) * rows_at_a_time);
    for (std::size_t row = part * rows_at_a_time; row < end; ++row) {
      const std::span<std::uint64_t> sum = result.at(row);
      for (std::size_t at = starts_[row]; at < starts_[row + 1]; ++at) {
        const std::span<const std::uint64_t> number = vector.at(entries_[at].column);
        add_times(sum, number.first(used_words(number)), entries_[at].factor);
      }
    }
  });
  return result;
}

TransferChain::TransferChain(std::span<const TransferStep> steps, TransferStates& from, TransferStates& to,
                             Direction direction, Budget& budget, const std::stop_token& stop) {
  std::vector<std::unique_ptr<TransferStates>> between;
  std::vector<TransferStates*> states{&from};  // before each step, and after the last
  for (std::size_t step = 0; step + 1 < steps.size(); ++step) {
    states.push_back(between.emplace_back(std::make_unique<TransferStates>(budget)).get());
  }
  states.push_back(&to);
  for (std::size_t step = 0; step < steps.size(); ++step) matrices_.emplace_back(budget);

  // Appends each state's row in the order of the numbers. New states after the last step may be new ones before the
  // first.
  std::vector<std::uint32_t> columns;
  std::size_t looked = 0;
  for (bool any = true; any;) {
    any = false;
    for (std::size_t step = 0; step < steps.size(); ++step) {
      for (std::size_t i = matrices_[step].rows(); i < states[step]->size(); ++i) {
        if (++looked % states_between_looks == 0 && stop.stop_requested()) throw Interrupted();
        columns.clear();
        steps[step](states[step]->key(i), [&](TransferKey key) { columns.push_back(states[step + 1]->number(key)); });
        matrices_[step].add_row(columns);
        any = true;
      }
    }
  }
  if (direction == Direction::forwards) {
    for (std::size_t step = 0; step < steps.size(); ++step) {
      matrices_[step] = matrices_[step].transposed(states[step + 1]->size());
    }
  } else {
    std::reverse(matrices_.begin(), matrices_.end());
  }
}

TransferVector TransferChain::times(const TransferVector& vector) const {
  TransferVector result = vector;
  for (const TransferMatrix& matrix : matrices_) result = matrix.times(result);
  return result;
}

std::size_t TransferChain::entries() const {
  std::size_t entries = 0;
  for (const TransferMatrix& matrix : matrices_) entries += matrix.entries();
  return entries;
}

}  // namespace quadrille::engines
