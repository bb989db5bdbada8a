"""The catalogue: facts, texts, guides, lessons and puzzles of games, which need no table."""

from __future__ import annotations
