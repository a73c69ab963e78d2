"""Teaching: the nets that strong's recipe uses, made for any game from nothing but a seed.

Players of several habits are watched (`watching`), nets learn to choose as they do (`imitating`), and a policy learns by
playing itself, with such players at some of the seats (`self_play`). A course (`course`) does all of it, and goes on where
it was stopped.
"""

from fourkings.training.course import AnotherCourse, Course, Progress
from fourkings.training.plan import NoContract, Plan

__all__ = ["AnotherCourse", "Course", "NoContract", "Plan", "Progress"]
