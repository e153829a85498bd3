#include "enumerate/confirm/soccer/residue_state.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <new>

namespace quadrille::confirm::residue {

namespace {

constexpr std::size_t huge_page = std::size_t{2} << 20U;
constexpr std::size_t slab_entries = 8 * huge_page / sizeof(Entry);

}  // namespace

EntryArray::EntryArray(std::size_t size) : size_(size) {
  const std::size_t bytes = (size * sizeof(Entry) + huge_page - 1) / huge_page * huge_page;
  void* const memory = std::aligned_alloc(huge_page, bytes);
  if (memory == nullptr) throw std::bad_alloc();
  ::madvise(memory, bytes, MADV_HUGEPAGE);  // only a hint: without huge pages it is slower, not wrong
  data_.reset(static_cast<Entry*>(memory));
}

void EntryArray::Free::operator()(Entry* memory) const { std::free(memory); }

Entry* ChunkPool::take() {
  const std::scoped_lock lock(mutex_);
  if (free_.empty()) {
    const EntryArray& slab = slabs_.emplace_back(slab_entries);
    for (std::size_t at = slab_entries; at > 0; at -= chunk_entries) free_.push_back(slab.data() + at - chunk_entries);
  }
  Entry* const chunk = free_.back();
  free_.pop_back();
  return chunk;
}

void ChunkPool::give_back(const std::vector<Piece>& pieces) {
  const std::scoped_lock lock(mutex_);
  for (const Piece& piece : pieces) free_.push_back(piece.first);
}

void GroupWriter::collect(std::vector<Group>& groups) {
  for (std::size_t group = 0; group < open_.size(); ++group) {
    if (open_[group].first != nullptr) full_[group].push_back(open_[group]);
    for (const Piece& piece : full_[group]) {
      groups[group].pieces.push_back(piece);
      groups[group].size += piece.count;
    }
  }
  open_.clear();
  full_.clear();
}

}  // namespace quadrille::confirm::residue
