"""Reviews: every decision of a player in a finished game, graded by what it lost."""

from ludotheque.teaching.review.assessing import Assessing, Assessment, assess
from ludotheque.teaching.review.balance import Balance, balance
from ludotheque.teaching.review.comparing import causes_of
from ludotheque.teaching.review.doubt import doubt
from ludotheque.teaching.review.grades import LESSONS, Grade, accuracy, grade
from ludotheque.teaching.review.review import Choice, Decision, Review, choices, decision, review, win_shares_of

__all__ = [
    "LESSONS",
    "Assessing",
    "Assessment",
    "Balance",
    "Choice",
    "Decision",
    "Grade",
    "Review",
    "accuracy",
    "assess",
    "balance",
    "causes_of",
    "choices",
    "decision",
    "doubt",
    "grade",
    "review",
    "win_shares_of",
]
