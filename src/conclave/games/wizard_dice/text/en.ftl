## The game

wd-title = Wizard Dice

wd-option-players = Players
wd-option-players-help = How many sit at the table, two to five.
wd-option-expert = Expert game
wd-option-expert-help = Twelve Xs end the game instead of nine.
wd-option-cards = Magic cards
wd-option-cards-help = A magic card changes the rules of every round.
wd-option-seer = First Seer
wd-option-seer-help = Who rolls the dice in the first round.
wd-option-seer-random = Drawn by lot
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
wd-card-M1-effect = A Wizard helps every prediction, whatever its colour; none is named. Hits earn two Xs, misses cost double. Jester Scores are as ever.
wd-card-M2 = Stubborn Jesters
wd-card-M2-effect = Jesters lie where they fell until the round is over. Hits earn two Xs, misses cost double. Jester Scores are as ever.
wd-card-M3 = Foresight
wd-card-M3-effect = The dice are thrown first, then all predict. A second throw of three dice or more is compulsory; until it lies nobody can leave.
wd-card-M4 = Turned Dice
wd-card-M4-effect = There is no first throw: the Seer turns two dice as they please, then all predict. The other five are Roll 2; before it nobody can leave.
wd-card-M5 = Unseen Dice
wd-card-M5-effect = Each colour is credited with one die that is not there. Jesters and Wizards are as many as show.
wd-card-M6 = Flattering Jesters
wd-card-M6-effect = For you every Jester is a die of the colour you predicted, for others one of theirs. It can still serve a Jester Score.
wd-card-M7 = Forgotten Page
wd-card-M7-effect = As soon as you have predicted you can cross out an old score of yours in that colour; it is worth nothing any more.
wd-card-M8 = Patience
wd-card-M8-effect = The number in the Seer's prediction is how often the Seer may roll. Wizards are worth nothing, but may be rolled again.
wd-card-M9 = Jester's Favour
wd-card-M9-effect = Take a Jester Score with just as many Jesters as you predicted, and the predicted box gets an X as well.
wd-card-M10 = Sealed Lips
wd-card-M10-effect = Only the Seer predicts aloud. All others write down a prediction in secret: not the Seer's, perhaps the same as each other's.

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
wd-over-full = No box is open on any page: the game is over.

## Refusals

wd-refuse-over = The game is over.
wd-refuse-chance = The dice or the cards come first.
wd-refuse-not-asked = It is { $player }'s turn to decide.
wd-refuse-no-box = A prediction is a number from 1 to 5 in one of four colours.
wd-refuse-box-scored = That box on your page already has a score.
wd-refuse-box-taken = Somebody else has predicted that this round.
wd-refuse-as-the-seer = The Seer has predicted that this round.
wd-refuse-cross-colour = Only a box in the colour of your prediction can be crossed out.
wd-refuse-cross-open = Only a box with a score can be crossed out.
wd-refuse-cross-twice = That box is crossed out already.
wd-refuse-reroll-dice = Those dice are not all on the table.
wd-refuse-reroll-jester = This round Jesters stay where they fell.
wd-refuse-reroll-three = Roll 2 is compulsory this round: choose three dice or more.
wd-refuse-leave-before-roll-2 = Nobody may leave before Roll 2 this round.
wd-refuse-now-turn = The Seer has to turn two dice to any faces first.
wd-refuse-now-prediction = A prediction has to be made now.
wd-refuse-now-crossing-out = Cross out one box of your colour now, or nothing.
wd-refuse-now-secret-predictions = A secret prediction has to be made now.
wd-refuse-now-naming = The Wizard Colour has to be named now.
wd-refuse-now-leaving = You can stay for the next roll, or leave and score this one.
wd-refuse-now-seer-rolls-on = You can re-roll one or more dice, or leave and score this roll.
wd-refuse-now-scoring = You can take the Jester Score or write the difference.
