# Defines the CMake function quadrille_module, which makes a library from the source files of given folders. CMake lists
# these folders again at every build, so a new source file needs no line here.

# The headers that most sources include are compiled once.
if(QUADRILLE_PRECOMPILE)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled.cpp CONTENT "// Nothing but the precompiled header.\n")
  add_library(quadrille_precompiled OBJECT ${PROJECT_BINARY_DIR}/precompiled.cpp)
  target_link_libraries(quadrille_precompiled PRIVATE quadrille_options ${QUADRILLE_FMT} TBB::tbb)
  target_precompile_headers(quadrille_precompiled PRIVATE ${CMAKE_CURRENT_LIST_DIR}/precompiled.hpp)
endif()

# quadrille_module(NAME [FOLDERS FOLDER...] [TREES FOLDER...] [SOURCES FILE...] [EXCEPT FILE-OR-FOLDER...] [NEEDS
# TARGET...]) makes the library quadrille_NAME: all sources of FOLDERS without their subfolders, of TREES with them, and
# SOURCES, except those below EXCEPT. A module without sources is an interface library. With QUADRILLE_UNITY, the
# sources of a folder are compiled as one: their includes are read once, and names without linkage in one namespace
# share a scope.
function(quadrille_module name)
  cmake_parse_arguments(PARSE_ARGV 1 module "" "" "FOLDERS;TREES;SOURCES;EXCEPT;NEEDS")
  set(sources ${module_SOURCES})
  foreach(folder ${module_FOLDERS})
    file(GLOB found RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  foreach(path ${module_TREES})
    file(GLOB_RECURSE found RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${path}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  foreach(path ${module_EXCEPT})
    list(FILTER sources EXCLUDE REGEX "^${path}(/|$)")
  endforeach()
  list(REMOVE_DUPLICATES sources)
  if(NOT sources)
    add_library(quadrille_${name} INTERFACE)
    target_link_libraries(quadrille_${name} INTERFACE quadrille_options ${module_NEEDS})
    return()
  endif()
  add_library(quadrille_${name} STATIC ${sources})
  target_link_libraries(quadrille_${name} PUBLIC quadrille_options ${module_NEEDS})
  set_target_properties(quadrille_${name} PROPERTIES UNITY_BUILD ${QUADRILLE_UNITY} UNITY_BUILD_MODE GROUP)
  foreach(source ${sources})
    get_filename_component(folder ${source} DIRECTORY)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  if(QUADRILLE_PRECOMPILE)
    target_precompile_headers(quadrille_${name} REUSE_FROM quadrille_precompiled)
    # A compiler rejects the precompiled header if one of its macros is missing. So a module that does not use fmt
    # defines fmt's macros.
    target_compile_definitions(quadrille_${name} PRIVATE $<TARGET_PROPERTY:${QUADRILLE_FMT},INTERFACE_COMPILE_DEFINITIONS>)
  endif()
endfunction()

# The games of cli/games.def, in its order. A change of that file makes CMake configure again.
function(quadrille_listed_games result)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cli/games.def)
  file(STRINGS ${PROJECT_SOURCE_DIR}/cli/games.def games REGEX "^QUADRILLE_GAME\\(")
  list(TRANSFORM games REPLACE "^QUADRILLE_GAME\\(([a-z0-9_]+)\\).*" "\\1")
  set(${result} ${games} PARENT_SCOPE)
endfunction()

# A library for the rules of each game (QUADRILLE_GAMES), and quadrille_all_rules, which links them all.
function(quadrille_rules_modules)
  set(all "")
  foreach(game ${QUADRILLE_GAMES})
    quadrille_module(${game}_rules FOLDERS games/${game} NEEDS quadrille_games)
    list(APPEND all quadrille_${game}_rules)
  endforeach()
  quadrille_module(all_rules NEEDS ${all})
endfunction()

# A library for each game, with its counters and solvers; one for each subject without a player; and
# quadrille_all_games, which links them all.
function(quadrille_game_modules)
  set(all "")
  foreach(subject ${QUADRILLE_UNPLAYED})
    quadrille_module(${subject} TREES enumerate/${subject} NEEDS quadrille_run)
    list(APPEND all quadrille_${subject})
  endforeach()
  foreach(game ${QUADRILLE_GAMES})
    quadrille_module(${game} TREES enumerate/${game}
                     NEEDS quadrille_${game}_rules quadrille_run ${QUADRILLE_NEEDS_${game}})
    list(APPEND all quadrille_${game})
  endforeach()
  quadrille_module(all_games NEEDS ${all})
endfunction()

# A component that is not one of its modules (components.cmake) is a library that links them all.
function(quadrille_component_modules)
  foreach(component ${QUADRILLE_COMPONENTS})
    set(modules ${QUADRILLE_COMPONENT_${component}})
    if(NOT component IN_LIST modules)
      list(TRANSFORM modules PREPEND quadrille_)
      quadrille_module(${component} NEEDS ${modules})
    endif()
  endforeach()
endfunction()
