"""python3 examples/python/random_agent.py [GAMES]"""
import random
import sys

from targi_env import TargiEnv

with TargiEnv() as env:
    for game in range(int(sys.argv[1]) if len(sys.argv) > 1 else 10):
        env.reset(game)
        while not env.is_terminal():
            env.step(random.choice(env.legal_actions()))
        print(game, env.returns())
