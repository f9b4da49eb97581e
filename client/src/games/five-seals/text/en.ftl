## What is asked: five-seals-ask-STAGE, for spells five-seals-ask-SPELL and -then for the second choice

five-seals-ask-mages = Tap a purple circle to place your mage.
five-seals-ask-draft = Take three dice from the trays for your next roll.
five-seals-ask-turn = Break a glowing seal, or use a scroll first.
five-seals-ask-spell = Make a choice for your spell.
five-seals-ask-theft = You lose a die. Tap the one you give up.
five-seals-ask-absorb = Put the broken token on an Absorption scroll?

five-seals-ask-binding = Place your familiar, or break a token with it.
five-seals-ask-change = Tap the dice that change colour.
five-seals-ask-change-then = Tap the tray of their new colour.
five-seals-ask-renewal = Tap the dice to roll again.
five-seals-ask-strengthening = Tap the dice that get +2.
five-seals-ask-growth = Tap the tray to take a die from.
five-seals-ask-swap = Tap the first token to swap.
five-seals-ask-swap-then = Tap the token it changes places with.
five-seals-ask-exchange = Tap the first token to exchange.
five-seals-ask-exchange-then = Tap the token it changes places with.
five-seals-ask-absorption = Tap the die that gets the token's strength.
five-seals-ask-disintegration = Tap the token to remove.
five-seals-ask-rearrangement = Tap the first scroll to move.
five-seals-ask-rearrangement-then = Tap the scroll it changes places with.
five-seals-ask-deception = Tap the opponent's die you want.
five-seals-ask-deception-then = Tap the die you give in return.
five-seals-ask-alteration = Tap your dice that get +1, or choose nothing.
five-seals-ask-alteration-then = Tap an opponent's dice that get −1.
five-seals-ask-transfer = Tap the scroll you want.
five-seals-ask-transfer-then = Tap the scroll you give in return.
five-seals-ask-theft-spell = Who do you take a die from?
five-seals-ask-exploitation = Tap the opponent's scroll you want to use.
five-seals-ask-dispatch = Tap the token your familiar goes to.
five-seals-ask-leap = Tap the token to leap over.
five-seals-ask-leap-then = Tap the seal behind it to break.
five-seals-ask-teleportation = Tap the figure to pass.
five-seals-ask-teleportation-then = Tap the seal behind it to break.
five-seals-ask-guardian = Tap the scroll the guardian goes to.
five-seals-ask-speed = Tap the seal to break with dice.
five-seals-ask-speed-then = Tap the seal to break without dice.

## For a first game: five-seals-guide-… beside the question of the same name

five-seals-guide-mages = All the purple circles are in the open chamber, so one is as good as another.
five-seals-guide-draft = Dice break seals of their own colour. See which colours lie near your mage, then take three dice.
five-seals-guide-turn = Dice of a seal's colour that add up to its strength break it, and your mage walks there. Scrolls bring points and spells. Tap anything to read about it.
five-seals-guide-theft = Give up the die you need least. If it was your last, the round is over for you.
five-seals-guide-absorb = You can add a token on an Absorption scroll to one of your dice later.
five-seals-guide-binding = Your familiar blocks the others wherever it stands. Breaking a token with it leaves your mage where it is and ends your turn.
five-seals-guide-leap = The token you leap over stays. You break a seal behind it right away.
five-seals-guide-guardian = Nobody can win a scroll with a guardian on it.
five-seals-guide-alteration = All the dice must be one colour, and at least one of them must change.

## Kinds of choices that are too many to list

five-seals-kind-take-dice = Take dice
five-seals-kind-choose-dice = Choose dice
five-seals-kind-choose-opponents-dice = Choose another player's dice
five-seals-kind-break-seal = Break a seal

## The table

five-seals-board = The dungeon
five-seals-board-keys = Arrow keys move the view, plus and minus zoom, zero shows the whole dungeon. Enter takes you to your mage; from there, arrow keys move from space to space.
five-seals-look = View
five-seals-nearer = Zoom in
five-seals-farther = Zoom out
five-seals-fit = Show the whole dungeon
five-seals-round = Round { $round }
five-seals-first = First player
five-seals-strongest = { $number ->
    [one] one scroll of strength 6 left
   *[other] { $number } scrolls of strength 6 left
}
five-seals-quiet = { $rounds ->
    [one] one round without a broken seal
   *[other] { $rounds } rounds without a broken seal
}
five-seals-supply = { $colour } dice in the supply: { $number }
five-seals-your-dice = Your dice
five-seals-next-dice = Your dice for the next roll
five-seals-next-short = next
five-seals-dice-none = You have no dice.
five-seals-dice-wait = The round is over for you. Your next dice are waiting.
five-seals-draft-hint = Tap a tray to take a die; tap a die to put it back.
five-seals-advised-draft = The bot would take: { $colours }
five-seals-put-back = { $colour } die: put it back
five-seals-your-scrolls = Your scrolls
five-seals-scrolls-of = { $player }'s scrolls
five-seals-read-scrolls = { $number ->
    [one] Read { $player }'s scroll
   *[other] Read { $player }'s { $number } scrolls
}
five-seals-face-down = face down
five-seals-usable = can be used now
five-seals-holds = holds { $colour } { $strength }
five-seals-sum = = { $sum }
five-seals-pick-dice = Tap the dice to break it with.
five-seals-win = Win it with { $colour } dice that add up to { $strength } or more.
five-seals-win-mind = Win it with dice of any one colour that add up to { $strength } or more.
five-seals-opponents = Opponents

## Spaces in words

five-seals-space = space { $space }
five-seals-name-start = Start circle
five-seals-name-empty = Open circle
five-seals-name-empty-box = Empty box
five-seals-name-scroll = { $scroll }, strength { $strength }
five-seals-name-breakable = { $sets ->
    [one] can be broken
   *[other] can be broken with { $sets } sets of dice
}
five-seals-name-choosable = can be chosen
five-seals-name-join = { ", " }
five-seals-figure = { $figure } ({ $player })
five-seals-figures = { $mage } with { $familiar }. { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
five-seals-seal-on = { $seal } on space { $space }
five-seals-of-player = { $thing } ({ $player })
five-seals-nothing = nothing

## A spell on its way

five-seals-so-far = So far: { $choice }.
five-seals-lent = The scroll belongs to { $player }.
five-seals-cancel = Use Undo to take it back.
five-seals-just-broken = Just broken: { $seal }.

## Scrolls in a few words

five-seals-short-binding = The familiar blocks here, or breaks a token
five-seals-short-change = Dice change colour
five-seals-short-renewal = Roll dice again
five-seals-short-strengthening = +2 on your dice
five-seals-short-growth = One more die
five-seals-short-synergy = At the end, 1 point per scroll of its colour
five-seals-short-swap = Swap two tokens of equal strength
five-seals-short-exchange = Swap two tokens of one colour
five-seals-short-absorption = Keep a broken token, add it to a die later
five-seals-short-disintegration = Remove a token
five-seals-short-rearrangement = Swap two scrolls on the board
five-seals-short-deception = Trade dice with an opponent
five-seals-short-alteration = +1 on your dice, −1 on an opponent's
five-seals-short-transfer = Trade scrolls with an opponent
five-seals-short-theft = Take a die from an opponent
five-seals-short-exploitation = Use an opponent's scroll
five-seals-short-dispatch = The familiar goes to any token
five-seals-short-leap = Break a seal behind a token
five-seals-short-teleportation = Break a seal behind a figure
five-seals-short-guardian = Nobody can win the scroll it guards
five-seals-short-speed = Break two seals, the second without dice

## Points

five-seals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
five-seals-round-over = round over
five-seals-points-of = How { $player } scored
five-seals-from-scrolls = Strengths of the scrolls
five-seals-synergy-about = 1 for each scroll of its colour
five-seals-total = Points

## The first game

five-seals-aim = Scrolls you win are worth their strength. The game ends when few strength-6 scrolls are left. Most points wins.

## On the start page

five-seals-about = Lead your mage through a sealed dungeon, break seals with dice, and cast the spells you find.
