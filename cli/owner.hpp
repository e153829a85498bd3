// A program that another process runs for itself ends with that process.
#pragma once

namespace quadrille::cli {

/// Where the environment has QUADRILLE_OWNER, the number of the process that started this one, the system ends this
/// process as soon as the thread that started it ends, however it ends. The Python module sets it for `check`, whose
/// work would go on for nobody otherwise. The variable is taken out of the environment: what this process starts itself
/// is none of the owner's.
/// \pre no other thread runs yet
void end_with_owner();

}  // namespace quadrille::cli
