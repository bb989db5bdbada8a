"""Stands in for typing_extensions: what the house and Fluent take from it, Python has had for long."""

from typing import Literal as Literal
from typing import TypedDict as TypedDict
