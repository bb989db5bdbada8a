"""Print the SVG of standard input as PNG on standard output, with the fonts that are named.

This runs as a script in a process of its own: the library keeps the interpreter to itself while it draws, and a server
has games to serve meanwhile. It imports nothing else, and so starts at once.
"""

import sys


def main(fonts: list[str]) -> None:
    """Print one picture. System fonts are left out: every server draws the same."""
    import resvg_py

    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts)))


if __name__ == "__main__":
    main(sys.argv[1:])
