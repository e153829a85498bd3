// Answers the web page's questions about Paper Soccer, in the WebAssembly module.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <unordered_map>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/soccer/certificate/strategy.hpp"
#include "enumerate/soccer/opponent.hpp"
#include "enumerate/soccer/play/board.hpp"
#include "enumerate/soccer/search/solver.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "games/record_text.hpp"
#include "games/soccer/digits.hpp"
#include "games/soccer/record.hpp"
#include "quadrille/natural.hpp"
#include "web/module/questions.hpp"

namespace quadrille::web {

namespace {

using soccer::Outcome;
using soccer::Player;
using soccer::WidePosition;

// Bytes of the module's memory: for proofs for the page, for proofs of the program's own turns, and for a certificate's
// index, with the positions that fit into it.
constexpr std::size_t memory_of_proofs = std::size_t{64} << 20U;
constexpr std::size_t memory_of_play = std::size_t{32} << 20U;
constexpr std::size_t memory_of_certificate = std::size_t{128} << 20U;
constexpr std::uint64_t most_followed = 600'000;

// The positions that counts may hold at once.
constexpr std::size_t most_counted = 150'000;

// A pitch with its searches, kept between questions.
class Table {
 public:
  explicit Table(const soccer::PitchName& name) : pitch_(name) {}

  const soccer::Pitch& pitch() const { return pitch_; }

  enumerate::SoccerSolver& solver() {
    if (!solver_) {
      engines::RunOptions options;
      options.memory = memory_of_proofs;
      solver_ = enumerate::SoccerSolver::make(pitch_, options);
    }
    return *solver_;
  }
  running::SoccerOpponent& opponent() {
    if (!opponent_) {
      enumerate::require_playable(pitch_);
      constexpr std::uint64_t seed = 1;
      opponent_ = std::make_unique<running::SoccerOpponent>(pitch_, seed, memory_of_play);
    }
    return *opponent_;
  }
  const enumerate::Strategy* strategy() const { return strategy_ ? &*strategy_ : nullptr; }
  /// Plays and judges by a certificate of this pitch from now on.
  void follow(std::string_view certificate) {
    engines::RunOptions options;
    options.memory = memory_of_certificate;
    strategy_.emplace(certificate, options);
  }

 private:
  soccer::Pitch pitch_;
  std::unique_ptr<enumerate::SoccerSolver> solver_;
  std::unique_ptr<running::SoccerOpponent> opponent_;
  std::optional<enumerate::Strategy> strategy_;
};

soccer::PitchName name_of_setup(const std::string& setup) {
  // A text of several lines is a board; a name is one line.
  const bool is_text = setup.find('\n') != std::string::npos;
  soccer::PitchName name = is_text ? soccer::name_of(soccer::parse_board(setup)) : soccer::parse_pitch_name(setup);
  soccer::require_drawable(name);
  return name;
}

// The setup that the page shows and sends back: a rectangle's name, or a board on one line.
std::string setup_of(const soccer::Pitch& pitch) {
  return soccer::is_board(pitch.name()) ? "board:" + soccer::to_line(pitch.board()) : to_string(pitch.name());
}

int number_of(Player player) { return static_cast<int>(player); }
int number_of(std::optional<Player> player) { return player ? static_cast<int>(*player) : 0; }

soccer::Replay replay_of(const soccer::Pitch& pitch, const Begun& begun) {
  std::vector<soccer::Point> written{pitch.lattice().point(pitch.start())};
  for (std::size_t i = 0; i < begun.moves.size(); ++i) {
    const std::vector<soccer::Point> points = soccer::parse_vertices(pitch, begun.moves[i], 1);
    if (points.size() != 1) refuse_move(i, begun.moves[i], "it is not one point");
    written.push_back(points.front());
  }
  soccer::Replay replayed = soccer::replay(pitch, written);
  if (replayed.fault) throw error_of(*replayed.fault, ErrorKind::breaks_rules, "give plies that keep the rules");
  return replayed;
}

std::vector<std::string> moves_of(const soccer::Pitch& pitch, const soccer::Replay& replayed) {
  std::vector<std::string> moves;
  moves.reserve(replayed.plies.size());
  for (const soccer::PlayedPly& played : replayed.plies) moves.push_back(pitch.to_string(played.ply.to));
  return moves;
}

// The effect of a legal ply, in a few words.
std::string note_of(const soccer::Pitch& pitch, const WidePosition& position, const soccer::Ply& ply) {
  const WidePosition after = soccer::play(pitch, position, ply);
  const Outcome outcome = soccer::outcome(pitch, after);
  if (outcome == Outcome::goal_1 || outcome == Outcome::goal_2) {
    return soccer::winner(outcome, after.mover) == position.mover ? "goal" : "own goal";
  }
  const bool is_bounce = after.mover == position.mover;
  if (outcome == Outcome::blocked) return is_bounce ? "bounces, no ply left: loses" : "no ply left: wins";
  return is_bounce ? "bounces" : "";
}

std::string sentence_of(const soccer::Pitch& pitch, const WidePosition& end) {
  const Outcome outcome = soccer::outcome(pitch, end);
  if (outcome == Outcome::ongoing) return {};
  const int winner = number_of(soccer::winner(outcome, end.mover));
  if (outcome == Outcome::blocked) return fmt::format("Player {} wins: player {} has no ply.", winner, 3 - winner);
  return fmt::format("Player {} wins: the ball is on goal {}.", winner, outcome == Outcome::goal_1 ? 1 : 2);
}

std::string digits_of_game(const soccer::Pitch& pitch, const soccer::Replay& replayed) {
  if (!soccer::has_digits(pitch)) return {};
  std::string lines;
  soccer::Vertex from = pitch.start();
  std::vector<soccer::Vertex> turn;
  for (std::size_t i = 0; i < replayed.plies.size(); ++i) {
    const soccer::PlayedPly& played = replayed.plies[i];
    if (turn.empty()) from = played.from;
    turn.push_back(played.ply.to);
    if (i + 1 < replayed.plies.size() && replayed.plies[i + 1].mover == played.mover) continue;
    lines += soccer::digits_of(pitch, from, turn) + '\n';
    turn.clear();
  }
  return lines;
}

// Counts the games and positions that follow a position, ply by ply.
class Ahead {
 public:
  explicit Ahead(const soccer::Pitch& pitch) : pitch_(pitch) {}

  /// Returns true if all were counted.
  bool count(const WidePosition& from, const Options& options) {
    Layer layer;
    layer.emplace(from, 1);
    for (plies_ = 0; !layer.empty(); ++plies_) {
      Layer next;
      for (const auto& entry : layer) {
        const WidePosition& position = entry.first;
        if (next.size() > most_counted || is_over(options)) return false;
        ++positions_;
        const auto outcome = static_cast<std::size_t>(soccer::outcome(pitch_, position));
        games_[outcome] += entry.second;
        soccer::for_each_ply(pitch_, position, [&](const soccer::Ply& ply) {
          next[soccer::play(pitch_, position, ply)] += entry.second;
        });
      }
      layer = std::move(next);
    }
    return true;
  }

  Json rows() const {
    Json rows = Json::array();
    const auto add = [&rows](const char* name, const Natural& number) {
      rows.push_back({{"name", name}, {"number", number.str()}});
    };
    const auto games = [this](Outcome outcome) { return games_[static_cast<std::size_t>(outcome)]; };
    add("different positions from here on", positions_);
    add("ways that the game can continue", games(Outcome::goal_1) + games(Outcome::goal_2) + games(Outcome::blocked));
    add("of these, with the ball on goal 1", games(Outcome::goal_1));
    add("of these, with the ball on goal 2", games(Outcome::goal_2));
    add("of these, without a ply left", games(Outcome::blocked));
    add("plies of the longest one", plies_ == 0 ? 0 : plies_ - 1);
    return rows;
  }
  int plies() const { return plies_; }
  std::uint64_t positions() const { return positions_; }

 private:
  struct Hash {
    std::size_t operator()(const WidePosition& position) const {
      constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
      const std::uint64_t hash =
          position.drawing.hash() + odd * (2U * position.ball + (position.mover == Player::one ? 1U : 0U));
      return static_cast<std::size_t>(hash ^ hash >> 32U);
    }
  };
  using Layer = std::unordered_map<WidePosition, Natural, Hash>;

  const soccer::Pitch& pitch_;
  int plies_ = 0;
  std::uint64_t positions_ = 0;
  std::array<Natural, 4> games_;  // by outcome, as far as counted
};

class SoccerAnswers : public Answers {
 public:
  Json position(const Begun& begun) override {
    const soccer::Pitch& pitch = table(begun.setup).pitch();
    const soccer::Replay replayed = replay_of(pitch, begun);
    const std::string outcome = sentence_of(pitch, replayed.end);
    Json legal = Json::array();
    soccer::for_each_ply(pitch, replayed.end, [&](const soccer::Ply& ply) {
      legal.push_back({{"text", pitch.to_string(ply.to)}, {"note", note_of(pitch, replayed.end, ply)}, {"to", ply.to}});
    });
    Json played = Json::array();
    Json segments = Json::array();
    WidePosition position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    int turn = 1;
    for (const soccer::PlayedPly& ply : replayed.plies) {
      played.push_back({{"player", number_of(ply.mover)},
                        {"text", pitch.to_string(ply.ply.to)},
                        {"note", note_of(pitch, position, ply.ply)},
                        {"turn", turn}});
      segments.push_back({{"from", ply.from}, {"to", ply.ply.to}, {"player", number_of(ply.mover)}, {"turn", turn}});
      position = soccer::play(pitch, position, ply.ply);
      if (position.mover != ply.mover) ++turn;
    }
    const auto winner = soccer::winner(soccer::outcome(pitch, replayed.end), replayed.end.mover);
    return {{"setup", setup_of(pitch)},
            {"moves", moves_of(pitch, replayed)},
            {"title", "Paper Soccer on " + (soccer::is_board(pitch.name()) ? "a board of your own" : setup_of(pitch))},
            {"movers", outcome.empty() ? Json::array({number_of(replayed.end.mover)}) : Json::array()},
            {"legal", legal},
            {"legal2", Json::array()},
            {"played", played},
            {"outcome", outcome},
            {"winner", number_of(winner)},
            {"record", fmt::format("pitch {}\n{}\n", setup_of(pitch),
                                   soccer::to_string(pitch, soccer::history_of(pitch, replayed)))},
            {"digits", digits_of_game(pitch, replayed)},
            {"view", {{"ball", replayed.end.ball}, {"segments", segments}}}};
  }

  Json think(const Begun& begun, const Options& options) override {
    Table& table = this->table(begun.setup);
    const soccer::Pitch& pitch = table.pitch();
    const WidePosition position = replay_of(pitch, begun).end;
    Json answer = {{"done", true}, {"winner", 0},    {"value", ""},
                   {"by", ""},     {"positions", 0}, {"moves", Json::array()}};
    if (const auto winner = soccer::winner(soccer::outcome(pitch, position), position.mover)) {
      answer["winner"] = number_of(winner);
      answer["by"] = "search";
      return answer;
    }

    std::vector<Reply> replies = replies_of(table, position);
    const bool is_covered = table.strategy() != nullptr && table.strategy()->find(position);
    std::optional<Player> winner;
    if (is_covered) winner = table.strategy()->winner();
    if (!winner) winner = winner_of(table, position, share_of(options, 2));
    rate(table, position, replies);
    std::size_t open = 0;
    for (Reply& reply : replies) {
      if (!reply.winner && winner && *winner != position.mover) reply.winner = winner;
      if (!reply.winner) ++open;
    }
    for (Reply& reply : replies) {
      if (reply.winner || is_over(options)) continue;
      reply.winner = winner_of(table, soccer::play(pitch, position, reply.ply), share_of(options, open--));
      if (reply.winner == position.mover) winner = position.mover;
    }
    answer["winner"] = number_of(winner);
    answer["by"] = is_covered ? "certificate" : winner ? "search" : "";
    answer["positions"] = table.solver().effort().positions;
    for (const Reply& reply : replies) {
      answer["done"] = answer["done"].get<bool>() && reply.winner.has_value();
      Json move = {{"text", pitch.to_string(reply.ply.to)},
                   {"winner", number_of(reply.winner)},
                   {"value", reply.plies ? fmt::format("{} plies at most", *reply.plies) : ""},
                   {"best", winner && (*winner != position.mover || reply.winner == winner)}};
      if (reply.plies) move["plies"] = *reply.plies;
      answer["moves"].push_back(move);
    }
    return answer;
  }

  Json advise(const Begun& begun, int /*player*/, const Options& options) override {
    Table& table = this->table(begun.setup);
    const WidePosition position = replay_of(table.pitch(), begun).end;
    if (soccer::outcome(table.pitch(), position) != Outcome::ongoing) {
      refuse("the position", "the game is over", "take a move back");
    }
    const int mover = number_of(position.mover);
    Json moves = Json::array();
    if (table.strategy() != nullptr) {
      for (const soccer::Ply& ply : table.strategy()->winning_turn(position)) {
        moves.push_back(table.pitch().to_string(ply.to));
      }
    }
    if (!moves.empty()) {
      return {{"moves", moves}, {"ground", fmt::format("the certificate proves a win for player {}", mover)}};
    }
    const running::SoccerTurn turn = table.opponent().choose(position, {options});
    for (const soccer::Vertex v : turn.to) moves.push_back(table.pitch().to_string(v));
    const auto ground = [&] {
      if (!turn.winner) {
        return fmt::format("the winner is not decided; searched {} turn{} ahead", turn.depth,
                           turn.depth == 1 ? "" : "s");
      }
      if (*turn.winner == position.mover) return fmt::format("a proved win for player {}", mover);
      return fmt::format("every turn loses: a proved win for player {}", 3 - mover);
    };
    return {{"moves", moves}, {"ground", ground()}};
  }

  Json counts(const Begun& begun, const Options& options) override {
    const soccer::Pitch& pitch = table(begun.setup).pitch();
    Ahead ahead(pitch);
    const bool reached = ahead.count(replay_of(pitch, begun).end, options);
    const std::string text =
        reached ? "Counted to the end of every game."
                : fmt::format("Too many to count here: the count stopped after {} positions, within {} plies.",
                              ahead.positions(), ahead.plies());
    return {{"reached", reached}, {"text", text}, {"rows", reached ? ahead.rows() : Json::array()}};
  }

  Begun record(const std::string& text) override {
    const soccer::Record record = soccer::parse_record(text);
    const soccer::WrittenHistory& written = record.histories.front();
    soccer::require_drawable(record.pitch);
    const soccer::Pitch pitch(record.pitch);
    const soccer::Replay replayed = soccer::replay(pitch, written.points);
    if (replayed.fault) {
      const Within place(fmt::format("line {}", written.line));
      throw error_of(*replayed.fault, ErrorKind::breaks_rules, "give a record that keeps the rules");
    }
    return {setup_of(pitch), moves_of(pitch, replayed)};
  }

  games::RulesText rules() override { return soccer::rules_text(); }

  Json own(const std::string& ask, const Json& question, std::string_view extra) override {
    if (ask == "certificate") return certificate(extra);
    if (ask == "pitch") return drawn(question.at("setup").get<std::string>());
    if (ask == "digits") {
      return game_of_digits(question.at("setup").get<std::string>(), question.at("text").get<std::string>());
    }
    return Answers::own(ask, question, extra);
  }

 private:
  struct Reply {
    soccer::Ply ply;
    std::optional<Player> winner{};
    std::optional<int> plies{};  // to the end of the game, by the certificate
  };

  // Keeps the pitch of the last question, with its searches.
  Table& table(const std::string& setup) {
    if (!table_ || setup != setup_) {
      const soccer::PitchName name = name_of_setup(setup);
      table_ = std::make_unique<Table>(name);
      setup_ = setup;
    }
    return *table_;
  }

  // All legal plies, with the certificate's facts about them.
  static std::vector<Reply> replies_of(const Table& table, const WidePosition& position) {
    std::vector<Reply> replies;
    soccer::for_each_ply(table.pitch(), position, [&](const soccer::Ply& ply) { replies.push_back({ply}); });
    const enumerate::Strategy* const strategy = table.strategy();
    if (strategy == nullptr) return replies;
    for (Reply& reply : replies) {
      const WidePosition after = soccer::play(table.pitch(), position, reply.ply);
      if (soccer::outcome(table.pitch(), after) != Outcome::ongoing) continue;
      if (const auto place = strategy->find(after)) {
        reply.winner = strategy->winner();
        reply.plies = strategy->plies_to_end(place) + 1;
      }
    }
    return replies;
  }

  // Adds the winners known without a search: from ends of the game, and from the solver's proofs.
  static void rate(Table& table, const WidePosition& position, std::vector<Reply>& replies) {
    for (const enumerate::RatedPly& rated : table.solver().plies(position)) {
      for (Reply& reply : replies) {
        if (reply.ply.to != rated.ply.to || reply.winner) continue;
        const WidePosition after = soccer::play(table.pitch(), position, reply.ply);
        reply.winner = soccer::winner(soccer::outcome(table.pitch(), after), after.mover);
        if (!reply.winner) reply.winner = rated.winner;
      }
    }
  }

  static std::optional<Player> winner_of(Table& table, const WidePosition& position,
                                         std::chrono::steady_clock::time_point until) {
    const Outcome outcome = soccer::outcome(table.pitch(), position);
    if (outcome != Outcome::ongoing) return soccer::winner(outcome, position.mover);
    const running::Deadline clock(until, {});
    table.solver().set_stop(clock.token());
    table.solver().set_limit({});
    return table.solver().winner(position);
  }

  Json certificate(std::string_view file) {
    const confirm::CertificateProof proof = confirm::check_certificate(std::as_bytes(std::span(file)));
    const soccer::Pitch pitch(proof.pitch);
    const std::string setup = setup_of(pitch);
    const bool is_followed = proof.positions <= most_followed;
    if (is_followed) table(setup).follow(file);
    const soccer::Replay replayed = soccer::replay_history(pitch, proof.history);
    return {{"pitch", setup},
            {"history", moves_of(pitch, replayed)},
            {"winner", proof.winner},
            {"positions", proof.positions},
            {"browsed", is_followed}};
  }

  Json game_of_digits(const std::string& setup, const std::string& text) {
    const soccer::Pitch& pitch = table(setup).pitch();
    if (!soccer::has_digits(pitch)) refuse(setup, "digits cannot write its plies", "choose a rectangle");
    WidePosition position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    Json moves = Json::array();
    games::for_each_line(text, [&](std::size_t line, std::string_view content) {
      const Within place(fmt::format("line {}", line));
      for (const std::string_view turn : games::words_of(content)) {
        if (soccer::outcome(pitch, position) != Outcome::ongoing) {
          refuse("turn " + std::string(turn), "the game is over before it", "leave it out");
        }
        for (const soccer::Vertex v : soccer::parse_digits(pitch, position, turn, soccer::DigitsEnd::anywhere)) {
          moves.push_back(pitch.to_string(v));
          position = soccer::play(pitch, position, {*pitch.lattice().edge_between(position.ball, v), v});
        }
      }
    });
    return {{"game", "soccer"}, {"setup", setup_of(pitch)}, {"moves", moves}};
  }

  Json drawn(const std::string& setup) {
    const soccer::Pitch& pitch = table(setup).pitch();
    const soccer::Replay nothing = soccer::replay(pitch, soccer::History{pitch.start()});
    const exports::SoccerScene scene = exports::history_scene(pitch, nothing);
    const auto place = [&](const soccer::Point& point) {
      const auto found = scene.places.find(point);
      return found != scene.places.end()
                 ? found->second
                 : std::pair<double, double>{static_cast<double>(point.x), static_cast<double>(point.y)};
    };
    Json vertices = Json::array();
    Json bounces = Json::array();
    std::map<soccer::Point, std::size_t> numbers;
    double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
    for (std::size_t i = 0; i < pitch.lattice().vertex_count(); ++i) {
      const auto v = static_cast<soccer::Vertex>(i);
      const soccer::Point point = pitch.lattice().point(v);
      numbers[point] = i;
      const auto [x, y] = place(point);
      left = std::min(left, x), top = std::min(top, y), right = std::max(right, x), bottom = std::max(bottom, y);
      vertices.push_back({{"x", x}, {"y", y}, {"name", pitch.to_string(v)}, {"goal", static_cast<int>(pitch.goal(v))}});
      if (pitch.wall(v)) bounces.push_back(i);
    }
    for (Json& vertex : vertices) {
      vertex["x"] = vertex["x"].get<double>() - left;
      vertex["y"] = vertex["y"].get<double>() - top;
    }
    Json edges = Json::array();
    for (std::size_t i = 0; i < pitch.lattice().vertex_count(); ++i) {
      for (const auto& incidence : pitch.lattice().incident(static_cast<soccer::Vertex>(i))) {
        if (incidence.to > i) edges.push_back({i, incidence.to});
      }
    }
    Json walls = Json::array();
    for (const auto& [from, to] : scene.walls) walls.push_back({numbers.at(from), numbers.at(to)});
    return {{"name", setup_of(pitch)}, {"width", right - left}, {"height", bottom - top}, {"vertices", vertices},
            {"edges", edges},          {"walls", walls},        {"bounces", bounces},     {"start", pitch.start()}};
  }

  std::string setup_;
  std::unique_ptr<Table> table_;
};

const Registered<SoccerAnswers> registered("soccer");

}  // namespace

}  // namespace quadrille::web
