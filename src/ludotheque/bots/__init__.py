"""Bots that play any game of the contract: the built-in ones and your own."""

from ludotheque.bots.analysing import Analysis, Move, analyse
from ludotheque.bots.levels import Player, bot
from ludotheque.bots.named import AnyBot
from ludotheque.bots.observation import Observation
from ludotheque.bots.own import BadMove, Bot
from ludotheque.core.levels import LEVELS

__all__ = ["LEVELS", "Analysis", "AnyBot", "BadMove", "Bot", "Move", "Observation", "Player", "analyse", "bot"]
