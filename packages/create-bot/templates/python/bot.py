"""A bot for Targi and Targets, over HTTP. Accepts invitations, and plays every game in which it has a seat.

    python3 bot.py                      plays all its games until it is stopped
    python3 bot.py URL TOKEN MATCH      plays this one match
"""
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid
from email.utils import parsedate_to_datetime

from targets import choose_targets
from targi import choose_targi

POLL_S = 0.25
CALL_MS = 2500  # after the dice lie still, others may call; no opponent of the server flicks sooner
LETS_CALL = ("flick", "pass")


def settings():
    """URL, token and match from the command line, else from .env or the environment."""
    if os.path.exists(".env"):
        with open(".env", encoding="utf-8") as file:
            for line in file:
                name, sign, value = line.strip().partition("=")
                if sign and not name.startswith("#"):
                    os.environ.setdefault(name, value)
    known = [os.environ.get("CARAVANSERAI_URL"), os.environ.get("CARAVANSERAI_TOKEN"), None]
    given = sys.argv[1:4]
    return given + known[len(given):]


URL, TOKEN, ONLY = settings()


class Clock:
    """The server's clock, from the Date headers of its answers. They omit fractions of a second, so the one furthest ahead counts."""

    def __init__(self):
        self.ahead_s = float("-inf")

    def note(self, headers):
        date = headers["Date"]
        self.ahead_s = max(self.ahead_s, parsedate_to_datetime(date).timestamp() - time.time() if date else 0)

    def now_ms(self):
        return (time.time() + self.ahead_s) * 1000


clock = Clock()
decided = {}  # by match: the version and the move


def ask(method, path, body=None):
    """Returns the status and the response; (0, None) if the server is unreachable."""
    request = urllib.request.Request(
        URL + "/api" + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": "Bearer " + TOKEN, "content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            clock.note(answer.headers)
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)
    except OSError:
        return 0, None


def ask_until_answered(method, path, body=None):
    """Retries with the same key while the server is unreachable or busy, or asks us to wait."""
    while True:
        status, answer = ask(method, path, body)
        again_ms = (answer or {}).get("retryAfterMs") if status == 409 else None
        if status not in (0, 429, 503) and again_ms is None:
            return status, answer
        time.sleep(again_ms / 1000 if again_ms is not None else (answer or {}).get("retryAfterS", 1))


def choose(play):
    if "dice" in play["view"]:
        return choose_targets(play["view"], play["toAct"])
    return choose_targi(play["view"], play["moves"])


def decide(match, picture):
    """Once for each version, however often the bot looks while the dice roll."""
    version, move = decided.get(match, (None, None))
    if version != picture["version"]:
        move = choose(picture["play"]) if "play" in picture else None
        decided[match] = (picture["version"], move)
    return move


def is_time(picture, move):
    """Whether the dice lie still, and whether others had time to call before a flick or a pass."""
    at_ms = picture.get("rest", {}).get("atMs", 0)
    return clock.now_ms() >= at_ms + (CALL_MS if move["type"] in LETS_CALL else 0)


def sit_down(match):
    nonce = secrets.token_hex(16)  # our share of the randomness
    status, answer = ask_until_answered("POST", f"/matches/{match}/sit", {"nonce": nonce})
    if status != 200 and answer["code"] != "already-seated":
        print(f"no seat at {match}: {answer['code']}", file=sys.stderr)


def look(match):
    """Plays if it is our turn; returns True when the match is over."""
    status, picture = ask_until_answered("GET", f"/matches/{match}")
    if status != 200:
        sys.exit(f"no match: {picture['code']}")
    if picture["status"] in ("over", "aborted"):
        print(f"{match} {picture['viewer']}: {json.dumps(picture.get('result'))}", flush=True)
        decided.pop(match, None)
        return True
    move = decide(match, picture)
    if move is not None and is_time(picture, move):
        del decided[match]
        request = {"onVersion": picture["version"], "moves": [move], "key": str(uuid.uuid4())}
        status, answer = ask_until_answered("POST", f"/matches/{match}/play", request)
        if status != 200:
            print(f"{match} refused: {answer}", file=sys.stderr)  # e.g. another player acted first: look again
    return False


def main():
    if not URL or not TOKEN:
        sys.exit("Set CARAVANSERAI_URL and CARAVANSERAI_TOKEN in .env: README.md says where they come from.")
    if ONLY:
        sit_down(ONLY)
        while not look(ONLY):
            time.sleep(POLL_S)
        return
    while True:
        for invited in ask_until_answered("GET", "/mine/invitations")[1]:
            sit_down(invited["id"])
        for waiting in ask_until_answered("GET", "/mine/waiting")[1]:
            look(waiting["id"])
        time.sleep(POLL_S * 4)


main()
