"""Follows PettingZoo's `api_test` step by step; with PettingZoo installed, its own tests run too."""
import importlib.util
import random
import unittest

from caravanserai.aec import AECEnv, env as make
from caravanserai.arrays import np


def as_bytes(row):
    return row.tobytes() if hasattr(row, "tobytes") else bytes(row)


def choose(env, chance):
    observation, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        return None
    legal = [action for action, may in enumerate(observation["action_mask"]) if may]
    action = chance.choice(legal)
    return action if not env.engine.spec["parameters"] else (action, [0.0, -0.28, 0.15, 0.0])


class AECTest(unittest.TestCase):
    def check_api(self, env, games, steps=10**6):
        chance = random.Random(1)
        for game in range(games):
            env.reset(seed=game)
            self.assertEqual(env.agents, env.possible_agents)
            self.assertEqual((env.num_agents, env.max_num_agents), (len(env.agents), len(env.possible_agents)))
            for told in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
                self.assertEqual(list(told), env.agents)
            done, sums = set(), {agent: 0 for agent in env.agents}
            live_seen = set()
            for agent in env.agent_iter(steps):
                self.assertEqual(agent, env.agent_selection)
                self.assertIn(agent, env.agents)
                self.assertNotIn(agent, done)  # an agent that is done leaves at once
                observation, reward, terminated, truncated, info = env.last()
                self.assertIn(observation, env.observation_space(agent))
                self.assertEqual(reward, env._cumulative_rewards[agent])
                self.assertIsInstance(terminated, bool)
                self.assertIsInstance(truncated, bool)
                self.assertIsInstance(info, dict)
                self.assertEqual(set(env.rewards), set(env.agents))
                sums[agent] += reward
                if terminated:
                    done.add(agent)
                    self.assertFalse(any(observation["action_mask"]))
                else:
                    live_seen.add(agent)
                    others = [one for one in env.agents if one != agent]
                    for other in others:
                        self.assertFalse(any(env.observe(other)["action_mask"]))
                env.step(choose(env, chance))
            if steps == 10**6:
                self.assertEqual(env.agents, [])
                self.assertEqual(done, set(env.possible_agents))
                self.assertAlmostEqual(sum(sums.values()), 0)
                self.assertGreater(max(sums.values()), -1)

    def test_targi(self):
        env = AECEnv("targi", render_mode="ansi")
        self.check_api(env, 3)
        env.reset(seed=1)
        self.assertIn('"viewer"', env.render())
        self.assertEqual(str(env), "targi_v1")
        with self.assertRaisesRegex(NotImplementedError, "whole table"):
            env.state()
        env.close()

    def test_targets(self):
        env = AECEnv("targets", {"players": 4, "teams": True})
        self.check_api(env, 1, 25)
        env.close()

    def test_the_same_seed_is_the_same_game(self):
        env = AECEnv("targi")

        def told(seed):
            env.reset(seed=seed)
            chance, seen = random.Random(2), []
            for agent in env.agent_iter():
                seen.append(as_bytes(env.observe(agent)["observation"]))
                env.step(choose(env, chance))
            return seen

        self.assertEqual(told(1), told(1))
        self.assertNotEqual(told(1), told(2))
        env.close()

    def test_an_agent_that_is_done_takes_none_only(self):
        env = AECEnv("targi")
        env.reset(seed=1)
        chance = random.Random(3)
        while not env.terminations[env.agent_selection]:
            env.step(choose(env, chance))
        with self.assertRaises(ValueError):
            env.step(0)
        env.close()

    def test_an_illegal_action_is_an_error_and_changes_nothing(self):
        env = AECEnv("targi")
        env.reset(seed=1)
        before = as_bytes(env.observe("blue")["observation"])
        with self.assertRaisesRegex(ValueError, "illegal"):
            env.step(4251)
        self.assertEqual(as_bytes(env.observe("blue")["observation"]), before)
        env.close()

    @unittest.skipUnless(importlib.util.find_spec("pettingzoo") and np is not None, "pettingzoo is not installed")
    def test_pettingzoos_own_check(self):
        from pettingzoo.test import api_test, render_test, seed_test

        api_test(make(game="targi"), num_cycles=1000)
        seed_test(lambda: make(game="targi"), num_cycles=300)
        render_test(lambda render_mode: make(game="targi", render_mode=render_mode))


if __name__ == "__main__":
    unittest.main()
