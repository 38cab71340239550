"""Bots at tables: when they must move, and the processes in which they think."""
