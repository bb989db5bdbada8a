"""Free memory that is no longer needed: when cyclic garbage is looked for, and when the system gets memory back.

The collector walks all objects, and tables are many that live long. Young objects are looked through as ever. Those
that outlive it are left out of every later look, or a server with thousands of tables would stand still for seconds in
the midst of play. So nothing that lives long may end as a cycle: closed sockets and tables that were let go of are
taken apart by their owners.
"""

import ctypes
import gc
from typing import Literal

COLLECT_AFTER = (5_000, 8, 10)
"""Objects made until the youngest are looked through, and how often that is until older ones are.

One look at the older ones takes some twenty milliseconds then.
"""


def relax() -> None:
    """Leave everything that is there out of later looks, and from now on everything that outlives two."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    if _settle not in gc.callbacks:
        gc.callbacks.append(_settle)


def _settle(phase: Literal["start", "stop"], info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


def give_back() -> None:
    """Give free memory back to the system, where its C library (glibc) would keep it between what is still used.

    The buffers of each connection are large and freed out of order: without this they add megabytes in an hour.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
