# Builds the web page on which people play; the command `quadrille explore` writes it. clang compiles the rules, the
# searches and the checker of certificates to WebAssembly (web/module). The build then bundles this module and the
# source of the page (web/page) into one file, and turns the file into a C++ source of the program. Without Debian's
# clang for WebAssembly or without Node.js, or with QUADRILLE_PAGE off, the program is built without the page, and
# `quadrille explore` says so.
set(page_build ${PROJECT_BINARY_DIR}/web)
set(page_source ${page_build}/page.cpp)
file(MAKE_DIRECTORY ${page_build}/module)

set(wasm_llvm /usr/lib/llvm-16)
set(wasm_sysroot /usr)
find_program(WASM_COMPILER clang++-16)
find_program(WASM_LINKER wasm-ld-16)
set(wasm_needs ${wasm_llvm}/include/wasm32-wasi/c++/v1/vector ${wasm_llvm}/lib/wasm32-wasi/libc++.a
    ${wasm_llvm}/lib/clang/16/lib/wasi/libclang_rt.builtins-wasm32.a ${wasm_sysroot}/lib/wasm32-wasi/crt1-reactor.o)
set(page_missing "")
foreach(program WASM_COMPILER WASM_LINKER NODE_PROGRAM NPM_PROGRAM)
  if(NOT ${program})
    list(APPEND page_missing ${program})
  endif()
endforeach()
foreach(file ${wasm_needs})
  if(NOT EXISTS ${file})
    list(APPEND page_missing ${file})
  endif()
endforeach()

if(NOT QUADRILLE_PAGE OR page_missing)
  if(QUADRILLE_PAGE)
    message(STATUS "page: not found: ${page_missing}: `quadrille explore` will say that it was built without its page")
  endif()
  set(page_built FALSE)
  configure_file(${PROJECT_SOURCE_DIR}/web/no_page.cpp.in ${page_source} COPYONLY)
else()
  set(page_built TRUE)
  # What the module is compiled from beside web/module: the rules, what plays and solves, and the checker. The rest of
  # those folders needs threads, files or libraries that are none for WebAssembly.
  file(GLOB module_sources RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS
       ${PROJECT_SOURCE_DIR}/web/module/*.cpp ${PROJECT_SOURCE_DIR}/games/*/*.cpp)
  list(FILTER module_sources EXCLUDE REGEX "_ref\\.cpp$")
  list(APPEND module_sources
       games/nearest.cpp games/paragraphs.cpp games/record_text.cpp graphs/lattice.cpp
       enumerate/engines/budget.cpp enumerate/engines/proof_table.cpp enumerate/engines/ranks.cpp
       enumerate/run/ended.cpp enumerate/run/spelling.cpp)
  foreach(game ${QUADRILLE_GAMES})
    list(APPEND module_sources ${QUADRILLE_PAGE_${game}})
  endforeach()

  # The libraries that are headers alone stand beside the system's own, which must not be found.
  set(module_headers ${page_build}/headers)
  file(MAKE_DIRECTORY ${module_headers})
  foreach(header fmt/format.h boost/multiprecision/cpp_int.hpp nlohmann/json.hpp xxhash.h)
    string(REGEX REPLACE "/.*" "" name ${header})
    find_path(${name}_HEADERS ${header} REQUIRED)
    file(CREATE_LINK ${${name}_HEADERS}/${name} ${module_headers}/${name} SYMBOLIC)
  endforeach()
  set(standins ${PROJECT_SOURCE_DIR}/web/module/standins)
  set(wasm_flags --target=wasm32-wasi -std=c++20 -O2 -DNDEBUG
      # Nothing is caught: what would be thrown ends the instance (web/module/module.cpp).
      -fexceptions -fignore-exceptions -msimd128 -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.
      # Of Deadline's members the stand-ins use not all.
      -Wall -Wextra -Wpedantic -Wshadow -Werror -Wno-unused-private-field
      -DFMT_HEADER_ONLY -DJSON_HAS_FILESYSTEM=0 -DJSON_HAS_EXPERIMENTAL_FILESYSTEM=0 -D_WASI_EMULATED_MMAN
      -D_LIBCPP_ENABLE_CXX17_REMOVED_UNARY_BINARY_FUNCTION
      -include ${standins}/library.hpp -nostdinc++ -isystem ${standins} -isystem ${wasm_llvm}/include/wasm32-wasi/c++/v1
      -isystem ${wasm_sysroot}/include/wasm32-wasi -I${PROJECT_SOURCE_DIR} -I${PROJECT_SOURCE_DIR}/include
      -isystem ${module_headers})
  # For the linter, which reads web/module with them.
  list(JOIN wasm_flags "\n" lines)
  file(WRITE ${page_build}/flags.txt "${lines}\n")
  set(module_objects "")
  foreach(source ${module_sources})
    string(REPLACE "/" "_" name ${source})
    set(object ${page_build}/module/${name}.o)
    add_custom_command(
      OUTPUT ${object}
      COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${WASM_COMPILER} ${wasm_flags} -MD -MF ${object}.d -MT ${object} -c ${PROJECT_SOURCE_DIR}/${source} -o ${object}
      DEPENDS ${source} DEPFILE ${object}.d
      COMMENT "Compiling ${source} to WebAssembly" VERBATIM)
    list(APPEND module_objects ${object})
  endforeach()

  # Fixed memory, in bytes; web/module/soccer.cpp says what takes it. The stack stands first, so that what overflows it
  # traps.
  set(module_memory 402653184)
  set(module_stack 1048576)
  set(module ${page_build}/module.wasm)
  add_custom_command(
    OUTPUT ${module}
    COMMAND ${WASM_LINKER} --entry=_initialize ${wasm_sysroot}/lib/wasm32-wasi/crt1-reactor.o ${module_objects}
            -L${wasm_sysroot}/lib/wasm32-wasi -L${wasm_llvm}/lib/wasm32-wasi -lc++ -lc++abi -lc
            ${wasm_llvm}/lib/clang/16/lib/wasi/libclang_rt.builtins-wasm32.a
            --gc-sections --strip-all -z stack-size=${module_stack} --stack-first
            --initial-memory=${module_memory} --max-memory=${module_memory} -o ${module}
    DEPENDS ${module_objects} COMMENT "Linking the module of the page" VERBATIM)

  set(page ${page_build}/page.html)
  set(page_licences ${page_build}/licences-of-the-page.txt)
  file(GLOB_RECURSE page_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/page/*)
  add_custom_command(
    OUTPUT ${page_build}/node_modules/.package-lock.json
    COMMAND ${CMAKE_COMMAND} -E copy ${PROJECT_SOURCE_DIR}/web/package.json ${PROJECT_SOURCE_DIR}/web/package-lock.json
            ${page_build}
    COMMAND ${NPM_PROGRAM} ci --no-audit --no-fund --loglevel=error
    DEPENDS ${PROJECT_SOURCE_DIR}/web/package.json ${PROJECT_SOURCE_DIR}/web/package-lock.json
    WORKING_DIRECTORY ${page_build} COMMENT "Installing the packages of the page" VERBATIM)
  add_custom_command(
    OUTPUT ${page} ${page_licences}
    COMMAND ${NODE_PROGRAM} ${PROJECT_SOURCE_DIR}/web/bundle.mjs ${PROJECT_SOURCE_DIR}/web ${page_build} ${module} ${page}
            ${page_licences}
    DEPENDS ${module} ${page_files} ${PROJECT_SOURCE_DIR}/web/bundle.mjs ${PROJECT_SOURCE_DIR}/export/licences.mjs ${PROJECT_SOURCE_DIR}/web/tsconfig.json
            ${page_build}/node_modules/.package-lock.json
    COMMENT "Bundling the page" VERBATIM)
  add_custom_command(
    OUTPUT ${page_source}
    COMMAND ${NODE_PROGRAM} ${PROJECT_SOURCE_DIR}/web/embed.mjs ${page} ${page_source}
    DEPENDS ${page} ${PROJECT_SOURCE_DIR}/web/embed.mjs COMMENT "Embedding the page" VERBATIM)
endif()
add_library(quadrille_page STATIC ${page_source})
target_include_directories(quadrille_page PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_features(quadrille_page PRIVATE cxx_std_20)
