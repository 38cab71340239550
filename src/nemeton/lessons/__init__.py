"""Lessons: a game taught on its own board, step by step, by the real engine.

    lesson = load("clans", "first")
    run = Run(lesson)

A lesson is data: `games/<game>/lessons/<name>.toml`, or a file of the same kind in a host's data folder. Its sentences
are in the catalogues, as `<game>-lesson-<name>-<step>`.
"""

from nemeton.lessons.lesson import BadLesson, Lesson, begun, load, names
from nemeton.lessons.running import Run, Tried

__all__ = ["BadLesson", "Lesson", "Run", "Tried", "begun", "load", "names"]
