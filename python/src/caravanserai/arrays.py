"""Decodes the engine's bytes into numpy arrays if numpy is installed, otherwise into arrays of the standard library.

`CARAVANSERAI_NUMPY=0` disables numpy, for measurements and tests.
"""
import os
from array import array

try:
    if os.environ.get("CARAVANSERAI_NUMPY") == "0":
        raise ImportError
    import numpy as np
except ImportError:
    np = None

CODES = {"uint8": "B", "int8": "b", "uint16": "H", "uint32": "I", "float32": "f"}
SIZES = {"uint8": 1, "int8": 1, "uint16": 2, "uint32": 4, "float32": 4}
_BITS = [bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256)]


def read(data, at, count, kind):
    """Returns `count` values of `kind` from byte `at` of `data`, and the offset of their end. Copies the bytes."""
    end = at + count * SIZES[kind]
    if np is not None:
        return np.frombuffer(bytearray(data[at:end]), kind), end
    part = bytes(data[at:end])
    return (array(CODES[kind], part) if kind != "uint8" else part), end


def pack(values, kind):
    """Encodes values as little-endian bytes of `kind`."""
    if np is not None:
        return np.ascontiguousarray(values, dtype=kind).tobytes()
    return array(CODES[kind], values).tobytes()


def rows(values, size):
    """Splits flat values into rows of `size`."""
    if np is not None:
        return values.reshape(-1, size)
    return [values[at:at + size] for at in range(0, len(values), size)]


def unpack_bits(row, count):
    """The first `count` bits of a row of bytes, lowest bit first, as bytes of one and zero."""
    return b"".join([_BITS[byte] for byte in row])[:count]
