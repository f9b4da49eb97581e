# What is typed stands in quotes within braces and is the same in every language.

## Every command

cli-language-unknown = There is no language “{ $language }” for { "CONCLAVE_LANG" }; choose one of: { $expected }.
cli-no-command = There is no command “{ $command }”; the commands are: { $expected }. { "--help" } explains them.
cli-part-missing = { "conclave" } { $command } needs { $part ->
    [server] the server
   *[lab] the lab
}: install { "\"conclave[" }{ $part }{ "]\"" }.
cli-interrupted = interrupted.
cli-output-full = The output couldn't be written: { $reason }. Make room, or send it elsewhere.
cli-version = { "conclave" } { $version }, rules { $form ->
    [pure] pure
    [stale] pure: the compiled ones are out of date; `{ "make compile" }` rebuilds them
    [mixed] partly compiled; these are not: { $modules }
   *[compiled] compiled
}
cli-usage = { $wrong }; { "--help" } shows what you can type.
cli-missing = { $name } is missing
cli-surplus = “{ $words }” is too much here
cli-no-such-option = There is no option { $option }
cli-option-takes-one = { $option } needs a value
cli-option-takes-none = { $option } takes no value
cli-value-wrong = { $option } cannot be “{ $value }”; it must be { $expected }.
cli-whole-number = a whole number
cli-whole-number-from = a whole number, at least { $least }
cli-whole-number-between = a whole number from { $least } to { NUMBER($most, useGrouping: 0) }
cli-number-between = a number above { $least } and at most { $most }
cli-one-of = one of { $expected }
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-no-text = { $file } is not a UTF-8 text file.
cli-file-empty = { $file } is empty.
cli-interval = { $low } to { $high }
cli-interval-percent = { $low } to { $high } %

## Options of a game

cli-players-from-seats = The number of players comes from { "--seats" }; list as many seats as you want.
cli-did-you-mean = Did you mean { $name }?
cli-option-twice = The option “{ $option }” is given twice.
cli-option-no-value = “--{ $option }” has no value; write it as --{ $option } { "VALUE" }.
cli-option-none = There is no option --{ $option }; { $game } has no options, and { "--help" } shows the others.
cli-options-of-game = Options of { $game }
cli-option-unknown = There is no option --{ $option }; { $game } has { $expected }, and { "--help" } shows all others.
cli-pair-wrong = “{ "--option" } { $pair }” has no value; write it as { "--option name=value" }.
cli-word-unknown = “{ $word }” means nothing here; { "--help" } shows what you can type.
cli-seats-number = { $game } is for { $least } to { $most } players, but { "--seats" } names { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
cli-seats-needed = { $game } needs { $needed ->
    [one] one seat
   *[other] { $needed } seats
} here, but { "--seats" } names { $seats }.

## Rules and catalogue

cli-rules-unknown = { $game } has no rule “{ $rule }”; its rules are: { $expected }.
cli-catalogue-empty = { $game } has no list of what's in the box.
cli-catalogue-id = id
cli-catalogue-name = name
cli-catalogue-about = about

## Records

cli-record-rules = rules { $version }
cli-record-place = place { $place }
cli-record-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-record-not-over = The game is not over.
cli-record-unreadable = { $file } cannot be read: { $reason }.
cli-record-line = { $file }, line { $line }: { $reason }
cli-record-whole = { $file }: { $reason }
cli-record-false = false: { $reason }
cli-record-proven-over = Proven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (finished), and { $chances ->
    [0] no dice or cards were needed.
    [one] its one roll or draw follows from what was fixed before the game began.
   *[other] all { $chances } rolls and draws follow from what was fixed before the game began.
}
cli-record-proven-broken-off = Proven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (ended early), and { $chances ->
    [0] no dice or cards were needed.
    [one] its one roll or draw follows from what was fixed before the game began.
   *[other] all { $chances } rolls and draws follow from what was fixed before the game began.
}
cli-record-unproven-over = Replays but unproven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (finished), but this record can't show whether the dice were fair.
cli-record-unproven-so-far = Replays but unproven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (not over yet), but this record can't show whether the dice were fair.
cli-record-unproven-unasked = Unproven: nothing was found wrong with this record of { $game }, but not all of it could be checked.
cli-record-recomputed = { $chances ->
    [one] Its one roll or draw was recomputed and is right.
   *[other] Its { $chances } rolls and draws were recomputed and are right.
}
cli-record-also-line = line { $line }: { $reason }
cli-record-commitment = The host promised { $commitment } at the start; compare it with what you were shown then.
cli-record-client = Client { NUMBER($client, useGrouping: 0) }
cli-record-client-named = { $name } (client { NUMBER($client, useGrouping: 0) })
cli-record-contributed = { $client } promised { $commitment } and contributed.
cli-record-left-out = { $client } promised { $commitment } but was left out of the dice.
cli-record-promised-nothing = { $client } promised nothing and was left out of the dice.

## Simulations

cli-simulate-you = You can't play in a simulation, only bots can: { $expected }, or a file such as { "my_bot.py:Bot" }. To play yourself, use “{ "conclave play" }”.
cli-simulate-empty-seat = “{ "--seats" } { $seats }” has an empty seat; list the bots as in { "--seats greedy,random" }.
cli-simulate-interrupted = interrupted after { $games } of { $asked } games.
cli-records-there = { $folder } already contains { $file }; choose another folder. Nothing was overwritten.
cli-records-unwritable = Records cannot be written to { $folder }: { $reason }. Choose another folder.

cli-arena-empty-bot = “{ "--bots" } { $seats }” has an empty name; list the bots as in { "--bots adept,greedy" }.
cli-arena-alone = An arena compares bots, so name at least two different ones. “{ "conclave study" } { $game }” looks at games of one bot.
cli-arena-players = { $game } is for { $least } to { $most } players, not { $players }; choose another { "--players" }.
cli-arena-players-option = Set the number of players with { "--players" }, not with { "--option" }.
cli-arena-two-parts = { $option } cannot be “{ $given }”; give two numbers between 0 and 1, such as { $example }.
cli-arena-errors-alone = { "--errors" } says how often an { "--sprt" } decision may be wrong, but there is no { "--sprt" }.
cli-arena-interrupted = interrupted after { $games } of { $asked } games. { $kept ->
    [yes] They are kept; run the same command again to continue.
   *[no] Nothing is kept without { "--out" }.
}
cli-arena-sprt-order = { "--sprt" } asks whether a share is closer to { $p0 } or { $p1 }; put the smaller one first.
cli-arena-errors = { "--errors" } cannot be “{ $given }”; the two must add up to less than 1.
cli-study-players = { "--players" } cannot be “{ $given }”; give a number, or several such as { "2,3,4" }.
cli-study-vary = { "--vary" } cannot be “{ $given }”; give an option with its values, such as { "name=a,b" }. The options are: { $expected }.
cli-cluster-jobs = Games run either here in { "--jobs" } or on a { "--cluster" }; leave one of the two out.

cli-simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-points = points
cli-simulate-place = place
cli-simulate-ms = ms
cli-simulate-seat = seat
cli-simulate-rounds = A game has { $rounds } rounds and { $decisions } decisions on average.
cli-simulate-decisions = A game has { $decisions } decisions on average.
cli-simulate-ending = { $games ->
    [one] One game
   *[other] { $games } games
}: { $reason }
cli-simulate-legend = Dim: 95 % intervals. ms: mean time per decision.

## Speed

cli-bench-now = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
cli-bench-game = game
cli-bench-players = players
cli-bench-decisions = decisions/s
cli-bench-playout = in playouts
cli-bench-games = games/s
cli-bench-clone = clone
cli-bench-memory = memory
cli-bench-search = sims/s
cli-bench-options = The kit of { $game } benchmarks with options that the game doesn't have: { $reason }
cli-bench-about = Only decisions with at least two options count: first through the { "API" }, then inside playout calls. games/s are playout calls; memory is for one position; sims/s are tree-search simulations, each with a playout of { $decisions } decisions.
cli-bench-both = The figures are for the compiled rules; × says how many times as fast as the pure ones they are.
cli-bench-not-compiled = You asked for the compiled rules, but { $found ->
    [mixed] only some of them are compiled here
   *[pure] they are not compiled here
}. `{ "make compile" }` compiles them if there is a { "C" } compiler.
cli-bench-python = { "Python" } { $version }, rules { $form ->
    [pure] pure
    [mixed] partly compiled
   *[compiled] compiled
}; importing them takes { $milliseconds } ms.

## Odds

cli-odds-no-game = Nobody has worked out odds for { $game } yet; there are some for: { $expected }.

## People

cli-you = You
cli-choose = It is your turn. Choose:
cli-enter = (or just Enter)
cli-more-choices = { $number ->
    [one] You can type one more choice in notation.
   *[other] You can type { $number } more choices in notation.
}
cli-place = { $place }. { $player }: { $points }
cli-won = { $player } wins!
cli-won-you = You win!
cli-shared = { $players } share the victory.

## Beside an answer

cli-prompt = { "?" } help · { "odds" } · { "undo" } · { "log" } · { "quit" }
cli-prompt-short = { "?" }
cli-back = Enter continues
cli-turn = Enter turns the page, { "q" } continues
cli-turn-back = Enter turns back, { "q" } continues
cli-small = This terminal is small. Everything fits, but 80 columns by 24 rows show more at once.
cli-skip = Enter skips ahead.

cli-help-numbers = Type a number from 1 to { $most },
cli-help-notation = or the choice as records write it, for example “{ $example }”.
cli-help-help = this page
cli-help-rule = one rule of the game, such as the one shown after the question
cli-help-odds = what each of your choices is worth
cli-help-hint = what the strongest bot would do
cli-help-undo = undoes your last decision, unless dice, cards or somebody else came in between
cli-help-save = saves now, as happens after every decision anyway
cli-help-log = everything that has happened
cli-help-table = everything on the table, including the other players' things
cli-help-again = the whole question again
cli-help-quit = leaves; the game is saved and you can continue it later

cli-odds = What your choices are worth:
cli-odds-chance = chance
cli-odds-points = points
cli-odds-working = Working out the odds ... (Ctrl-C to stop)
cli-odds-given-up = The odds were not worked out; the game goes on.
cli-odds-at-least = ≥ { $chance }
cli-odds-at-least-plain = at least { $chance }
cli-odds-rest = { $number ->
    [one] One other choice is worth less.
   *[other] { $number } other choices are worth less.
}
cli-no-odds = There is no hint for this decision.
cli-no-such-rule = There is no rule “{ $rule }”; the rules are { $expected }.
cli-undone = { $player } decides again.
cli-undone-you = Undone. Decide again.
cli-saved = Saved: { $file }
cli-quit-unsaved = This game cannot be saved and would be lost. Type { "quit" } again to leave anyway.

cli-nothing-typed = You typed nothing. Type an answer, or { "?" } for help.
cli-not-understood = “{ $words }” means nothing here. Type { "?" } for help.
cli-no-such-number = There is no choice { $number }; the choices are 1 to { $most }.
cli-refused = { $reason } ({ $rule })

cli-hand-over = Give the keyboard to { $player }, then press Enter.
cli-hand-over-undo = { $player } can still type { "undo" } to choose again.

## In plain lines

cli-plain-prompt = Your answer, or { "?" } for help:
cli-plain-choice = { $number }. { $choice }
cli-plain-join = { $left }, { $right }
cli-plain-list = { $left }; { $right }
cli-plain-word = { $word }: { $meaning }
cli-plain-minus = minus{ " " }
cli-plain-advice = { $label }: { $points } points.
cli-plain-advice-chance = { $label }: { $measure } { $chance }, { $points } points.

## Sitting down

cli-which-game = Say which game to play: { $expected }. For example { "conclave play" } { $example }, or { "conclave play --resume" } to continue a saved game.
cli-seat-empty = There is an empty seat in { "--seats" }; write it as in { "--seats you,adept" }.
cli-seed-wrong = “{ $seed }” isn't a seed; a seed is a whole number of up to 40 digits.
cli-names-number = { $people ->
    [0] { "--names" } is for people, but this table has only bots; is “{ "you" }” missing from { "--seats" }?
    [one] There is one person at the table, but { "--names" } gives { $names } names.
   *[other] There are { $people } people at the table, but { "--names" } gives { $names }.
}
cli-name-wrong = “{ $name }” cannot be a name; a name has 1 to { $most } printable characters.
cli-names-twice = Two people have the same name; give each their own.
cli-resume-alone = A saved game keeps its settings; leave out everything but { "--resume" }, { "--pace" } and { "--plain" }.

## Keeping

cli-go-on = The game is saved. Continue with: { $command }
cli-record-saved = The record of this game: { $file }
cli-trouble = { $folder } cannot be written to ({ $reason }).
cli-not-saved = This game is not being saved: { $trouble }
cli-lost = This game couldn't be saved: { $trouble }
cli-unreadable = { $file } cannot be read and was left untouched: { $reason }
cli-reason = { $reason }.
cli-at-line = Line { $line }: { $reason }
cli-no-saved-game = There is no saved game “{ $name }” in { $folder }; { "--resume" } alone takes the latest one.
cli-no-saved-game-but = There is no saved game “{ $name }” in { $folder }; unfinished ones are: { $names }.
cli-open-elsewhere = This game is open in another window: { $name }. Continue there, or close that window first.
cli-already-over = The game “{ $name }” is over; { "conclave record replay" } { $file } replays it.
cli-older-game = This is an older game, because { $reason }
cli-none-unfinished = There is no unfinished game; start one, for example with { "conclave play" } { $game }.
cli-none-unfinished-of = There is no unfinished game of { $game }; start one with { "conclave play" } { $game }.

## Bots

cli-bot-name-random = Random
cli-bot-name-greedy = Greedy
cli-bot-name-novice = Novice
cli-bot-name-apprentice = Apprentice
cli-bot-name-adept = Adept
cli-bot-name-master = Master
cli-bot-name-archmage = Archmage
cli-bot-name-searcher = Searcher
cli-bot-failed = { $reason } — { $how }

## The host's tables

cli-tables-column-id = id
cli-tables-column-game = game
cli-tables-column-stage = stage
cli-tables-column-lines = lines
cli-tables-column-created = created
cli-tables-column-changed = changed
cli-tables-column-seats = seats
cli-tables-none = There are no such tables.
cli-tables-more = { $tables ->
    [one] Only the latest table is shown
   *[other] Only the latest { $tables } tables are shown
}; { "--most" } shows more.

cli-tables-rules-gone = (these rules are no longer available)
cli-tables-times = created { $created }, changed { $changed }
cli-tables-size = { $lines ->
    [one] one line
   *[other] { $lines } lines
} in { $size } KiB, { $clients ->
    [one] one client has
   *[other] { $clients } clients have
} joined
cli-tables-free = –
cli-tables-bot = bot { $bot }
cli-tables-here = here
cli-tables-away = away
cli-tables-left = removed or gone
cli-tables-covered = covered by a bot
cli-tables-resigned = resigned
cli-tables-watching = { $clients ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $clients } people are watching.
}
cli-tables-at-rest = No server is running, so nobody is here.
cli-tables-options = options: { $options }
cli-tables-settings = settings: { $settings }
cli-tables-on = on
cli-tables-off = off
cli-tables-unset = none

cli-tables-sure = { $tables ->
    [one] Permanently delete one table and its record?
   *[other] Permanently delete { $tables } tables and their records?
}
cli-tables-yes-needed = There is nobody to ask here; { "--yes" } deletes without asking.
cli-tables-yes-or-no = Please answer { "y" } or { "n" }.
cli-tables-none-deleted = Nothing was deleted.
cli-tables-deleted = { $tables ->
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
}
cli-tables-old = { $tables ->
    [0] No table that has
    [one] One table that has
   *[other] { $tables } tables that have
} ended or never started { $tables ->
    [0] has
    [one] has
   *[other] have
} been unchanged for { $days ->
    [one] one day
   *[other] { $days } days
}.
cli-tables-kicked = Seat { $seat } of table { $table } is free; { $name } was sitting there.
cli-tables-abandoned = The game at table { $table } has ended, and its dice are revealed.

cli-tables-retention = { $days ->
    [one] Games that nobody has played for one day are abandoned. Tables that ended or never started are deleted one day after their last change.
   *[other] Games that nobody has played for { $days } days are abandoned. Tables that ended or never started are deleted { $days } days after their last change.
}
cli-tables-retention-off = Tables are kept until you delete them.
cli-tables-retention-given = The running server was started with { "--retention" } { NUMBER($days, useGrouping: 0) }, which applies until it stops.

cli-tables-unknown = There is no table “{ $table }”; { "conclave tables list" } shows all of them.
cli-tables-missing = { $number ->
    [one] There is no table { $tables }
   *[other] There are no tables { $tables }
}; nothing was deleted.
cli-tables-damaged = Table { $table } is damaged and cannot be read; { "conclave tables delete" } can still delete it.
cli-tables-seat-wrong = There is no seat “{ $seat }”; seats are numbered from 1, as in { "conclave tables show" }.
cli-tables-seat-free = Nobody is sitting in seat { $seat } of table { $table }.
cli-tables-retention-wrong = Tables cannot be kept for “{ $days }” days; choose a number from 1 to { $most }, or { "off" }.
cli-tables-settings-wrong = { $file } cannot be read; to replace it, run { "conclave tables retention" } with a number of days or { "off" }.
cli-tables-server-silent = The server at { $url } (process { $pid }) isn't answering; try again when it does, or once it has stopped.

## Help

cli-usage-heading = Usage:
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-default = default: { $value }
cli-usage-required = required

cli-command-serve = Open a table server for the browser.
cli-command-play = Play a game in the terminal.
cli-command-simulate = Let bots play each other and count the wins.
cli-command-arena = Let bots play each other in every combination, and rate them.
cli-command-study = See how balanced a game is, and what goes with winning.
cli-command-odds = Exact odds for situations in a game.
cli-command-record = Show, replay or verify the record of a game.
cli-command-rules = The rules of a game, or one of them.
cli-command-catalogue = Everything in a game's box.
cli-command-tables = List, show, delete and tidy up the tables of a server.
cli-command-backup = Copy all tables of a server into a file.
cli-command-restore = Restore the tables from a backup.
cli-command-schema = The messages between server and clients, for programs.
cli-command-bench = Measure how fast the rules run here.

cli-usage-any-json = Print JSON.
cli-usage-any-data = The server's data folder, if it isn't the usual one.
cli-usage-any-option = Set an option of the game.
cli-usage-any-yes = Don't ask first.
cli-usage-any-older-than = Unchanged for this many days.
cli-usage-any-help = Show this message and exit.

cli-usage-conclave = A digital table for games of dice and magic.
cli-usage-conclave-version = Show the version and exit.
cli-usage-serve = Run the table server until Ctrl+C, and open its start page.
cli-usage-serve-host = 0.0.0.0 lets other machines connect.
cli-usage-serve-port = 0 takes any free one.
cli-usage-serve-base-path = What every address begins with, e.g. /conclave.
cli-usage-serve-public-url = How people reach a server behind a proxy.
cli-usage-serve-behind-proxy = Trust this proxy to say who its clients are.
cli-usage-serve-no-browser = Don't open the start page.
cli-usage-serve-tables-per-address = Unfinished tables.
cli-usage-serve-sockets-per-address = Windows open at once.
cli-usage-serve-connections-per-address = Connections open at once, beside those windows.
cli-usage-serve-messages-per-address = Messages per second in all windows together.
cli-usage-serve-requests-per-address = Requests per second.
cli-usage-serve-retention = Abandon games that nobody has played for this many days, and delete tables that ended this long ago.
cli-usage-serve-verbose = Log every request.
cli-usage-play =
    Play GAME in the terminal.

    The game is saved after every decision; --resume continues the latest one, or the one you name. Each game has its own options, listed below.
cli-usage-play-seats = Who plays: you, bots, or my_bot.py:Bot.
cli-usage-play-names = Names of the people at the table.
cli-usage-play-seed = The same seed gives the same dice.
cli-usage-play-resume = Continue a saved game.
cli-usage-play-pace = How long bots' moves stay on the screen.
cli-usage-play-plain = Lines of words instead of drawn screens, for screen readers.
cli-usage-simulate =
    Let bots play GAME and count who wins.

    Seats rotate from game to game. Your own bot plays as my_bot.py:Bot. Each game has its own options, listed below.
cli-usage-simulate-seats = One bot for each seat: greedy,random.
cli-usage-simulate-games = How many games.
cli-usage-simulate-seed = The same seed gives the same games. A new one by default.
cli-usage-simulate-jobs = How many processes.
cli-usage-simulate-records = Save every game in this folder.
cli-usage-arena =
    Let bots play GAME in every combination, and rate them.

    If you name as many bots as players, they share one table in that order: a,b,b,b is one a against three b. A bot that fails loses its game. With --out, repeat the same command to continue an interrupted run. Each game has its own options, listed below.
cli-usage-arena-bots = The bots to compare: adept,greedy,random.
cli-usage-arena-players = How many play at a table.
cli-usage-arena-games = How many games in all.
cli-usage-arena-jobs = How many processes.
cli-usage-arena-cluster = Play on this Ray cluster instead, such as 10.0.0.1:6379 or ray://10.0.0.1:10001.
cli-usage-arena-seed = The same seed gives the same games. A new one by default.
cli-usage-arena-out = Keep the games in this folder, and write a report.
cli-usage-arena-sprt = Stop once it is clear which of two shares the first bot wins, such as 0.5,0.58.
cli-usage-arena-errors = How often that decision may be wrong, either way.
cli-usage-arena-luck = Also show results with the luck of the dice removed, where it is known. Takes time.
cli-usage-arena-seconds = Time per decision; a bot that takes longer loses.
cli-usage-arena-memory = Megabytes per game; a bot that takes more loses.
cli-usage-study =
    Play GAME many times and see how balanced it is: seats, length, points, and how spells and cards go with winning.

    Every number of players is combined with every value of the options you vary. Each game has its own options, listed below.
cli-usage-study-bots = Who plays. A single bot takes all seats.
cli-usage-study-players = Numbers of players, such as 2,3,4.
cli-usage-study-vary = An option and its values, such as "circle=I,IV"; can be repeated.
cli-usage-study-games = How many games for each combination.
cli-usage-study-jobs = How many processes.
cli-usage-study-cluster = Play on this Ray cluster instead, such as 10.0.0.1:6379 or ray://10.0.0.1:10001.
cli-usage-study-seed = The same seed gives the same games. A new one by default.
cli-usage-study-out = Keep the games in this folder, and write a report.
cli-usage-odds = Exact odds for situations in a game. Each game has its own options.
cli-usage-record = Show, replay or verify the record of a game.
cli-usage-record-replay = Replay the record by the rules and retell it in sentences.
cli-usage-record-show = Who played what, and how it ended. Works for any version of a game.
cli-usage-record-verify =
    Check the record against the rules, and its dice against what was promised at the start.

    The answer is proven, replays but unproven, or false; docs/fairness.md says what that means.
cli-usage-rules = The rules of GAME, or just the rule ID (such as WD-7).
cli-usage-catalogue = Everything in the box of GAME.
cli-usage-tables = List, show, delete and tidy up the tables of a server, running or not.
cli-usage-tables-abandon = End a table's game without a winner, and reveal its dice so that they can be checked.
cli-usage-tables-delete = Permanently delete tables and their records.
cli-usage-tables-kick = Free a seat; SEAT is its number in `show`. During a game, a bot plays there until somebody sits down.
cli-usage-tables-list = All tables, most recently changed first.
cli-usage-tables-list-stage = Only tables at this stage; can be repeated.
cli-usage-tables-list-most = Only this many of the latest.
cli-usage-tables-purge = Delete tables whose game has ended or never started, and that haven't changed for this long.
cli-usage-tables-purge-dry-run = Only count them.
cli-usage-tables-retention = Show or set after how many days unplayed games are abandoned and ended tables deleted.
cli-usage-tables-show = Who has a seat at a table, who is here, its settings and its size.
cli-usage-backup = Copy all tables of the server into FILE. The server may be running.
cli-usage-restore =
    Replace all tables with those in the backup FILE. The server must be stopped.

    The previous tables are kept beside it, and you can restore them too.
cli-usage-schema = The server's messages (JSON Schema) or its HTTP interface (OpenAPI), as JSON.
cli-usage-schema-http = What you can request over HTTP.
cli-usage-schema-socket = The socket's messages, and what each game puts into them.
cli-usage-bench =
    Measure random games and searches of every game, for every number of players.

    Only decisions with at least two options count.
cli-usage-bench-seconds = Time for each measurement.
cli-usage-bench-games = Measure only these games.
cli-usage-bench-form = Measure this form of the rules, or both in turn. By default, the one that runs here.

# Games that are installed
cli-games-row = { $game }: { $title }, { $least } to { $most } players (from { $source })
cli-games-bots = {"  "}bots: { $bots }
cli-games-command-hidden = { $game } from { $source }: its command { $command } cannot be used, because { "conclave" } already has one with that name.
cli-games-broken = { $game } from { $source }: { $reason }
cli-command-games = List the installed games, and where they come from.
cli-usage-games = List the installed games, their bots, and the package each one comes from.
