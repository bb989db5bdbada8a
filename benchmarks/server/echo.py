"""A bare ``websockets`` server, the measure of what sockets alone cost: each message goes to the whole room.

``python -m benchmarks.server.echo FILE`` prints its port. FILE holds the messages to send, as JSON.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from collections import defaultdict
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve


async def answer(messages: list[str]) -> None:
    """Serve for ever: whatever comes in is read as JSON, and the next message is sent to everyone in the room."""
    rooms: defaultdict[str, set[ServerConnection]] = defaultdict(set)
    turns = itertools.cycle(messages)

    async def converse(socket: ServerConnection) -> None:
        assert socket.request is not None
        room = rooms[socket.request.path]
        room.add(socket)
        try:
            async for text in socket:
                json.loads(text)
                answer = next(turns)
                for one in room:
                    await one.send(answer)
        finally:
            room.discard(socket)

    async with serve(converse, "127.0.0.1", 0, compression=None) as server:
        print(next(iter(server.sockets)).getsockname()[1], flush=True)
        await asyncio.Future()


async def play(port: int, rooms: int, seats: int, seconds: float) -> int:
    """Have rooms of clients take turns at the echo; returns how many turns were answered."""
    end = time.perf_counter() + seconds
    act = msgspec.json.encode(
        {"type": "act", "seat": 0, "ply": 100, "action": {"do": "play", "kind": "spy", "count": 1}}
    ).decode()

    async def room(number: int) -> int:
        sockets = [
            await connect(f"ws://127.0.0.1:{port}/{number}", max_size=None, compression="deflate", ping_interval=None)
            for _ in range(seats)
        ]
        turns = 0
        while time.perf_counter() < end:
            await sockets[turns % seats].send(act)
            for socket in sockets:
                msgspec.json.decode(await socket.recv())
            turns += 1
        for socket in sockets:
            await socket.close()
        return turns

    return sum(await asyncio.gather(*(room(number) for number in range(rooms))))


if __name__ == "__main__":
    asyncio.run(answer(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
