// The ledger of claims in Python, and the program itself.
#include <pybind11/stl.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/output/ledger_table.hpp"
#include "cli/program.hpp"
#include "python/binding/bindings.hpp"
#include "python/binding/result_table.hpp"

namespace quadrille::python {

namespace {

// What `quadrille check` finds, and what of it departs from the ledger.
struct Checked : Result<cli::LedgerRow> {
  Table table{};
  std::vector<std::string> departures{};
};

Checked examine_all(const std::vector<proofs::Claim>& claims, properties::ExamineOptions asked, const Options& options,
                    Table header) {
  Checked checked;
  checked.table = std::move(header);
  asked.property.stop = options.stop;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    if (options.progress) options.progress(Progress{.unit = "claim", .done = i, .total = claims.size()});
    const auto finding = cli::examine_within_memory(claims[i], asked);
    if (!finding || finding->cut_short) {
      checked.status = finding ? RunStatus::interrupted : RunStatus::memory;
      checked.missing = "all claims from " + claims[i].id;
      break;
    }
    cli::add_ledger_row(checked.table, claims[i], *finding);
    checked.departures.insert(checked.departures.end(), finding->departures.begin(), finding->departures.end());
  }
  return checked;
}

ResultTable check(const std::vector<std::string>& names, int cases, std::uint64_t seed, const std::optional<int>& plies,
                  const Settings& settings) {
  properties::ExamineOptions asked;
  asked.property.cases = cases;
  asked.property.seed = seed;
  asked.plies = plies;
  const std::vector<proofs::Claim> claims = cli::chosen_claims(names);
  std::vector<std::string> ids;
  if (!names.empty()) {
    std::transform(claims.begin(), claims.end(), std::back_inserter(ids), [](const auto& claim) { return claim.id; });
  }
  Table header = cli::ledger_header(ids, asked);
  auto noted =
      run(settings, [&](const Options& options) { return examine_all(claims, asked, options, std::move(header)); });
  ResultTable result = table_of<cli::LedgerRow>(std::move(noted.found.table), noted);
  result.facts["departures"] = noted.found.departures;
  return result;
}

// The program, run by `python -m quadrille` before any other thread is there.
int run_program(const std::vector<std::string>& arguments) {
  std::vector<const char*> argv;
  std::transform(arguments.begin(), arguments.end(), std::back_inserter(argv),
                 [](const std::string& argument) { return argument.c_str(); });
  argv.push_back(nullptr);
  const py::gil_scoped_release release;
  return static_cast<int>(cli::run(static_cast<int>(arguments.size()), argv.data()));
}

}  // namespace

void bind_check(py::module_& module) {
  module.def("check", check);
  module.def("claims", [] {
    std::vector<std::string> ids;
    for (const proofs::Claim& claim : cli::chosen_claims({})) ids.push_back(claim.id);
    return ids;
  });
  module.def("run_program", run_program);
}

}  // namespace quadrille::python
