# What is typed stands in quotes within braces and is the same in every language.

## Odds

wd-terminal-odds-dice-missing = { "--rolls-left" } and { "--colour" } only go with { "--dice \"blue red ...\"" }.
wd-terminal-odds-rolls-left-missing = { "--dice" } needs { "--rolls-left" }, the number of rolls still to come (0-{ $most }).
wd-terminal-odds-range = { $option } must be from { $least } to { $most }, not { $given }.
wd-terminal-odds-rolls-left-as-predicted = { "--rolls-left" } must be { $most ->
    [0] 0
   *[other] from 0 to { $most }
} when { $card } allows { $rolls } in all, not { $given }.
wd-terminal-odds-wizard = { "--wizard" } must be { "own" } or { "other" }, not “{ $word }”.
wd-terminal-odds-roll-2 = Under { $card } there is always a Roll 2; ask for { "--rolls 2" } or more.
wd-terminal-odds-no-card = There is no magic card “{ $card }”; the cards are: { $expected }.
wd-terminal-odds-no-colour = “{ $word }” isn't a colour you can predict; the colours are: { $expected }.
wd-terminal-odds-no-face = “{ $word }” isn't a face of a die; the faces are: { $expected }.
wd-terminal-odds-all-dice = { "--dice" } needs all { $needed } dice, not { $given }.

wd-terminal-odds-hit = Exactly { $number } of a colour { $wizards ->
    [with] with the Wizards
   *[without] without the Wizards
} in { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}{ $card ->
    [none] { "" }
   *[other] { "" } under { $card }
}: { $chance }
wd-terminal-odds-hit-after-roll-1 = If you choose the colour after Roll 1, as the rules say: { $chance }
wd-terminal-odds-x = An X in the box, Jester Scores included if all Jester boxes are free: { $chance }

wd-terminal-odds-table = { $prediction }{ $card ->
    [none] { "" }
   *[other] { "" } under { $card }
} with { $rolls ->
    [0] no rolls
    [one] one roll
   *[other] { $rolls } rolls
} left. On the table: { $dice }
wd-terminal-odds-roll-again = roll again
wd-terminal-odds-chance = chance
wd-terminal-odds-stop = nothing: stop now
wd-terminal-odds-alike = { $dice } (or { $number } more like it)

wd-terminal-odds-as-predicted = Under { $card } the Seer rolls as often as predicted: { $number }.
wd-terminal-odds-counting = Under { $card } Wizards count as { $counting ->
    [nothing] nothing
   *[every] every colour
}, whatever { "--wizard" } says.
wd-terminal-odds-best-colour = This is the most promising colour; choose another with { "--colour" }.
wd-terminal-odds-compulsory = Under { $card } there is always a Roll 2, with at least three dice.

## Beside an answer

wd-terminal-advice = What each choice promises this round if everybody plays for points:
wd-terminal-advice-hit = exact hit

## The table

wd-terminal-letter-blue = B
wd-terminal-letter-green = G
wd-terminal-letter-red = R
wd-terminal-letter-yellow = Y
wd-terminal-letter-wizard = W
wd-terminal-letter-jester = J

# The rows of a Page of Prediction: where the name of a colour is not what one types, both
wd-terminal-row-blue = { "blue" }
wd-terminal-row-green = { "green" }
wd-terminal-row-red = { "red" }
wd-terminal-row-yellow = { "yellow" }
wd-terminal-row-jester = Jester

wd-terminal-kept = kept
wd-terminal-turned = turned
wd-terminal-new = new
wd-terminal-old-dice = last roll of the previous round
wd-terminal-round = Round { $round }
wd-terminal-roll = Roll { $roll } of { $rolls }
wd-terminal-rolls = { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}
wd-terminal-rolls-as-predicted = rolls as predicted
wd-terminal-seer-is = Seer: { $player }
wd-terminal-next-is = next: { $player }
wd-terminal-wizards-are = Wizards are

wd-terminal-seer = Seer
wd-terminal-next = next
wd-terminal-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
wd-terminal-xs = { $xs } X
wd-terminal-brief = { $xs }X { $points }p
wd-terminal-xs-of = { $xs } of { $target } X
wd-terminal-box = { $number } { $colour }
wd-terminal-status-now = { $prediction }, now { $shown }:
wd-terminal-status-scored = { $prediction }: { $mark }
wd-terminal-status-secret = { $prediction }, secretly
wd-terminal-status-in = written down
wd-terminal-status-to-come = to predict
wd-terminal-status-out = sits out

## Questions

wd-terminal-ask-turn = Turn two dice to any faces.
wd-terminal-ask-prediction = How many dice will show which colour?
wd-terminal-ask-secret-predictions = Predict in secret: how many dice will show which colour?
wd-terminal-ask-crossing-out = Cross out a { $colour } box, or nothing?
wd-terminal-ask-naming = Which colour do Wizards count as?
wd-terminal-ask-leaving = Stay, or leave and score this roll?
wd-terminal-ask-seer-rolls-on = Which dice do you re-roll for Roll { $roll }, or do you leave?
wd-terminal-ask-must-roll = Choose at least three dice for Roll 2.
wd-terminal-ask-scoring = You missed. A Jester Score, or the difference?

wd-terminal-hint-predict = Type a number and a colour: { "3 blue" }, or just { "3b" }.
wd-terminal-hint-turn = Type two faces: { "blue wizard" }, or just { "b w" }.
wd-terminal-hint-reroll = { "r 1 4 5" } re-rolls these dice
wd-terminal-hint-keep = { "keep 2 3" } keeps these
wd-terminal-hint-faces = { "r blue jester" }, { "r all" }
wd-terminal-hint-leave = { "leave" }
wd-terminal-ends-rolling = ends the rolling for all
wd-terminal-doubled = doubled
wd-terminal-cross-out = { $box } ({ $mark })
wd-terminal-cross-out-x = { $box } ({ $mark }, worth { $worth })
wd-terminal-leave = { $leave }: { $outcome }
wd-terminal-outcome-hit = { $xs ->
    [one] an X
   *[other] two Xs
} for { $number } { $colour }
wd-terminal-outcome-miss = -{ $difference } for { $number } { $colour }
wd-terminal-outcome-jester = -{ $difference } for { $number } { $colour }, or a Jester Score
wd-terminal-take-jester = Take the Jester Score x{ $jesters }, with { $mark } in the predicted box

wd-terminal-unclear-prediction = Type a number from 1 to 5 and a colour, for example { "3 blue" } or { "3b" }.
wd-terminal-unclear-secret-predictions = Type a number from 1 to 5 and a colour, for example { "3 blue" } or { "3b" }.
wd-terminal-unclear-turn = Type two faces ({ "blue, green, red, yellow, wizard, jester" }): { "blue wizard" }.
wd-terminal-unclear-seer-rolls-on = Type which dice to re-roll ({ "r 1 4 5" }) or to keep ({ "keep 2 3" }), or { "leave" }.
wd-terminal-unclear-must-roll = Type at least three dice to re-roll ({ "r 1 4 5" }), or those to keep ({ "keep 2 3" }).
wd-terminal-which-dice = Which dice? Type their numbers, for example { "r 1 4 5" }, or { "r all" }.
wd-terminal-kept-all = That keeps all dice. Type { "leave" } to score this roll, or choose at least one die to re-roll.
wd-terminal-no-such-die = There is no die { $number }; the dice are 1 to { $most }.
wd-terminal-named-twice = You named die { $number } twice. Name each die once.
wd-terminal-no-such-dice = “{ $words }” doesn't name any dice. Use numbers ({ "r 1 4 5" }) or faces ({ "r blue jester" }), not both.
wd-terminal-too-many = { $number ->
    [0] No die shows { $face }.
    [one] Only one die shows { $face }.
   *[other] Only { $number } dice show { $face }.
}
wd-terminal-which-of-them = { $number } dice show { $face }: type { $face } once for each die you mean, or use their numbers ({ $dice }).

wd-terminal-about-pages = every Page of Prediction in full
wd-terminal-about-cards = the magic cards, and which are still in the pile
wd-terminal-legend = A die with * was just rolled. A plain number is an open box, (3) the current prediction, X or XX a hit, -2 a difference, -- crossed out. On one line: X hit, # two Xs, a digit a difference (+ ten or more), o current prediction, · open.
wd-terminal-no-cards = This game has no magic cards; { "--cards" } adds them.
wd-terminal-pile = { $number ->
    [one] One card is left in the pile before all ten are shuffled again.
   *[other] { $number } cards are left in the pile before all ten are shuffled again.
}
wd-terminal-card-more = ({ "rule" } { $card })
wd-terminal-or = { $left } or { $right }
wd-terminal-card-now = (this round)
wd-terminal-card-gone = (drawn)

wd-terminal-column = X×{ $number }
wd-terminal-xs-count = Xs
wd-terminal-earned = X pts
wd-terminal-differences = off
wd-terminal-bonus = bonus
wd-terminal-jesters = Jester
wd-terminal-total = points

## Sentences about you

wd-event-first-seer-you = You are the first Seer.
wd-event-round-you = Round { $round }. You are the Seer.
wd-event-turned-you = You turn two dice: { $dice }.
wd-event-sits-out-you = You have no box left to predict and sit this round out.
wd-event-predicted-you = You predict { $number } { $colour }.
wd-event-prediction-is-in-you = You have written down a prediction.
wd-event-crossed-out-you = You cross out { $number } { $colour }.
wd-event-named-you = You name { $colour } as the Wizard Colour.
wd-event-rerolls-you = You re-roll { $dice }.
wd-event-leaves-you = You leave with this roll.
wd-event-seer-leaves-you = You stop rolling.
wd-event-jester-score-you = You take a Jester Score for { $jesters ->
    [one] one Jester
   *[other] { $jesters } Jesters
}.
wd-event-hit-you = You write { $xs ->
    [one] an X
   *[other] two Xs
} for { $number } { $colour }.
wd-event-missed-you = You write { $difference ->
    [0] 0
   *[other] −{ $difference }
} for { $number } { $colour }.

## In plain lines

wd-plain-sentence = { $words }.
wd-plain-card = Magic card { $card }, { $name }.
wd-plain-card-effect = Magic card { $card }, { $name }: { $effect }
wd-plain-dice = Dice: { $dice }.
wd-plain-in-order = From die 1 to die 7: { $dice }.
wd-plain-own = Your prediction: { $prediction }.
wd-plain-now-hit = { $prediction }, a hit as the dice lie, worth { $mark ->
    [X] one X
   *[other] { $mark }
}
wd-plain-now-hit-doubled = { $prediction }, a hit as the dice lie, worth { $mark ->
    [X] one X
   *[other] { $mark }
}
wd-plain-now-missed = { $prediction }, but { $shown ->
    [one] 1 counts
   *[other] { $shown } count
} as the dice lie, which scores { $mark }
wd-plain-now-missed-doubled = { $prediction }, but { $shown ->
    [one] 1 counts
   *[other] { $shown } count
} as the dice lie, which scores { $mark }, doubled
wd-plain-scored = { $prediction }, scored { $mark }
wd-plain-two-xs = two Xs
wd-plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wd-plain-xs = { $xs } of { $target } Xs
wd-plain-predicted = prediction { $prediction }
wd-plain-player = { $player }: { $facts }.
wd-plain-row = In { $row }: { $boxes }.
wd-plain-jesters = Jester boxes: { $boxes }.
wd-plain-open = open { $numbers }
wd-plain-box = { $number } has { $mark }
wd-plain-crossed-out = { $number } crossed out
wd-plain-taken = Taken this round: { $boxes }.
wd-plain-account = { $player }: { $earned } points for { $xs ->
    [one] one X
   *[other] { $xs } Xs
}, { $differences } off for differences, bonus { $bonus }, Jester Scores { $jesters }.
wd-terminal-take-jester-plain = Take the Jester Score for { $jesters ->
    [one] one Jester
   *[other] { $jesters } Jesters
}, and { $mark } in the predicted box

## Help

cli-usage-odds-wizard-dice =
    The chance that the Seer's prediction comes true if every roll is played as well as possible.

    With --dice and --rolls-left: which dice are best to re-roll, and the odds of the alternatives.
cli-usage-odds-wizard-dice-number = The predicted number, 1-5.
cli-usage-odds-wizard-dice-wizard = own: Wizards count for the prediction; other: they count for another colour.
cli-usage-odds-wizard-dice-rolls = Rolls in the round, 1-5.
cli-usage-odds-wizard-dice-card = The magic card of the round, M1-M10.
cli-usage-odds-wizard-dice-dice = The seven dice on the table, such as “{ "blue red wizard ..." }”.
cli-usage-odds-wizard-dice-rolls-left = With --dice: how many rolls are still to come, 0-4.
cli-usage-odds-wizard-dice-colour = With --dice: the predicted colour; the most promising if left out.
