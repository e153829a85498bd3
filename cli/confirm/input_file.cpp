// Reads a file or standard input by system calls. If a signal interrupts a call, the code repeats the call.
#include "cli/confirm/input_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>

#include "enumerate/run/file_descriptor.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli {

namespace {

[[noreturn]] void refuse(const char* what, int error_number) {
  throw Error(ErrorKind::unusable_input,
              fmt::format("cannot be {} ({}); name a readable file", what, running::reason(error_number)));
}

}  // namespace

std::string shown_name(const std::string& file) { return file == "-" ? "standard input" : file; }

InputFile::InputFile(const std::string& name)
    : descriptor_(name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC)) {
  if (descriptor_ < 0) refuse("opened", errno);
}

InputFile::~InputFile() {
  if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
}

std::size_t InputFile::read(std::span<std::byte> into) const {
  while (true) {
    const ::ssize_t count = ::read(descriptor_, into.data(), into.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) refuse("read", errno);
  }
}

}  // namespace quadrille::cli
