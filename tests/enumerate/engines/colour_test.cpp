// The colour sweep: its records tile the array, its steps are disjoint groups, each kernel is the reference, and a
// sweep resumes from every step where it can stop.
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <map>
#include <random>

#include "enumerate/engines/colour/field.hpp"
#include "enumerate/engines/colour/rims.hpp"
#include "enumerate/engines/colour/sweep.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/engines/random_strip.hpp"

namespace quadrille::engines::colour_test {

constexpr auto always = [] { return true; };

/// A pitch of points with all links, the root in the middle.
Strip square(std::size_t width, std::size_t rows) {
  Strip strip;
  strip.rows.assign(rows, {.vertices = std::vector<bool>(width, true),
                           .links_back = std::vector<bool>(width, true),
                           .weights = std::vector<std::uint32_t>(width, 1)});
  strip.first_links.assign(width - 1, true);
  strip.last_links.assign(width - 1, true);
  strip.root_row = (rows - 1) / 2;
  strip.root_column = width / 2;
  strip.rows.front().weights[0] = 3;
  return strip;
}

/// The same with rims, whose points are no slots.
Strip with_rims(Strip strip) {
  for (StripRow& row : strip.rows) row.links_back.front() = row.links_back.back() = false;
  EXPECT_TRUE(has_rims(strip));
  return strip;
}

std::uint32_t counted(const Strip& strip, std::uint32_t prime, Instructions instructions) {
  RunOptions options;
  options.modulus = prime;
  return static_cast<std::uint32_t>(count_by_colours(strip, 1, options, colour_kernels(instructions)).count);
}

// By induction over the slots: the parts that a slot's values add are in order, and each begins where the one before it
// ends.
void expect_tiles(const Offsets& offsets, std::uint64_t (*record)(int)) {
  const int width = offsets.width();
  for (int slot = 0; slot < width; ++slot) {
    for (int colours = 0; colours <= slot; ++colours) {
      for (int left = 0; left <= colours; ++left) {
        std::uint64_t next = 0;
        const auto take = [&](int value) {
          const std::uint64_t added = offsets.added(slot, colours, left, value);
          if (left != 0 && value == -left) {
            EXPECT_EQ(added, Offsets::none);
            return;
          }
          EXPECT_EQ(added, next) << width << ' ' << slot << ' ' << colours << ' ' << left << ' ' << value;
          next += offsets.size_after(slot + 1, std::max(colours, value), value != 0);
        };
        take(0);
        take(colours + 1);
        for (int colour = 1; colour <= colours; ++colour) {
          take(colour);
          take(-colour);
        }
        EXPECT_EQ(next, offsets.size_after(slot, colours, left != 0));
      }
    }
  }
  EXPECT_EQ(static_cast<long double>(offsets.size()), colour_residues(width, record));
  for (int colours = 0; colours <= width; ++colours) {
    EXPECT_EQ(offsets.size_after(width, colours, true), record(colours));
  }
}

TEST(ColourOffsets, TileTheArrayForEveryWidth) {
  for (int width = 1; width <= Offsets::most_slots; ++width) expect_tiles(Offsets(width), &colour_record);
  for (int width = 1; width <= 11; ++width) expect_tiles(Offsets(width, &rim_record), &rim_record);
}

TEST(ColourOffsets, AreThoseOfTheRecordsOneAfterAnother) {
  for (int width = 1; width <= 7; ++width) {
    const Offsets offsets(width);
    std::uint64_t next = 0;
    for_each_record(
        offsets, always, 0, [](int, const Slots&, int) { return 0; },
        [&](const Slots&, int colours, std::uint64_t offset, int) {
          EXPECT_EQ(offset, next);
          next += colour_record(colours);
        });
    EXPECT_EQ(next, offsets.size());
  }
}

TEST(ColourGroups, HaveEachRecordOnce) {
  for (int width = 1; width <= 6; ++width) {
    const Offsets offsets(width);
    for (int slot = 0; slot < width; ++slot) {
      std::map<std::uint64_t, std::uint64_t> records;  // sizes by offset
      for_each_group(offsets, slot, always, [&](const ColourGroup& group) {
        for (int value = -group.colours; value <= group.colours + 1; ++value) {
          const std::uint64_t at = group.offsets[ColourGroup::number_of(value, group.colours)];
          if (at != Offsets::none) records[at] += colour_record(std::max(group.colours, value));
        }
      });
      std::uint64_t next = 0;
      for (const auto& [offset, size] : records) {
        EXPECT_EQ(offset, next) << "width " << width << ", slot " << slot;
        next = offset + size;
      }
      EXPECT_EQ(next, offsets.size());
    }
  }
}

TEST(ColourGroups, AreSharedWithoutLossOrTwice) {
  const Offsets offsets(5);
  std::atomic<std::uint64_t> next = 0;
  std::size_t groups = 0;
  for_each_group(offsets, 2, always, [&](const ColourGroup&) { ++groups; });
  // Two threads take turns: the second begins after the groups that the first has claimed.
  std::size_t shared = 0;
  Claims first(next);
  Claims second(next);
  for_each_group(
      offsets, 2, [&] { return first(); }, [&](const ColourGroup&) { ++shared; });
  for_each_group(
      offsets, 2, [&] { return second(); }, [&](const ColourGroup&) { ++shared; });
  EXPECT_EQ(shared, groups);
}

void expect_the_reference(const Strip& strip, std::uint32_t prime) {
  const std::uint32_t expected = count_by_colours_ref(strip, prime);
  for (const Instructions instructions : instructions_here()) {
    EXPECT_EQ(counted(strip, prime, instructions), expected) << strip.width() << " points a row, modulo " << prime;
  }
}

TEST(ColourKernels, AreTheReference_standard) {
  for (const std::uint32_t prime : {2147483647U, 65537U}) {
    expect_the_reference(square(5, 4), prime);
    expect_the_reference(square(6, 3), prime);
    expect_the_reference(with_rims(square(5, 5)), prime);
    expect_the_reference(with_rims(square(6, 4)), prime);
  }
}

// Slots with seven and more colours beside them have kernels of their own.
TEST(ColourKernels, AreTheReferenceOfManyColours_extreme) { expect_the_reference(square(8, 2), 2147483647); }

TEST(ColourSweep, CountsTheDrawingsOfAThousandRandomStrips_standard) {
  std::mt19937 random(50);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  for (int i = 0; i < 1000; ++i) {
    const Strip strip = random_strip(below, 11);
    const std::uint64_t expected = count_drawings_ref(strip);
    ASSERT_EQ(count_by_colours_ref(strip, 2147483647), expected) << i;
    for (const Instructions instructions : instructions_here()) {
      ASSERT_EQ(count_by_colours(strip, 40, {}, colour_kernels(instructions)).count, expected) << i;
    }
  }
}

TEST(ColourSweep, IsTheSameOnAnyNumberOfThreads) {
  const Strip strip = square(8, 3);  // a narrower one gets only one thread
  const ColourCount many = count_by_colours(strip, 100, {});
  EXPECT_EQ(many.status, RunStatus::complete);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(count_by_colours(strip, 100, {}).count, many.count);
}

TEST(ColourSweep, CountsTheSameFromTheOtherEnd) {
  for (const std::size_t rows : {4U, 5U}) {
    const Strip strip = square(5, rows);
    EXPECT_EQ(count_by_colours(strip, 100, {}).count, count_by_colours(reversed(strip), 100, {}).count);
  }
}

TEST(ColourSweep, TakesTheMemoryThatItReports) {
  // Strips with and without the join's own memory, and with rims.
  for (const Strip& strip : {square(5, 4), square(5, 5), with_rims(square(6, 4)), with_rims(square(6, 5))}) {
    RunOptions options;
    options.memory = cost_of_colour_sweep(strip, 100).bytes;
    EXPECT_EQ(count_by_colours(strip, 100, options).status, RunStatus::complete);
    --options.memory;
    EXPECT_EQ(count_by_colours(strip, 100, options).status, RunStatus::memory);
  }
}

TEST(ColourSweep, RefusesACountThatDepartsFromTheLastPrime) {
  const Strip strip = square(4, 4);  // its count has more than 2 bits, and the primes of 2 have 31
  EXPECT_GT(count_by_colours(strip, 100, {}).count, Natural(1) << 31U);
  EXPECT_THROW(count_by_colours(strip, 2, {}), std::logic_error);
}

// Runs that each stop after one step and resume from there. \returns the result of the last run, and the number of runs
template <class Strips>
auto stopped_after_each_step(const Strips& strips, std::size_t bits, HeldCheckpoint& held) {
  for (std::size_t runs = 1;; ++runs) {
    std::stop_source stop;
    RunOptions options;
    options.stop = stop.get_token();
    options.observer = [&](const Progress&) { stop.request_stop(); };
    options.checkpoint = held.checkpoint(false);
    const auto found = count_by_colours(strips, bits, options);
    if (found.status != RunStatus::interrupted) return std::pair(found, runs);
  }
}

TEST(ColourSweep, ResumesFromEveryStep) {
  for (const Strip& strip : {square(4, 4), square(4, 5), with_rims(square(5, 4)), with_rims(square(5, 5))}) {
    const Natural expected = count_by_colours(strip, 60, {}).count;
    HeldCheckpoint held;
    const auto [found, runs] = stopped_after_each_step(strip, 60, held);
    const ColourCost cost = cost_of_colour_sweep(strip, 60);
    EXPECT_EQ(found.count, expected);
    EXPECT_EQ(runs, cost.steps * cost.primes);
    // A complete count is not swept again.
    RunOptions again;
    again.checkpoint = held.checkpoint(true);
    again.observer = [](const Progress&) { FAIL(); };
    EXPECT_EQ(count_by_colours(strip, 60, again).count, expected);
    EXPECT_TRUE(held.bytes.empty());
  }
}

std::vector<Strip> family() {
  std::vector<Strip> strips;
  for (const std::size_t rows : {5U, 3U, 8U, 4U, 7U}) {
    Strip& strip = strips.emplace_back(square(4, rows));
    strip.root_row = rows / 2;
    strip.rows.back() = strip.rows.front();
  }
  return strips;
}

TEST(ColourSweep, CountsStripsThatDifferInTheirRowsAtOnce) {
  const std::vector<Strip> strips = family();
  ASSERT_TRUE(are_colour_family(strips));
  const ColourCounts found = count_by_colours(strips, 120, {});
  ASSERT_EQ(found.counts.size(), strips.size());
  for (std::size_t i = 0; i < strips.size(); ++i) {
    EXPECT_EQ(found.counts[i], count_by_colours(strips[i], 120, {}).count) << strips[i].rows.size();
  }
  EXPECT_LT(cost_of_colour_sweep(strips, 120).steps, 18 + 2 * strips.size());
  std::vector<Strip> others = strips;
  others[0].rows[1].weights[2] = 7;
  EXPECT_FALSE(are_colour_family(others));
}

TEST(ColourSweep, ResumesWithAFamilyFromEveryStep) {
  const std::vector<Strip> strips = family();
  HeldCheckpoint held;
  EXPECT_EQ(stopped_after_each_step(strips, 120, held).first.counts, count_by_colours(strips, 120, {}).counts);
}

TEST(ColourSweep, StopsAtOnceWithoutACheckpoint) {
  std::stop_source stop;
  stop.request_stop();
  RunOptions options;
  options.stop = stop.get_token();
  const ColourCount found = count_by_colours(square(5, 4), 100, options);
  EXPECT_EQ(found.status, RunStatus::interrupted);
  EXPECT_EQ(found.steps_done, 0U);
}

TEST(SmallField, HasPrimesBelowABound) {
  EXPECT_EQ(prime_below(std::uint32_t{1} << 31U), 2147483647U);
  EXPECT_EQ(prime_below(2147483647U), 2147483629U);
  EXPECT_EQ(prime_below(4), 3U);
}

}  // namespace quadrille::engines::colour_test
