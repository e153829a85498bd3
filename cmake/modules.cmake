# A module is a library made of the sources of its folders. CMake looks at the folders again at every build, so a new
# file needs no line here.

# The header that they share is compiled once (precompiled.hpp), and once more, without oneTBB (precompiled_quickly.hpp), for
# code in which no run spends its time, which in a release too is compiled with -Og, "fast compilation" with the
# optimisations that cost little: g++ takes the level of optimisation of a precompiled header for all that includes it,
# whatever level its own command line asks for.
set(QUADRILLE_QUICKLY $<$<CONFIG:Release>:-Og>)
if(QUADRILLE_PRECOMPILE)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled.cpp CONTENT "// Nothing but the precompiled header.\n")
  foreach(name quadrille_precompiled quadrille_precompiled_quickly)
    add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/precompiled.cpp)
    target_link_libraries(${name} PRIVATE quadrille_options fmt::fmt TBB::tbb)
  endforeach()
  target_precompile_headers(quadrille_precompiled PRIVATE ${CMAKE_CURRENT_LIST_DIR}/precompiled.hpp)
  target_precompile_headers(quadrille_precompiled_quickly PRIVATE ${CMAKE_CURRENT_LIST_DIR}/precompiled_quickly.hpp)
  target_compile_options(quadrille_precompiled_quickly PRIVATE ${QUADRILLE_QUICKLY})
  # All that sources share, for scripts/lint; tests add theirs.
  add_custom_target(quadrille_precompiled_headers)
  add_dependencies(quadrille_precompiled_headers quadrille_precompiled quadrille_precompiled_quickly)
endif()

# Compiles the sources of each folder as one, and those that match the regular expression `as_one` as one too, so that what
# they include is read once, and what they instantiate made once; the names without linkage of one namespace share a scope
# then. (g++ inlines less where more is compiled as one: folders whose small functions a run calls most stay apart.)
function(quadrille_compile_in_groups target as_one)
  foreach(source ${ARGN})
    get_filename_component(folder ${source} DIRECTORY)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    if(as_one AND source MATCHES "${as_one}")
      set(group ${target}_as_one)
    endif()
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# How the target TARGET compiles SOURCE...; where HOW is QUICKLY in little time, for code in which no run spends its; where
# it is LIGHTLY, in a release with -O1 and without the precompiled header, whose level would hold, for code that is as fast
# so; AS_ONE is that of quadrille_module, or empty.
function(quadrille_compile target how as_one)
  set(header quadrille_precompiled)
  if(how STREQUAL "QUICKLY")
    set(header quadrille_precompiled_quickly)
    target_compile_options(${target} PRIVATE ${QUADRILLE_QUICKLY})
  elseif(how STREQUAL "LIGHTLY")
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  if(QUADRILLE_PRECOMPILE AND NOT (how STREQUAL "LIGHTLY" AND CMAKE_BUILD_TYPE STREQUAL "Release"))
    target_precompile_headers(${target} REUSE_FROM ${header})
    # A compiler refuses the header where a macro is missing that it was made with: so a module that does not use fmt defines
    # fmt's macros.
    target_compile_definitions(${target} PRIVATE $<TARGET_PROPERTY:fmt::fmt,INTERFACE_COMPILE_DEFINITIONS>)
  endif()
  if(QUADRILLE_UNITY)
    quadrille_compile_in_groups(${target} "${as_one}" ${ARGN})
  endif()
endfunction()

# quadrille_sources(RESULT FOLDERS TREES): all sources of the folders FOLDERS without their subfolders, of TREES with them.
function(quadrille_sources result folders trees)
  set(sources "")
  foreach(folder ${folders})
    file(GLOB found RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  foreach(path ${trees})
    file(GLOB_RECURSE found RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${path}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  set(${result} ${sources} PARENT_SCOPE)
endfunction()

# quadrille_module(NAME [FOLDERS FOLDER...] [TREES FOLDER...] [SOURCES FILE...] [EXCEPT FILE-OR-FOLDER...] [NEEDS TARGET...]
#                  [COMPILE QUICKLY|LIGHTLY] [QUICK_TREES FOLDER...] [AS_ONE REGULAR-EXPRESSION] [TRACE_NO_COMPARISONS])
# makes the library quadrille_NAME: all sources of FOLDERS without their subfolders, of TREES and QUICK_TREES with them, and
# SOURCES, but those below EXCEPT. A module without sources is an interface library. What no run spends its time in is
# compiled quickly: all of a module that says COMPILE QUICKLY, and QUICK_TREES of any. Sources that match AS_ONE, but
# those of QUICK_TREES, are compiled as one where QUADRILLE_UNITY is on. TRACE_NO_COMPARISONS, of a module that reads no
# input but checkpoints, holds for all but QUICK_TREES (options.cmake says what for).
function(quadrille_module name)
  cmake_parse_arguments(PARSE_ARGV 1 module "TRACE_NO_COMPARISONS" "COMPILE;AS_ONE"
                        "FOLDERS;TREES;QUICK_TREES;SOURCES;EXCEPT;NEEDS")
  quadrille_sources(sources "${module_FOLDERS}" "${module_TREES}")
  quadrille_sources(quick_sources "" "${module_QUICK_TREES}")
  list(APPEND sources ${module_SOURCES})
  foreach(path ${module_EXCEPT})
    list(FILTER sources EXCLUDE REGEX "^${path}(/|$)")
    list(FILTER quick_sources EXCLUDE REGEX "^${path}(/|$)")
  endforeach()
  list(REMOVE_DUPLICATES sources)
  if(quick_sources)
    add_library(quadrille_${name}_quick OBJECT ${quick_sources})
    target_link_libraries(quadrille_${name}_quick PRIVATE quadrille_options ${module_NEEDS})
    quadrille_compile(quadrille_${name}_quick QUICKLY "" ${quick_sources})
    list(APPEND sources $<TARGET_OBJECTS:quadrille_${name}_quick>)
  endif()
  if(sources)
    add_library(quadrille_${name} STATIC ${sources})
    target_link_libraries(quadrille_${name} PUBLIC quadrille_options ${module_NEEDS})
    list(FILTER sources EXCLUDE REGEX "^\\$<")
    quadrille_compile(quadrille_${name} "${module_COMPILE}" "${module_AS_ONE}" ${sources})
    if(module_TRACE_NO_COMPARISONS)
      quadrille_trace_no_comparisons(quadrille_${name})
    endif()
  else()
    add_library(quadrille_${name} INTERFACE)
    target_link_libraries(quadrille_${name} INTERFACE quadrille_options ${module_NEEDS})
  endif()
endfunction()

# The games of cli/games.def, in its order. CMake configures anew when that file changes.
function(quadrille_listed_games result)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cli/games.def)
  file(STRINGS ${PROJECT_SOURCE_DIR}/cli/games.def games REGEX "^QUADRILLE_GAME\\(")
  list(TRANSFORM games REPLACE "^QUADRILLE_GAME\\(([a-z0-9_]+)\\).*" "\\1")
  set(${result} ${games} PARENT_SCOPE)
endfunction()

# A library for the rules of each game (QUADRILLE_GAMES), and quadrille_all_rules, which stands for all of them.
function(quadrille_rules_modules)
  set(all "")
  foreach(game ${QUADRILLE_GAMES})
    quadrille_module(${game}_rules FOLDERS games/${game} NEEDS quadrille_games)
    list(APPEND all quadrille_${game}_rules)
  endforeach()
  quadrille_module(all_rules NEEDS ${all})
endfunction()

# A library for each game: what is counted and solved of it, and its jobs; one for each subject that nobody plays; and
# quadrille_all_games, which stands for all.
function(quadrille_game_modules)
  set(all "")
  foreach(subject ${QUADRILLE_UNPLAYED})
    quadrille_module(${subject} TRACE_NO_COMPARISONS FOLDERS enumerate/${subject} QUICK_TREES jobs/${subject}
                     NEEDS quadrille_jobs)
    list(APPEND all quadrille_${subject})
  endforeach()
  foreach(game ${QUADRILLE_GAMES})
    quadrille_module(${game} TRACE_NO_COMPARISONS TREES enumerate/${game} QUICK_TREES jobs/${game}
                     AS_ONE "${QUADRILLE_AS_ONE_${game}}"
                     NEEDS quadrille_${game}_rules quadrille_jobs ${QUADRILLE_NEEDS_${game}})
    list(APPEND all quadrille_${game})
  endforeach()
  quadrille_module(all_games NEEDS ${all})
endfunction()

# A component that is none of its modules (components.cmake) is a library that stands for all of them.
function(quadrille_component_modules)
  foreach(component ${QUADRILLE_COMPONENTS})
    set(modules ${QUADRILLE_COMPONENT_${component}})
    if(NOT component IN_LIST modules)
      list(TRANSFORM modules PREPEND quadrille_)
      quadrille_module(${component} NEEDS ${modules})
    endif()
  endforeach()
endfunction()
