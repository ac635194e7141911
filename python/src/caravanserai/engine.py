"""The engine, a Node program that plays many games at once, and its binary protocol.

docs/env-protocol.md in the repository describes the frames. An engine is not thread-safe.
"""
import json
import os
import shlex
import shutil
import struct
import subprocess
import sys
from pathlib import Path

from . import arrays

PROTOCOL = 1
OPEN, RESET, STEP, LOOK, CLONE, REDEAL, FREE, ASK = range(8)
OBSERVATIONS, MASKS, LISTS, AUTORESET = 1, 2, 4, 8
CHANCE_PLAYER, TERMINAL_PLAYER = -1, -4
ACTING = 255  # instead of a seat: the seat to act

if sys.byteorder != "little":
    raise ImportError("caravanserai needs a machine with little-endian numbers")


class EngineError(RuntimeError):
    """The engine could not be started, or has exited."""


class Refused(ValueError):
    """The engine refused a request; the games are unchanged."""


def find_command():
    """The engine's command: `CARAVANSERAI_ENGINE`, else the enclosing repository, else the file bundled in the package."""
    given = os.environ.get("CARAVANSERAI_ENGINE")
    if given:
        return shlex.split(given)
    here = Path(__file__).resolve().parent
    source = here.parents[2] / "apps" / "cli" / "src" / "env" / "main.ts"
    if source.is_file():
        modules = here.parents[2] / "node_modules"
        for node in (*modules.glob("node-*/bin/node"), *modules.glob("node-*/bin/node.exe")):
            return [str(node), str(source)]
        raise EngineError(f"the engine's own Node is missing: run any npm command in {here.parents[2]} once")
    built = here / "engine.mjs"
    node = shutil.which("node")
    if built.is_file() and node:
        return [node, str(built)]
    if built.is_file():
        raise EngineError("the engine needs Node 20 or later: install it, or name a command in CARAVANSERAI_ENGINE")
    raise EngineError(f"the engine is missing: there is no {built}, and CARAVANSERAI_ENGINE is not set")


class Moment:
    """The engine's reply about some games, with a row for each in the order of the request.

    `rewards`: by seat, since the last step. `players`: the seat to act, -1 for chance, -4 at the end. `observations`: of the seat to act,
    or of the requested seat. `counts` and `actions`: the number of legal actions of each game, and all of them concatenated.
    `packed_masks`: the same as bits, eight to a byte, lowest bit first; `masks` has them as ones and zeros.
    """

    __slots__ = ("rewards", "players", "observations", "counts", "actions", "packed_masks", "_width")

    def __init__(self, spec, data, count, wants):
        seats, size, kind = len(spec["seats"]), spec["observation"]["size"], spec["observation"]["kind"]
        self._width = spec["actions"]
        self.observations = self.counts = self.actions = self.packed_masks = None
        flat, at = arrays.read(data, 0, count * seats, "float32")
        self.rewards = arrays.rows(flat, seats)
        observes = wants & OBSERVATIONS
        if observes and kind == "float32":
            flat, at = arrays.read(data, at, count * size, kind)
            self.observations = arrays.rows(flat, size)
        if wants & LISTS:
            self.counts, at = arrays.read(data, at, count, "uint16")
            self.actions, at = arrays.read(data, at, int(sum(self.counts.tolist())), "uint16")
        if observes and kind == "uint8":
            flat, at = arrays.read(data, at, count * size, kind)
            self.observations = arrays.rows(flat, size)
        if wants & MASKS:
            width = (self._width + 7) // 8
            flat, at = arrays.read(data, at, count * width, "uint8")
            self.packed_masks = arrays.rows(flat, width)
        self.players, at = arrays.read(data, at, count, "int8")

    @property
    def masks(self):
        """A one for each legal action: a uint8 array with numpy, otherwise a list of `bytes`. All zeros at a chance node."""
        if arrays.np is not None:
            return arrays.np.unpackbits(self.packed_masks, axis=-1, count=self._width, bitorder="little")
        return [arrays.unpack_bits(row, self._width) for row in self.packed_masks]

    def legal(self):
        """A list of legal actions for each game."""
        lists, at, every = [], 0, self.actions.tolist()
        for count in self.counts.tolist():
            lists.append(every[at:at + count])
            at += count
        return lists


class Engine:
    """A process that plays any number of games of one kind, each in a slot.

    `game`: "targi" or "targets". `options`: the rules' options, as in the README. `chance`: "sampled", or, in Targi, "explicit".
    `information`: records what each seat has seen, for `ask("information")`.
    """

    def __init__(self, game="targi", options=None, chance="sampled", information=False, command=None):
        self._process = None
        command = list(command) if command else find_command()
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except OSError as error:
            raise EngineError(f"the engine could not be started ({' '.join(command)}): {error}") from error
        self._free, self._next, self._freed = [], 0, []
        opening = {"protocol": PROTOCOL, "game": game, "options": options or {}, "chance": chance, "information": information}
        try:
            self.spec = json.loads(bytes(self.request(OPEN, rest=json.dumps(opening).encode())))
        except Refused as error:
            self.close()
            raise ValueError(str(error)) from None
        self.seats = len(self.spec["seats"])
        self._names = {}

    # Frames

    def request(self, op, wants=0, slots=b"", rest=b""):
        """Sends a request and returns the reply as a memoryview."""
        if self._process is None:
            raise EngineError("the engine is closed")
        body = struct.pack("<BBHI", op, wants, 0, len(slots) // 4) + slots + rest
        frame = memoryview(struct.pack("<I", len(body)) + body)
        try:
            while frame:
                frame = frame[self._process.stdin.write(frame):]
        except OSError as error:
            raise EngineError(f"the engine has ended: {error}") from error
        length, = struct.unpack("<I", self._read(4))
        answer = self._read(length)
        if answer[0] != 0:
            raise Refused(bytes(answer[4:]).decode())
        return answer[4:]

    def _read(self, size):
        data = memoryview(bytearray(size))
        at = 0
        while at < size:
            count = self._process.stdout.readinto(data[at:])
            if not count:
                raise EngineError("the engine has ended; what it wrote last is above")
            at += count
        return data

    # Slots

    def slots(self, count):
        """Allocates `count` slots and returns their numbers."""
        if self._freed:  # released in one batch: most are freed one by one
            freed, self._freed = self._freed, []
            self.request(FREE, slots=arrays.pack(freed, "uint32"))
            self._free += freed
        taken = [self._free.pop() for _ in range(min(count, len(self._free)))]
        more = count - len(taken)
        taken += range(self._next, self._next + more)
        self._next += more
        return taken

    def free(self, slots):
        """Releases slots."""
        self._freed += slots

    # Games

    def reset(self, slots, seeds, wants=OBSERVATIONS | MASKS | LISTS):
        """Deals a game in each slot. A seed is any text; equal seeds give equal games."""
        texts = [str(seed).encode() for seed in seeds]
        rest = arrays.pack([len(text) for text in texts], "uint16") + b"".join(texts)
        return self._moment(RESET, slots, wants, rest)

    def step(self, slots, actions, parameters=None, wants=OBSERVATIONS | MASKS | LISTS):
        """Plays one action in each slot. If one is refused, none is played."""
        rest = arrays.pack(actions, "uint32")
        many = self.spec["parameters"]
        if many:
            given = [0.0] * (many * len(slots)) if parameters is None else parameters
            if arrays.np is None and len(given) == len(slots) and given and hasattr(given[0], "__len__"):
                given = [number for row in given for number in row]
            rest += arrays.pack(given, "float32")
        return self._moment(STEP, slots, wants, rest)

    def look(self, slots, seats=None, wants=OBSERVATIONS | MASKS | LISTS):
        """The current state of the games, as seen by these seats."""
        return self._moment(LOOK, slots, wants, bytes(seats) if seats is not None else bytes([ACTING]) * len(slots))

    def clone(self, sources, targets):
        self.request(CLONE, slots=arrays.pack(sources, "uint32"), rest=arrays.pack(targets, "uint32"))

    def redeal(self, slots, seats, seeds):
        """Resamples, in each slot, everything that this seat does not know."""
        texts = [str(seed).encode() for seed in seeds]
        rest = arrays.pack([len(text) for text in texts], "uint16") + bytes(seats) + b"".join(texts)
        self.request(REDEAL, slots=arrays.pack(slots, "uint32"), rest=rest)

    def ask(self, what, slot=None, seat=None):
        """Readable data: "view", "information", "outcomes", "returns" of a slot; "actions", "tokens", "outcome names" of the game."""
        question = {"what": what}
        if slot is not None:
            question["slot"] = slot
        if seat is not None:
            question["seat"] = seat
        return json.loads(bytes(self.request(ASK, rest=json.dumps(question).encode())))

    def names(self, what):
        """Names that never change, requested once and cached."""
        if what not in self._names:
            self._names[what] = self.ask(what)
        return self._names[what]

    def action_to_string(self, action):
        return self.names("actions")[action]

    def string_to_action(self, name):
        if "ids" not in self._names:
            self._names["ids"] = {each: action for action, each in enumerate(self.names("actions"))}
        try:
            return self._names["ids"][name]
        except KeyError:
            raise ValueError(f"there is no action {name!r}") from None

    def _moment(self, op, slots, wants, rest):
        data = self.request(op, wants, arrays.pack(slots, "uint32"), rest)
        return Moment(self.spec, data, len(slots), wants)

    @property
    def pid(self):
        return self._process.pid

    # Closing

    def close(self):
        process, self._process = self._process, None
        if process is not None:
            process.stdin.close()
            process.stdout.close()
            process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        self.close()
