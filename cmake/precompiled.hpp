// The same and oneTBB, for the modules in which runs spend their time.
#pragma once

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "precompiled_quickly.hpp"
