"""The places of a card: a deck, the display beside it, its discards, or one of three places of each seat.

A place is one number, so that a card can be compared with a place, moved there and copied with the state. Only this
module knows how a seat and its hand make a number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DECK: Final[i64] = -1
"""Rip-offs that no one has printed are in their deck too."""
ROW: Final[i64] = -2
DISCARDED: Final[i64] = -3

_HANDS: Final[i64] = 0
_LAID_OUT: Final[i64] = 10
_MATS: Final[i64] = 20


def hand_of(seat: i64) -> i64:
    """Return the place of the cards in a seat's hand."""
    return _HANDS + seat


def hyped_by(seat: i64) -> i64:
    """Return the place of the originals that a seat has laid out for hype."""
    return _LAID_OUT + seat


def mat_of(seat: i64) -> i64:
    """Return the place of a seat's printed comics and of the creatives on them."""
    return _MATS + seat


def is_of_a_seat(place: i64) -> bool:
    """Tell whether the place belongs to a seat."""
    return place >= _HANDS


def is_hand(place: i64) -> bool:
    """Tell whether the place is the hand of a seat."""
    return _HANDS <= place < _LAID_OUT


def is_hyped(place: i64) -> bool:
    """Tell whether originals there are laid out for hype."""
    return _LAID_OUT <= place < _MATS


def is_mat(place: i64) -> bool:
    """Tell whether the place is the mat of a seat."""
    return place >= _MATS


def owner_of(place: i64) -> i64:
    """Return the seat to which a hand, a mat or what is laid out belongs."""
    if is_mat(place):
        return place - _MATS
    return place - _LAID_OUT if is_hyped(place) else place - _HANDS
