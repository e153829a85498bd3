# Builds the report's assets into the program: the chart libraries and the files of our page, in one C++ file. The chart
# libraries come from the npm registry, at the versions of package-lock.json. Without Node.js, or with QUADRILLE_REPORT
# off, the program is built without the assets. Then `quadrille report` says that they are missing.
find_program(NODE_PROGRAM NAMES node nodejs)
find_program(NPM_PROGRAM npm)
set(report_source ${PROJECT_SOURCE_DIR}/export/report)
set(report_build ${PROJECT_BINARY_DIR}/export/report)
# What the games show there without computing it: GAME/FILE.txt, embedded by that name (report_file of assets.hpp).
file(GLOB report_files RELATIVE ${report_source} CONFIGURE_DEPENDS ${report_source}/*/*.txt)
list(TRANSFORM report_files PREPEND ${report_source}/ OUTPUT_VARIABLE report_file_paths)

if(QUADRILLE_REPORT AND NODE_PROGRAM AND NPM_PROGRAM)
  file(MAKE_DIRECTORY ${report_build})
  add_custom_command(
    OUTPUT ${report_build}/node_modules/.package-lock.json
    COMMAND ${CMAKE_COMMAND} -E copy ${report_source}/package.json ${report_source}/package-lock.json ${report_build}
    COMMAND ${CMAKE_COMMAND} -E env PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 ${NPM_PROGRAM} ci --ignore-scripts --no-audit --no-fund
            --loglevel=error
    DEPENDS ${report_source}/package.json ${report_source}/package-lock.json
    WORKING_DIRECTORY ${report_build}
    COMMENT "Installing the report's chart libraries"
    VERBATIM)
  set(report_assets ${report_build}/report_assets.cpp)
  set(report_licences ${report_build}/licences-of-the-charts.txt)
  add_custom_command(
    OUTPUT ${report_assets} ${report_licences}
    COMMAND ${NODE_PROGRAM} ${report_source}/bundle.mjs ${report_source} ${report_build} ${report_assets}
            ${report_licences} ${report_files}
    DEPENDS ${report_build}/node_modules/.package-lock.json ${report_source}/bundle.mjs ${PROJECT_SOURCE_DIR}/export/licences.mjs
            ${report_source}/page.html
            ${report_source}/report.css ${report_source}/report.js ${report_source}/headlines.json
            ${report_file_paths}
    COMMENT "Bundling the report's assets"
    VERBATIM)
else()
  if(QUADRILLE_REPORT)
    message(STATUS "report: node or npm not found: `quadrille report` will say that it was built without its charts")
  endif()
  set(report_assets ${report_build}/report_assets.cpp)
  configure_file(${report_source}/no_report_assets.cpp.in ${report_assets} COPYONLY)
endif()
target_sources(quadrille_export PRIVATE ${report_assets})
set_source_files_properties(${report_assets} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
