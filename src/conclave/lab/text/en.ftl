# The lab: runs of many games, and the reports about them.

## A bot that loses by its own doing

lab-bot-late = The bot { $bot } took more than { $seconds } s for a decision.
lab-bot-ended = The bot { $bot } ended the process it played in (exit code { $code }).
lab-bot-broke = The game could not go on after what the bot { $bot } did: { $error }
lab-bot-broke-process = The process in which the bot { $bot } played died each time after it was asked.
lab-bot-memory = The bot { $bot } used up the memory a game may take ({ NUMBER($megabytes, useGrouping: 0) } MB).

## What is refused

lab-bot-twice = { $bot } is named more than once, which is for one table of exactly the bots named: that is { "--players" } { $bots }, not { $players }.
lab-journal-in-use = Another run is writing to { $folder } at the moment; wait for it, or choose another folder.
lab-journal-foreign = { $folder } holds a file { $file } that no run of ours has written; choose another folder, nothing was changed.
lab-journal-other = { $folder } holds the games of another run ({ $what } is { $there } there and { $here } here); choose another folder, or ask for that run again. Nothing was changed.
lab-journal-damaged = { $file } is damaged: line { $line } is no game of this run. Remove that line to go on with the others.
lab-journal-longer = { $folder } holds this run up to game { $there }, and { "--games" } asks for { $asked } only; ask for as many, or choose another folder. Nothing was changed.
lab-folder-of-arena = { $folder } holds a run of the arena, whose report would be replaced; choose another folder.
lab-folder-of-study = { $folder } holds a study with games in { $cell }, and its report would be replaced; choose another folder, or ask for that study again.
lab-folder-unusable = { $folder } cannot be used: { $reason }. Choose another folder.
lab-folder-unwritable = { $folder } cannot be written to: { $reason }. What was written before is kept, and the same command goes on from there.

## A cluster

lab-cluster-address = { "--cluster" } cannot be “{ $address }”; it is the address of a Ray cluster, such as { "10.0.0.1:6379" } from one of its machines, { "ray://10.0.0.1:10001" } from elsewhere, or { "auto" } for the one that runs here.
lab-cluster-extra = { "--cluster" } needs Ray, which is not installed here; install it with: { "pip install \"conclave[cluster]\"" }
lab-cluster-silent = No Ray cluster answers at { $address }; is it running, and is the address right?
lab-cluster-refuses = The Ray cluster at { $address } lets nobody in: { $reason }
lab-cluster-empty = The Ray cluster at { $address } has no processors to play with; start a worker and try again.
lab-cluster-missing = The machine { $node } of the cluster cannot play games ({ $reason }); install the same conclave there as here.
lab-cluster-other = The machine { $node } of the cluster has another conclave ({ $what } is { $there } there and { $here } here); install the same one everywhere.
lab-cluster-lost = The cluster has lost the same games several times: { $reason } What came back before counts; with { "--out" } it is kept, and the same command goes on from there.

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

lab-arena-title = Arena of { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-study-title = Study of { $game }: { $games ->
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
lab-interrupted-note = The run was interrupted; the same command goes on with it.

lab-sprt = { $decision ->
    [p1] Decided after { $deals } deals: { $bot } wins a share of { $p1 } rather than { $p0 }.
    [p0] Decided after { $deals } deals: { $bot } wins a share of { $p0 } rather than { $p1 }.
   *[open] Not decided after { $deals } deals whether { $bot } wins a share of { $p0 } or { $p1 }.
} Log-likelihood ratio { $llr }, bounds { $low } and { $high }.
lab-sprt-note = A test that stops when it is decided stops at extremes: shares and ratings of its games lean a little towards the decision.

lab-ratings = Ratings
lab-ratings-note = Plackett-Luce ratings on the scale of chess: 120 points more are two wins out of three between two players. The mean is 0. Bands are 95 % intervals from drawing whole deals anew.
lab-shares = Win shares
lab-shares-note = Wins for each seat a bot had; a win that several share counts in parts. A fair share is { $fair }, the grey line. Bands are 95 % intervals, counted by deals.
lab-adjusted = Win shares without luck
lab-adjusted-note = The same with the luck of the dice taken out as far as a rough value of positions can tell it. On average that favours nobody; it only makes intervals narrower.
lab-luck-unknown = Nobody has said what positions of { $game } are worth, so luck was not taken out.
lab-absent = Without a game, as there were too few for all tables: { $bots }.
lab-bots = The bots
lab-bots-note = OpenSkill is a rating that moves game by game, with its uncertainty; it depends on the order of the games. Times are those of this machine. Decisions with one option only do not count.
lab-column-bot = bot
lab-column-rating = rating
lab-column-games = games
lab-column-wins = wins
lab-column-adjusted = without luck
lab-column-points = points
lab-column-place = mean place
lab-column-ladder = OpenSkill
lab-column-decisions = decisions a game
lab-column-ms = ms a decision
lab-column-slowest = slowest, ms
lab-column-lost = lost by failing
lab-column-table = table
lab-column-seat = seat
lab-column-ahead = ahead of
lab-column-cell = game
lab-column-rounds = rounds
lab-column-lead = lead of the winner
lab-column-first-seat = wins of seat 1
lab-meetings = Who comes out ahead of whom
lab-meetings-note = How often the bot of the row had a better place than the bot of the column where both sat at a table; the same place is half.
lab-tables = Tables
lab-tables-note = Win shares for each seat of a bot, table by table.

lab-points = Points
lab-rounds = Rounds
lab-decisions = Decisions
lab-spread = mean { $mean }, median { $median }, eight out of ten from { $low } to { $high }
lab-spread-note = All bots on one scale. The thin line is the mean. Games that a bot lost by failing are left out for it.
lab-length = Length and end of games
lab-ending = { $games ->
    [one] One game
   *[other] { $games } games
}: { $reason }
lab-seats = Seats
lab-seats-note = Every bot sits equally often in every seat, so seats differ only by what the game gives them. Fair would be { $fair }, the grey line.

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
lab-use-points = points more
lab-use-at-once = points at once
lab-use-winners-at-once = more for winners
lab-uses-more-wins = How much more often those win who used it, in percentage points
lab-uses-note = Times are those of a game, of players who used it. A difference is unknown if fewer than { $deals } deals have somebody who used it, or somebody who did not.
lab-uses-unknown = Points more are unknown if fewer than { $deals } deals have somebody who used it, or somebody who did not.
lab-uses-selection = Mind that users choose themselves: whoever is ahead has more chances to use something, and good players know what to use. A difference here is not what the spell or card alone is worth.
lab-uses-shared = All players have such a card at the same time, so having it favours nobody. The points are those written in one box of such a round.
lab-uses-by-bot = Uses in a game, by bot
lab-kinds = Actions
lab-kind = action
lab-winners = winners
lab-others = others
lab-kinds-note = How often each kind of action was taken in a game, by its name in records and programs.

lab-forfeits = Games lost by failing
lab-forfeit = Game { $game }: { $reason }
lab-forfeits-more = { $number ->
    [one] One more game was lost like that.
   *[other] { $number } more games were lost like that.
}
lab-forfeits-note = A bot that fails comes last in that game; a random player takes its seat, and the others keep their places among themselves.

lab-overview = At a glance
lab-overview-note = Means, and in brackets where eight out of ten lie.
lab-reading = How to read this
lab-reading-intervals = An interval of 95 % holds the true figure in 95 of 100 such runs. The games of a deal have the same dice, each with the bots moved on by one seat; they are not independent, so intervals go by deals. With many figures side by side, one in twenty lies outside of its interval by chance alone.
lab-reading-bots = All of this is about games between these bots. People, or other bots, may make other use of the same game.

lab-terminal-legend = Dim: 95 % intervals, by deals. Ratings around 0, 120 more are two wins out of three.
lab-report-written = Report: { $file }
