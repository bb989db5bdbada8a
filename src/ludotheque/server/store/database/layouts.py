"""The names of the layouts that a database can have, each after the migration that makes it."""

from __future__ import annotations

VERSION = "16"
"""The layout of today: the last of the migrations."""
OLDER = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15")
"""The layouts that can be brought up to date."""
