# Flags that every target of ours shares; imported headers stay silent.
add_library(levee_options INTERFACE)
target_compile_options(levee_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                                               $<$<NOT:$<BOOL:${LEVEE_FUZZ}>>:-Werror>)

# levee_layer(name [DIR src/name] [SHALLOW] [EXCLUDE file...] LINKS target...)
# One static library per folder; sources are found, so that a new chapter file needs no edit here.
function(levee_layer name)
  cmake_parse_arguments(ARG "SHALLOW" "DIR" "LINKS;EXCLUDE" ${ARGN})
  if(NOT ARG_DIR)
    set(ARG_DIR src/${name})
  endif()
  if(ARG_SHALLOW)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${ARG_DIR}/*.cpp)
  else()
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${ARG_DIR}/*.cpp)
  endif()
  foreach(skipped IN LISTS ARG_EXCLUDE)
    list(FILTER sources EXCLUDE REGEX "/${skipped}$")
  endforeach()
  if(sources)
    add_library(levee_${name} STATIC ${sources})
    target_include_directories(levee_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(levee_${name} PUBLIC ${ARG_LINKS} PRIVATE levee_options)
  else()
    add_library(levee_${name} INTERFACE)
    target_include_directories(levee_${name} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(levee_${name} INTERFACE ${ARG_LINKS})
  endif()
endfunction()

# levee_embed(target dir): every text file below dir becomes a string in the binary, so that one
# file runs everywhere; `--data` reads a folder instead.
function(levee_embed target dir)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${dir}/* ${PROJECT_SOURCE_DIR}/docs/rules/*.md
       ${PROJECT_SOURCE_DIR}/docs/rulings/*.md)
  set(output ${CMAKE_BINARY_DIR}/${target}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DROOT=${PROJECT_SOURCE_DIR} -DOUTPUT=${output} "-DFILES=${files}"
            -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake VERBATIM)
  add_library(${target} STATIC ${output})
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()

# levee_page(target): the page that web/ builds into web/dist, or, where it has not been built, one
# line that says how. Which files there are is asked when they are embedded: their names carry
# hashes, so a list made while configuring would soon be of another page. index.html names them all
# and is written last, so it stands for the rest.
function(levee_page target)
  set(root ${PROJECT_SOURCE_DIR}/web/dist)
  file(GLOB index CONFIGURE_DEPENDS ${root}/index.html)
  if(NOT index)
    set(root ${CMAKE_BINARY_DIR}/no_page)
    set(index ${root}/index.html)
    file(CONFIGURE OUTPUT ${index} CONTENT "<!doctype html><title>Levée</title><p>The page is not built: \
run npm ci and npm run build in web/, then build the program again.\n")
  endif()
  set(output ${CMAKE_BINARY_DIR}/${target}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DROOT=${root} -DOUTPUT=${output} -DWORK=${CMAKE_BINARY_DIR}/${target}
            -P ${PROJECT_SOURCE_DIR}/cmake/page.cmake
    DEPENDS ${index} ${PROJECT_SOURCE_DIR}/cmake/page.cmake VERBATIM)
  add_library(${target} STATIC ${output})
  # Link-time optimisation moves functions away from the names that the assembler gave.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -fno-lto)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()
