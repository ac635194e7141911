"""Plays games at random and looks at everything that the environment offers. Run by env.test.ts: python3 env_test.py GAMES COMMAND…"""
import random
import sys

from targi_env import OBSERVATION_SIZE, TargiEnv

games, command = int(sys.argv[1]), sys.argv[2:]
chance = random.Random(1)
won = [0, 0, 0]
with TargiEnv(command) as env:
    for game in range(games):
        env.reset(game)
        first = env.observation()
        moves = 0
        while not env.is_terminal():
            actions = env.legal_actions()
            assert env.current_player() in (0, 1) and actions and env.returns() == [0, 0]
            if moves % 10 == 0:
                numbers = env.observation_tensor()
                assert len(numbers) == OBSERVATION_SIZE and all(isinstance(n, float) for n in numbers), len(numbers)
                assert env.action_to_string(actions[-1]) and env.move(actions[-1])["type"]
            env.step(chance.choice(actions))
            moves += 1
        assert sum(env.returns()) == 0 and env.current_player() == -4 and env.legal_actions() == []
        won[env.returns().index(1) if 1 in env.returns() else 2] += 1
    env.reset(games - 1)
    assert env.observation() == first  # the same seed deals the same game
    for wrong in (len(env.legal_actions()), -1):
        try:
            env.step(wrong)
            raise AssertionError("it was taken")
        except ValueError as error:
            assert "illegal" in str(error)
    env.step(0)  # and the game goes on
print(won)
