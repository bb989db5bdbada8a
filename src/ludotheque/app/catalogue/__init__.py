"""The games of the house, as they are told before anyone sits at a table."""

from __future__ import annotations
