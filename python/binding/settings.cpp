// What a call is given besides its query, and what the module says of itself.
#include <pybind11/stl.h>

#include "enumerate/run/sizes.hpp"
#include "enumerate/run/version.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/call.hpp"

namespace quadrille::python {

void bind_settings(py::module_& module) {
  py::class_<Settings>(module, "Settings")
      .def(py::init([](int threads, std::optional<std::size_t> memory, py::object progress, bool large,
                       std::string checkpoint) {
             return Settings{threads, memory, std::move(progress), large, std::move(checkpoint)};
           }),
           py::arg("threads"), py::arg("memory"), py::arg("progress"), py::arg("large"), py::arg("checkpoint"));
  module.def("version", running::version);
  module.def("memory_size", running::parse_memory_size);
}

}  // namespace quadrille::python
