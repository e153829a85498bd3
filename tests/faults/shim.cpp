// A library for LD_PRELOAD, loaded before all others, that makes calls of the system fail.
//
// QUADRILLE_FAULT selects the fault: `KIND:K` fails the K-th call of that kind, counted from 1 at the start of main,
// and `KIND:K+` that call and all later ones. Kinds: malloc, write, fsync, rename, open, mmap, thread. `space:N` is a
// disk with room for N bytes: writes take what fits, then fail. `renames:K` is a file system whose renames replace an
// existing file of the new name; its K-th rename fails, none if K is 0. QUADRILLE_FAULT_COUNTS names a file that gets,
// at the end, a line `KIND CALLS` for each kind: the range for K.
//
// Nothing here allocates, and nothing is counted before main: faults of libraries before it are not ours to fix.
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

enum Kind : std::size_t { kind_malloc, kind_write, kind_fsync, kind_rename, kind_open, kind_mmap, kind_thread, kinds };
constexpr std::array<const char*, kinds> names{"malloc", "write", "fsync", "rename", "open", "mmap", "thread"};

// The fault; set before main, and constant from then on.
std::atomic<bool> armed = false;
std::size_t failing_kind = kinds;
unsigned long failing_call = 0;
bool fails_from_then_on = false;
bool bounds_space = false;
std::atomic<long> space = 0;
bool always_replaces = false;
std::atomic<unsigned long> renames = 0;
std::array<std::atomic<unsigned long>, kinds> calls{};

// Counts this call. \returns true if it must fail
bool fails(Kind kind) {
  if (!armed.load(std::memory_order_relaxed)) return false;
  const unsigned long call = calls[kind].fetch_add(1, std::memory_order_relaxed) + 1;
  if (kind != failing_kind) return false;
  return fails_from_then_on ? call >= failing_call : call == failing_call;
}

void read_fault() {
  const char* fault = std::getenv("QUADRILLE_FAULT");
  if (fault == nullptr) return;
  const char* colon = std::strchr(fault, ':');
  if (colon == nullptr) return;
  const auto length = static_cast<std::size_t>(colon - fault);
  char* end = nullptr;
  failing_call = std::strtoul(colon + 1, &end, 10);
  fails_from_then_on = *end == '+';
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (std::strlen(names[kind]) == length && std::strncmp(names[kind], fault, length) == 0) failing_kind = kind;
  }
  if (length == 5 && std::strncmp("space", fault, length) == 0) {
    bounds_space = true;
    space = static_cast<long>(failing_call);
  }
  always_replaces = length == 7 && std::strncmp("renames", fault, length) == 0;
}

void write_counts() {
  armed = false;
  const char* path = std::getenv("QUADRILLE_FAULT_COUNTS");
  if (path == nullptr) return;
  const long file = ::syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    std::array<char, 64> line{};
    const int length = std::snprintf(line.data(), line.size(), "%s %lu\n", names[kind], calls[kind].load());
    ::syscall(SYS_write, file, line.data(), static_cast<std::size_t>(length));
  }
  ::syscall(SYS_close, file);
}

using Main = int (*)(int, char**, char**);
Main program_main = nullptr;

int armed_main(int argc, char** argv, char** environment) {
  read_fault();
  std::atexit(write_counts);
  armed = true;
  return program_main(argc, argv, environment);
}

// The function of that name without this library.
template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

// Reduces `size` to the room on the disk if the descriptor is a file. \returns false if nothing fits
bool fits(int descriptor, std::size_t& size) {
  if (!bounds_space || !armed) return true;
  struct stat file = {};
  if (::fstat(descriptor, &file) != 0 || !S_ISREG(file.st_mode)) return true;
  const long before = space.fetch_sub(static_cast<long>(size));
  if (before >= static_cast<long>(size)) return true;
  if (before <= 0) return false;
  size = static_cast<std::size_t>(before);
  return true;
}

int failed(int error) {
  errno = error;
  return -1;
}

}  // namespace

extern "C" {

// NOLINTBEGIN(bugprone-reserved-identifier): the names are the C library's.
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);

int __libc_start_main(Main main, int argc, char** argv, void (*init)(), void (*fini)(), void (*rtld_fini)(),
                      void* end) {
  program_main = main;
  const auto start = next<decltype(&__libc_start_main)>("__libc_start_main");
  return start(armed_main, argc, argv, init, fini, rtld_fini, end);
}
// NOLINTEND(bugprone-reserved-identifier)

void* malloc(std::size_t size) {
  if (fails(kind_malloc)) return errno = ENOMEM, nullptr;
  return __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) {
  if (fails(kind_malloc)) return errno = ENOMEM, nullptr;
  return __libc_calloc(count, size);
}
void* realloc(void* old, std::size_t size) {
  if (fails(kind_malloc)) return errno = ENOMEM, nullptr;
  return __libc_realloc(old, size);
}
void* memalign(std::size_t alignment, std::size_t size) {
  if (fails(kind_malloc)) return errno = ENOMEM, nullptr;
  return __libc_memalign(alignment, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) { return memalign(alignment, size); }
int posix_memalign(void** result, std::size_t alignment, std::size_t size) {
  void* const memory = memalign(alignment, size);
  if (memory == nullptr) return ENOMEM;
  *result = memory;
  return 0;
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) {
  if (fails(kind_write)) return failed(EIO);
  if (!fits(descriptor, size)) return failed(ENOSPC);
  return ::syscall(SYS_write, descriptor, bytes, size);
}
ssize_t pwrite(int descriptor, const void* bytes, std::size_t size, off_t at) {
  if (fails(kind_write)) return failed(EIO);
  if (!fits(descriptor, size)) return failed(ENOSPC);
  return ::syscall(SYS_pwrite64, descriptor, bytes, size, at);
}
ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off64_t at) {
  return pwrite(descriptor, bytes, size, at);
}

int fsync(int descriptor) {
  return fails(kind_fsync) ? failed(EIO) : static_cast<int>(::syscall(SYS_fsync, descriptor));
}
int fdatasync(int descriptor) {
  return fails(kind_fsync) ? failed(EIO) : static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  if (fails(kind_rename)) return failed(EACCES);
  if (always_replaces && flags != 0) return failed(EINVAL);
  if (always_replaces && ++renames == failing_call) return failed(EACCES);
  return static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}
int rename(const char* from, const char* to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int from_folder, const char* from, int to_folder, const char* to) {
  return renameat2(from_folder, from, to_folder, to, 0);
}

int openat(int folder, const char* path, int flags, ...) {
  std::va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  if (fails(kind_open)) return failed(EMFILE);
  return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}
int open(const char* path, int flags, ...) {
  std::va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return openat(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  std::va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return openat(AT_FDCWD, path, flags, mode);
}
int openat64(int folder, const char* path, int flags, ...) {
  std::va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
  va_end(more);
  return openat(folder, path, flags, mode);
}

// Streams of the C++ library and folders open files by these functions, whose own calls of open stay inside the C
// library.
std::FILE* fopen(const char* path, const char* mode) {
  if (fails(kind_open)) return errno = EMFILE, nullptr;
  static const auto open_stream = next<decltype(&fopen)>("fopen");
  return open_stream(path, mode);
}
std::FILE* fopen64(const char* path, const char* mode) { return fopen(path, mode); }
DIR* opendir(const char* path) {
  if (fails(kind_open)) return errno = EMFILE, nullptr;
  static const auto open_folder = next<decltype(&opendir)>("opendir");
  return open_folder(path);
}

void* mmap(void* place, std::size_t size, int protection, int flags, int descriptor, off_t at) {
  if (fails(kind_mmap)) return errno = ENOMEM, MAP_FAILED;
  // NOLINTNEXTLINE(performance-no-int-to-ptr): a call of the system returns a number.
  return reinterpret_cast<void*>(::syscall(SYS_mmap, place, size, protection, flags, descriptor, at));
}
void* mmap64(void* place, std::size_t size, int protection, int flags, int descriptor, off64_t at) {
  return mmap(place, size, protection, flags, descriptor, at);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*), void* argument) {
  if (fails(kind_thread)) return EAGAIN;
  static const auto create = next<decltype(&pthread_create)>("pthread_create");
  return create(thread, attributes, run, argument);
}

}  // extern "C"
