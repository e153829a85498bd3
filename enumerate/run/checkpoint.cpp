// Reads and writes the files of a checkpoint: its manifest and its parts. Refuses a checkpoint that is damaged, belongs
// to another request, or cannot be used for any other reason.
//
// The path given for a checkpoint is checked before the engine starts, so no work is lost if the path is wrong.
#include "enumerate/run/checkpoint.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <limits>
#include <mutex>
#include <new>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

#include "enumerate/run/file_descriptor.hpp"
#include "enumerate/run/temporary_file.hpp"
#include "enumerate/run/version.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/error.hpp"

namespace quadrille::running {

namespace {

using Json = nlohmann::ordered_json;

constexpr int layout = 3;
constexpr std::string_view beginning_of_manifest = "{\"checkpoint\":";
constexpr std::string_view before_checksum = ",\"xxh3\":\"";
constexpr std::string_view manifest_name = "manifest";
constexpr std::string_view lock_name = "lock";
constexpr std::string_view beginning_of_part = "part-";
constexpr std::string_view modulo = " modulo ";
constexpr const char* damaged = "is damaged: its checksum does not match its content";
constexpr std::string_view delete_it = "give another one or delete it";
constexpr std::string_view readable = "name one that can be read";
constexpr std::string_view writable = "name a file in a folder that can be written to";
constexpr std::size_t longest_line = std::size_t{1} << 20U;
constexpr std::size_t buffer_size = std::size_t{1} << 20U;

std::string place_of(const std::string& path) { return fmt::format("{} '{}'", mention("checkpoint"), path); }

std::string hexadecimal(std::uint64_t hash) { return fmt::format("{:016x}", hash); }
std::string hash_of(std::string_view text) { return hexadecimal(XXH3_64bits(text.data(), text.size())); }

// The checksum of bytes that are added piece by piece.
class Checksum {
 public:
  Checksum() : state_(XXH3_createState(), &XXH3_freeState) {
    if (!state_) throw std::bad_alloc();
    XXH3_64bits_reset(state_.get());
  }
  void add(std::string_view bytes) { XXH3_64bits_update(state_.get(), bytes.data(), bytes.size()); }
  std::string value() const { return hexadecimal(XXH3_64bits_digest(state_.get())); }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_;
};

// Writes a part through a buffer; engines save a state at a time.
class PartWriter {
 public:
  PartWriter(TemporaryFile& file, const std::function<void(int)>& require) : file_(file), require_(require) {
    buffer_.reserve(buffer_size);
  }

  void add(std::span<const std::byte> bytes) {
    const char* at = reinterpret_cast<const char*>(bytes.data());
    for (std::size_t left = bytes.size(); left != 0;) {
      const std::size_t count = std::min(left, buffer_size - buffer_.size());
      buffer_.append(at, count);
      at += count;
      left -= count;
      if (buffer_.size() == buffer_size) flush();
    }
  }
  SavedPart finish(std::string file) {
    flush();
    return {std::move(file), bytes_, checksum_.value()};
  }

 private:
  void flush() {
    checksum_.add(buffer_);
    bytes_ += buffer_.size();
    require_(file_.write(buffer_));
    buffer_.clear();
  }

  TemporaryFile& file_;
  const std::function<void(int)>& require_;
  std::string buffer_;
  Checksum checksum_;
  std::uint64_t bytes_ = 0;
};

SavedPart write_part(TemporaryFile& file, std::string name, const std::function<void(int)>& require,
                     const std::function<void(const engines::ByteSink&)>& write_body) {
  PartWriter writer(file, require);
  write_body([&](std::span<const std::byte> bytes) { writer.add(bytes); });
  return writer.finish(std::move(name));
}

[[noreturn]] void refuse_manifest(std::string why) { throw Error(ErrorKind::unusable_input, std::move(why)); }

// Reads the first line of a file; leaves `line` empty if there is no such file. \returns the error number, or 0
int read_first_line(const std::string& path, std::optional<std::string>& line) {
  std::string text;
  const int error = read_text(path, text, longest_line);
  if (error == 0) line = text.substr(0, text.find('\n'));
  return error == ENOENT || error == ENOTDIR ? 0 : error;
}

// Recognises the name of a rank's part: part-GENERATION-RANK.
bool is_part(std::string_view name) {
  if (!name.starts_with(beginning_of_part)) return false;
  name.remove_prefix(beginning_of_part.size());
  const std::size_t between = name.find('-');
  const auto is_number = [](std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  };
  return between != std::string_view::npos && is_number(name.substr(0, between)) && is_number(name.substr(between + 1));
}

// Recognises the name of the checkpoint of a pass for a prime.
bool is_pass(std::string_view name) { return name.starts_with("prime-"); }

[[noreturn]] void refuse_other_file(const std::string& folder, std::string_view name) {
  refuse(place_of(folder), fmt::format("holds other files ('{}')", name), "name an empty or a new folder");
}

std::string manifest_in(const std::string& path) {
  std::error_code unknown;
  return std::filesystem::is_directory(path, unknown) ? fmt::format("{}/{}", path, manifest_name) : path;
}

}  // namespace

// Reads a part, which lies in a file from one byte to the end. There may be many readers, so each holds a descriptor
// and a buffer only from its first read to its last.
class PartReader {
 public:
  // \param from  the part's first byte in the file
  PartReader(const std::string& path, std::uint64_t from, const SavedPart& part)
      : path_(path), next_(from), end_(from + part.bytes) {
    open();
    struct stat found = {};
    const bool has_size = ::fstat(file_.number(), &found) == 0 && static_cast<std::uint64_t>(found.st_size) == end_;
    if (!has_size || checksum() != part.xxh3) refuse(place_of(path), damaged, std::string(delete_it));
    next_ = from;
  }

  // \throws Error if fewer bytes remain
  void read(std::span<std::byte> into) {
    while (!into.empty()) {
      if (unread_.empty()) fill();
      const std::size_t count = std::min(into.size(), unread_.size());
      std::memcpy(into.data(), unread_.data(), count);
      into = into.subspan(count);
      unread_ = unread_.subspan(count);
    }
    if (unread_.empty() && next_ == end_) close();
  }

 private:
  void open() {
    file_ = Descriptor(::open(path_.c_str(), O_RDONLY | O_CLOEXEC));
    if (file_.number() >= 0) return;
    const bool is_missing = errno == ENOENT;
    refuse(place_of(path_), reason(errno),
           is_missing ? "restore it, or give another checkpoint" : std::string(readable));
  }
  void close() {
    file_ = Descriptor();
    unread_ = {};
    buffer_ = {};
  }
  std::string checksum() {
    Checksum checksum;
    while (next_ != end_) {
      fill();
      checksum.add({unread_.data(), unread_.size()});
    }
    close();
    return checksum.value();
  }
  void fill() {
    if (file_.number() < 0) open();
    buffer_.resize(std::min<std::uint64_t>(buffer_size, end_ - next_));
    ::ssize_t count = 0;
    do {
      count = ::pread(file_.number(), buffer_.data(), buffer_.size(), static_cast<::off_t>(next_));
    } while (count < 0 && errno == EINTR);
    if (count <= 0) {
      refuse(place_of(path_), count < 0 ? reason(errno) : "is shorter than the saved work", std::string(delete_it));
    }
    unread_ = std::span<const char>(buffer_).first(static_cast<std::size_t>(count));
    next_ += unread_.size();
  }

  std::string path_;
  Descriptor file_{};
  std::uint64_t next_;
  std::uint64_t end_;
  std::vector<char> buffer_;        // bytes read ahead
  std::span<const char> unread_{};  // those not yet handed out
};

std::string text_of(const Manifest& manifest) {
  Json json{{"checkpoint", layout},
            {"program", manifest.program},
            {"request", manifest.request},
            {"generation", manifest.generation},
            {"step", manifest.progress.step},
            {"steps", manifest.progress.steps},
            {"states", manifest.progress.states},
            {"earlier", Json::array()},
            {"parts", Json::array()}};
  for (const Natural& number : manifest.progress.earlier) json["earlier"].push_back(number.str());
  for (const SavedPart& part : manifest.parts) {
    json["parts"].push_back(Json{{"file", part.file}, {"bytes", part.bytes}, {"xxh3", part.xxh3}});
  }
  const std::string members = json.dump();
  return fmt::format("{}{}{}\"}}", members.substr(0, members.size() - 1), before_checksum, hash_of(members));
}

Manifest parse_manifest(std::string_view line) {
  // The oldest versions wrote text, not JSON.
  if (line.starts_with("quadrille checkpoint ") || line.starts_with("quadrille run ")) {
    refuse_manifest("was written by an older version");
  }
  if (!line.starts_with(beginning_of_manifest)) refuse_manifest("is no checkpoint");
  if (!line.starts_with(fmt::format("{}{},", beginning_of_manifest, layout)))
    refuse_manifest("was written by another version");
  // The checksum covers the members before it and is tested first, so damaged JSON is never parsed.
  line = line.substr(0, line.find_last_not_of(' ') + 1);
  const std::size_t end = std::min(line.rfind(before_checksum), line.size());
  const std::string members = std::string(line.substr(0, end)) + '}';
  if (line.substr(end) != fmt::format("{}{}\"}}", before_checksum, hash_of(members))) refuse_manifest(damaged);
  Manifest manifest;
  try {
    const Json json = Json::parse(members);
    const auto number = [&](const char* name) { return json.at(name).get<std::uint64_t>(); };
    manifest.program = json.at("program");
    manifest.request = json.at("request");
    manifest.generation = number("generation");
    manifest.progress = {.step = number("step"), .steps = number("steps"), .states = number("states")};
    for (const Json& earlier : json.at("earlier")) manifest.progress.earlier.emplace_back(earlier.get<std::string>());
    for (const Json& part : json.at("parts")) {
      manifest.parts.push_back({part.at("file"), part.at("bytes"), part.at("xxh3")});
    }
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception&) {  // from JSON or from a number
    refuse_manifest(damaged);
  }
  return manifest;
}

SavedWork::SavedWork(const std::string& path, const std::string& request, const Options& options, const Runner& runner)
    : path_(path), place_(place_of(path)), request_(request), options_(options), runner_(runner) {
  if (path_.empty()) return;
  together([&] {
    if (is_first_rank()) find();
  });
  if (options_.ranks != nullptr) {
    const std::string line = options_.ranks->broadcast((folder_ ? "/" : ".") + line_);
    folder_ = line.front() == '/';
    line_ = line.substr(1);
  }
  if (!line_.empty()) {
    together([&] {
      if (!is_first_rank()) manifest_ = parse_manifest(line_);  // rank 0 has tested it already
      open_parts();
    });
  }
  together([&] { require_writable(); });
  together([&] {  // every rank waits for this before it writes
    if (is_first_rank()) remove_other_parts();
  });
  if (holds_work()) runner_.note(fmt::format("{} {}: resumes from it", mention("checkpoint"), path));
}

SavedWork::~SavedWork() = default;

void SavedWork::refuse(std::string_view why, std::string_view remedy) const {
  quadrille::refuse(place_, std::string(why), std::string(remedy));
}

void SavedWork::require(int error) const {
  if (error == 0) return;
  refuse(fmt::format("could not be saved ({}); its earlier content, if any, is unchanged", reason(error)),
         "make room, or give another one");
}

// Does the work on every rank. An Error of one rank is thrown on all; if memory ends on one, all throw
// OutOfBudgetOnRanks.
void SavedWork::together(const std::function<void()>& work) const {
  if (options_.ranks == nullptr) return work();
  engines::RunStatus status = engines::RunStatus::complete;
  engines::together(*options_.ranks, [&] {
    try {
      work();
    } catch (const std::bad_alloc&) {
      status = engines::RunStatus::memory;
    }
  });
  if (engines::agreed(options_.ranks, status) != engines::RunStatus::complete) throw engines::OutOfBudgetOnRanks();
}

// Finds the manifest. Makes the folder of ranks, and locks it.
void SavedWork::find() {
  struct stat found = {};
  const int error = ::stat(path_.c_str(), &found) == 0 ? 0 : errno;
  folder_ = error == 0 ? S_ISDIR(found.st_mode) : options_.ranks != nullptr;
  if (error == ENOENT && std::filesystem::is_symlink(path_)) {
    refuse("is a link to a file that is not there", "name the file");
  }
  if (folder_) {
    if (error != 0 && ::mkdir(path_.c_str(), 0777) != 0) {
      refuse(fmt::format("cannot be made ({})", reason(errno)), "name a folder that every rank can write to");
    }
    const bool has_manifest = ::access(path_of(manifest_name).c_str(), F_OK) == 0;
    if (!has_manifest && options_.ranks == nullptr) refuse("is a folder", "name a file in it");
    if (has_manifest) {
      read_line();  // before the lock: a refused folder gets no lock file
    } else {
      require_own_folder();
    }
    lock();
    if (::access(path_of(manifest_name).c_str(), F_OK) == 0) read_line();
    return;
  }
  if (error != 0 && std::filesystem::path(path_).filename().empty()) refuse("names no file", writable);
  if (error == ENOENT) return;
  if (error != 0) refuse(reason(error), writable);
  if (!S_ISREG(found.st_mode)) refuse("is not a regular file", "name one");
  if (::access(path_.c_str(), R_OK | W_OK) != 0) refuse(reason(errno), "name a file that can be read and written to");
  std::error_code unresolved;
  path_ = std::filesystem::canonical(path_, unresolved).string();
  if (unresolved) refuse(unresolved.message(), writable);
  read_line();
  for (const SavedPart& part : manifest_.parts) {
    if (!part.file.empty()) refuse("is the manifest of a folder", "name the folder");
  }
  if (options_.ranks != nullptr) {
    refuse("is a file, and each rank needs its own",
           "make a folder, move the file there as 'manifest', and name the folder");
  }
}

// Reads the manifest's line and requires that this version wrote it for this request.
void SavedWork::read_line() {
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path_of(manifest_name), unknown)) refuse("is no checkpoint", delete_it);
  std::optional<std::string> line;
  if (const int error = read_first_line(path_of(manifest_name), line); error != 0) refuse(reason(error), readable);
  line_ = line.value_or("");
  try {
    manifest_ = parse_manifest(line_);
  } catch (const Error& error) {
    refuse(error.reason(), delete_it);
  }
  if (manifest_.program != version())
    refuse(fmt::format("was written by another version ({})", manifest_.program), delete_it);
  if (manifest_.request != request_)
    refuse(fmt::format("belongs to another request ({})", manifest_.request), delete_it);
}

// Requires that a folder without a manifest holds nothing but the lock and the files of a killed first save.
void SavedWork::require_own_folder() const {
  std::vector<std::string> names;
  if (const int error = read_names(path_, names); error != 0) refuse(reason(error), readable);
  for (const std::string& name : names) {
    if (is_pass(name)) {
      refuse("holds a count with " + mention("primes"), fmt::format("give {}, or another folder", mention("primes")));
    }
    if (name == lock_name || name.starts_with(".quadrille-") || name.starts_with("part-1-")) continue;
    if (is_part(name)) {  // the part of a later save, which had a manifest before it
      refuse(fmt::format("holds '{}' and no manifest", name), "restore the manifest, or give another folder");
    }
    refuse_other_file(path_, name);
  }
}

// Locks the folder, so that one run at a time works in it (flock; over NFS the system makes it a lock that other
// machines see). The system releases the lock when the process ends, however it ends; the empty file stays. A killed
// rank may outlive mpirun while its last write is on its way to the disk, so this waits some seconds for a held lock.
void SavedWork::lock() {
  lock_ = Descriptor(::open(path_of(lock_name).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666));
  if (lock_.number() < 0) refuse(reason(errno), "name a folder that every rank can write to");
  const auto end = Clock::now() + std::chrono::seconds(3);
  while (::flock(lock_.number(), LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR)) {
    if (Clock::now() >= end) refuse("another run is using it", "wait until that run ends, or give another folder");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

// Opens part k on rank k, or on rank k modulo the number of ranks if there are fewer ranks now.
void SavedWork::open_parts() {
  const std::size_t step = options_.ranks == nullptr ? 1 : options_.ranks->count();
  for (std::size_t k = options_.ranks == nullptr ? 0 : options_.ranks->rank(); k < manifest_.parts.size(); k += step) {
    const SavedPart& part = manifest_.parts[k];
    const bool follows = part.file.empty();
    const std::uint64_t from = follows ? line_.size() + 1 : 0;
    const std::string path = path_of(follows ? manifest_name : std::string_view(part.file));
    readers_.push_back(std::make_unique<PartReader>(path, from, part));
  }
}

void SavedWork::require_writable() const {
  std::unique_lock<std::mutex> lock;
  if (options_.hold_signals) lock = options_.hold_signals();
  const int error = TemporaryFile(path_of(manifest_name)).error();
  if (error != 0) refuse(reason(error), folder_ ? "name a folder that every rank can write to" : writable);
}

// Removes the parts that killed runs left in the folder of ranks.
void SavedWork::remove_other_parts() const {
  if (!folder_) return;
  std::vector<std::string> names;
  static_cast<void>(read_names(path_, names));  // a part that stays only takes room
  for (const std::string& name : names) {
    const bool is_named = std::ranges::count(manifest_.parts, name, &SavedPart::file) != 0;
    if (is_part(name) && !is_named) ::unlink(path_of(name).c_str());
  }
}

// Writes the folder to the disk, so that the new manifest has its name there before the old parts are removed.
void SavedWork::synchronise_folder() const {
  const Descriptor folder(::open(path_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.number() >= 0) ::fsync(folder.number());
}

std::optional<engines::Checkpoint> SavedWork::checkpoint() {
  if (!is_wanted()) return std::nullopt;
  engines::Checkpoint checkpoint;
  if (holds_work()) checkpoint.resume = manifest_.progress;
  for (const std::unique_ptr<PartReader>& reader : readers_) {
    checkpoint.parts.emplace_back([part = reader.get()](std::span<std::byte> into) { part->read(into); });
  }
  checkpoint.due = [this] {
    // Notes a failed save once the work has resumed, while somebody can still make room for the next save.
    if (failure_ != noted_failure_) {
      noted_failure_ = failure_;
      if (!failure_.empty()) runner_.note(failure_);
    }
    const auto every = options_.checkpoint_every
                           ? std::optional<std::chrono::nanoseconds>(std::chrono::seconds(*options_.checkpoint_every))
                           : std::nullopt;
    return Clock::now() - last_save_ >= every.value_or(work_between_saves(last_duration_));
  };
  checkpoint.save = [this](const auto& progress, const auto& write_body) { return save(progress, write_body); };
  return checkpoint;
}

bool SavedWork::save(const engines::SavedProgress& progress, const WriteBody& write_body) {
  const Clock::time_point begin = Clock::now();
  readers_.clear();  // the save replaces the file that they read, and may need its room on the disk
  std::exception_ptr memory_ended;
  try {
    save_all(progress, write_body);
    failure_.clear();
  } catch (const Error& error) {
    failure_ = error.message();
  } catch (const std::bad_alloc& error) {
    engines::require_all_know(options_.ranks, error);
    failure_ = fmt::format(
        "{}: could not be saved (memory: used up); its earlier content, if any, is unchanged; give more, or ask for "
        "less",
        place_);
    // After the last step the count is finished, and is worth more than this save.
    if (progress.step != progress.steps) memory_ended = std::current_exception();
  }
  last_save_ = Clock::now();
  last_duration_ = last_save_ - begin;
  seconds_ += std::chrono::duration<double>(last_duration_).count();
  if (memory_ended) std::rethrow_exception(memory_ended);
  return failure_.empty();
}

void SavedWork::save_all(const engines::SavedProgress& progress, const WriteBody& write_body) {
  Manifest next{version(), request_, manifest_.generation + 1, progress, {}};
  std::unique_lock<std::mutex> lock;
  if (options_.hold_signals) lock = options_.hold_signals();
  const std::function<void(int)> check = [this](int error) { require(error); };
  const std::string target = path_of(manifest_name);
  if (options_.ranks == nullptr) {
    TemporaryFile file(target);
    require(file.error());
    // Reserves room for the longest line; the line itself is written once its part is known.
    next.parts = {{{}, std::numeric_limits<std::uint64_t>::max(), hexadecimal(0)}};
    const std::size_t room = text_of(next).size();
    require(file.write(std::string(room, ' ') + '\n'));
    next.parts = {write_part(file, {}, check, write_body)};
    require(file.overwrite(text_of(next)));
    const bool is_new = !holds_work() && !folder_;
    const int error = is_new ? file.place_new() : file.place();
    if (error == EEXIST) {
      refuse("could not be saved (another file has appeared there since this run began, and is kept)",
             "remove it, or give another file");
    }
    require(error);
    if (folder_) synchronise_folder();
  } else {
    engines::Ranks& ranks = *options_.ranks;
    const auto name_of = [&](std::size_t rank) {
      return fmt::format("{}{}-{}", beginning_of_part, next.generation, rank);
    };
    SavedPart mine;
    const std::string path = path_of(name_of(ranks.rank()));
    // Removes the part if the save fails: it would only take room.
    const auto remove = [](const std::string* file) { ::unlink(file->c_str()); };
    std::unique_ptr<const std::string, decltype(remove)> to_remove(&path, remove);
    together([&] {
      TemporaryFile file(path);
      require(file.error());
      mine = write_part(file, name_of(ranks.rank()), check, write_body);
      require(file.place());
    });
    // From here on the manifest may name the part, unless all ranks know that it does not.
    static_cast<void>(to_remove.release());  // `path` owns what it points to
    const std::uint64_t hash = std::strtoull(mine.xxh3.c_str(), nullptr, 16);
    for (const auto& of_rank : ranks.gather(std::array{mine.bytes, hash})) {
      next.parts.push_back({name_of(next.parts.size()), of_rank[0], hexadecimal(of_rank[1])});
    }
    try {
      together([&] {
        if (ranks.rank() != 0) return;
        TemporaryFile file(target);
        require(file.error());
        require(file.write(text_of(next) + '\n'));
        require(file.place());
        synchronise_folder();
      });
    } catch (const Error&) {
      to_remove.reset(&path);
      throw;
    } catch (const engines::OutOfBudgetOnRanks&) {
      to_remove.reset(&path);
      throw;
    }
  }
  const Manifest earlier = std::exchange(manifest_, std::move(next));
  if (!is_first_rank()) return;
  // Removes only the parts of the earlier save: another rank may have begun the next one.
  for (const SavedPart& part : earlier.parts) {
    if (!part.file.empty()) ::unlink(path_of(part.file).c_str());
  }
}

std::string path_of_pass(const std::string& folder, std::size_t number) {
  return fmt::format("{}/prime-{}", folder, number);
}

void make_folder_of_passes(const std::string& folder) {
  if (::mkdir(folder.c_str(), 0777) == 0) return;
  if (errno != EEXIST) {
    refuse(place_of(folder), fmt::format("cannot be made ({})", reason(errno)),
           "name a folder that every rank can write to");
  }
  std::vector<std::string> names;
  const int error = read_names(folder, names);
  if (error == ENOTDIR) refuse(place_of(folder), "is no folder", "name one");
  if (error != 0) refuse(place_of(folder), reason(error), std::string(readable));
  for (const std::string& name : names) {
    if (name == manifest_name) {
      refuse(place_of(folder), "holds a count without " + mention("primes"), "leave it out, or give another folder");
    }
    if (!is_pass(name) && name != lock_name && !name.starts_with('.')) refuse_other_file(folder, name);
  }
}

std::string make_pass(const std::string& folder, std::size_t number) {
  const std::string pass = path_of_pass(folder, number);
  if (::mkdir(pass.c_str(), 0777) != 0 && errno != EEXIST) {
    refuse(place_of(pass), fmt::format("cannot be made ({})", reason(errno)), "name a folder that can be written to");
  }
  return fmt::format("{}/{}", pass, manifest_name);
}

std::string request_of_pass(const std::string& request, std::uint64_t prime) {
  return fmt::format("{}{}{}", request, modulo, prime);
}

std::optional<std::string> request_of_checkpoint(const std::string& path) {
  for (const std::string& one : {path, path_of_pass(path, 1)}) {
    std::error_code unknown;
    const std::string file = manifest_in(one);
    if (!std::filesystem::is_regular_file(file, unknown)) continue;  // to read a pipe would wait for its writer
    std::optional<std::string> line;
    // A file that cannot be read now may hold the work of hours, so it does not count as missing.
    if (const int error = read_first_line(file, line); error != 0) {
      refuse(place_of(path), reason(error), std::string(readable));
    }
    try {
      const Manifest manifest = parse_manifest(line.value_or(""));
      if (manifest.program == version()) return manifest.request.substr(0, manifest.request.rfind(modulo));
    } catch (const Error&) {
      return std::nullopt;  // SavedWork gives the reason when it opens the file
    }
  }
  return std::nullopt;
}

std::string description_of_checkpoint(const std::string& path) {
  const auto refuse = [&](std::string_view why) {
    quadrille::refuse(fmt::format("checkpoint '{}'", path), std::string(why),
                      fmt::format("name the path that was given to {}", mention("checkpoint")));
  };
  std::error_code unknown;
  std::string text;
  for (std::size_t number = 1; std::filesystem::is_directory(path_of_pass(path, number), unknown); ++number) {
    const std::string pass = path_of_pass(path, number);
    // A pass that was killed before its first save has no manifest.
    const bool saved = std::filesystem::exists(manifest_in(pass), unknown);
    text += fmt::format("{}{}\n{}", text.empty() ? "" : "\n", pass,
                        saved ? description_of_checkpoint(pass) : "nothing saved yet\n");
  }
  if (!text.empty()) return text;
  const std::string file = manifest_in(path);
  if (!std::filesystem::is_regular_file(file, unknown)) refuse(file == path ? "is no file" : "holds no manifest");
  std::optional<std::string> line;
  if (const int error = read_first_line(file, line); error != 0) refuse(reason(error));
  try {
    const Manifest manifest = parse_manifest(line.value_or(""));
    text = fmt::format(
        "request     {}\nprogram     {}\ngeneration  {}\nstep        {}{}\nranks       {}\nstates      {}\n",
        manifest.request, manifest.program, manifest.generation, manifest.progress.step,
        manifest.progress.steps == 0 ? "" : fmt::format(" of {}", manifest.progress.steps), manifest.parts.size(),
        manifest.progress.states);
    for (std::size_t rank = 0; rank < manifest.parts.size(); ++rank) {
      text += fmt::format("rank {}: {} bytes\n", rank, manifest.parts[rank].bytes);
    }
  } catch (const Error& error) {
    refuse(error.reason());
  }
  return text;
}

}  // namespace quadrille::running
