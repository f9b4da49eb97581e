table-undo-nothing = There is nothing of yours to take back.
table-undo-rolled = The dice or cards have spoken since; that cannot be taken back.
table-undo-other = Somebody else has decided since; that cannot be taken back.
table-undo-revealed = The choices have been revealed since; that cannot be taken back.
table-stale = The game has moved on since you looked; here is how it stands now.
table-undo-bot = A bot has decided since; that cannot be taken back.
table-undo-off = This table plays without taking back.

table-not-now = That cannot be done at this stage of the table.
table-not-playing = The game is not being played now: it has not begun, or it is over.
table-rules-gone = Version { $rules } of the rules of { $game } is not at hand any more: this game can be looked at and exported, but not played.
table-creator-only = Only whoever created the table may do that.
table-watch-only = You may only watch here; ask for an invitation to sit down.

table-link-seat = Only a link to a seat names a seat, and it has to name one.
table-link-creator = There is no second creator's link; keep the one you have.
table-link-none = There is no such link that could be withdrawn.
table-link-needed = This table is not open to everybody; ask for a link to it.
table-link-unknown = This link does not lead here, or it has been withdrawn; ask for a new one.

table-name-wrong = A name is one line of 1 to { $longest } visible characters; choose another.
table-seat-unknown = There is no seat { $seat }; the seats are 1 to { $seats }.
table-seat-taken = This seat is taken; choose a free one.
table-seat-not-yours = This is not your seat; decide for your own.
table-resigned = This seat has resigned; a bot plays for it to the end.
table-seats-empty = These seats are still empty: { $seats }. Fill each with a person or a bot, then start.
table-bot-unknown = There is no bot “{ $bot }” for this game; choose one of: { $expected }.
table-bot-stays = A bot cannot be sent away during the game; only people can.
table-abandon-others = Others are still playing; only a game that everybody else has left can be abandoned.
table-rematch-made = The next game has been set up already; join it there.

table-clock-wrong = The clock allows from 5 seconds to 14 days; choose a time in between.
table-cover-wrong = A bot may cover for somebody after 5 seconds to 14 days without them, or never.

table-seed-form = A seed or its commitment is { $digits } hexadecimal digits in small letters.
table-seed-late = No seed of yours is expected now; the game goes on without another.
table-seed-false = This seed is not the one you committed to; send that one.

table-words-wrong = A message is one line of 1 to { $longest } visible characters; write a shorter or plainer one.
table-chat-off = This table plays without chat.
table-chat-seated = Only those who sit at the table may talk here; take a seat first.
table-advice-off = This table plays without hints and odds.
table-advice-not-asked = There are hints only while you have to decide; wait for your turn.
table-crowded = So many people have come to this table that it takes no more; make another one.
