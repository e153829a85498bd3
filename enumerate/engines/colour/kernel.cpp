// Computes a step of the colour sweep for one group of records (kernel.hpp). This source file is compiled once for each
// kind of processor.
#include "enumerate/engines/colour/kernel.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "enumerate/engines/colour/rims.hpp"

// Highway compiles the rest of this file once for each kind of processor. The program links nothing of Highway; its
// checks would have to be linked, so they are off.
#define HWY_IS_DEBUG_BUILD 0
#ifdef __clang_analyzer__  // the linter, which would take minutes
#  define HWY_COMPILE_ONLY_STATIC
#endif
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "enumerate/engines/colour/kernel.cpp"
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3_DL)
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace quadrille::engines::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// N residues in an array, for any processor.
template <int N>
struct PlainLanes {
  struct Vector {
    std::uint32_t lane[N];
  };
  std::uint32_t prime;

  static Vector each(auto&& value) {
    Vector v;
    for (int i = 0; i < N; ++i) v.lane[i] = value(i);
    return v;
  }
  static Vector load(const std::uint32_t* at) {
    return each([&](int i) { return at[i]; });
  }
  static void store(Vector v, std::uint32_t* at) {
    for (int i = 0; i < N; ++i) at[i] = v.lane[i];
  }
  // The first `count` lanes.
  static void store_some(Vector v, std::uint32_t* at, int count) {
    for (int i = 0; i < count; ++i) at[i] = v.lane[i];
  }
  static Vector all(std::uint32_t value) {
    return each([&](int) { return value; });
  }
  Vector sum(Vector a, Vector b) const {
    return each([&](int i) { return std::min(a.lane[i] + b.lane[i], a.lane[i] + b.lane[i] - prime); });
  }
  Vector difference(Vector a, Vector b) const {
    return each([&](int i) { return std::min(a.lane[i] - b.lane[i], a.lane[i] - b.lane[i] + prime); });
  }
  static Vector chosen(const std::uint32_t* mask, Vector yes, Vector no) {
    return each([&](int i) { return mask[i] != 0 ? yes.lane[i] : no.lane[i]; });
  }
  static Vector permuted(Vector v, const std::int32_t* from) {
    return each([&](int i) { return v.lane[from[i]]; });
  }
};

// N residues in a vector of the processor. A sum of two residues fits 32 bits. Its residue is the smaller one of the
// sum and the sum less the prime, because a negative difference wraps round.
template <int N>
struct VectorLanes {
  using Tag = hn::CappedTag<std::uint32_t, N>;
  using Vector = hn::Vec<Tag>;
  std::uint32_t prime;

  static HWY_INLINE Vector load(const std::uint32_t* at) { return hn::LoadU(Tag(), at); }
  static HWY_INLINE void store(Vector v, std::uint32_t* at) { hn::StoreU(v, Tag(), at); }
  static HWY_INLINE void store_some(Vector v, std::uint32_t* at, int count) {
    if (count == N) return store(v, at);
    if (count == 1) {
      *at = hn::GetLane(v);
      return;
    }
    hn::BlendedStore(v, hn::FirstN(Tag(), static_cast<std::size_t>(count)), Tag(), at);
  }
  static HWY_INLINE Vector all(std::uint32_t value) { return hn::Set(Tag(), value); }
  HWY_INLINE Vector sum(Vector a, Vector b) const {
    const Vector c = hn::Add(a, b);
    return hn::Min(c, hn::Sub(c, all(prime)));
  }
  HWY_INLINE Vector difference(Vector a, Vector b) const {
    const Vector c = hn::Sub(a, b);
    return hn::Min(c, hn::Add(c, all(prime)));
  }
  static HWY_INLINE Vector chosen(const std::uint32_t* mask, Vector yes, Vector no) {
    return hn::IfThenElse(hn::MaskFromVec(load(mask)), yes, no);
  }
  static HWY_INLINE Vector permuted(Vector v, const std::int32_t* from) {
    return hn::TableLookupLanes(v, hn::SetTableIndices(Tag(), from));
  }
};

// The layout of a record of slots with `colours` colours: rows of colours + 1 residues, each row indexed by the last of
// its legs. Without rims a column is one row, indexed by the lane. With rims (rims.hpp) it has a row, indexed by
// the lane, for each pair of legs l and r. Three more rows are for two of l, r and the lane in a colour that no slot
// has.
template <int colours, bool rims>
struct Shape {
  static constexpr int row = colours + 1;
  static constexpr int known = rims ? row * row * row : row;  // of a column: legs without a colour or with a slot's
  static constexpr int pairs = rims ? 3 * row : 0;            // of a column: the others
  static constexpr int column = known + pairs;
  static constexpr int marked = rims ? 2 * row * row : 0;   // of the legs a and l, or a and r: rows by the lane
  static constexpr int own = rims ? 3 * row * row + 4 : 1;  // where a has a colour that no slot has
  static constexpr int size = row * column + own;
  static constexpr int rest = rims ? 4 : 1;  // of these the last, in no row
  static constexpr int rows = (size - rest) / row;
};

// The layout of the record in which slot x has a new colour, split for the group's order. This record has one colour
// more than the group. Each of its columns is split into three parts. The first is a column of the group's records.
// In `twins` the two legs have the new colour that have a colour of no slot in the group's records. In `own` one or
// three legs have the new colour. The last part of the record is split in the same way.
template <int k, bool rims>
struct Split {
  using Of = Shape<k, rims>;
  using Wide = Shape<k + 1, rims>;
  static constexpr int twins = Of::column;
  static constexpr int own = twins + Of::pairs;
  static constexpr int column = own + Of::own;
  static_assert(column == Wide::column);
  static constexpr int last = Wide::row * column;       // like the last part of the group's records
  static constexpr int crossed = last + Of::own;        // one other leg has the new colour
  static constexpr int both = crossed + 2 * Of::pairs;  // both have
  static constexpr int size = Wide::size;
  // The places of the first k + 1 residues of a row of the record, and of its last one.
  struct Place {
    int head, tail;
  };
  std::array<Place, Wide::rows> places{};

  constexpr Split() {
    constexpr int n = Of::row;  // the new colour too
    std::size_t next = 0;
    for (int a = 0; a <= n; ++a) {
      const int at = a * column;
      if (!rims) {
        places[next++] = {at, at + own};
        continue;
      }
      for (int l = 0; l <= n; ++l) {
        for (int r = 0; r <= n; ++r) {
          places[next++] = l < n && r < n ? Place{at + (l * n + r) * n, at + own + (2 * n + l) * n + r}
                           : l < n        ? Place{at + own + (n + l) * n, at + twins + 2 * n + l}
                           : r < n        ? Place{at + own + r * n, at + twins + n + r}
                                          : Place{at + twins, at + own + 3 * n * n};
        }
      }
      for (int pair = 0; pair < 3; ++pair) {
        places[next++] = {at + Of::known + pair * n, at + own + 3 * n * n + 3 - pair};
      }
    }
    for (int leg = 0; rims && leg < 3; ++leg) {
      constexpr int second[] = {0, 2, 4};
      constexpr int third[] = {1, 3, 5};
      for (int i = 0; i <= n; ++i) {
        places[next++] = i < n ? Place{last + (leg * n + i) * n, crossed + third[leg] * n + i}
                               : Place{crossed + second[leg] * n, both + leg};
      }
    }
  }
};

template <int k, bool rims>
inline constexpr Split<k, rims> split{};

// Masks of lanes, and the orders of colours.
template <int N>
struct Tables {
  using Mask = std::array<std::uint32_t, N>;
  using Order = std::array<std::int32_t, N>;
  std::array<Mask, N> one{};    // lane i alone
  std::array<Mask, N> other{};  // all but lane i
  // Indexed by the number of colours before x and by the colour of slot x: the record's number of each of the group's
  // colours, and the inverse.
  std::array<std::array<Order, N>, N> in_record{};
  std::array<std::array<Order, N>, N> in_group{};
  Order first{};  // lane 0 everywhere

  constexpr Tables() {
    for (std::size_t i = 0; i < N; ++i) {
      for (std::size_t j = 0; j < N; ++j) {
        one[i][j] = i == j ? ~0U : 0;
        other[i][j] = i == j ? 0 : ~0U;
      }
    }
    for (int before = 0; before < N; ++before) {
      for (int own = 0; own < N; ++own) {
        Order& there = in_record[static_cast<std::size_t>(before)][static_cast<std::size_t>(own)];
        Order& back = in_group[static_cast<std::size_t>(before)][static_cast<std::size_t>(own)];
        for (int lane = 0; lane < N; ++lane) {
          there[static_cast<std::size_t>(lane)] = lane == 0 ? 0 : number_in_record(lane, own, before);
        }
        for (int lane = 0; lane < N; ++lane)
          back[static_cast<std::size_t>(there[static_cast<std::size_t>(lane)])] = lane;
      }
    }
  }
};

template <int N>
inline constexpr Tables<N> tables{};

// Masks and orders for as many rows of `row` residues as fit a vector.
template <int N, int row>
struct RowTables {
  static constexpr int rows = N / row;
  std::array<std::array<std::uint32_t, N>, row> one{};  // lane i of each row
  std::array<std::int32_t, N> first{};                  // lane 0 of the same row

  constexpr RowTables() {
    for (int i = 0; i < N; ++i) {
      const bool in_row = i < rows * row;
      one[static_cast<std::size_t>(i % row)][static_cast<std::size_t>(i)] = in_row ? ~0U : 0;
      first[static_cast<std::size_t>(i)] = in_row ? i - i % row : i;
    }
  }
};

template <int N, int row>
inline constexpr RowTables<N, row> row_tables{};

// One step of one group with k colours. Columns and lanes are numbered as in the group: 0 for F and E, a colour's
// number for D and M; `fresh` = k + 1 is the new colour that slot x alone may have.
template <class Lanes, int N, int k, bool rims>
class GroupStep {
  using Vector = typename Lanes::Vector;
  using Of = Shape<k, rims>;
  using Wide = Shape<k + 1, rims>;
  using Parts = Split<k, rims>;
  static constexpr int fresh = k + 1;
  static_assert(fresh < N);
  static constexpr int at_once = RowTables<N, Of::row>::rows;  // rows in a vector
  enum class Rows { by_lane, others, rest };

 public:
  GroupStep(std::uint32_t* array, const ColourGroup& group, const ColourStep& step, std::uint32_t prime,
            std::uint32_t* scratch)
      : array_(array), group_(group), step_(step), lanes_{prime}, scratch_(scratch) {}

  /// The size of the scratch memory, in residues.
  static constexpr int needed = (2 * k + 1) * Of::size + 2 * Wide::size + 2 * N;
  static constexpr auto residues = static_cast<std::size_t>(needed);

  HWY_INLINE void run() {
    for (int value = 0; value <= 2 * k; ++value) read(value);
    read_fresh();
    columns<Rows::by_lane>(0, Of::known);
    if constexpr (rims) {
      columns<Rows::by_lane>(Of::known, Of::known + Of::row);
      columns<Rows::others>(Of::known + Of::row, Of::column);
      last_part<Rows::by_lane>(0, Of::marked);
      last_part<Rows::others>(Of::marked, Of::own - Of::rest);
    }
    last_part<Rows::rest>(Of::own - Of::rest, Of::own);
    for (int value = 0; value <= 2 * k; ++value) write(value);
    write_fresh();
  }

 private:
  HWY_INLINE Vector zero() const { return Lanes::all(0); }
  HWY_INLINE Vector times(Vector v, std::uint32_t factor) const {
    if (factor == 0) return zero();
    Vector result = v;
    for (int bit = static_cast<int>(std::bit_width(factor)) - 2; bit >= 0; --bit) {
      result = lanes_.sum(result, result);
      if ((factor >> static_cast<unsigned>(bit) & 1U) != 0) result = lanes_.sum(result, v);
    }
    return result;
  }
  // v + weight of an end * of
  HWY_INLINE Vector with_end(Vector v, Vector of) const {
    for (std::uint32_t i = 0; i < step_.weight; ++i) v = lanes_.sum(v, of);
    return v;
  }

  // The colour of slot x in the record that has number `value` in the group.
  static int colour_of(int value) { return (value + 1) / 2; }
  static bool is_negative(int value) { return value != 0 && value % 2 == 0; }
  // True if the record's order is not the group's.
  bool is_turned(int own) const { return own > group_.colours_before; }
  const auto& in_record(int own) const {
    return tables<N>.in_record[static_cast<std::size_t>(group_.colours_before)][static_cast<std::size_t>(own)];
  }
  const auto& in_group(int own) const {
    return tables<N>.in_group[static_cast<std::size_t>(group_.colours_before)][static_cast<std::size_t>(own)];
  }

  // Calls each(number, place, is_odd, is_by_lane) for the rows of a record of slots with `colours` colours. `number` is
  // that of the row in one order of colours (the record's or the group's), `place` lies in the other order. is_odd: the
  // row is odd in the sign of colour `own`, if its last leg is even in it. is_by_lane: its last leg is the lane.
  template <int colours, class Order, class Each>
  static HWY_INLINE void for_each_row(const Order& order, int own, const Each& each) {
    using S = Shape<colours, rims>;
    const auto place = [&](int number) { return order[static_cast<std::size_t>(number)]; };
    int number = 0;
    for (int a = 0; a <= colours; ++a) {
      const int column = place(a) * S::column;
      if constexpr (!rims) {
        each(number++, column, a == own, true);
      } else {
        for (int l = 0; l <= colours; ++l) {
          const int rows = column + place(l) * S::row * S::row;
          for (int r = 0; r <= colours; ++r) {
            each(number++, rows + place(r) * S::row, ((a == own) != (l == own)) != (r == own), true);
          }
        }
        for (int pair = 0; pair < 3; ++pair) each(number++, column + S::known + pair * S::row, a == own, pair == 0);
      }
    }
    if constexpr (rims) {
      for (int leg = 0; leg < 3; ++leg) {
        for (int other = 0; other <= colours; ++other) {
          const int place_of_row = S::row * S::column + (leg * S::row + place(other)) * S::row;
          each(number++, place_of_row, other == own, leg < 2);
        }
      }
    }
  }

  HWY_INLINE Vector negated_where(const std::uint32_t* mask, Vector v) const {
    return Lanes::chosen(mask, lanes_.difference(zero(), v), v);
  }
  static const std::uint32_t* odd(bool is_odd, int colour) {
    return (is_odd ? tables<N>.other : tables<N>.one)[static_cast<std::size_t>(colour)].data();
  }

  // With rims every record is first brought into the group's order: it has it already, or it is copied, and copied back
  // after the step. Without rims a column is one vector, so its order is changed as it is loaded and stored.

  HWY_INLINE void read(int value) {
    const std::uint64_t offset = group_.offsets[static_cast<std::size_t>(value)];
    const int own = colour_of(value);
    if (offset == Offsets::none) {
      from_[value] = no_colour_record();
      records_[value] = nullptr;
      return;
    }
    from_[value] = records_[value] = array_ + offset;
    if (!rims || !is_turned(own)) return;
    std::uint32_t* const copy = scratch_ + value * Of::size;
    const auto* const order = in_record(own).data();
    for_each_row<k>(in_record(own), own, [&](int number, int place, bool is_odd, bool) HWY_ATTR {
      Vector v = Lanes::permuted(Lanes::load(array_ + offset + place), order);
      if (is_negative(value)) v = negated_where(odd(is_odd, own), v);
      Lanes::store(v, copy + number * Of::row);
    });
    std::copy_n(array_ + offset + Of::size - Of::rest, Of::rest, copy + Of::size - Of::rest);
    from_[value] = records_[value] = copy;
  }

  HWY_INLINE void read_fresh() {
    const std::uint32_t* const from = array_ + group_.offsets[2 * k + 1];
    fresh_ = scratch_ + (2 * k + 1) * Of::size;
    after_ = fresh_ + Wide::size + N;
    const auto* const order = in_record(fresh).data();
    for_each_row<fresh>(in_record(fresh), fresh, [&](int number, int place, bool, bool is_by_lane) HWY_ATTR {
      Vector v = Lanes::permuted(Lanes::load(from + place), order);
      if (is_by_lane) v = with_end(v, with_lane(fresh, zero(), first_everywhere(v)));
      const auto& to = split<k, rims>.places[static_cast<std::size_t>(number)];
      if constexpr (rims) {
        alignas(64) std::uint32_t lanes[N];
        Lanes::store(v, lanes);
        std::copy_n(lanes, fresh, fresh_ + to.head);
        fresh_[to.tail] = lanes[fresh];
      } else {
        Lanes::store(v, fresh_ + to.head);  // the tail follows
      }
    });
    std::copy_n(from + Wide::size - Of::rest, Of::rest, fresh_ + Parts::last + Of::own - Of::rest);
  }
  static HWY_INLINE Vector first_everywhere(Vector v) { return Lanes::permuted(v, tables<N>.first.data()); }
  static HWY_INLINE Vector with_lane(int lane, Vector v, Vector of) {
    return Lanes::chosen(tables<N>.one[static_cast<std::size_t>(lane)].data(), of, v);
  }

  // Takes a step for a stretch of rows of all columns, as many rows at a time as a vector holds.
  template <Rows rows>
  HWY_INLINE void columns(int from, int to) {
    constexpr int most = at_once * Of::row;
    for (; from < to; from += most) column_part<rows>(from, std::min(most, to - from));
  }
  // The same for a stretch of the last part.
  template <Rows rows>
  HWY_INLINE void last_part(int from, int to) {
    constexpr int most = rows == Rows::rest ? N : at_once * Of::row;
    for (; from < to; from += most) own_part<rows>(from, std::min(most, to - from));
  }

  HWY_INLINE Vector at(int value, int place) const { return Lanes::load(from_[value] + place); }
  // A part of column `of` of a record in which slot x is coloured.
  HWY_INLINE Vector column_at(int value, int of, int place) const {
    const int own = colour_of(value);
    if (rims || !is_turned(own)) return at(value, of * Of::column + place);
    const auto& order = in_record(own);
    const Vector v = Lanes::permuted(at(value, order[static_cast<std::size_t>(of)] * Of::column), order.data());
    return is_negative(value) ? negated_where(odd(of == own, own), v) : v;
  }
  // v, with lane `colour` of each row replaced by lane 0 of the same row of `of`.
  static HWY_INLINE Vector with_lanes(int colour, Vector v, Vector of) {
    return Lanes::chosen(row_tables<N, Of::row>.one[static_cast<std::size_t>(colour)].data(),
                         Lanes::permuted(of, row_tables<N, Of::row>.first.data()), v);
  }
  static HWY_INLINE Vector end_of(int colour, Vector of) { return with_lanes(colour, Lanes::all(0), of); }

  template <Rows rows>
  HWY_INLINE void column_part(int place, int count) {
    Vector all[fresh];              // sums over c, by the columns of a
    Vector odd_part[fresh][fresh];  // the odd parts in c's sign: by colour, and by the columns of a
    Vector both[fresh][2];          // sums over c's sign: by colour, columns F and the colour's own
    Vector ends[fresh];             // of `all`
    const bool is_pair = place >= Of::known;
    for (int of = 0; of <= k; ++of) {
      const Vector u = at(0, of * Of::column + place);
      const std::uint32_t* const own = fresh_ + of * Parts::column + place;
      all[of] = lanes_.difference(lanes_.sum(u, u), times(Lanes::load(own), 2 * k));
      // The pair's colour is one more named colour: -2 (k + 1) in place of -2 k, and twice the part where c has it.
      if (is_pair) {
        const Vector less = lanes_.difference(Lanes::load(own), Lanes::load(own + Of::pairs));
        all[of] = lanes_.difference(all[of], lanes_.sum(less, less));
      }
      ends[of] = zero();
    }
    for (int colour = 1; colour <= k; ++colour) {
      for (int of = 0; of <= k; ++of) {
        const Vector p = column_at(2 * colour - 1, of, place);
        const Vector m = column_at(2 * colour, of, place);
        const Vector sum = lanes_.sum(p, m);
        const Vector difference = lanes_.difference(p, m);
        all[of] = lanes_.sum(all[of], sum);
        Vector with_ends = sum;
        odd_part[colour][of] = difference;
        if constexpr (rows == Rows::by_lane) {
          const Vector end = end_of(colour, difference);
          ends[of] = with_lanes(colour, ends[of], difference);
          odd_part[colour][of] = with_end(difference, end_of(colour, sum));
          with_ends = with_end(sum, end);
        }
        if (of == 0) both[colour][0] = with_ends;
        if (of == colour) both[colour][1] = with_ends;
      }
    }
    if constexpr (rows == Rows::by_lane) {
      for (int of = 0; of <= k; ++of) all[of] = with_end(all[of], ends[of]);
    }
    write_part(0, place, 0, all[0], count);
    for (int c = 1; c <= k; ++c) write_part(0, place, c, odd_part[c][0], count);
    for (int value = 1; value <= 2 * k; ++value) {
      if (records_[value] == nullptr) continue;
      const int colour = colour_of(value);
      const auto plus = [&](Vector a, Vector b)
                            HWY_ATTR { return is_negative(value) ? lanes_.difference(a, b) : lanes_.sum(a, b); };
      Vector parts[fresh];
      for (int c = 0; c <= k; ++c) {
        Vector even = c == 0 ? all[0] : odd_part[c][0];             // the same for both signs of v
        Vector turns = c == 0 ? all[colour] : odd_part[c][colour];  // changes its sign with v
        if (step_.is_linked && c == 0) {
          even = plus(even, odd_part[colour][0]);
          turns = plus(turns, odd_part[colour][colour]);
        }
        if (step_.is_linked && c == colour) {
          even = plus(even, both[colour][0]);
          turns = plus(turns, both[colour][1]);
        }
        parts[c] = beside(value, plus(even, turns));
      }
      write_parts(value, place, parts, count);
    }
    // v new: the same, with the parts in which no leg or two legs have the new colour.
    const auto write_new = [&](int from) HWY_ATTR {
      const Vector f = Lanes::load(fresh_ + from);
      const Vector d = Lanes::load(fresh_ + fresh * Parts::column + from);
      const Vector twice = lanes_.sum(f, f);
      const Vector twice_odd = lanes_.sum(d, d);
      const bool linked = step_.is_linked;
      const int stored = rims ? count : N;  // later stores replace what lies beyond the columns
      Lanes::store_some(linked ? lanes_.sum(all[0], twice_odd) : all[0], after_ + from, stored);
      for (int c = 1; c <= k; ++c) Lanes::store_some(odd_part[c][0], after_ + c * Parts::column + from, stored);
      Lanes::store_some(linked ? lanes_.sum(twice_odd, twice) : twice_odd, after_ + fresh * Parts::column + from,
                        stored);
    };
    write_new(place);
    if (is_pair) write_new(place + Of::pairs);
  }

  // The vector, doubled for each of the points beside v that equals v.
  HWY_INLINE Vector beside(int value, Vector v) const {
    const int held = is_negative(value) ? -colour_of(value) : colour_of(value);
    if (group_.left == held) v = lanes_.sum(v, v);
    if (group_.right == held) v = lanes_.sum(v, v);
    return v;
  }
  // Writes the parts of all columns.
  HWY_INLINE void write_parts(int value, int place, const Vector* parts, int count) const {
    const int own = colour_of(value);
    const auto& order = in_group(own);
    for (int c = 0; c <= k; ++c) {
      if (rims || !is_turned(own)) {
        write_part(value, place, c, parts[c], count);
        continue;
      }
      const int from = order[static_cast<std::size_t>(c)];
      const Vector v = is_negative(value) ? negated_where(odd(from == own, own), parts[from]) : parts[from];
      write_part(value, place, c, Lanes::permuted(v, order.data()), count);
    }
  }
  // Writes a part of column c. At the end of a row only column F is not 0, because the vertex that is summed out has no
  // further link. A point that is no vertex has no colour.
  HWY_INLINE void write_part(int value, int place, int c, Vector v, int count) const {
    if ((step_.ends_row && c != 0) || (!step_.is_vertex && value != 0)) v = zero();
    // Without rims a whole vector may reach beyond its column: nothing there is read any more but the last residue.
    std::uint32_t* const to = records_[value] + c * Of::column + place;
    if constexpr (rims) {
      Lanes::store_some(v, to, count);
    } else {
      c* Of::column + N < Of::size ? Lanes::store(v, to) : store_first<Of::row>(v, to);
    }
  }

  template <Rows rows>
  HWY_INLINE void own_part(int place, int count) {
    constexpr int last = fresh * Of::column;
    const auto twice_fresh = [&](int column) HWY_ATTR {
      const Vector v = Lanes::load(fresh_ + column * Parts::column + Parts::own + place);
      return lanes_.sum(v, v);
    };
    const Vector star = twice_fresh(0);
    const Vector star_odd = twice_fresh(fresh);
    // v new: v may have the colour that a had alone.
    const Vector u = at(0, last + place);
    const Vector alone = Lanes::load(fresh_ + Parts::last + place);
    Vector all = lanes_.difference(lanes_.sum(u, u), times(alone, 2 * fresh));
    if constexpr (rims && rows == Rows::rest) {
      // The colour of the two other legs is one more named colour; the first residue has none.
      alignas(64) std::uint32_t less[N] = {};
      for (int pair = 1; pair < 4; ++pair) less[pair] = fresh_[Parts::both + pair - 1];
      Vector more = Lanes::load(less);
      more = lanes_.difference(more, Lanes::chosen(tables<N>.other[0].data(), alone, zero()));
      all = lanes_.sum(all, lanes_.sum(more, more));
    }
    Vector ends = zero();
    for (int colour = 1; colour <= k; ++colour) {
      const Vector p = at(2 * colour - 1, last + place);
      const Vector m = at(2 * colour, last + place);
      const Vector sum = lanes_.sum(p, m);
      Vector difference = lanes_.difference(p, m);
      all = lanes_.sum(all, sum);
      if constexpr (rows == Rows::by_lane) {
        ends = with_lanes(colour, ends, difference);
        difference = with_end(difference, end_of(colour, sum));
      }
      Lanes::store_some(difference, after_ + colour * Parts::column + Parts::own + place, count);
    }
    if constexpr (rows == Rows::by_lane) all = with_end(all, ends);
    all = lanes_.sum(all, star_odd);
    Lanes::store_some(step_.is_linked ? lanes_.sum(all, star) : all, after_ + Parts::own + place, count);
    Lanes::store_some(step_.is_linked ? lanes_.sum(star, star_odd) : star,
                      after_ + fresh * Parts::column + Parts::own + place, count);
    Lanes::store_some(star, after_ + Parts::last + place, count);
    // v has no colour or a known one.
    const bool is_zero = step_.ends_row;
    Lanes::store_some(is_zero ? zero() : star, records_[0] + last + place, count);
    for (int value = 1; value <= 2 * k; ++value) {
      if (records_[value] == nullptr) continue;
      const Vector turns = twice_fresh(colour_of(value));
      const Vector v = is_negative(value) ? lanes_.difference(star, turns) : lanes_.sum(star, turns);
      Lanes::store_some(is_zero || !step_.is_vertex ? zero() : beside(value, v), records_[value] + last + place, count);
    }
  }

  HWY_INLINE void write(int value) const {
    const int own = colour_of(value);
    if (!rims || records_[value] == nullptr || !is_turned(own)) return;
    std::uint32_t* const to = array_ + group_.offsets[static_cast<std::size_t>(value)];
    const auto* const order = in_group(own).data();
    for_each_row<k>(in_group(own), group_.colours_before + 1, [&](int number, int place, bool is_odd, bool) HWY_ATTR {
      Vector v = Lanes::permuted(Lanes::load(records_[value] + place), order);
      if (is_negative(value)) v = negated_where(odd(is_odd, group_.colours_before + 1), v);
      store_row<Of>(v, to, number);
    });
    std::copy_n(records_[value] + Of::size - Of::rest, Of::rest, to + Of::size - Of::rest);
  }

  HWY_INLINE void write_fresh() {
    std::uint32_t* const to = array_ + group_.offsets[2 * k + 1];
    if (!step_.is_vertex) {
      std::fill_n(to, Wide::size, 0U);
      return;
    }
    if constexpr (rims) {
      // c alone in its colour, with one or both of the other legs in v's.
      constexpr int crossed[] = {2, 4, 0, 5, 1, 3};
      for (int i = 0; i < 6 * Of::row; ++i) {
        after_[Parts::crossed + i] = twice(fresh_[Parts::crossed + crossed[i / Of::row] * Of::row + i % Of::row]);
      }
      for (int leg = 0; leg < 3; ++leg) {
        after_[Parts::both + leg] = twice(fresh_[Parts::own + Of::own - Of::rest + 1 + leg]);
      }
    }
    if (step_.ends_row) {
      std::fill_n(after_ + Parts::column, Wide::size - Parts::column, 0U);
    }
    const auto* const order = in_group(fresh).data();
    for_each_row<fresh>(in_group(fresh), group_.colours_before + 1, [&](int number, int place, bool, bool) HWY_ATTR {
      const auto& from = split<k, rims>.places[static_cast<std::size_t>(place / Wide::row)];
      Vector v = Lanes::load(after_ + from.head);
      if constexpr (rims) v = with_lane(fresh, v, Lanes::all(after_[from.tail]));
      store_row<Wide>(Lanes::permuted(v, order), to, number);
    });
    std::copy_n(after_ + Parts::last + Of::own - Of::rest, Of::rest, to + Wide::size - Of::rest);
  }
  template <int count>
  static HWY_INLINE void store_first(Vector v, std::uint32_t* to) {
    alignas(64) std::uint32_t lanes[N];
    Lanes::store(v, lanes);
    std::copy_n(lanes, count, to);
  }
  // Rows are stored one after another, so a store may reach beyond its row: the next rows replace that.
  template <class S>
  static HWY_INLINE void store_row(Vector v, std::uint32_t* record, int number) {
    const int place = number * S::row;
    place + N <= S::size ? Lanes::store(v, record + place) : store_first<S::row>(v, record + place);
  }
  std::uint32_t twice(std::uint32_t a) const { return std::min(2 * a, 2 * a - lanes_.prime); }

  std::uint32_t* array_;
  const ColourGroup& group_;
  const ColourStep& step_;
  Lanes lanes_;
  std::uint32_t* scratch_;
  // The records in the group's order, to read and to write; zeros and null if slot x cannot have the value.
  const std::uint32_t* from_[2 * k + 1];
  std::uint32_t* records_[2 * k + 1];
  std::uint32_t* fresh_ = nullptr;  // the record in which slot x has a new colour, split
  std::uint32_t* after_ = nullptr;  // the same after the step
};

template <template <int> class Lanes, int N, int k, bool rims>
// NOLINTNEXTLINE(readability-non-const-parameter): a ColourKernel
void step_group(std::uint32_t* array, const ColourGroup& group, const ColourStep& step, std::uint32_t prime) {
  using Step = GroupStep<Lanes<N>, N, k, rims>;
  Step(array, group, step, prime, colour_scratch(Step::residues)).run();
}

// Fills in the kernels by the number of colours of the group, for strips with or without rims. A vector of `small`
// residues has room for up to small - 2 colours.
template <template <int> class Small, int small, template <int> class Large, bool rims, std::size_t size>
constexpr void fill(std::array<ColourKernel, size>& kernels) {
#ifdef __clang_analyzer__  // one of each kind is enough
  constexpr int split = 2;
  constexpr int known = 3;
#else
  constexpr int split = small - 1;
  constexpr int known = static_cast<int>(size);
#endif
  [&]<int... k>(std::integer_sequence<int, k...>) {
    ((kernels[static_cast<std::size_t>(k)] = &step_group<Small, small, k, rims>), ...);
  }
  (std::make_integer_sequence<int, std::min(split, known)>());
  [&]<int... k>(std::integer_sequence<int, k...>) {
    ((kernels[std::size_t{k} + std::size_t{split}] = &step_group<Large, 16, k + split, rims>), ...);
  }
  (std::make_integer_sequence<int, std::max(0, known - split)>());
}

const ColourKernels& kernels_of_target() {
  static constexpr ColourKernels all = [] {
    ColourKernels result{};
#if HWY_TARGET == HWY_AVX3
    fill<VectorLanes, 8, VectorLanes, false>(result.plain);
    fill<VectorLanes, 16, VectorLanes, true>(result.rims);
#elif HWY_TARGET == HWY_AVX2
    fill<VectorLanes, 8, PlainLanes, false>(result.plain);
    fill<VectorLanes, 8, PlainLanes, true>(result.rims);
#else
    fill<PlainLanes, 8, PlainLanes, false>(result.plain);
    fill<PlainLanes, 8, PlainLanes, true>(result.rims);
#endif
    return result;
  }();
  return all;
}

}  // namespace quadrille::engines::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace quadrille::engines {

const std::uint32_t* no_colour_record() {
  static const std::vector<std::uint32_t> zeros(rim_record(Offsets::most_slots) + colour_padding);
  return zeros.data();
}

std::uint32_t* colour_scratch(std::size_t residues) {
  thread_local std::vector<std::uint32_t> scratch;
  if (scratch.size() < residues) scratch.resize(residues);
  return scratch.data();
}

std::vector<Instructions> instructions_here() {
  std::vector<Instructions> here{Instructions::plain};
#  if (HWY_TARGETS & HWY_AVX2) != 0
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")) {
    here.push_back(Instructions::avx2);
  }
#  endif
#  if (HWY_TARGETS & HWY_AVX3) != 0
  if (here.size() == 2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd")) {
    here.push_back(Instructions::avx512);
  }
#  endif
  return here;
}

const ColourKernels& colour_kernels(Instructions instructions) {
  switch (instructions) {
#  if (HWY_TARGETS & HWY_AVX3) != 0
    case Instructions::avx512:
      return N_AVX3::kernels_of_target();
#  endif
#  if (HWY_TARGETS & HWY_AVX2) != 0
    case Instructions::avx2:
      return N_AVX2::kernels_of_target();
#  endif
    default:
      return HWY_STATIC_DISPATCH(kernels_of_target)();
  }
}

}  // namespace quadrille::engines
#endif
