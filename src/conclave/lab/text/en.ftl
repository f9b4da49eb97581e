# The lab: runs of many games, and the reports about them.

## A bot that loses by its own doing

lab-bot-late = The bot { $bot } took more than { $seconds } s for a decision.
lab-bot-ended = The bot { $bot } ended the process it played in (exit code { $code }).
lab-bot-broke = The game couldn't continue after what the bot { $bot } did: { $error }
lab-bot-broke-process = The process running the bot { $bot } died every time the bot was asked.
lab-bot-memory = The bot { $bot } used up the memory allowed for a game ({ NUMBER($megabytes, useGrouping: 0) } MB).

## What is refused

lab-bot-twice = { $bot } is named more than once. That describes one table of exactly these bots, so use { "--players" } { $bots }, not { $players }.
lab-journal-in-use = Another run is writing to { $folder } right now; wait for it, or choose another folder.
lab-journal-foreign = { $folder } contains a file { $file } that Conclave did not write; choose another folder. Nothing was changed.
lab-journal-other = { $folder } contains the games of another run ({ $what } is { $there } there and { $here } here); choose another folder, or repeat that run. Nothing was changed.
lab-journal-damaged = { $file } is damaged: line { $line } is not a game of this run. Remove that line to continue with the others.
lab-journal-longer = { $folder } contains this run up to game { $there }, but { "--games" } asks for only { $asked }; ask for as many, or choose another folder. Nothing was changed.
lab-folder-of-arena = { $folder } contains an arena run, and its report would be replaced; choose another folder.
lab-folder-of-study = { $folder } contains a study with games in { $cell }, and its report would be replaced; choose another folder, or repeat that study.
lab-folder-unusable = { $folder } cannot be used: { $reason }. Choose another folder.
lab-folder-unwritable = { $folder } cannot be written to: { $reason }. What was written before is kept; run the same command again to continue.

## A cluster

lab-cluster-address = { "--cluster" } cannot be “{ $address }”; give the address of a Ray cluster, such as { "10.0.0.1:6379" } from one of its machines, { "ray://10.0.0.1:10001" } from elsewhere, or { "auto" } for the one running here.
lab-cluster-extra = { "--cluster" } needs Ray, which isn't installed here; install it with: { "pip install \"conclave[cluster]\"" }
lab-cluster-silent = No Ray cluster answers at { $address }. Is it running, and is the address right?
lab-cluster-refuses = The Ray cluster at { $address } refuses connections: { $reason }
lab-cluster-empty = The Ray cluster at { $address } has no processors to play on; start a worker and try again.
lab-cluster-missing = The machine { $node } of the cluster can't play games ({ $reason }); install the same conclave there as here.
lab-cluster-other = The machine { $node } of the cluster has a different conclave ({ $what } is { $there } there and { $here } here); install the same one everywhere.
lab-cluster-lost = The cluster lost the same games several times: { $reason } Games that came back before still count; with { "--out" } they are kept, and the same command continues from there.

## Words of a report

lab-with-interval = { $figure } ({ $low } to { $high })
lab-interval = { $low } to { $high }
lab-unknown = unknown
lab-players = { $players ->
    [one] one player
   *[other] { $players } players
}
lab-seat-number = Seat { $seat }
lab-rules = version { $version }, { $form ->
    [compiled] compiled
    [pure] pure Python
   *[mixed] partly compiled
}

lab-arena-title = { $game } arena: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-study-title = { $game } study: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-title-with-seed = { $title }, seed { $seed }
lab-about = What was played
lab-fact-games = games
lab-fact-bots = bots
lab-fact-options = options
lab-fact-seed = seed
lab-fact-rules = rules
lab-played = { $games } of { $asked }
lab-interrupted-note = The run was interrupted; run the same command again to continue.

lab-sprt = { $decision ->
    [p1] Decided after { $deals } deals: { $bot } wins a share of { $p1 } rather than { $p0 }.
    [p0] Decided after { $deals } deals: { $bot } wins a share of { $p0 } rather than { $p1 }.
   *[open] Still undecided after { $deals } deals whether { $bot } wins a share of { $p0 } or { $p1 }.
} Log-likelihood ratio { $llr }, bounds { $low } and { $high }.
lab-sprt-note = A test that stops as soon as it is decided tends to stop at an extreme, so shares and ratings from its games lean a little towards the decision.

lab-ratings = Ratings
lab-ratings-note = Plackett-Luce ratings on the chess scale: a lead of 120 points wins two games out of three between two players. The mean is 0. Bands are 95 % intervals, found by resampling whole deals.
lab-shares = Win shares
lab-shares-note = Wins for each seat a bot had; a shared win is split. A fair share is { $fair }, the grey line. Bands are 95 % intervals, computed over deals.
lab-adjusted = Win shares without luck
lab-adjusted-note = The same shares with the luck of the dice removed, as far as a rough valuation of positions can tell. On average this favours nobody; it only makes the intervals narrower.
lab-luck-unknown = There are no position values for { $game }, so luck was not removed.
lab-absent = Too few games for every table; these bots did not play: { $bots }.
lab-bots = The bots
lab-bots-note = OpenSkill is a rating that moves from game to game, with its uncertainty; it depends on the order of the games. Times were measured on this machine. Decisions with only one option don't count.
lab-column-bot = bot
lab-column-rating = rating
lab-column-games = games
lab-column-wins = wins
lab-column-adjusted = without luck
lab-column-points = points
lab-column-place = mean place
lab-column-ladder = OpenSkill
lab-column-decisions = decisions per game
lab-column-ms = ms per decision
lab-column-slowest = slowest, ms
lab-column-lost = lost to failures
lab-column-table = table
lab-column-seat = seat
lab-column-ahead = ahead of
lab-column-cell = game
lab-column-rounds = rounds
lab-column-lead = winner's lead
lab-column-first-seat = seat 1 wins
lab-meetings = Who finishes ahead of whom
lab-meetings-note = How often the bot in the row finished ahead of the bot in the column when both were at a table; equal places count half.
lab-tables = Tables
lab-tables-note = Win share per seat of each bot, table by table.

lab-points = Points
lab-rounds = Rounds
lab-decisions = Decisions
lab-spread = mean { $mean }, median { $median }, eight out of ten from { $low } to { $high }
lab-spread-note = All bots share one scale. The thin line is the mean. Games a bot lost through a failure are left out for that bot.
lab-length = Length and end of the games
lab-ending = { $games ->
    [one] One game
   *[other] { $games } games
}: { $reason }
lab-seats = Seats
lab-seats-note = Every bot plays every seat equally often, so any difference comes from the seat itself. A fair share is { $fair }, the grey line.

lab-uses = Spells and cards
lab-use = { $how ->
    [cast] { $what }, cast
    [taken] { $what }, scroll won
    [won] { $what }
   *[under] { $what }
}
lab-use-magic-card = { $id } { $name }
lab-use-name = use
lab-use-players = players with it
lab-use-times = times
lab-use-wins = their wins
lab-use-points = extra points
lab-use-at-once = points at once
lab-use-winners-at-once = more for winners
lab-uses-more-wins = How much more often players win who used it, in percentage points
lab-uses-note = Times are per game, for players who used it. A difference is unknown if fewer than { $deals } deals include a player who used it, or one who did not.
lab-uses-unknown = Extra points are unknown if fewer than { $deals } deals include a player who used it, or one who did not.
lab-uses-selection = Remember that players choose what to use: those ahead have more chances to use something, and good players know what to use. A difference here is not the value of the spell or card alone.
lab-uses-shared = All players have such a card at the same time, so having it favours nobody. The points are those written in one box in such a round.
lab-uses-by-bot = Uses per game, by bot
lab-kinds = Actions
lab-kind = action
lab-winners = winners
lab-others = others
lab-kinds-note = How often each kind of action was taken per game, under its name in records and programs.

lab-forfeits = Games lost to bot failures
lab-forfeit = Game { $game }: { $reason }
lab-forfeits-more = { $number ->
    [one] One more game was lost this way.
   *[other] { $number } more games were lost this way.
}
lab-forfeits-note = A bot that fails comes last in that game. A random player takes over its seat, and the others are ranked among themselves.

lab-overview = At a glance
lab-overview-note = Means; in brackets, the range of eight games out of ten.
lab-reading = How to read this
lab-reading-intervals = A 95 % interval contains the true figure in 95 of 100 such runs. All games of a deal have the same dice, with the bots moved on one seat each time. They are not independent, so intervals are computed over deals. With many figures side by side, one in twenty lies outside its interval by chance alone.
lab-reading-bots = All this is about games between these bots. People, or other bots, may play the same game differently.

lab-terminal-legend = Dim: 95 % intervals over deals. Ratings centre on 0; a lead of 120 wins two out of three.
lab-report-written = Report: { $file }
