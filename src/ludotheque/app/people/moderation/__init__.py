"""Moderation by the host of a server: tables and guests are listed, closed, deleted and expire."""
