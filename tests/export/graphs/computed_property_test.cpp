// Computed properties, through Boost.Graph's interface for writers.
#include <gtest/gtest.h>

#include <string>

#include "export/graphs/boost_writers.hpp"

namespace quadrille::exports::computed_property_test {

TEST(ComputedProperty, HasValueTextAndTypes) {
  boost::dynamic_properties properties;
  add_property<int>(properties, "half", [](int key) { return key / 2; });
  add_property<int>(properties, "name", [](int key) { return std::string(static_cast<std::size_t>(key), 'n'); });
  EXPECT_EQ((boost::get<int, int>("half", properties, 7)), 3);
  EXPECT_EQ(boost::get("half", properties, 7), "3");
  EXPECT_EQ(boost::get("name", properties, 3), "nnn");
  const auto half = properties.begin();
  EXPECT_EQ(half->first, "half");
  EXPECT_EQ(half->second->key(), typeid(int));
  EXPECT_EQ(half->second->value(), typeid(int));
  EXPECT_THROW(half->second->put(1, 2), boost::dynamic_const_put_error);
}

}  // namespace quadrille::exports::computed_property_test
