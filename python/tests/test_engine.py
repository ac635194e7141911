"""The engine, and the guarantees of its protocol. Run by python/python.test.ts with numpy, and again without."""
import hashlib
import json
import os
import random
import unittest

from caravanserai import Engine, EngineError, Refused
from caravanserai.arrays import np
from caravanserai.engine import ACTING, AUTORESET, LISTS, MASKS, OBSERVATIONS


def rows_of(observations):
    return [bytes(row) if np is None else row.tobytes() for row in observations]


def play(engine, slots, moment, steps, chance, see=None):
    for _ in range(steps):
        moment = engine.step(slots, [chance.choice(legal) if legal else 0 for legal in moment.legal()], wants=OBSERVATIONS | MASKS | LISTS | AUTORESET)
        if see:
            see(moment)
    return moment


class TargiTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine("targi")

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_numpy_is_used_exactly_if_it_is_wanted(self):
        if os.environ.get("CARAVANSERAI_NUMPY") == "0":
            self.assertIsNone(np)
        slots = self.engine.slots(2)
        moment = self.engine.reset(slots, ["a", "b"])
        self.assertEqual(hasattr(moment.observations, "shape"), np is not None)

    def test_ids_are_what_they_were(self):
        names = self.engine.names("actions")
        told = json.dumps(names, separators=(",", ":"), ensure_ascii=False).encode()
        self.assertEqual(len(names), 4252)
        self.assertEqual(hashlib.sha256(told).hexdigest()[:16], "8d554264e3a8a482")  # as in learn.test.ts
        for action in range(0, 4252, 17):
            self.assertEqual(self.engine.string_to_action(self.engine.action_to_string(action)), action)
        with self.assertRaisesRegex(ValueError, "no action"):
            self.engine.string_to_action("castle")

    def test_masks_and_lists_agree(self):
        slots = self.engine.slots(16)
        moment = self.engine.reset(slots, range(16))

        def see(moment):
            for mask, legal in zip(moment.masks, moment.legal()):
                self.assertEqual([action for action, may in enumerate(mask) if may], legal)
                self.assertEqual(legal, sorted(set(legal)))

        play(self.engine, slots, moment, 20, random.Random(1), see)

    def test_the_same_seed_and_actions_are_the_same_games(self):
        def whole(seeds):
            slots = self.engine.slots(len(seeds))
            told = []
            moment = self.engine.reset(slots, seeds)
            play(self.engine, slots, moment, 300, random.Random(2), lambda one: told.append(rows_of(one.observations)))
            self.engine.free(slots)
            return told

        self.assertEqual(whole(["one", "two"]), whole(["one", "two"]))
        self.assertNotEqual(whole(["one", "two"]), whole(["one", "three"]))

    def test_rewards_are_told_once_and_sum_to_nothing(self):
        slots = self.engine.slots(32)
        ends = [0]

        def see(moment):
            for player, reward in zip(moment.players.tolist(), moment.rewards):
                pair = [float(one) for one in reward]
                self.assertEqual(sum(pair), 0)
                if player == -4:
                    ends[0] += 1
                    self.assertIn(pair, ([1, -1], [-1, 1], [0, 0]))
                else:
                    self.assertEqual(pair, [0, 0])

        play(self.engine, slots, self.engine.reset(slots, range(32)), 400, random.Random(3), see)
        self.assertGreater(ends[0], 20)

    def test_nobody_can_tell_apart_what_differs_in_hidden_things_only(self):
        slots, copies = self.engine.slots(24), self.engine.slots(24)
        chance = random.Random(4)
        moment = self.engine.reset(slots, range(24))
        changed = 0
        for turn in range(30):
            moment = play(self.engine, slots, moment, 3, chance)
            for seat in (0, 1):
                self.engine.clone(slots, copies)
                self.engine.redeal(copies, [seat] * 24, [f"{turn} {i}" for i in range(24)])
                here = self.engine.look(slots, [seat] * 24)
                there = self.engine.look(copies, [seat] * 24)
                self.assertEqual(rows_of(here.observations), rows_of(there.observations))
                own = [i for i, player in enumerate(here.players.tolist()) if player == seat]
                self.assertEqual([here.legal()[i] for i in own], [there.legal()[i] for i in own])
                for i in range(0, 24, 8):
                    self.assertEqual(self.engine.ask("view", slots[i], seat), self.engine.ask("view", copies[i], seat))
                others = self.engine.look(slots, [1 - seat] * 24).observations
                changed += sum(a != b for a, b in zip(rows_of(others), rows_of(self.engine.look(copies, [1 - seat] * 24).observations)))
        self.assertGreater(changed, 10)  # something hidden was dealt again

    def test_a_refused_batch_changes_nothing(self):
        slots = self.engine.slots(2)
        before = self.engine.reset(slots, ["x", "y"])
        with self.assertRaisesRegex(Refused, r"slot \d+: action 4251 .* is illegal here"):
            self.engine.step(slots, [before.legal()[0][0], 4251])
        self.assertEqual(rows_of(self.engine.look(slots).observations), rows_of(before.observations))

    def test_observations_are_wide_and_told_in_segments(self):
        segments = self.engine.spec["observation"]["segments"]
        at = 0
        for part in segments:
            self.assertEqual(part["at"], at)
            at += part["size"]
        self.assertEqual(at, self.engine.spec["observation"]["size"])
        self.assertEqual(len({part["name"] for part in segments}), len(segments))

    def test_an_engine_says_what_is_wrong(self):
        with self.assertRaisesRegex(ValueError, "hands"):
            Engine("targi", {"hands": "ajar"})
        with self.assertRaisesRegex(EngineError, "could not be started"):
            Engine("targi", command=["/no/such/node"])
        closed = Engine("targi")
        closed.close()
        with self.assertRaisesRegex(EngineError, "closed"):
            closed.reset([0], ["a"])

    def test_options_are_the_rules_own(self):
        with Engine("targi", {"first": "white", "hands": "open", "shortfall": "loseWhatYouHave"}) as engine:
            slots = engine.slots(8)
            self.assertEqual(set(engine.reset(slots, range(8)).players.tolist()), {1})
            self.assertEqual(engine.ask("view", slots[0], 0)["options"]["hands"], "open")

    def test_a_moment_of_a_finished_game_has_no_actions(self):
        slot = self.engine.slots(1)
        moment = self.engine.reset(slot, ["short"])
        while moment.players[0] != -4:
            moment = self.engine.step(slot, [moment.legal()[0][-1]])
        self.assertEqual(moment.legal(), [[]])
        with self.assertRaisesRegex(Refused, "over"):
            self.engine.step(slot, [0])
        again = self.engine.step(slot, [0], wants=LISTS | AUTORESET)
        self.assertGreaterEqual(int(again.players[0]), 0)
        self.assertEqual(len(self.engine.look(slot, [ACTING]).observations), 1)


class TargetsTest(unittest.TestCase):
    def test_tables_of_two_to_four(self):
        for options in ({}, {"players": 3, "calls": "forYou"}, {"players": 4, "teams": True, "pasVu": True}):
            with Engine("targets", options) as engine:
                slots = engine.slots(2)
                chance = random.Random(5)
                moment = engine.reset(slots, ["a", "b"])
                self.assertEqual(len(moment.rewards[0]), options.get("players", 2))
                for _ in range(12):
                    flicks = [[chance.uniform(-0.05, 0.05), -0.28, 0.15, 0.0] for _ in slots]
                    moment = engine.step(slots, [chance.choice(legal) for legal in moment.legal()], flicks)
                    for row in moment.observations:
                        self.assertEqual(len(row), 629)
                        self.assertTrue(all(-10 <= value <= 10 for value in row))

    def test_flicks_are_the_same_on_every_machine(self):
        with Engine("targets") as engine:
            slot = engine.slots(1)
            engine.reset(slot, ["flick"])
            moment = engine.step(slot, [0], [[0.01, -0.27, 0.15, 0.0]])
            told = rows_of(moment.observations)[0] if np is not None else moment.observations[0].tobytes()
            self.assertEqual(hashlib.sha256(told).hexdigest()[:16], "a884b5cbe8a4b462")


if __name__ == "__main__":
    unittest.main()
