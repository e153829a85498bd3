# Builds the program quadrille_confirm from cli/confirm/main.cpp, and from cli/confirm/GAME.cpp for each game of
# cli/games.def that has such a file.
#
# The library `quadrille_confirm_methods` (enumerate/confirm) contains the independent methods. It links the rules of
# the games, oneTBB and xxHash, but no counter or solver. The program links `quadrille_confirm_methods`, the library
# `quadrille_process` (which handles files), and the solvers whose results the program uses as hints
# (QUADRILLE_CONFIRM_HINTS in components.cmake). These solvers depend on the libraries `run`, `numbers` and `engines`,
# so the program links these libraries too.
quadrille_listed_games(games)
set(subjects "")
set(subject_sources "")
foreach(game ${games})
  if(EXISTS ${PROJECT_SOURCE_DIR}/cli/confirm/${game}.cpp)
    string(APPEND subjects "QUADRILLE_CONFIRMED(${game})\n")
    list(APPEND subject_sources cli/confirm/${game}.cpp)
  endif()
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/confirm/subjects.def CONTENT "${subjects}")

add_executable(quadrille_confirm cli/confirm/main.cpp cli/confirm/subject.cpp cli/confirm/expect.cpp cli/confirm/input_file.cpp ${subject_sources}
               cli/output/paragraphs.cpp cli/output/streams.cpp cli/exit.cpp)
target_include_directories(quadrille_confirm PRIVATE ${PROJECT_BINARY_DIR}/confirm)
target_compile_definitions(quadrille_confirm PRIVATE QUADRILLE_VERSION="${PROJECT_VERSION}")
target_link_libraries(quadrille_confirm PRIVATE quadrille_confirm_methods quadrille_process ${QUADRILLE_CONFIRM_HINTS})
