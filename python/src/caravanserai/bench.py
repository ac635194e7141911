"""Measures steps per second: python -m caravanserai.bench

Random games, all their masks and observations read as arrays, in one process with the engine as its only child. `per core` counts the CPU
time of both processes, which is independent of other programs on the machine; `by the clock` counts wall-clock time.
`taskset -c 0 python -m caravanserai.bench` runs both on one core. `CARAVANSERAI_NUMPY=0` disables numpy.
"""
import argparse
import os
import platform
import random
import sys
import time

from .arrays import np
from .engine import AUTORESET, LISTS, MASKS, OBSERVATIONS, Engine
from .gym import VectorEnv, random_flick


def cpu_seconds(pid):
    """CPU time of a process; Linux only."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def choices(moment, chance):
    """A random legal action for each game; 0 for a finished one."""
    if np is None:
        counts, actions, at, chosen = moment.counts, moment.actions, 0, []
        for count in counts:
            chosen.append(actions[at + int(chance.random() * count)] if count else 0)
            at += count
        return chosen
    counts = moment.counts.astype(np.int64)
    place = np.cumsum(counts) - counts + (chance.random(len(counts)) * counts).astype(np.int64)
    return moment.actions[np.minimum(place, len(moment.actions) - 1)]


def play(engine, games, seconds):
    """Plays through the engine directly; returns the number of steps."""
    chance = random.Random(1) if np is None else np.random.default_rng(1)
    flicks = random.Random(1)
    wants = OBSERVATIONS | MASKS | LISTS | AUTORESET
    slots = engine.slots(games)
    moment = engine.reset(slots, [f"bench {i}" for i in range(games)], wants)
    steps, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        numbers = [random_flick(flicks) for _ in slots] if engine.spec["parameters"] else None
        moment = engine.step(slots, choices(moment, chance), numbers, wants)
        if np is not None:
            moment.masks.any()  # unpacks the masks; without numpy that is left to the caller
        steps += games
    return steps


def play_vector(env, seconds):
    """Plays through `VectorEnv`; returns the number of steps."""
    env.reset(seed=1)
    steps, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        env.step(env.sample())
        steps += env.num_envs
    return steps


def measure(name, engine, run):
    began, own, child = time.monotonic(), time.process_time(), cpu_seconds(engine.pid)
    steps = run()
    passed = time.monotonic() - began
    own, child = time.process_time() - own, cpu_seconds(engine.pid) - child
    print(f"{name:32}{steps / (own + child):10,.0f} steps/s per core {steps / passed:10,.0f} by the clock   engine {child / (own + child):.0%}")


def machine():
    try:
        with open("/proc/cpuinfo", encoding="utf8") as file:
            return next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def main():
    parser = argparse.ArgumentParser(prog="python -m caravanserai.bench", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=256, help="in a batch (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=5, help="for each line (default %(default)s)")
    parser.add_argument("--targets", action="store_true", help="Targets too: there the physics takes nearly all the time")
    asked = parser.parse_args()
    print(f"{machine()}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"Python {platform.python_version()}, {'no numpy' if np is None else f'numpy {np.__version__}'}, {asked.games} games")
    with Engine("targi") as engine:
        measure("targi, Engine", engine, lambda: play(engine, asked.games, asked.seconds))
    env = VectorEnv(asked.games)
    measure("targi, VectorEnv", env.engine, lambda: play_vector(env, asked.seconds))
    env.close()
    if asked.targets:
        with Engine("targets") as engine:
            measure("targets, Engine", engine, lambda: play(engine, asked.games, asked.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
