## The game

cb-title = ciúb

cb-option-players = Players
cb-option-players-help = How many wizards compete, two to four.
cb-option-form = Length
cb-option-form-help = The short game leaves out the owl cards of B and C; it is a good first game.
cb-option-form-normal = Normal game
cb-option-form-short = Short game
cb-option-skulls = Skulls
cb-option-skulls-help = What a skull in the tray is worth for cards that ask for equal numbers.
cb-option-skulls-jokers = Jokers: a skull stands for the number you collect
cb-option-skulls-value = A value of their own: skulls match skulls only
cb-option-first = First player
cb-option-first-help = Who has the first turn.
cb-option-first-random = Drawn by lot
cb-option-first-1 = Seat 1
cb-option-first-2 = Seat 2
cb-option-first-3 = Seat 3
cb-option-first-4 = Seat 4
cb-option-first-absent = Seat { $seat } cannot be the first player at a table of { $players }.
cb-option-cards = Spell cards
cb-option-cards-help = The text of a card set file of your own; left empty, the game is played with the 33 cards of the box.
cb-option-cards-wrong = { $number ->
    [one] The card set cannot be used: { $problem }
   *[other] The card set cannot be used. The first of { $number } problems: { $problem }
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

cb-action-pass = Pass: leave token and cards as they are
cb-action-place-token = Put your token on { $card }
cb-action-remove-card = Remove { $card } from the game
cb-action-swap-die = Use { $kind } swap: take { $new_kind } for it
cb-action-reroll-die = Use { $kind } reroll on { $target }
cb-action-adjust-die = Use { $kind } adjust on { $target }: turn it to { $face }
cb-action-set-aside = Set aside { $die }
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
cb-event-last-turn = { $player }'s last turn: a card of either row can be won.
cb-event-token = { $player } puts the token on { $card }.
cb-event-token-moved = { $player } moves the token from { $before } to { $card }.
cb-event-removed = { $player } removes { $card } from the game.
cb-event-turned-up = { $points ->
    [one] { $card } is turned up, worth 1 point.
   *[other] { $card } is turned up, worth { $points } points.
}
cb-event-end-is-near = Only the Opus Magnum is left in the pile: the next to win a card takes it too.
cb-event-rolled = { $player } rolls { $dice }.
cb-event-swapped = { $player } uses { $kind } swap: one { $new_kind } die comes for it, not rolled yet.
cb-event-rerolled = { $player } uses { $kind } reroll on { $before }: now { $after }.
cb-event-rerolled-itself = { $player } uses { $kind } reroll on itself: now { $after }.
cb-event-adjusted = { $player } uses { $kind } adjust on { $before }: now { $after }. The { $kind } die goes to the tray.
cb-event-adjusted-itself = { $player } uses { $kind } adjust on itself: now { $after }.
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
cb-event-declined = { $player } could win a card, but leaves it.
cb-event-moved-down = { $player } moves { $card } down to the bottom row.
cb-event-returned = { $player } returns one { $kind } die.
cb-event-taken = { $player } takes one { $kind } die from the supply.
cb-event-exchanged-for-two = { $player } exchanges { $kind } 2for1 for { $first } and { $second }.
cb-event-exchanged-for-two-alike = { $player } exchanges { $kind } 2for1 for two { $first } dice.
cb-event-exchanged-for-white = { $player } exchanges one { $kind } die for a white one.
cb-event-surplus = { $player } has more dice than allowed; back to the supply: { $dice }.

cb-over-opus = All have played their last turn: the game is over.
cb-over-quiet = Nobody has won a card in 20 turns of each player: the game is over.

## Refusals: not now

cb-refuse-over = The game is over.
cb-refuse-chance = The dice or the cards come first.
cb-refuse-not-asked = It is { $player }'s turn.
cb-refuse-no-action = There is no such action in this game.
cb-refuse-now-token = First put your token on a card, remove a card of the top row, or pass.
cb-refuse-now-act = Your dice are rolled: use what they show, set dice aside, roll on or stop.
cb-refuse-now-aside = You are setting dice aside: go on with that, roll the others again, or stop.
cb-refuse-now-cast = Win one of the cards that your tray fulfils, or win none.
cb-refuse-now-down = Choose the card of the top row that moves down.
cb-refuse-now-return = You may keep five dice: choose one to return.
cb-refuse-now-take = Take one die from the supply, or none.
cb-refuse-now-exchange = You can only exchange dice now, or end your turn.
cb-refuse-last-turn = In the last turns no token is put down and no card is removed: you just roll.
cb-refuse-actions-over = You have begun to set dice aside: no more swap, reroll or adjust before the next roll.
cb-refuse-stop-first = Stop rolling first; then see what your tray can win.
cb-refuse-one-card = You have won a card this turn; there is only one a turn.
cb-refuse-take-after-win = A die from the supply is the comfort for winning nothing, and you have won a card.
cb-refuse-keep-all = You won no card, so you keep all your dice.

## Refusals: cards

cb-refuse-not-face-up = No card { $card } lies face up.
cb-refuse-token-there = Your token lies on { $card } already.
cb-refuse-token-taken = { $player }'s token lies on { $card }; a card has room for one.
cb-refuse-remove-bottom = { $card } lies in the bottom row; only cards of the top row can be removed.
cb-refuse-remove-own-token = Your own token lies on { $card }; a card with a token cannot be removed.
cb-refuse-remove-token = { $player }'s token protects { $card }; it cannot be removed.
cb-refuse-win-top = { $card } lies in the top row; before the last turns only cards of the bottom row can be won.
cb-refuse-win-token = { $player }'s token lies on { $card }; nobody else can win it.
cb-refuse-win-list = Your tray does not fulfil { $card }; missing: { $missing }.
cb-refuse-win-sum = Your tray does not fulfil { $card }; its numbers add up to { $sum }.
cb-refuse-win-equal = Your tray does not fulfil { $card }; of { $least } equal dice it has { $most }.
cb-refuse-down-bottom = { $card } lies in the bottom row already; choose a card of the top row.

## Refusals: dice

cb-refuse-no-such-face = There is no { $face } on { $kind } dice.
cb-refuse-no-such-die = You have no { $die } outside the tray.
cb-refuse-spent = The reroll of your { $kind } die is spent until that die is rolled or adjusted again.
cb-refuse-acts-in-tray = Your { $die } is in the tray; dice there stay as they are.
cb-refuse-acts-inactive = Your { $kind } die is inactive: it can do nothing until it is rolled or adjusted.
cb-refuse-in-tray = Your { $die } is in the tray already; dice there stay as they are.
cb-refuse-no-other = That is your only { $die } outside the tray; choose “itself” to use it on itself.
cb-refuse-adjust-itself = A die that adjusts itself cannot be turned to swap, reroll or adjust.
cb-refuse-face-shown = Your { $die } shows that already; turn it to another face.
cb-refuse-aside-inactive = Your { $kind } die is inactive; it has to be rolled or adjusted before it can be set aside.
cb-refuse-aside-skull = You need not choose skulls: they go to the tray by themselves when you set dice aside, roll on or stop.
cb-refuse-roll-nothing-done = Set a die aside or swap one first; only then can you roll again.
cb-refuse-return-not-in-tray = You have no { $die } in the tray.
cb-refuse-return-by-kind = What your { $kind } dice showed no longer counts; name the colour alone.
cb-refuse-return-two-for-one = Your { $kind } dice all show 2for1 in the tray; return one as such.
cb-refuse-not-yours = You have no { $kind } die.
cb-refuse-not-kept = You have kept no { $die } in the tray.
cb-refuse-same-colour = The two dice you take must be of other colours than { $kind }.
cb-refuse-order = Name the two colours the other way round: { $first }, then { $second }.
cb-refuse-white-for-white = A white die for a white one would change nothing.
cb-refuse-supply = The supply has no { $kind } die.
cb-refuse-supply-one = The supply has only one { $kind } die.

## Card sets

# In the box
cb-box-die = { $kind } die
cb-box-white-die-about = Every player begins with { $number } of them; those of absent players stay in the box.
cb-box-power-die-about = A power die. All of them lie in the supply at first.
cb-box-card-about = Group { $group }, { $points } points. { $asks }
cb-box-card-about-owl = Group { $group }, { $points } points, with an owl: left out of a short game. { $asks }
cb-box-asks-list = Asks for these numbers in the tray, each on a die of its own.
cb-box-asks-sum = Asks for numbers in the tray that add up to { $amount } or more.
cb-box-asks-equal = Asks for { $amount } dice in the tray that show the same number.
cb-box-opus-about = Group { $group }, { $points } points. It asks for nothing: once the last C card has been turned up, the next player to win a card takes it as well.
cb-box-token = Token
cb-box-token-about = One for each player. The other players can neither win nor remove the card it lies on.
cb-box-board = Player's board
cb-box-board-about = One for each player, with the tray for dice that are set aside.
cb-box-summary = Summary card
cb-box-summary-about = Shows the faces of all dice.

# What can be wrong with a card set
cb-set-too-long = The file is too long for a card set: more than { NUMBER($most) } characters.
cb-set-long-line = Line { $line } is longer than { $most } characters; break it after a comma.
cb-set-syntax = Line { $line } is not TOML: { $reason }.
cb-set-nested = The file is nested far too deeply for a card set.
cb-set-huge-number = A number in the file is far too long.
cb-set-file = the file
cb-set-card = Card no. { $number } ({ $needs })
cb-set-card-number = Card no. { $number }
cb-set-dice = The dice are always those of the box; leave the tables “die” out.
cb-set-unknown-key = “{ $key }” is not known in { $where }; it may hold: { $expected }.
cb-set-no-cards = There are no cards in the file: “card” must be a list of tables.
cb-set-no-table = Card no. { $number } is not written as a table.
cb-set-group = { $card }: there is no group “{ $group }”; it is one of: { $groups }.
cb-set-needs = { $card }: “needs” must be a list of numbers from 1 to { $highest } like “2,4,6”, none of them more than { $times } times, or a sum like “20+”, at most “{ $sum }+”, or a number of equal dice like “4=”, from “2=” to “{ $equal }=”.
cb-set-opus-needs = { $card }: a card of group D, the Opus Magnum, asks for nothing; leave “needs” out.
cb-set-points = { $card }: “points” must be a whole number from 1 to { $most }.
cb-set-owl = { $card }: “owl” must be true or false.
cb-set-owl-group = { $card }: only cards of B and C can be owl cards (CB-1).
cb-set-few-a = There are { $found } A cards; at least { $least } are needed, as so many lie open with four players (CB-2).
cb-set-few = There are { $found } { $group } cards without an owl; at least { $least } are needed, so that some are left in every game (CB-1).
cb-set-many = There are { $found } { $group } cards; at most { $most } are allowed.
cb-set-opus = There are { $found } D cards; there must be exactly one, the Opus Magnum (CB-2).
cb-set-doubled = { $card } asks for the same as { $other }.
cb-set-impossible = { $card } can never be won: it asks for { $asked } dice that show one of { $numbers }, but no player can have more than { $most } of them at once (CB-5a, CB-10).
