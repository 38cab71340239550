"""Exercises: positions of a game in which one move is clearly the best, found by our own search.

They are data in the game's folder, `games/<game>/exercises.json`, easy ones first. `nemeton exercises GAME --mine N`
makes more of them (`mining.py`).
"""

from nemeton.exercises.exercise import Answer, Exercise, of_game, of_the_day, written

__all__ = ["Answer", "Exercise", "of_game", "of_the_day", "written"]
