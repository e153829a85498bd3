#include "enumerate/plusminus/residual_board.hpp"

#include <algorithm>

namespace quadrille::enumerate::placing {

namespace {

// An end's sign compares two squares: after a line, the next line's with its own; before it, its own with the one
// before.
bool is_after(int end) { return end % 2 == 1; }

bool is_threshold(End end) { return end != settled && end != tied; }

// A tied sign has two ends; it is counted once, at the first.
bool counts(End what, int end) { return is_threshold(what) || (what == tied && is_after(end)); }

// The sign at an end of a line whose square lies above, or else below, its neighbour's.
bool sign_at(int end, bool above) { return is_after(end) != above; }

// A square is placed into line `placed` of one kind, which is line `crossing` of the other kind. This works out what
// becomes of the signs of the first kind, in order.
class SidePlacement {
 public:
  SidePlacement(const Remnant& from, std::size_t side, int placed, int crossing, Placement& to, int& sign, int& carried)
      : left_(from.free - 1),
        from_(from.ends[side]),
        placed_(placed),
        crossing_(crossing),
        ends_(to.rest.ends[side]),
        fates_(to.fates),
        sign_(sign),
        carried_(carried) {}

  void run() {
    for (int end = 0; end < 2 * (left_ + 1); ++end) {
      const End what = from_[static_cast<std::size_t>(end)];
      if (counts(what, end)) {
        fates_[static_cast<std::size_t>(sign_)] = what == tied ? fate_of_tied(end) : fate_of_threshold(end, what);
        ++sign_;
      }
    }
  }

 private:
  void set(int end, End what) {
    const int line = end / 2;
    ends_[static_cast<std::size_t>(line > placed_ ? end - 2 : end)] = what;
  }

  Fate carry() { return {carried_++, false}; }

  // An end whose filled neighbour has `below` of the free lines of the other kind below it, after this placement.
  Fate face(int end, int below) {
    if (below == 0 || below == left_) return {Fate::fixed, sign_at(end, below == 0)};
    set(end, static_cast<End>(below));
    return carry();
  }

  Fate fate_of_tied(int end) {
    if (end / 2 == placed_) return face(end + 1, crossing_);
    if (end / 2 + 1 == placed_) return face(end, crossing_);
    set(end, tied);
    set(end + 1, tied);
    return carry();
  }

  Fate fate_of_threshold(int end, int below) {
    if (end / 2 == placed_) return {Fate::fixed, sign_at(end, crossing_ >= below)};
    return face(end, crossing_ < below ? below - 1 : below);
  }

  const int left_;
  const std::array<End, std::size_t{2} * largest_side>& from_;
  const int placed_;
  const int crossing_;
  std::array<End, std::size_t{2} * largest_side>& ends_;
  std::array<Fate, most_signs>& fates_;
  int& sign_;
  int& carried_;
};

// The reversal of the lines of one kind: their ends in the opposite order, and the squares' order along them reversed.
void reverse_lines(Remnant& remnant, std::size_t side) {
  auto& ends = remnant.ends[side];
  std::reverse(ends.begin(), ends.begin() + std::ptrdiff_t{2} * remnant.free);
  for (End& end : remnant.ends[1 - side]) {
    if (is_threshold(end)) end = static_cast<End>(remnant.free - end);
  }
}

}  // namespace

Remnant empty_grid(int n) {
  Remnant grid;
  grid.free = static_cast<std::uint8_t>(n);
  for (auto& ends : grid.ends) std::fill_n(ends.begin() + 1, 2 * (n - 1), tied);
  return grid;
}

std::array<int, 2> open_signs(const Remnant& remnant) {
  std::array<int, 2> open{};
  for (std::size_t side = 0; side < 2; ++side) {
    for (int end = 0; end < 2 * remnant.free; ++end) {
      if (counts(remnant.ends[side][static_cast<std::size_t>(end)], end)) ++open[side];
    }
  }
  return open;
}

Placement place(const Remnant& remnant, int column, int row) {
  Placement placement;
  placement.rest.free = static_cast<std::uint8_t>(remnant.free - 1);
  int sign = 0;
  int carried = 0;
  SidePlacement(remnant, 0, column, row, placement, sign, carried).run();
  SidePlacement(remnant, 1, row, column, placement, sign, carried).run();
  return placement;
}

Remnant reversed(const Remnant& remnant, Reversal reversal) {
  Remnant image = remnant;
  if (reversal.columns) reverse_lines(image, 0);
  if (reversal.rows) reverse_lines(image, 1);
  return image;
}

Canonical canonical(const Remnant& remnant) {
  Canonical least{remnant, {}};
  for (const Reversal reversal : {Reversal{true, false}, Reversal{false, true}, Reversal{true, true}}) {
    const Remnant image = reversed(remnant, reversal);
    if (image < least.remnant) least = {image, reversal};
  }
  return least;
}

}  // namespace quadrille::enumerate::placing
