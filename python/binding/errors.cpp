// Turns C++ errors into exceptions of Python. The classes of these exceptions are in python/quadrille/_errors.py, a
// file that does not import the compiled module.
#include "python/binding/errors.hpp"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <system_error>

#include "quadrille/error.hpp"

namespace quadrille::python {

namespace py = pybind11;

namespace {

// A part of a message, on one line: a quotation in it may contain line breaks.
py::str part(const std::string& text) {
  std::string line = spelled(text, keyword);
  std::ranges::replace_if(
      line, [](unsigned char c) { return c < ' ' || c == 127; }, '?');
  return line;
}

void raise(const char* name, const std::string& place, const std::string& reason, const std::string& remedy) {
  const py::object type = py::module_::import("quadrille._errors").attr(name);
  PyErr_SetObject(type.ptr(), py::make_tuple(part(place), part(reason), part(remedy)).ptr());
}

}  // namespace

std::string keyword(std::string_view argument, std::string_view value) {
  std::string text(argument);
  if (value.empty()) return text;
  const bool is_word = std::ranges::any_of(value, [](char c) { return 'a' <= c && c <= 'z'; });
  return text.append(is_word ? "='" : "=").append(value).append(is_word ? "'" : "");
}

void throw_limit(const std::string& place, const std::string& reason, const std::string& remedy) {
  raise("LimitError", place, reason, remedy);
  throw py::error_already_set();
}

void bind_errors(py::module_& /*module*/) {
  // The type of a translator has its argument by value. NOLINTNEXTLINE(performance-unnecessary-value-param)
  py::register_local_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Error& error) {
      raise(error.kind() == ErrorKind::breaks_rules ? "RulesError" : "InputError", error.place(), error.reason(),
            error.remedy());
    } catch (const std::bad_alloc&) {
      raise("LimitError", "memory", "used up", "give more, or ask for less");
    } catch (const std::system_error& error) {
      raise("LimitError", "system", error.what(), "allow this process more, or ask for less (threads=)");
    }
  });
}

}  // namespace quadrille::python
