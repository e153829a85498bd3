// Implements FirstRow (first_row.hpp): computes the records with which a colour sweep begins. Each number in a record
// is a sum over the states of the points of the first row.
#include "enumerate/engines/colour/first_row.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace quadrille::engines {

FirstRow::FirstRow(const Strip& strip, SmallField field)
    : strip_(strip),
      field_(field),
      rim_(has_rims(strip) ? 1 : 0),
      row_(std::ranges::count(strip.first_links, false) == 0 ? 0 : 1) {
  if (row_ == 0) return;
  const std::size_t width = strip.width();
  const std::size_t last_slot = width - 1 - 2 * rim_;
  for (std::size_t first = 0; first < width;) {
    std::size_t last = first;
    while (last + 1 < width && strip.first_links[last]) ++last;
    const auto has = [&](std::size_t point) { return rim_ != 0 && first <= point && point <= last; };
    pieces_.push_back({first, last, first < 1 + rim_ ? 0 : first - 1 - rim_,
                       last + 1 < rim_ ? 0 : std::min(last + 1 - rim_, last_slot), has(1), has(width - 2)});
    first = last + 1;
  }
}

FirstRow::Lanes FirstRow::with_slot(std::size_t slot, const Slots& slots, const Lanes& before) {
  const int held = slots[slot];
  if (held != 0 && !strip_.rows[row_].vertices[slot + rim_]) return {.even = 0};
  Lanes lanes = before;
  const auto scale = [&](std::uint32_t by) {
    lanes.even = field_.product(lanes.even, by);
    for (std::uint32_t& marked : lanes.marked) marked = marked == 0 ? 0 : field_.product(marked, by);
  };
  if (slot > 0 && held != 0 && held == slots[slot - 1]) scale(2);
  for (Piece& piece : pieces_) {
    if (piece.last_slot != slot || piece.has_l || piece.has_r) continue;
    const Beside by(*this, piece, slots);
    const std::uint32_t even = lanes.even;
    scale(by(0, 0, 0));
    for (std::size_t at = piece.first_slot; at <= slot; ++at) {
      const int m = std::abs(slots[at]);
      const auto is_it = [&](int other) { return std::abs(other) == m; };
      if (m == 0 || std::any_of(slots.begin() + static_cast<std::ptrdiff_t>(piece.first_slot),
                                slots.begin() + static_cast<std::ptrdiff_t>(at), is_it)) {
        continue;
      }
      std::uint32_t& marked = lanes.marked[static_cast<std::size_t>(m)];
      marked = field_.sum(marked, field_.product(even, by(0, 0, m)));
    }
  }
  return lanes;
}

void FirstRow::column(const Slots& slots, int colours, const Lanes& lanes,
                      FunctionRef<void(int, int, int, std::uint32_t)> on_residue) {
  Piece* left = nullptr;
  Piece* right = nullptr;
  for (Piece& piece : pieces_) {
    if (piece.has_l) left = &piece;
    if (piece.has_r) right = &piece;
  }
  const auto marked = [&](int m) { return m == 0 ? lanes.even : lanes.marked[static_cast<std::size_t>(m)]; };
  if (left == nullptr || right == nullptr) {  // then both are null
    for (int m = 0; m <= colours; ++m) on_residue(0, 0, m, marked(m));
    return;
  }
  const int own = colours + 1;
  const auto for_each = [&](const auto& residue) {
    for (int i = 0; i <= colours; ++i) {
      for (int j = 0; j <= colours; ++j) {
        for (int m = 0; m <= colours; ++m) on_residue(i, j, m, residue(i, j, m));
      }
      on_residue(own, own, i, residue(own, own, i));
      on_residue(own, i, own, residue(own, i, own));
      on_residue(i, own, own, residue(i, own, own));
    }
  };
  // The end lies in a piece without legs or in one with a leg.
  if (left == right) {
    const Beside both(*this, *left, slots);
    for_each([&](int l, int r, int m) {
      const std::uint32_t even = field_.product(marked(m), both(l, r, 0));
      return m == 0 ? even : field_.sum(even, field_.product(lanes.even, both(l, r, m)));
    });
    return;
  }
  using Matrix = std::array<std::array<std::uint32_t, most_colours>, most_colours>;  // indexed by the leg and the lane
  Matrix of_l, of_r;
  Matrix with_l, with_r;  // these with the other pieces
  const Beside beside_left(*this, *left, slots);
  const Beside beside_right(*this, *right, slots);
  for (int leg = 0; leg <= own; ++leg) {
    const auto i = static_cast<std::size_t>(leg);
    for (int m = 0; m <= own; ++m) {
      const auto lane = static_cast<std::size_t>(m);
      of_l[i][lane] = beside_left(leg, 0, m);
      of_r[i][lane] = beside_right(0, leg, m);
      with_l[i][lane] = field_.product(marked(m), of_l[i][0]);
      if (m != 0) with_l[i][lane] = field_.sum(with_l[i][lane], field_.product(lanes.even, of_l[i][lane]));
      with_r[i][lane] = m == 0 ? 0 : field_.product(lanes.even, of_r[i][lane]);
    }
  }
  for_each([&](int leg_l, int leg_r, int m) {
    const auto l = static_cast<std::size_t>(leg_l);
    const auto r = static_cast<std::size_t>(leg_r);
    const auto lane = static_cast<std::size_t>(m);
    return static_cast<std::uint32_t>(
        (std::uint64_t{with_l[l][lane]} * of_r[r][0] + std::uint64_t{of_l[l][0]} * with_r[r][lane]) % field_.prime);
  });
}

FirstRow::Beside::Beside(const FirstRow& row, Piece& piece, const Slots& slots) : field_(row.field_) {
  Slots renumbered{};
  std::uint64_t key = 0;
  int colours = 0;
  for (std::size_t slot = piece.first_slot; slot <= piece.last_slot; ++slot) {
    const int held = slots[slot];
    int& now = renumbered[slot];
    if (held != 0) {
      int& number = number_[static_cast<std::size_t>(std::abs(held))];
      if (number == 0) number = held > 0 ? ++colours : -++colours;
      now = held > 0 ? number : -number;
    }
    key = key * (2 * Offsets::most_slots + 1) + static_cast<std::uint64_t>(now + Offsets::most_slots);
  }
  auto found = piece.factors.find(key);
  if (found == piece.factors.end()) {
    found = piece.factors.emplace(key, row.summed_out(piece, renumbered, colours)).first;
  }
  factor_ = &found->second;
}

std::uint32_t FirstRow::Beside::operator()(int l, int r, int m) const {
  int elsewhere = 0;  // a colour of no slot beside the piece; if there are two, one is odd, and the residue is 0
  bool is_turned = false;
  bool is_zero = false;
  const auto number = [&](int colour) -> std::size_t {
    if (colour == 0) return 0;
    const int known = number_[static_cast<std::size_t>(colour)];
    if (known != 0) {
      is_turned = is_turned != (known < 0);
      return static_cast<std::size_t>(std::abs(known));
    }
    is_zero = is_zero || (elsewhere != 0 && elsewhere != colour);
    elsewhere = colour;
    return factor_->side - 1;
  };
  const std::size_t of_l = number(l);
  const std::size_t of_r = number(r);
  const std::uint32_t residue = factor_->at(of_l, of_r, number(m));
  if (is_zero) return 0;
  return is_turned ? field_.difference(0, residue) : residue;
}

// Sums out the points of a piece. The colours of the slots beside it are *named*, and so is the next one, which none of
// them has. A vertex is untouched, has a named colour and a sign, or has another colour. The weight of each vertex is
// doubled: 2 for untouched, 1 for a colour and a sign. The number of colours goes to 0, so with m named colours there
// are -m others, and they weigh -2m in all. This does not depend on the vertex before: a link between two vertices of
// one colour weighs 2 or 0, 1 on average. An end or a leg in another colour is odd in that colour's sign, and cancels.
FirstRow::Factor FirstRow::summed_out(const Piece& piece, const Slots& slots, int colours) const {
  struct State {
    int held;  // a named colour with a sign, or 0: untouched or another colour
    Factor value;
  };
  const Factor none(static_cast<std::size_t>(colours));
  const int named = colours + 1;
  const auto add = [&](Factor& to, const Factor& value, std::int64_t times) {
    const std::uint32_t by = field_.residue(times);
    for (std::size_t i = 0; i < to.residues.size(); ++i) {
      to.residues[i] = field_.sum(to.residues[i], field_.product(value.residues[i], by));
    }
  };
  // Adds `from`, which is even in a colour's sign, to `at`, which is odd in it. `times` includes the sign.
  const auto add_odd = [&](std::uint32_t& at, std::uint32_t from, std::int64_t times) {
    at = field_.sum(at, field_.product(from, field_.residue(times)));
  };
  std::vector<State> before{{0, none}};
  before.front().value.at(0, 0, 0) = 1;
  for (std::size_t point = piece.first_point; point <= piece.last_point; ++point) {
    std::vector<State> after;
    Factor all = none;
    for (const State& state : before) add(all, state.value, 1);
    after.push_back({0, none});
    add(after.back().value, all, strip_.rows[0].vertices[point] ? 2 - 2 * named : 2);
    for (int number = 1; strip_.rows[0].vertices[point] && number <= named; ++number) {
      for (const int sign : {1, -1}) {
        State& state = after.emplace_back(State{sign * number, none});
        for (const State& other : before) {
          if (other.held != -state.held) add(state.value, other.value, other.held == state.held ? 2 : 1);
        }
        // The weight of the links to the slots.
        std::int64_t links = 1;
        for (std::size_t slot = piece.first_slot; slot <= piece.last_slot; ++slot) {
          const std::size_t column = slot + rim_;
          if (column + 1 < point || column > point + 1) continue;
          if (column == point && !strip_.rows[1].links_back[point]) continue;
          if (slots[slot] == state.held) links *= 2;
          if (slots[slot] == -state.held) links = 0;
        }
        Factor linked = none;
        add(linked, state.value, links);
        // The legs and the end. A residue that is odd in a colour's sign is odd in the sign of its first slot.
        const auto n = static_cast<std::size_t>(number);
        for (std::size_t i = 0; rim_ != 0 && point == 1 && i < none.side * none.side; ++i) {
          add_odd(linked.at(n, i / none.side, i % none.side), linked.at(0, i / none.side, i % none.side), sign);
        }
        for (std::size_t i = 0; rim_ != 0 && point + 2 == strip_.width() && i < none.side * none.side; ++i) {
          add_odd(linked.at(i / none.side, n, i % none.side), linked.at(i / none.side, 0, i % none.side), sign);
        }
        for (std::size_t i = 0; i < none.side * none.side; ++i) {
          add_odd(linked.at(i / none.side, i % none.side, n), linked.at(i / none.side, i % none.side, 0),
                  sign * static_cast<std::int64_t>(strip_.rows[0].weights[point]));
        }
        state.value = std::move(linked);
      }
    }
    before = std::move(after);
  }
  Factor result = none;
  for (const State& state : before) add(result, state.value, 1);
  return result;
}

}  // namespace quadrille::engines
