"""A language model as a bot: it reads the position in words and answers with the number of a choice.

Try it: ludotheque bot-check "python examples/language_model.py"
With a local server that has OpenAI's interface: --url http://127.0.0.1:11434/v1 --model NAME
"""

import argparse
import json
import re
import sys
import urllib.request

from ludotheque import load
from ludotheque.texts.description import lines, parts
from ludotheque.texts.texts import Texts

arguments = argparse.ArgumentParser()
arguments.add_argument("--url")
arguments.add_argument("--model", default="made-up")
given = arguments.parse_args()


def told(question: dict, players: int) -> str:
    """Return the position and the choices of a seat in words."""
    texts = Texts(load(question["game"])).to(question["seat"])
    seen = lines(parts(texts, question["view"], [f"Player {seat}" for seat in range(players)]))
    choices = [f"{number}. {one['words']}" for number, one in enumerate(question["legal"], 1)]
    return "\n".join([*seen, "", "Answer with the number of one of your choices:", *choices])


def answered(text: str) -> str:
    """Return what the model says; the made-up one takes the first choice."""
    if given.url is None:
        return "1"
    body = {"model": given.model, "messages": [{"role": "user", "content": text}]}
    headers = {"Content-Type": "application/json"}
    asked = urllib.request.Request(f"{given.url}/chat/completions", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)["choices"][0]["message"]["content"]


players = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": given.model}), flush=True)
    elif message["type"] == "begin":
        players = message["players"]
    elif message["type"] == "choose":
        numbers = [int(one) for one in re.findall(r"\d+", answered(told(message, players)))]
        chosen = next((one for one in reversed(numbers) if 0 < one <= len(message["legal"])), 1)
        print(json.dumps({"id": message["id"], "action": message["legal"][chosen - 1]["number"]}), flush=True)
    elif message["type"] == "quit":
        break
