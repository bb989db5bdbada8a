"""Moderation by the operator of a server: tables and guests are listed, closed, deleted and expire."""
