# What is typed stands in quotes within braces and is the same in every language.

## Every command

cli-language-unknown = There is no language “{ $language }” for { "CONCLAVE_LANG" }; choose one of: { $expected }.
cli-no-command = There is no command “{ $command }”; the commands are: { $expected }. { "--help" } tells what they do.
cli-interrupted = interrupted.
cli-usage = { $wrong }; { "--help" } shows what is possible.
cli-missing = { $name } is missing
cli-no-such-option = There is no option { $option }
cli-option-takes-one = { $option } needs a value
cli-option-takes-none = { $option } takes no value
cli-value-wrong = { $option } cannot be “{ $value }”; it is { $expected }.
cli-whole-number = a whole number
cli-whole-number-from = a whole number, at least { $least }
cli-number-between = a number above { $least }, at most { $most }
cli-one-of = one of { $expected }
cli-interval = { $low } to { $high }
cli-interval-percent = { $low } to { $high } %

## Options of a game

cli-players-from-seats = The number of players follows from { "--seats" }; name as many seats as you want.
cli-option-twice = The option “{ $option }” is given twice.
cli-option-no-value = “--{ $option }” has no value; write it as --{ $option } { "VALUE" }.
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
cli-record-unproven-over = Replays but unproven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (finished); whether the dice were fair cannot be checked from this record.
cli-record-unproven-so-far = Replays but unproven: { $entries ->
    [one] its one entry follows
   *[other] all { $entries } entries follow
} the rules of { $game } (not over yet); whether the dice were fair cannot be checked from this record.

## Simulations

cli-simulate-you = You cannot sit down in a simulation, only bots can: { $expected }, or a file such as { "my_bot.py:Bot" }. “{ "conclave play" }” has a seat for you.
cli-simulate-empty-seat = “{ "--seats" } { $seats }” has an empty seat; write the bots as in { "--seats greedy,random" }.
cli-simulate-interrupted = interrupted after { $games } of { $asked } games.
cli-records-there = { $folder } already holds { $file }; choose another folder, nothing was overwritten.
cli-records-unwritable = Records cannot be written to { $folder }: { $reason }. Choose another folder.

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
cli-simulate-legend = Dim: 95 % intervals. ms: mean time for a decision.

## Speed

cli-bench-now = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
cli-bench-game = game
cli-bench-players = players
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-clone = clone
cli-bench-python = { "Python" } { $version }, core { $form ->
    [pure] pure
   *[compiled] compiled
}; importing the rules takes { $milliseconds } ms.

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
cli-help-undo = takes back your last decision, unless dice, cards or somebody else have spoken since
cli-help-save = saves now; it is also done after every decision
cli-help-log = everything that has happened
cli-help-quit = leaves; the game is saved and can be gone on with

cli-odds = What your choices promise this round, if everybody plays for points:
cli-odds-hit = exact hit
cli-odds-points = points
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
cli-you-wd-event-missed = You write { $difference } for { $number } { $colour }.
