"""The core: steps, states, games, records. It knows no game."""
