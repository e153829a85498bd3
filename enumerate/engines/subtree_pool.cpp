// SubtreePool: holds the roots of the subtrees that wait on one rank (a process). One mutex guards the roots. The
// threads that walk subtrees wait at one condition variable. The leading thread, which pauses these threads, waits at
// another.
#include <algorithm>
#include <chrono>
#include <vector>

#include "enumerate/engines/subtrees/pool.hpp"

namespace quadrille::engines {

namespace {

// The time that the leading thread waits before it looks at the other ranks again.
constexpr std::chrono::microseconds moment{100};

}  // namespace

SubtreePool::SubtreePool(Budget& budget, std::size_t record_words, std::size_t wanted_roots)
    : record_words_(record_words), wanted_roots_(wanted_roots), records_(BudgetAllocator<std::uint64_t>(budget)) {}

void SubtreePool::add(std::span<const std::uint64_t> record) {
  {
    const std::scoped_lock lock(mutex_);
    records_.insert(records_.end(), record.begin(), record.end());
    size_.fetch_add(1, std::memory_order_relaxed);
  }
  changed_.notify_one();
  rested_.notify_one();
}

std::size_t SubtreePool::give(std::size_t most, FunctionRef<void(std::span<const std::uint64_t>)> take) {
  const std::scoped_lock lock(mutex_);
  const std::size_t given = std::min(most, size());
  std::vector<std::uint64_t> record(record_words_);
  for (std::size_t i = 0; i < given; ++i) {
    const auto end = records_.begin() + static_cast<std::ptrdiff_t>(record_words_);
    std::copy(records_.begin(), end, record.begin());
    records_.erase(records_.begin(), end);
    take(record);
  }
  size_.fetch_sub(given, std::memory_order_relaxed);
  return given;
}

void SubtreePool::reserve(std::size_t roots) {
  if (reserved_.load(std::memory_order_relaxed) == roots) return;
  {
    const std::scoped_lock lock(mutex_);
    reserved_ = roots;
  }
  changed_.notify_all();
}

bool SubtreePool::take_last(std::span<std::uint64_t> record) {
  // If no thread of this rank walks, the rank needs its reserved roots itself.
  if (records_.empty() || (walking_ > 0 && size() <= reserved_)) return false;
  const auto begin = records_.end() - static_cast<std::ptrdiff_t>(record_words_);
  std::copy(begin, records_.end(), record.begin());
  records_.erase(begin, records_.end());
  size_.fetch_sub(1, std::memory_order_relaxed);
  ++walking_;
  return true;
}

bool SubtreePool::take(std::span<std::uint64_t> record) {
  const std::scoped_lock lock(mutex_);
  return take_last(record);
}

void SubtreePool::finished() {
  {
    const std::scoped_lock lock(mutex_);
    --walking_;
  }
  rested_.notify_one();
}

bool SubtreePool::is_walked() const {
  const std::scoped_lock lock(mutex_);
  return walking_ > 0;
}

bool SubtreePool::is_idle() const {
  const std::scoped_lock lock(mutex_);
  return records_.empty() && walking_ == 0;
}

bool SubtreePool::is_hungry() const {
  const std::scoped_lock lock(mutex_);
  return records_.empty() && walking_ <= present_;
}

void SubtreePool::enter() {
  const std::scoped_lock lock(mutex_);
  ++present_;
}

void SubtreePool::leave() {
  {
    const std::scoped_lock lock(mutex_);
    --present_;
  }
  rested_.notify_one();
}

bool SubtreePool::wait_for_root(std::span<std::uint64_t> record) {
  std::unique_lock lock(mutex_);
  while (true) {
    if (over_) return false;
    if (!held_ && take_last(record)) return true;
    ++resting_;
    rested_.notify_one();
    changed_.wait(lock);
    --resting_;
  }
}

bool SubtreePool::may_continue() {
  if (held_.load(std::memory_order_relaxed)) {
    std::unique_lock lock(mutex_);
    ++resting_;
    rested_.notify_one();
    changed_.wait(lock, [this] { return !held_ || over_; });
    --resting_;
  }
  return !over_.load(std::memory_order_relaxed);
}

void SubtreePool::wait_briefly() {
  std::unique_lock lock(mutex_);
  rested_.wait_for(lock, moment, [this] { return size() > reserved_ || walking_ == 0; });
}

void SubtreePool::hold() {
  std::unique_lock lock(mutex_);
  held_ = true;
  rested_.wait(lock, [this] { return resting_ == present_; });
}

void SubtreePool::release() {
  {
    const std::scoped_lock lock(mutex_);
    held_ = false;
  }
  changed_.notify_all();
}

void SubtreePool::end() {
  {
    const std::scoped_lock lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
}

void SubtreePool::for_each(FunctionRef<void(std::span<const std::uint64_t>)> visit) const {
  const std::scoped_lock lock(mutex_);
  std::vector<std::uint64_t> record(record_words_);
  for (auto at = records_.begin(); at != records_.end(); at += static_cast<std::ptrdiff_t>(record_words_)) {
    std::copy_n(at, record_words_, record.begin());
    visit(record);
  }
}

}  // namespace quadrille::engines
