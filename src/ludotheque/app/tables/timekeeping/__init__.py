"""The time of a table: its clocks, its alarms, and for how long players have been idle or away."""
