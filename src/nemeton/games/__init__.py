"""One folder for each game. A game knows the core and nothing of any other game."""
