"""Guides: their passages, and the questions that these answer."""

from ludotheque.teaching.guide.asking import LONGEST, Answer, Piece, ask
from ludotheque.teaching.guide.passages import Passage, passages, passages_of
from ludotheque.teaching.guide.position import here, on_table

__all__ = ["LONGEST", "Answer", "Passage", "Piece", "ask", "here", "on_table", "passages", "passages_of"]
