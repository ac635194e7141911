"""The properties that OpenSpiel's playthroughs and its `RandomSimTest` check for every game and state."""
import importlib.util
import random
import unittest

from caravanserai.openspiel import GameType, PlayerId, load_game


def wander(state, chance, steps=10**6):
    """Yields every state of a random game; the same object is advanced in place."""
    while True:
        yield state
        if state.is_terminal() or steps == 0:
            return
        steps -= 1
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, shares)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


class OpenSpielTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.game = load_game("targi")
        cls.sampled = load_game("targi", {"chance": "sampled", "hands": "open"})

    @classmethod
    def tearDownClass(cls):
        cls.game.engine.close()
        cls.sampled.engine.close()

    def test_the_game(self):
        kind = self.game.get_type()
        self.assertEqual(kind.short_name, "targi")
        self.assertEqual(kind.chance_mode, GameType.ChanceMode.EXPLICIT_STOCHASTIC)
        self.assertEqual(self.sampled.get_type().chance_mode, GameType.ChanceMode.SAMPLED_STOCHASTIC)
        self.assertEqual((self.game.num_players(), self.game.num_distinct_actions()), (2, 4252))
        self.assertEqual((self.game.min_utility(), self.game.max_utility(), self.game.utility_sum()), (-1.0, 1.0, 0.0))
        self.assertEqual(str(self.game), "targi()")
        self.assertEqual(str(self.sampled), "targi(chance=sampled,hands=open)")
        with self.assertRaisesRegex(ValueError, "no game"):
            load_game("chess")
        with self.assertRaisesRegex(ValueError, "unknown parameters"):
            load_game("targi", {"feet": 2})

    def test_every_state_of_random_games(self):
        for number, game in enumerate([self.game, self.sampled]):
            chance = random.Random(number)
            state = game.new_initial_state()
            self.assertTrue(state.is_initial_state())
            moves = 0
            for state in wander(state, chance):
                kinds = [state.is_terminal(), state.is_chance_node(), state.is_player_node()]
                self.assertEqual(kinds.count(True), 1)
                self.assertEqual(len(state.history()), state.move_number())
                self.check_players(game, state)
                if not state.is_terminal():
                    self.check_actions(game, state, chance)
                if moves % 25 == 0:
                    self.check_copies(game, state, chance)
                moves += 1
            self.assertEqual(state.current_player(), PlayerId.TERMINAL)
            self.assertEqual(state.legal_actions(), [])
            self.assertEqual(sum(state.returns()), game.utility_sum())
            self.assertLessEqual(len(state.history()), game.max_history_length())
            self.assertEqual([state.player_return(player) for player in (0, 1)], state.returns())
            with self.assertRaisesRegex(ValueError, "over"):
                state.apply_action(0)

    def check_players(self, game, state):
        self.assertEqual(len(state.returns()), 2)
        if not state.is_terminal():
            self.assertEqual(state.returns(), [0.0, 0.0])
        for player in (0, 1):
            tensor = state.observation_tensor(player)
            self.assertEqual(len(tensor), game.observation_tensor_size())
            self.assertTrue(all(0 <= value <= 1 for value in tensor))
            tensor = state.information_state_tensor(player)
            self.assertEqual(len(tensor), game.information_state_tensor_size())
            self.assertTrue(all(0 <= value <= 1 for value in tensor))
            self.assertIsInstance(state.information_state_string(player), str)
            self.assertIsInstance(state.observation_string(player), str)

    def check_actions(self, game, state, chance):
        legal = state.legal_actions()
        self.assertEqual(legal, sorted(set(legal)))
        self.assertGreater(len(legal), 0)
        mask = state.legal_actions_mask()
        self.assertEqual([action for action, may in enumerate(mask) if may], legal)
        player = state.current_player()
        action = chance.choice(legal)
        name = state.action_to_string(player, action)
        self.assertEqual(state.action_to_string(action), name)
        self.assertEqual(state.string_to_action(player, name), action)
        self.assertEqual(game.action_to_string(player, action), name)
        if player == PlayerId.CHANCE:
            outcomes = state.chance_outcomes()
            self.assertEqual([outcome for outcome, _ in outcomes], legal)
            self.assertAlmostEqual(sum(share for _, share in outcomes), 1)
            self.assertTrue(all(share > 0 for _, share in outcomes))
            self.assertTrue(all(outcome < game.max_chance_outcomes() for outcome in legal))
        else:
            self.assertEqual(state.legal_actions(1 - player), [])
            with self.assertRaisesRegex(ValueError, "illegal"):
                state.apply_action(next(a for a in range(4252) if a not in legal))

    def check_copies(self, game, state, chance):
        told = [state.information_state_string(player) for player in (0, 1)]
        copy = state.clone()
        self.assertEqual(str(copy), str(state))
        self.assertEqual([copy.information_state_string(player) for player in (0, 1)], told)
        again = game.deserialize_state(state.serialize())
        self.assertEqual(again.history(), state.history())
        self.assertEqual([again.information_state_string(player) for player in (0, 1)], told)
        if state.is_terminal():
            return
        action = chance.choice(copy.legal_actions())
        child = state.child(action)
        copy.apply_action(action)
        self.assertEqual(child.history(), copy.history())
        self.assertEqual(len(state.history()) + 1, len(copy.history()))
        self.assertEqual([state.information_state_string(player) for player in (0, 1)], told)
        player = copy.full_history()[-1].player
        copy.undo_action(player, action)
        self.assertEqual(copy.history(), state.history())
        self.assertEqual([copy.information_state_string(player) for player in (0, 1)], told)

    def test_what_a_player_cannot_tell_apart_looks_the_same(self):
        """resample_from_infostate keeps the player's information state, observation and legal actions."""
        chance = random.Random(9)
        for state in wander(self.game.new_initial_state(), chance):
            if not state.is_player_node():
                continue
            player = state.current_player()
            other = state.resample_from_infostate(player, chance.random)
            self.assertEqual(other.information_state_string(player), state.information_state_string(player))
            self.assertEqual(other.information_state_tensor(player), state.information_state_tensor(player))
            self.assertEqual(other.observation_string(player), state.observation_string(player))
            self.assertEqual(other.observation_tensor(player), state.observation_tensor(player))
            self.assertEqual(other.legal_actions(), state.legal_actions())

    def test_a_secret_card_is_in_its_players_information_only(self):
        seen = 0
        for number in range(12):
            chance = random.Random(number)
            *_, state = wander(self.game.new_initial_state(), chance)
            blue, white = [state.information_state_string(player).split(" ")[1:] for player in (0, 1)]
            self.assertEqual(len(blue), len(white))
            for one, other in zip(blue, white):
                if one != other:
                    seen += 1
                    self.assertIn("=?", (one, other))
        self.assertGreater(seen, 3)

    def test_undo_takes_the_last_action_only(self):
        state = self.game.new_initial_state()
        with self.assertRaisesRegex(ValueError, "last action"):
            state.undo_action(0, 0)

    def test_slots_are_given_back(self):
        state = self.game.new_initial_state()
        for _ in range(50):
            state.clone()
        state.clone()
        self.assertLess(self.game.engine._next, 40)

    @unittest.skipUnless(importlib.util.find_spec("pyspiel"), "pyspiel is not installed")
    def test_pyspiels_states_have_no_more_than_ours(self):
        import pyspiel

        theirs = {name for name in dir(pyspiel.load_game("kuhn_poker").new_initial_state()) if not name.startswith("_")}
        ours = set(dir(self.game.new_initial_state()))
        self.assertEqual(theirs - ours - {"mean_field_population", "distribution_support", "update_distribution"}, set())


if __name__ == "__main__":
    unittest.main()
