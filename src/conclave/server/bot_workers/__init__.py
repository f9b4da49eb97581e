"""Bots at the table: they think in processes of their own, which may crash, hang or be killed.

`BotPool` hands requests out fairly and always comes back with a legal move. A worker imports this package
too and starts more quickly the less is imported here, so everything is taken from its own module.
"""
