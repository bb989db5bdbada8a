"""Guides: their passages, and the questions that these answer."""

from ludotheque.teaching.guide.asking import Hit, ask
from ludotheque.teaching.guide.passages import Passage, passages_of
from ludotheque.teaching.guide.position import here, on_table

__all__ = ["Hit", "Passage", "ask", "here", "on_table", "passages_of"]
