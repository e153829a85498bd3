// What proof-number search may be told of a game beyond TwoPlayer, so that it searches less.
//
// All of it may be left out. A space may have
//   11. `search_key(state)`    a SearchKey: what decides the value. Two ways to positions that play alike (mirror
//                              images, positions that differ where nobody can come any more) then meet in one entry of
//                              the table. The default is the whole state, where its bytes are its value;
//   12. `decided(state)`       a Decision: the winner of a state, where it is known without a search. It is asked of
//                              every state, also of ended ones. The default knows ended states alone;
//   13. `first_numbers(state)` ProofNumbers: how hard it looks for the mover to win, and for the opponent to prevent
//                              that, before anything is searched. The default is 1 and 1;
//   14. `assess(state)`        an Assessment: all three at once, where they share work. It replaces them.
//   15. `has_draws`            a static constant; false where no game ends without a winner. The default is true.
//
// No compiler can check these rules; check_search_space (quadrille/conformance.hpp) does on small instances:
//   j. equal keys, equal values: of two states that are not decided and have equal keys, the movers both win or neither
//      does. Where a game can be drawn, states with equal keys also have the same mover;
//   k. a state that is called decided has that winner under best play, and an ended state is decided;
//   l. first numbers are at least 1 and at most ProofNumbers::most;
//   m. `has_draws` is false only if no state has the value none.
// A wrong key or decision makes a wrong winner; wrong first numbers only cost time.
//
// A key is 128 bits of which the table keeps 94 (proof_search/table.hpp), so it may be a hash. Two states that share
// all of them by chance would be taken for one, and a wrong winner could follow in silence. For a hash whose bits look
// random, n states stored and m asked for make that at most 4 m / 2^80 times as likely as not: less than 10^-12 for
// 10^11 asked for. Where more is needed, the winner's strategy is checked (a certificate), which rests on no hash.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "quadrille/detail/two_player.hpp"

namespace quadrille::engines {

/// A name for all states of one value.
struct SearchKey {
  std::uint64_t high = 0;  ///< with `low`, a hash of what decides the value: every bit depends on all of it
  std::uint64_t low = 0;   ///< as `high`
  friend bool operator==(const SearchKey&, const SearchKey&) = default;
};

/// At least so many positions have to be settled in the mover's favour to prove that the mover wins (`win`), in the
/// opponent's to prove that he does not (`lose`). Exactly one of them is 0 once the question is settled; the other is
/// then `infinite`.
struct ProofNumbers {
  /// More than any search comes to.
  static constexpr std::uint32_t infinite = (std::uint32_t{1} << 21U) - 1;
  static constexpr std::uint32_t most = infinite - 1;  ///< of what is not settled

  std::uint32_t win = 1;   ///< until it is proved that the mover wins
  std::uint32_t lose = 1;  ///< until it is proved that he does not

  /// Whether one of them is 0.
  constexpr bool settled() const { return win == 0 || lose == 0; }
  friend bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};

/// Whether a state's winner is known, and who it is: none for a draw.
struct Decision {
  bool known = false;            ///< whether it is
  Player winner = Player::none;  ///< of no meaning unless known
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// What a search wants to know of a state when it first sees it. The key and the numbers of a decided state are not
/// used.
struct Assessment {
  Decision decision{};   ///< what is known without a search
  SearchKey key{};       ///< what decides the value
  ProofNumbers first{};  ///< to begin with
};

/// The space says what decides the value of a state.
template <class Space>
concept HasSearchKey = requires(const Space& space, const typename Space::State& state) {
  { space.search_key(state) } -> std::same_as<SearchKey>;
};
/// It knows some winners without a search.
template <class Space>
concept HasDecided = requires(const Space& space, const typename Space::State& state) {
  { space.decided(state) } -> std::same_as<Decision>;
};
/// It says how hard a state looks at first.
template <class Space>
concept HasFirstNumbers = requires(const Space& space, const typename Space::State& state) {
  { space.first_numbers(state) } -> std::same_as<ProofNumbers>;
};
/// It says all three at once.
template <class Space>
concept HasAssess = requires(const Space& space, const typename Space::State& state) {
  { space.assess(state) } -> std::same_as<Assessment>;
};

/// A game of two players that proof-number search takes: it has a key for every state, its own or the state's bytes.
template <class Space>
concept SearchSpace = TwoPlayer<Space> &&
    (HasAssess<Space> || HasSearchKey<Space> || std::has_unique_object_representations_v<typename Space::State>);

/// Whether a game of the space may end without a winner.
template <class Space>
constexpr bool may_be_drawn() {
  if constexpr (requires { Space::has_draws; }) {
    return Space::has_draws;
  } else {
    return true;
  }
}

/// Mixes words into 128 bits, all of which depend on all of them: two chains of one-to-one mixers.
class KeyMixer {
 public:
  /// Mixes in one word more.
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

/// The key of a state whose bytes are its value.
template <class State>
SearchKey key_of_bytes(const State& state) {
  static_assert(std::has_unique_object_representations_v<State>);
  std::array<std::uint64_t, (sizeof(State) + 7) / 8> words{};
  std::memcpy(words.data(), &state, sizeof(State));
  KeyMixer mixer;
  for (const std::uint64_t word : words) mixer.add(word);
  return mixer.key();
}

/// What the space says of a state, or the default where it says nothing.
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
