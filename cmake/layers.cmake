# Flags that every target of ours shares; imported headers stay silent.
add_library(levee_options INTERFACE)
target_compile_options(levee_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Werror)
if(NOT CMAKE_UNITY_BUILD)
  target_compile_options(levee_options INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Several sources in one: what another file calls global is not shadowed. And g++ 12 sees overflows
  # in std::string that are not there when it inlines that much.
  target_compile_options(levee_options INTERFACE -Wshadow=local -Wno-restrict -Wno-stringop-overread
                                                 -Wno-stringop-overflow -Wno-array-bounds
                                                 -Wno-mismatched-new-delete)
endif()

# levee_unity(target [ALONE regex] SOURCES file...)
# Where the preset asks for it (CMAKE_UNITY_BUILD) several sources are compiled as one: headers are
# read once, and the compiler sees all chapters of a game's rules together. Sources that belong
# together form a group: the folder rules/, and of a game all that begin with the same word (text_*,
# map_*). Other layers are cut into groups of a few. What ALONE matches is slow enough by itself.
function(levee_unity target)
  cmake_parse_arguments(ARG "BY_NAME" "ALONE" "SOURCES" ${ARGN})
  set(few 6)
  set(number 0)
  foreach(source IN LISTS ARG_SOURCES)
    get_filename_component(name ${source} NAME_WE)
    get_filename_component(folder ${source} DIRECTORY)
    get_filename_component(folder ${folder} NAME)
    if(ARG_ALONE AND name MATCHES "^(${ARG_ALONE})$")
      continue()
    elseif(folder STREQUAL "rules")
      set(group rules)
    elseif(ARG_BY_NAME)
      string(REGEX REPLACE "_.*" "" group ${name})
    else()
      math(EXPR group "${number} / ${few}")
      math(EXPR number "${number} + 1")
    endif()
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${target}_${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# levee_layer(name [DIR src/name] [SHALLOW] [BY_NAME] [ALONE regex] [EXCLUDE file...] [MADE file...]
#             LINKS target...)
# One static library per folder; sources are found, so that a new chapter file needs no edit here, and
# MADE are those that were configured.
function(levee_layer name)
  cmake_parse_arguments(ARG "SHALLOW;BY_NAME" "DIR;ALONE" "LINKS;EXCLUDE;MADE" ${ARGN})
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
  if(NOT sources)
    message(FATAL_ERROR "${ARG_DIR} has no sources")
  endif()
  list(APPEND sources ${ARG_MADE})
  add_library(levee_${name} STATIC ${sources})
  target_include_directories(levee_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(levee_${name} PUBLIC ${ARG_LINKS} PRIVATE levee_options)
  if(ARG_BY_NAME)
    set(by_name BY_NAME)
  endif()
  levee_unity(levee_${name} ${by_name} ALONE "${ARG_ALONE}" SOURCES ${sources})
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
  set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
  # Link-time optimisation moves functions away from the names that the assembler gave.
  set_source_files_properties(${output} PROPERTIES COMPILE_OPTIONS -fno-lto)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/src)
endfunction()
