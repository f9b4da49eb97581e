## The site

app-unreachable = The server can't be reached. Try again in a moment.
app-opening = Opening the table…
app-close = Close
app-preferences = Preferences
app-home = Back to the start page

app-missing = This page doesn't exist
app-missing-about = The link may be out of date or incomplete.

## Start page

app-welcome = What shall we play?
app-players = { $least }–{ $most } players
app-minutes = { $least }–{ $most } minutes
app-play-now = Play now
app-play-now-of = Play now: { $game }
app-against = against
app-against-of = Opponents in { $game }
app-set-up = Set up a table
app-set-up-of = Set up a table: { $game }
app-rules = Rules
app-rules-of = Rules of { $game }
app-continue = Continue where you left off
app-name = Your name
app-name-note = This is how others see you at the table. You don't need an account.
app-guest = Guest
app-join = Join with a link
app-join-link = The link you were sent
app-join-note = You can also just open the link.
app-join-go = Join
app-no-link = This isn't a table link. Copy the whole link, starting with “http”.
app-open-tables = Open tables
app-no-open-tables = No tables are waiting for players right now. When you set one up, you can open it to everyone on this server.
app-past-games = Past games
app-no-past-games = Games you finish stay here, so you can replay them and verify the dice.
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
app-bot-apprentice-about = Plays sensibly, but misses chances.
app-bot-adept = Adept
app-bot-adept-about = Plays well and knows the odds.
app-bot-master = Master
app-bot-master-about = Looks ahead: hard to beat.
app-bot-archmage = Archmage
app-bot-archmage-about = Takes its time and punishes every mistake.
app-bot-searcher = Searcher
app-bot-searcher-about = Knows only the rules and explores what might happen.
app-bot-greedy = Greedy
app-bot-greedy-about = Takes whatever looks best right now.
app-bot-random = Random
app-bot-random-about = Plays any legal move.
app-bots-others = Other bots

## Setting up a table

app-set-up-title = New { $game } table
app-game-options = The game
app-seats = Seats
app-seat-who = Who sits in seat { $number }
app-seat-me = Me
app-seat-here = Someone at this screen
app-seat-friend = Invite a friend
app-seat-bot = Bot: { $bot }
app-seat-name = Name for seat { $number }
app-seat-friend-note = You'll get a link to send once the table is open.
app-document-choose = Choose a file…
app-document-none = standard
app-document-remove = Remove file
app-document-large = This file is too large. The limit is { $most } kB.
app-document-unreadable = This file can't be read as text.
app-agreed = Table settings
app-listed = List this table for everyone on this server
app-spectators = Allow spectators
app-chat = Chat and reactions
app-undo = Allow undo
app-advice = Hints and odds for everyone
app-clock = Time limit
app-clock-none = no limit
app-clock-seconds = { $seconds ->
    [one] one second per decision
   *[other] { $seconds } seconds per decision
}
app-clock-minutes = { $minutes ->
    [one] one minute per decision
   *[other] { $minutes } minutes per decision
}
app-clock-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
app-cover = A bot plays for absent players
app-cover-never = never
app-cover-after-minutes = { $minutes ->
    [one] after one minute
   *[other] after { $minutes } minutes
}
app-cover-after-days = { $days ->
    [one] after one day
   *[other] after { $days } days
}
app-begin = Start the game
app-open-table = Open the table
app-nobody-plays = At least one seat needs a player. Choose “Me”, “Someone at this screen” or “Invite a friend”.

## Rules

app-rules-title = Rules of { $game }
app-no-game = This server doesn't have that game
app-no-game-about = The link may be out of date. The start page lists the games on this server.
