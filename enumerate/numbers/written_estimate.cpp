#include "enumerate/numbers/written_estimate.hpp"

#include <fmt/format.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <charconv>
#include <cstdlib>

namespace quadrille::enumerate {

namespace {

constexpr int digits = 7;
constexpr std::int64_t least = 1'000'000;  // of so many digits
constexpr std::int64_t most = 9'999'999;

// The digits of a value as a whole number, and the power of ten that they are multiplied by.
struct Decimal {
  std::int64_t significand = 0;
  int exponent = 0;
};

Decimal nearest(double value) {
  std::string text = fmt::format("{:.{}e}", value, digits - 1);  // d.dddddde+xx
  const std::size_t e = text.find('e');
  Decimal decimal;
  const std::size_t sign = text[e + 1] == '+' ? e + 2 : e + 1;
  std::from_chars(text.data() + sign, text.data() + text.size(), decimal.exponent);
  decimal.exponent -= digits - 1;
  text.erase(e).erase(1, 1);
  std::from_chars(text.data(), text.data() + text.size(), decimal.significand);
  return decimal;
}

boost::multiprecision::cpp_rational exact(const Decimal& decimal) {
  using boost::multiprecision::cpp_int;
  const cpp_int power = boost::multiprecision::pow(cpp_int(10), static_cast<unsigned>(std::abs(decimal.exponent)));
  const cpp_int significand = decimal.significand;
  return decimal.exponent < 0 ? boost::multiprecision::cpp_rational(significand, power)
                              : boost::multiprecision::cpp_rational(significand * power);
}

// Seven digits, the point among them if it falls there, else a power of ten.
std::string text_of(const Decimal& decimal) {
  std::string text = fmt::format("{}", decimal.significand);
  const int places = static_cast<int>(text.size());
  const int point = places + decimal.exponent;  // digits before it
  if (decimal.significand == 0) return "0.000000";
  if (point >= 1 && point < places) return text.insert(static_cast<std::size_t>(point), 1, '.');
  return fmt::format("{}.{}e{:+03}", text[0], text.substr(1), point - 1);
}

}  // namespace

std::string written_estimate(double value, Rounding rounding) {
  Decimal decimal = nearest(value);
  const boost::multiprecision::cpp_rational wanted(value);
  if (rounding == Rounding::down && exact(decimal) > wanted) {
    // Below a power of ten there is room for one digit more.
    decimal = decimal.significand == least ? Decimal{most, decimal.exponent - 1}
                                           : Decimal{decimal.significand - 1, decimal.exponent};
  }
  if (rounding == Rounding::up && exact(decimal) < wanted) {
    decimal = decimal.significand == most ? Decimal{least, decimal.exponent + 1}
                                          : Decimal{decimal.significand + 1, decimal.exponent};
  }
  return text_of(decimal);
}

}  // namespace quadrille::enumerate
