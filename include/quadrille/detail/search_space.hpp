// SearchSpace: a two-player game (TwoPlayer) with optional members that make proof-number search faster.
//
// A space may have any of these members:
//   11. `search_key(state)`    a SearchKey: a short name that determines the value of the state. Two
//                              positions that play alike then share one entry of the search's table: mirror images, or
//                              positions that differ only where no player can move any more. Without this member,
//                              the bytes of a state must determine its value, and they make its key;
//   12. `decided(state)`       a Decision: the winner of the state, if the winner is known without a search. The search
//                              calls `decided` for every state, also for finished states. The default decides finished
//                              states only;
//   13. `first_numbers(state)` ProofNumbers: two estimates before any search, of the effort to prove that the mover
//                              wins, and of the effort to prove that the mover does not win. The default is 1 and 1;
//   14. `assess(state)`        an Assessment: the results of members 11 to 13 from one call, for a space in which they
//                              share work. It replaces these members;
//   15. `has_ties`             a static constant; false if every finished game has a winner. The default is true.
//
// The members must obey rules j to m. (Members 1 to 10 and the other rules belong to GradedSpace, ReverseSearchable and
// TwoPlayer.) No compiler can check rules j to m; check_search_space (quadrille/conformance.hpp) checks them on small
// instances:
//   j. if two undecided states have equal keys, the mover wins either both of them or neither. If games can be tied,
//      the two states also have the same mover;
//   k. the winner that `decided` names is the winner under best play, and every finished state is decided;
//   l. first numbers are at least 1 and at most ProofNumbers::most;
//   m. `has_ties` is false only if no state has the value none (a tie).
// A wrong key or decision gives a wrong winner; wrong first numbers only cost time.
//
// A key has 128 bits and may be a hash. The search's table keeps 94 of these bits (proof_search/table.hpp). If two
// states have the same 94 bits by chance, the search takes them for one state, and may silently return a wrong winner.
// If the bits of the hash look random, the probability of that is at most m n / 2^94 for m look-ups in a table of n
// slots. For 10^11 look-ups in the largest table (64 GiB, n = 2^32) it is less than 10^-7. To be certain of a winner,
// check a certificate (a file with the winner's strategy), which relies on no hash.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "quadrille/detail/two_player.hpp"

namespace quadrille::engines {

/// A name shared by states of one value.
struct SearchKey {
  std::uint64_t high = 0;  ///< with `low`, a hash of all that decides the value: every bit depends on all of it
  std::uint64_t low = 0;   ///< as `high`
  friend bool operator==(const SearchKey&, const SearchKey&) = default;
};

/// Lower bounds on the positions that remain to be settled: in the mover's favour to prove that the mover wins (`win`),
/// in the opponent's to prove that he does not (`lose`). Once the question is settled, exactly one of them is 0, and
/// the other is `infinite`.
struct ProofNumbers {
  /// Larger than any number in a search.
  static constexpr std::uint32_t infinite = (std::uint32_t{1} << 21U) - 1;
  static constexpr std::uint32_t most = infinite - 1;  ///< the largest number of an unsettled position

  std::uint32_t win = 1;   ///< positions to settle until the mover is proved to win
  std::uint32_t lose = 1;  ///< positions to settle until he is proved not to win

  /// True if one of them is 0.
  constexpr bool settled() const { return win == 0 || lose == 0; }
  friend bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};

/// The winner of a state, if known; none for a drawn game.
struct Decision {
  bool known = false;            ///< true if the winner is known
  Player winner = Player::none;  ///< meaningless unless known
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// The facts that a search uses of a state when it first sees it. The key and the numbers of a decided state are not
/// used.
struct Assessment {
  Decision decision{};   ///< the decision without a search
  SearchKey key{};       ///< the name of all that decides the value
  ProofNumbers first{};  ///< the numbers before a search
};

/// A space with keys of its own.
template <class Space>
concept HasSearchKey = requires(const Space& space, const typename Space::State& state) {
  { space.search_key(state) } -> std::same_as<SearchKey>;
};
/// A space that decides some states without a search.
template <class Space>
concept HasDecided = requires(const Space& space, const typename Space::State& state) {
  { space.decided(state) } -> std::same_as<Decision>;
};
/// A space with first numbers of its own.
template <class Space>
concept HasFirstNumbers = requires(const Space& space, const typename Space::State& state) {
  { space.first_numbers(state) } -> std::same_as<ProofNumbers>;
};
/// A space that assesses a state in one call.
template <class Space>
concept HasAssess = requires(const Space& space, const typename Space::State& state) {
  { space.assess(state) } -> std::same_as<Assessment>;
};

/// A game of two players for proof-number search: every state has a key, the space's own or the state's bytes.
template <class Space>
concept SearchSpace = TwoPlayer<Space> &&
    (HasAssess<Space> || HasSearchKey<Space> || std::has_unique_object_representations_v<typename Space::State>);

/// True if a game of the space may end without a winner.
template <class Space>
constexpr bool may_be_tied() {
  if constexpr (requires { Space::has_ties; }) {
    return Space::has_ties;
  } else {
    return true;
  }
}

/// Mixes words into 128 bits, each of which depends on all words: two chains of one-to-one mixers.
class KeyMixer {
 public:
  /// Mixes in one more word.
  constexpr void add(std::uint64_t word) {
    high_ = mixed(high_ ^ word, 0xff51afd7ed558ccdULL, 0xc4ceb9fe1a85ec53ULL);  // MurmurHash3's
    low_ = mixed(low_ + word, 0xbf58476d1ce4e5b9ULL, 0x94d049bb133111ebULL);    // SplitMix64's
  }
  /// The key of the words so far, in their order.
  constexpr SearchKey key() const { return {high_, low_}; }

 private:
  static constexpr std::uint64_t mixed(std::uint64_t h, std::uint64_t first, std::uint64_t second) {
    h = (h ^ h >> 32U) * first;
    h = (h ^ h >> 29U) * second;
    return h ^ h >> 32U;
  }

  std::uint64_t high_ = 0x243f6a8885a308d3ULL;  // the first digits of pi
  std::uint64_t low_ = 0x13198a2e03707344ULL;
};

/// The key of a state whose bytes determine its value.
template <class State>
SearchKey key_of_bytes(const State& state) {
  static_assert(std::has_unique_object_representations_v<State>);
  std::array<std::uint64_t, (sizeof(State) + 7) / 8> words{};
  std::memcpy(words.data(), &state, sizeof(State));
  KeyMixer mixer;
  for (const std::uint64_t word : words) mixer.add(word);
  return mixer.key();
}

/// The space's assessment of a state, with defaults for what the space does not provide.
template <SearchSpace Space>
Assessment assess(const Space& space, const typename Space::State& state) {
  if constexpr (HasAssess<Space>) {
    return space.assess(state);
  } else {
    Assessment result;
    if (const auto outcome = space.outcome(state); !(outcome == OutcomeOf<Space>{})) {
      result.decision = {true, space.winner(outcome)};
      return result;
    }
    if constexpr (HasDecided<Space>) {
      result.decision = space.decided(state);
      if (result.decision.known) return result;
    }
    if constexpr (HasSearchKey<Space>) {
      result.key = space.search_key(state);
    } else {
      result.key = key_of_bytes(state);
    }
    if constexpr (HasFirstNumbers<Space>) result.first = space.first_numbers(state);
    return result;
  }
}

}  // namespace quadrille::engines
