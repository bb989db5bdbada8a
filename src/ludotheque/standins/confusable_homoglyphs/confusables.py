"""No character looks like another: one person alone confuses no one."""

from __future__ import annotations

from typing import Any, Final

confusables_data: Final[dict[str, list[dict[str, Any]]]] = {}
