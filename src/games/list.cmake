# The one list of games. A game is named by its folder below src/games/ (data/, tests/ and docs/ follow
# from its key); layers, registry, players, simulations and tests are made of this list
# (cmake/games.cmake).

# Those that people can play, in the order in which they are listed.
set(LEVEE_GAMES neerwinden wissembourg_spicheren for_god_and_king la_vendee)

# Built and tested, but in no list of the program: what a new game is copied from, and a game that is
# still being written.
set(LEVEE_UNLISTED_GAMES skeleton)
