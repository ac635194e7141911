"""The trained policy shipped with the package, and that training improves a policy."""
import os
import tempfile
import unittest

from caravanserai import Engine
from caravanserai.arrays import np


@unittest.skipIf(np is None, "numpy is not used")
class LinearTest(unittest.TestCase):
    def test_it_beats_random_in_nearly_every_game(self):
        from caravanserai.linear import Policy, play_random, wilson

        with Engine("targi") as engine:
            won, tied, lost = play_random(Policy.load(engine), engine, 400, seed=20)
        self.assertEqual(won + tied + lost, 400)
        self.assertGreater(wilson(won, 400)[0], 0.95)

    def test_a_few_thousand_steps_teach_it_something(self):
        from caravanserai.linear import Policy, play_random, train

        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "weights.npz")
            train(path, 250 * 48 * 4, seed=2, tells=False)
            with Engine("targi") as engine:
                untaught = play_random(Policy(engine), engine, 100, seed=21)[0]
                taught = play_random(Policy.load(engine, path), engine, 100, seed=21)[0]
        self.assertGreater(taught, untaught + 15)


if __name__ == "__main__":
    unittest.main()
