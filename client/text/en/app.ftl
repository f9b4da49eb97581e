## The site

app-unreachable = The server cannot be reached; try again in a moment.
app-opening = Opening the table…
app-close = Close
app-preferences = Preferences
app-home = To the start page

app-missing = There is nothing here
app-missing-about = This address leads nowhere; it may be an old bookmark, or a part of it is missing.

## Start page

app-welcome = What shall we play?
app-players = { $least }–{ $most } players
app-minutes = { $least }–{ $most } minutes
app-about-wizard-dice = Say what seven dice will show, then roll, keep and dare – or leave in time.
app-about-five-seals = Lead your mage through a sealed dungeon, break seals with dice, and cast what you find.
app-about-ciub = Build a handful of dice, bend them by magic, and win the spell cards before the others do.
app-play-now = Play now
app-play-now-of = Play now: { $game }
app-against = against
app-against-of = Opponents in { $game }
app-set-up = Set up a table
app-set-up-of = Set up a table of { $game }
app-rules = Rules
app-rules-of = Rules of { $game }
app-continue = Continue where you left off
app-name = Your name
app-name-note = How others see you at the table. You need no account.
app-guest = Guest
app-join = Join by a link
app-join-link = Link that you were sent
app-join-note = Opening the link itself does the same.
app-join-go = Join
app-no-link = This is no link to a table. Copy all of it, from “http” to the end.
app-open-tables = Open tables
app-no-open-tables = No table waits for players right now. A table that you set up can be opened to everybody on this server.
app-past-games = Past games
app-no-past-games = Games that you finish stay here, to replay them and to check the dice.
app-open-record = Open a record file
app-show-all = Show all { $number }
app-your-turn = your turn
app-nobody-yet = nobody yet
app-free-seats = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
app-stage-lobby = waiting for players
app-stage-gathering = about to begin
app-stage-playing = in play
app-stage-over = over
app-stage-abandoned = ended early
app-game-gone = this game is no longer on this server

# Levels of bots: app-bot-…, and what to expect of each: app-bot-…-about
app-bot-novice = Novice
app-bot-novice-about = Still learning: good company for a first game.
app-bot-apprentice = Apprentice
app-bot-apprentice-about = Plays sensibly and lets chances pass.
app-bot-adept = Adept
app-bot-adept-about = Plays well and counts its odds.
app-bot-master = Master
app-bot-master-about = Looks ahead: hard to beat.
app-bot-archmage = Archmage
app-bot-archmage-about = Thinks long and forgives nothing.
app-bot-greedy = Greedy
app-bot-greedy-about = Takes what is best right now.
app-bot-random = Random
app-bot-random-about = Does just anything.
app-bots-measuring = To measure by

## Setting up a table

app-set-up-title = A table of { $game }
app-game-options = The game
app-seats = Seats
app-seat-who = Who sits at seat { $number }
app-seat-me = Me
app-seat-here = Somebody at this screen
app-seat-friend = A friend, by link
app-seat-bot = Bot: { $bot }
app-seat-name = Name at seat { $number }
app-seat-friend-note = You get a link to send once the table is open.
app-document-choose = Choose a file…
app-document-none = as in the box
app-document-remove = Take it out again
app-document-large = This file is too large: at most { $most } kB.
app-document-unreadable = This file cannot be read as text.
app-agreed = What is agreed at this table
app-listed = Everybody on this server may find the table
app-spectators = Others may watch
app-chat = Chat and reactions
app-undo = Decisions may be taken back
app-advice = Hints and odds for everybody
app-clock = Time to think
app-clock-none = as long as one likes
app-clock-seconds = { $seconds ->
    [one] one second a decision
   *[other] { $seconds } seconds a decision
}
app-clock-minutes = { $minutes ->
    [one] one minute a decision
   *[other] { $minutes } minutes a decision
}
app-clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
app-cover = When somebody is gone, a bot plays for them
app-cover-never = never
app-cover-after-minutes = { $minutes ->
    [one] after one minute
   *[other] after { $minutes } minutes
}
app-cover-after-days = { $days ->
    [one] after one day
   *[other] after { $days } days
}
app-begin = Begin the game
app-open-table = Open the table
app-nobody-plays = Somebody has to play: choose “Me”, “Somebody at this screen” or “A friend, by link” for at least one seat.

## Rules

app-rules-title = Rules of { $game }
app-no-game = There is no such game here
app-no-game-about = Perhaps the address is an old one. The start page shows the games of this server.
