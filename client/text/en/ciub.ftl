## ciúb: what is asked

ciub-ask-token = Place your token, remove a card, or pass
ciub-ask-act = Use your dice, or set some aside
ciub-ask-aside = Set more aside, roll on, or stop
ciub-ask-cast = Win a card that your tray fulfils
ciub-ask-down = Move a card of the top row down
ciub-ask-return = Keep five dice: return one
ciub-ask-take = Take one die from the supply
ciub-ask-exchange = Exchange dice, or end your turn

## For a first game

ciub-guide-token = Your token keeps a card for you: nobody else can win or remove it. You may also remove a card of the top row, or simply pass and roll.
ciub-guide-act = Tap a die to use its symbol or to set it aside in the tray. Only dice in the tray count for the cards, and skulls go there by themselves.
ciub-guide-aside = Symbols rest until the next roll. Set aside what a card needs, then roll the rest again or stop.
ciub-guide-cast = Your tray fulfils the glowing cards. Tap the one you want: there is one card a turn.
ciub-guide-down = The card you won leaves a gap. The card you move down can be won from now on, by the others too.
ciub-guide-return = After a win you keep five dice. Tap those you can spare; a die with 2for1 in the tray can become two.
ciub-guide-take = No card this time, so take a die as a comfort: stronger dice win dearer cards. Press and hold a die to see its faces.
ciub-guide-exchange = Tap a 2for1 in the tray to get two other dice for it. Tap any coloured die to change it for a white one.

## The table

ciub-cards = Spell cards
ciub-dice = Dice of the turn
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
ciub-end-near = Next win: Opus too
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
ciub-die-turned = to be turned to { $face }

## Cards

ciub-asks-list = Asks for { $numbers } in the tray, each number on a die of its own.
ciub-asks-sum = Asks for numbers in the tray that add up to { $amount } or more.
ciub-asks-equal = Asks for { $amount } dice in the tray that show the same number.
ciub-asks-opus = It asks for nothing: once the last C card has been turned up, the next player to win a card takes it as well.
ciub-card-facts = Group { $group }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ciub-card-facts-owl = Group { $group } with an owl, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ciub-card-token = { $player }'s token lies on it.
ciub-card-progress = The tray has { $reached } of { $needed }.

ciub-pile = Pile: { $b } B cards and { $c } C cards face down, the Opus Magnum under them
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

ciub-use-swap-die = Swap it for a die of the supply
ciub-use-reroll-die = Use it to roll one die again
ciub-use-adjust-die = Use it to turn a die to another face
ciub-use-exchange-for-two = Exchange it for two dice of other colours
ciub-aim-swap-die = Tap the die of the supply that you want
ciub-aim-reroll-die = Tap the die to roll again, or this one itself
ciub-aim-adjust-die = Tap the die to turn, or this one itself
ciub-aim-exchange-for-two = Tap two dice of the supply
ciub-aim-second = And the second die
ciub-aim-cancel = Cancel
ciub-turn-to = Turn { $die } to…

ciub-face-swap = Change this die for one of the supply; the new one waits for the next roll.
ciub-face-reroll = Roll this die, or another one outside the tray, once more.
ciub-face-adjust = Turn another die to any of its faces; this one then goes to the tray.
ciub-face-2for1 = Kept in the tray until the end of the turn, it can be exchanged for two dice.
ciub-face-skull = Goes to the tray by itself.

## Advice

ciub-odds = Chance to win it this turn
ciub-odds-ask = Ask for a hint to see the odds.
ciub-percent = { $chance }%
ciub-lens-chance = chance { $chance }
ciub-lens-proposed = proposed

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
ciub-token-free = Token at hand
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
    [one] 1 die at the end, which counts in a tie.
   *[other] { $number } dice at the end, which count in a tie.
}

## The first game

ciub-aim = Spell cards you win with dice are your points. It ends soon after the last C card; most points win.
