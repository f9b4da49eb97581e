"""ciúb in the terminal: its screen and its odds command."""
