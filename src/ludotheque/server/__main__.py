"""``python -m ludotheque.server``: the server alone, for development and tests."""

from __future__ import annotations

import sys

from ludotheque.core.errors import BadInput
from ludotheque.core.extras import need


def main() -> int:
    """Serve as the command line says; the address is the first line of the output."""
    try:
        need("server")
        from ludotheque.server.run.start import run
        from ludotheque.server.settings import read_settings

        started = read_settings("python -m ludotheque.server")
        run(started.settings, open_browser=started.open_browser)
    except BadInput as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
