"""Long answers and those that take long: packed piece by piece, and only for clients that wait."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

from fastapi import Request, Response

from ludotheque.server.analysis.studies import Stop

GZIP = zlib.MAX_WBITS | 16
QUICKLY = 4
"""The compression level: replays repeat themselves, and more effort gains little."""


async def leaving(request: Request) -> None:
    """Return when the client leaves."""
    await request.body()  # what is left of it; afterwards the only news is that the client leaves
    while (await request.receive())["type"] != "http.disconnect":
        pass


def pack(parts: Iterable[bytes], stop: Stop) -> bytes:
    """Compress an answer piece by piece, so that it is never in memory as a whole, and others get their turn."""
    packer = zlib.compressobj(QUICKLY, wbits=GZIP)
    packed = []
    for part in parts:
        stop.check()
        packed.append(packer.compress(part))
    return b"".join([*packed, packer.flush()])


def answer(request: Request, packed: bytes) -> Response:
    """Send JSON that is compressed already; unpacked for the few clients that cannot."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type="application/json", headers=headers)
    return Response(zlib.decompress(packed, GZIP), media_type="application/json")
