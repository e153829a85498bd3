// Writes and parses certificates (certificate.hpp), the files that prove who wins a position of Paper Soccer.
//
// The writer follows a winning strategy depth first. It uses the keys of positions (key.hpp) to recognise those that it
// has already written.
#include "enumerate/soccer/certificate/certificate.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "enumerate/engines/run_status.hpp"
#include "enumerate/soccer/certificate/key.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

// The number of a ply's direction: 0 to 7, in lexicographic order of (dx, dy).
unsigned direction_number(const graphs::Point from, const graphs::Point to) {
  const int number = 3 * (to.x - from.x + 1) + (to.y - from.y + 1);
  return static_cast<unsigned>(number < 4 ? number : number - 1);  // without (0, 0)
}

// The writer of a walk.
template <std::size_t Words>
class CertificateWalk {
  using Position = soccer::Position<Words>;

 public:
  CertificateWalk(const soccer::Pitch& pitch, soccer::Player winner, const WinningPly& winning_ply,
                  const engines::RunOptions& options)
      : pitch_(pitch),
        winner_(winner),
        winning_ply_(winning_ply),
        options_(options),
        exits_(exits_of(pitch)),
        budget_(options.memory),
        keys_(pitch),
        index_(budget_) {}

  // \throws Interrupted, OutOfBudget
  void write(const Position& position) {
    if (decided(position)) return;
    const OrientedKey<Words> key = keys_.smallest_of(position);
    if (const auto place = index_.find(key.key)) {
      const std::uint64_t back = index_.size() - 1 - place->number;
      append(exits_ + 2 * back + (place->mirrored != key.mirrored ? 1U : 0U));
      return;
    }
    if (position.mover == winner_) {
      const soccer::Ply ply = choose(position);
      append(exit_number(pitch_, position.ball, ply));
      write(play(pitch_, position, ply));
    } else {
      append(0);
      for_each_ply(pitch_, position, [&](const soccer::Ply& ply) { write(play(pitch_, position, ply)); });
    }
    index_.add(key);
    report();
  }

  void move_to(Certificate& certificate) && {
    certificate.positions = index_.size();
    certificate.walk = std::move(bytes_);
  }

 private:
  // True if the game is over. \throws std::logic_error if the loser has won
  bool decided(const Position& position) const {
    const std::optional<soccer::Player> won = soccer::winner(outcome(pitch_, position), position.mover);
    if (won && *won != winner_) {
      throw std::logic_error("write_certificate: the loser wins against the winning plies");
    }
    return won.has_value();
  }

  // A winning ply, by preference: one that ends the game; one into the walk; the first on a shortest way to the goal
  // within this turn; the one that `winning_ply` returns.
  soccer::Ply choose(const Position& position) const {
    std::optional<soccer::Ply> found;
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      const Position next = play(pitch_, position, ply);
      if (!found && soccer::winner(outcome(pitch_, next), next.mover) == winner_) found = ply;
    });
    if (found) return *found;
    for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
      const Position next = play(pitch_, position, ply);
      if (found || outcome(pitch_, next) != soccer::Outcome::ongoing) return;
      if (index_.find(keys_.smallest_of(next).key)) found = ply;
    });
    if (!found) found = way_to_goal(position);
    if (found) return *found;
    return winning_ply_(
        {position.drawing.template resized<graphs::WideEdgeSet::words>(), position.ball, position.mover});
  }

  // The first ply of a shortest way to the mover's goal over points that bounce; none if there is no way.
  std::optional<soccer::Ply> way_to_goal(const Position& position) const {
    const soccer::Goal goal = position.mover == soccer::Player::one ? soccer::Goal::g2 : soccer::Goal::g1;
    std::vector<bool> seen(pitch_.lattice().vertex_count());
    std::vector<std::pair<soccer::Vertex, soccer::Ply>> reached;  // each with the first ply of the way there
    const auto step = [&](soccer::Vertex from, const auto& first) -> std::optional<soccer::Ply> {
      for (const soccer::Ply& ply : pitch_.lattice().incident(from)) {
        if (position.drawing.contains(ply.edge) || seen[ply.to]) continue;
        if (pitch_.goal(ply.to) == goal) return first(ply);
        if (pitch_.goal(ply.to) != soccer::Goal::none || !bounces(pitch_, position, ply)) continue;
        seen[ply.to] = true;
        reached.emplace_back(ply.to, first(ply));
      }
      return std::nullopt;
    };
    seen[position.ball] = true;
    std::optional<soccer::Ply> found = step(position.ball, std::identity{});
    for (std::size_t i = 0; i < reached.size() && !found; ++i) {
      const auto [at, first] = reached[i];
      found = step(at, [first = first](const soccer::Ply& /*ply*/) { return first; });
    }
    return found;
  }

  // LEB128: seven bits a byte, the lowest first; the highest bit says that another byte follows.
  void append(std::uint64_t number) {
    constexpr std::size_t longest = 10;
    if (bytes_.capacity() - bytes_.size() < longest) {
      const std::size_t old = bytes_.capacity();
      budget_.charge(2 * old + longest);
      bytes_.reserve(2 * old + longest);
      budget_.release(old);
    }
    for (; number >= 0x80U; number >>= 7U) bytes_.push_back(static_cast<char>(0x80U | (number & 0x7fU)));
    bytes_.push_back(static_cast<char>(number));
  }

  void report() const {
    if (options_.observer && index_.size() % 1024 == 0) {
      options_.observer({.unit = "position", .found = index_.size(), .worked = index_.size()});
    }
    if (options_.stop.stop_requested()) throw engines::Interrupted();
  }

  const soccer::Pitch& pitch_;
  const soccer::Player winner_;
  const WinningPly& winning_ply_;
  const engines::RunOptions& options_;
  const std::uint64_t exits_;
  engines::Budget budget_;
  CertificateKeys<Words> keys_;
  CertificateIndex<Words> index_;
  std::string bytes_;
};

}  // namespace

std::uint64_t exit_number(const soccer::Pitch& pitch, soccer::Vertex from, const soccer::Ply& ply) {
  const graphs::Lattice& lattice = pitch.lattice();
  if (!is_board(pitch.name())) return direction_number(lattice.point(from), lattice.point(ply.to));
  const auto incident = lattice.incident(from);
  return static_cast<std::uint64_t>(std::ranges::find(incident, ply) - incident.begin());
}

std::uint64_t exits_of(const soccer::Pitch& pitch) {
  if (!is_board(pitch.name())) return 8;
  std::size_t most = 0;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    most = std::max(most, pitch.lattice().incident(static_cast<soccer::Vertex>(v)).size());
  }
  return most;
}

std::string Certificate::header() const {
  return fmt::format(
      "quadrille certificate 1\n"
      "pitch {}\n"
      "rules own goals lose, no ply loses\n"
      "history {}\n"
      "winner {}\n"
      "positions {}\n"
      "bytes {}\n"
      "xxh3 {:016x}\n",
      certified_name(pitch), history, static_cast<int>(winner), positions, walk.size(),
      XXH3_64bits(walk.data(), walk.size()));
}

std::string Certificate::bytes() const { return header() + walk; }

Certificate parse_certificate(std::string_view file) {
  std::string_view rest = file;
  const auto value_of = [&](std::string_view name) -> std::string_view {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    return line.starts_with(name) && line.size() > name.size() ? line.substr(name.size() + 1) : std::string_view();
  };
  Certificate certificate;
  value_of("quadrille certificate");
  const std::string_view name = value_of("pitch");
  const std::size_t space = name.find(' ');  // only a board has one, between its fingerprint and its name
  certificate.pitch = soccer::parse_pitch_name(space == std::string_view::npos ? name : name.substr(space + 1));
  value_of("rules");
  certificate.history = value_of("history");
  certificate.winner = value_of("winner") == "2" ? soccer::Player::two : soccer::Player::one;
  const std::string_view positions = value_of("positions");
  std::from_chars(positions.data(), positions.data() + positions.size(), certificate.positions);
  value_of("bytes");
  value_of("xxh3");
  certificate.walk = rest;
  if (const std::string header = certificate.header(); !file.starts_with(header)) {
    const std::size_t at = static_cast<std::size_t>(std::ranges::mismatch(header, file).in1 - header.begin());
    const auto lines_before = std::count(header.begin(), header.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    refuse(fmt::format("line {}", lines_before + 1), "no header of a certificate of version 1",
           "write it again with 'quadrille solve soccer --certificate FILE'");
  }
  return certificate;
}

CertificateRun write_certificate(const soccer::Pitch& pitch, const soccer::History& history, soccer::Player winner,
                                 const WinningPly& winning_ply, const engines::RunOptions& options) {
  soccer::require_drawable(pitch.name());
  const soccer::Replay replayed = replay(pitch, history);
  if (replayed.fault) throw std::invalid_argument("write_certificate: history: " + replayed.fault->message);
  CertificateRun run;
  run.status = engines::status_of([&] {
    graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
      CertificateWalk<Words> walk(pitch, winner, winning_ply, options);
      walk.write({replayed.end.drawing.template resized<Words>(), replayed.end.ball, replayed.end.mover});
      run.certificate = {pitch.name(), to_string(pitch, history), winner, 0, {}};
      std::move(walk).move_to(run.certificate);
    });
  });
  return run;
}

}  // namespace quadrille::enumerate
