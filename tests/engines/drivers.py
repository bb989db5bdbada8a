"""Firefox by WebDriver BiDi, WebKit by WebDriver: how a person at either of them is moved."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import connect

from tests.ports import free_port
from tests.web.hands import FREE_SPOT

PATIENCE = 60.0
"""Seconds that anything may take before a test gives up."""
BETWEEN_LOOKS = 0.05
"""Seconds between two looks at a page that does not show yet what is waited for."""
MINI_BROWSER = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
"""The browser that comes with WebKit's driver, outside the path."""
WHOLE = "async text => JSON.stringify(await ({})(...JSON.parse(text)) ?? null)"
"""A function of a page, with its arguments and what it returns as text."""
SPOT = f"""async (selector, share) => {{
  const shown = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility({{ checkOpacity: true }}));
  const one = shown[Math.floor(share * shown.length)];
  const spot = one && ({FREE_SPOT})(one);
  if (!spot) return null;
  const {{ left, top }} = one.getBoundingClientRect();
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  const now = one.getBoundingClientRect();
  return now.left === left && now.top === top ? [Math.round(left + spot.x), Math.round(top + spot.y)] : null;
}}"""
"""The spot to click of a thing that shows and has stood still for two frames."""
CALM = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en-GB",
    "intl.locale.requested": "en-GB",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "extensions.update.enabled": False,
}
"""Settings of Firefox: nothing moves on the page, and nothing else is fetched."""


class Engine(ABC):
    """A browser with one window."""

    @abstractmethod
    def errors(self) -> list[str]:
        """Return the errors on its console since the last call."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page that size, or the nearest that the browser has."""

    @abstractmethod
    def perform(self, source: Mapping[str, Any]) -> None:
        """Move a mouse or press keys, as both protocols write it."""

    @abstractmethod
    def call(self, function: str, text: str) -> str:
        """Return the text that a function of the page makes of one."""

    @abstractmethod
    def picture(self) -> bytes:
        """Return what is seen, as a PNG, for those who look for a fault."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def run(self, function: str, *args: object) -> Any:
        """Call a function of the page, and wait for what it promises."""
        return json.loads(self.call(WHOLE.format(function), json.dumps(args)))

    def wait(self, function: str, *args: object) -> Any:
        """Return what a function of the page returns as soon as that is true."""
        return self.until(lambda: self.run(function, *args), f"{function} of {args}")

    def until(self, look: Callable[[], Any], what: str) -> Any:
        """Look until there is something to be seen."""
        end = time.monotonic() + PATIENCE
        while not (found := look()):
            assert time.monotonic() < end, f"in vain: {what} at {self.run('() => location.href')}"
            time.sleep(BETWEEN_LOOKS)
        return found

    def wait_for(self, selector: str) -> None:
        """Wait until something of that kind is in the page."""
        self.wait("selector => document.querySelector(selector) !== null", selector)

    def count(self, selector: str) -> int:
        """Return how much of that kind is in the page."""
        return int(self.run("selector => document.querySelectorAll(selector).length", selector))

    def shows(self, selector: str) -> bool:
        """Tell whether the first of that kind is to be seen and clicked."""
        return self.run(SPOT, selector, 0) is not None

    def press(self, selector: str, random: Random | None = None) -> None:
        """Click the first thing of that kind where it shows, or any."""
        self.mouse([{"type": "pointerMove", "x": 0, "y": 0}])
        share = random.random if random else float
        x, y = self.until(lambda: self.run(SPOT, selector, share()), selector)
        move = {"type": "pointerMove", "x": x, "y": y}
        self.mouse([move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}])

    def mouse(self, actions: Sequence[Mapping[str, object]]) -> None:
        self.perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})

    def type(self, text: str) -> None:
        """Press the keys of a text one after the other."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keys", "actions": keys})


class Firefox(Engine):
    """Firefox, through the remote agent that it has itself."""

    def __init__(self, program: str, folder: Path) -> None:
        self.wrong: list[str] = []
        profile = folder / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in CALM.items()]
        (profile / "user.js").write_text("\n".join(lines))
        log = folder / "firefox.log"
        command = [program, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = started(command, log)
        self.sent = 0
        found = self.until_written(log, r"WebDriver BiDi listening on (ws://\S+)")
        self.line = connect(f"{found}/session", max_size=None, open_timeout=PATIENCE, legacy=True)
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def until_written(self, log: Path, pattern: str) -> str:
        """Return what Firefox says of itself."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, log.read_text())):
            assert self.process.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(BETWEEN_LOOKS)
        return found[1]

    def send(self, method: str, **params: object) -> Any:
        """Send a command, and return its result."""
        self.sent += 1
        self.line.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while (answer := json.loads(self.line.recv(timeout=PATIENCE))).get("id") != self.sent:
            self.hear(answer)
        assert answer["type"] == "success", answer
        return answer["result"]

    def hear(self, event: Mapping[str, Any]) -> None:
        if event.get("method") == "log.entryAdded" and event["params"]["level"] == "error":
            self.wrong.append(event["params"]["text"])

    def errors(self) -> list[str]:
        self.send("session.status")  # what was heard before its answer is in
        found, self.wrong = self.wrong, []
        return found

    def go(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def reload(self) -> None:
        self.send("browsingContext.reload", context=self.context, wait="complete")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.context, viewport=size)

    def perform(self, source: Mapping[str, Any]) -> None:
        self.send("input.performActions", context=self.context, actions=[source])

    def call(self, function: str, text: str) -> str:
        given = {"functionDeclaration": function, "arguments": [{"type": "string", "value": text}]}
        answer = self.send("script.callFunction", target={"context": self.context}, awaitPromise=True, **given)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def picture(self) -> bytes:
        return b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self) -> None:
        self.send("browser.close")
        stopped(self.process)


class WebKit(Engine):
    """The browser of WebKitGTK, on a screen that is not there."""

    def __init__(self, program: str, folder: Path) -> None:
        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")
        home = {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder, "XDG_CACHE_HOME": folder}
        self.log = folder / "webkit.log"
        self.told = 0
        port = free_port()
        self.root = f"http://127.0.0.1:{port}"
        command = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1600x1200x24", program, f"--port={port}"]
        self.process = started(command, self.log, {name: str(value) for name, value in home.items()})
        # Its console goes to the log.
        given = ["--automation", "--enable-write-console-messages-to-stdout=1"]
        options = {"binary": str(MINI_BROWSER[0]), "args": given}
        self.until(self.listens, "WebKitWebDriver")
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.root += f"/session/{self.send('POST', '/session', wanted)['sessionId']}"

    def listens(self) -> bool:
        try:
            return bool(self.send("GET", "/status")["ready"])
        except OSError:
            return False

    def send(self, method: str, path: str, body: object = None) -> Any:
        """Send a command, and return its result."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def errors(self) -> list[str]:
        found = re.findall(r"^CONSOLE .*\bERROR\b.*$", self.log.read_text(), re.MULTILINE)
        new, self.told = found[self.told :], len(found)
        return new

    def go(self, address: str) -> None:
        self.send("POST", "/url", {"url": address})

    def reload(self) -> None:
        self.send("POST", "/refresh", {})

    def resize(self, width: int, height: int) -> None:
        self.send("POST", "/window/rect", {"width": width, "height": height})

    def perform(self, source: Mapping[str, Any]) -> None:
        self.send("POST", "/actions", {"actions": [source]})

    def call(self, function: str, text: str) -> str:
        script = f"({function})(arguments[0]).then(arguments[1], error => arguments[1](`${{error}}`))"
        return str(self.send("POST", "/execute/async", {"script": script, "args": [text]}))

    def picture(self) -> bytes:
        return b64decode(self.send("GET", "/screenshot"))

    def close(self) -> None:
        self.send("DELETE", "")
        stopped(self.process)


def started(command: Sequence[str], log: Path, environment: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Start a browser, with all its processes in a group."""
    with log.open("wb") as file:
        return subprocess.Popen(
            command, stdout=file, stderr=file, start_new_session=True, env={**os.environ, **(environment or {})}
        )


def stopped(process: subprocess.Popen[bytes]) -> None:
    """End a browser and what it has started."""
    os.killpg(process.pid, signal.SIGTERM)
    process.wait(PATIENCE)
