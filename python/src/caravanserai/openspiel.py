"""Targi with OpenSpiel's interface: `load_game("targi")` returns a game whose states have the methods of `pyspiel.State`.

Does not require pyspiel. Chance is explicit: the deal and each card drawn are chance nodes; with {"chance": "sampled"} the deal is one chance node
with one outcome, as in OpenSpiel's sampled stochastic games. Targets has continuous actions, which OpenSpiel does not support.
"""
import enum
import random
from typing import NamedTuple

from .engine import CHANCE_PLAYER, LISTS, OBSERVATIONS, TERMINAL_PLAYER, Engine, Refused

INVALID_ACTION = -1
DEFAULTS = {"first": "drawn", "shortfall": "opponentGains", "hands": "closed", "chance": "explicit"}


class PlayerId:
    DEFAULT_PLAYER_ID = 0
    INVALID = -3
    TERMINAL = TERMINAL_PLAYER
    CHANCE = CHANCE_PLAYER
    SIMULTANEOUS = -2


class PlayerAction(NamedTuple):
    player: int
    action: int


class GameType(NamedTuple):
    short_name: str
    long_name: str
    dynamics: enum.Enum
    chance_mode: enum.Enum
    information: enum.Enum
    utility: enum.Enum
    reward_model: enum.Enum
    max_num_players: int
    min_num_players: int
    provides_information_state_string: bool
    provides_information_state_tensor: bool
    provides_observation_string: bool
    provides_observation_tensor: bool
    parameter_specification: dict

    Dynamics = enum.Enum("Dynamics", "SEQUENTIAL SIMULTANEOUS MEAN_FIELD")
    ChanceMode = enum.Enum("ChanceMode", "DETERMINISTIC EXPLICIT_STOCHASTIC SAMPLED_STOCHASTIC")
    Information = enum.Enum("Information", "ONE_SHOT PERFECT_INFORMATION IMPERFECT_INFORMATION")
    Utility = enum.Enum("Utility", "ZERO_SUM CONSTANT_SUM GENERAL_SUM IDENTICAL")
    RewardModel = enum.Enum("RewardModel", "TERMINAL REWARDS")


def load_game(name="targi", parameters=None, command=None):
    """`parameters`: the rules' options first, shortfall and hands, and chance, "explicit" or "sampled"."""
    if name != "targi":
        raise ValueError(f"there is no game {name!r} with listed actions: only targi")
    return Game({**DEFAULTS, **(parameters or {})}, command)


class Game:
    def __init__(self, parameters, command=None):
        unknown = parameters.keys() - DEFAULTS.keys()
        if unknown:
            raise ValueError(f"unknown parameters {sorted(unknown)}: there are {sorted(DEFAULTS)}")
        options = {name: value for name, value in parameters.items() if name != "chance"}
        self._parameters = parameters
        self.engine = Engine("targi", options, parameters["chance"], information=True, command=command)
        self._explicit = parameters["chance"] == "explicit"
        self._chance = random.Random(0)
        # The range of each value of an observation.
        self._most = [part["max"] for part in self.engine.spec["observation"]["segments"] for _ in range(part["size"])]

    def get_type(self):
        mode = GameType.ChanceMode.EXPLICIT_STOCHASTIC if self._explicit else GameType.ChanceMode.SAMPLED_STOCHASTIC
        return GameType(
            "targi",
            "Targi",
            GameType.Dynamics.SEQUENTIAL,
            mode,
            GameType.Information.IMPERFECT_INFORMATION,
            GameType.Utility.ZERO_SUM,
            GameType.RewardModel.TERMINAL,
            2,
            2,
            True,
            True,
            True,
            True,
            dict(DEFAULTS),
        )

    def get_parameters(self):
        return dict(self._parameters)

    def new_initial_state(self, seed=None):
        """`seed`: for sampled chance; default: derived from the game's own seed."""
        return State(self, f"{self._chance.getrandbits(64):016x}" if seed is None else str(seed))

    def new_initial_states(self):
        return [self.new_initial_state()]

    def set_seed(self, seed):
        self._chance.seed(seed)

    def num_distinct_actions(self):
        return self.engine.spec["actions"]

    def max_chance_outcomes(self):
        return self.engine.spec["chanceOutcomes"] if self._explicit else 1

    def policy_tensor_shape(self):
        return [self.num_distinct_actions()]

    def num_players(self):
        return 2

    def min_utility(self):
        return -1.0

    def max_utility(self):
        return 1.0

    def utility_sum(self):
        return 0.0

    def max_game_length(self):
        return self.engine.spec["tokens"]["most"]

    def max_chance_nodes_in_history(self):
        return self.max_game_length() if self._explicit else 1

    def max_history_length(self):
        return self.max_game_length() + self.max_chance_nodes_in_history()

    def max_move_number(self):
        return self.max_game_length()

    def observation_tensor_shape(self):
        return [self.engine.spec["observation"]["size"]]

    def observation_tensor_size(self):
        return self.observation_tensor_shape()[0]

    def information_state_tensor_shape(self):
        return [2 + self.engine.spec["tokens"]["most"]]

    def information_state_tensor_size(self):
        return self.information_state_tensor_shape()[0]

    def action_to_string(self, player, action):
        if player == CHANCE_PLAYER:
            return self.engine.names("outcome names")[action] if self._explicit else "deal"
        return self.engine.action_to_string(action)

    def deserialize_state(self, text):
        seed, *actions = text.split("\n")
        state = self.new_initial_state(seed)
        for action in actions:
            if action:
                state.apply_action(int(action))
        return state

    def __str__(self):
        told = ",".join(f"{name}={value}" for name, value in sorted(self._parameters.items()) if value != DEFAULTS[name])
        return f"targi({told})"

    def __eq__(self, other):
        return isinstance(other, Game) and str(self) == str(other)

    __hash__ = None


class State:
    def __init__(self, game, seed):
        self._game, self._engine, self._seed = game, game.engine, seed
        self._slot = None
        self._history = []
        self._player, self._legal, self._returns = CHANCE_PLAYER, [0], [0.0, 0.0]
        if game._explicit:
            self._deal()

    def _deal(self):
        self._slot, = self._engine.slots(1)
        self._take(self._engine.reset([self._slot], [self._seed], LISTS))

    def _take(self, moment):
        self._player = int(moment.players[0])
        self._legal = moment.legal()[0]
        self._returns = [float(reward) for reward in moment.rewards[0]]

    def __del__(self):
        if getattr(self, "_slot", None) is not None:
            self._engine.free([self._slot])

    # Turn

    def current_player(self):
        return self._player

    def is_terminal(self):
        return self._player == TERMINAL_PLAYER

    def is_chance_node(self):
        return self._player == CHANCE_PLAYER

    def is_player_node(self):
        return self._player >= 0

    def is_simultaneous_node(self):
        return False

    def is_mean_field_node(self):
        return False

    def is_initial_state(self):
        return not self._history

    def move_number(self):
        return len(self._history)

    # Actions

    def legal_actions(self, player=None):
        """Ids in ascending order; at a chance node, those of its outcomes. Empty for a player who is not to act."""
        if player is not None and player != self._player:
            return []
        return list(self._legal)

    def legal_actions_mask(self, player=None):
        size = self._game.max_chance_outcomes() if self.is_chance_node() else self._game.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self):
        if not self.is_chance_node():
            raise ValueError("chance_outcomes is asked at chance nodes only")
        if self._slot is None:
            return [(0, 1.0)]
        return [(outcome, share) for outcome, share in self._engine.ask("outcomes", self._slot)]

    def action_to_string(self, player, action=None):
        if action is None:
            player, action = self._player, player
        return self._game.action_to_string(player, action)

    def string_to_action(self, player, text=None):
        if text is None:
            player, text = self._player, player
        if player == CHANCE_PLAYER:
            names = self._engine.names("outcome names") if self._game._explicit else ["deal"]
            if text not in names:
                raise ValueError(f"there is no outcome {text!r}")
            return names.index(text)
        return self._engine.string_to_action(text)

    def apply_action(self, action):
        action = int(action)
        if self.is_terminal():
            raise ValueError("the game is over")
        if self._slot is None:
            if action != 0:
                raise ValueError("the deal has one outcome, 0")
            entry = PlayerAction(CHANCE_PLAYER, 0)
            self._deal()
        else:
            entry = PlayerAction(self._player, action)
            if action < 0:
                raise ValueError(f"action {action} is illegal here")
            try:
                self._take(self._engine.step([self._slot], [action], wants=LISTS))
            except Refused as error:
                raise ValueError(str(error)) from None
        self._history.append(entry)

    apply_action_with_legality_check = apply_action

    def apply_actions(self, actions):
        raise ValueError("nobody acts at the same time in Targi")

    def undo_action(self, player, action):
        if not self._history or self._history[-1] != PlayerAction(player, action):
            raise ValueError("only the last action can be undone")
        before = self._history[:-1]
        self.__del__()
        self.__init__(self._game, self._seed)
        for entry in before:
            self.apply_action(entry.action)

    def child(self, action):
        copy = self.clone()
        copy.apply_action(action)
        return copy

    # Results

    def returns(self):
        return list(self._returns) if self.is_terminal() else [0.0, 0.0]

    rewards = returns

    def player_return(self, player):
        return self.returns()[player]

    player_reward = player_return

    # History

    def history(self):
        return [action for _, action in self._history]

    def full_history(self):
        return list(self._history)

    def history_str(self):
        return ", ".join(str(action) for action in self.history())

    def serialize(self):
        return "\n".join([self._seed, *map(str, self.history())])

    # Information and observations

    def _seat(self, player):
        player = self._player if player is None else player
        if player not in (0, 1):
            raise ValueError(f"player {player} sees nothing: players are 0 and 1")
        return player

    def _tokens(self, seat):
        return [] if self._slot is None else self._engine.ask("information", self._slot, seat)

    def information_state_string(self, player=None):
        """Everything a player has seen, in order: who goes first, the nine cards, then every move and every card shown to them."""
        seat = self._seat(player)
        names = self._engine.names("tokens")
        return f"{self._engine.spec['seats'][seat]}: " + " ".join(names[token] for token in self._tokens(seat))

    def information_state_tensor(self, player=None):
        """The seat one-hot, then the same tokens scaled to (0, 1]; 0 means none."""
        seat = self._seat(player)
        spec = self._engine.spec["tokens"]
        tokens = self._tokens(seat)
        told = [(token + 1) / spec["values"] for token in tokens]
        return [float(seat == 0), float(seat == 1)] + told + [0.0] * (spec["most"] - len(told))

    def observation_string(self, player=None):
        """What a player knows at this moment, as JSON: docs/write-a-bot.md."""
        import json

        seat = self._seat(player)
        return "{}" if self._slot is None else json.dumps(self._engine.ask("view", self._slot, seat))

    def observation_tensor(self, player=None):
        """The same as numbers from 0 to 1."""
        seat = self._seat(player)
        if self._slot is None:
            return [0.0] * len(self._game._most)
        row = self._engine.look([self._slot], [seat], OBSERVATIONS).observations[0]
        return [min(1.0, value / most) for value, most in zip(row.tolist() if hasattr(row, "tolist") else row, self._game._most)]

    def resample_from_infostate(self, player, sampler=None):
        """Samples a state that this player cannot distinguish from this one; `sampler` returns numbers from 0 to 1.

        The other player's history is unknown in the sample.
        """
        copy = self.clone()
        number = (sampler or random.random)()
        if copy._slot is not None:
            self._engine.redeal([copy._slot], [player], [repr(number)])
        return copy

    # Copies

    def clone(self):
        copy = State.__new__(State)
        copy._game, copy._engine, copy._seed = self._game, self._engine, self._seed
        copy._history = list(self._history)
        copy._player, copy._legal, copy._returns = self._player, list(self._legal), list(self._returns)
        copy._slot = None
        if self._slot is not None:
            copy._slot, = self._engine.slots(1)
            self._engine.clone([self._slot], [copy._slot])
        return copy

    __copy__ = clone

    def __deepcopy__(self, _):
        return self.clone()

    def get_game(self):
        return self._game

    def num_distinct_actions(self):
        return self._game.num_distinct_actions()

    def num_players(self):
        return 2

    def to_string(self):
        return str(self)

    def __str__(self):
        names = [self._game.action_to_string(player, action) for player, action in self._history]
        return " ".join(names) if names else "(before the deal)"
