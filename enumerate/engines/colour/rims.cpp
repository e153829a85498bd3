// Sums out the points of a strip's rims, its outer columns (rims.hpp). The section "Rims as odd parts" of
// docs/colour-sweep.md has the formulas.
#include "enumerate/engines/colour/rims.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "enumerate/engines/colour/offsets.hpp"

namespace quadrille::engines {

// A rim point is linked to the point of leg l, to c and to v. Its weight, summed over its colours and signs, is
// 1 + <l, c> + <l, v> + <c, v>. Here <., .> is the product of the signs if the colours are the same, and else 0. This
// is (F + s_c D_c) + s_v (D_v + [v = +-c] s_c F): a leg with c's part in it and one further link, to v. If an end lies
// at the rim point, the weight is <l> + <c> + <v> + <l, c, v> instead.

void begin_row(std::uint32_t* record, int colours, int first, const RimPoint& point, SmallField field) {
  const RimRecord at(colours);
  const std::size_t row = at.row();
  constexpr std::size_t most = Offsets::most_slots;
  std::array<std::uint32_t, RimRecord(most).column()> before{};
  std::copy_n(record, at.column(), before.begin());
  std::fill_n(record, at.size(), 0U);
  const auto add = [&](std::size_t to, std::uint32_t residue) { record[to] = field.sum(record[to], residue); };
  const auto add_end = [&](std::size_t to, std::size_t from) { add(to, field.product(point.weight, before[from])); };
  // Leg r and the lane have no colour or a slot's; leg l' is 0.
  for (std::size_t r = 0; r < row; ++r) {
    std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(at.at(0, 0, r, 0)), row, record + at.at(0, 0, r, 0));
    if (!point.is_vertex) continue;
    for (std::size_t l = 1; l < row; ++l) {
      std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(at.at(0, l, r, 0)), row, record + at.at(l, 0, r, 0));
      add_end(at.at(0, 0, r, l), at.at(0, l, r, 0));
      add_end(at.at(l, 0, r, l), at.at(0, 0, r, 0));
    }
    if (first != 0) {
      for (std::size_t m = 0; m < row; ++m) {
        add(at.at(0, 0, r, m), before[at.at(0, 1, r, m)]);
        add(at.at(1, 0, r, m), before[at.at(0, 0, r, m)]);
      }
      add_end(at.at(0, 0, r, 1), at.at(0, 0, r, 0));
      add_end(at.at(1, 0, r, 1), at.at(0, 1, r, 0));
    }
    record[at.own_m(0, r)] = before[at.pair_lm(0, r)];
    add_end(at.own_m(0, r), at.at(0, 0, r, 0));
  }
  // Leg r and the lane, or the leg l and r, in a colour of no slot.
  record[at.pair_rm(0, 0)] = before[at.pair_rm(0, 0)];
  if (point.is_vertex) {
    add_end(at.pair_rm(0, 0), at.pair_lr(0, 0));
    for (std::size_t l = 1; l < row; ++l) record[at.pair_rm(l, 0)] = before[at.pair_rm(0, l)];
    if (first != 0) {
      add(at.pair_rm(0, 0), before[at.pair_rm(0, 1)]);
      add(at.pair_rm(1, 0), before[at.pair_rm(0, 0)]);
    }
    for (std::size_t m = 0; m < row; ++m) record[at.own_r(0, m)] = before[at.pair_lr(0, m)];
  }
  if (first == 0) return;
  // Leg l' of slot 0's own colour, which has the sign +.
  for (std::size_t a = 0; a < row; ++a) {
    std::copy_n(record + at.at(a, 0, 0, 0), row * row, record + at.at(a, 1, 0, 0));
    record[at.pair_rm(a, 1)] = record[at.pair_rm(a, 0)];
  }
  std::copy_n(record + at.own_r(0, 0), row, record + at.own_r(1, 0));
  std::copy_n(record + at.own_m(0, 0), row, record + at.own_m(1, 0));
}

void begin_last_step(std::uint32_t* record, int colours, int last, const RimPoint& point, SmallField field) {
  const RimRecord at(colours);
  const std::size_t row = at.row();
  const auto own = static_cast<std::size_t>(std::abs(last));
  const auto add = [&](std::uint32_t& to, std::uint32_t residue) { to = field.sum(to, residue); };
  const auto add_turned = [&](std::uint32_t& to, std::uint32_t residue) {
    to = last > 0 ? field.sum(to, residue) : field.difference(to, residue);
  };
  const auto ends = [&](std::uint32_t residue) { return field.product(point.weight, residue); };
  // Takes residues by r, `step` apart: exchanges the parts that are even and odd in the last slot's colour.
  const auto fold = [&](std::uint32_t* by_r, std::size_t step) {
    if (!point.is_vertex) {
      for (std::size_t r = 1; r < row; ++r) by_r[r * step] = 0;
    } else if (last != 0) {
      const std::uint32_t even = by_r[0];
      add_turned(by_r[0], by_r[own * step]);
      add_turned(by_r[own * step], even);
    }
  };
  const auto fold_with_lanes = [&](std::uint32_t* by_r_and_m) {
    std::array<std::uint32_t, Offsets::most_slots + 1> unmarked{};
    for (std::size_t r = 0; r < row; ++r) unmarked[r] = by_r_and_m[r * row];
    for (std::size_t m = 0; m < row; ++m) fold(by_r_and_m + m, row);
    if (!point.is_vertex) return;
    for (std::size_t m = 1; m < row; ++m) {
      add(by_r_and_m[m], ends(unmarked[m]));
      add(by_r_and_m[m * row + m], ends(unmarked[0]));
    }
    if (last == 0) return;
    add_turned(by_r_and_m[own], ends(unmarked[0]));
    add_turned(by_r_and_m[own * row + own], ends(unmarked[own]));
  };
  // Reads first the residues from which others take their ends.
  const std::uint32_t unmarked = record[at.own_l(0, 0)];
  for (std::size_t l = 0; l < row; ++l) {
    fold(record + at.own_m(l, 0), 1);
    if (point.is_vertex) add(record[at.own_m(l, 0)], ends(record[at.own_r(l, 0)]));
  }
  for (std::size_t a = 0; a < row; ++a) {
    fold(record + at.pair_lm(a, 0), 1);
    if (point.is_vertex) add(record[at.pair_lm(a, 0)], ends(record[at.pair_lr(a, 0)]));
    for (std::size_t l = 0; l < row; ++l) {
      if (point.is_vertex) add(record[at.pair_rm(a, l)], ends(record[at.at(a, l, 0, 0)]));
      fold_with_lanes(record + at.at(a, l, 0, 0));
    }
  }
  fold_with_lanes(record + at.own_l(0, 0));
  if (point.is_vertex) {
    add(record[at.own_all()], ends(unmarked));
    add(record[at.own_l_pair_rm()], ends(unmarked));
    return;
  }
  for (std::size_t i = 0; i < row; ++i) {
    for (std::size_t a = 0; a < row; ++a) record[at.pair_lr(a, i)] = record[at.pair_rm(a, i)] = 0;
    for (std::size_t m = 0; m < row; ++m) record[at.own_r(i, m)] = 0;
  }
  std::fill_n(record + at.own_all(), 4, 0U);
}

void end_row(std::uint32_t* record, int colours, int last, SmallField field) {
  const RimRecord at(colours);
  const std::size_t row = at.row();
  const auto own = static_cast<std::size_t>(std::abs(last));
  // Folds the link from leg r to the last slot into a residue, from those with r = 0 and with r = the slot's colour.
  const auto folded = [&](std::size_t without, std::size_t with) {
    if (last == 0) return record[without];
    return last > 0 ? field.sum(record[without], record[with]) : field.difference(record[without], record[with]);
  };
  for (std::size_t l = 0; l < row; ++l) {
    // Leg r' = 0 is computed first and stored last: no other residue is read from its place.
    for (std::size_t m = 0; m < row; ++m) {
      const std::uint32_t even = folded(at.at(0, l, 0, m), at.at(0, l, own, m));
      for (std::size_t r = 1; r < row; ++r) record[at.at(0, l, r, m)] = folded(at.at(r, l, 0, m), at.at(r, l, own, m));
      record[at.at(0, l, 0, m)] = even;
    }
    record[at.pair_rm(0, l)] = folded(at.own_m(l, 0), at.own_m(l, own));
    record[at.pair_lr(0, l)] = folded(at.own_l(0, l), at.own_l(own, l));
  }
  const std::uint32_t even = folded(at.pair_lm(0, 0), at.pair_lm(0, own));
  for (std::size_t r = 1; r < row; ++r) record[at.pair_lm(0, r)] = folded(at.pair_lm(r, 0), at.pair_lm(r, own));
  record[at.pair_lm(0, 0)] = even;
}

}  // namespace quadrille::engines
