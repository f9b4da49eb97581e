table-undo-nothing = There is nothing of yours to take back.
table-undo-rolled = The dice or cards have spoken since; that cannot be taken back.
table-undo-other = Somebody else has decided since; that cannot be taken back.
table-undo-revealed = The choices have been revealed since; that cannot be taken back.
table-stale = The game has moved on since you looked; here is how it stands now.
