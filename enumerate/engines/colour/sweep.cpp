// Runs the colour sweep (sweep.hpp) on all threads. The threads share the work of each step of the sweep, of
// each pass over the points in the outer columns (rims.hpp), and of the last part. The last part joins the results of
// two halves of a pitch, which were swept separately.
#include "enumerate/engines/colour/sweep.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "enumerate/engines/colour/field.hpp"
#include "enumerate/engines/colour/first_row.hpp"
#include "enumerate/engines/colour/primes.hpp"
#include "enumerate/engines/colour/rims.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/parallel.hpp"

namespace quadrille::engines {

namespace {

// An array of residues, in huge pages if the system gives them: else a wide sweep spends its time in page tables.
class Residues {
 public:
  Residues(std::uint64_t size, Budget& budget)
      : bytes_((size + colour_padding) * sizeof(std::uint32_t)), budget_(budget) {
    budget_.charge(size_of_block(bytes_));
    try {
      data_ = static_cast<std::uint32_t*>(take_block(bytes_));
    } catch (...) {
      budget_.release(size_of_block(bytes_));
      throw;
    }
    ::madvise(data_, bytes_, MADV_HUGEPAGE);
  }
  ~Residues() {
    give_back_block(data_, bytes_);
    budget_.release(size_of_block(bytes_));
  }
  Residues(const Residues&) = delete;
  Residues& operator=(const Residues&) = delete;

  std::uint32_t* data() const { return data_; }
  static std::uint64_t bytes(std::uint64_t size) { return (size + colour_padding) * sizeof(std::uint32_t); }

 private:
  std::size_t bytes_;
  Budget& budget_;
  std::uint32_t* data_ = nullptr;
};

// True if a half equals the beginning of another one, up to its own root's row. In that row only the links and the
// vertices must be equal, because the join handles the ends in it.
bool begins(const Strip& half, const Strip& other) {
  if (half.root_row > other.root_row || half.first_links != other.first_links) return false;
  for (std::size_t y = 0; y <= half.root_row; ++y) {
    const StripRow& a = half.rows[y];
    const StripRow& b = other.rows[y];
    if (a.vertices != b.vertices || (y > 0 && a.links_back != b.links_back)) return false;
    if (y < half.root_row && a.weights != b.weights) return false;
  }
  return true;
}

// The two halves of a strip, each from its first row to the root's, the one with more rows first.
struct Halves {
  explicit Halves(const Strip& strip) : longer(strip), shorter(reversed(strip)) {
    if (longer.root_row < shorter.root_row) std::swap(longer, shorter);
  }
  bool are_alike() const { return begins(shorter, longer); }
  bool are_equal() const { return are_alike() && longer.root_row == shorter.root_row; }

  Strip longer;
  Strip shorter;
};

// The columns before the first slot.
std::size_t rim_of(const Strip& strip) { return has_rims(strip) ? 1 : 0; }
std::size_t slots_of(const Strip& strip) { return strip.width() - 2 * rim_of(strip); }

std::vector<Halves> halves_of(std::span<const Strip> strips) {
  std::vector<Halves> all(strips.begin(), strips.end());
  return all;
}

const Halves& longest(const std::vector<Halves>& all) {
  return *std::ranges::max_element(all, {}, [](const Halves& halves) { return halves.longer.root_row; });
}

bool are_family(const std::vector<Halves>& all) {
  const Strip& half = longest(all).longer;
  return all.size() == 1 || std::ranges::all_of(all, [&](const Halves& halves) {
           const std::size_t more = halves.longer.root_row - halves.shorter.root_row;  // the sweep keeps one row
           return halves.are_alike() && more <= 1 && begins(halves.longer, half) &&
                  halves.longer.root_column == half.root_column;
         });
}

// A move of the sweep for one prime: the first row of a half, a vertex of it, the rim points beside its row, the copy
// that is kept for the join, or a join.
struct Move {
  enum class Kind { first_row, vertex, begin_row, begin_last_step, end_row, keep, join } kind;
  const Strip* half;
  std::size_t row = 0, column = 0;
  std::size_t strip = 0;  // the one to join
};

std::vector<Move> moves_of(const std::vector<Halves>& all) {
  using Kind = Move::Kind;
  std::vector<Move> moves;
  const auto sweep = [&](const Strip& half, const auto& after_row) {
    const std::size_t first = std::ranges::count(half.first_links, false) == 0 ? 0 : 1;
    moves.push_back({Kind::first_row, &half});
    for (std::size_t y = first; y <= half.root_row; ++y) {
      const bool rims = y != first && has_rims(half);
      if (rims) moves.push_back({Kind::begin_row, &half, y, 0});
      for (std::size_t x = 0; y != first && x < slots_of(half); ++x) {
        const bool is_last = x + 1 == slots_of(half);
        if (rims && is_last) moves.push_back({Kind::begin_last_step, &half, y, half.width() - 1});
        moves.push_back({Kind::vertex, &half, y, x + rim_of(half)});
      }
      if (rims) moves.push_back({Kind::end_row, &half, y});
      after_row(half, y);
    }
  };
  const Halves& whole = longest(all);
  if (!whole.are_alike()) {
    sweep(whole.shorter, [&](const Strip& half, std::size_t y) {
      if (y == half.root_row) moves.push_back({Kind::keep, &half});
    });
  }
  sweep(whole.longer, [&](const Strip& half, std::size_t y) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].longer.root_row == y) moves.push_back({Kind::join, &half, y, 0, i});
    }
    const bool is_shorter = std::ranges::any_of(all, [&](const Halves& halves) {
      return halves.are_alike() && !halves.are_equal() && halves.shorter.root_row == y;
    });
    if (is_shorter) moves.push_back({Kind::keep, &half});
  });
  return moves;
}

bool keeps(const std::vector<Halves>& all) {
  return std::ranges::any_of(all, [](const Halves& halves) { return !halves.are_equal(); });
}

// The number of residues that the join needs of a record whose root has a colour: E and the lane of that colour, of
// column F; with rims for all legs l and r, and for both in a colour that no slot has.
constexpr std::uint64_t joined_residues(int /*colours*/) { return 2; }
constexpr std::uint64_t joined_residues_with_rims(int colours) {
  const auto row = static_cast<std::uint64_t>(colours) + 1;
  return 2 * (row * row + 1);
}

Offsets offsets_of(const Strip& strip) {
  return Offsets(static_cast<int>(slots_of(strip)), has_rims(strip) ? &rim_record : &colour_record);
}
Offsets places_of(const Strip& strip) {
  return Offsets(static_cast<int>(slots_of(strip)), has_rims(strip) ? &joined_residues_with_rims : &joined_residues);
}

class Sweep {
 public:
  Sweep(const std::vector<Halves>& halves, const RunOptions& options, const ColourKernels& kernels)
      : halves_(halves),
        options_(options),
        kernels_(kernels),
        moves_(moves_of(halves)),
        rim_(rim_of(halves.front().longer)),
        offsets_(offsets_of(halves.front().longer)),
        places_(places_of(halves.front().longer)),
        budget_(options.memory),
        residues_(offsets_.size(), budget_) {
    if (keeps(halves)) kept_.emplace(places_.size(), budget_);
  }

  std::size_t moves() const { return moves_.size(); }
  /// The number of strips that are joined before this one.
  std::size_t place_of_join(std::size_t strip) const {
    std::size_t before = 0;
    for (const Move& move : moves_) {
      if (move.kind != Move::Kind::join) continue;
      if (move.strip == strip) break;
      ++before;
    }
    return before;
  }
  std::uint64_t size() const { return offsets_.size(); }

  /// Makes a move; a join adds its residue to those found. \returns true if the move is complete, false if a stop ended
  /// it
  bool make(std::size_t number, SmallField field, bool may_stop, std::vector<Natural>& found) {
    const Move& move = moves_[number];
    may_stop_ = may_stop;
    stopped_ = false;
    switch (move.kind) {
      case Move::Kind::first_row:
        fill_first_row(*move.half, field);
        break;
      case Move::Kind::vertex:
        take_in(move, field);
        break;
      case Move::Kind::begin_row:
      case Move::Kind::begin_last_step:
      case Move::Kind::end_row:
        pass_rims(move, field);
        break;
      case Move::Kind::keep:
        keep();
        break;
      case Move::Kind::join: {
        const std::uint32_t residue = join(halves_[move.strip], field);
        if (!stopped_) found.emplace_back(residue);
        break;
      }
    }
    return !stopped_;
  }

  void visit(const Archive& archive) {
    archive.bytes(std::as_writable_bytes(std::span(residues_.data(), offsets_.size())));
    if (kept_) archive.bytes(std::as_writable_bytes(std::span(kept_->data(), places_.size())));
  }

 private:
  // Calls work(claim) on every thread; on this one alone if the others would be woken for less than a millisecond.
  void share(FunctionRef<void(FunctionRef<bool()>)> work) {
    constexpr std::uint64_t few_residues = 500'000;
    if (offsets_.size() < few_residues) {
      if (may_stop_ && options_.stop.stop_requested()) stopped_ = true;
      return work([&] { return !stopped_; });
    }
    std::atomic<std::uint64_t> next = 0;
    parallel_for_task(0, concurrency(), [&](std::size_t) {
      Claims claims(next);
      work([&] {
        if (may_stop_ && options_.stop.stop_requested()) stopped_ = true;
        return claims() && !stopped_;
      });
    });
  }

  void fill_first_row(const Strip& half, SmallField field) {
    share([&](FunctionRef<bool()> claim) {
      FirstRow first(half, field);
      for_each_record(
          offsets_, claim, FirstRow::Lanes{},
          [&](int slot, const Slots& slots, const FirstRow::Lanes& before) {
            return first.with_slot(static_cast<std::size_t>(slot), slots, before);
          },
          [&](const Slots& slots, int colours, std::uint64_t offset, const FirstRow::Lanes& lanes) {
            std::uint32_t* const record = residues_.data() + offset;
            std::fill_n(record, rim_ == 0 ? colour_record(colours) : rim_record(colours), 0U);
            first.column(slots, colours, lanes, [&](int l, int r, int m, std::uint32_t residue) {
              record[rim_ == 0 ? static_cast<std::size_t>(m) : place_of(RimRecord(colours), l, r, m)] = residue;
            });
          });
    });
  }

  void take_in(const Move& move, SmallField field) {
    const StripRow& before = move.half->rows[move.row - 1];
    const StripRow& row = move.half->rows[move.row];
    const ColourStep step{.slot = static_cast<int>(move.column - rim_),
                          .weight = before.vertices[move.column] ? before.weights[move.column] : 0,
                          .is_linked = row.links_back[move.column],
                          .is_vertex = row.vertices[move.column],
                          .ends_row = move.column + 1 == move.half->width()};  // never with rims: a rim links to c
    share([&](FunctionRef<bool()> claim) {
      for_each_group(offsets_, step.slot, claim, [&](const ColourGroup& group) {
        const auto k = static_cast<std::size_t>(group.colours);
        (rim_ == 0 ? kernels_.plain[k] : kernels_.rims[k])(residues_.data(), group, step, field.prime);
      });
    });
  }

  void pass_rims(const Move& move, SmallField field) {
    const StripRow& row = move.half->rows[move.row - 1];
    const RimPoint point{row.vertices[move.column], row.weights[move.column] % field.prime};
    const auto nothing = [](int, const Slots&, int) { return 0; };
    share([&](FunctionRef<bool()> claim) {
      for_each_record(offsets_, claim, 0, nothing, [&](const Slots& slots, int colours, std::uint64_t offset, int) {
        std::uint32_t* const record = residues_.data() + offset;
        const int last = slots[static_cast<std::size_t>(offsets_.width() - 1)];
        if (move.kind == Move::Kind::begin_row) begin_row(record, colours, slots[0], point, field);
        if (move.kind == Move::Kind::begin_last_step) begin_last_step(record, colours, last, point, field);
        if (move.kind == Move::Kind::end_row) end_row(record, colours, last, field);
      });
    });
  }

  // The slot of the root.
  int root_in(const Slots& slots) const { return slots[halves_.front().longer.root_column - rim_]; }

  // The place in column F of the legs l, r and the lane m; a number above the colours is a colour that no slot has.
  static std::size_t place_of(const RimRecord& at, int l, int r, int m) {
    const auto number = [](int colour) { return static_cast<std::size_t>(colour); };
    if (number(l) < at.row() && number(r) < at.row()) return at.at(0, number(l), number(r), number(m));
    if (number(l) < at.row()) return at.pair_rm(0, number(l));
    return number(r) < at.row() ? at.pair_lm(0, number(r)) : at.pair_lr(0, number(m));
  }

  // Calls each(residue) for the residues that the join needs, in the order of `kept_`.
  template <class Each>
  void for_each_joined(const std::uint32_t* record, int colours, int root, const Each& each) const {
    const auto lane = static_cast<std::size_t>(std::abs(root));
    if (rim_ == 0) {
      each(record[0]);
      each(record[lane]);
      return;
    }
    const RimRecord at(colours);
    for (const std::size_t m : {std::size_t{0}, lane}) {
      for (std::size_t i = 0; i < at.row() * at.row(); ++i) each(record[at.at(0, 0, i, m)]);
      each(record[at.pair_lr(0, m)]);
    }
  }

  // Copies the residues that the join needs, from each record with a coloured root.
  void keep() {
    share([&](FunctionRef<bool()> claim) {
      for_each_record(
          offsets_, claim, std::uint64_t{0},
          [&](int slot, const Slots& slots, std::uint64_t place) { return place + added_place(slot, slots); },
          [&](const Slots& slots, int colours, std::uint64_t offset, std::uint64_t place) {
            const int root = root_in(slots);
            if (root == 0) return;
            std::uint32_t* to = kept_->data() + place;
            for_each_joined(residues_.data() + offset, colours, root, [&](std::uint32_t residue) { *to++ = residue; });
          });
    });
  }

  std::uint64_t added_place(int slot, const Slots& slots) const {
    int colours = 0;
    for (int i = 0; i < slot; ++i) colours = std::max(colours, slots[static_cast<std::size_t>(i)]);
    const int left = slot == 0 ? 0 : slots[static_cast<std::size_t>(slot - 1)];
    return places_.added(slot, colours, left, slots[static_cast<std::size_t>(slot)]);
  }

  std::uint32_t join(const Halves& halves, SmallField field);

  const std::vector<Halves>& halves_;
  const RunOptions& options_;
  const ColourKernels& kernels_;
  const std::vector<Move> moves_;
  const std::size_t rim_;  // the columns before the first slot
  const Offsets offsets_;
  const Offsets places_;
  Budget budget_;
  Residues residues_;
  std::optional<Residues> kept_;
  bool may_stop_ = false;
  std::atomic<bool> stopped_ = false;
};

// The sums over a rim point of the root's row. The point has links to the leg of X, to that of Y and to the slot beside
// it. It joins an even number of them, or an odd number if it is the end.
class RimJoin {
 public:
  RimJoin(int beside, bool is_vertex, SmallField field) : beside_(beside), is_vertex_(is_vertex), field_(field) {}

  // Replaces a half's residues, by its leg, by their sums over the rim point, by the leg of the other half.
  template <class At>
  void without_end(std::size_t row, const At& at) const {
    if (!is_vertex_) {
      for (std::size_t leg = 1; leg < row; ++leg) at(leg) = 0;
    } else if (beside_ != 0) {
      const auto own = static_cast<std::size_t>(std::abs(beside_));
      const std::uint32_t even = at(0);
      at(0) = with_sign(even, at(own));
      at(own) = with_sign(at(own), even);
    }
  }
  // The same if the end lies there, in the root's colour.
  template <class At>
  void with_end(std::size_t row, int root, const At& at) const {
    const auto own = static_cast<std::size_t>(std::abs(root));
    const std::uint32_t even = at(0);
    const std::uint32_t odd = at(own);
    const bool has_link = beside_ == root || beside_ == -root;
    for (std::size_t leg = 0; leg < row; ++leg) at(leg) = 0;
    at(0) = has_link ? with_sign(odd, even) : odd;
    at(own) = has_link ? with_sign(even, odd) : even;
  }

 private:
  std::uint32_t with_sign(std::uint32_t a, std::uint32_t b) const {
    return beside_ > 0 ? field_.sum(a, b) : field_.difference(a, b);
  }
  int beside_;
  bool is_vertex_;
  SmallField field_;
};

// The sums of products of the two halves' residues in a record: of E and E, of E and the lane of the root's colour, and
// those where a rim point is the end.
struct Joined {
  std::uint32_t even = 0, marked = 0;
};

// Joins the residues of two halves in a record. \param row  colours + 1, or 1 without rims \param x, y  E and the lane,
// each by the legs l and r, and for both in a colour of no slot
template <class X>
Joined joined_halves(const X& x, const X& y, std::size_t row, int root, const RimJoin& left, const RimJoin& right,
                     std::uint32_t left_end, std::uint32_t right_end, bool has_both, SmallField field) {
  const std::size_t lane = row * row + 1;
  const auto summed = [&](std::size_t of, bool end_left, bool end_right) {
    X result;
    std::copy_n(y.begin() + static_cast<std::ptrdiff_t>(of), lane, result.begin());
    for (std::size_t r = 0; r < row; ++r) {
      const auto at = [&](std::size_t l) -> std::uint32_t& { return result[l * row + r]; };
      end_left ? left.with_end(row, root, at) : left.without_end(row, at);
    }
    for (std::size_t l = 0; l < row; ++l) {
      const auto at = [&](std::size_t r) -> std::uint32_t& { return result[l * row + r]; };
      end_right ? right.with_end(row, root, at) : right.without_end(row, at);
    }
    // Of colours that no slot has there are -(row - 1).
    const bool is_left_out = !has_both || end_left || end_right;
    result[lane - 1] =
        is_left_out ? 0 : field.product(result[lane - 1], field.residue(1 - static_cast<std::int64_t>(row)));
    return result;
  };
  const auto product = [&](std::size_t of, const X& by) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < lane; ++i) sum = field.sum(sum, field.product(x[of + i], by[i]));
    return sum;
  };
  const X even = summed(0, false, false);
  Joined result{product(0, even), field.sum(product(lane, even), product(0, summed(lane, false, false)))};
  if (left_end != 0)
    result.marked = field.sum(result.marked, field.product(left_end, product(0, summed(0, true, false))));
  if (right_end != 0) {
    result.marked = field.sum(result.marked, field.product(right_end, product(0, summed(0, false, true))));
  }
  return result;
}

// The residue of N. N is a sum over the slots of the root's row in which the root has a colour. With k colours, n
// coloured slots and h links between equal slots, a term is (-1)^(k-1) (k-1)! 2^(k-n-h) (X.E Y.E * the ends of the row
// in the root's colour, with their signs, + s_root (X.M Y.E + X.E Y.M)). M is the lane of the root's colour. With rims
// each product is a sum over the rim points.
std::uint32_t Sweep::join(const Halves& both, SmallField field) {
  const StripRow& row = both.longer.rows[both.longer.root_row];
  const bool has_kept = !both.are_equal();
  std::array<std::uint32_t, Offsets::most_slots + 1> signed_factorials{};
  for (std::size_t k = 1; k < signed_factorials.size(); ++k) {
    signed_factorials[k] =
        k == 1 ? 1 : field.product(signed_factorials[k - 1], field.residue(1 - static_cast<std::int64_t>(k)));
  }
  std::array<std::uint32_t, 2 * Offsets::most_slots + 1> halves{};
  for (std::size_t i = 0; i < halves.size(); ++i) halves[i] = field.power_of_half(i);
  const auto width = static_cast<std::size_t>(offsets_.width());
  const auto is_rim_vertex = [&](std::size_t x) { return rim_ != 0 && row.vertices[x]; };
  const bool has_left = is_rim_vertex(0);
  const bool has_right = is_rim_vertex(row.vertices.size() - 1);
  const std::uint32_t left_end = has_left ? row.weights.front() % field.prime : 0;
  const std::uint32_t right_end = has_right ? row.weights.back() % field.prime : 0;
  std::mutex adding;
  std::uint32_t total = 0;
  share([&](FunctionRef<bool()> claim) {
    std::uint32_t sum = 0;
    using OfHalf = std::array<std::uint32_t, joined_residues_with_rims(Offsets::most_slots)>;
    OfHalf x{}, y{};
    for_each_record(
        offsets_, claim, std::uint64_t{0},
        [&](int slot, const Slots& slots, std::uint64_t place) {
          return has_kept ? place + added_place(slot, slots) : 0;
        },
        [&](const Slots& slots, int colours, std::uint64_t offset, std::uint64_t place) {
          const int root = root_in(slots);
          if (root == 0) return;
          std::size_t halvings = 0;
          std::int64_t ends = 0;
          for (std::size_t i = 0; i < width; ++i) {
            const std::int64_t weight = row.vertices[i + rim_] ? row.weights[i + rim_] : 0;
            if (slots[i] != 0) ++halvings;
            if (i > 0 && slots[i] != 0 && slots[i] == slots[i - 1]) ++halvings;
            if (slots[i] == root) ends += weight;
            if (slots[i] == -root) ends -= weight;
          }
          // The order: E by the legs, E for both in a colour of no slot; then the lane alike. Without rims two
          // residues.
          std::size_t next = 0;
          const std::size_t gap = rim_ == 0 ? 2 : 1;
          for_each_joined(residues_.data() + offset, colours, root, [&](std::uint32_t residue) {
            x[next] = residue;
            y[next] = has_kept ? kept_->data()[place + next / gap] : residue;
            next += gap;
          });
          const std::size_t legs = rim_ == 0 ? 1 : static_cast<std::size_t>(colours) + 1;
          const Joined products = joined_halves(x, y, legs, root, RimJoin(slots[0], has_left, field),
                                                RimJoin(slots[width - 1], has_right, field), left_end, right_end,
                                                has_left && has_right, field);
          std::uint32_t value = field.product(products.even, field.residue(root > 0 ? ends : -ends));
          value = field.sum(value, products.marked);
          if (root < 0) value = field.difference(0, value);
          value = field.product(value, signed_factorials[static_cast<std::size_t>(colours)]);
          sum = field.sum(sum, field.product(value, halves[halvings - static_cast<std::size_t>(colours)]));
        });
    const std::scoped_lock lock(adding);
    total = field.sum(total, sum);
  });
  // The number of vertices that both halves have summed out.
  std::size_t summed_out = 0;
  for (const Strip* half : {&both.longer, &both.shorter}) {
    const FirstRow first(*half, field);
    summed_out += first.halvings() + (half->root_row - first.row()) * width;
  }
  return field.product(total, field.power_of_half(summed_out));
}

}  // namespace

bool are_colour_family(std::span<const Strip> strips) { return are_family(halves_of(strips)); }

ColourCost cost_of_colour_sweep(std::span<const Strip> strips, std::size_t bits) {
  const std::vector<Halves> halves = halves_of(strips);
  ColourCost cost;
  cost.residues = offsets_of(strips.front()).size();
  cost.bytes = size_of_block(Residues::bytes(cost.residues));
  if (keeps(halves)) cost.bytes += size_of_block(Residues::bytes(places_of(strips.front()).size()));
  cost.steps = moves_of(halves).size();
  cost.primes = colour_primes(bits).size();
  return cost;
}

ColourCounts count_by_colours(std::span<const Strip> strips, std::size_t bits, const RunOptions& options,
                              const ColourKernels& kernels) {
  ColourCounts result;
  const std::vector<std::uint32_t> primes =
      options.modulus != 0 ? std::vector{static_cast<std::uint32_t>(options.modulus)} : colour_primes(bits);
  const std::vector<Halves> halves = halves_of(strips);
  std::optional<Sweep> sweep;
  try {
    sweep.emplace(halves, options, kernels);
  } catch (const std::bad_alloc&) {
    result.status = RunStatus::memory;
    return result;
  }
  const std::size_t steps = sweep->moves();
  const std::size_t all = steps * primes.size();
  std::vector<Natural> found;  // the residues so far, in the order of the joins, prime by prime
  if (options.checkpoint && options.checkpoint->resume) {
    const SavedProgress& progress = *options.checkpoint->resume;
    result.steps_done = progress.step;
    found = progress.earlier;
    if (progress.step < progress.steps) sweep->visit(Archive(options.checkpoint->parts.at(0)));
  }
  const auto save = [&] {
    const SavedProgress progress{.step = result.steps_done, .steps = all, .states = sweep->size(), .earlier = found};
    options.checkpoint->save(progress, [&](const ByteSink& sink) {
      if (progress.step < progress.steps) sweep->visit(Archive(sink));
    });
  };
  while (result.steps_done < all) {
    if (options.observer) {
      options.observer({.unit = "vertex",
                        .grade = static_cast<int>(result.steps_done + 1),
                        .done = 0,
                        .total = sweep->size(),
                        .found = 0,
                        .worked = result.steps_done * sweep->size(),
                        .fraction = static_cast<double>(result.steps_done) / static_cast<double>(all)});
    }
    const SmallField field{primes[result.steps_done / steps]};
    if (sweep->make(result.steps_done % steps, field, !options.checkpoint, found)) ++result.steps_done;
    const bool stops = options.stop.stop_requested() && result.steps_done < all;
    if (options.checkpoint && result.steps_done < all && (stops || options.checkpoint->due())) save();
    if (stops) {
      result.status = RunStatus::interrupted;
      return result;
    }
  }
  if (options.checkpoint) save();
  result.counts.resize(strips.size());
  for (std::size_t i = 0; i < strips.size(); ++i) {
    std::vector<Natural> residues;
    for (std::size_t of_prime = sweep->place_of_join(i); of_prime < found.size(); of_prime += strips.size())
      residues.push_back(found[of_prime]);
    result.counts[i] = join_residues(primes, residues);
  }
  return result;
}

ColourCost cost_of_colour_sweep(const Strip& strip, std::size_t bits) {
  return cost_of_colour_sweep(std::span(&strip, 1), bits);
}

ColourCount count_by_colours(const Strip& strip, std::size_t bits, const RunOptions& options,
                             const ColourKernels& kernels) {
  ColourCounts found = count_by_colours(std::span(&strip, 1), bits, options, kernels);
  return {found.counts.empty() ? Natural(0) : std::move(found.counts.front()), found.status, found.steps_done};
}

}  // namespace quadrille::engines
