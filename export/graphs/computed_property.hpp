// A property of a graph's nodes or edges, or of the graph, as a function of it, for the writers of Boost.Graph.
//
// Boost's own adaptor writes each value to a std::ostringstream, which makes a shorter text of a failure of memory
// (text_stream.hpp); this one formats values itself.
#pragma once

#include <fmt/format.h>

#include <boost/make_shared.hpp>
#include <boost/property_map/dynamic_property_map.hpp>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace quadrille::exports {

template <class Key, class Function>
class ComputedProperty : public boost::dynamic_property_map {
  using Value = std::decay_t<std::invoke_result_t<const Function&, const Key&>>;

 public:
  explicit ComputedProperty(Function function) : function_(std::move(function)) {}

  boost::any get(const boost::any& of) override { return value_of(of); }
  std::string get_string(const boost::any& of) override { return fmt::format("{}", value_of(of)); }
  void put(const boost::any& /*of*/, const boost::any& /*value*/) override {
    BOOST_THROW_EXCEPTION(boost::dynamic_const_put_error());
  }
  const std::type_info& key() const override { return typeid(Key); }
  const std::type_info& value() const override { return typeid(Value); }

 private:
  Value value_of(const boost::any& of) const { return function_(boost::any_cast<const Key&>(of)); }

  Function function_;
};

/// Adds a property to those a writer is given. \tparam Key  a node, an edge, or a pointer to the graph
template <class Key, class Function>
void add_property(boost::dynamic_properties& properties, const std::string& name, Function function) {
  properties.insert(name, boost::make_shared<ComputedProperty<Key, Function>>(std::move(function)));
}

}  // namespace quadrille::exports
