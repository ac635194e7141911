"""A linear policy for Targi, trained by self-play, and the program that trains and measures it. Requires numpy.

    python -m caravanserai.linear                         # the trained policy against random, 1000 games
    python -m caravanserai.linear --train weights.npz     # trains a new one

The logit of an action is the bilinear product of its features (type, place, cost), a weight matrix, and the observation.
"""
import argparse
import math
import re
import sys
import time
from pathlib import Path

import numpy as np

from .engine import AUTORESET, LISTS, OBSERVATIONS, TERMINAL_PLAYER, Engine

WEIGHTS = Path(__file__).resolve().parent / "linear.npz"
WANTS = OBSERVATIONS | LISTS


def features_of(name):
    """The features of an action, many of which it shares with others; `name` is its notation."""
    if name == "end" or name == "5:done":
        return [name]
    if name[0] == "@":
        return ["place", name]
    if name[0] == "~":
        return ["rearrange"] if len(name) > 1 else ["leave the display"]
    if name[0] in "+-!":
        counts = [f"{name[0]}{name.count(letter)}{letter}" for letter in "dspgv" if letter in name]
        return [name[0], *counts]
    if re.fullmatch(r"\d+", name):
        return ["use a border card", f"use {name}"]
    if re.fullmatch(r"[A-I](=[dsp])?", name):
        return ["take goods", f"take {name[0]}", *([f"choose {name[2]}"] if len(name) > 1 else [])]
    source, _, target = name.partition(">")
    if target in ("hand", "off"):
        return [target, f"{target} from {source}"]
    if target[1:2] == ":":
        row, pay = target.split(":")
        counts = [f"pay {pay.count(letter)}{letter}" for letter in "dspgG" if letter in pay]
        return ["lay", f"lay from {source}", f"lay in row {row}", *counts]
    if name.startswith("5:"):
        return ["trade", f"trade {name[2]}", f"give {name[3]}", f"get {name[5]}"]
    if name.startswith("10:"):
        return ["sell", f"sell {name[3:]}"]
    if name.startswith("9:"):
        return ["mirage", f"mirage from {name[2]}", f"mirage to {name[4]}"]
    raise ValueError(f"what does {name} do?")


LINES = [(1, 11), (2, 10), (3, 9), (5, 15), (6, 14), (7, 13)]  # border cards of the three columns, then of the three rows
LINE_CELLS = [(0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 1, 2), (3, 4, 5), (6, 7, 8)]
LINE_OF = {border: line for line, ends in enumerate(LINES) for border in ends}
CARDS = 57
NO_CARD = CARDS  # face down, or no cell
VERBS = ["lay", "hand", "off", "take goods", "mirage"]  # actions on the card of a cell
ON_LINE, ON_CROSSING = len(VERBS), len(VERBS) + 1  # cards in a placed Targi's line, and those where it crosses another Targi's line


class Situation:
    """The policy's input from observations: some numbers about both players, the card in each cell, and the player's own lines."""

    def __init__(self, spec):
        self.at = {part["name"]: slice(part["at"], part["at"] + part["size"]) for part in spec["observation"]["segments"]}

    def read(self, seen):
        part = lambda name: seen[:, self.at[name]].astype(np.float32)
        numbers = [np.ones((len(seen), 1), np.float32), part("phase"), part("round") / 13, part("first in this round")]
        for who in ("own", "other"):
            goods = part(f"{who}: dates, salt, pepper")
            numbers += [goods >= 1, goods >= 2, goods >= 3, goods.sum(1, keepdims=True) / 10]
            numbers += [part(f"{who}: gold") >= 1, part(f"{who}: gold") / 3, part(f"{who}: victory points") / 10]
            rows = part(f"{who}: symbol by slot").reshape(-1, 3, 20).sum(2) / 4
            numbers += [rows, rows.sum(1, keepdims=True) / 3, part(f"{who}: Targis to place") / 3]
            numbers += [part(f"{who}: hand card").sum(1, keepdims=True)]
        cards = seen[:, self.at["card by cell"]].reshape(-1, 9, CARDS)
        shown = np.where(cards.any(2), cards.argmax(2), NO_CARD)
        shown = np.concatenate([shown, np.full((len(seen), 1), NO_CARD)], 1)  # the tenth cell stands for no cell
        targis = seen[:, self.at["own: Targis"]] > 0
        lines = np.stack([targis[:, a - 1] | targis[:, b - 1] for a, b in LINES], 1)
        return np.concatenate([np.asarray(each, np.float32) for each in numbers], 1), shown, lines


class Choices:
    """The legal actions of some games: the game of each, and the cells it refers to."""

    def __init__(self, policy, moment_or_parts):
        seen, counts, self.actions = moment_or_parts
        self.counts = counts
        self.rows = np.repeat(np.arange(len(counts)), counts)
        self.numbers, shown, lines = policy.situation.read(seen)
        cells = policy.cells[self.actions]
        self.cards = shown[self.rows[:, None], cells]
        across = policy.across[self.actions]  # for each cell of the line: the crossing line
        padded = np.concatenate([lines, np.zeros((len(lines), 1), bool)], 1)
        self.crossed = padded[self.rows[:, None], across]
        self.tables = policy.tables[self.actions]


class Policy:
    """`weights`: action features × situation numbers; `worths`: action on a card × card; `value`: situation numbers → expected result."""

    def __init__(self, engine, weights=None, worths=None, value=None):
        self.situation = Situation(engine.spec)
        names = engine.names("actions")
        told = [features_of(name) for name in names]
        words = sorted({word for each in told for word in each})
        index = {word: i for i, word in enumerate(words)}
        self.features = np.zeros((len(told), len(words)), np.float32)
        self.cells = np.full((len(told), 3), 9)
        self.across = np.full((len(told), 3), 6)
        self.tables = np.full(len(told), ON_LINE)
        for action, (name, each) in enumerate(zip(names, told)):
            self.features[action, [index[word] for word in each]] = 1
            if each[0] == "place":
                line = LINE_OF[int(name[1:])]
                self.cells[action] = LINE_CELLS[line]
                self.across[action] = (3, 4, 5) if line < 3 else (0, 1, 2)
            elif each[0] in VERBS:
                self.tables[action] = VERBS.index(each[0])
                cell = name[4] if each[0] == "mirage" else name[0]
                if "A" <= cell <= "I":
                    self.cells[action, 0] = ord(cell) - ord("A")
        numbers = self.situation.read(np.zeros((1, engine.spec["observation"]["size"]), np.uint8))[0].shape[1]
        shapes = (len(words), numbers), (len(VERBS) + 2, CARDS + 1), (numbers,)
        given = (weights, worths, value)
        made = [np.zeros(shape, np.float32) if one is None else one.astype(np.float32) for shape, one in zip(shapes, given)]
        if any(one.shape != shape for shape, one in zip(shapes, made)):
            raise ValueError("these weights are for another version of the actions or the observation")
        self.weights, self.worths, self.value = made

    @classmethod
    def load(cls, engine, path=WEIGHTS):
        with np.load(path) as stored:
            return cls(engine, stored["weights"], stored["worths"], stored["value"])

    def save(self, path):
        np.savez_compressed(path, **{name: getattr(self, name).astype(np.float16) for name in ("weights", "worths", "value")})

    def choices(self, observations, counts, actions):
        return Choices(self, (observations, counts, actions))

    def logits(self, choices):
        """The logits of all legal actions, game by game."""
        by_feature = (choices.numbers @ self.weights.T)[choices.rows]
        logits = np.einsum("ij,ij->i", self.features[choices.actions], by_feature)
        logits += self.worths[choices.tables[:, None], choices.cards].sum(1)
        logits += (self.worths[ON_CROSSING][choices.cards] * choices.crossed).sum(1)
        return logits

    def values(self, choices):
        return np.tanh(choices.numbers @ self.value)

    def gradient(self, choices, slope):
        """The gradient of the logits, weighted by `slope`, with respect to weights and worths."""
        by_feature = np.zeros((len(choices.counts), self.features.shape[1]), np.float32)
        lives = choices.counts > 0
        sums = self.features[choices.actions] * slope[:, None]
        by_feature[lives] = np.add.reduceat(sums, starts_of(choices.counts)[lives], axis=0)
        places = choices.tables[:, None] * (CARDS + 1) + choices.cards
        worths = np.bincount(places.ravel(), np.repeat(slope, 3), self.worths.size).reshape(self.worths.shape)
        worths[ON_CROSSING] += np.bincount(choices.cards.ravel(), (slope[:, None] * choices.crossed).ravel(), CARDS + 1)
        worths[:, NO_CARD] = 0
        return by_feature.T @ choices.numbers, worths.astype(np.float32)


def starts_of(counts):
    return np.cumsum(counts) - counts


def softmax(logits, rows, counts):
    """Softmax within each game; games without actions contribute nothing."""
    starts = starts_of(counts)[counts > 0]
    owners = np.flatnonzero(counts)
    highest = np.zeros(len(counts), np.float32)
    highest[owners] = np.maximum.reduceat(logits, starts)
    shares = np.exp(logits - highest[rows])
    sums = np.ones(len(counts), np.float32)
    sums[owners] = np.add.reduceat(shares, starts)
    return shares / sums[rows]


def draw(shares, counts, chance):
    """Samples one action per game by its probability; returns indices into the list of all actions, 0 for games without one."""
    ends = np.cumsum(shares)
    starts = starts_of(counts)
    before = np.where(starts > 0, ends[starts - 1], 0)
    wanted = before + chance.random(len(counts)) * 0.999999
    return np.clip(np.searchsorted(ends, wanted), starts, np.maximum(starts, starts + counts - 1)).clip(max=len(shares) - 1)


def best(logits, rows, counts):
    """The index of the highest logit of each game."""
    order = np.lexsort((-logits, rows))
    starts = starts_of(counts)
    return order[np.minimum(starts, len(order) - 1)]


def counts_of(moment):
    return moment.counts.astype(np.int64)


# Measuring


def play_random(policy, engine, games, seed):
    """Plays each deal twice with the seats swapped, against random legal actions; returns wins, ties and losses of the policy."""
    chance = np.random.default_rng(seed)
    slots = engine.slots(games)
    seats = np.arange(games) % 2
    moment = engine.reset(slots, [f"measure {seed} {i // 2}" for i in range(games)], WANTS)
    results = np.zeros(3, int)
    active = np.arange(games)
    while len(active):
        counts = counts_of(moment)
        choices = policy.choices(moment.observations, counts, moment.actions)
        chosen = best(policy.logits(choices), choices.rows, counts)
        drawn = starts_of(counts) + (chance.random(len(counts)) * counts).astype(np.int64)
        place = np.where(moment.players == seats[active], chosen, drawn)
        moment = engine.step([slots[i] for i in active], moment.actions[place], wants=WANTS)
        over = moment.players == TERMINAL_PLAYER
        for i in np.flatnonzero(over):
            results[1 - int(moment.rewards[i, seats[active[i]]])] += 1
        if over.any():
            active = active[~over]
            if len(active):
                moment = engine.look([slots[i] for i in active], wants=WANTS)
    engine.free(slots)
    return results.tolist()


def wilson(wins, games, z=1.96):
    """The 95% Wilson interval of a proportion."""
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


# Training: proximal policy optimisation by self-play


class Adam:
    def __init__(self, shape, rate):
        self.first, self.second, self.steps, self.rate = np.zeros(shape, np.float32), np.zeros(shape, np.float32), 0, rate

    def step(self, gradient):
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.001 * (gradient * gradient - self.second)
        first = self.first / (1 - 0.9**self.steps)
        second = self.second / (1 - 0.999**self.steps)
        return self.rate * first / (np.sqrt(second) + 1e-8)


def rollout(policy, engine, slots, moment, length, chance):
    """Plays `length` steps of every game, with the policy in both seats."""
    steps = []
    for _ in range(length):
        counts = counts_of(moment)
        choices = policy.choices(moment.observations, counts, moment.actions)
        shares = softmax(policy.logits(choices), choices.rows, counts)
        place = draw(shares, counts, chance)
        after = engine.step(slots, moment.actions[place], wants=WANTS | AUTORESET)
        steps.append((moment, counts, place - starts_of(counts), shares[place], policy.values(choices), after.rewards))
        moment = after
    last = policy.choices(moment.observations, counts_of(moment), moment.actions)
    return steps, moment, policy.values(last)


def advantages(steps, last_moment, last_value, smoothing=0.95):
    """Generalised advantage estimates for the acting player, and the value targets."""
    sign = lambda moment: np.where(moment.players == 1, -1.0, 1.0)  # values are for the seat to act, sums for seat 0
    told = []
    running, next_value, next_over = 0.0, sign(last_moment) * last_value, last_moment.players == TERMINAL_PLAYER
    for moment, _, _, _, value, rewards in reversed(steps):
        over = moment.players == TERMINAL_PLAYER
        own = sign(moment) * value
        delta = rewards[:, 0] + np.where(next_over, 0, next_value) - own
        running = np.where(over, 0, delta + smoothing * np.where(next_over, 0, running))
        told.append((sign(moment) * running, sign(moment) * running + value))
        next_value, next_over = own, over
    return told[::-1]


def train(path, steps, seed, games=256, length=48, rate=0.01, epochs=2, entropy=0.01, tells=True):
    chance = np.random.default_rng(seed)
    with Engine("targi") as engine:
        policy = Policy(engine)
        learners = {name: Adam(getattr(policy, name).shape, rate) for name in ("weights", "worths", "value")}
        slots = engine.slots(games)
        moment = engine.reset(slots, [f"train {seed} {i}" for i in range(games)], WANTS)
        began, done, told = time.time(), 0, 0
        while done < steps:
            played, moment, last = rollout(policy, engine, slots, moment, length, chance)
            gains = advantages(played, moment, last)
            share = 1 - done / steps
            for learner in learners.values():
                learner.rate = rate * max(0.1, share)
            for _ in range(epochs):
                for part in np.array_split(chance.permutation(length), 4):
                    update(policy, [played[i] for i in part], [gains[i] for i in part], learners, entropy * share)
            done += games * length
            if tells and time.time() - told > 20:
                told = time.time()
                won, tied, lost = play_random(policy, engine, 200, 1)
                print(f"{done} steps, {told - began:.0f} s: {won} won, {tied} tied, {lost} lost against random", flush=True)
                policy.save(path)
        policy.save(path)


def update(policy, played, gains, learners, entropy):
    observations = np.concatenate([step[0].observations for step in played])
    counts = np.concatenate([step[1] for step in played])
    actions = np.concatenate([step[0].actions for step in played])
    chosen = np.concatenate([step[2] for step in played])
    before = np.concatenate([step[3] for step in played])
    gain = np.concatenate([one for one, _ in gains]).astype(np.float32)
    aim = np.concatenate([one for _, one in gains]).astype(np.float32)
    lives = counts > 0
    gain = np.where(lives, gain, 0)
    gain = (gain - gain[lives].mean()) / (gain[lives].std() + 1e-6) * lives
    size = lives.sum()

    choices = policy.choices(observations, counts, actions)
    shares = softmax(policy.logits(choices), choices.rows, counts)
    place = np.minimum(starts_of(counts) + chosen, len(shares) - 1)
    ratio = shares[place] / np.maximum(before, 1e-8)
    clipped = ((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0))
    push = np.where(clipped, 0, ratio * gain) * lives
    log = np.log(np.maximum(shares, 1e-12))
    spread = np.bincount(choices.rows, -shares * log, len(counts))
    slope = -shares * push[choices.rows] - entropy * shares * (log + spread[choices.rows])
    slope[place[lives]] += push[lives]
    by_weights, by_worths = policy.gradient(choices, slope)
    value = policy.values(choices)
    miss = np.where(lives, aim - value, 0) * (1 - value * value)
    by_value = choices.numbers.T @ miss
    for name, gradient in (("weights", by_weights), ("worths", by_worths), ("value", by_value)):
        getattr(policy, name)[...] += learners[name].step(gradient / size)


def main():
    parser = argparse.ArgumentParser(prog="python -m caravanserai.linear", description=__doc__.split("\n")[0])
    parser.add_argument("--train", metavar="FILE", help="train a policy and store its weights here")
    parser.add_argument("--steps", type=int, default=600_000, help="moves to train on (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (default %(default)s)")
    parser.add_argument("--rate", type=float, default=0.01, help="of learning (default %(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="games against random to measure by (default %(default)s)")
    parser.add_argument("--weights", default=str(WEIGHTS), help="the policy to measure (default: the package's own)")
    asked = parser.parse_args()
    if asked.train:
        train(asked.train, asked.steps, asked.seed, rate=asked.rate)
        asked.weights = asked.train
    with Engine("targi") as engine:
        won, tied, lost = play_random(Policy.load(engine, asked.weights), engine, asked.games, asked.seed)
    low, high = wilson(won, asked.games)
    print(f"{won} won, {tied} tied, {lost} lost: {won / asked.games:.1%} won (95% interval {low:.1%} to {high:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
