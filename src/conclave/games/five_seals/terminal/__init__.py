"""Five Seals in the terminal: its screen and its `board` command."""
