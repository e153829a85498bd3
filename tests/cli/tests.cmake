# The tests of cli/: some of its parts, and the program itself by scripts that are given its path.
quadrille_test(cli/arguments quick quadrille_cli)
quadrille_test(cli/memory quick quadrille_cli)
quadrille_test(cli/command_tree quick quadrille_cli)
quadrille_test(cli/tables quick quadrille_cli)
quadrille_test(cli/report_figures extreme quadrille_cli)
quadrille_test(cli/progress quick quadrille_cli)
quadrille_test(cli/temporary_file quick quadrille_cli)
quadrille_test(cli/counted quick quadrille_cli)
quadrille_test(cli/checkpoint_file standard quadrille_cli)

# quadrille_script_test(cli/output quick): the test, and its label. Sanitizers make some of them several times slower.
function(quadrille_script_test path label)
  add_test(NAME ${path}_script COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/${path}.sh $<TARGET_FILE:quadrille>)
  set_tests_properties(${path}_script PROPERTIES LABELS ${label} TIMEOUT 600
                                                 ENVIRONMENT "${QUADRILLE_TEST_ENVIRONMENT}")
endfunction()

quadrille_script_test(cli/bad_input standard)
quadrille_script_test(cli/count standard)
quadrille_script_test(cli/check standard)
quadrille_script_test(cli/replay standard)
quadrille_script_test(cli/export_graph standard)
quadrille_script_test(cli/picture standard)
quadrille_script_test(cli/graph_clients standard)
quadrille_script_test(cli/output standard)
quadrille_script_test(cli/limits standard)
quadrille_script_test(cli/completions extreme)
quadrille_script_test(cli/manual standard)
quadrille_script_test(cli/manners extreme)
quadrille_script_test(cli/terminal extreme)
quadrille_script_test(cli/positions extreme)
quadrille_script_test(cli/sqlite extreme)
quadrille_script_test(cli/tennis extreme)
quadrille_script_test(cli/updown extreme)
quadrille_script_test(cli/interrupt extreme)
quadrille_script_test(cli/plusminus extreme)
quadrille_script_test(cli/solve_plusminus extreme)
quadrille_script_test(cli/solve_tennis extreme)

add_test(NAME cli/confirm_script
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/confirm.sh $<TARGET_FILE:quadrille_confirm>)
set_tests_properties(cli/confirm_script PROPERTIES LABELS quick TIMEOUT 600)
quadrille_script_test(cli/trails extreme)
quadrille_script_test(cli/engines extreme)
quadrille_script_test(cli/checkpoint extreme)

# The report is looked at in a browser, with what the build installed for it; the screenshots stay in the build folder.
if(QUADRILLE_REPORT AND NODE_PROGRAM AND NPM_PROGRAM)
  add_test(NAME cli/report_script
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/report.sh $<TARGET_FILE:quadrille>
                   ${PROJECT_BINARY_DIR}/export/report ${PROJECT_BINARY_DIR}/tests/report)
  set_tests_properties(cli/report_script PROPERTIES LABELS extreme TIMEOUT 600)
endif()
