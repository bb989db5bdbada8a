"""The base of whatever players agree on when a table is opened."""

from __future__ import annotations

from typing import ClassVar

from pydantic import BaseModel, ConfigDict


class Agreed(BaseModel):
    """Nothing is converted and nothing unknown is let through."""

    model_config: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True, frozen=True)
