#include "enumerate/plusminus/residual_board.hpp"

#include <algorithm>

namespace quadrille::enumerate::placing {

namespace {

// True if the end lies after its line. Its sign then compares the next line's square with the line's own. Otherwise it
// compares the line's own square with that of the line before.
bool is_after(int end) { return end % 2 == 1; }

bool is_threshold(End end) { return end != settled && end != tied; }

// True at the first end of an open sign, where it is counted. A tied sign has two ends.
bool counts(End what, int end) { return is_threshold(what) || (what == tied && is_after(end)); }

// The sign at an end of a line whose square lies above its neighbour's; below it if `above` is false.
bool sign_at(int end, bool above) { return is_after(end) != above; }

// The transitions of the signs of one kind of lines, in order, when a square is placed. The square lies in line
// `placed` of this kind, and in line `crossing` of the other kind.
class SidePlacement {
 public:
  SidePlacement(const ResidualBoard& from, std::size_t side, int placed, int crossing, Placement& to, int& sign,
                int& carried)
      : left_(from.free - 1),
        from_(from.ends[side]),
        placed_(placed),
        crossing_(crossing),
        ends_(to.rest.ends[side]),
        transitions_(to.transitions),
        sign_(sign),
        carried_(carried) {}

  void run() {
    for (int end = 0; end < 2 * (left_ + 1); ++end) {
      const End what = from_[static_cast<std::size_t>(end)];
      if (counts(what, end)) {
        transitions_[static_cast<std::size_t>(sign_)] =
            what == tied ? transition_of_tied(end) : transition_of_threshold(end, what);
        ++sign_;
      }
    }
  }

 private:
  void set(int end, End what) {
    const int line = end / 2;
    ends_[static_cast<std::size_t>(line > placed_ ? end - 2 : end)] = what;
  }

  SignTransition carry() { return {carried_++, false}; }

  // The transition of an end whose filled neighbour has `below` free lines of the other kind below it, after this
  // placement.
  SignTransition face(int end, int below) {
    if (below == 0 || below == left_) return {SignTransition::fixed, sign_at(end, below == 0)};
    set(end, static_cast<End>(below));
    return carry();
  }

  SignTransition transition_of_tied(int end) {
    if (end / 2 == placed_) return face(end + 1, crossing_);
    if (end / 2 + 1 == placed_) return face(end, crossing_);
    set(end, tied);
    set(end + 1, tied);
    return carry();
  }

  SignTransition transition_of_threshold(int end, int below) {
    if (end / 2 == placed_) return {SignTransition::fixed, sign_at(end, crossing_ >= below)};
    return face(end, crossing_ < below ? below - 1 : below);
  }

  const int left_;
  const std::array<End, std::size_t{2} * largest_side>& from_;
  const int placed_;
  const int crossing_;
  std::array<End, std::size_t{2} * largest_side>& ends_;
  std::array<SignTransition, most_signs>& transitions_;
  int& sign_;
  int& carried_;
};

// Reverses the lines of one kind: their ends get the opposite order, and so do the squares along them.
void reverse_lines(ResidualBoard& board, std::size_t side) {
  auto& ends = board.ends[side];
  std::reverse(ends.begin(), ends.begin() + std::ptrdiff_t{2} * board.free);
  for (End& end : board.ends[1 - side]) {
    if (is_threshold(end)) end = static_cast<End>(board.free - end);
  }
}

}  // namespace

ResidualBoard empty_grid(int n) {
  ResidualBoard grid;
  grid.free = static_cast<std::uint8_t>(n);
  for (auto& ends : grid.ends) std::fill_n(ends.begin() + 1, 2 * (n - 1), tied);
  return grid;
}

std::array<int, 2> open_signs(const ResidualBoard& board) {
  std::array<int, 2> open{};
  for (std::size_t side = 0; side < 2; ++side) {
    for (int end = 0; end < 2 * board.free; ++end) {
      if (counts(board.ends[side][static_cast<std::size_t>(end)], end)) ++open[side];
    }
  }
  return open;
}

Placement place(const ResidualBoard& board, int column, int row) {
  Placement placement;
  placement.rest.free = static_cast<std::uint8_t>(board.free - 1);
  int sign = 0;
  int carried = 0;
  SidePlacement(board, 0, column, row, placement, sign, carried).run();
  SidePlacement(board, 1, row, column, placement, sign, carried).run();
  return placement;
}

ResidualBoard reversed(const ResidualBoard& board, Reversal reversal) {
  ResidualBoard image = board;
  if (reversal.columns) reverse_lines(image, 0);
  if (reversal.rows) reverse_lines(image, 1);
  return image;
}

Canonical canonical(const ResidualBoard& board) {
  Canonical least{board, {}};
  for (const Reversal reversal : {Reversal{true, false}, Reversal{false, true}, Reversal{true, true}}) {
    const ResidualBoard image = reversed(board, reversal);
    if (image < least.board) least = {image, reversal};
  }
  return least;
}

}  // namespace quadrille::enumerate::placing
