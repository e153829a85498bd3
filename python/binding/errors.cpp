// What goes wrong, as exceptions of Python: the classes stand in quadrille/_errors.py, which imports nothing of this
// module, so that they are plain classes with an attribute for the place and one for the remedy.
#include "python/binding/errors.hpp"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <system_error>

#include "python/binding/ending.hpp"
#include "python/binding/words.hpp"
#include "quadrille/error.hpp"

namespace quadrille::python {

namespace py = pybind11;

namespace {

// A message is one line: what it quotes may hold others.
void raise(const char* name, std::string message) {
  std::replace_if(
      message.begin(), message.end(), [](unsigned char c) { return c < ' ' || c == 127; }, '?');
  const py::object errors = asked([] { return PyImport_ImportModule("quadrille._errors"); });
  const py::object type = asked([&] { return PyObject_GetAttrString(errors.ptr(), name); });
  const py::str text(message);
  // It may call the class, to make the exception that another is the context of.
  until_the_end([&] {
    PyErr_SetObject(type.ptr(), text.ptr());
    return 0;
  });
}

}  // namespace

void throw_limit(const std::string& message) {
  raise("LimitError", message);
  throw py::error_already_set();
}

void bind_errors(py::module_& /*module*/) {
  // The type of a translator has its argument by value. NOLINTNEXTLINE(performance-unnecessary-value-param)
  py::register_local_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Error& error) {
      raise(error.kind() == ErrorKind::breaks_rules ? "RulesError" : "InputError", in_python(error.what()));
    } catch (const std::bad_alloc&) {
      raise("LimitError", "memory: used up; give more, or ask for less");
    } catch (const std::system_error& error) {
      raise("LimitError",
            std::string("system: ") + error.what() + "; allow this process more, or ask for less (threads=)");
    }
  });
}

}  // namespace quadrille::python
