"""Games in the terminal: one loop for every game, and a screen of its own for those that have one."""
