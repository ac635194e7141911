"""Plays Targets. Its moves cannot be listed, so this bot constructs them from the view (docs/view-targets.md)."""
import math
import random


def choose_targets(view, to_act):
    """None if another player must act. Where several may act, each waits to be first, which avoids conflicting requests."""
    me, phase = view["viewer"], view["phase"]["name"]
    if me not in to_act:
        return None
    own = next(puck for puck in view["pucks"] if puck["seat"] == me)
    is_first = to_act[0] == me
    if phase == "start":
        return {"type": "begin", "atMs": 0}
    if phase == "swap":
        return {"type": "swap", "die": view["stacks"][me][0], "level": 1} if is_first else None
    if phase == "keep":
        return {"type": "keep", "die": view["phase"]["dice"][0]}
    if phase == "remove":
        return {"type": "remove", "disc": view["middle"][0]["disc"]}
    if phase == "golden":
        return {"type": "golden", **stroke_to(own, {"xUm": 0, "zUm": 0})} if is_first else None
    if view["open"]:  # lists only our own calls
        call = view["open"][0]
        if call["call"] == "targets":
            return {"type": "targets", "die": call["die"], "atMs": 0}
        return {"type": "double", "back": call["dice"][0], "other": call["dice"][1], "atMs": 0}
    if not any(view["towers"].values()):
        return {"type": "pass"}  # ends the round
    if not is_first:
        return None
    aims = view["middle"] or [{"xUm": 0, "zUm": 0}]
    return {"type": "flick", **stroke_to(own, min(aims, key=lambda aim: distance(own, aim)))}  # put your own strategy here


def distance(start, goal):
    return math.hypot(goal["xUm"] - start["xUm"], goal["zUm"] - start["zUm"])


def stroke_to(start, goal):
    """Aims slightly off, and above the die's centre, so that it rolls. The server requires integers."""
    speed = random.uniform(900, 1200)  # mm/s
    angle = math.atan2(goal["xUm"] - start["xUm"], goal["zUm"] - start["zUm"]) + random.uniform(-0.04, 0.04)
    return {
        "vxMmS": round(speed * math.sin(angle)),
        "vzMmS": round(speed * math.cos(angle)),
        "highPm": 150,
        "sidePm": 0,
    }
