"""Persistence: the interface, the rows, and the stores."""
