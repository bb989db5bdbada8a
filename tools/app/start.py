"""The start of the single file that `make app` builds: the command line, or without arguments a server and its page."""

import multiprocessing
import os
import shutil
import subprocess
import sys
import webbrowser

LIBRARIES = "LD_LIBRARY_PATH"
OPENER = "xdg-open"


class Desktop(webbrowser.BaseBrowser):
    """Opens a page with the libraries of the system: those unpacked for this program may be too old for a browser."""

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:  # noqa: ARG002
        """Return whether the desktop has opened the page."""
        environment = {name: value for name, value in os.environ.items() if name != LIBRARIES}
        if (before := environment.pop(f"{LIBRARIES}_ORIG", None)) is not None:
            environment[LIBRARIES] = before
        return shutil.which(OPENER) is not None and subprocess.call([OPENER, url], env=environment) == 0


def main() -> None:
    """Run the command line, or the one script that the server runs with its Python."""
    from ludotheque.cli import app
    from ludotheque.server.printing import press

    if sys.argv[1:2] == [press.__file__]:
        press.main(sys.argv[2:])
        return
    webbrowser.register(OPENER, None, Desktop(), preferred=True)
    app(sys.argv[1:] or ["serve", "--open"], prog_name="ludotheque")


if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker goes no further
    main()
