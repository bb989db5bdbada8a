"""The lab: many games between bots as rows, and a report that reads them. It needs the extra ``lab``."""

from ludotheque.core.extras import need

# A cluster's libraries are not among these: only a run with a scheduler imports them.
need("lab", "numpy", "polars", "jinja2", "altair")
