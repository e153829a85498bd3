// The Python functions that use random choices in Paper Soccer. They estimate counts from random trails (walks without
// a repeated edge), and choose random drawings (sets of drawn segments), histories and games.
#include <fmt/format.h>
#include <pybind11/stl.h>

#include <string>
#include <utility>
#include <vector>

#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/pitch.hpp"
#include "python/binding/call.hpp"
#include "python/binding/result_table.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/soccer_estimate.hpp"
#include "quadrille/soccer_sample.hpp"

namespace quadrille::python {

namespace {

ResultTable estimate(const std::string& pitch, std::uint64_t samples, std::uint64_t seed, bool available,
                     const Settings& settings) {
  const soccer::EstimateRequest request{.pitch = pitch, .samples = samples, .seed = seed, .available = available};
  return answer(request, settings, {}, [](const soccer::EstimateAnswer& found, ResultTable& result) {
    result.facts["samples"] = found.samples;
    result.facts["heavy_tailed"] = found.heavy_tailed;
  });
}

soccer::SampleOf sample_named(const std::string& name) {
  using soccer::SampleOf;
  for (const SampleOf of : {SampleOf::drawings, SampleOf::histories, SampleOf::games}) {
    if (name == to_string(of)) return of;
  }
  refuse(fmt::format("of '{}'", name), "cannot be sampled", "give drawings, histories or games");
}

// The samples and the ending of their job, under the names of ResultTable.
struct Drawn {
  soccer::SampleRequest request;
  soccer::SampleAnswer answer;
};

Drawn sample(const std::string& pitch, const std::string& of, std::size_t count, std::uint64_t seed,
             const Settings& settings) {
  soccer::SampleRequest request{
      .pitch = to_string(enumerate::read_pitch(pitch)), .of = sample_named(of), .count = count, .seed = seed};
  auto noted = run(settings, [&](const Options& options) { return soccer::sample(request, options); });
  return {std::move(request), std::move(noted.found)};
}

// Each history, with true if it was chosen at random from all histories of its drawing.
py::list rows_of_sample(const Drawn& drawn) {
  py::list rows;
  Pauses pauses;
  for (const soccer::SampledHistory& row : drawn.answer.histories) {
    rows.append(py::make_tuple(row.history, row.uniform));
    pauses.after_piece();
  }
  return rows;
}

}  // namespace

void bind_soccer_random(py::module_& module) {
  module.def("soccer_estimate", estimate);
  py::class_<Drawn>(module, "Drawn")
      .def_property_readonly("pitch", [](const Drawn& drawn) { return drawn.request.pitch; })
      .def_property_readonly("rows", rows_of_sample)
      .def_property_readonly("population", [](const Drawn& drawn) { return to_python(drawn.answer.population); })
      .def_property_readonly("record", [](const Drawn& drawn) { return record_of(drawn.request, drawn.answer); })
      .def_property_readonly("status", [](const Drawn& drawn) { return word_for(drawn.answer.ending.status); })
      .def_property_readonly("reached", [](const Drawn& drawn) { return drawn.answer.ending.reached; })
      .def_property_readonly("missing", [](const Drawn& drawn) { return drawn.answer.ending.missing; })
      .def_property_readonly("remedy", [](const Drawn& drawn) { return drawn.answer.ending.remedy; });
  module.def("soccer_sample", sample);
}

}  // namespace quadrille::python
