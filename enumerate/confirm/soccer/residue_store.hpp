// Where the residue sweep stores its states: chunks that are written group by group and read once.
//
// A chunk goes back to the pool as soon as its states are read, so the states of one vertex take the place of those of
// the vertex before. The system is asked for huge pages, and never gets a page back before the end: fresh pages cost
// more than anything that is done with the states in them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "enumerate/confirm/soccer/residue_state.hpp"

namespace quadrille::confirm::residue {

/// A state, and modulo 2^61 - 1 the number of ways to draw what lies behind.
struct Entry {
  State state = no_state;
  std::uint64_t ways = 0;
};

/// Memory for entries, uninitialised, on huge pages where the system has them.
class EntryArray {
 public:
  explicit EntryArray(std::size_t size);
  Entry* data() const { return data_.get(); }
  std::size_t size() const { return size_; }

 private:
  struct Free {
    void operator()(Entry* memory) const;
  };
  std::unique_ptr<Entry[], Free> data_;
  std::size_t size_;
};

constexpr std::size_t chunk_entries = 256;

/// A chunk, or its filled beginning.
struct Piece {
  Entry* first = nullptr;
  std::size_t count = 0;
};

/// Chunks for all threads.
class ChunkPool {
 public:
  Entry* take();
  void give_back(const std::vector<Piece>& pieces);

 private:
  std::mutex mutex_;
  std::vector<EntryArray> slabs_;
  std::vector<Entry*> free_;
};

/// The states of a group.
struct Group {
  std::vector<Piece> pieces;
  std::size_t size = 0;
};

/// Writes states to groups, for one thread; `collect` hands over what was written.
class GroupWriter {
 public:
  explicit GroupWriter(ChunkPool& pool) : pool_(&pool) {}

  void begin(std::size_t groups) { open_.assign(groups, {}), full_.assign(groups, {}); }

  void write(std::size_t group, const Entry& entry) {
    Piece& piece = open_[group];
    if (piece.first == nullptr) piece = {pool_->take(), 0};
    piece.first[piece.count++] = entry;
    if (piece.count == chunk_entries) {
      full_[group].push_back(piece);
      piece = {};
    }
  }

  void collect(std::vector<Group>& groups);

 private:
  ChunkPool* pool_;
  std::vector<Piece> open_;
  std::vector<std::vector<Piece>> full_;
};

}  // namespace quadrille::confirm::residue
