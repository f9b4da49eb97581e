## The game

wd-title = Wizard Dice

wd-option-players = Players
wd-option-players-help = How many play: two to five.
wd-option-expert = Expert game
wd-option-expert-help = The game ends at twelve Xs instead of nine.
wd-option-cards = Magic cards
wd-option-cards-help = Each round, a magic card changes the rules.
wd-option-seer = First Seer
wd-option-seer-help = Who rolls the dice in the first round.
wd-option-seer-random = At random
wd-option-seer-1 = Seat 1
wd-option-seer-2 = Seat 2
wd-option-seer-3 = Seat 3
wd-option-seer-4 = Seat 4
wd-option-seer-5 = Seat 5
wd-option-seer-absent = Seat { $seat } cannot be the first Seer at a table of { $players }.

## Dice

wd-colour-blue = blue
wd-colour-green = green
wd-colour-red = red
wd-colour-yellow = yellow

wd-face-blue = blue
wd-face-green = green
wd-face-red = red
wd-face-yellow = yellow
wd-face-wizard = Wizard
wd-face-jester = Jester

wd-dice-blue = { $number } blue
wd-dice-green = { $number } green
wd-dice-red = { $number } red
wd-dice-yellow = { $number } yellow
wd-dice-wizard = { $number ->
    [one] 1 Wizard
   *[other] { $number } Wizards
}
wd-dice-jester = { $number ->
    [one] 1 Jester
   *[other] { $number } Jesters
}
wd-dice-join = { $left }, { $right }
wd-dice-none = no dice

## Components

wd-die = Die of prediction
wd-die-about = Six faces: one for each of the four peoples, a Wizard and a Jester.
wd-page = Page of Prediction
wd-page-about = One per player: { $boxes } boxes (four colours, numbers 1 to 5) and { $jesters } Jester boxes.
wd-seer-card = Seer card
wd-seer-card-about = Lies in front of the player who rolls the dice this round.

wd-card-M1 = Rainbow Wizards
wd-card-M1-effect = Wizards count as every colour, so none is named. Hits earn two Xs, misses cost double. Jester Scores are unchanged.
wd-card-M2 = Stubborn Jesters
wd-card-M2-effect = Jesters stay where they fall until the round is over. Hits earn two Xs, misses cost double. Jester Scores are unchanged.
wd-card-M3 = Foresight
wd-card-M3-effect = The dice are rolled first, then everybody predicts. Roll 2 is compulsory, with at least three dice; nobody can leave before it.
wd-card-M4 = Turned Dice
wd-card-M4-effect = There is no Roll 1: the Seer turns two dice to any faces, then everybody predicts. Roll 2 takes the other five; nobody can leave before it.
wd-card-M5 = Unseen Dice
wd-card-M5-effect = Every colour counts one die more than was rolled. Jesters and Wizards count as rolled.
wd-card-M6 = Flattering Jesters
wd-card-M6-effect = For you, every Jester is a die of the colour you predicted; for others, of theirs. Jesters still allow a Jester Score.
wd-card-M7 = Forgotten Page
wd-card-M7-effect = Right after predicting, you may cross out one of your old scores in that colour; it is then worth nothing.
wd-card-M8 = Patience
wd-card-M8-effect = The Seer may roll as many times as the number they predicted. Wizards count for nothing but can be rolled again.
wd-card-M9 = Jester's Favour
wd-card-M9-effect = Take a Jester Score with exactly as many Jesters as you predicted, and the predicted box gets an X as well.
wd-card-M10 = Sealed Lips
wd-card-M10-effect = Only the Seer predicts aloud. The others write theirs in secret. They can't repeat the Seer's, but may match each other's.

## Actions

wd-action-predict = Predict { $number } { $colour }
wd-action-name = Wizards count as { $colour }
wd-action-turn = Turn two dice: { $dice }
wd-action-cross-out = Cross out { $number } { $colour }
wd-action-cross-out-nothing = Cross out nothing
wd-action-stay = Stay in for the next roll
wd-action-leave = Leave and score this roll
wd-action-reroll = { $number ->
    [one] Re-roll one die: { $dice }
   *[other] Re-roll { $number } dice: { $dice }
}
wd-action-jester-score = Take the Jester Score
wd-action-write-difference = Write the difference

## Events

wd-event-first-seer = { $player } is the first Seer.
wd-event-round = Round { $round }. { $player } is the Seer.
wd-event-card = Magic card { $card }: { $name }.
wd-event-turned = { $player } turns two dice: { $dice }.
wd-event-sits-out = { $player } has no box left to predict and sits this round out.
wd-event-predicted = { $player } predicts { $number } { $colour }.
wd-event-predicted-in-secret = You wrote down { $number } { $colour }. Nobody else knows yet.
wd-event-prediction-is-in = { $player } has written down a prediction.
wd-event-crossed-out = { $player } crosses out { $number } { $colour }.
wd-event-named = { $player } names { $colour } as the Wizard Colour.
wd-event-rerolls = { $player } re-rolls { $dice }.
wd-event-rolled = Roll { $roll }: { $dice }.
wd-event-leaves = { $player } leaves with this roll.
wd-event-seer-leaves = { $player } stops rolling.
wd-event-jester-score = { $player } takes a Jester Score for { $jesters ->
    [one] one Jester
   *[other] { $jesters } Jesters
}.
wd-event-hit = { $player } writes { $xs ->
    [one] an X
   *[other] two Xs
} for { $number } { $colour }.
wd-event-missed = { $player } writes { $difference ->
    [0] 0
   *[other] −{ $difference }
} for { $number } { $colour }.

wd-over-xs = A player has { $target } Xs or more: the game is over.
wd-over-full = No player has an open box: the game is over.

## Refusals

wd-refuse-over = The game is over.
wd-refuse-chance = The dice or cards come first.
wd-refuse-not-asked = It is { $player }'s turn to decide.
wd-refuse-no-box = A prediction is a number from 1 to 5 in one of four colours.
wd-refuse-box-scored = That box on your page already has a score.
wd-refuse-box-taken = Somebody else has already predicted that this round.
wd-refuse-as-the-seer = The Seer has already predicted that this round.
wd-refuse-cross-colour = You can only cross out a box in the colour of your prediction.
wd-refuse-cross-open = You can only cross out a box with a score.
wd-refuse-cross-twice = That box is already crossed out.
wd-refuse-reroll-dice = Those dice are not all on the table.
wd-refuse-reroll-jester = Jesters stay where they fell this round.
wd-refuse-reroll-three = Roll 2 is compulsory this round: choose at least three dice.
wd-refuse-leave-before-roll-2 = Nobody can leave before Roll 2 this round.
wd-refuse-now-turn = First the Seer turns two dice to any faces.
wd-refuse-now-prediction = It is time to predict.
wd-refuse-now-crossing-out = Cross out one box of your colour now, or nothing.
wd-refuse-now-secret-predictions = It is time to predict in secret.
wd-refuse-now-naming = It is time to name the Wizard Colour.
wd-refuse-now-leaving = You can stay for the next roll, or leave and score this one.
wd-refuse-now-seer-rolls-on = You can re-roll one or more dice, or leave and score this roll.
wd-refuse-now-scoring = You can take the Jester Score or write the difference.
