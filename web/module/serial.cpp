// Replaces enumerate/engines/parallel.cpp and enumerate/run/runner.cpp in the WebAssembly module, because the module
// has only one thread.
#include <sys/mman.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "enumerate/run/runner.hpp"
#include "quadrille/detail/parallel.hpp"

namespace quadrille::engines {

void parallel_for_index(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body) {
  for (std::size_t i = begin; i < end; ++i) body(i);
}
void parallel_for_task(std::size_t begin, std::size_t end, FunctionRef<void(std::size_t)> body) {
  parallel_for_index(begin, end, body);
}

std::size_t concurrency() { return 1; }

struct ThreadPointers::Slots {
  void* pointer = nullptr;
};

ThreadPointers::ThreadPointers() : slots_(std::make_unique<Slots>()) {}
ThreadPointers::~ThreadPointers() = default;
void*& ThreadPointers::mine() { return slots_->pointer; }
std::vector<void*> ThreadPointers::all() const { return {slots_->pointer}; }
void ThreadPointers::clear() { slots_->pointer = nullptr; }

}  // namespace quadrille::engines

namespace quadrille::running {

namespace {
// The engines' part of the module's memory, which web/web.cmake fixes; the rest is for questions and answers.
constexpr std::size_t usual_memory = std::size_t{128} << 20U;
}  // namespace

Runner::Runner(const Options& options)
    : options_(options),
      deadline_(options.deadline, options.stop),
      threads_(1),
      bound_(tbb::global_control::max_allowed_parallelism, 1),
      memory_(options.memory.value_or(usual_memory)) {}

std::size_t Runner::memory_budget() const { return memory_; }

engines::RunOptions Runner::engine_options() const {
  engines::RunOptions options;
  options.memory = memory_budget();
  options.stop = deadline_.token();
  options.observer = options_.progress;
  return options;
}

void Runner::note(std::string_view text) const {
  if (options_.note) options_.note(text);
}
void Runner::note_cost(double /*processor_seconds*/) const {}

// Its own tokens check the clock.
Deadline::Deadline(std::optional<std::chrono::steady_clock::time_point> at, std::stop_token outer)
    : at_(at), outer_(std::move(outer)), on_outer_(outer_, [this] { source_.request_stop(); }) {
  if (at_) source_.end_at(*at_);
}

void Deadline::look() const {
  if (at_ && std::chrono::steady_clock::now() >= *at_) source_.request_stop();
}

}  // namespace quadrille::running

extern "C" {

/// Memory of the C library instead of pages: whole mappings only, as for proof tables.
void* mmap(void* /*address*/, std::size_t length, int /*protection*/, int /*flags*/, int /*file*/, off_t /*offset*/) {
  constexpr std::size_t page = 4096;
  void* const memory = std::aligned_alloc(page, (length + page - 1) / page * page);
  return memory == nullptr ? MAP_FAILED : std::memset(memory, 0, length);
}
int munmap(void* address, std::size_t /*length*/) {
  std::free(address);
  return 0;
}
int madvise(void* /*address*/, std::size_t /*length*/, int /*advice*/) { return 0; }

/// The compiler's own library is built with guards of the stack and needs these.
// NOLINTBEGIN(bugprone-reserved-identifier)
std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { std::abort(); }
// NOLINTEND(bugprone-reserved-identifier)
}
