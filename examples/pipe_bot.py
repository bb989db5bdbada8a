"""A bot that is a program: it plays the action it finds first, and needs nothing of Ludotheque.

Try it: ludotheque bot-check "python examples/pipe_bot.py"
"""

import json
import sys


def choose(question: dict) -> int:
    """Return the number of an action: here is where a real bot would think."""
    return question["legal"][0]["number"]


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "First of all"}
    elif message["type"] == "choose":
        answer = {"id": message["id"], "action": choose(message)}
    elif message["type"] == "quit":
        break
    if answer is not None:
        print(json.dumps(answer), flush=True)
