"""What a designer asks of a game: balance of seats, length, what spells and cards go along with."""
