"""Gymnasium's spaces if it is installed and numpy enabled, otherwise minimal ones with the same names, attributes and methods."""
import random

from .arrays import np

try:
    if np is None:
        raise ImportError  # Gymnasium's spaces contain numpy arrays only
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:
    class Space:
        """`shape`, `dtype`, `sample`, `contains`, `seed`, and `in`, as in Gymnasium."""

        def __init__(self, shape, dtype):
            self.shape, self.dtype = shape, (np.dtype(dtype) if np is not None and dtype else dtype)
            self._random = random.Random()

        def seed(self, seed=None):
            self._random.seed(seed)
            return seed

        def __contains__(self, value):
            return self.contains(value)

        def __eq__(self, other):
            return type(self) is type(other) and repr(self) == repr(other)

        __hash__ = None

    class Discrete(Space):
        def __init__(self, n, seed=None, start=0):
            super().__init__((), "int64")
            self.n, self.start = n, start
            self.seed(seed)

        def sample(self, mask=None):
            """`mask`: ones for the values allowed."""
            if mask is None:
                return self.start + self._random.randrange(self.n)
            return self.start + self._random.choice([value for value, may in enumerate(mask) if may])

        def contains(self, value):
            return hasattr(value, "__index__") and self.start <= value < self.start + self.n

        def __repr__(self):
            return f"Discrete({self.n})"

    class MultiDiscrete(Space):
        def __init__(self, nvec, seed=None):
            super().__init__((len(nvec),), "int64")
            self.nvec = np.array(nvec) if np is not None else list(nvec)
            self.seed(seed)

        def sample(self, mask=None):
            parts = [Discrete(int(n)) for n in self.nvec]
            drawn = []
            for part, allowed in zip(parts, mask or [None] * len(parts)):
                part.seed(self._random.random())
                drawn.append(part.sample(allowed))
            return np.array(drawn) if np is not None else drawn

        def contains(self, value):
            return len(value) == len(self.nvec) and all(0 <= one < n for one, n in zip(value, self.nvec))

        def __repr__(self):
            return f"MultiDiscrete({list(self.nvec)})"

    class Box(Space):
        def __init__(self, low, high, shape, dtype="float32", seed=None):
            super().__init__(tuple(shape), dtype)
            self.low, self.high = low, high
            self.seed(seed)

        def sample(self, mask=None):
            flat = [self._draw() for _ in range(_product(self.shape))]
            if np is not None:
                return np.array(flat, self.dtype).reshape(self.shape)
            return flat

        def _draw(self):
            if "int" in str(self.dtype):
                return self._random.randint(self.low, self.high)
            return self._random.uniform(self.low, self.high)

        def contains(self, value):
            if np is not None:
                value = np.asarray(value)
                return value.shape == self.shape and bool(((value >= self.low) & (value <= self.high)).all())
            return len(value) == self.shape[0] and all(self.low <= one <= self.high for one in value)

        def __repr__(self):
            return f"Box({self.low}, {self.high}, {self.shape}, {self.dtype})"

    class Dict(Space):
        def __init__(self, spaces, seed=None):
            super().__init__(None, None)
            self.spaces = dict(spaces)

        def seed(self, seed=None):
            return {name: space.seed(seed) for name, space in self.spaces.items()}

        def sample(self, mask=None):
            return {name: space.sample((mask or {}).get(name)) for name, space in self.spaces.items()}

        def contains(self, value):
            return value.keys() == self.spaces.keys() and all(value[name] in space for name, space in self.spaces.items())

        def __getitem__(self, name):
            return self.spaces[name]

        def keys(self):
            return self.spaces.keys()

        def __repr__(self):
            return f"Dict({self.spaces})"

    def _product(shape):
        product = 1
        for length in shape:
            product *= length
        return product


def observation_box(spec, count=None):
    """The observation space of one game, or of `count` games."""
    size, kind = spec["observation"]["size"], spec["observation"]["kind"]
    shape = (size,) if count is None else (count, size)
    if kind == "uint8":
        return Box(0, 255, shape, _dtype("uint8"))
    return Box(-10.0, 10.0, shape, _dtype("float32"))


def mask_box(spec):
    return Box(0, 1, (spec["actions"],), _dtype("int8"))


def flick_box(count=None):
    """The parameters right, back, high and side; see the README."""
    return Box(-1.0, 1.0, (4,) if count is None else (count, 4), _dtype("float32"))


def _dtype(name):
    return getattr(np, name) if np is not None else name
