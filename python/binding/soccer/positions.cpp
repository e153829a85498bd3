// The positions of a pitch, one after another, while they are found: a thread lists them, at most so many blocks ahead
// of whoever reads them in Python.
#include <pybind11/stl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <string>
#include <thread>

#include "games/soccer/pitch.hpp"
#include "python/binding/call.hpp"
#include "python/binding/cells.hpp"
#include "python/binding/ending.hpp"
#include "python/binding/errors.hpp"
#include "python/binding/soccer/bindings.hpp"
#include "quadrille/soccer_lists.hpp"

namespace quadrille::python {

namespace {

using soccer::PositionRow;
using Block = std::vector<PositionRow>;

constexpr std::size_t rows_of_a_block = 4096;
constexpr std::size_t blocks_ahead = 16;
constexpr std::chrono::milliseconds pause{40};

// Lists them on a thread of its own.
class Lister {
 public:
  Lister(soccer::PositionsRequest request, const Settings& settings)
      : columns_(schema_of(RowType<PositionRow>{}).columns) {
    require_not_forked();
    Options options;
    options.threads = settings.threads;
    options.memory = settings.memory;
    options.stop = source_.get_token();
    options.spelling = keyword;
    // It is known before another thread may run, and fork.
    auto known = std::make_unique<StoppedAtTheEnd>(source_);
    thread_ = std::thread([this, request = std::move(request), options, until_the_thread_ends = std::move(known)] {
      list(request, options);
    });
  }
  // No lock of Python is needed to end: the thread does not know of it.
  ~Lister() { close(); }
  Lister(const Lister&) = delete;
  Lister& operator=(const Lister&) = delete;

  // Ends the thread; there are no rows after that.
  void close() {
    source_.request_stop();
    if (thread_.joinable()) thread_.join();
    const std::scoped_lock lock(mutex_);
    blocks_.clear();
  }

  // The next rows; none once all are read. Waits for them, and hears Ctrl-C.
  py::list next(const py::type& type) {
    std::optional<Block> block;
    std::exception_ptr failure;
    while (true) {
      {
        const Unlocked others_run;
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, pause, [&] { return !blocks_.empty() || done_ || closed(); });
        if (!blocks_.empty()) {
          block = std::move(blocks_.front());
          blocks_.pop_front();
        }
        if (!block && (done_ || closed())) {
          failure = std::exchange(failure_, nullptr);
          break;
        }
      }
      if (block) break;
      hear_signals();
    }
    if (failure) std::rethrow_exception(failure);
    changed_.notify_all();
    py::list rows(block ? block->size() : 0);
    py::ssize_t place = 0;
    if (block) {
      for (const PositionRow& row : *block) {
        PyList_SET_ITEM(rows.ptr(), place++, to_python(columns_, row, type).release().ptr());
      }
    }
    return rows;
  }

  // How it ended, once all rows are read: what memory kept it from, empty if nothing.
  std::string missing() const { return missing_; }
  std::string reached() const { return reached_; }

 private:
  bool closed() const { return source_.stop_requested(); }

  void list(const soccer::PositionsRequest& request, const Options& options) {
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

  // The first rows are handed on at once, for whoever wants only some; later ones by the block.
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
  std::thread thread_{};
};

// The same for the process that began it. One that is forked off has no thread to end: there the lister is left as it
// is.
class PositionStream {
 public:
  PositionStream(soccer::PositionsRequest request, const Settings& settings)
      : lister_(std::make_unique<Lister>(std::move(request), settings)) {}
  ~PositionStream() {
    if (process_ != ::getpid()) static_cast<void>(lister_.release());
  }
  PositionStream(const PositionStream&) = delete;
  PositionStream& operator=(const PositionStream&) = delete;

  void close() {
    if (process_ == ::getpid()) lister_->close();
  }
  py::list next(const py::type& type) {
    require_not_forked();
    return lister_->next(type);
  }
  std::string missing() const { return lister_->missing(); }
  std::string reached() const { return lister_->reached(); }

 private:
  pid_t process_ = ::getpid();
  std::unique_ptr<Lister> lister_;
};

std::unique_ptr<PositionStream> positions(const std::string& name, std::optional<int> plies, bool limited,
                                          const Settings& settings) {
  const soccer::PitchName pitch = soccer::parse_pitch_name(name);
  soccer::require_drawable(pitch);
  soccer::PositionsRequest request{to_string(pitch), plies};
  // Whoever reads a few of them need not agree to all.
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
             const Unlocked others_run;
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
