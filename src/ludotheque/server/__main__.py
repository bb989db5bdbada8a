"""``python -m ludotheque.server``: the server alone, for development and tests."""

from __future__ import annotations

import argparse
import logging
import sys

from ludotheque.server import StoreError, serve


def main() -> int:
    """Serve as the command line says; the address is the first line of the output."""
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", help="the path of an SQLite file, or postgresql://USER@HOST/NAME")
    parser.add_argument("--bot-pause", type=float, default=0.6)
    parser.add_argument("--allow-origin", action="append", default=[])
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        serve(
            chosen.host,
            chosen.port,
            chosen.database,
            bot_pause=chosen.bot_pause,
            allowed_origins=tuple(chosen.allow_origin),
        )
    except StoreError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
