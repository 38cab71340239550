"""The core: steps, states, games, records. It knows nothing of any particular game."""
