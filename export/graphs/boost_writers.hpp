// TextStream: a std::ostream that writes to a string and throws on every failure, for libraries that write to a stream.
//
// A std::ostringstream catches the exceptions of its buffer and sets a flag that nobody reads. So when memory runs
// out, the text is cut short but looks complete. A TextStream instead passes every exception of its string on to the
// caller. The project uses no other string stream for output (tests/project/string_streams.sh).
#pragma once

#include <fmt/format.h>

#include <boost/make_shared.hpp>
#include <boost/property_map/dynamic_property_map.hpp>
#include <ostream>
#include <streambuf>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace quadrille::exports {

/// A buffer that appends its characters to a string.
class TextBuffer : public std::streambuf {
 public:
  std::string take() { return std::exchange(text_, {}); }

 protected:
  int_type overflow(int_type character) override {
    if (!traits_type::eq_int_type(character, traits_type::eof())) text_ += traits_type::to_char_type(character);
    return traits_type::not_eof(character);
  }
  std::streamsize xsputn(const char* characters, std::streamsize count) override {
    text_.append(characters, static_cast<std::size_t>(count));
    return count;
  }

 private:
  std::string text_;
};

/// \throws std::bad_alloc from any output, if there is not enough memory
class TextStream : public std::ostream {
 public:
  TextStream() : std::ostream(nullptr) {
    rdbuf(&buffer_);
    exceptions(badbit | failbit);
  }
  TextStream(const TextStream&) = delete;
  TextStream& operator=(const TextStream&) = delete;

  /// The text written so far; the stream is then empty.
  std::string take() { return buffer_.take(); }

 private:
  TextBuffer buffer_;
};

// A property of a graph or of its nodes or edges, computed by a function, for the writers of Boost.Graph.
//
// Boost's own adaptor writes each value to a std::ostringstream, which shortens the text when memory runs out
// (TextStream); this one formats values itself.

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

/// Adds a property to those of a writer. \tparam Key  a node, an edge, or a pointer to the graph
template <class Key, class Function>
void add_property(boost::dynamic_properties& properties, const std::string& name, Function function) {
  properties.insert(name, boost::make_shared<ComputedProperty<Key, Function>>(std::move(function)));
}

}  // namespace quadrille::exports
