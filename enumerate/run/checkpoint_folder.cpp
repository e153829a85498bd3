#include "enumerate/run/checkpoint_folder.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/prime_folders.hpp"
#include "enumerate/run/shared_folder.hpp"
#include "enumerate/run/temporary_file.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

namespace {

constexpr std::string_view manifest_name = "manifest";
constexpr std::string_view delete_folder = "give another folder or delete it";

// The generation of a part's name, part-GENERATION-RANK; nothing if it is no such name.
std::optional<std::uint64_t> generation_of(std::string_view name) {
  constexpr std::string_view beginning = "part-";
  if (!name.starts_with(beginning)) return std::nullopt;
  std::array<std::uint64_t, 2> numbers{};
  const char* at = name.data() + beginning.size();
  const char* const end = name.data() + name.size();
  for (std::uint64_t& number : numbers) {
    if (&number != numbers.data() && (at == end || *at++ != '-')) return std::nullopt;
    const auto [next, failure] = std::from_chars(at, end, number);
    if (failure != std::errc{}) return std::nullopt;
    at = next;
  }
  return at == end ? std::optional(numbers[0]) : std::nullopt;
}

// As engines::together, and where the work of one rank lacks memory, OutOfBudget is thrown on all.
template <class Work>
void together_in_memory(engines::Ranks& ranks, const Work& work) {
  engines::RunStatus status = engines::RunStatus::complete;
  engines::together(ranks, [&] {
    try {
      work();
    } catch (const std::bad_alloc&) {
      status = engines::RunStatus::memory;
    }
  });
  if (engines::agreed(&ranks, status) != engines::RunStatus::complete) throw engines::OutOfBudget();
}

}  // namespace

CheckpointFolder::CheckpointFolder(std::string path, std::string request, engines::Ranks& ranks,
                                   HoldSignals hold_signals, std::optional<std::chrono::nanoseconds> every)
    : path_(std::move(path)),
      request_(std::move(request)),
      ranks_(ranks),
      hold_signals_(std::move(hold_signals)),
      every_(every) {
  std::string text;
  engines::together(ranks_, [&] {
    if (ranks_.rank() == 0) text = read_manifest();
  });
  text = ranks_.broadcast(text);
  if (!text.empty()) {
    engines::together(ranks_, [&] {
      try {
        earlier_ = parse_manifest(text);
      } catch (const Error& error) {
        refuse(error.reason(), delete_folder);
      }
      if (earlier_.program != version())
        refuse(fmt::format("is of another version ({})", earlier_.program), delete_folder);
      if (earlier_.request != request_)
        refuse(fmt::format("is of another request ({})", earlier_.request), delete_folder);
    });
    engines::together(ranks_, [&] { open_parts(); });
  }
  engines::together(ranks_, [&] { require_writable(); });
  generation_ = earlier_.generation;
  if (ranks_.rank() == 0) remove_all_but(earlier_);
  engines::agree_on_error(ranks_, {});  // and no rank writes before that
}

void CheckpointFolder::refuse(std::string_view why, std::string_view remedy) const {
  refuse_folder(path_, why, remedy);
}

// Empty if there is none. Makes the folder, and locks it.
std::string CheckpointFolder::read_manifest() {
  if (make_folder(path_)) {
    lock();
    return {};
  }
  std::error_code error;
  const std::string file = path_of(manifest_name);
  if (!std::filesystem::exists(file, error)) require_own_files();
  lock();
  if (!std::filesystem::exists(file, error)) return {};
  std::string text;
  if (const int unread = read_text(file, text); unread != 0) {
    refuse(fmt::format("its manifest cannot be read ({})", reason(unread)), "name a folder that can be read");
  }
  if (text.empty()) refuse("holds an empty manifest", delete_folder);
  return text;
}

// Where no manifest is.
void CheckpointFolder::require_own_files() const {
  std::vector<std::string> names;
  read_names(path_, names);
  for (const std::string& name : names) {
    const std::optional<std::uint64_t> generation = generation_of(name);
    if (is_name_of_prime(name)) {
      refuse("holds a count with " + mention("primes"), fmt::format("give {}, or another folder", mention("primes")));
    }
    if (!generation && !name.starts_with(".quadrille-") && name != FolderLock::name) {
      refuse_other_file(path_, name);
    }
    // The first save may have been killed; a later one follows a manifest.
    if (generation.value_or(1) > 1) {
      refuse(fmt::format("holds '{}' and no manifest", name), "bring it back, or give another folder");
    }
  }
}

// Each rank sees the same folder, so one lock is enough.
void CheckpointFolder::lock() {
  lock_ = std::make_unique<FolderLock>(path_);
  if (lock_->state() == FolderLock::State::impossible) refuse_unusable_folder(path_, reason(lock_->error()));
  if (lock_->state() == FolderLock::State::held)
    refuse("another run counts there", "wait for its end, or give another folder");
}

// Part k goes to rank k, or to rank k modulo their number where there are fewer ranks now.
void CheckpointFolder::open_parts() {
  const std::size_t parts = earlier_.parts.size();
  const auto open = [&](std::size_t part) {
    const std::string path = path_of(earlier_.name_of(part));
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown)) {
      refuse(fmt::format("the file of rank {} is missing ({})", part, earlier_.name_of(part)),
             "put it back, or delete the folder");
    }
    return std::make_unique<CheckpointFile>(path, earlier_.line_of(part), hold_signals_, CheckpointFile::Access::read);
  };
  for (std::size_t part = ranks_.rank(); part < parts; part += ranks_.count()) own_.push_back(open(part));
  if (own_.empty()) lent_ = open(ranks_.rank() % parts);
}

void CheckpointFolder::require_writable() const {
  std::unique_lock<std::mutex> lock;
  if (hold_signals_) lock = hold_signals_();
  const int error = TemporaryFile(path_of(manifest_name)).error();
  if (error != 0) refuse_unusable_folder(path_, reason(error));
}

// What a killed run left, and after a save what it replaces.
void CheckpointFolder::remove_all_but(const Manifest& manifest) const {
  try {
    std::vector<std::string> names;
    read_names(path_, names);
    for (const std::string& name : names) {
      const std::optional<std::uint64_t> generation = generation_of(name);
      if (!generation || (!manifest.parts.empty() && *generation == manifest.generation)) continue;
      ::unlink(path_of(name).c_str());
    }
  } catch (const std::bad_alloc&) {
    // What stays is only in the way, and goes after the next save.
  }
}

engines::Checkpoint CheckpointFolder::checkpoint() {
  engines::Checkpoint checkpoint;
  if (found()) {
    std::vector<engines::ByteSource> sources;
    sources.reserve(own_.size() + 1);
    for (const auto& part : own_) sources.push_back(part->checkpoint().resume);
    checkpoint.resume_is_of_another = own_.empty();
    if (own_.empty()) sources.push_back(lent_->checkpoint().resume);
    checkpoint.resume = std::move(sources.front());
    checkpoint.more.assign(std::make_move_iterator(sources.begin() + 1), std::make_move_iterator(sources.end()));
  }
  checkpoint.due = [this] { return Clock::now() - last_save_ >= every_.value_or(work_between_saves(last_duration_)); };
  checkpoint.resumed = [this](const engines::SweepStand& stand) { take(stand); };
  checkpoint.saving = [this](const engines::SweepStand& stand) { stand_ = stand; };
  checkpoint.save = [this](const auto& write_body) {
    save(write_body);
    return failure_.empty();
  };
  return checkpoint;
}

// What was resumed from is what the manifest says.
void CheckpointFolder::take(const engines::SweepStand& stand) const {
  engines::together(ranks_, [&] {
    for (const auto& part : own_) part->require_all_read();
    const Manifest::Part all = earlier_.all();
    if (stand.step == earlier_.step && stand.steps == earlier_.steps && stand.all_states == all.states &&
        stand.all_sum == all.sum) {
      return;
    }
    refuse(fmt::format("holds {} states with sum {} before step {} of {}, and its manifest says {} with sum {} before "
                       "step {} of {}",
                       stand.all_states, stand.all_sum, stand.step, stand.steps, all.states, all.sum, earlier_.step,
                       earlier_.steps),
           delete_folder);
  });
}

void CheckpointFolder::save(const std::function<void(const engines::ByteSink&)>& write_body) {
  const Clock::time_point begin = Clock::now();
  own_.clear();  // read by now, and about to be replaced
  lent_.reset();
  try {
    save_parts(write_body);
    failure_.clear();
  } catch (const Error& error) {  // on every rank
    if (stand_.step != stand_.steps) throw;
    failure_ = error.message();
  } catch (const engines::OutOfBudget&) {  // likewise
    if (stand_.step != stand_.steps) throw;
    failure_ = fmt::format(
        "{} '{}': could not be saved (memory: used up); what it held before, if anything, stands; give more, or ask "
        "for less",
        mention("checkpoint"), path_);
  }
  last_save_ = Clock::now();
  last_duration_ = last_save_ - begin;
  seconds_ += std::chrono::duration<double>(last_duration_).count();
}

void CheckpointFolder::save_parts(const std::function<void(const engines::ByteSink&)>& write_body) {
  Manifest manifest{version(), request_, generation_ + 1, stand_.step, stand_.steps, {}};
  for (const auto& of_rank : ranks_.gather(std::array{stand_.states, stand_.sum})) {
    manifest.parts.push_back({of_rank[0], of_rank[1]});
  }
  const std::string mine = path_of(manifest.name_of(ranks_.rank()));
  // It goes, whatever ends the save: it would be in the way of the next one.
  const auto remove = [](const std::string* path) { ::unlink(path->c_str()); };
  std::unique_ptr<const std::string, decltype(remove)> part_to_remove(&mine, remove);
  together_in_memory(ranks_, [&] {
    CheckpointFile part(mine, manifest.line_of(ranks_.rank()), hold_signals_);
    if (!part.checkpoint().save(write_body)) throw Error(ErrorKind::unusable_input, part.failure());
  });
  // From here on the manifest may name it, unless all agree that it does not.
  static_cast<void>(part_to_remove.release());  // `mine` owns what it points to
  generation_ = manifest.generation;
  const auto withdraw = [&] {
    part_to_remove.reset(&mine);
    --generation_;
  };
  try {
    together_in_memory(ranks_, [&] {
      if (ranks_.rank() == 0) place(manifest);
    });
  } catch (const Error&) {
    withdraw();
    throw;
  } catch (const engines::OutOfBudget&) {
    withdraw();
    throw;
  }
  if (ranks_.rank() == 0) remove_all_but(manifest);
}

void CheckpointFolder::place(const Manifest& manifest) const {
  std::unique_lock<std::mutex> lock;
  if (hold_signals_) lock = hold_signals_();
  TemporaryFile file(path_of(manifest_name));
  const auto require = [&](int error) {
    if (error == 0) return;
    refuse(fmt::format("could not be saved ({}); what it held before, if anything, stands", reason(error)),
           "make room, or give another folder");
  };
  require(file.error());
  require(file.write(text_of(manifest)));
  require(file.place());
  const int folder = ::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;  // the names are the file system's care then
  ::fsync(folder);
  ::close(folder);
}

}  // namespace quadrille::running
