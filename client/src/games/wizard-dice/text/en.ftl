## Wizard Dice: what is asked (wizard-dice-ask-… by stage)

wizard-dice-ask-turn = Turn two dice to any faces you like
wizard-dice-ask-prediction = Predict how many dice will show one colour
wizard-dice-ask-crossing-out = Cross out an old score in this colour, or none
wizard-dice-ask-secret-predictions = Write down your prediction in secret
wizard-dice-ask-revising = Your secret prediction is in; you can still change it
wizard-dice-ask-naming = Name the colour that Wizards count as
wizard-dice-ask-leaving = Score this roll, or stay in for the next one?
wizard-dice-ask-seer-rolls-on = Roll some dice again, or stop and score
wizard-dice-ask-scoring = Take the Jester Score, or write the difference?

## Guidance for a first game (wizard-dice-guide-… by stage)

wizard-dice-guide-turn = These two dice are on the table before anyone predicts. A Wizard fits whatever colour you name later.
wizard-dice-guide-prediction = Tap a box: “3 blue” means that exactly three dice will be blue. High numbers earn more, and can make you the next Seer.
wizard-dice-guide-crossing-out = A crossed-out box no longer counts. Get rid of a large difference, but keep your Xs.
wizard-dice-guide-secret-predictions = Nobody sees it until everyone is done. You can't repeat the Seer's prediction, but you can match someone else's.
wizard-dice-guide-revising = You can still tap another box until the last prediction is in.
wizard-dice-guide-naming = Every Wizard counts as this colour for everyone. Usually you name the colour you predicted.
wizard-dice-guide-leaving = Do exactly as many dice show your colour as you predicted? Then leave and take your X. If not, stay and hope, but the Seer can stop at any time.
wizard-dice-guide-seer-rolls-on = Tap the dice to roll again; the others stay. Do exactly as many show your colour as you predicted? Then stop: everyone still in scores this roll.
wizard-dice-guide-scoring = You can use each Jester box once per game. It gives you an X, and the box you missed counts 0.

## Dice

wizard-dice-dice = The seven dice
wizard-dice-dice-before = Last round's dice
wizard-dice-die = Die { $number }: { $face }
wizard-dice-die-again = will be rolled again
wizard-dice-face-none = nothing yet
wizard-dice-tap-dice = Tap the dice to roll again. The others stay.
wizard-dice-choose-more = { $dice ->
    [one] Choose at least one more die.
   *[other] Choose at least { $dice } more dice.
}
wizard-dice-reroll-all = All dice
wizard-dice-keep-all = Keep all
wizard-dice-turn-to = Tap a die, then the face you want.

## The round

wizard-dice-round = Round { $round }
wizard-dice-rolls = Roll
wizard-dice-roll-of = Roll { $roll } of { $rolls }
wizard-dice-wizard-colour = Wizards count as { $colour }
wizard-dice-wizard-colour-none = No Wizard Colour yet
wizard-dice-card = This round's magic card:
wizard-dice-cards = Magic cards
wizard-dice-cards-show = This round's magic card: show the pile
wizard-dice-pile-left = { $cards ->
    [one] One more card can be drawn before the pile is reshuffled.
   *[other] { $cards } more cards can be drawn before the pile is reshuffled.
}
wizard-dice-predictions = This round's predictions
wizard-dice-predicted = predicts { $number } { $colour }
wizard-dice-wrote = wrote { $mark }
wizard-dice-seer = Seer
wizard-dice-next-seer = next Seer
wizard-dice-show-page = show page
wizard-dice-status-to-come = to come
wizard-dice-status-predicts = thinking
wizard-dice-status-written = sealed
wizard-dice-status-in = still in
wizard-dice-status-scored = scored
wizard-dice-status-out = sits out

## Kinds of choices that are too many to list

wizard-dice-kind-reroll = Roll dice again
wizard-dice-kind-turn-dice = Turn dice

## Choices

wizard-dice-stands = { $number } { $colour } predicted, { $shown } showing
wizard-dice-or = or
wizard-dice-name-colour = Wizards count as:
wizard-dice-tap-box = Tap a box on your page.
wizard-dice-tap-secret = Tap a box on your page. Nobody sees it until everyone is done.
wizard-dice-secret-kept = is written down. Tap another box to change it.
wizard-dice-tap-cross = Tap the score to cross out.
wizard-dice-before = Last round:
wizard-dice-outcome = { $mark } in { $number } { $colour }
wizard-dice-outcome-jester = X in Jester box { $jesters }

## Pages

wizard-dice-page-of = { $player }: Page of Prediction, { $xs ->
    [one] 1 X
   *[other] { $xs } Xs
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wizard-dice-xs = { $xs } of { $target } Xs
wizard-dice-xs-short = { $xs }/{ $target } X
wizard-dice-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wizard-dice-points-short = { $points } pts
wizard-dice-box = { $number } { $colour }
wizard-dice-box-open = open
wizard-dice-box-hit = { $xs ->
    [one] an X
   *[other] two Xs
}
wizard-dice-box-missed = { $difference } off
wizard-dice-box-crossed = crossed out
wizard-dice-box-predicted = predicted this round
wizard-dice-box-taken = predicted by { $player }
wizard-dice-jester-box = Jester box { $number }, free
wizard-dice-jester-box-used = Jester box { $number }, an X

## The odds

wizard-dice-percent = { $chance }%
wizard-dice-worth = ⌀ { $worth }
wizard-dice-odds-chance = { $chance }% chance of a hit
wizard-dice-odds-worth = { $worth } points on average
wizard-dice-odds-advised = the strongest bot's choice

## The end

wizard-dice-ending-hits = { $xs ->
    [one] One X on the page
   *[other] { $xs } Xs on the page
}
wizard-dice-ending-lost = Differences
wizard-dice-ending-jesters = { $xs ->
    [one] One X in a Jester box
   *[other] { $xs } Xs in Jester boxes
}
wizard-dice-ending-crossed = { $boxes ->
    [one] One box crossed out
   *[other] { $boxes } boxes crossed out
}
wizard-dice-ending-bonus = Bonus for { $target } Xs
wizard-dice-ending-sum = Points

## The first game

wizard-dice-aim = Correct predictions score points; misses cost points. The game ends at 9 Xs (expert: 12). Most points wins.

## On the start page

wizard-dice-about = Predict what seven dice will show, then roll, keep, push your luck – or get out in time.
