"""Games as Gymnasium environments: `VectorEnv` plays many in one process, `Env` plays one.

With Gymnasium installed they are subclasses of its classes; otherwise they have the same methods and return values.

Without `opponent` the learner plays every seat in turn: an observation is that of the seat to act, and a reward is that of the seat that
has just acted. With an `opponent` ("random", or a function) the learner plays `seat` only, and the environment plays the others.
"""
import random

from . import spaces
from .arrays import np
from .engine import AUTORESET, LISTS, MASKS, OBSERVATIONS, TERMINAL_PLAYER, Engine

try:
    from gymnasium import Env as _Env
    from gymnasium.vector import AutoresetMode, VectorEnv as _VectorEnv
except ImportError:
    import enum

    class AutoresetMode(enum.Enum):
        NEXT_STEP = "NextStep"
        SAME_STEP = "SameStep"
        DISABLED = "Disabled"

    class _Env:
        spec = None

        @property
        def unwrapped(self):
            return self

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self.close()
            return False

    class _VectorEnv(_Env):
        closed = False

        def close(self, **kwargs):
            if not self.closed:
                self.close_extras(**kwargs)
                self.closed = True


WANTS = OBSERVATIONS | MASKS | LISTS


def random_opponent(moment, chance):
    """Uniform over the legal actions; flicks go towards the centre of the table."""
    actions = [chance.choice(legal) for legal in moment.legal()]
    return actions, [random_flick(chance) for _ in actions]


def random_flick(chance):
    """0.8 to 1.5 m/s roughly towards the centre of the table, hit slightly above the die's centre."""
    speed = chance.uniform(0.2, 0.375)
    return [speed * chance.uniform(-0.15, 0.15), -speed, chance.uniform(0.1, 0.2), chance.uniform(-0.05, 0.05)]


PASS = 2  # in Targets: make no call


def quick_choice(legal):
    """A simple choice for actions other than flicks: makes a call if there is one, otherwise takes the first legal action."""
    return legal[1] if legal[0] == PASS and len(legal) > 1 else legal[0]


class VectorEnv(_VectorEnv):
    """`num_envs` games in one process, with the interface of `gymnasium.vector.VectorEnv`.

    `actions`: "all" takes ids and, in Targets, the four numbers of a flick: {"action": ids, "flick": rows}. "flick" (Targets only) takes
    these numbers alone; calls and other actions are chosen by a simple rule. `autoreset_mode`: a finished game is dealt again by the next
    step, whose action is ignored (NEXT_STEP), in the same step (SAME_STEP, with `final_obs` and `final_info`), or by `reset` with a
    `reset_mask` (DISABLED). `infos` have `action_mask`, `current_player` and `rewards` by seat for every game.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
    render_mode = None

    def __init__(
        self,
        num_envs=1,
        game="targi",
        options=None,
        opponent=None,
        seat=0,
        actions="all",
        autoreset_mode=AutoresetMode.NEXT_STEP,
        command=None,
    ):
        self.engine = Engine(game, options, command=command)
        spec = self.engine.spec
        if actions not in ("all", "flick") or (actions == "flick" and not spec["parameters"]):
            self.engine.close()
            raise ValueError('actions are "all", or "flick" in Targets')
        self.num_envs = num_envs
        self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode(autoreset_mode)}
        self.autoreset_mode = self.metadata["autoreset_mode"]
        self.seat = seat
        self._opponent = random_opponent if opponent == "random" else opponent
        self._flicks_only = actions == "flick"
        self._slots = self.engine.slots(num_envs)
        self._chance = random.Random()
        self._players = None
        self._over = [False] * num_envs
        self.single_observation_space = spaces.observation_box(spec)
        self.observation_space = spaces.observation_box(spec, num_envs)
        ids = spaces.Discrete(spec["actions"])
        every = spaces.MultiDiscrete([spec["actions"]] * num_envs)
        if self._flicks_only:
            self.single_action_space, self.action_space = spaces.flick_box(), spaces.flick_box(num_envs)
        elif spec["parameters"]:
            self.single_action_space = spaces.Dict({"action": ids, "flick": spaces.flick_box()})
            self.action_space = spaces.Dict({"action": every, "flick": spaces.flick_box(num_envs)})
        else:
            self.single_action_space, self.action_space = ids, every

    def reset(self, *, seed=None, options=None):
        """`seed`: one number, from which each game's seed is derived, or one per game. `options`: {"reset_mask": games to reset}; default: all."""
        mask = (options or {}).get("reset_mask")
        chosen = [i for i in range(self.num_envs) if mask is None or mask[i]]
        if self._players is None and len(chosen) < self.num_envs:
            raise ValueError("the first reset is of all games")
        if seed is None or isinstance(seed, int):
            if seed is not None:
                self._chance.seed(seed)
            seeds = [f"{self._chance.getrandbits(64):016x}" for _ in chosen]
        else:
            self._chance.seed(repr(list(seed)))
            seeds = [seed[i] for i in chosen]
            seeds = [f"{self._chance.getrandbits(64):016x}" if one is None else one for one in seeds]
        self._deal(chosen, seeds)
        self._play_others(chosen)
        return self._observations(), self._infos()

    def step(self, actions):
        """Steps all games. Finished games are dealt again according to `autoreset_mode`."""
        if self._players is None:
            raise ValueError("reset comes first")
        ids, flicks = self._split(actions)
        waiting = [i for i in range(self.num_envs) if self._over[i]]
        if waiting and self.autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError(f"games {waiting} are over: reset them with options={{'reset_mask': …}}")
        movers = list(self._players)
        everybody = range(self.num_envs)
        moment = self.engine.step(self._slots, ids, flicks, WANTS | AUTORESET)
        self._take(everybody, moment, fresh=True)
        self._play_others(everybody)
        rewards = self._zeros("float64")
        for i in everybody:
            if not self._over[i]:
                continue
            mover = self.seat if self._opponent else movers[i]
            rewards[i] = float(self._rewards[i][mover])
        terminations = self._flags(self._over)
        truncations = self._flags([False] * self.num_envs)
        infos = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and any(self._over):
            ended = [i for i in everybody if self._over[i]]
            infos = self._final(ended)
            rewards_told = [list(row) for row in self._rewards]
            self._deal(ended, [f"{self._chance.getrandbits(64):016x}" for _ in ended])
            self._play_others(ended)
            self._rewards = rewards_told
        return self._observations(), rewards, terminations, truncations, {**self._infos(), **infos}

    def action_masks(self):
        """A one for each legal action, with a row per game, as required by sb3-contrib's MaskablePPO."""
        return self._masks if np is None else self._masks.astype(bool)

    def legal_actions(self):
        """A list of legal actions for each game."""
        return self._legal

    def sample(self):
        """A uniformly random legal action for each game."""
        ids = [self._chance.choice(legal) if legal else 0 for legal in self._legal]
        if self._flicks_only:
            return self._as_rows([random_flick(self._chance) for _ in ids])
        if not self.engine.spec["parameters"]:
            return np.array(ids) if np is not None else ids
        flicks = self._as_rows([random_flick(self._chance) for _ in ids])
        return {"action": np.array(ids) if np is not None else ids, "flick": flicks}

    def render(self):
        return None

    def close_extras(self, **_):
        self.engine.close()

    # State of the games

    def _take(self, chosen, moment, fresh):
        """Stores the engine's reply about these games; `fresh` resets the sum of rewards."""
        whole = len(chosen) == self.num_envs
        if whole and np is not None:
            self._seen, self._masks = moment.observations, moment.masks
            self._rewards = moment.rewards if fresh else self._rewards + moment.rewards
        else:
            if whole:
                self._seen, self._masks = list(moment.observations), list(moment.masks)
                if fresh:
                    self._rewards = [list(row) for row in moment.rewards]
            else:
                masks = moment.masks
                for at, i in enumerate(chosen):
                    self._seen[i], self._masks[i] = moment.observations[at], masks[at]
                    self._rewards[i] = [0.0] * self.engine.seats if fresh else self._rewards[i]
            if not (whole and fresh):
                for at, i in enumerate(chosen):
                    self._rewards[i] = [a + b for a, b in zip(self._rewards[i], moment.rewards[at])]
        players, legal = moment.players.tolist(), moment.legal()
        if whole:
            self._players, self._legal = players, legal
            self._over = [player == TERMINAL_PLAYER for player in players]
            return
        for at, i in enumerate(chosen):
            self._players[i], self._legal[i], self._over[i] = players[at], legal[at], players[at] == TERMINAL_PLAYER

    def _deal(self, chosen, seeds):
        if not chosen:
            return
        moment = self.engine.reset([self._slots[i] for i in chosen], seeds, WANTS)
        if len(chosen) < self.num_envs:  # copies, so that arrays returned earlier do not change
            copy = np.array if np is not None else list
            self._seen, self._masks, self._rewards = copy(self._seen), copy(self._masks), copy(self._rewards)
        self._take(chosen, moment, fresh=True)

    def _play_others(self, chosen):
        """Plays the decisions that the learner does not make."""
        while True:
            waiting = [i for i in chosen if not self._over[i] and self._is_others(i)]
            if not waiting:
                break
            ids, flicks = self._decide(waiting)
            moment = self.engine.step([self._slots[i] for i in waiting], ids, flicks, WANTS)
            self._take(waiting, moment, fresh=False)
        if self._opponent is None:
            return
        ended = [i for i in chosen if self._over[i] and self._players[i] == TERMINAL_PLAYER]
        if ended:  # the final observation is the learner's, too
            last = self.engine.look([self._slots[i] for i in ended], [self.seat] * len(ended), OBSERVATIONS)
            for at, i in enumerate(ended):
                self._seen[i] = last.observations[at]

    def _is_others(self, i):
        if self._opponent is not None and self._players[i] != self.seat:
            return True
        return self._flicks_only and self._legal[i][0] not in self.engine.spec["continuous"]

    def _decide(self, waiting):
        spec = self.engine.spec
        ids, flicks = [], []
        for i in waiting:
            legal = self._legal[i]
            if self._flicks_only and legal[0] not in spec["continuous"]:
                ids.append(quick_choice(legal))
                flicks.append([0.0, 0.0, 0.0, 0.0])
            elif self._opponent is random_opponent:
                ids.append(self._chance.choice(legal))
                flicks.append(random_flick(self._chance))
            else:
                answer = self._opponent(self._seen[i], self._masks[i])
                action, flick = answer if isinstance(answer, tuple) else (answer, [0.0] * 4)
                ids.append(int(action))
                flicks.append(flick)
        if not spec["parameters"]:
            return ids, None
        return ids, (flicks if np is not None else [number for row in flicks for number in row])

    def _split(self, actions):
        """Splits actions into ids and, if the game has them, flicks."""
        if self._flicks_only:
            ids = [legal[0] if legal else 0 for legal in self._legal]
            return ids, self._flat(actions)
        if not self.engine.spec["parameters"]:
            return actions, None
        return actions["action"], self._flat(actions["flick"])

    def _flat(self, rows):
        return rows if np is not None else [float(number) for row in rows for number in row]

    def _observations(self):
        return self._seen

    def _infos(self):
        """Infos of every game. Each key has a companion `_key` that marks the games with a value, as in Gymnasium."""
        every = self._flags([True] * self.num_envs)
        players = np.array(self._players) if np is not None else list(self._players)
        rewards = np.array(self._rewards) if np is not None else self._rewards
        infos = {"action_mask": self._masks, "current_player": players, "rewards": rewards}
        return {**infos, **{f"_{name}": every for name in infos}}

    def _final(self, ended):
        final = [None] * self.num_envs
        for i in ended:
            final[i] = self._seen[i]
        is_ended = self._flags([i in set(ended) for i in range(self.num_envs)])
        told = {"rewards": self._rewards, "_rewards": is_ended}
        observations = final
        if np is not None:
            observations = np.empty(self.num_envs, dtype=object)
            for i in ended:
                observations[i] = final[i]
            told["rewards"] = np.array(self._rewards)
        return {"final_obs": observations, "_final_obs": is_ended, "final_info": told, "_final_info": is_ended}

    def _zeros(self, kind):
        return np.zeros(self.num_envs, kind) if np is not None else [0.0] * self.num_envs

    def _flags(self, values):
        return np.array(values, bool) if np is not None else list(values)

    def _as_rows(self, rows):
        return np.array(rows, "float32") if np is not None else rows


class Env(_Env):
    """One game with the interface of `gymnasium.Env`: a `VectorEnv` of size one, dealt again only by `reset`."""

    metadata = {"render_modes": []}
    render_mode = None

    def __init__(self, game="targi", options=None, opponent=None, seat=0, actions="all", command=None):
        self._games = VectorEnv(1, game, options, opponent, seat, actions, AutoresetMode.DISABLED, command)
        self.engine = self._games.engine
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed=None, options=None):
        if hasattr(super(), "reset"):
            super().reset(seed=seed)
        self._games.reset(seed=seed)
        return self._one()

    def step(self, action):
        if isinstance(action, dict):
            action = {name: [value] for name, value in action.items()}
        else:
            action = [action]
        _, rewards, terminations, _, _ = self._games.step(action)
        observation, info = self._one()
        return observation, float(rewards[0]), bool(terminations[0]), False, info

    def _one(self):
        games = self._games
        info = {
            "action_mask": games._masks[0],
            "current_player": games._players[0],
            "rewards": [float(reward) for reward in games._rewards[0]],
        }
        return games._seen[0], info

    def action_masks(self):
        return self._games.action_masks()[0]

    def sample(self):
        """A uniformly random legal action."""
        drawn = self._games.sample()
        if isinstance(drawn, dict):
            return {"action": int(drawn["action"][0]), "flick": drawn["flick"][0]}
        return drawn[0] if self._games._flicks_only else int(drawn[0])

    def render(self):
        return None

    def close(self):
        self._games.close()
