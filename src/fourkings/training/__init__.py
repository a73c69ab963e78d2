"""Teaching: the nets that strong's recipe uses, made for any game from nothing but a seed.

Players of several kinds are watched, nets learn to choose as they do (`imitation`), and a policy learns by playing itself,
with such players in some of the seats (`self_play`). A course (`course`) does all of it and resumes after an interruption.
"""

from fourkings.training.course import AnotherCourse, Course, Progress
from fourkings.training.plan import NoContract, Plan

__all__ = ["AnotherCourse", "Course", "NoContract", "Plan", "Progress"]
