"""Serve the pages that need no server, to this machine alone: python -m tools.serve [PORT].

Any host of files will do. This one is there to look at them, and to measure: it sends what is packed if a browser takes
it, as a good host does.
"""

from __future__ import annotations

import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

PAGES = Path(__file__).parent.parent / ".pages"
PORT = 8020
PACKED = {"br": ".br", "gzip": ".gz"}


class Handler(SimpleHTTPRequestHandler):
    """Answers with files of a folder, the smallest form of each."""

    protocol_version = "HTTP/1.1"

    def send_head(self) -> BinaryIO | None:
        """Begin an answer, and return what follows."""
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() and self.path.endswith("/") else path
        taken = {one.partition(";")[0].strip() for one in self.headers.get("Accept-Encoding", "").split(",")}
        for coding, suffix in PACKED.items():
            packed = file.with_name(file.name + suffix)
            if coding in taken and packed.is_file():
                self.send_response(HTTPStatus.OK)
                self.send_header("Content-Type", self.guess_type(file))
                self.send_header("Content-Encoding", coding)
                self.send_header("Content-Length", str(packed.stat().st_size))
                self.send_header("Vary", "Accept-Encoding")
                self.send_header("Last-Modified", self.date_time_string(int(packed.stat().st_mtime)))
                self.end_headers()
                return packed.open("rb")
        return super().send_head()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of what is found."""
        if len(args) > 1 and str(args[1]) >= str(HTTPStatus.BAD_REQUEST.value):
            super().log_message(format, *args)


class Server(ThreadingHTTPServer):
    """A server that has nothing to say of browsers that hang up."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Report an error, unless the other side has left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # passed on as they come


def serving(folder: Path, port: int, handler: type[Handler] = Handler) -> Server:
    """Return a server of a folder, on loopback, which has not begun yet; port 0 stands for any that is free."""
    return Server(("127.0.0.1", port), partial(handler, directory=str(folder)))


def main() -> None:
    """Serve the pages until interrupted."""
    if not (PAGES / "index.html").is_file():
        sys.exit("There are no pages yet: make site")
    with serving(PAGES, int(sys.argv[1]) if len(sys.argv) > 1 else PORT) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
