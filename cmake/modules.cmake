# A module is a library made of the sources of its folders. CMake looks at the folders again at every build, so a new
# file needs no line here.

# The header that they share is compiled once (precompiled.hpp says which and why).
if(QUADRILLE_PRECOMPILE)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled.cpp CONTENT "// Nothing but the precompiled header.\n")
  add_library(quadrille_precompiled OBJECT ${PROJECT_BINARY_DIR}/precompiled.cpp)
  target_link_libraries(quadrille_precompiled PRIVATE quadrille_options fmt::fmt)
  target_precompile_headers(quadrille_precompiled PRIVATE ${CMAKE_CURRENT_LIST_DIR}/precompiled.hpp)
endif()

# Compiles the sources of each folder as one, so that what they include is read once; their names without linkage share a
# scope then. A source with a property SKIP_UNITY_BUILD_INCLUSION stays by itself.
function(quadrille_compile_by_folder target)
  foreach(source ${ARGN})
    # The pictures of one game in SVG and in text name the same parts alike.
    if(source MATCHES "^export/pictures/")
      set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    get_filename_component(folder ${source} DIRECTORY)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()

# quadrille_module(NAME [FOLDERS FOLDER...] [TREES FOLDER...] [SOURCES FILE...] [EXCEPT FILE-OR-FOLDER...] [NEEDS TARGET...]
#                  [COMPILE_QUICKLY])
# makes the library quadrille_NAME: all sources of FOLDERS without their subfolders, of TREES with them, and SOURCES,
# but those below EXCEPT. A module without sources is an interface library. COMPILE_QUICKLY is for code in which no run
# spends its time: in a release too it is compiled with -O1.
function(quadrille_module name)
  cmake_parse_arguments(PARSE_ARGV 1 module "COMPILE_QUICKLY" "" "FOLDERS;TREES;SOURCES;EXCEPT;NEEDS")
  set(sources ${module_SOURCES})
  foreach(folder ${module_FOLDERS})
    file(GLOB found RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  foreach(folder ${module_TREES})
    file(GLOB_RECURSE found RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    list(APPEND sources ${found})
  endforeach()
  foreach(path ${module_EXCEPT})
    list(FILTER sources EXCLUDE REGEX "^${path}(/|$)")
  endforeach()
  list(REMOVE_DUPLICATES sources)
  if(sources)
    add_library(quadrille_${name} STATIC ${sources})
    target_link_libraries(quadrille_${name} PUBLIC quadrille_options ${module_NEEDS})
    if(QUADRILLE_PRECOMPILE AND NOT name STREQUAL "engines")
      target_precompile_headers(quadrille_${name} REUSE_FROM quadrille_precompiled)
    endif()
    if(module_COMPILE_QUICKLY)
      target_compile_options(quadrille_${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    endif()
    if(QUADRILLE_UNITY)
      quadrille_compile_by_folder(quadrille_${name} ${sources})
    endif()
  else()
    add_library(quadrille_${name} INTERFACE)
    target_link_libraries(quadrille_${name} INTERFACE quadrille_options ${module_NEEDS})
  endif()
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
    quadrille_module(${subject} FOLDERS enumerate/${subject} jobs/${subject} NEEDS quadrille_jobs)
    list(APPEND all quadrille_${subject})
  endforeach()
  foreach(game ${QUADRILLE_GAMES})
    quadrille_module(${game} TREES enumerate/${game} jobs/${game}
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
