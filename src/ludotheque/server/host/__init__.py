"""What the host of a server sets and sees: settings, limits, logs, metrics, traces and letters."""
