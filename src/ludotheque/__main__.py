"""The command line as ``python -m ludotheque``."""

from ludotheque.cli import app

if __name__ == "__main__":
    app(prog_name="ludotheque")
