# The tests of cli/ that need more than the program's path.
add_test(NAME cli/confirm_script
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/confirm.sh $<TARGET_FILE:quadrille_confirm>)
set_tests_properties(cli/confirm_script PROPERTIES LABELS quick TIMEOUT 600)

add_test(NAME cli/certificate_script
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/certificate.sh $<TARGET_FILE:quadrille_confirm>)
set_tests_properties(cli/certificate_script PROPERTIES LABELS quick TIMEOUT 600)

# The report is looked at in a browser, with what the build installed for it; the screenshots stay in the build folder.
if(QUADRILLE_REPORT AND NODE_PROGRAM AND NPM_PROGRAM)
  add_test(NAME cli/report_script
           COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/report.sh $<TARGET_FILE:quadrille>
                   ${PROJECT_BINARY_DIR}/export/report ${PROJECT_BINARY_DIR}/tests/report)
  set_tests_properties(cli/report_script PROPERTIES LABELS extreme TIMEOUT 600 COST 100)
endif()

