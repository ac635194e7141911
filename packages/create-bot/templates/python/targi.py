"""Plays Targi. All `moves` are legal; `view` is what this seat may see (docs/view-targi.md)."""
import random

LIKED = ["lay", "keep", "gain", "caravan", "expand", "take", "smith", "trade", "mirage", "leaveTrader", "place"]


def choose_targi(view, moves):
    """Picks the most preferred type of move. Put your own strategy here."""
    if not moves:
        return None

    def rank(move):
        return LIKED.index(move["type"]) if move["type"] in LIKED else len(LIKED)

    best = min(map(rank, moves))
    return random.choice([move for move in moves if rank(move) == best])
