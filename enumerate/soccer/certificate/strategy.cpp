#include "enumerate/soccer/certificate/strategy.hpp"

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "enumerate/soccer/certificate/key.hpp"
#include "enumerate/soccer/certificate/numbering.hpp"
#include "quadrille/detail/budget.hpp"

namespace quadrille::enumerate {

class Strategy::Walk {
 public:
  Walk(const soccer::Pitch& pitch, soccer::Player winner, std::string_view bytes, const engines::RunOptions& options)
      : pitch_(pitch),
        winner_(winner),
        bytes_(bytes),
        exits_(exits_of(pitch)),
        budget_(options.memory),
        keys_(pitch),
        index_(budget_) {}

  // Follows the walk from a position, as it was written (certificate.cpp).
  void read(const soccer::WidePosition& position) {
    if (outcome(pitch_, position) != soccer::Outcome::ongoing) return;
    const std::uint64_t number = next();
    if (number >= exits_) return;  // refers to a position that was read
    if (position.mover == winner_) {
      std::optional<soccer::Ply> chosen;
      for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
        if (exit_number(pitch_, position.ball, ply) == number) chosen = ply;
      });
      if (!chosen) throw std::invalid_argument("Strategy: the walk takes an exit where no ply is");
      read(play(pitch_, position, *chosen));
      plies_.push_back(static_cast<std::uint8_t>(number));
    } else {
      for_each_ply(pitch_, position, [&](const soccer::Ply& ply) { read(play(pitch_, position, ply)); });
      plies_.push_back(0);
    }
    index_.add(keys_.smallest_of(position));
  }
  void forget_bytes() { bytes_ = {}; }

  soccer::Player winner() const { return winner_; }
  bool covers(const soccer::WidePosition& position) const {
    return index_.find(keys_.smallest_of(position).key).has_value();
  }

  std::optional<soccer::Ply> ply(const soccer::WidePosition& position) const {
    const OrientedKey<graphs::WideEdgeSet::words> key = keys_.smallest_of(position);
    const auto place = index_.find(key.key);
    if (!place || position.mover != winner_) return std::nullopt;
    const bool mirrored = place->mirrored != key.mirrored;
    std::optional<soccer::Ply> found;
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      const unsigned number = exit_number(pitch_, position.ball, ply);
      if ((mirrored ? mirrored_exit(number) : number) == plies_[place->number]) found = ply;
    });
    return found;
  }

 private:
  // The next number of the walk, in LEB128.
  std::uint64_t next() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; at_ < bytes_.size() && shift < 64; shift += 7) {
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      number |= std::uint64_t{byte & 0x7fU} << shift;
      if (byte < 0x80U) return number;
    }
    throw std::invalid_argument("Strategy: the walk ends early");
  }

  const soccer::Pitch& pitch_;
  const soccer::Player winner_;
  std::string_view bytes_;
  std::size_t at_ = 0;
  const std::uint64_t exits_;
  engines::Budget budget_;
  CertificateKeys<graphs::WideEdgeSet::words> keys_;
  CertificateIndex<graphs::WideEdgeSet::words> index_;
  std::vector<std::uint8_t> plies_;  // the exit that the winner takes, by the number of the position
};

Strategy::Strategy(const soccer::Pitch& pitch, const soccer::History& history, soccer::Player winner,
                   std::string_view bytes, const engines::RunOptions& options) {
  constexpr int header_lines = 8;
  for (int line = 0; line < header_lines; ++line) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) throw std::invalid_argument("Strategy: the header ends early");
    bytes.remove_prefix(end + 1);
  }
  const soccer::Replay replayed = replay(pitch, history);
  if (replayed.fault) throw std::invalid_argument("Strategy: history: " + replayed.fault->message);
  walk_ = std::make_unique<Walk>(pitch, winner, bytes, options);
  walk_->read(replayed.end);
  walk_->forget_bytes();
}
Strategy::~Strategy() = default;
Strategy::Strategy(Strategy&&) noexcept = default;
Strategy& Strategy::operator=(Strategy&&) noexcept = default;

soccer::Player Strategy::winner() const { return walk_->winner(); }
bool Strategy::covers(const soccer::WidePosition& position) const { return walk_->covers(position); }
std::optional<soccer::Ply> Strategy::ply(const soccer::WidePosition& position) const { return walk_->ply(position); }

}  // namespace quadrille::enumerate
