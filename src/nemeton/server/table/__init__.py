"""A table: its game, its people, its clocks. It knows the core and the interface of the store."""
