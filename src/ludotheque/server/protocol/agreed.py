"""The base of whatever players agree on when a table is opened."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Agreed(BaseModel):
    """Nothing is converted and nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
