"""A game as a PettingZoo AEC environment: agents take turns, and exactly one agent acts at a time.

With PettingZoo installed it is an `AECEnv`; otherwise it has the same attributes and methods. In Targets, simultaneous calls are
serialised, in an order drawn for each flick from the seed (docs/env-protocol.md).
"""
import random

from . import spaces
from .arrays import np
from .engine import LISTS, MASKS, OBSERVATIONS, Engine

try:
    from pettingzoo import AECEnv as _AECEnv
except ImportError:

    class _AECEnv:
        metadata = {}

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        @property
        def unwrapped(self):
            return self

        def last(self, observe=True):
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter=2**63):
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection

        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _clear_rewards(self):
            for agent in self.rewards:
                self.rewards[agent] = 0

        def _was_dead_step(self, action):
            """Removes a finished agent; its action must be None."""
            if action is not None:
                raise ValueError("when an agent is dead, the only valid action is None")
            agent = self.agent_selection
            del self.terminations[agent], self.truncations[agent], self.rewards[agent]
            del self._cumulative_rewards[agent], self.infos[agent]
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            self._clear_rewards()

        def __str__(self):
            return self.metadata.get("name", type(self).__name__)


class AECEnv(_AECEnv):
    """Observations are {"observation", "action_mask"}; the mask is all zeros unless it is the agent's turn.

    An action is an id. A flick in Targets is a pair of the id and four numbers, or {"action", "flick"}.
    """

    def __init__(self, game="targi", options=None, command=None, render_mode=None):
        self.engine = Engine(game, options, command=command)
        spec = self.engine.spec
        self.metadata = {"name": f"{game}_v{spec['actionsVersion']}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(spec["seats"])
        self.agents = []
        self._slot = self.engine.slots(1)
        self._chance = random.Random()
        self._action_space = spaces.Discrete(spec["actions"])
        if spec["parameters"]:
            self._action_space = spaces.Dict({"action": self._action_space, "flick": spaces.flick_box()})
        self._observation_space = spaces.Dict(
            {"observation": spaces.observation_box(spec), "action_mask": spaces.mask_box(spec)}
        )
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}
        self.action_spaces = {agent: self._action_space for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._chance.seed(seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._take(self.engine.reset(self._slot, [f"{self._chance.getrandbits(64):016x}"], MASKS | LISTS))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moment = self.engine.step(self._slot, *self._split(action), wants=MASKS | LISTS)
        self._cumulative_rewards[agent] = 0
        for one, reward in zip(self.possible_agents, moment.rewards[0]):
            self.rewards[one] = float(reward)
        self._take(moment)
        self._accumulate_rewards()

    def _split(self, action):
        if not self.engine.spec["parameters"]:
            return [int(action)], None
        if isinstance(action, dict):
            action = (action["action"], action["flick"])
        number, flick = action if isinstance(action, tuple) else (action, [0.0] * 4)
        return [int(number)], [float(one) for one in flick]

    def _take(self, moment):
        player = int(moment.players[0])
        self._mask = moment.masks[0]
        self._legal = moment.legal()[0]
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
            return
        self.terminations = {agent: True for agent in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        """What this agent may know now, even when it is not its turn."""
        seat = self.possible_agents.index(agent)
        row = self.engine.look(self._slot, [seat], OBSERVATIONS).observations[0]
        acts = bool(self.agents) and agent == self.agent_selection and not self.terminations[agent]
        if np is not None:
            mask = self._mask.astype("int8") if acts else np.zeros(self.engine.spec["actions"], "int8")
        else:
            mask = self._mask if acts else bytes(self.engine.spec["actions"])
        return {"observation": row, "action_mask": mask}

    def legal_actions(self):
        """Ids of the legal actions of the agent to act."""
        return list(self._legal)

    def view(self, agent):
        """The observation as readable data: docs/write-a-bot.md."""
        return self.engine.ask("view", self._slot[0], self.possible_agents.index(agent))

    def state(self):
        raise NotImplementedError("nobody may see the whole table: ask for an agent's view")

    def render(self):
        """In mode "ansi": the view of the agent to act, as text."""
        if self.render_mode == "ansi":
            import json

            return json.dumps(self.view(self.agent_selection), ensure_ascii=False)
        return None

    def close(self):
        self.engine.close()


def env(**kwargs):
    """Follows PettingZoo's convention; with PettingZoo installed, adds its wrapper that checks the order of calls."""
    made = AECEnv(**kwargs)
    try:
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper
    except ImportError:
        return made
    return OrderEnforcingWrapper(made)
