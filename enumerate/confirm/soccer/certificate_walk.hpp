// Walk: visits every position that can arise when the winner plays as a certificate (certificate.hpp) says. It stores
// each finished position in full. So when the file refers to an earlier position, Walk can compare the two positions
// completely.
#pragma once

#include <fmt/format.h>

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "enumerate/confirm/soccer/certificate_board.hpp"
#include "enumerate/confirm/soccer/certificate_reader.hpp"
#include "quadrille/error.hpp"

namespace quadrille::confirm::certificate {

/// The positions that the walk has finished, in order. They never move, so memory never doubles.
template <std::size_t Words>
class Finished {
 public:
  std::uint64_t size() const { return size_; }
  const Position<Words>& operator[](std::uint64_t number) const { return blocks_[number / block][number % block]; }
  /// \throws std::bad_alloc
  void add(const Position<Words>& position) {
    if (size_ % block == 0) blocks_.push_back(std::make_unique_for_overwrite<Position<Words>[]>(block));
    blocks_.back()[size_++ % block] = position;
  }

 private:
  static constexpr std::size_t block = std::size_t{1} << 14U;
  std::vector<std::unique_ptr<Position<Words>[]>> blocks_;
  std::uint64_t size_ = 0;
};

template <std::size_t Words>
class Walk {
 public:
  Walk(const Board& board, const Header& header, Reader& reader,
       const std::function<void(std::uint64_t positions)>& observer)
      : rules_(board), header_(header), reader_(reader), observer_(observer) {}

  /// Plays the header's history, then the walk. \returns the number of positions
  /// \throws Error (unusable_input) if the history is illegal; Error (breaks_rules) if the walk is no proof
  std::uint64_t play() {
    arrive(after_history());
    while (!open_.empty()) {
      Open& top = open_.back();
      const Step* step = nullptr;
      while (step == nullptr && top.next < top.end) step = rules_.step(top.position, top.next++);
      if (step != nullptr) {
        arrive(rules_.after(top.position, *step));
      } else {
        finish(top.position);
        open_.pop_back();
      }
    }
    return finished_.size();
  }

 private:
  // A position on the way from the first one to the current one, with the exits not yet played there.
  struct Open {
    Position<Words> position;
    std::size_t next = 0;
    std::size_t end = 0;
  };

  Position<Words> after_history() const {
    const Board& board = rules_.board();
    Position<Words> position = rules_.start();
    for (std::size_t ply = 0; ply < header_.history.size(); ++ply) {
      const std::optional<std::uint16_t> to = board.find(header_.history[ply]);
      const Step* found = nullptr;
      for (std::size_t exit = 0; exit < board.exits && ply > 0 && rules_.won(position) == 0; ++exit) {
        const Step* const step = rules_.step(position, exit);
        if (step != nullptr && to == step->to) found = step;
      }
      if (ply == 0 ? to != board.start : found == nullptr) {
        throw Error(ErrorKind::unusable_input, fmt::format("line {}: ply {}: the rules do not allow a ply to {}; "
                                                           "write the certificate of another history",
                                                           history_line, ply, header_.history[ply].substr(0, 64)));
      }
      if (found != nullptr) position = rules_.after(position, *found);
    }
    return position;
  }

  // Handles a new position: the game is over there, the walk continues with it, or the walk refers to a finished
  // position.
  void arrive(const Position<Words>& position) {
    if (const int won = rules_.won(position); won != 0) {
      if (won != header_.winner) refute(position, fmt::format("player {} has won", won));
      return;
    }
    const Position<Words> here{rules_.live(position), position.ball, position.mover};
    const std::uint64_t at = reader_.offset();
    const std::optional<std::uint64_t> number = reader_.number();
    if (!number) refute(here, fmt::format("byte {} of the walk begins no number", at));
    const std::size_t exits = rules_.board().exits;
    if (*number >= exits) {
      refer(here, *number - exits, at);
    } else if (here.mover == header_.winner) {
      const auto exit = static_cast<std::size_t>(*number);
      if (rules_.step(here, exit) == nullptr)
        refute(here, fmt::format("byte {} of the walk says exit {}, where no ply is", at, exit));
      open_.push_back({here, exit, exit + 1});
    } else {
      if (*number != 0) refute(here, fmt::format("byte {} of the walk says {}, and the loser moves", at, *number));
      open_.push_back({here, 0, exits});
    }
  }

  void refer(const Position<Words>& here, std::uint64_t reference, std::uint64_t at) const {
    const std::uint64_t back = reference / 2;
    const bool mirrored = reference % 2 == 1;
    if (back >= finished_.size()) {
      refute(here, fmt::format("byte {} of the walk refers to the position {} before the last of {}", at, back,
                               finished_.size()));
    }
    if (mirrored && !rules_.board().has_mirror())
      refute(here, fmt::format("byte {} of the walk refers to a mirror image, and the pitch has none", at));
    const std::uint64_t number = finished_.size() - 1 - back;
    if ((mirrored ? rules_.mirrored(here) : here) != finished_[number]) {
      refute(here, fmt::format("byte {} of the walk refers to position {}, which is another", at, number));
    }
  }

  void finish(const Position<Words>& position) {
    constexpr std::uint64_t between_observations = std::uint64_t{1} << 22U;
    finished_.add(position);
    if (observer_ && finished_.size() % between_observations == 0) observer_(finished_.size());
  }

  [[noreturn]] void refute(const Position<Words>& position, std::string_view why) const {
    std::vector<std::string> history = header_.history;
    const auto add = [&](std::uint16_t ball) { history.push_back(rules_.board().points[ball]); };
    for (std::size_t i = 1; i < open_.size(); ++i) add(open_[i].position.ball);
    if (!open_.empty()) add(position.ball);  // otherwise it is the position after the header's history
    throw Error(ErrorKind::breaks_rules,
                fmt::format("no proof: after {}with player {} to move: {}", to_string(history), position.mover, why));
  }

  const Rules<Words> rules_;
  const Header& header_;
  Reader& reader_;
  const std::function<void(std::uint64_t positions)>& observer_;
  std::vector<Open> open_;
  Finished<Words> finished_;
};

}  // namespace quadrille::confirm::certificate
