"""The contract suite: what must be true of every game.

``ludotheque check GAME`` runs it on one game, ``pytest --pyargs ludotheque.testing`` on all that are installed, or on
those that the environment variable ``LUDOTHEQUE_ONLY`` names. It needs ``pip install "ludotheque[testing]"``.
"""

from ludotheque.core.extras import lacking

try:
    import pytest
except ImportError:
    raise lacking("testing", "pytest") from None

# Their assertions tell what they compare, as those of the tests do.
pytest.register_assert_rewrite("ludotheque.testing.records", "ludotheque.testing.mutants")
