"""The lower bound on what can be won from a bot: it is the same each time, and large against chance."""

from research.figures.local_response import gains


def test_much_is_won_from_chance_and_the_same_each_time() -> None:
    first, again = (gains("jeu-du-roi", "chance", 2, 1, 16, 1) for _ in range(2))
    assert first == again
    assert first.mean > 0
