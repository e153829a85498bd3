// What the modules in which runs spend their time include most: what all modules do, and oneTBB.
#pragma once

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "precompiled_quickly.hpp"
