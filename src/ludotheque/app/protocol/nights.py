"""Nights that slow clocks do not count."""

from __future__ import annotations

import datetime
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Meta

from ludotheque.app.protocol.model import Model, limits

LONGEST_ZONE = 64
Hour = Annotated[int, Meta(ge=0, le=23)]
ONE_DAY = datetime.timedelta(days=1)


class Nights(Model):
    """The hours of a time zone in which no time passes: from ``start`` to ``end``, mostly past midnight."""

    zone: Annotated[str, limits(r"[A-Za-z0-9_+\-/]+", most=LONGEST_ZONE)]
    start: Hour
    end: Hour

    def __post_init__(self) -> None:
        """Check what belongs together."""
        if self.start == self.end:
            raise ValueError("nights begin and end at different hours")
        try:
            self.clock()
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise ValueError("this time zone is not known here") from error

    def clock(self) -> ZoneInfo:
        """Return the time zone."""
        return ZoneInfo(self.zone)

    def asleep(self, at: float) -> bool:
        """Return whether it is night at a time, in seconds since 1970."""
        hour = datetime.datetime.fromtimestamp(at, self.clock()).hour
        if self.start < self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end

    def next_change(self, at: float) -> float:
        """Return when the night begins or ends next, after a time."""
        zone = self.clock()
        day = datetime.datetime.fromtimestamp(at, zone).date()
        found = [
            datetime.datetime.combine(day + offset * ONE_DAY, datetime.time(hour), zone).timestamp()
            for offset in range(3)
            for hour in (self.start, self.end)
        ]
        return min(time for time in found if time > at)

    def awake(self, since: float, until: float) -> float:
        """Return the seconds between two times that are not of a night."""
        total, at = 0.0, since
        while at < until:
            change = min(until, self.next_change(at))
            total += 0.0 if self.asleep(at) else change - at
            at = change
        return total

    def after(self, at: float, seconds: float) -> float:
        """Return when so many seconds that are not of a night have passed after a time."""
        while True:
            change = self.next_change(at)
            if not self.asleep(at):
                if seconds <= change - at:
                    return at + seconds
                seconds -= change - at
            at = change
