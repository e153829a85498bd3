// TemporaryFile: writes a new version of a file (the target) under another name in the same folder, then renames it
// onto the target.
//
// The rename is one step, so a reader of the target sees either the earlier version or the complete new one. If any
// step fails, the earlier version stays and the temporary file is removed. Only a process killed by SIGKILL (kill -9)
// leaves the temporary file behind. While a temporary file exists, the caller holds off signals that would end the
// process (cli/interrupt.hpp).
#pragma once

#include <string>
#include <string_view>

namespace quadrille::running {

/// A file under a temporary name, until it is put in place.
class TemporaryFile {
 public:
  /// Makes an empty file in the folder of `target`, which is an ordinary file or does not exist yet. See error().
  explicit TemporaryFile(std::string target);
  /// Removes the file, unless it was put in place.
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  /// The error number of the attempt to make the file, or 0. The functions below require 0, and return such a number.
  int error() const { return error_; }
  /// Its name, for code that opens it by name.
  const std::string& name() const { return name_; }
  /// Appends to the file.
  int write(std::string_view text);
  /// Overwrites the first bytes of the file. \pre the file has at least as many
  int overwrite(std::string_view text);
  /// Writes the file to the disk, gives it the permissions of the earlier target, then the target's name.
  int place() { return place_as(target_); }
  /// Like `place`, but under another name in the same folder.
  int place_as(const std::string& name);
  /// Like `place`, but returns EEXIST if a file has the target's name, which then stays. On a file system without
  /// RENAME_NOREPLACE, it replaces a file that appears at the same moment.
  int place_new();

 private:
  int reach_disk();

  std::string target_;
  std::string name_;
  int descriptor_ = -1;
  int error_ = 0;
  bool placed_ = false;
};

}  // namespace quadrille::running
