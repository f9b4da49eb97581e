## ciúb: what is asked

ciub-ask-token = Place your token, remove a card, or pass
ciub-ask-act = Use your dice, or set some aside
ciub-ask-aside = Set more aside, roll on, or stop
ciub-ask-cast = Win a card with the dice in your tray
ciub-ask-down = Move a card down from the top row
ciub-ask-return = Keep five dice: return one
ciub-ask-take = Take one die from the supply
ciub-ask-exchange = Exchange dice, or end your turn

## For a first game

ciub-guide-token = Your token keeps a card for you: nobody else can win or remove it. You can also remove a card from the top row, or just pass and roll.
ciub-guide-act = Tap a die to use its symbol or to set it aside in the tray. Only dice in the tray count towards cards, and skulls go there by themselves.
ciub-guide-aside = You can't use symbols again until the next roll. Set aside what a card needs, then roll the rest again or stop.
ciub-guide-cast = You can win any card that glows. Tap the one you want: you win only one card per turn.
ciub-guide-down = The card you won leaves a gap. The card you move down can now be won, by the other players too.
ciub-guide-return = After a win you keep five dice. Tap the ones you can spare; a 2for1 in the tray can become two dice.
ciub-guide-take = No card this turn, so take a die instead: stronger dice win better cards. Press and hold a die to see its faces.
ciub-guide-exchange = Tap a 2for1 in the tray to exchange it for two other dice. Tap any coloured die to exchange it for a white one.

## Kinds of choices that are too many to list

ciub-kind-set-aside = Set dice aside

## The table

ciub-cards = Spell cards
ciub-dice = This turn's dice
ciub-supply = Supply
ciub-supply-kind = { $die }, { $number } in the supply
ciub-all-faces = All dice and their faces

ciub-turn = { $player }'s turn
ciub-turn-yours = Your turn
ciub-phase-token = Token
ciub-phase-dice = Dice
ciub-phase-spell = Spell
ciub-phase-exchange = Exchange
ciub-last-turns = Last turns
ciub-end-near = Opus with next win
ciub-quiet = { $number ->
    [one] No win for 1 turn
   *[other] No win for { $number } turns
}

ciub-zone-active = Rolled
ciub-zone-inactive = Not rolled
ciub-zone-tray = Tray
ciub-zone-dice = Dice
ciub-zone-two = Tray: 2for1

ciub-die-in-tray = { $die }, in the tray
ciub-die-turned = turning to { $face }

## Cards

ciub-asks-list = Asks for { $numbers } in the tray, each on a separate die.
ciub-asks-opus = It asks for nothing. Once the last C card is face up, the next player to win a card takes this one too.
ciub-card-facts = Group { $group }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ciub-card-facts-owl = Group { $group } with an owl, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ciub-card-token = { $player }'s token is on it.
ciub-card-progress = The tray has { $reached } of { $needed }.

ciub-pile = Pile: { $b } B cards and { $c } C cards face down, with the Opus Magnum under them
ciub-pile-only-opus = Only the Opus Magnum is left in the pile
ciub-opus-taken = { $player } has taken the Opus Magnum
ciub-opus-short = Opus
ciub-removed = { $number ->
    [one] 1 card removed from the game
   *[other] { $number } cards removed from the game
}
ciub-removed-short = removed
ciub-removed-cards = Removed from the game
ciub-removed-none = No card has been removed yet.

## Using a die

ciub-use-swap-die = Swap it for a die from the supply
ciub-use-reroll-die = Use it to roll one die again
ciub-use-adjust-die = Use it to turn a die to another face
ciub-use-exchange-for-two = Exchange it for two dice of other colours
ciub-aim-swap-die = Tap the die you want from the supply
ciub-aim-reroll-die = Tap the die to roll again; it can be this one
ciub-aim-adjust-die = Tap the die to turn; it can be this one
ciub-aim-exchange-for-two = Tap two dice in the supply
ciub-aim-second = Now tap the second die
ciub-aim-cancel = Cancel
ciub-turn-to = Turn { $die } to…

ciub-face-swap = Swap this die for one from the supply. The new die waits for the next roll.
ciub-face-reroll = Roll this die, or another die outside the tray, again.
ciub-face-adjust = Turn another die to any of its faces; this one then goes to the tray.
ciub-face-2for1 = If it is in the tray at the end of the turn, you can exchange it for two dice.
ciub-face-skull = Goes to the tray by itself.

## Advice

ciub-odds = Chance to win it this turn
ciub-odds-ask = Ask for a hint to see the odds.
ciub-percent = { $chance }%
ciub-odds-chance = chance { $chance }
ciub-odds-advised = proposed

## Players

ciub-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ciub-cards-won = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
ciub-dice-of-kind = { $number } × { $die }
ciub-token-free = Token available
ciub-token-on = Token on { $card }

ciub-ending-card = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ciub-ending-sum = { $cards ->
    [one] 1 card,
   *[other] { $cards } cards,
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ciub-ending-dice = { $number ->
    [one] 1 die at the end, as a tiebreaker.
   *[other] { $number } dice at the end, as a tiebreaker.
}

## The first game

ciub-aim = Win spell cards with your dice to score points. The game ends soon after the last C card. Most points wins.

## On the start page

ciub-about = Build a handful of dice, bend them with magic, and win the spell cards before the others do.
