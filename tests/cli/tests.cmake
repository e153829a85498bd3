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
  set_tests_properties(cli/report_script PROPERTIES LABELS extreme TIMEOUT 600)
endif()

# Every answer in JSON is validated by the schema, which a program of its own prints.
add_test(NAME cli/json_schema_script
         COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/json_schema.sh $<TARGET_FILE:quadrille>
                 $<TARGET_FILE:quadrille_schema>)
set_tests_properties(cli/json_schema_script PROPERTIES LABELS standard TIMEOUT 600)
