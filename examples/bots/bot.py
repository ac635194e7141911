"""A bot in Python without dependencies, over HTTP: sits down at one table of Targi or Targets and plays any legal move.

    python3 examples/bots/bot.py http://localhost:3000 TOKEN MATCH

docs/protocol.md tells where the token comes from, and what the answers mean.
"""
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

from targets import choose_targets

HOUSE, TOKEN, MATCH = sys.argv[1:4]
POLL_S = 0.25


def ask(method, path, body=None):
    """The status and the answer; (0, None) when nobody is there."""
    request = urllib.request.Request(
        HOUSE + "/api" + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": "Bearer " + TOKEN, "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)
    except OSError:
        return 0, None


def ask_until_answered(method, path, body=None):
    """The same again, with the same key, while the house is closed, busy, or finds us too eager."""
    while True:
        status, answer = ask(method, path, body)
        if status not in (0, 429, 503):
            return status, answer
        time.sleep((answer or {}).get("retryAfterS", 1))


def choose(play):
    """Here your own idea goes: play["view"] is everything that this seat may know. Targets cannot list its moves."""
    if "dice" in play["view"]:
        return choose_targets(play["view"], play["toAct"])
    return random.choice(play["moves"]) if play["moves"] else None


def main():
    nonce = secrets.token_hex(16)  # our share in the shuffle
    status, answer = ask_until_answered("POST", f"/matches/{MATCH}/sit", {"nonce": nonce})
    if status != 200 and answer["code"] != "already-seated":
        sys.exit(f"no seat: {answer['code']}")
    while True:
        status, picture = ask_until_answered("GET", f"/matches/{MATCH}")
        if status != 200:
            sys.exit(f"no match: {picture['code']}")
        if picture["status"] in ("over", "aborted"):
            print(f"{picture['viewer']}: {json.dumps(picture['result'])}")
            return
        move = choose(picture["play"]) if "play" in picture else None
        if move is None:
            time.sleep(POLL_S)
            continue
        request = {"onVersion": picture["version"], "moves": [move], "key": str(uuid.uuid4())}
        status, answer = ask_until_answered("POST", f"/matches/{MATCH}/play", request)
        if status != 200:
            print(f"refused: {answer}", file=sys.stderr)  # too early, or the world is different: look again
            time.sleep(1)


main()
