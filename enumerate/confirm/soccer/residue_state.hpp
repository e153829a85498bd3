// A state of the residue sweep (residue_sweep.hpp), in one word. The sweep decides for one edge after another if the
// edge is drawn. A state contains the data about the decided edges on which the decisions about the later edges depend.
//
// The frontier is the set of vertices with decided and undecided edges. Each of its vertices has one of twelve slots.
// For the vertex of each slot, a state holds the component (the slots whose vertices are connected with this vertex by
// drawn edges) and the parity of the degree:
//
//   bits 4s .. 4s+3   0 if the vertex of slot s is untouched, else 1 + the lowest slot of its component
//   bit  48+s         1 if the vertex of slot s has an odd degree
//
// A component is named after its lowest slot. So if two states have the same components, their bits 0 to 47 are equal.
//
// A state needs no data about the finished vertices, those without undecided edges. First, the last vertex of a
// component may leave the frontier only if the component contains all drawn edges, so the state need not count finished
// components. Second, only two finished vertices can have odd degree: the start and the end of the trail. Every graph
// has an even number of odd vertices, so the number of odd vertices in the frontier tells all that the sweep must know
// about start and end:
//
//   start not finished   the frontier has an odd number of odd vertices exactly if the end is finished and odd
//   start finished       the frontier has an odd number of odd vertices exactly if the start is odd and the end is not
//                        finished. The number is even if the start is even, or if the end is finished. In both cases
//                        all later vertices must become even, so the sweep need not distinguish the two cases.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace quadrille::confirm::residue {

using State = std::uint64_t;

constexpr unsigned most_slots = 12;
constexpr State label_ones = 0x1111'1111'1111;  // the lowest bit of every slot's label
constexpr unsigned first_parity_bit = 48;

/// No state: a word that no state has, as its first label exceeds the slots.
constexpr State no_state = ~State{0};

constexpr State parity_bit(unsigned slot) { return State{1} << (first_parity_bit + slot); }
constexpr State label(State state, unsigned slot) { return (state >> (4 * slot)) & 15U; }
constexpr bool untouched(State state, unsigned slot) { return label(state, slot) == 0; }
constexpr bool odd(State state, unsigned slot) { return (state & parity_bit(slot)) != 0; }
constexpr bool odd_sum(State state) { return (std::popcount(state >> first_parity_bit) & 1) != 0; }

/// The slots of label `name`, each as the lowest bit of its label.
constexpr State slots_labelled(State state, State name) {
  const State difference = state ^ (name * label_ones);
  return ~(difference | difference >> 1U | difference >> 2U | difference >> 3U) & label_ones;
}

/// The state after the edge between two slots is drawn.
constexpr State draw(State state, unsigned a, unsigned b) {
  const State name_a = untouched(state, a) ? a + 1 : label(state, a);
  const State name_b = untouched(state, b) ? b + 1 : label(state, b);
  state |= name_a << (4 * a) | name_b << (4 * b);
  const State low = name_a < name_b ? name_a : name_b;
  const State high = name_a < name_b ? name_b : name_a;
  state ^= slots_labelled(state, high) * (low ^ high);
  return state ^ parity_bit(a) ^ parity_bit(b);
}

/// The place of the leaving vertex in the trail, which decides the parities that it may have.
enum class Leaving : std::uint8_t { start, before_start, after_start };

/// The result of a vertex leaving the frontier.
enum class After : std::uint8_t {
  dead,       ///< no reachable drawing contains it
  continues,  ///< the sweep continues with the new state
  complete,   ///< it was a whole reachable drawing, to which nothing can be added
};

/// Takes the vertex in `slot` off the frontier. \pre all its edges are decided
constexpr After leave(State& state, unsigned slot, Leaving leaving) {
  const State name = label(state, slot);
  const bool is_odd = odd(state, slot);
  const bool sum = odd_sum(state);
  switch (leaving) {
    case Leaving::start:  // touched; if it is even, so is every vertex
      if (name == 0 || (!is_odd && sum)) return After::dead;
      break;
    case Leaving::before_start:  // odd only once, as the end
      if (is_odd && sum) return After::dead;
      break;
    case Leaving::after_start:
      if (is_odd && !sum) return After::dead;
      break;
  }
  if (name == 0) return After::continues;
  state &= ~(parity_bit(slot) | State{15} << (4 * slot));
  const State others = slots_labelled(state, name);
  if (others == 0) {
    const bool alone = (state & (label_ones * 15U)) == 0;
    return alone && leaving != Leaving::before_start ? After::complete : After::dead;
  }
  if (name == slot + 1) {
    const State renamed = static_cast<State>(std::countr_zero(others)) / 4 + 1;
    state ^= others * (name ^ renamed);
  }
  return After::continues;
}

// The storage of the residue sweep's states: chunks that are written group by group and read once.
//
// A chunk returns to the pool as soon as its states are read, so the states of one vertex replace those of the vertex
// before. The pool asks the system for huge pages, and returns no page before the end. Fresh pages cost more than all
// work on the states in them.

/// A state, and the number of ways to draw the finished part, modulo 2^61 - 1.
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
