"""Targi and Targets for learning programs. See the README for examples."""
from .engine import Engine, EngineError, Moment, Refused

__version__ = "0.2.0"
__all__ = ["Engine", "EngineError", "Moment", "Refused", "__version__"]
