"""A bot for Targets: calls what it may, and flicks at the middle of the table. Reads questions, writes answers, a line each."""
import json
import math
import sys


def decide(seat, view):
    phase, later = view["phase"], view["calls"]["lastMs"]
    for call in view["open"]:  # only our own are told
        if call["call"] == "targets":
            return {"type": "targets", "die": call["die"], "atMs": later}
        return {"type": "double", "back": call["dice"][0], "other": call["dice"][1], "atMs": later}
    if seat not in view["toAct"]:
        return None
    if phase["name"] == "start":
        return {"type": "begin", "atMs": later}
    if phase["name"] == "swap":
        return {"type": "swap", "die": view["stacks"][seat][0], "level": 1}
    if phase["name"] == "keep":
        return {"type": "keep", "die": phase["dice"][0]}
    if phase["name"] == "remove":
        return {"type": "remove", "disc": view["middle"][0]["disc"]}
    if phase["name"] == "flick" and not any(view["towers"].values()):
        return {"type": "pass"}  # the round is over
    if view["toAct"][0] != seat:
        return None
    own = next(puck for puck in view["pucks"] if puck["seat"] == seat)
    far = math.hypot(own["xUm"], own["zUm"])
    x, z = (round(-1100 * own[axis] / far) for axis in ("xUm", "zUm"))
    kind = "golden" if phase["name"] == "golden" else "flick"
    return {"type": kind, "vxMmS": x, "vzMmS": z, "highPm": 150, "sidePm": 0}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": decide(question["seat"], question["view"])}), flush=True)
