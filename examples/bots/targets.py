"""How a simple bot plays Targets, where moves cannot be listed: it makes them from the view. Calls what it may, and flicks at a disc."""
import math
import random


def choose_targets(view, to_act):
    """None where somebody else is to act. `to_act` has the seat that is waited for first."""
    me, phase = view["viewer"], view["phase"]["name"]
    if me not in to_act:
        return None
    own = next(puck for puck in view["pucks"] if puck["seat"] == me)
    if phase == "start":
        return {"type": "begin", "atMs": 0}
    if phase == "swap":
        return {"type": "swap", "die": view["stacks"][me][0], "level": 1}
    if phase == "keep":
        return {"type": "keep", "die": view["phase"]["dice"][0]}
    if phase == "remove":
        return {"type": "remove", "disc": view["middle"][0]["disc"]}
    if phase == "golden":
        return {"type": "golden", **stroke_to(own, {"xUm": 0, "zUm": 0})}
    if view["open"]:  # only our own calls are told
        call = view["open"][0]
        if call["call"] == "targets":
            return {"type": "targets", "die": call["die"], "atMs": 0}
        return {"type": "double", "back": call["dice"][0], "other": call["dice"][1], "atMs": 0}
    if not any(view["towers"].values()):
        return {"type": "pass"}  # the round ends
    if to_act[0] != me:
        return None
    return {"type": "flick", **stroke_to(own, random.choice(view["middle"] + [{"xUm": 0, "zUm": 0}]))}


def stroke_to(start, goal):
    """0.8 to 1.5 m/s, a little beside, a little above the middle of the die. The server wants whole numbers."""
    speed = random.uniform(800, 1500)
    angle = math.atan2(goal["xUm"] - start["xUm"], goal["zUm"] - start["zUm"]) + random.uniform(-0.1, 0.1)
    return {
        "vxMmS": round(speed * math.sin(angle)),
        "vzMmS": round(speed * math.cos(angle)),
        "highPm": 150,
        "sidePm": 0,
    }
