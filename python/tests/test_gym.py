"""Follows Gymnasium's `check_env` and its tests of vector environments; with Gymnasium installed, `check_env` itself runs too."""
import importlib.util
import os
import random
import subprocess
import sys
import unittest

from caravanserai.arrays import np
from caravanserai.gym import PASS, AutoresetMode, Env, VectorEnv

HAS_GYMNASIUM = importlib.util.find_spec("gymnasium") is not None


def as_bytes(row):
    return row.tobytes() if hasattr(row, "tobytes") else bytes(row)


def rows(observations):
    return [as_bytes(row) for row in observations]


class EnvTest(unittest.TestCase):
    def check_reset(self, env):
        """check_reset_seed, check_reset_options, check_reset_return_type"""
        observation, info = env.reset(seed=123)
        self.assertIn(observation, env.observation_space)
        self.assertIsInstance(info, dict)
        again, _ = env.reset(seed=123)
        self.assertEqual(as_bytes(observation), as_bytes(again))
        other, _ = env.reset(seed=456)
        self.assertNotEqual(as_bytes(observation), as_bytes(other))
        env.reset(options={})

    def check_step(self, env, steps):
        """env_step_passive_checker"""
        env.reset(seed=1)
        for _ in range(steps):
            action = env.sample()
            self.assertIn(action, env.action_space)
            answer = env.step(action)
            self.assertEqual(len(answer), 5)
            observation, reward, terminated, truncated, info = answer
            self.assertIn(observation, env.observation_space)
            self.assertIs(type(reward), float)
            self.assertIs(type(terminated), bool)
            self.assertIs(truncated, False)
            self.assertIsInstance(info, dict)
            if terminated:
                env.reset()

    def test_targi(self):
        env = Env("targi")
        self.check_reset(env)
        self.check_step(env, 300)
        self.assertEqual(len(env.action_masks()), env.action_space.n)
        for _ in range(50):  # the space draws what the mask allows
            _, info = env.reset()
            self.assertTrue(info["action_mask"][env.action_space.sample(mask_of(info))])
        self.assertIsNone(env.render())
        env.close()
        env.close()

    def test_targi_against_an_opponent(self):
        env = Env("targi", opponent="random", seat=1)
        self.check_reset(env)
        ends = []
        env.reset(seed=5)
        while len(ends) < 5:
            _, reward, terminated, _, info = env.step(env.sample())
            if terminated:
                self.assertEqual(reward, info["rewards"][1])
                ends.append(reward)
                env.reset()
            else:
                self.assertEqual((info["current_player"], reward), (1, 0.0))
        env.close()

    def test_targets_by_flicks(self):
        env = Env("targets", {"players": 3}, opponent="random", actions="flick")
        self.assertEqual(env.action_space.shape, (4,))
        self.check_reset(env)
        self.check_step(env, 6)
        self.assertEqual(env.engine.action_to_string(PASS), "pass")
        env.close()

    def test_targets_with_all_actions(self):
        env = Env("targets")
        self.check_reset(env)
        self.check_step(env, 12)
        env.close()

    def test_a_step_before_reset_and_after_the_end_is_an_error(self):
        env = Env("targi")
        with self.assertRaisesRegex(ValueError, "reset comes first"):
            env.step(0)
        env.reset(seed=1)
        while not env.step(env.sample())[2]:
            pass
        with self.assertRaisesRegex(ValueError, "are over"):
            env.step(0)
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "illegal"):
            env.step(4251)
        env.close()

    def test_wrong_arguments(self):
        with self.assertRaisesRegex(ValueError, "actions"):
            Env("targi", actions="flick")

    @unittest.skipUnless(HAS_GYMNASIUM and np is not None, "gymnasium is not installed")
    def test_gymnasiums_own_check(self):
        from gymnasium.utils.env_checker import check_env

        check_env(Env("targets", actions="flick", opponent="random"), skip_render_check=True)


class SpacesTest(unittest.TestCase):
    def test_without_numpy_an_installed_gymnasium_is_not_used(self):
        code = """
import sys, types
fake = types.ModuleType("gymnasium.spaces")
fake.Box = fake.Dict = fake.Discrete = fake.MultiDiscrete = None
sys.modules["gymnasium"], sys.modules["gymnasium.spaces"] = types.ModuleType("gymnasium"), fake
from caravanserai.spaces import Box
assert bytes(3) in Box(0, 255, (3,), "uint8")
"""
        subprocess.run([sys.executable, "-c", code], env={**os.environ, "CARAVANSERAI_NUMPY": "0"}, check=True)


def mask_of(info):
    return np.asarray(info["action_mask"], "int8") if np is not None else info["action_mask"]


class VectorEnvTest(unittest.TestCase):
    def play(self, mode, steps=420, **arguments):
        env = VectorEnv(6, autoreset_mode=mode, **arguments)
        env.reset(seed=7)
        for _ in range(steps):
            yield env, env.step(env.sample())
        env.close()

    def test_shapes(self):
        for env, (observations, rewards, terminations, truncations, infos) in self.play(AutoresetMode.NEXT_STEP, 20):
            self.assertEqual([len(each) for each in (observations, rewards, terminations, truncations)], [6] * 4)
            self.assertEqual(env.metadata["autoreset_mode"], AutoresetMode.NEXT_STEP)
            for name in ("action_mask", "current_player", "rewards"):
                self.assertEqual(len(infos[name]), 6)
                self.assertTrue(all(infos[f"_{name}"]))
            if np is not None:
                self.assertIn(observations, env.observation_space)
                self.assertEqual((observations.dtype, rewards.dtype, terminations.dtype), (np.uint8, np.float64, np.bool_))
            for observation in observations:
                self.assertIn(observation, env.single_observation_space)

    def test_the_same_seed_is_the_same_games(self):
        def told(seed):
            env = VectorEnv(3)
            observations = [rows(env.reset(seed=seed)[0])]
            for _ in range(50):
                observations.append(rows(env.step(env.sample())[0]))
            env.close()
            return observations

        self.assertEqual(told(3), told(3))
        self.assertNotEqual(told(3), told(4))
        env = VectorEnv(2)
        first, _ = env.reset(seed=[11, 12])
        self.assertNotEqual(*rows(first))
        self.assertEqual(rows(env.reset(seed=[11, 11])[0])[1], rows(first)[0])
        env.close()

    def test_next_step(self):
        """The step after the end deals a new game, ignores its action, and returns no reward."""
        ended, seen = [False] * 6, 0
        for _, (_, rewards, terminations, _, infos) in self.play(AutoresetMode.NEXT_STEP):
            for i in range(6):
                if ended[i]:
                    seen += 1
                    self.assertEqual((float(rewards[i]), bool(terminations[i])), (0.0, False))
                    self.assertGreaterEqual(int(infos["current_player"][i]), 0)
            ended = [bool(end) for end in terminations]
        self.assertGreater(seen, 5)

    def test_same_step(self):
        seen = 0
        for _, (observations, rewards, terminations, _, infos) in self.play(AutoresetMode.SAME_STEP):
            self.assertEqual("final_obs" in infos, any(terminations))
            for i in range(6):
                self.assertGreaterEqual(int(infos["current_player"][i]), 0)
                if terminations[i]:
                    seen += 1
                    self.assertTrue(infos["_final_obs"][i])
                    self.assertNotEqual(as_bytes(infos["final_obs"][i]), as_bytes(observations[i]))
                    self.assertEqual(abs(float(rewards[i])), max(abs(float(one)) for one in infos["final_info"]["rewards"][i]))
        self.assertGreater(seen, 5)

    def test_disabled(self):
        env = VectorEnv(3, autoreset_mode="Disabled")
        env.reset(seed=9)
        terminations = [False] * 3
        while not any(terminations):
            observations, _, terminations, _, _ = env.step(env.sample())
        before = rows(observations)
        with self.assertRaisesRegex(ValueError, "are over"):
            env.step(env.sample())
        after = rows(env.reset(options={"reset_mask": terminations})[0])
        for i, end in enumerate(terminations):
            self.assertEqual(after[i] == before[i], not end)
        self.assertEqual(rows(observations), before)  # what was handed out stays
        env.step(env.sample())
        env.close()

    def test_rewards_are_of_the_seat_that_acted(self):
        movers, seen = None, 0
        for _, (_, rewards, terminations, _, infos) in self.play(AutoresetMode.NEXT_STEP):
            for i in range(6):
                if terminations[i]:
                    seen += 1
                    self.assertEqual(float(rewards[i]), float(infos["rewards"][i][movers[i]]))
            movers = [int(player) for player in infos["current_player"]]
        self.assertGreater(seen, 5)

    def test_a_function_as_the_opponent(self):
        asked = []

        def first(observation, mask):
            asked.append(len(observation))
            return list(mask).index(1)

        for env, (_, _, _, _, infos) in self.play(AutoresetMode.NEXT_STEP, 60, opponent=first):
            self.assertTrue(all(int(player) in (0, -4) for player in infos["current_player"]))
        self.assertEqual(set(asked), {1400})

    @unittest.skipUnless(HAS_GYMNASIUM and np is not None, "gymnasium is not installed")
    def test_gymnasiums_own_wrapper_counts_the_episodes(self):
        from gymnasium.wrappers.vector import RecordEpisodeStatistics

        for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
            env = RecordEpisodeStatistics(VectorEnv(6, opponent="random", autoreset_mode=mode))
            env.reset(seed=7)
            ended = 0
            for _ in range(300):
                _, _, terminations, _, infos = env.step(env.unwrapped.sample())
                ended += sum(terminations)
                if any(terminations):
                    self.assertEqual(list(infos["_episode"]), list(terminations))
                    self.assertTrue(all(abs(told) <= 1 for told in infos["episode"]["r"][terminations]))
            env.close()
            self.assertGreater(ended, 5)

    def test_masks_are_what_the_engine_allows(self):
        chance = random.Random(1)
        for env, (_, _, _, _, infos) in self.play(AutoresetMode.NEXT_STEP, 30):
            i = chance.randrange(6)
            self.assertEqual([a for a, may in enumerate(env.action_masks()[i]) if may], env.legal_actions()[i])


if __name__ == "__main__":
    unittest.main()
