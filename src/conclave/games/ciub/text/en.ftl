## The game

cb-title = ciúb

cb-option-players = Players
cb-option-players-help = How many wizards compete: two to four.
cb-option-form = Length
cb-option-form-help = The short game leaves out the owl cards of groups B and C. It makes a good first game.
cb-option-form-normal = Normal game
cb-option-form-short = Short game
cb-option-skulls = Skulls
cb-option-skulls-help = What a skull in the tray is worth for cards that ask for equal numbers.
cb-option-skulls-jokers = Jokers: a skull stands for the number you collect
cb-option-skulls-value = Their own value: skulls match only skulls
cb-option-self_adjust = Self-adjusting dice
cb-option-self_adjust-help = Where a die goes when it adjusts itself.
cb-option-self_adjust-outside = Outside: it stays active, outside the tray
cb-option-self_adjust-tray = Tray: it goes to the tray with its new face
cb-option-first = First player
cb-option-first-help = Who takes the first turn.
cb-option-first-random = At random
cb-option-first-1 = Seat 1
cb-option-first-2 = Seat 2
cb-option-first-3 = Seat 3
cb-option-first-4 = Seat 4
cb-option-first-absent = Seat { $seat } cannot be the first player at a table of { $players }.
cb-option-cards = Spell cards
cb-option-cards-help = The text of your own card set file. Leave it empty to play with the 33 cards in the box.
cb-option-cards-wrong = { $number ->
    [one] This card set cannot be used: { $problem }
   *[other] This card set cannot be used. The first of { $number } problems: { $problem }
}

## Dice and cards in sentences

cb-kind-white = white
cb-kind-yellow = yellow
cb-kind-orange = orange
cb-kind-red = red
cb-kind-green = green
cb-kind-purple = purple
cb-kind-blue = blue

cb-face-number = { $number }
cb-face-swap = swap
cb-face-reroll = reroll
cb-face-adjust = adjust
cb-face-2for1 = 2for1
cb-face-skull = skull

cb-die-showing = { $kind } { $face }
cb-die-spent = { $kind } reroll (spent)
cb-die-inactive = { $kind } (inactive)
cb-die-itself = itself

cb-dice-counted = { $number ->
    [one] { $die }
   *[other] { $number }× { $die }
}
cb-join = { $left }, { $right }
cb-none = none

cb-card = { $needs ->
    [opus] Opus Magnum
   *[other] { $needs }
}
# Cards side by side; commas stand within their names.
cb-row = { $left } · { $right }

## Actions

cb-action-pass = Pass: leave the token and the cards as they are
cb-action-place-token = Put your token on { $card }
cb-action-remove-card = Remove { $card } from the game
cb-action-swap-die = Use { $kind } swap: take { $new_kind } instead
cb-action-reroll-die = Use { $kind } reroll on { $target }
cb-action-adjust-die = Use { $kind } adjust on { $target }: turn it to { $face }
cb-action-set-aside = Set { $die } aside
cb-action-roll-on = Roll all dice outside the tray
cb-action-stop = Stop rolling
cb-action-win-card = Win { $card }
cb-action-decline = Win no card
cb-action-move-down = Move { $card } down
cb-action-return-die = Return { $die } to the supply
cb-action-take-die = Take one { $kind } die
cb-action-take-nothing = Take no die
cb-action-exchange-for-two = Exchange { $kind } 2for1 for { $first } and { $second }
cb-action-exchange-for-white = Exchange one { $kind } die for a white one
cb-action-end-turn = End your turn

## Events

cb-event-dealt = The cards are dealt. Top row: { $top }. Bottom row: { $bottom }.
cb-event-first = { $player } goes first.
cb-event-turn = { $player }'s turn.
cb-event-last-turn = { $player }'s last turn: cards in either row can be won.
cb-event-token = { $player } puts a token on { $card }.
cb-event-token-moved = { $player } moves the token from { $before } to { $card }.
cb-event-removed = { $player } removes { $card } from the game.
cb-event-turned-up = { $points ->
    [one] { $card } is turned up, worth 1 point.
   *[other] { $card } is turned up, worth { $points } points.
}
cb-event-end-is-near = Only the Opus Magnum is left in the pile. The next player to win a card takes it too.
cb-event-rolled = { $player } rolls { $dice }.
cb-event-swapped = { $player } uses { $kind } swap and takes one { $new_kind } die in its place, not rolled yet.
cb-event-rerolled = { $player } uses { $kind } reroll on { $before }: now { $after }.
cb-event-rerolled-itself = { $player } uses { $kind } reroll on itself: now { $after }.
cb-event-adjusted = { $player } uses { $kind } adjust on { $before }: now { $after }. The { $kind } die goes to the tray.
cb-event-adjusted-itself = { $player } uses { $kind } adjust on itself: now { $after }.
cb-event-adjusted-into-tray = { $player } uses { $kind } adjust on itself: now { $after }, in the tray.
cb-event-set-aside = { $player } sets aside { $dice }.
cb-event-won = { $points ->
    [one] { $player } wins { $card } for 1 point.
   *[other] { $player } wins { $card } for { $points } points.
}
cb-event-opus = { $points ->
    [one] { $player } takes the Opus Magnum too, for 1 point. Everybody else has one more turn.
   *[other] { $player } takes the Opus Magnum too, for { $points } points. Everybody else has one more turn.
}
cb-event-nothing-won = { $player } wins no card.
cb-event-declined = { $player } could win a card but declines.
cb-event-moved-down = { $player } moves { $card } down to the bottom row.
cb-event-returned = { $player } returns one { $kind } die.
cb-event-taken = { $player } takes one { $kind } die from the supply.
cb-event-exchanged-for-two = { $player } exchanges { $kind } 2for1 for { $first } and { $second }.
cb-event-exchanged-for-two-alike = { $player } exchanges { $kind } 2for1 for two { $first } dice.
cb-event-exchanged-for-white = { $player } exchanges one { $kind } die for a white one.
cb-event-surplus = { $player } has more dice than allowed and returns { $dice }.

cb-over-opus = Everybody has played their last turn: the game is over.
cb-over-quiet = Every player has had 20 turns in a row without a card being won: the game is over.

## Refusals: not now

cb-refuse-over = The game is over.
cb-refuse-chance = The dice or cards come first.
cb-refuse-not-asked = It is { $player }'s turn.
cb-refuse-no-action = There is no such action in this game.
cb-refuse-now-token = First put your token on a card, remove a card from the top row, or pass.
cb-refuse-now-act = You have rolled: use your dice, set some aside, roll on or stop.
cb-refuse-now-aside = You are setting dice aside: set aside more, roll on with the rest, or stop.
cb-refuse-now-cast = Win one of the cards your tray can win, or decline.
cb-refuse-now-down = Choose a card from the top row to move down.
cb-refuse-now-return = You may keep five dice: choose one to return.
cb-refuse-now-take = Take one die from the supply, or none.
cb-refuse-now-exchange = You can only exchange dice now, or end your turn.
cb-refuse-last-turn = In the last turns you can't place tokens or remove cards: just roll.
cb-refuse-actions-over = You have started setting dice aside: no more swap, reroll or adjust before the next roll.
cb-refuse-stop-first = Stop rolling first; then you can see what your tray can win.
cb-refuse-one-card = You have already won a card this turn, and one is the limit.
cb-refuse-take-after-win = You only get a die from the supply when you win no card, and you have just won one.
cb-refuse-keep-all = You won no card, so you keep all your dice.

## Refusals: cards

cb-refuse-not-face-up = There is no card { $card } face up.
cb-refuse-token-there = Your token is already on { $card }.
cb-refuse-token-taken = { $player }'s token is on { $card }; a card has room for only one.
cb-refuse-remove-bottom = { $card } is in the bottom row; you can only remove cards from the top row.
cb-refuse-remove-own-token = Your own token is on { $card }; a card with a token cannot be removed.
cb-refuse-remove-token = { $player }'s token protects { $card }; it cannot be removed.
cb-refuse-win-top = { $card } is in the top row; before the last turns you can only win cards in the bottom row.
cb-refuse-win-token = { $player }'s token is on { $card }; nobody else can win it.
cb-refuse-win-list = Your tray can't win { $card }. Missing: { $missing }.
cb-refuse-win-sum = Your tray can't win { $card }. Its numbers add up to only { $sum }.
cb-refuse-win-equal = Your tray can't win { $card }. It needs { $least } equal dice and has { $most }.
cb-refuse-down-bottom = { $card } is already in the bottom row; choose a card from the top row.

## Refusals: dice

cb-refuse-no-such-face = There is no { $face } on { $kind } dice.
cb-refuse-no-such-die = You have no { $die } outside the tray.
cb-refuse-spent = The reroll of your { $kind } die is spent until that die is rolled or adjusted again.
cb-refuse-acts-in-tray = Your { $die } is in the tray; dice there don't change.
cb-refuse-acts-inactive = Your { $kind } die is inactive: it does nothing until you roll or adjust it.
cb-refuse-in-tray = Your { $die } is already in the tray; dice there don't change.
cb-refuse-no-other = That is your only { $die } outside the tray; choose “itself” to use it on itself.
cb-refuse-adjust-itself = A die that adjusts itself can't turn to swap, reroll or adjust.
cb-refuse-face-shown = Your { $die } already shows that; turn it to another face.
cb-refuse-aside-inactive = Your { $kind } die is inactive; roll or adjust it before you set it aside.
cb-refuse-aside-skull = You needn't choose skulls: they go to the tray automatically when you set dice aside, roll on or stop.
cb-refuse-roll-nothing-done = You can only roll again after setting a die aside or swapping one.
cb-refuse-return-not-in-tray = You have no { $die } in the tray.
cb-refuse-return-by-kind = It no longer matters what your { $kind } dice show; name only the colour.
cb-refuse-return-two-for-one = All your { $kind } dice show 2for1 in the tray; return one as such.
cb-refuse-not-yours = You have no { $kind } die.
cb-refuse-not-kept = You kept no { $die } in the tray.
cb-refuse-same-colour = Neither of the two dice you take can be { $kind }.
cb-refuse-order = Name the two colours the other way round: { $first }, then { $second }.
cb-refuse-white-for-white = Trading a white die for a white one would change nothing.
cb-refuse-supply = The supply has no { $kind } die.
cb-refuse-supply-one = The supply has only one { $kind } die.

## Card sets

# In the box
cb-box-die = { $kind } die
cb-box-white-die-about = Each player starts with { $number }. Those of absent players stay in the box.
cb-box-power-die-about = A power die. They all start in the supply.
cb-box-card-about = Group { $group }, { $points } points. { $asks }
cb-box-card-about-owl = Group { $group }, { $points } points, with an owl: left out of a short game. { $asks }
cb-box-asks-list = Needs these numbers in the tray, each on a different die.
cb-box-asks-sum = Needs numbers in the tray that add up to { $amount } or more.
cb-box-asks-equal = Needs { $amount } dice in the tray that show the same number.
cb-box-opus-about = Group { $group }, { $points } points. Needs nothing: once the last C card has been turned up, the next player to win a card takes it as well.
cb-box-token = Token
cb-box-token-about = One per player. Nobody can remove the card it is on, and only its owner can win it.
cb-box-board = Player board
cb-box-board-about = One per player, with a tray for dice that are set aside.
cb-box-summary = Summary card
cb-box-summary-about = Shows the faces of all dice.

# What can be wrong with a card set
cb-set-too-long = The file is too long for a card set: it has more than { NUMBER($most) } characters.
cb-set-long-line = Line { $line } is longer than { $most } characters; break it after a comma.
cb-set-syntax = Line { $line } is not TOML: { $reason }.
cb-set-nested = The file is nested too deeply for a card set.
cb-set-huge-number = A number in the file is much too long.
cb-set-file = the file
cb-set-card = Card no. { $number } ({ $needs })
cb-set-card-number = Card no. { $number }
cb-set-dice = The dice are always those in the box; leave out the “die” tables.
cb-set-unknown-key = “{ $key }” doesn't belong in { $where }, only: { $expected }.
cb-set-no-cards = The file has no cards: “card” must be a list of tables.
cb-set-no-table = Card no. { $number } isn't written as a table.
cb-set-group = { $card }: there is no group “{ $group }”; choose one of: { $groups }.
cb-set-needs = { $card }: “needs” must be a list of numbers from 1 to { $highest } such as “2,4,6”, each at most { $times } times, or a sum such as “20+”, at most “{ $sum }+”, or a number of equal dice such as “4=”, from “2=” to “{ $equal }=”.
cb-set-opus-needs = { $card }: a group D card, the Opus Magnum, needs nothing; leave out “needs”.
cb-set-points = { $card }: “points” must be a whole number from 1 to { $most }.
cb-set-owl = { $card }: “owl” must be true or false.
cb-set-owl-group = { $card }: only cards of groups B and C can have an owl (CB-1).
cb-set-few-a = There are { $found } A cards, but at least { $least } are needed: four players lay out that many (CB-2).
cb-set-few = There are { $found } { $group } cards without an owl, but at least { $least } are needed, so that every game has some (CB-1).
cb-set-many = There are { $found } { $group } cards; at most { $most } are allowed.
cb-set-opus = There are { $found } D cards; there must be exactly one, the Opus Magnum (CB-2).
cb-set-doubled = { $card } asks for the same as { $other }.
cb-set-impossible = { $card } can never be won: it asks for { $asked } dice that show one of { $numbers }, but no player can have more than { $most } of them at once (CB-5a, CB-10).
