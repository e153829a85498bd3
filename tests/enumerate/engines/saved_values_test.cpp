// Values in a checkpoint: what is put comes back, and a length is not believed.
#include "quadrille/detail/saved_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace quadrille::engines::saved_values_test {

/// Takes bytes and gives them back.
struct Bytes {
  std::vector<std::byte> bytes;
  std::size_t at = 0;

  ByteSink sink() {
    return [this](std::span<const std::byte> more) { bytes.insert(bytes.end(), more.begin(), more.end()); };
  }
  ByteSource source() {
    return [this](std::span<std::byte> into) {
      if (into.size() > bytes.size() - at) refuse_checkpoint();
      std::copy_n(bytes.begin() + static_cast<std::ptrdiff_t>(at), into.size(), into.begin());
      at += into.size();
    };
  }
};

TEST(SavedValues, ANumberOfAnySizeComesBack) {
  std::vector<Natural> numbers = {0, 1, 255, 256, Natural(~std::uint64_t{0}), Natural(~Count128{0})};
  numbers.push_back(numbers.back() + 1);
  for (int i = 0; i < 6; ++i) numbers.push_back(numbers.back() * numbers.back() + 7);
  Bytes saved;
  for (const Natural& number : numbers) put_natural(saved.sink(), number);
  for (const Natural& number : numbers) EXPECT_EQ(get_natural(saved.source()), number);
  EXPECT_EQ(saved.at, saved.bytes.size());
}

TEST(SavedValues, ASumGoesOnWhereItWas) {
  for (const int maxima : {0, 1, 2, 3}) {
    ExactSum sum;
    sum.add(5);
    for (int i = 0; i < maxima; ++i) sum.add(~Count128{0});
    Bytes saved;
    put_sum(saved.sink(), sum);
    ExactSum again = get_sum(saved.source());
    EXPECT_EQ(again.small(), sum.small());
    again.add(~Count128{0});
    sum.add(~Count128{0});
    EXPECT_EQ(again.value(), sum.value());
  }
}

TEST(SavedValues, ALengthIsHeldAgainstItsBound) {
  Bytes saved;
  for (int i = 0; i < 3; ++i) put_size(saved.sink(), 1000);
  EXPECT_EQ(get_size(saved.source(), 1000), 1000U);
  EXPECT_THROW(get_size(saved.source(), 999), Error);
  EXPECT_THROW(get_natural(saved.source()), Error);  // as long as that, and not there
  put_size(saved.sink(), 0);
  saved.at = saved.bytes.size() - sizeof(std::uint64_t);
  EXPECT_THROW(get_natural(saved.source()), Error);  // of no length at all
}

}  // namespace quadrille::engines::saved_values_test
