"""Nemeton in a terminal."""
