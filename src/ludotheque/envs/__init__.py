"""The games as environments of the field's libraries; each needs its library (extra ``envs``; OpenSpiel apart).

``ludotheque.envs.pettingzoo.env("koryo", players=2)``, and the same function in ``ludotheque.envs.gymnasium`` and
``ludotheque.envs.openspiel``; ``ludotheque.envs.vector`` plays many games at once. All observe a seat's view only, and
seeds make them repeatable. ``docs/environments.md`` tells all of it.
"""

from ludotheque.core.extras import need

need("envs", "numpy")
