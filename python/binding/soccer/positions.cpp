// Passes the positions of a pitch to Python in blocks. A separate thread lists the positions. It waits when
// `blocks_ahead` blocks are ready that the Python code has not yet read.
#include <pybind11/stl.h>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <string>

#include "enumerate/soccer/pitch_file.hpp"
#include "games/soccer/pitch.hpp"
#include "python/binding/call.hpp"
#include "python/binding/cells.hpp"
#include "python/binding/errors.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/soccer_lists.hpp"

namespace quadrille::python {

namespace {

using soccer::PositionRow;
using Block = std::vector<PositionRow>;

constexpr std::size_t rows_of_a_block = 4096;
constexpr std::size_t blocks_ahead = 16;

// Lists positions on a thread of its own.
class PositionStream {
 public:
  PositionStream(soccer::PositionsRequest request, const Settings& settings)
      : columns_(schema_of(RowType<PositionRow>{}).columns) {
    Options options;
    options.threads = settings.threads;
    options.memory = settings.memory;
    options.stop = source_.get_token();
    options.spelling = keyword;
    thread_ = on_thread([this, request = std::move(request), options] { list(request, options); });
  }
  // The caller may hold the GIL or not: the thread never requests it.
  ~PositionStream() { close(); }
  PositionStream(const PositionStream&) = delete;
  PositionStream& operator=(const PositionStream&) = delete;

  // Ends the thread; there are no rows after that.
  void close() {
    source_.request_stop();
    thread_ = {};  // waits for it
    const std::scoped_lock lock(mutex_);
    blocks_.clear();
  }

  // The next rows; none once all are read. Waits for them, and reacts to Ctrl-C.
  py::list next(const py::type& type) {
    const AwaitedAtTheEnd until_the_gil_is_back;
    std::optional<Block> block;
    std::exception_ptr failure;
    while (!block) {
      {
        const py::gil_scoped_release others_run;
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, between_looks, [&] { return !blocks_.empty() || done_ || closed(); });
        if (!blocks_.empty()) {
          block = std::move(blocks_.front());
          blocks_.pop_front();
        } else if (done_ || closed()) {
          block.emplace();
          failure = std::exchange(failure_, nullptr);
        }
      }
      check_signals();  // Python's exit closes the stream, too
    }
    if (failure) std::rethrow_exception(failure);
    changed_.notify_all();
    py::list rows(block->size());
    py::ssize_t place = 0;
    for (const PositionRow& row : *block) {
      PyList_SET_ITEM(rows.ptr(), place++, to_python(columns_, row, type).release().ptr());
    }
    return rows;
  }

  // The ending, once all rows are read: the part missing for lack of memory, empty if nothing is.
  std::string missing() const { return missing_; }
  std::string reached() const { return reached_; }

 private:
  bool closed() const { return source_.stop_requested(); }

  void list(const soccer::PositionsRequest& request, const Options& options) {
    const AwaitedAtTheEnd until_it_is_done;
    std::exception_ptr failure;
    soccer::PositionsEnding result;
    try {
      result = soccer::for_each_position(
          request, [this](std::span<const PositionRow> rows) { return take(rows); }, options);
    } catch (...) {
      failure = std::current_exception();
    }
    const std::scoped_lock lock(mutex_);
    if (!filling_.empty()) blocks_.push_back(std::move(filling_));
    missing_ = result.whole() ? std::string() : result.missing;
    reached_ = result.reached;
    failure_ = std::move(failure);
    done_ = true;
    changed_.notify_all();
  }

  // Delivers the first rows at once, for a reader who wants only some; later ones by the block.
  bool take(std::span<const PositionRow> rows) {
    while (!rows.empty()) {
      const std::size_t some = std::min(rows.size(), rows_of_a_block - filling_.size());
      filling_.insert(filling_.end(), rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(some));
      rows = rows.subspan(some);
      if (handed_on_ && filling_.size() < rows_of_a_block) continue;
      std::unique_lock lock(mutex_);
      changed_.wait(lock, source_.get_token(), [&] { return blocks_.size() < blocks_ahead; });
      if (closed()) return false;
      blocks_.push_back(std::exchange(filling_, {}));
      handed_on_ = true;
      changed_.notify_all();
    }
    return true;
  }

  const std::vector<Column<PositionRow>> columns_;
  std::stop_source source_{};
  std::mutex mutex_{};
  std::condition_variable_any changed_{};
  std::deque<Block> blocks_{};
  Block filling_{};
  bool handed_on_ = false;
  bool done_ = false;
  std::exception_ptr failure_{};
  std::string missing_{};
  std::string reached_{};
  const std::stop_callback<std::function<void()>> at_the_end_{end_of_python(), [this] { source_.request_stop(); }};
  std::future<void> thread_{};
};

std::unique_ptr<PositionStream> positions(const std::string& name, std::optional<int> plies, bool limited,
                                          const Settings& settings) {
  const soccer::PitchName pitch = enumerate::read_pitch(name);
  soccer::require_drawable(pitch);
  soccer::PositionsRequest request{to_string(pitch), plies};
  // A reader of a few positions need not agree to all.
  if (!limited) {
    run(settings, [&](const Options& options) {
      agree_to(settings, size_of(request, options), "fewer plies, a smaller pitch, or a limit");
      return true;
    });
  }
  return std::make_unique<PositionStream>(std::move(request), settings);
}

}  // namespace

void bind_soccer_positions(py::module_& module) {
  py::class_<PositionStream>(module, "PositionStream")
      .def("next", &PositionStream::next, py::arg("type"))
      .def("close",
           [](PositionStream& stream) {
             const AwaitedAtTheEnd until_the_gil_is_back;
             const py::gil_scoped_release others_run;
             stream.close();
           })
      .def_property_readonly("missing", &PositionStream::missing)
      .def_property_readonly("reached", &PositionStream::reached);
  module.def("soccer_positions", positions);
  module.def("soccer_position_columns", [] {
    py::list names;
    for (const ColumnSchema& column : table_schema_of<PositionRow>().columns) names.append(column.name);
    return names;
  });
}

}  // namespace quadrille::python
