"""A bot of ten lines: it makes the smallest bid, and plays its lowest legal card."""

from fourkings import Action, PlayerView, Stream


class TenLines:
    NAME = "ten-lines"
    VERSION = 1

    def choose(self, view: PlayerView, rng: Stream, limit: int | None = None) -> Action:
        calls = [action for action in view.legal if isinstance(action, str)]
        cards = [action for action in view.legal if isinstance(action, int)]
        # The lowest card, or else the first call. The low four bits of a card are its rank, 0 for a two.
        return min(cards, key=lambda card: card & 15) if cards else calls[0]
