// Strategy (strategy.hpp): reads a certificate (a file that proves who wins) into a graph of positions, and looks up
// plies in this graph.
#include "enumerate/soccer/certificate/strategy.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "enumerate/soccer/certificate/key.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

std::vector<soccer::Ply> legal_plies(const soccer::Pitch& pitch, const soccer::WidePosition& position) {
  std::vector<soccer::Ply> plies;
  for_each_ply(pitch, position, [&](const soccer::Ply& ply) { plies.push_back(ply); });
  return plies;
}

soccer::Replay start_of(const soccer::Pitch& pitch, const std::string& history) {
  soccer::require_drawable(pitch.name());
  try {
    return soccer::replay_history(pitch, history);
  } catch (const Error& error) {
    throw Error(ErrorKind::unusable_input, "line 4", error.what(), {});
  }
}

}  // namespace

struct Strategy::Index {
  Index(const soccer::PitchName& name, std::size_t memory) : pitch(name), budget(memory), keys(pitch), places(budget) {}

  soccer::Pitch pitch;
  engines::Budget budget;
  CertificateKeys<graphs::WideEdgeSet::words> keys;
  CertificateIndex<graphs::WideEdgeSet::words> places;
};

// Reads the walk, depth first.
class Strategy::Reader {
 public:
  Reader(Strategy& strategy, std::string_view walk)
      : strategy_(strategy), pitch_(strategy.pitch()), exits_(exits_of(pitch_)), walk_(walk) {}

  std::optional<CertificatePlace> read(const soccer::WidePosition& position) {
    if (const auto won = soccer::winner(outcome(pitch_, position), position.mover)) {
      if (*won != strategy_.winner_) refuse("the loser has won");
      return std::nullopt;
    }
    const std::uint64_t read_number = number();
    if (read_number >= exits_) {
      const std::uint64_t reference = read_number - exits_;
      const std::uint64_t finished = strategy_.plies_to_end_.size();
      if (reference / 2 >= finished || (reference % 2 == 1 && !strategy_.mirror_)) refuse("a reference to no position");
      return CertificatePlace{finished - 1 - reference / 2, reference % 2 == 1};
    }
    const std::vector<soccer::Ply> plies = legal_plies(pitch_, position);
    std::vector<Code> codes;
    std::size_t choice = 0;
    if (position.mover == strategy_.winner_) {
      while (choice < plies.size() && exit_number(pitch_, position.ball, plies[choice]) != read_number) ++choice;
      if (choice == plies.size()) refuse("an exit where no ply is");
      codes.push_back(code_of(read(play(pitch_, position, plies[choice]))));
    } else {
      for (const soccer::Ply& ply : plies) codes.push_back(code_of(read(play(pitch_, position, ply))));
    }
    return finish(position, codes, choice);
  }

  bool at_end() const { return at_ == walk_.size(); }
  [[noreturn]] void refuse(const char* what) const {
    throw Error(ErrorKind::breaks_rules, fmt::format("byte {} of the walk", at_), what,
                "check it with 'quadrille_confirm certificate FILE'");
  }

 private:
  CertificatePlace finish(const soccer::WidePosition& position, const std::vector<Code>& codes, std::size_t choice) {
    int plies = 0;
    for (const Code code : codes) plies = std::max(plies, 1 + strategy_.plies_to_end(place_of(code)));
    strategy_.codes_.insert(strategy_.codes_.end(), codes.begin(), codes.end());
    strategy_.begins_.push_back(strategy_.codes_.size());
    strategy_.choices_.push_back(static_cast<std::uint8_t>(choice));
    strategy_.plies_to_end_.push_back(static_cast<std::uint16_t>(plies));
    strategy_.index_->places.add(strategy_.index_->keys.smallest_of(position));
    return {strategy_.plies_to_end_.size() - 1, false};
  }

  // The next number, in LEB128.
  std::uint64_t number() {
    std::uint64_t result = 0;
    for (unsigned shift = 0; shift < 63 && at_ < walk_.size(); shift += 7) {
      const auto byte = static_cast<unsigned char>(walk_[at_++]);
      result |= std::uint64_t{byte & 0x7fU} << shift;
      if (byte < 0x80U) return result;
    }
    refuse("no number");
  }

  Strategy& strategy_;
  const soccer::Pitch& pitch_;
  const std::uint64_t exits_;
  std::string_view walk_;
  std::size_t at_ = 0;
};

Strategy::Code Strategy::code_of(const std::optional<CertificatePlace>& place) {
  return place ? 2 * place->number + (place->mirrored ? 1U : 0U) + 2 : 0;
}

std::optional<CertificatePlace> Strategy::place_of(Code code) {
  if (code == 0) return std::nullopt;
  return CertificatePlace{code / 2 - 1, code % 2 == 1};
}

Strategy::Strategy(std::string_view file, const engines::RunOptions& options)
    : Strategy(parse_certificate(file), options) {}

Strategy::Strategy(const Certificate& certificate, const engines::RunOptions& options)
    : index_(std::make_unique<Index>(certificate.pitch, options.memory)),
      winner_(certificate.winner),
      start_(start_of(pitch(), certificate.history)) {
  if (!is_board(pitch().name()) && pitch().name().width % 2 == 0) mirror_ = soccer::mirror_of(pitch());
  Reader reader(*this, certificate.walk);
  place_of_start_ = reader.read(start_.end);
  if (!reader.at_end()) reader.refuse("it comes after the end of the walk");
}

Strategy::~Strategy() = default;
Strategy::Strategy(Strategy&&) noexcept = default;
Strategy& Strategy::operator=(Strategy&&) noexcept = default;

const soccer::Pitch& Strategy::pitch() const { return index_->pitch; }

std::optional<CertificatePlace> Strategy::find(const soccer::WidePosition& position) const {
  const auto own = index_->keys.smallest_of(position);
  std::optional<CertificatePlace> place = index_->places.find(own.key);
  if (place) place->mirrored = place->mirrored != own.mirrored;
  return place;
}

std::vector<Strategy::Next> Strategy::next(const soccer::WidePosition& position, const CertificatePlace& place) const {
  std::vector<soccer::Ply> plies = legal_plies(pitch(), position);
  if (place.mirrored) {
    std::ranges::sort(plies, {}, [&](const auto& ply) { return pitch().lattice().point(mirror_->image(ply.to)); });
  }
  if (position.mover == winner_) plies = {plies[choices_[place.number]]};
  std::vector<Next> result;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    std::optional<CertificatePlace> after = place_of(codes_[begins_[place.number] + i]);
    if (after) after->mirrored = after->mirrored != place.mirrored;
    result.push_back({plies[i], play(pitch(), position, plies[i]), after});
  }
  if (place.mirrored) {
    std::ranges::sort(result, {}, [&](const Next& after) { return pitch().lattice().point(after.ply.to); });
  }
  return result;
}

std::vector<soccer::Ply> Strategy::winning_turn(soccer::WidePosition position) const {
  std::vector<soccer::Ply> turn;
  while (position.mover == winner_ && soccer::outcome(pitch(), position) == soccer::Outcome::ongoing) {
    const auto place = find(position);
    if (!place) return {};
    const Next next = this->next(position, *place).front();
    turn.push_back(next.ply);
    position = next.position;
  }
  return turn;
}

int Strategy::plies_to_end(const std::optional<CertificatePlace>& place) const {
  return place ? int{plies_to_end_[place->number]} : 0;
}

std::uint64_t Strategy::positions_ahead(const std::optional<CertificatePlace>& place) const {
  if (!place) return 0;
  std::vector<bool> ahead(place->number + 1);
  ahead[place->number] = true;
  std::uint64_t count = 0;
  for (std::uint64_t node = place->number + 1; node-- > 0;) {
    if (!ahead[node]) continue;
    ++count;
    for (std::uint64_t at = begins_[node]; at < begins_[node + 1]; ++at) {
      if (const auto after = place_of(codes_[at])) ahead[after->number] = true;
    }
  }
  return count;
}

}  // namespace quadrille::enumerate
