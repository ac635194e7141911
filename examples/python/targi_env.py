"""Targi as an environment in the manner of OpenSpiel. The engine is the terminal program of this repository: `targi env` speaks JSON lines.

    env = TargiEnv()
    env.reset("any text is a seed")
    while not env.is_terminal():
        env.step(env.legal_actions()[0])
    env.returns()  # [1, -1]: blue has won
"""
import json
import os
import subprocess

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
COMMAND = ["npm", "run", "-s", "cli", "--", "targi", "env"]

SEATS = ["blue", "white"]
GOODS = ["dates", "salt", "pepper"]
PHASES = ["place", "act", "trade", "drawn", "gain", "return", "raid", "rearrange", "over"]
TRIBE = [f"{symbol}{number}" for symbol in "WCOGN" for number in range(1, 10)]
GOODS_CARDS = ["D", "S", "P", "DD", "SS", "PP", "DS", "DP", "SP", "D/S/P", "GOLD", "VP"]
CARDS = TRIBE + GOODS_CARDS + ["hidden"]


class TargiEnv:
    def __init__(self, command=COMMAND):
        self._program = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._now = None

    def _say(self, message):
        self._program.stdin.write(json.dumps(message) + "\n")
        self._program.stdin.flush()
        line = self._program.stdout.readline()
        if line == "":
            raise RuntimeError("the engine has ended")
        answer = json.loads(line)
        if answer["type"] == "refused":
            raise ValueError(f"refused: {answer}")
        self._now = answer

    def reset(self, seed=None):
        """Deals; the same seed deals the same game."""
        self._say({"reset": None if seed is None else str(seed)})
        return self

    def is_terminal(self):
        return self._now["type"] == "end"

    def current_player(self):
        """0 is blue, 1 is white, -4 the end, as in OpenSpiel."""
        return -4 if self.is_terminal() else SEATS.index(self._now["seat"])

    def legal_actions(self):
        return [] if self.is_terminal() else list(range(len(self._now["moves"])))

    def action_to_string(self, action):
        return self._now["moves"][action]["notation"]

    def move(self, action):
        """The move as an object."""
        return self._now["moves"][action]["move"]

    def step(self, action):
        self._say({"move": action})
        return self

    def returns(self):
        """1 for who has won, -1 for who has lost, 0 for both on a tie and while the game runs."""
        return [self._now["returns"][seat] for seat in SEATS] if self.is_terminal() else [0, 0]

    def observation(self):
        """All that the player to act may know, as docs/write-a-bot.md has it."""
        return None if self.is_terminal() else self._now["view"]

    def observation_tensor(self):
        """The same as numbers, always as many (`OBSERVATION_SIZE`): oneself first, then the other, then the table."""
        return tensor(self._now["view"])

    def close(self):
        self._program.stdin.close()
        self._program.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def one_hot(value, values):
    return [1.0 if value == one else 0.0 for one in values]


def tensor(view):
    me = view["viewer"]
    other = "white" if me == "blue" else "blue"
    numbers = [view["round"] / 16, 1.0 if view["first"] == me else 0.0]
    numbers += one_hot(view["pending"]["phase"], PHASES) + one_hot(view["robber"], range(1, 17))
    for seat in (me, other):
        player = view[seat]
        numbers += [player["goods"][good] / 10 for good in GOODS] + [player["gold"] / 3, float(player["storedGold"]), player["vp"] / 20]
        numbers += [player["targisLeft"] / 3, 1.0 if player["limitedNextRound"] else 0.0]
        laid = [card for row in player["display"] for card in row]
        numbers += [1.0 if card in laid else 0.0 for card in TRIBE] + [len(row) / 4 for row in player["display"]]
        hand = player["hand"]
        numbers += one_hot(hand["card"] if hand["kind"] == "open" else hand["kind"], TRIBE + ["hidden"])
        places = [targi["at"] for targi in view["targis"] if targi["seat"] == seat]
        numbers += [1.0 if place in places else 0.0 for place in range(1, 17)]
    for place in view["centre"]:
        numbers += one_hot(place["card"], CARDS) + [1.0 if place["kind"] == "tribe" else 0.0]
        numbers += [1.0 if place.get("marker") == seat else 0.0 for seat in (me, other)]
    return numbers + [view["goods"]["left"] / 19, view["tribe"]["left"] / 45]


OBSERVATION_SIZE = 2 + len(PHASES) + 16 + 2 * (8 + 45 + 3 + 46 + 16) + 9 * (len(CARDS) + 3) + 2
