"""Bots: who decides for a seat when nobody sits there, in any game of the contract."""

from ludotheque.bots.levels import LEVELS, Analysis, Bot, Move, analyse, bot

__all__ = ["LEVELS", "Analysis", "Bot", "Move", "analyse", "bot"]
