# What is made of the list of games (src/games/list.cmake): sources that include every game by its
# folder's name, which is also the name of its namespace.
include(src/games/list.cmake)

# levee_each_game(variable pattern games...): the pattern once for each game, with <game> replaced.
function(levee_each_game variable pattern)
  set(text)
  foreach(game IN LISTS ARGN)
    string(REPLACE "<game>" "${game}" one "${pattern}")
    string(APPEND text "${one}")
  endforeach()
  set(${variable} "${text}" PARENT_SCOPE)
endfunction()

# levee_game_sources(): the registry in levee_games_list, and in levee_lab_lists the list of games with
# players beside one source file for each of them, which is slow to compile.
function(levee_game_sources)
  set(made ${CMAKE_BINARY_DIR}/made)
  levee_each_game(LEVEE_INCLUDES "#include \"games/<game>/entry.h\"\n" ${LEVEE_GAMES})
  levee_each_game(LEVEE_ENTRIES "    entry_of<<game>::Module, <game>::load_game>(),\n" ${LEVEE_GAMES})
  configure_file(src/games/list.cpp.in ${made}/games/list.cpp @ONLY)
  set(levee_games_list ${made}/games/list.cpp PARENT_SCOPE)

  set(lists ${made}/lab/list.cpp)
  levee_each_game(LEVEE_DECLARATIONS "extern const GameTypes k_<game>;\n" ${LEVEE_GAMES})
  levee_each_game(LEVEE_POINTERS "&k_<game>, " ${LEVEE_GAMES})
  configure_file(src/lab/list.cpp.in ${made}/lab/list.cpp @ONLY)
  foreach(LEVEE_GAME IN LISTS LEVEE_GAMES)
    configure_file(src/lab/game.cpp.in ${made}/lab/game_${LEVEE_GAME}.cpp @ONLY)
    list(APPEND lists ${made}/lab/game_${LEVEE_GAME}.cpp)
  endforeach()
  set(levee_lab_lists ${lists} PARENT_SCOPE)
endfunction()
