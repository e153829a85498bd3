# The sanitizers of this build find the planted faults (planted.cpp).
add_executable(quadrille_planted sanitizers/planted.cpp)
target_link_libraries(quadrille_planted PRIVATE quadrille_options quadrille_engines TBB::tbb)
target_compile_options(quadrille_planted PRIVATE -O0)

# quadrille_sanitizer_test(FAULT MESSAGE): the program with the fault prints the message and fails.
function(quadrille_sanitizer_test fault message)
  add_test(NAME sanitizers/${fault} COMMAND bash ${CMAKE_CURRENT_LIST_DIR}/found.sh $<TARGET_FILE:quadrille_planted> ${fault} ${message})
  set_tests_properties(sanitizers/${fault} PROPERTIES LABELS quick TIMEOUT 600
                                                      ENVIRONMENT "${QUADRILLE_TEST_ENVIRONMENT}")
endfunction()

if(QUADRILLE_SANITIZE MATCHES thread)
  quadrille_sanitizer_test(race "ThreadSanitizer: data race")
endif()
if(QUADRILLE_SANITIZE MATCHES address)
  quadrille_sanitizer_test(overrun "AddressSanitizer: heap-buffer-overflow")
endif()
if(QUADRILLE_SANITIZE MATCHES undefined)
  quadrille_sanitizer_test(overflow "signed integer overflow")
endif()
