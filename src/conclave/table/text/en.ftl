table-undo-nothing = You have nothing to undo.
table-undo-rolled = Dice or cards have come up since then, so you can't undo that.
table-undo-other = Somebody else has decided since then, so you can't undo that.
table-undo-revealed = The choices have been revealed since then, so you can't undo that.
table-stale = The game has moved on since you looked. This is how it stands now.
table-undo-bot = A bot has decided since then, so you can't undo that.
table-undo-off = Undo is off at this table.

table-not-now = You can't do that at this stage of the table.
table-not-playing = The game isn't running: it hasn't started, or it is over.
table-rules-gone = Version { $rules } of the { $game } rules is no longer available. You can look at this game and export it, but not play it.
table-creator-only = Only the person who created the table can do that.
table-watch-only = You can only watch here. Ask for an invitation to take a seat.

table-link-seat = A seat link must name a seat; no other link can.
table-link-not-yours = Only whoever holds this seat gets a link to it.
table-link-none = There is no such link to withdraw.
table-link-needed = This table is private. Ask for a link to it.
table-link-unknown = This link doesn't lead here, or it has been withdrawn. Ask for a new one.

table-name-wrong = A name is one line of 1 to { $longest } visible characters; choose another.
table-seat-unknown = There is no seat { $seat }; the seats are 1 to { $seats }.
table-seat-taken = This seat is taken; choose a free one.
table-seat-not-yours = This isn't your seat. You can only decide for your own.
table-resigned = This seat has resigned. A bot plays it to the end.
table-seats-empty = These seats are still empty: { $seats }. Fill each with a person or a bot, then start.
table-bot-budget = After “{ $bot }:”, write a whole number; at this table, from 1 to { $most }.
table-bot-unknown = There is no bot “{ $bot }” for this game; choose one of: { $expected }.
table-bot-stays = You can't remove a bot during the game, only people.
table-seat-blind = You have just taken this seat. You can play once the choice made here before is revealed.
table-seat-nobody = There is no player at this seat.
table-full = All seats at this table are taken, and it can't be watched.
table-kicked = You have been removed from this table.
table-listed-after-kick = A table that somebody was removed from can't be listed. Invite people with a link.

table-vote-seat = A vote about a player must name a seat; a vote to close the table names none.
table-vote-players = Only players at this table can vote.
table-vote-own = You can't vote on your own seat.
table-vote-not-absent = { $name } hasn't been away for long enough. A bot covers until then.
table-vote-open = Another vote is still open. Wait for it to end.
table-vote-none = There is no open vote.
table-vote-lost = Somebody has just said no to this. Ask again in a few minutes.
table-vote-alone = Nobody else can agree to this. You can do it once this player has been away for { $minutes } minutes.

table-rematch-made = The next game is already set up; join it there.

table-clock-wrong = The clock allows 5 seconds to 14 days; choose a time in between.
table-cover-wrong = A bot can cover for an absent player after 5 seconds to 14 days, or never.

table-seed-form = A seed or its commitment is { $digits } lowercase hexadecimal digits.
table-seed-late = Your seed isn't needed now; the game goes on without it.
table-seed-false = This seed isn't the one you committed to; send that one.

table-words-wrong = A message is one line of 1 to { $longest } visible characters; write a shorter or plainer one.
table-chat-off = Chat is off at this table.
table-chat-seated = Only seated players can chat here; take a seat first.
table-advice-off = Hints and odds are off at this table.
table-advice-not-asked = Hints are only for your own decisions; wait for your turn.
table-crowded = This table can't take any more people. Create another one.
