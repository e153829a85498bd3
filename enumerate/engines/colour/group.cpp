// Visits the groups of records of a step of the colour sweep (group.hpp). For each group it computes the offsets of all
// records of the group together.
#include "enumerate/engines/colour/group.hpp"

#include <algorithm>
#include <vector>

namespace quadrille::engines {

namespace {

// Visits the groups of a step, slot by slot. It keeps a partial sum for the offset of each of a group's records, up to
// 2 colours + 2 of them, and each slot adds to them.
class GroupWalk {
 public:
  GroupWalk(const Offsets& offsets, int slot, FunctionRef<bool()> claim, FunctionRef<void(const ColourGroup&)> visit)
      : offsets_(offsets),
        x_(slot),
        width_(offsets.width()),
        claim_depth_(std::min(5, width_ - 1)),
        claim_(claim),
        visit_(visit) {}

  void run() { before(0, 0); }

 private:
  using Sums = std::array<std::uint64_t, ColourGroup::most_records>;
  static constexpr std::size_t new_colour = ColourGroup::most_records - 1;  // until the group is complete

  // One thread claims all groups with the same first `claim_depth_` slots, not counting x.
  bool is_claimed(int depth) { return depth != claim_depth_ || claim_(); }

  // Chooses the slots before x, which are the same in all records.
  void before(int slot, std::uint64_t sum) {
    if (slot == x_) return choose(sum);
    if (!is_claimed(slot)) return;
    const int left = slot == 0 ? 0 : slots_[index(slot) - 1];
    for (int value = -colours_; value <= colours_ + 1; ++value) {
      const std::uint64_t added = offsets_.added(slot, colours_, left, value);
      if (added == Offsets::none) continue;
      slots_[index(slot)] = value;
      const bool is_new = value == colours_ + 1;
      colours_ += is_new ? 1 : 0;
      before(slot + 1, sum + added);
      colours_ -= is_new ? 1 : 0;
    }
  }

  // Begins a sum for each value of slot x.
  void choose(std::uint64_t sum) {
    group_.colours_before = colours_;
    group_.left = x_ == 0 ? 0 : slots_[index(x_) - 1];
    Sums& sums = sums_[index(x_ + 1)];
    for (int value = -colours_; value <= colours_ + 1; ++value) {
      const std::uint64_t added = offsets_.added(x_, colours_, group_.left, value);
      const std::size_t number = value > colours_ ? new_colour : ColourGroup::number_of(value, colours_);
      sums[number] = added == Offsets::none ? added : sum + added;
    }
    after(x_ + 1);
  }

  // The value of slot x in the record with that number.
  static int value_of(std::size_t number) {
    const int half = static_cast<int>(number + 1) / 2;
    return number % 2 == 0 ? -half : half;
  }

  // The record's value of a slot after x that holds `held` in the group; slot x of the record holds `value`. So far
  // `colours_` of the group's colours have a number. The next one is a new colour of the record too.
  int in_record(int held, int value) const {
    if (held == 0) return 0;
    const int number = number_in_record(std::abs(held), value, group_.colours_before);
    const bool is_turned = held == value ? value < 0 : held == -value && value < 0;
    return (held < 0) != (is_turned && std::abs(value) > group_.colours_before) ? -number : number;
  }

  // Sets `to` to the record's sum `from` and the part that `slot` adds; to none if no record has these slots.
  // \param held     the value of `slot` in the group
  // \param value    the value of slot x in the record
  // \param colours  the number of colours of the record's slots so far
  void add(int slot, int held, int value, int colours, std::uint64_t from, std::uint64_t& to) const {
    to = from;
    if (from == Offsets::none || held == 0) return;
    const int left = slot == x_ + 1 ? own(value) : in_record(slots_[index(slot) - 1], value);
    const std::uint64_t added = offsets_.added(slot, colours, left, in_record(held, value));
    to = added == Offsets::none ? added : from + added;
  }

  // The value of slot x as the record numbers it: a colour's first slot has the sign +.
  int own(int value) const { return std::abs(value) > group_.colours_before ? group_.colours_before + 1 : value; }

  void after(int slot) {
    if (!is_claimed(slot - 1)) return;
    if (slot == width_) return finish();
    const int left = slot == x_ + 1 ? 0 : slots_[index(slot) - 1];
    const Sums& from = sums_[index(slot)];
    Sums& to = sums_[index(slot + 1)];
    const int known = colours_;
    const auto take = [&](int held) {  // with 0 or a known colour
      if (left != 0 && held == -left) return;
      slots_[index(slot)] = held;
      for (std::size_t i = 0; i <= 2 * index(known); ++i) add(slot, held, value_of(i), known, from[i], to[i]);
      add(slot, held, known + 1, known + 1, from[new_colour], to[new_colour]);
      after(slot + 1);
    };
    // The values in the order of the records.
    take(0);
    take_new_colour(slot);
    for (int colour = 1; colour <= known; ++colour) {
      take(colour);
      take(-colour);
    }
  }

  // Gives the slot a new colour of the group. It may be that of slot x, whose new colour no other slot had until here.
  void take_new_colour(int slot) {
    const Sums& from = sums_[index(slot)];
    Sums& to = sums_[index(slot + 1)];
    const int known = colours_;
    const int fresh = known + 1;
    slots_[index(slot)] = fresh;
    for (std::size_t i = 0; i <= 2 * index(known); ++i) add(slot, fresh, value_of(i), known, from[i], to[i]);
    for (const int value : {fresh, -fresh}) {
      add(slot, fresh, value, fresh, from[new_colour], to[ColourGroup::number_of(value, fresh)]);
    }
    add(slot, fresh, fresh + 1, fresh, from[new_colour], to[new_colour]);
    ++colours_;
    after(slot + 1);
    --colours_;
  }

  void finish() {
    group_.colours = colours_;
    group_.right = x_ + 1 < width_ ? slots_[index(x_) + 1] : 0;
    const Sums& sums = sums_[index(width_)];
    std::copy_n(sums.begin(), 2 * index(colours_) + 1, group_.offsets.begin());
    group_.offsets[2 * index(colours_) + 1] = sums[new_colour];
    visit_(group_);
  }

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  const Offsets& offsets_;
  const int x_;
  const int width_;
  const int claim_depth_;
  FunctionRef<bool()> claim_;
  FunctionRef<void(const ColourGroup&)> visit_;
  int colours_ = 0;  // of the slots so far, without x
  std::array<int, Offsets::most_slots> slots_{};
  std::array<Sums, Offsets::most_slots + 2> sums_{};
  ColourGroup group_;
};

}  // namespace

void for_each_group(const Offsets& offsets, int slot, FunctionRef<bool()> claim,
                    FunctionRef<void(const ColourGroup&)> visit) {
  GroupWalk(offsets, slot, claim, visit).run();
}

long double colour_residues(int width, std::uint64_t (*record)(int)) {
  const auto columns = static_cast<std::size_t>(width) + 1;
  // The residues of all records that continue `slots` slots with k colours: the first number after an untouched slot,
  // the second after a coloured one.
  std::vector<std::array<long double, 2>> after(columns + 1);
  for (std::size_t k = 0; k < columns; ++k) after[k].fill(static_cast<long double>(record(static_cast<int>(k))));
  for (std::size_t slots = columns - 1; slots-- > 0;) {
    for (std::size_t k = 0; k <= slots; ++k) {
      const auto [untouched, coloured] = after[k];
      const long double known = static_cast<long double>(2 * k) * coloured;
      after[k] = {untouched + after[k + 1][1] + known, untouched + after[k + 1][1] + (k == 0 ? 0 : known - coloured)};
    }
  }
  return after[0][0];
}

}  // namespace quadrille::engines
