"""Training of the small neural nets that the bot `strong` plays by, for any game, from a seed alone.

Nets learn to choose cards as bots of several kinds do (`imitation`), and a policy learns by playing itself, with such
players in some of the seats (`self_play`). A course (`course`) does all of it and resumes after an interruption.
"""

from fourkings.training.course import AnotherCourse, Course, Progress
from fourkings.training.plan import NoContract, Plan

__all__ = ["AnotherCourse", "Course", "NoContract", "Plan", "Progress"]
