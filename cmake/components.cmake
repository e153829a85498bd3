# Lists the components that a user of the installed libraries can request by find_package(quadrille COMPONENTS ...). For
# each component, variables name the modules (libraries of this project) that it contains, the components that it
# depends on, and the external packages that it needs in addition. A component for which no dependencies are listed
# depends on the components `engines` and `common`. A game that is in no listed component becomes a component of its
# own.
set(QUADRILLE_COMPONENT_engines options engines)
set(QUADRILLE_COMPONENT_common graphs numbers games process run)
set(QUADRILLE_COMPONENT_soccer soccer walks)
set(QUADRILLE_COMPONENT_permutations updown plusminus)
set(QUADRILLE_COMPONENT_tennis matrix_games tennis)
set(QUADRILLE_COMPONENT_export all_games export)

set(QUADRILLE_COMPONENT_engines_ON "")
set(QUADRILLE_COMPONENT_common_ON engines)
set(QUADRILLE_COMPONENT_export_ON engines common soccer permutations tennis)

set(QUADRILLE_COMPONENT_engines_PACKAGES Boost TBB)
set(QUADRILLE_COMPONENT_common_PACKAGES fmt xxHash)
set(QUADRILLE_COMPONENT_tennis_PACKAGES GLPK QSopt_ex GMP)
set(QUADRILLE_COMPONENT_export_PACKAGES nlohmann_json pugixml SQLiteCpp)

# The text on the component in the Debian package's description.
set(QUADRILLE_GAMES_IN_WORDS "Paper Soccer, Up's & Down's,\nPlusses and Minuses, Tennis and Footsteps")

# Subjects that are counted and never played: folders in enumerate/, no rules.
set(QUADRILLE_UNPLAYED walks)

# Modules that a game needs in addition to the common ones.
set(QUADRILLE_NEEDS_tennis quadrille_matrix_games)
# The component of Paper Soccer includes the trails of the endless lattice.
set(QUADRILLE_NEEDS_soccer quadrille_walks)

# The solvers whose results quadrille_confirm takes as a hint; its confirmations do not depend on them (cli/confirm).
set(QUADRILLE_CONFIRM_HINTS quadrille_plusminus)

# The components, each after those that it depends on.
set(QUADRILLE_COMPONENTS engines common soccer permutations tennis)
file(GLOB game_folders RELATIVE ${PROJECT_SOURCE_DIR}/games CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/games/*)
foreach(game ${game_folders})
  if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/games/${game})
    list(APPEND QUADRILLE_GAMES ${game})
    set(named FALSE)
    foreach(component ${QUADRILLE_COMPONENTS})
      if(game IN_LIST QUADRILLE_COMPONENT_${component})
        set(named TRUE)
      endif()
    endforeach()
    if(NOT named)
      set(QUADRILLE_COMPONENT_${game} ${game})
      list(APPEND QUADRILLE_COMPONENTS ${game})
      list(APPEND QUADRILLE_COMPONENT_export_ON ${game})
    endif()
  endif()
endforeach()
list(APPEND QUADRILLE_COMPONENTS export)

# Sets of points in two words are faster word by word: if g++ pairs them in one register, every shift waits for it.
set_source_files_properties(enumerate/soccer/search/solver.cpp PROPERTIES COMPILE_OPTIONS -fno-tree-slp-vectorize)

# The sources of a game that the page's module is compiled from, in addition to its rules (web/web.cmake).
set(QUADRILLE_PAGE_soccer
    enumerate/soccer/opponent.cpp enumerate/soccer/play/board.cpp enumerate/soccer/play/turn_search.cpp
    enumerate/soccer/search/solver.cpp enumerate/soccer/certificate/certificate.cpp
    enumerate/soccer/certificate/key.cpp enumerate/soccer/certificate/strategy.cpp
    enumerate/confirm/soccer/certificate.cpp enumerate/confirm/soccer/certificate_board.cpp
    enumerate/confirm/soccer/certificate_reader.cpp enumerate/confirm/soccer/residue.cpp
    export/pictures/soccer/scene.cpp)
set(QUADRILLE_PAGE_updown enumerate/updown/minimax.cpp enumerate/updown/opponent.cpp enumerate/updown/search.cpp)
set(QUADRILLE_PAGE_plusminus
    enumerate/plusminus/opponent.cpp enumerate/plusminus/margin.cpp enumerate/plusminus/placing.cpp
    enumerate/plusminus/prediction_cases.cpp enumerate/plusminus/residual_board.cpp)
