"""One folder a game. It knows the core and nothing of any other game."""
