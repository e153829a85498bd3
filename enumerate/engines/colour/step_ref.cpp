// The reference implementation of the colour sweep. It computes one residue after another, directly by the formulas of
// docs/colour-sweep.md.
//
// A record is a map with one residue for each choice of colours of the legs (docs/colour-sweep.md explains legs). A
// step computes each residue separately, from the slots and the legs to which the residue belongs. The code uses no
// offsets and no fixed layout of a record.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "enumerate/engines/colour/first_row.hpp"
#include "enumerate/engines/colour/sweep.hpp"

namespace quadrille::engines {

namespace {

using SlotList = std::vector<int>;
// The legs a, l, r and the lane: each 0 or a colour. Colours that no slot has follow those of the slots.
using Legs = std::array<int, 4>;
enum Leg : std::size_t { a, l, r, lane };
using Record = std::map<Legs, std::uint32_t>;

// A residue, by its legs, and its factor.
struct Term {
  std::int64_t factor;
  Legs legs;
};
using Terms = std::vector<Term>;

Legs with(Legs legs, std::size_t leg, int colour) {
  legs[leg] = colour;
  return legs;
}
int sign_of(int held) { return held < 0 ? -1 : 1; }
bool has_colour(int held, int colour) { return held != 0 && std::abs(held) == colour; }
// The sum over D of [same colour] s s for one link.
int linked(int held, int other) {
  return held != 0 && std::abs(held) == std::abs(other) ? sign_of(held) * sign_of(other) : 0;
}
int colours_of(const SlotList& slots) {
  return std::accumulate(slots.begin(), slots.end(), 0, [](int most, int held) { return std::max(most, held); });
}

// Slots and legs whose colours are numbered by their first slot, which has the sign +; and the sign by which this
// changes the residue.
struct Canonical {
  SlotList slots;
  Legs legs;
  int sign = 1;
};
Canonical canonical(SlotList slots, Legs legs) {
  std::map<int, int> became;
  int sign = 1;
  for (int& held : slots) {
    if (held == 0) continue;
    const int next = static_cast<int>(became.size()) + 1;
    const int now = became.try_emplace(std::abs(held), held > 0 ? next : -next).first->second;
    held = held > 0 ? now : -now;
  }
  for (int& colour : legs) {
    if (colour == 0) continue;
    const int now = became.try_emplace(colour, static_cast<int>(became.size()) + 1).first->second;
    sign *= sign_of(now);
    colour = std::abs(now);
  }
  return {std::move(slots), legs, sign};
}

// All legs of the residues of a record: a colour of no slot occurs twice or four times among them.
std::vector<Legs> legs_of(int colours, bool rims) {
  std::vector<Legs> result;
  const int most = colours + 2;
  for (int i = 0; i < (most + 1) * (most + 1) * (most + 1) * (most + 1); ++i) {
    const Legs legs{i % (most + 1), i / (most + 1) % (most + 1), i / (most + 1) / (most + 1) % (most + 1),
                    i / (most + 1) / (most + 1) / (most + 1)};
    if (!rims && (legs[l] != 0 || legs[r] != 0)) continue;
    int next = colours + 1;
    bool is_even = true;
    for (const int colour : legs) {
      if (colour <= colours) continue;
      is_even = is_even && std::ranges::count(legs, colour) % 2 == 0 && colour <= next;
      next = std::max(next, colour + 1);
    }
    if (is_even) result.push_back(legs);
  }
  return result;
}

class HalfSweep {
 public:
  HalfSweep(const Strip& half, std::uint32_t prime)
      : half_(half), field_{prime}, rim_(has_rims(half) ? 1 : 0), slots_(half.width() - 2 * rim_) {
    FirstRow first(half, field_);
    const auto always = [] { return true; };
    for_each_record(
        Offsets(static_cast<int>(slots_)), always, FirstRow::Lanes{},
        [&](int slot, const Slots& slots, const FirstRow::Lanes& before) {
          return first.with_slot(static_cast<std::size_t>(slot), slots, before);
        },
        [&](const Slots& slots, int colours, std::uint64_t, const FirstRow::Lanes& lanes) {
          Record& record = records_[SlotList(slots.begin(), slots.begin() + static_cast<std::ptrdiff_t>(slots_))];
          first.column(slots, colours, lanes, [&](int of_l, int of_r, int m, std::uint32_t residue) {
            record[{0, of_l, of_r, m}] = residue;
          });
        });
    halvings_ = first.halvings();
    for (std::size_t y = first.row() + 1; y <= half.root_row; ++y) {
      for (std::size_t x = 0; x < slots_; ++x) step(x, y);
    }
  }

  const std::map<SlotList, Record>& records() const { return records_; }
  std::size_t halvings() const { return halvings_; }

  std::uint32_t at(const SlotList& slots, const Legs& legs) const {
    for (std::size_t x = 1; x < slots.size(); ++x) {
      if (slots[x] != 0 && slots[x] == -slots[x - 1]) return 0;
    }
    const Canonical key = canonical(slots, legs);
    const Record& record = records_.at(key.slots);
    const auto found = record.find(key.legs);
    if (found == record.end()) return 0;
    return key.sign > 0 ? found->second : field_.difference(0, found->second);
  }

 private:
  void step(std::size_t x, std::size_t y) {
    std::map<SlotList, Record> after;
    for (const auto& [slots, record] : records_) {
      Record& to = after[slots];
      const int colours = colours_of(slots);
      const bool is_possible = slots[x] == 0 || half_.rows[y].vertices[x + rim_];
      for (const Legs& legs : legs_of(colours, rim_ != 0)) {
        const std::uint32_t residue = is_possible ? taken_in(slots, colours, legs, x, y) : 0;
        if (residue != 0) to[legs] = residue;
      }
    }
    records_ = std::move(after);
    halvings_ += 1;
  }

  // The doubled sum over c, for v in slot x. \param legs  after the step
  std::uint32_t taken_in(const SlotList& slots, int colours, const Legs& legs, std::size_t x, std::size_t y) const {
    const bool is_first = rim_ != 0 && x == 0;
    const bool is_last = x + 1 == slots_;
    const int v = slots[x];
    // The legs that become c; the others were there before.
    const std::array<bool, 3> from_c{true, is_first, rim_ != 0 && is_last};
    if (is_last && legs[a] != 0) return 0;  // c has no further link there
    const int named = std::max(colours, *std::ranges::max_element(legs));
    Legs before = legs;
    for (const Leg leg : {a, l, r}) before[leg] = from_c[leg] ? 0 : before[leg];
    std::uint32_t sum = 0;
    for (int c = -named; c <= named + 1; ++c) {
      std::int64_t weight = c == 0 ? 2 : c == named + 1 ? -2 * named : 1;
      if (half_.rows[y].links_back[x + rim_]) weight *= 1 + linked(c, v);
      for (const Leg leg : {a, l, r}) {
        if (from_c[leg] && legs[leg] != 0) weight *= has_colour(c, legs[leg]) ? sign_of(c) : 0;
      }
      if (weight == 0) continue;
      Terms terms{{weight, before}};
      if (is_first) sum_rim_point(terms, l, y - 1, 0, c, v);
      if (is_last && rim_ != 0) sum_rim_point(terms, r, y - 1, half_.width() - 1, c, v);
      expand(terms, [&](const Term& term, Terms& to) {  // the link from a to v
        to.push_back(term);
        if (v != 0) to.push_back({term.factor * sign_of(v), with(term.legs, a, std::abs(v))});
      });
      expand(terms, [&](const Term& term, Terms& to) {  // an end at c
        to.push_back(term);
        const StripRow& row = half_.rows[y - 1];
        if (has_colour(c, term.legs[lane]) && row.vertices[x + rim_]) {
          to.push_back({term.factor * sign_of(c) * row.weights[x + rim_], with(term.legs, lane, 0)});
        }
      });
      SlotList others = slots;
      others[x] = c;
      for (const Term& term : terms) {
        sum = field_.sum(sum, field_.product(field_.residue(term.factor), at(others, term.legs)));
      }
    }
    for (const std::size_t beside : {x - 1, x + 1}) {
      if (v != 0 && beside < slots_ && slots[beside] == v) sum = field_.product(2, sum);
    }
    return sum;
  }

  template <class Each>
  static void expand(Terms& terms, const Each& each) {
    Terms to;
    for (const Term& term : terms) each(term, to);
    terms = std::move(to);
  }

  // Takes in a rim point and sums it out: it is linked to the point of the leg, to c and to v.
  void sum_rim_point(Terms& terms, Leg leg, std::size_t y, std::size_t column, int c, int v) const {
    if (!half_.rows[y].vertices[column]) return;  // the leg is 0
    const std::int64_t end = half_.rows[y].weights[column];
    expand(terms, [&](const Term& term, Terms& to) {
      to.push_back({term.factor * (1 + linked(c, v)), term.legs});
      for (const int held : {c, v}) {
        if (held != 0) to.push_back({term.factor * sign_of(held), with(term.legs, leg, std::abs(held))});
      }
      const int colour = term.legs[lane];
      if (colour == 0) return;
      const Legs unmarked = with(term.legs, lane, 0);
      const bool in_c = has_colour(c, colour);
      const bool in_v = has_colour(v, colour);
      to.push_back({term.factor * end * ((in_c ? sign_of(c) : 0) + (in_v ? sign_of(v) : 0)), unmarked});
      to.push_back({term.factor * end * (1 + (in_c && in_v ? linked(c, v) : 0)), with(unmarked, leg, colour)});
    });
  }

  const Strip& half_;
  SmallField field_;
  std::size_t rim_;    // the columns before the first slot
  std::size_t slots_;  // of a record
  std::size_t halvings_ = 0;
  std::map<SlotList, Record> records_;
};

// One way to join the legs of the two halves at a rim point of the root's row: their colours, and the factor.
struct RimTerm {
  int lower, upper;
  std::int64_t factor;
};

// The rim point joins an even number of its three links: to the two legs and to the slot beside it.
std::vector<RimTerm> without_end(int beside, int colours, bool is_vertex) {
  std::vector<RimTerm> result{{0, 0, 1}};
  for (int colour = 1; is_vertex && colour <= colours; ++colour) result.push_back({colour, colour, 1});
  if (is_vertex && beside != 0) {
    result.push_back({std::abs(beside), 0, sign_of(beside)});
    result.push_back({0, std::abs(beside), sign_of(beside)});
  }
  return result;
}

// If the end lies there, the rim point joins an odd number of them, all in the root's colour.
std::vector<RimTerm> with_end(int beside, int colour, std::int64_t end) {
  std::vector<RimTerm> result{{colour, 0, end}, {0, colour, end}};
  if (has_colour(beside, colour)) {
    result.push_back({0, 0, end * sign_of(beside)});
    result.push_back({colour, colour, end * sign_of(beside)});
  }
  return result;
}

}  // namespace

std::uint32_t count_by_colours_ref(const Strip& strip, std::uint32_t prime) {
  const SmallField field{prime};
  const Strip upper_strip = reversed(strip);
  const HalfSweep lower(strip, prime);
  const HalfSweep upper(upper_strip, prime);
  const StripRow& row = strip.rows[strip.root_row];
  const std::size_t rim = has_rims(strip) ? 1 : 0;
  const std::size_t last = strip.width() - 1;
  std::uint32_t total = 0;
  for (const auto& [slots, unused] : lower.records()) {
    const int root = slots[strip.root_column - rim];
    if (root == 0) continue;
    const int b = std::abs(root);
    const int colours = colours_of(slots);
    std::int64_t ends = 0;
    std::uint64_t halvings = 0;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      if (slots[i] == 0) continue;
      ++halvings;
      if (i > 0 && slots[i] == slots[i - 1]) ++halvings;
      if (has_colour(slots[i], b) && row.vertices[i + rim])
        ends += sign_of(slots[i]) * std::int64_t{row.weights[i + rim]};
    }
    std::uint32_t value = 0;
    const auto add = [&](std::int64_t factor, const Legs& x, const Legs& y) {
      const std::uint32_t product = field.product(lower.at(slots, x), upper.at(slots, y));
      value = field.sum(value, field.product(field.residue(factor), product));
    };
    // The end lies in the row between the rims, before it or behind it, or on a rim.
    const auto add_with = [&](std::int64_t factor, int left_x, int right_x, int left_y, int right_y, bool has_end) {
      if (has_end) return add(factor, {0, left_x, right_x, 0}, {0, left_y, right_y, 0});
      add(factor * ends, {0, left_x, right_x, 0}, {0, left_y, right_y, 0});
      add(factor, {0, left_x, right_x, b}, {0, left_y, right_y, 0});
      add(factor, {0, left_x, right_x, 0}, {0, left_y, right_y, b});
    };
    const auto rims = [&](const std::vector<RimTerm>& left, const std::vector<RimTerm>& right, bool has_end) {
      for (const RimTerm& i : left) {
        for (const RimTerm& j : right) add_with(i.factor * j.factor, i.lower, j.lower, i.upper, j.upper, has_end);
      }
    };
    const auto left = without_end(slots.front(), colours, rim != 0 && row.vertices.front());
    const auto right = without_end(slots.back(), colours, rim != 0 && row.vertices.back());
    rims(left, right, false);
    if (rim != 0 && row.vertices.front()) rims(with_end(slots.front(), b, row.weights.front()), right, true);
    if (rim != 0 && row.vertices.back()) rims(left, with_end(slots.back(), b, row.weights.back()), true);
    // Both rim points have a colour that no slot has: of these there are -colours.
    if (rim != 0 && row.vertices[0] && row.vertices[last]) {
      const int own = colours + 1;
      add_with(-colours, own, own, own, own, false);
    }
    if (root < 0) value = field.difference(0, value);
    for (int k = 1; k < colours; ++k) value = field.product(value, field.residue(-k));
    total = field.sum(total, field.product(value, field.power_of_half(halvings - static_cast<std::uint64_t>(colours))));
  }
  return field.product(total, field.power_of_half(lower.halvings() + upper.halvings()));
}

}  // namespace quadrille::engines
