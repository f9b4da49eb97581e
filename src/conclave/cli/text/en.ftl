# What is typed stands in quotes within braces and is the same in every language.

## Every command

cli-language-unknown = There is no language “{ $language }” for { "CONCLAVE_LANG" }; choose one of: { $expected }.
cli-no-command = There is no command “{ $command }”; the commands are: { $expected }. { "--help" } tells what they do.
cli-interrupted = interrupted.
cli-output-full = What was to be printed could not be written: { $reason }. Make room, or send it elsewhere.
cli-version = { "conclave" } { $version }, rules { $form ->
    [pure] pure
    [mixed] partly compiled; these are not: { $modules }
   *[compiled] compiled
}
cli-usage = { $wrong }; { "--help" } shows what is possible.
cli-missing = { $name } is missing
cli-no-such-option = There is no option { $option }
cli-option-takes-one = { $option } needs a value
cli-option-takes-none = { $option } takes no value
cli-value-wrong = { $option } cannot be “{ $value }”; it is { $expected }.
cli-whole-number = a whole number
cli-whole-number-from = a whole number, at least { $least }
cli-whole-number-between = a whole number from { $least } to { NUMBER($most, useGrouping: 0) }
cli-number-between = a number above { $least }, at most { $most }
cli-one-of = one of { $expected }
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-no-text = { $file } is not a text file in UTF-8.
cli-file-empty = { $file } is empty.
cli-interval = { $low } to { $high }
cli-interval-percent = { $low } to { $high } %

## Options of a game

cli-players-from-seats = The number of players follows from { "--seats" }; name as many seats as you want.
cli-option-twice = The option “{ $option }” is given twice.
cli-option-no-value = “--{ $option }” has no value; write it as --{ $option } { "VALUE" }.
cli-options-of-game = Options of { $game }
cli-option-unknown = There is no option --{ $option }; { $game } has { $expected }, and { "--help" } shows all others.
cli-pair-wrong = “{ "--option" } { $pair }” has no value; write it as { "--option name=value" }.
cli-word-unknown = “{ $word }” is not understood here; try { "--help" } to see what is.
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
    [one] its one chance follows from what was fixed before the game began.
   *[other] all { $chances } chances follow from what was fixed before the game began.
}
cli-record-proven-broken-off = Proven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (broken off), and { $chances ->
    [0] no dice or cards were needed.
    [one] its one chance follows from what was fixed before the game began.
   *[other] all { $chances } chances follow from what was fixed before the game began.
}
cli-record-unproven-over = Replays but unproven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (finished); whether the dice were fair cannot be checked from this record.
cli-record-unproven-so-far = Replays but unproven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (not over yet); whether the dice were fair cannot be checked from this record.
cli-record-unproven-unasked = Unproven: nothing in this record of { $game } was found wrong, but not all of it could be checked.
cli-record-recomputed = { $chances ->
    [one] Its one chance was recomputed and is right.
   *[other] Its { $chances } chances were recomputed and are right.
}
cli-record-also-line = line { $line }: { $reason }
cli-record-commitment = The host promised { $commitment } at the start; compare it with what you were shown then.
cli-record-client = Client { NUMBER($client, useGrouping: 0) }
cli-record-client-named = { $name } (client { NUMBER($client, useGrouping: 0) })
cli-record-contributed = { $client } promised { $commitment } and contributed.
cli-record-left-out = { $client } promised { $commitment } but was left out of the dice.
cli-record-promised-nothing = { $client } promised nothing and was left out of the dice.

## Simulations

cli-simulate-you = You cannot sit down in a simulation, only bots can: { $expected }, or a file such as { "my_bot.py:Bot" }. “{ "conclave play" }” has a seat for you.
cli-simulate-empty-seat = “{ "--seats" } { $seats }” has an empty seat; write the bots as in { "--seats greedy,random" }.
cli-simulate-interrupted = interrupted after { $games } of { $asked } games.
cli-records-there = { $folder } already holds { $file }; choose another folder, nothing was overwritten.
cli-records-unwritable = Records cannot be written to { $folder }: { $reason }. Choose another folder.

cli-arena-empty-bot = “{ "--bots" } { $seats }” has an empty name; write the bots as in { "--bots adept,greedy" }.
cli-arena-alone = An arena compares bots, so name at least two different ones; “{ "conclave study" } { $game }” looks at games of one bot.
cli-arena-players = { $game } is for { $least } to { $most } players, not { $players }; choose another { "--players" }.
cli-arena-players-option = The number of players is given by { "--players" }, not by { "--option" }.
cli-arena-two-parts = { $option } cannot be “{ $given }”; it is two numbers between 0 and 1, such as { $example }.
cli-arena-errors-alone = { "--errors" } says how often a decision of { "--sprt" } may be wrong, and there is no { "--sprt" }.
cli-arena-interrupted = interrupted after { $games } of { $asked } games. { $kept ->
    [yes] They are kept, and the same command goes on from there.
   *[no] Nothing is kept without { "--out" }.
}
cli-arena-sprt-order = { "--sprt" } asks whether a share is rather { $p0 } or { $p1 }; the smaller one comes first.
cli-arena-errors = { "--errors" } cannot be “{ $given }”; the two together have to be less than 1.
cli-study-players = { "--players" } cannot be “{ $given }”; it is a number, or several such as { "2,3,4" }.
cli-study-vary = { "--vary" } cannot be “{ $given }”; it is an option with its values, such as { "name=a,b" }, and the options are: { $expected }.
cli-cluster-jobs = Games are played either here by some { "--jobs" } or on a { "--cluster" }; leave one of the two out.

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
cli-simulate-legend = Dim: 95 % intervals. ms: mean time for a decision.

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
cli-bench-about = Only decisions with at least two options count: through the { "API" }, then inside playout calls. games/s are those of the playout calls; memory is that of one position; sims/s are simulations of the tree search, each with a playout of { $decisions } decisions.
cli-bench-both = The figures are those of the compiled rules; × says how many times as fast they are as the pure ones.
cli-bench-not-compiled = The compiled rules were asked for, but { $found ->
    [mixed] only some of them are compiled here
   *[pure] they are not compiled here
}. { "make compile" } compiles them where there is a { "C" } compiler.
cli-bench-python = { "Python" } { $version }, rules { $form ->
    [pure] pure
    [mixed] partly compiled
   *[compiled] compiled
}; importing them takes { $milliseconds } ms.

## Odds

cli-odds-no-game = Nobody has worked out odds for { $game } yet; there are some for: { $expected }.

cli-odds-wd-dice-missing = { "--rolls-left" } and { "--colour" } go with { "--dice \"blue red ...\"" } only.
cli-odds-wd-rolls-left-missing = { "--dice" } needs { "--rolls-left" }, the number of rolls that can still be made (0-{ $most }).
cli-odds-wd-range = { $option } must be from { $least } to { $most }, not { $given }.
cli-odds-wd-rolls-left-as-predicted = { "--rolls-left" } must be { $most ->
    [0] 0
   *[other] from 0 to { $most }
} when { $card } allows { $rolls } in all, not { $given }.
cli-odds-wd-wizard = { "--wizard" } must be { "own" } or { "other" }, not “{ $word }”.
cli-odds-wd-roll-2 = Under { $card } Roll 2 is always made; ask for { "--rolls 2" } or more.
cli-odds-wd-no-card = There is no magic card “{ $card }”; the cards are: { $expected }.
cli-odds-wd-no-colour = “{ $word }” is no colour to predict; the colours are: { $expected }.
cli-odds-wd-no-face = “{ $word }” is no face of a die; the faces are: { $expected }.
cli-odds-wd-all-dice = { "--dice" } needs all { $needed } dice, not { $given }.

cli-odds-wd-hit = Exactly { $number } of a colour { $wizards ->
    [with] with the Wizards
   *[without] without the Wizards
} in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}{ $card ->
    [none] { "" }
   *[other] { "" } under { $card }
}: { $chance }
cli-odds-wd-hit-after-roll-1 = With the colour chosen after Roll 1, as the rules have it: { $chance }
cli-odds-wd-x = An X in the box, by a Jester Score too if all Jester boxes are free: { $chance }

cli-odds-wd-table = { $prediction }{ $card ->
    [none] { "" }
   *[other] { "" } under { $card }
} with { $rolls ->
    [0] no rolls
    [one] one roll
   *[other] { $rolls } rolls
} left. On the table: { $dice }
cli-odds-wd-roll-again = roll again
cli-odds-wd-chance = chance
cli-odds-wd-stop = nothing: stop now
cli-odds-wd-alike = { $dice } (or { $number } more like it)

cli-odds-wd-as-predicted = Under { $card } the Seer rolls as often as predicted: { $number }.
cli-odds-wd-counting = Under { $card } Wizards count as { $counting ->
    [nothing] nothing
   *[every] every colour
}, whatever { "--wizard" } says.
cli-odds-wd-best-colour = The colour is the most promising one; choose another with { "--colour" }.
cli-odds-wd-compulsory = Under { $card } Roll 2 is always made, with three dice or more.

## Odds: ciúb

cli-odds-cb-pool-missing = Which dice? Give { "--pool \"white*3 orange\"" } before the roll, or { "--dice" } with what lies on the table.
cli-odds-cb-dice-missing = { "--tray" } and { "--earned" } go with { "--dice \"white:2 white:swap\"" } only.
cli-odds-cb-pool-and-dice = { "--dice" } and { "--tray" } are all the dice there are; leave { "--pool" } out.
cli-odds-cb-no-dice = { $option }: “{ $word }” is no dice; write them like { "white*3" }.
cli-odds-cb-empty = { $option } needs at least one die.
cli-odds-cb-no-kind = { $option }: “{ $word }” is no kind of die; the kinds are: { $expected }.
cli-odds-cb-no-face = { $option }: there is no “{ $word }” here; there is: { $expected }.
cli-odds-cb-too-many = { $where ->
    [pool] There are { $exist } { $kind } dice in a game of two, not { $given }.
   *[supply] Your dice and the supply have { $given } { $kind } dice together, but there are only { $exist }.
}
cli-odds-cb-no-card = “{ $card }” is nothing a card asks for; write { "2,4,6" }, { "20+" } or { "4=" }.
cli-odds-cb-no-value = “{ $card }”: the value of a card is from 1 to { $most }.
cli-odds-cb-card-twice = The card { $card } is given twice.
cli-odds-cb-too-many-cards = At most { $most } cards can be asked about at once.
cli-odds-cb-working = working out the odds

cli-odds-cb-answer = { $cards } with { $dice }: { $measure ->
    [probability] { $worth }
   *[value] { $worth } on average
}
cli-odds-cb-step = next step
cli-odds-cb-worth = { $measure ->
    [probability] chance
   *[value] value
}
cli-odds-cb-alike = { $step } (or { $number } more like it)
cli-odds-cb-sampled = Sampled with a nearly best way to play; the best may differ by about { $error }.

## People

cli-you = You
cli-choose = It is your turn. Choose:
cli-enter = (or just Enter)
cli-more-choices = { $number ->
    [one] One more choice can be typed in notation.
   *[other] { $number } more choices can be typed in notation.
}
cli-place = { $place }. { $player }: { $points }
cli-won = { $player } wins!
cli-you-cli-won = You win!
cli-shared = { $players } share the victory.

## Beside an answer

cli-prompt = { "?" } help · { "odds" } · { "undo" } · { "log" } · { "quit" }
cli-prompt-short = { "?" }
cli-back = Enter goes on
cli-turn = Enter turns the page, { "q" } goes on
cli-turn-back = Enter shows what was before, { "q" } goes on
cli-small = This terminal is small. All is there, but 80 columns by 24 rows show more at once.
cli-skip = Enter skips ahead.

cli-help-numbers = Type a number from 1 to { $most },
cli-help-notation = or the choice as records write it, for example “{ $example }”.
cli-help-help = this page
cli-help-rule = one rule of the game, for example the one named behind the question
cli-help-odds = what your alternatives are worth
cli-help-hint = what the strongest bot would do
cli-help-thing = what lies on a space, or what a scroll does: its letter or name instead of the number
cli-help-undo = takes back your last decision, unless dice, cards or somebody else have spoken since
cli-help-save = saves now; it is also done after every decision
cli-help-log = everything that has happened
cli-help-quit = leaves; the game is saved and can be gone on with

cli-odds = What your choices promise this round, if everybody plays for points:
cli-odds-hit = exact hit
cli-odds-points = points
cli-odds-working = Working out the odds ... (Ctrl-C gives up)
cli-odds-given-up = The odds were not worked out to the end; the game goes on.
cli-odds-at-least = ≥ { $chance }
cli-odds-rest = { $number ->
    [one] One alternative is worth less.
   *[other] { $number } more alternatives are worth less.
}
cli-no-odds = There is no hint for this decision.
cli-no-such-rule = There is no rule “{ $rule }”; the rules are { $expected }.
cli-undone = { $player } decides again.
cli-you-cli-undone = Taken back. Decide again.
cli-saved = Saved: { $file }
cli-quit-unsaved = This game cannot be saved and would be lost. Type { "quit" } again to leave all the same.

cli-nothing-typed = Nothing was typed. Type an answer, or { "?" } for help.
cli-not-understood = “{ $words }” is not understood here. Type { "?" } for help.
cli-no-such-number = There is no choice { $number }; the choices are 1 to { $most }.
cli-refused = { $reason } ({ $rule })

cli-hand-over = Give the keyboard to { $player }, then press Enter.
cli-hand-over-undo = { $player } can still type { "undo" } to choose again.

## Sitting down

cli-which-game = Say which game to play, such as { "conclave play" } { $expected }; { "conclave play --resume" } goes on with a saved one.
cli-seat-empty = There is an empty seat in { "--seats" }; write it as in { "--seats you,adept" }.
cli-seed-wrong = “{ $seed }” is no seed; a seed is a whole number of at most 40 digits.
cli-names-number = { $people ->
    [0] { "--names" } is for people, but nobody sits at this table; is “{ "you" }” missing in { "--seats" }?
    [one] One person sits down, but { "--names" } gives { $names } names.
   *[other] { $people } people sit down, but { "--names" } gives { $names }.
}
cli-name-wrong = “{ $name }” cannot be a name; a name has 1 to { $most } printable characters.
cli-names-twice = Two people have the same name; give everybody a name of their own.
cli-resume-alone = A saved game goes on as it was begun; leave out everything but { "--resume" } and { "--pace" }.

## Keeping

cli-go-on = The game is saved. Go on with: { $command }
cli-record-saved = The record of this game: { $file }
cli-trouble = { $folder } cannot be written to ({ $reason }).
cli-not-saved = This game is not being saved: { $trouble }
cli-lost = This game could not be saved: { $trouble }
cli-unreadable = { $file } cannot be read and is left as it is: { $reason }
cli-reason = { $reason }.
cli-at-line = Line { $line }: { $reason }
cli-no-saved-game = There is no saved game “{ $name }” in { $folder }; { "--resume" } alone takes the latest one.
cli-no-saved-game-but = There is no saved game “{ $name }” in { $folder }; unfinished ones are: { $names }.
cli-open-elsewhere = This game is open in another window: { $name }. Go on there, or close that window first.
cli-already-over = The game “{ $name }” is over; { "conclave record replay" } { $file } tells it again.
cli-older-game = This is an older game, since { $reason }
cli-none-unfinished = There is no unfinished game; begin one, for example with { "conclave play wizard-dice" }.
cli-none-unfinished-of = There is no unfinished game of { $game }; begin one with { "conclave play" } { $game }.

## Bots

cli-bot-failed = { $reason } — { $how }

## Wizard Dice: the table

cli-wd-letter-blue = B
cli-wd-letter-green = G
cli-wd-letter-red = R
cli-wd-letter-yellow = Y
cli-wd-letter-wizard = W
cli-wd-letter-jester = J

# The rows of a Page of Prediction: where the name of a colour is not what one types, both
cli-wd-row-blue = { "blue" }
cli-wd-row-green = { "green" }
cli-wd-row-red = { "red" }
cli-wd-row-yellow = { "yellow" }
cli-wd-row-jester = Jester

cli-wd-kept = kept
cli-wd-turned = turned
cli-wd-new = new
cli-wd-old-dice = the last roll of the round before
cli-wd-round = Round { $round }
cli-wd-roll = Roll { $roll } of { $rolls }
cli-wd-rolls = { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}
cli-wd-rolls-as-predicted = rolls as predicted
cli-wd-seer-is = Seer: { $player }
cli-wd-next-is = next: { $player }
cli-wd-wizards-are = Wizards are

cli-wd-seer = Seer
cli-wd-next = next
cli-wd-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
cli-wd-xs = { $xs } X
cli-wd-brief = { $xs }X { $points }p
cli-wd-xs-of = { $xs } of { $target } X
cli-wd-box = { $number } { $colour }
cli-wd-status-now = { $prediction }, now { $shown }:
cli-wd-status-scored = { $prediction }: { $mark }
cli-wd-status-secret = { $prediction }, secretly
cli-wd-status-in = written down
cli-wd-status-to-come = to predict
cli-wd-status-out = sits out

## Wizard Dice: questions

cli-wd-ask-turn = Turn two dice to any faces.
cli-wd-ask-prediction = How many dice of which colour will show?
cli-wd-ask-secret-predictions = Predict in secret: how many dice of which colour will show?
cli-wd-ask-crossing-out = Cross out a { $colour } box, or nothing?
cli-wd-ask-naming = As which colour do Wizards count?
cli-wd-ask-leaving = Stay, or leave and score this roll?
cli-wd-ask-seer-rolls-on = Which dice go into Roll { $roll }? Or do you leave?
cli-wd-ask-must-roll = Choose three or more dice for Roll 2.
cli-wd-ask-scoring = You missed. A Jester Score, or the difference?

cli-wd-hint-predict = Type a number and a colour: { "3 blue" }, or just { "3b" }.
cli-wd-hint-turn = Type two faces: { "blue wizard" }, or just { "b w" }.
cli-wd-hint-reroll = { "r 1 4 5" } re-rolls these dice
cli-wd-hint-keep = { "keep 2 3" } keeps these
cli-wd-hint-faces = { "r blue jester" }, { "r all" }
cli-wd-hint-leave = { "leave" }
cli-wd-ends-rolling = ends the rolling for all
cli-wd-doubled = doubled
cli-wd-cross-out = { $box } ({ $mark })
cli-wd-cross-out-x = { $box } ({ $mark }, worth { $worth })
cli-wd-leave = { $leave }: { $outcome }
cli-wd-outcome-hit = { $xs ->
    [one] an X
   *[other] two Xs
} for { $number } { $colour }
cli-wd-outcome-miss = -{ $difference } for { $number } { $colour }
cli-wd-outcome-jester = -{ $difference } for { $number } { $colour }, or a Jester Score
cli-wd-take-jester = Take the Jester Score x{ $jesters }, and { $mark } in the predicted box

cli-wd-unclear-prediction = Type a number from 1 to 5 and a colour, for example { "3 blue" } or { "3b" }.
cli-wd-unclear-secret-predictions = Type a number from 1 to 5 and a colour, for example { "3 blue" } or { "3b" }.
cli-wd-unclear-turn = Type two faces ({ "blue, green, red, yellow, wizard, jester" }): { "blue wizard" }.
cli-wd-unclear-seer-rolls-on = Type which dice to re-roll ({ "r 1 4 5" }) or to keep ({ "keep 2 3" }), or { "leave" }.
cli-wd-unclear-must-roll = Type three dice or more to re-roll ({ "r 1 4 5" }), or those to keep ({ "keep 2 3" }).
cli-wd-which-dice = Which dice? Type their numbers, for example { "r 1 4 5" }, or { "r all" }.
cli-wd-kept-all = That keeps all dice. Type { "leave" } to score this roll, or choose one die or more to re-roll.
cli-wd-no-such-die = There is no die { $number }; the dice are 1 to { $most }.
cli-wd-named-twice = Die { $number } is named twice. Name every die once.
cli-wd-no-such-dice = “{ $words }” names no dice. Use numbers ({ "r 1 4 5" }) or faces ({ "r blue jester" }), not both.
cli-wd-too-many = { $number ->
    [0] No die shows { $face }.
    [one] Only one die shows { $face }.
   *[other] Only { $number } dice show { $face }.
}
cli-wd-which-of-them = { $number } dice show { $face }: say { $face } as often as you mean, or use their numbers ({ $dice }).

cli-wd-about-pages = every Page of Prediction in full
cli-wd-about-cards = the magic cards, and which are still in the pile
cli-wd-legend = A die with * is fresh from the last roll. A plain number is an open box, (3) is predicted now, X or XX a hit, -2 a difference, -- crossed out. In one line: X hit, # two Xs, a digit a difference (+ ten or more), o predicted now, · open.
cli-wd-no-cards = This game is played without magic cards; { "--cards" } brings them in.
cli-wd-pile = { $number ->
    [one] One card is still in the pile before all are shuffled again.
   *[other] { $number } cards are still in the pile before all are shuffled again.
}
cli-wd-card-more = ({ "rule" } { $card })
cli-wd-or = { $left } or { $right }
cli-wd-card-now = (this round)
cli-wd-card-gone = (drawn)

cli-wd-column = X×{ $number }
cli-wd-xs-count = Xs
cli-wd-earned = X pts
cli-wd-differences = off
cli-wd-bonus = bonus
cli-wd-jesters = Jester
cli-wd-total = points

## Sentences about you

cli-you-wd-event-first-seer = You are the first Seer.
cli-you-wd-event-round = Round { $round }. You are the Seer.
cli-you-wd-event-turned = You turn two dice: { $dice }.
cli-you-wd-event-sits-out = You have no box left to predict and sit this round out.
cli-you-wd-event-predicted = You predict { $number } { $colour }.
cli-you-wd-event-prediction-is-in = You have written down a prediction.
cli-you-wd-event-crossed-out = You cross out { $number } { $colour }.
cli-you-wd-event-named = You name { $colour } as the Wizard Colour.
cli-you-wd-event-rerolls = You re-roll { $dice }.
cli-you-wd-event-leaves = You leave with this roll.
cli-you-wd-event-seer-leaves = You stop rolling.
cli-you-wd-event-jester-score = You take a Jester Score for { $jesters ->
    [one] one Jester
   *[other] { $jesters } Jesters
}.
cli-you-wd-event-hit = You write { $xs ->
    [one] an X
   *[other] two Xs
} for { $number } { $colour }.
cli-you-wd-event-missed = You write { $difference ->
    [0] 0
   *[other] −{ $difference }
} for { $number } { $colour }.

## Boards

cli-board-fine = { $name }: one can play on this board.
cli-board-counts = { $players } players: { $circles } circles and { $boxes } boxes, { $strongest } of them of strength 6.
cli-board-wrong = { $number ->
    [one] One thing is
   *[other] { $number } things are
} wrong with { $file }; the format is described in docs/boards.md.
cli-board-suffix = { $file } should end in { ".svg" } or { ".png" }, so that it is clear what to draw.
cli-board-cannot-draw = { $file } is not a board yet: { $problem } { $number ->
    [one] Nothing else is wrong with it.
   *[other] { "conclave board check" } lists all { $number } things that are wrong with it.
}
cli-board-unwritable = { $file } cannot be written: { $reason }.
cli-board-drawn = { $file } is drawn.

## Five Seals: the table

cli-fs-letter-fire = F
cli-fs-letter-water = W
cli-fs-letter-air = A
cli-fs-letter-earth = E
cli-fs-letter-mind = M

cli-fs-round = Round { $round }
cli-fs-circle = Circle { $circle }
cli-fs-last-round = last round (strength 6: { $number } left)
cli-fs-left = strength 6: { $number } left, ends below { $least }
cli-fs-quiet = { $rounds ->
    [one] one round without a broken seal
   *[other] { $rounds } rounds without a broken seal
}
cli-fs-supply = supply
cli-fs-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
cli-fs-scrolls = { $number ->
    [one] one scroll
   *[other] { $number } scrolls
}
cli-fs-scrolls-down = { $number ->
    [one] one scroll
   *[other] { $number } scrolls
}, { $down } down
cli-fs-round-over = round over
cli-fs-next = next
cli-fs-dice-none = no dice
cli-fs-mage-on = on { $space }
cli-fs-familiar-on = familiar on { $space }
cli-fs-down = (down)
cli-fs-figures = { $mage } with { $familiar }
cli-fs-your-scrolls = Your scrolls:
cli-fs-breakable = You can break:
cli-fs-in-reach = In reach:
cli-fs-also-in-reach = In reach elsewhere:
cli-fs-or = or
cli-fs-casting = { $player } uses { $scroll }.
cli-you-cli-fs-casting = You use { $scroll }.
cli-fs-casting-lent = { $player } uses { $scroll }, { $lender }.
cli-you-cli-fs-casting-lent = You use { $scroll }, { $lender }.
cli-fs-lender = a scroll of { $player }
cli-you-cli-fs-lender = a scroll of yours
cli-fs-chosen = So far: { $choice }
cli-fs-chosen-space = space { $space }
cli-fs-chosen-dice = { $dice }
cli-fs-chosen-opponents-dice = { $player }'s { $dice }
cli-you-cli-fs-chosen-opponents-dice = your { $dice }
cli-fs-chosen-opponents-scroll = { $player }'s { $scroll }
cli-you-cli-fs-chosen-opponents-scroll = your { $scroll }

## Five Seals: scrolls in a few words

cli-fs-short-binding = familiar blocks here, or breaks a token
cli-fs-short-change = recolours dice
cli-fs-short-renewal = rolls dice again
cli-fs-short-strengthening = +2 on dice
cli-fs-short-growth = one more die
cli-fs-short-synergy = 1 point per scroll of its colour at the end
cli-fs-short-swap = swaps tokens of equal strength
cli-fs-short-exchange = swaps tokens of one colour
cli-fs-short-absorption = keeps a broken token, adds it to a die
cli-fs-short-disintegration = removes a token
cli-fs-short-rearrangement = swaps scrolls on the board
cli-fs-short-deception = trades dice with an opponent
cli-fs-short-alteration = +1 on your dice, -1 on an opponent's
cli-fs-short-transfer = trades scrolls with an opponent
cli-fs-short-theft = takes a die of an opponent
cli-fs-short-exploitation = uses an opponent's scroll
cli-fs-short-dispatch = familiar onto any token
cli-fs-short-leap = breaks a seal behind a token
cli-fs-short-teleportation = breaks a seal behind a figure
cli-fs-short-guardian = closes a scroll to all
cli-fs-short-speed = breaks two seals, the second without dice

## Five Seals: questions

cli-fs-ask-mages = On which start circle does your mage begin? The chamber is open, so all lie equally near.
cli-fs-ask-draft = Which three dice do you take for the next roll?
cli-fs-ask-turn = Use a scroll, or break a seal?
cli-fs-ask-break = Which seal do you break?
cli-fs-ask-stuck = Your dice break no seal. Use a scroll, or end your round?
cli-fs-ask-end = Your dice break no seal.
cli-fs-ask-absorb = Lay the broken token on a scroll?
cli-fs-ask-victim = { $player } takes a die of yours. Which one do you give?

cli-fs-ask-binding = Put your familiar down here, or break a token by it?
cli-fs-ask-change = Which dice change their colour?
cli-fs-ask-change-then = Into which colour?
cli-fs-ask-renewal = Which dice do you roll again?
cli-fs-ask-strengthening = Which dice get +2?
cli-fs-ask-growth = A die of which colour?
cli-fs-ask-swap = Which token changes places?
cli-fs-ask-swap-then = With which other token?
cli-fs-ask-exchange = Which token changes places?
cli-fs-ask-exchange-then = With which other token?
cli-fs-ask-absorption = To which die do you add the token's strength?
cli-fs-ask-disintegration = Which token do you remove?
cli-fs-ask-rearrangement = Which scroll changes places?
cli-fs-ask-rearrangement-then = With which other scroll?
cli-fs-ask-deception = Which die do you take?
cli-fs-ask-deception-then = Which die do you give for it?
cli-fs-ask-alteration = Which of your dice get +1?
cli-fs-ask-alteration-then = Whose dice get -1?
cli-fs-ask-transfer = Which scroll do you take?
cli-fs-ask-transfer-then = Which scroll do you give for it?
cli-fs-ask-theft = From whom do you take a die?
cli-fs-ask-exploitation = Whose scroll do you use?
cli-fs-ask-dispatch = Onto which token does your familiar go?
cli-fs-ask-leap = Which token do you pass over?
cli-fs-ask-leap-then = Which seal behind it do you break?
cli-fs-ask-teleportation = Which figure do you pass?
cli-fs-ask-teleportation-then = Which seal behind it do you break?
cli-fs-ask-guardian = Where does the guardian of { $colour } go?
cli-fs-ask-speed = Which seal do you break with dice?
cli-fs-ask-speed-then = Which seal do you break without dice?

cli-fs-hint-break = { $space } breaks seal { $space }
cli-fs-hint-dice-of = { $typed } breaks seal { $space } with { $dice }
cli-fs-hint-these-dice = { $number ->
    [one] the die { $dice }
   *[other] the dice { $dice }
}
cli-fs-hint-space = Type its number, such as { $space }
cli-fs-hint-letter = { $letter } uses { $scroll }
cli-fs-hint-signs = { "signs" } tells how to read the map
cli-fs-hint-more = { "?" } { $thing } tells more, { "map" } shows all
cli-fs-hint-dice = Or type the dice: { $example }
cli-fs-hint-draft = Type three letters, such as { $example }
cli-fs-colour-in-supply = { $colour } ({ $number } in the supply)
cli-fs-hint = The bot { $bot } would type: { $typed }

cli-fs-which-dice = There are several ways to break { $space }; type one of: { $ways }
cli-fs-which-scroll = Which scroll? { $scrolls }
cli-fs-unclear-board = “{ $words }” is not understood here. Type a number or a letter, or { "?" } for help.
cli-fs-unclear-draft = “{ $words }” is not understood here. Type three letters, or { "?" } for help.
cli-fs-unclear-spell = “{ $words }” does not fit here. Choose for the spell, or { "undo" } takes it back.
cli-fs-draft-number = { $number ->
    [one] That is one die; three are taken.
   *[other] Those are { $number } dice; three are taken.
}
cli-fs-draft-supply = { $number ->
    [0] The supply has no { $colour } die left.
    [one] The supply has only one { $colour } die left.
   *[other] The supply has only { $number } { $colour } dice left.
}
cli-fs-no-such-space = There is no space { $space }; they have the numbers 1 to { $most }.
cli-fs-no-such-scroll = “{ $words }” is no scroll of this game. Ask for a space or a scroll: { "? 17" }, { "? change-fire" }.
cli-fs-no-dice = You have no dice for it now ({ $colour }).
cli-fs-not-now = Space { $space } cannot be chosen for this.

## Five Seals: what can be read

cli-fs-about-map = the whole board
cli-fs-about-players = everybody with all scrolls
cli-fs-about-scrolls = every scroll on the board, and what it does
cli-fs-on-board = { $number ->
    [one] One scroll lies on the board. A + marks what you reach.
   *[other] { $number } scrolls lie on the board. A + marks what you reach.
}
cli-fs-about-signs = how to read the map
cli-fs-legend-token = 17F3 is a token on space 17, of Fire, with strength 3.
cli-fs-legend-scroll = [23W5] is a scroll: space 23, Water, strength 5. It is worth as many points.
cli-fs-legend-letters = F is Fire, W Water, A Air, E Earth, M Mind.
cli-fs-legend-choice = * can be chosen now.
cli-fs-legend-reach = + is in reach, but your dice do not break it now.
cli-fs-legend-mage = 17@Y is the mage of a player whose name begins with Y, on space 17; “on 17” beside a name says where that mage stands.
cli-fs-legend-familiar = 17&Y is that player's familiar.
cli-fs-legend-guardian = # is a guardian: nobody wins the scroll under it.
cli-fs-legend-empty = ·17 is an empty circle, ○ a room or passage, (2) a start circle in the chamber.
cli-fs-legend-turn = ★ is the first player, ▶ the one who decides now.
cli-fs-strength = strength { $strength }
cli-fs-whole-rule = ({ "rule" } { $rule })
cli-fs-owned = { $player } owns it, face up.
cli-you-cli-fs-owned = You own it, face up.
cli-fs-owned-down = { $player } owns it, face down.
cli-you-cli-fs-owned-down = You own it, face down.
cli-fs-lies-on = It lies on space { $space }.
cli-fs-nowhere = { $scroll } is not in play.
cli-fs-usable = It can be used now.
cli-fs-space-empty = Nothing lies on space { $space }.
cli-fs-stands-there = Figures there: { $figures }
cli-fs-breakable-with = You can break it with { $dice }.
cli-fs-breakable-later = Your dice would break it in your turn.
cli-fs-next-to = Next to it: { $spaces }

## Five Seals: the end

cli-fs-count = scrolls
cli-fs-strengths = strengths
cli-fs-synergy = Synergy
cli-fs-total = points

## Five Seals: sentences about you

cli-you-fs-event-mage = You put your mage on start circle { $space }.
cli-you-fs-event-first = You are the first player.
cli-you-fs-event-taken = You take { $dice } for the next roll.
cli-you-fs-event-round = Round { $round }. You play first.
cli-you-fs-event-rolled = You roll { $dice }.
cli-you-fs-event-casts = You use { $scroll }.
cli-you-fs-event-exploits = You use { $owner }'s { $scroll }.
cli-you-fs-event-broken = You break the { $seal } on space { $space } with { $dice }.
cli-you-fs-event-broken-free = You break the { $seal } on space { $space } without dice.
cli-you-fs-event-broken-by-familiar = Your familiar breaks the { $seal } on space { $space } with { $dice }.
cli-you-fs-event-won = You win { $seal } on space { $space } with { $dice }.
cli-you-fs-event-won-free = You win { $seal } on space { $space } without dice.
cli-you-fs-event-absorbed = You lay the { $token } on { $scroll }.
cli-you-fs-event-familiar = Your familiar goes to space { $space }.
cli-you-fs-event-familiar-back = Your familiar comes back.
cli-you-fs-event-turned = Your { $before } becomes { $after }.
cli-you-fs-event-changed = You change { $before } into { $after }.
cli-you-fs-event-rerolled = You roll { $before } again: { $after }.
cli-you-fs-event-grown = You take a die from the supply and roll { $die }.
cli-you-fs-event-swapped = You swap two seals: { $one } is now on space { $space }, { $other } on space { $otherspace }.
cli-you-fs-event-disintegrated = You remove the { $token } from space { $space }.
cli-you-fs-event-deceived = You trade { $mine } for { $opponent }'s { $theirs }; the colours change hands, the values stay.
cli-you-fs-event-stolen = You take { $die } from { $victim }.
cli-you-fs-event-traded = You give { $given } to { $opponent } and get { $taken }.
cli-you-fs-event-guardian = You put the guardian of { $colour } on space { $space }.
cli-you-fs-event-guardian-off = You take the guardian of { $colour } off the board.
cli-you-fs-event-gives-up = You can break no seal and put back what dice are left.
cli-you-fs-event-round-over = The round is over for you.

## ciúb: the table

cli-cb-letter-white = W
cli-cb-letter-yellow = Y
cli-cb-letter-orange = O
cli-cb-letter-red = R
cli-cb-letter-green = G
cli-cb-letter-purple = P
cli-cb-letter-blue = B

cli-cb-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
cli-cb-points-short = { $points }p
cli-cb-supply = supply
cli-cb-last-turns = last turns
cli-cb-end-is-near = the next win ends the game
cli-cb-no-jokers = skulls are no jokers
cli-cb-no-dice = no dice
cli-cb-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
cli-cb-top = Top row
cli-cb-bottom = Bottom row
cli-cb-pile = pile
cli-cb-left = { $b }B { $c }C
cli-cb-left-opus = D
cli-cb-left-only-opus = only D
cli-cb-to-win = ◂ to be won
cli-cb-to-win-both = ◂ both rows to be won
cli-cb-met = fulfilled
cli-cb-outside = Outside
cli-cb-tray = Tray
cli-cb-empty = empty
cli-cb-dice = Dice
cli-cb-in-tray = in the tray
cli-cb-state-spent = spent
cli-cb-state-inactive = inactive

## ciúb: questions

cli-cb-ask-token = Put your token on a card, remove a card of the top row, or pass?
cli-cb-ask-act = Use your dice, set some aside, roll on or stop?
cli-cb-ask-aside = Set more dice aside, roll the others, or stop?
cli-cb-ask-cast = Which card do you win?
cli-cb-ask-down = Which card of the top row moves down?
cli-cb-ask-return = You may keep five dice. Which { $number ->
    [one] one goes back?
   *[other] { $number } go back?
}
cli-cb-ask-take = Nothing won. Which die do you take?
cli-cb-ask-exchange = Exchange dice, or end your turn?

cli-cb-hint-token = { $typed } puts your token there
cli-cb-hint-remove = { $typed } takes that card out
cli-cb-hint-pass = { "pass" } goes on to the roll
cli-cb-hint-swap = { $typed } gives { $kind } for { $new }
cli-cb-hint-reroll = { $typed } rolls { $die } again
cli-cb-hint-adjust = { $typed } turns { $die } to { $face }
cli-cb-hint-aside = { $typed } { $number ->
    [one] sets it aside
   *[other] sets these aside
}
cli-cb-hint-skulls = { $number ->
    [one] a skull goes by itself
   *[other] { $number } skulls go by themselves
}
cli-cb-hint-roll = { "roll" } again with { $number ->
    [one] the last die
   *[other] { $number } dice
}
cli-cb-hint-no-roll = no roll before a die is set aside or swapped
cli-cb-hint-stop = { "stop" } (your tray wins no card yet)
cli-cb-hint-stop-wins = { "stop" } wins { $cards }
cli-cb-hint-more = { "faces" }, { "cards" }, { "?" } { $card } tell more
cli-cb-hint-return = Or type the dice: { $typed }
cli-cb-hint-keep = or those that stay: { $typed }
cli-cb-hint-take = Or type its letter, such as { $typed }
cli-cb-hint-exchange = { $typed } gives { $kind } for { $first } and { $second }
cli-cb-hint-whiten = { $typed } gives { $kind } for white
cli-cb-hint-end = { "end" } ends your turn
cli-cb-hint-end-enter = { "end" } or just Enter ends your turn
cli-cb-or = or

cli-cb-card-for = { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}
cli-cb-take = { $kind } ({ $faces }), { $number } left
cli-cb-return = { $kind } ({ $faces })
cli-cb-return-tray = { $kind } 2for1 from the tray

cli-cb-which-verb = “{ $words }” could be { $verbs }. Type a little more of it.
cli-cb-token-or-remove = Type { "token" } { $card } to put your token there, or { "remove" } { $card }.
cli-cb-which-card = Which card? Type { $verb } and one of: { $cards }
cli-cb-no-card = “{ $words }” is no card here. Cards are called by what they ask for: { $cards }.
cli-cb-which-die = Which die is “{ $words }”? Type one of: { $dice }
cli-cb-no-die = “{ $words }” is no die here. Type one of: { $dice }
cli-cb-too-few = { $number ->
    [one] There is only one { $die } here.
   *[other] There are only { $number } of { $die } here.
}
cli-cb-aside-which = Which dice do you set aside? Type some of: { $dice }
cli-cb-aside-none = There is no die that could be set aside.
cli-cb-nothing-to-roll = That would leave no die to roll.
cli-cb-none-shows = None of your dice outside the tray shows { $face }.
cli-cb-which-acts = Several kinds of dice show { $face }; name one of them first: { $kinds }
cli-cb-shows-no = A die has to show { $face } for that, and { $die } does not.
cli-cb-no-colour = “{ $words }” is no colour of dice here. Type one of: { $kinds }
cli-cb-up-to = Only “{ $begun }” is understood, and not “{ $rest }”. Nothing was done.
cli-cb-comes-last = “{ $begun }” has to be the end of a line; type “{ $rest }” in the next one. Nothing was done.
cli-cb-swap-how = For which die? Type { $typed } and one of: { $kinds }
cli-cb-reroll-how = Which die is rolled again? Type { $typed } and one of: { $dice }
cli-cb-adjust-how = Which die is turned? Type { $typed }, one of { $dice }, and a face.
cli-cb-adjust-to = To which face? Type { $typed } and one of: { $faces }
cli-cb-return-which = Which dice go back? Type some of: { $dice }
cli-cb-return-too-many = { $number ->
    [one] Only one die has to go back.
   *[other] Only { $number } dice have to go back.
}
cli-cb-keep-five = Name the five dice that you keep, out of: { $dice }
cli-cb-take-which = Which die? Type one of: { $kinds }
cli-cb-none-doubled = You have kept no die in the tray that shows 2for1.
cli-cb-exchange-how = For which two? Type { $typed } and two of: { $kinds }
cli-cb-exchange-second = And the second die? Type { $typed } and one of: { $kinds }
cli-cb-whiten-which = Which die becomes white? Type { "whiten" } and one of: { $kinds }

cli-cb-unclear-token = “{ $words }” is not understood here. Type { "token" } { $card }, { "remove" } { $removed } or { "pass" }.
cli-cb-unclear-act = “{ $words }” is not understood here. Type dice, such as { "w3 o4" }, or { "swap w b" }, { "roll" }, { "stop" }.
cli-cb-unclear-aside = “{ $words }” is not understood here. Type dice, such as { "w3 o4" }, or { "roll" }, { "stop" }.
cli-cb-unclear-exchange = “{ $words }” is not understood here. Type { "exchange g w y" }, { "whiten r" } or { "end" }.

## ciúb: what can be read

cli-help-spell-card = what a card asks for, and where it is
cli-help-die = the faces of a die, and what they do
cli-cb-about-faces = the faces of all dice, and what the signs mean
cli-cb-about-cards = every card of the game, and where it is
cli-cb-odds = How close you are to each card this turn, and the next step towards it:
cli-cb-odds-token = How likely you are to win each card this turn, and what to type for a token on it:
cli-cb-odds-win = to win
cli-cb-towards = { $card }: { $action }
cli-cb-alike = { $action } ({ $number ->
    [one] one other step is as good
   *[other] { $number } other steps are as good
})
cli-cb-impossible = { $card }: not possible any more
cli-cb-impossible-this-turn = { $card }: not possible this turn
cli-cb-this-turn = { $card }: you could win it this turn
cli-cb-no-odds = There are no odds for this choice; they are about dice and the cards they can win.
cli-cb-no-thing = “{ $words }” is no card, die or face of this game. Try { "?" } { $card }, { "? green" } or { "? swap" }.

cli-cb-worth = { $points ->
    [one] one point
   *[other] { $points } points
}
cli-cb-owl = owl
cli-cb-asks-list = It asks for dice in the tray that show { $needs }, each number on a die of its own. More dice do no harm.
cli-cb-asks-sum = The numbers on the dice in the tray have to add up to { $needs } or more.
cli-cb-asks-equal = It asks for { $needs } dice in the tray that show the same number; skulls count as that number.
cli-cb-asks-equal-strictly = It asks for { $needs } dice in the tray that show the same number, or as many skulls.
cli-cb-asks-opus = It asks for nothing: once the last C card has been turned up, the next player to win a card takes it too.
cli-cb-lies-top = It lies in the top row; cards there can be won only in the last turns.
cli-cb-lies-top-token = It lies in the top row, with the token of { $player } on it.
cli-you-cli-cb-lies-top-token = It lies in the top row, with your token on it.
cli-cb-lies-bottom = It lies in the bottom row and can be won.
cli-cb-lies-bottom-token = It lies in the bottom row; only { $player } can win it, whose token lies on it.
cli-you-cli-cb-lies-bottom-token = It lies in the bottom row; your token is on it, so that only you can win it.
cli-cb-won-by = { $player } has won it.
cli-you-cli-cb-won-by = You have won it.
cli-cb-is-removed = It was removed from the game.
cli-cb-is-under-pile = It lies under the pile.
cli-cb-is-unseen = It is in the pile, or was taken out before the game.
cli-cb-is-out = It was taken out before the game.
cli-cb-tray-met = The dice in the tray fulfil it.
cli-cb-tray-so-far = The dice in the tray have come to { $reached } of { $wanted }.

cli-cb-in-supply = { $number } in the supply
cli-cb-has = { $player }: { $number }
cli-cb-does-swap = Give the die away for any die of the supply, which is inactive until it is rolled or adjusted.
cli-cb-does-reroll = Roll this die again; or another one that is not in the tray, and then this die is spent until it is rolled or adjusted itself.
cli-cb-does-adjust = Turn another die to any face, and this one goes to the tray; or turn it itself to a face without an action.
cli-cb-does-2for1 = If it lies in the tray and you keep it, it can be exchanged for two dice of other colours when the turn ends.
cli-cb-does-skull = It has to go to the tray, unless it is rolled or turned away before.
cli-cb-does-skull-joker = It has to go to the tray, unless it is rolled or turned away before. For equal numbers it is a joker.
cli-cb-legend-spent = Its reroll is spent; the die is active and can be set aside.
cli-cb-legend-inactive = Swapped in and not rolled yet: it cannot be set aside.
cli-cb-legend-card = On cards ✓ marks a number that lies in the tray, * what can be chosen now, @ somebody's token.

cli-cb-group = { $group }: { $number ->
    [one] one card
   *[other] { $number } cards
}
cli-cb-state-top = top
cli-cb-state-bottom = bottom
cli-cb-state-removed = removed
cli-cb-state-pile = under the pile
cli-cb-state-out = taken out
cli-cb-cards-legend = A name says who won the card; top and bottom are the two rows. Cards of B and C without a word are in the pile or were taken out. ° marks an owl.

## ciúb: the end

cli-cb-count = cards
cli-cb-dice-count = dice
cli-cb-total = points
cli-cb-no-cards = no cards
cli-cb-by-dice = Of players with equal points the one with more dice comes first.

## ciúb: sentences about you

cli-you-cb-event-first = You go first.
cli-you-cb-event-turn = Your turn.
cli-you-cb-event-last-turn = Your last turn: a card of either row can be won.
cli-you-cb-event-token = You put your token on { $card }.
cli-you-cb-event-token-moved = You move your token from { $before } to { $card }.
cli-you-cb-event-removed = You remove { $card } from the game.
cli-you-cb-event-rolled = You roll { $dice }.
cli-you-cb-event-swapped = You use { $kind } swap: one { $new_kind } die comes for it, not rolled yet.
cli-you-cb-event-rerolled = You use { $kind } reroll on { $before }: now { $after }.
cli-you-cb-event-rerolled-itself = You use { $kind } reroll on itself: now { $after }.
cli-you-cb-event-adjusted = You use { $kind } adjust on { $before }: now { $after }. The { $kind } die goes to the tray.
cli-you-cb-event-adjusted-itself = You use { $kind } adjust on itself: now { $after }.
cli-you-cb-event-set-aside = You set aside { $dice }.
cli-you-cb-event-won = You win { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}.
cli-you-cb-event-opus = You take the Opus Magnum too, for { $points ->
    [one] one point
   *[other] { $points } points
}. Everybody else has one more turn.
cli-you-cb-event-nothing-won = You win no card.
cli-you-cb-event-declined = You could win a card, but leave it.
cli-you-cb-event-moved-down = You move { $card } down to the bottom row.
cli-you-cb-event-returned = You return one { $kind } die.
cli-you-cb-event-taken = You take one { $kind } die from the supply.
cli-you-cb-event-exchanged-for-two = You exchange { $kind } 2for1 for { $first } and { $second }.
cli-you-cb-event-exchanged-for-two-alike = You exchange { $kind } 2for1 for two { $first } dice.
cli-you-cb-event-exchanged-for-white = You exchange one { $kind } die for a white one.
cli-you-cb-event-surplus = You have dice above the limit and return { $dice }.

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

cli-tables-rules-gone = (these rules are not at hand any more)
cli-tables-times = created { $created }, changed { $changed }
cli-tables-size = { $lines ->
    [one] one line
   *[other] { $lines } lines
} in { $size } KiB, { $clients ->
    [one] one client has
   *[other] { $clients } clients have
} come in
cli-tables-free = –
cli-tables-bot = bot { $bot }
cli-tables-here = here
cli-tables-away = away
cli-tables-left = sent away or gone
cli-tables-covered = covered by a bot
cli-tables-resigned = resigned
cli-tables-watching = { $clients ->
    [0] Nobody watches.
    [one] One watches.
   *[other] { $clients } watch.
}
cli-tables-at-rest = No server is running, so nobody is here.
cli-tables-options = options: { $options }
cli-tables-settings = settings: { $settings }
cli-tables-on = on
cli-tables-off = off
cli-tables-unset = none

cli-tables-sure = { $tables ->
    [one] Delete one table with its record, for good?
   *[other] Delete { $tables } tables with their records, for good?
}
cli-tables-yes-needed = Nobody can be asked here; { "--yes" } deletes without asking.
cli-tables-none-deleted = Nothing was deleted.
cli-tables-deleted = { $tables ->
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
}
cli-tables-old = { $tables ->
    [0] No table has
    [one] One table has
   *[other] { $tables } tables have
} ended or never begun, without a change for { $days ->
    [one] one day
   *[other] { $days } days
}.
cli-tables-kicked = Seat { $seat } of table { $table } is free; { $name } sat there.
cli-tables-abandoned = The game at table { $table } has ended, and its dice are revealed.

cli-tables-retention = { $days ->
    [one] Games that nobody has played for one day are abandoned; tables that ended or never began are deleted one day after their last change.
   *[other] Games that nobody has played for { $days } days are abandoned; tables that ended or never began are deleted { $days } days after their last change.
}
cli-tables-retention-off = Tables are kept until they are deleted.
cli-tables-retention-given = The server that is running was started with { "--retention" } { NUMBER($days, useGrouping: 0) }, which counts until it stops.

cli-tables-unknown = There is no table “{ $table }”; { "conclave tables list" } shows all.
cli-tables-missing = { $number ->
    [one] There is no table { $tables }
   *[other] There are no tables { $tables }
}; nothing was deleted.
cli-tables-damaged = Table { $table } is damaged and cannot be read; { "conclave tables delete" } can still delete it.
cli-tables-seat-wrong = There is no seat “{ $seat }”; seats are numbered from 1, as { "conclave tables show" } has them.
cli-tables-seat-free = Nobody sits on seat { $seat } of table { $table }.
cli-tables-retention-wrong = Tables cannot be kept for “{ $days }” days; choose a number from 1 to { $most }, or { "off" }.
cli-tables-settings-wrong = { $file } cannot be understood; { "conclave tables retention" } with a number of days, or { "off" }, writes it anew.
cli-tables-server-silent = The server at { $url } (process { $pid }) does not answer; try again when it does, or when it is stopped.

## Help

cli-usage-heading = Usage:
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-default = default: { $value }
cli-usage-required = required

cli-command-serve = Open a table server for the browser.
cli-command-play = Play a game in the terminal.
cli-command-simulate = Let bots play each other and count.
cli-command-arena = Let bots meet in every combination and rate them.
cli-command-study = See how balanced a game is, and what goes along with winning.
cli-command-odds = Exact chances of a game's situations.
cli-command-record = Show, replay or verify the record of a game.
cli-command-rules = The rules of a game, or one of them.
cli-command-catalogue = Everything that lies in the box of a game.
cli-command-board = Check or draw a board of Five Seals of Magic.
cli-command-tables = List, show, delete and tidy up the tables of a server.
cli-command-backup = Copy all tables of a server into a file.
cli-command-restore = Put the tables of a backup back in place.
cli-command-schema = What travels between server and clients, for programs.
cli-command-bench = Measure how fast the rules run here.

cli-usage-any-json = Print JSON.
cli-usage-any-data = The server's data folder, if not the usual one.
cli-usage-any-option = Set an option of the game.
cli-usage-any-yes = Do not ask.
cli-usage-any-older-than = Without a change for so many days.
cli-usage-any-help = Show this message and exit.

cli-usage-conclave = A digital table for games of dice and magic.
cli-usage-conclave-version = Show the version and exit.
cli-usage-serve = Run the table server until Ctrl+C, and open its start page.
cli-usage-serve-host = 0.0.0.0 lets your network in.
cli-usage-serve-port = 0 takes any that is free.
cli-usage-serve-base-path = What all addresses begin with, e.g. /conclave.
cli-usage-serve-public-url = How people reach a server behind a proxy.
cli-usage-serve-behind-proxy = Believe this proxy who its clients are.
cli-usage-serve-no-browser = Do not open the start page.
cli-usage-serve-tables-per-address = That have not ended.
cli-usage-serve-sockets-per-address = Windows that are open at once.
cli-usage-serve-requests-per-address = A second.
cli-usage-serve-retention = Abandon games that nobody has played for so long, and delete what ended so long ago.
cli-usage-serve-verbose = Log every request.
cli-usage-play =
    Play GAME in the terminal.

    The game is saved after every decision; --resume goes on with the latest one, or the one named. Every game has options of its own, listed below.
cli-usage-play-seats = Who sits down: you, bots, or my_bot.py:Bot.
cli-usage-play-names = What the people at the table are called.
cli-usage-play-seed = The same seed gives the same dice.
cli-usage-play-resume = Go on with a saved game.
cli-usage-play-pace = How long bots' moves stay on the screen.
cli-usage-simulate =
    Let bots play GAME and count who wins.

    Seats are rotated from game to game. A bot of your own sits down as my_bot.py:Bot. Every game has options of its own, listed below.
cli-usage-simulate-seats = Bots, one for each seat: greedy,random.
cli-usage-simulate-games = How many games.
cli-usage-simulate-seed = The same seed gives the same games. By default a new one.
cli-usage-simulate-jobs = How many processes.
cli-usage-simulate-records = Save every game there.
cli-usage-arena =
    Let bots play GAME in every combination, and rate them.

    With as many bots as players they sit at one table, as they are named: a,b,b,b is one a against three b. A bot that fails loses its game. With --out an interrupted run goes on where it was when the same command is given again. Every game has options of its own, listed below.
cli-usage-arena-bots = The bots to compare: adept,greedy,random.
cli-usage-arena-players = How many sit at a table.
cli-usage-arena-games = How many games in all.
cli-usage-arena-jobs = How many processes.
cli-usage-arena-cluster = Play on the Ray cluster there instead, such as 10.0.0.1:6379 or ray://10.0.0.1:10001.
cli-usage-arena-seed = The same seed gives the same games. By default a new one.
cli-usage-arena-out = Keep the games there, and write a report.
cli-usage-arena-sprt = Stop once it is decided which share the first bot wins, such as 0.5,0.58.
cli-usage-arena-errors = How often such a decision may be wrong, either way.
cli-usage-arena-luck = Also tell results with the luck of the dice taken out, where that is known. Takes time.
cli-usage-arena-seconds = Time for one decision; a bot that needs more loses.
cli-usage-arena-memory = Megabytes a game may take; a bot that needs more loses.
cli-usage-study =
    Play GAME many times and tell how balanced it is: seats, length, points, and what spells and cards go along with.

    Every number of players is studied with every value of the options that vary. Every game has options of its own, listed below.
cli-usage-study-bots = Who plays. One bot takes all seats.
cli-usage-study-players = For how many players, such as 2,3,4.
cli-usage-study-vary = An option and its values, such as "circle=I,IV"; may be given several times.
cli-usage-study-games = How many games for each of them.
cli-usage-study-jobs = How many processes.
cli-usage-study-cluster = Play on the Ray cluster there instead, such as 10.0.0.1:6379 or ray://10.0.0.1:10001.
cli-usage-study-seed = The same seed gives the same games. By default a new one.
cli-usage-study-out = Keep the games there, and write a report.
cli-usage-odds = Exact chances of a game's situations, each game with options of its own.
cli-usage-odds-wizard-dice =
    The chance that the Seer's prediction comes true when every roll is played as well as possible.

    With --dice and --rolls-left: which dice are best rolled again, and the chances of the alternatives.
cli-usage-odds-wizard-dice-number = The predicted number, 1-5.
cli-usage-odds-wizard-dice-wizard = own: Wizards count for the prediction; other: they count for another colour.
cli-usage-odds-wizard-dice-rolls = Rolls of the round, 1-5.
cli-usage-odds-wizard-dice-card = The magic card of the round, M1-M10.
cli-usage-odds-wizard-dice-dice = The seven dice on the table, such as “{ "blue red wizard ..." }”.
cli-usage-odds-wizard-dice-rolls-left = With --dice: how many rolls can still be made, 0-4.
cli-usage-odds-wizard-dice-colour = With --dice: the predicted colour; the most promising if left out.
cli-usage-odds-ciub =
    The chance to win a card this turn when the turn is played as well as possible.

    With --dice: the best next step, and the chances of the alternatives. With several cards that have values, what the turn is worth on average.
cli-usage-odds-ciub-pool = Your dice before the roll, such as "white*3 orange".
cli-usage-odds-ciub-card = What the card asks for: "2,4,6", "20+" or "4="; several with values: "2,4,6=3", "4==5".
cli-usage-odds-ciub-skulls = What skulls are for equal numbers: jokers, or a value of their own.
cli-usage-odds-ciub-supply = The supply, such as "white*5 yellow*7"; else that of a game of two.
cli-usage-odds-ciub-dice = A roll in progress: "white:2 white:swap green:spent blue".
cli-usage-odds-ciub-tray = With --dice: the dice in the tray, such as "orange:4 orange:2".
cli-usage-odds-ciub-earned = With --dice: since the last roll a die was swapped or went to the tray.
cli-usage-record = Show, replay or verify the record of a game.
cli-usage-record-replay = Play the record again by the rules and tell it in sentences.
cli-usage-record-show = Who played what, and how it ended. Works for games of any version.
cli-usage-record-verify =
    Check the record by the rules, and its dice by what was promised at the start.

    The answer is proven, replays but unproven, or false; docs/fairness.md says what that means.
cli-usage-rules = The rules of GAME, or only the rule ID (such as WD-7).
cli-usage-catalogue = Everything that lies in the box of GAME.
cli-usage-board = Check or draw a board of Five Seals of Magic.
cli-usage-board-check = List everything that is wrong with a board FILE (without one: our own board).
cli-usage-board-draw = Draw a board into OUT, a file that ends in .svg or .png.
cli-usage-board-draw-players = For how many players it is put together.
cli-usage-board-draw-board = A board file instead of our own board.
cli-usage-tables = List, show, delete and tidy up the tables of a server, whether it is running or not.
cli-usage-tables-abandon = End the game of a table without a winner, and reveal its dice so that they can be checked.
cli-usage-tables-delete = Delete tables with their records, for good.
cli-usage-tables-kick = Free a seat; SEAT is its number in `show`. In a game a bot plays there until somebody sits down.
cli-usage-tables-list = All tables, the latest changed first.
cli-usage-tables-list-stage = Only tables at this stage; may be given several times.
cli-usage-tables-list-most = No more than the latest.
cli-usage-tables-purge = Delete tables whose game has ended, or never began, and that have not changed for so long.
cli-usage-tables-purge-dry-run = Only count them.
cli-usage-tables-retention = Show or set after how many days games that nobody plays are abandoned, and ended tables deleted.
cli-usage-tables-show = Who sits at a table, who is here, its settings and its size.
cli-usage-backup = Copy all tables of the server into FILE. The server may be running.
cli-usage-restore =
    Put the backup FILE in the place of all tables. The server must be stopped.

    The tables that were there are kept beside it and can be restored as well.
cli-usage-schema = The server's messages (JSON Schema) or its HTTP interface (OpenAPI), as JSON.
cli-usage-schema-http = What can be asked for over HTTP.
cli-usage-schema-socket = The messages of the socket, and what every game puts into them.
cli-usage-bench =
    Measure random games and searches of every game, for every number of players.

    Only decisions with at least two options count.
cli-usage-bench-seconds = Time for each measurement.
cli-usage-bench-games = Measure these games only.
cli-usage-bench-form = Measure this form of the rules, or both in turns. Without it: the one that runs here.

# Games that are installed
cli-games-row = { $game }: { $title }, { $least } to { $most } players (from { $source })
cli-games-bots = {"  "}bots: { $bots }
cli-games-broken = { $game } from { $source }: { $reason }
cli-command-games = The games that are installed, and where they come from.
cli-usage-games = The games that are installed, with their bots and the package that each comes from.
