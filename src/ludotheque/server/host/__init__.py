"""The host's side of a server: settings, limits, logs, metrics, traces and letters."""
