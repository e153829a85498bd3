// What the leading thread of a proof-number search will turn to next, for the other threads to search before it does.
//
// The leader offers one position at each depth of its line, and takes the offer back when it leaves that depth. A
// helper takes an offer for itself, and ends when it is taken back.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>

#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines::detail {

/// The offers of one leader. One thread offers and withdraws; any thread may take.
template <class State>
class SearchAhead {
 public:
  /// Offers are made at so many depths from the root on.
  static constexpr std::size_t depths = 192;

  /// A position to be searched until one of its numbers reaches its bound.
  struct Offer {
    State state;
    SearchKey key;
    ProofNumbers bound;
  };

  /// An offer that one helper has taken.
  struct Taken {
    Offer offer;
    const std::atomic<std::uint64_t>* turn;  // of the offer's depth,
    std::uint64_t value;                     // and what it is as long as the offer stands

    /// Whether the leader is still where it made the offer.
    bool stands() const { return turn->load(std::memory_order_relaxed) == value; }
  };

  /// Makes an offer. \pre depth < depths, and none stands there
  void offer(std::size_t depth, const Offer& offer) {
    Place& place = places_[depth];
    const std::scoped_lock lock(place.mutex);
    place.offer.emplace(offer);
    place.turn.fetch_add(1, std::memory_order_relaxed);
  }

  /// Takes back the offer of that depth, whether or not a helper has it.
  void withdraw(std::size_t depth) {
    std::atomic<std::uint64_t>& turn = places_[depth].turn;
    turn.store((turn.load(std::memory_order_relaxed) | taken) + 1, std::memory_order_relaxed);
  }

  /// The offer of that depth, if it stands and no other helper has it.
  std::optional<Taken> take(std::size_t depth) {
    Place& place = places_[depth];
    std::uint64_t turn = place.turn.load(std::memory_order_relaxed);
    if ((turn & taken) != offered) return std::nullopt;
    const std::scoped_lock lock(place.mutex);  // so that the next offer waits until this one is copied
    if (!place.turn.compare_exchange_strong(turn, turn - offered + taken, std::memory_order_relaxed))
      return std::nullopt;
    return Taken{*place.offer, &place.turn, turn - offered + taken};
  }

  /// Takes back all offers, those too that an exception has left.
  void clear() {
    for (std::size_t depth = 0; depth < depths; ++depth) {
      if ((places_[depth].turn.load(std::memory_order_relaxed) & taken) != 0) withdraw(depth);
    }
  }

 private:
  // The last two bits of a turn: 0 if nothing is offered, or one of these. The rest counts the offers.
  static constexpr std::uint64_t offered = 1;
  static constexpr std::uint64_t taken = 3;

  struct alignas(64) Place {
    std::atomic<std::uint64_t> turn{0};
    std::mutex mutex{};
    std::optional<Offer> offer{};
  };

  std::array<Place, depths> places_{};
};

}  // namespace quadrille::engines::detail
