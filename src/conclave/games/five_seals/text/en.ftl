## The game

fs-title = Five Seals of Magic

fs-option-players = Players
fs-option-players-help = How many mages enter the dungeon: two to five.
fs-option-circle = Circle of magic
fs-option-circle-help = The boxes hold scrolls from the basic circle and from this one.
fs-option-circle-random = At random
fs-option-circle-I = I, Might: the basic scrolls twice
fs-option-circle-II = II, Spaces: seals and scrolls change places
fs-option-circle-III = III, Conflict: dice and scrolls change hands
fs-option-circle-IV = IV, Movement: pass seals and figures, and post guardians
fs-option-first = First player
fs-option-first-help = Who takes dice first and plays first in the first round.
fs-option-first-random = At random
fs-option-first-1 = Seat 1
fs-option-first-2 = Seat 2
fs-option-first-3 = Seat 3
fs-option-first-4 = Seat 4
fs-option-first-5 = Seat 5
fs-option-first-absent = Seat { $seat } cannot be the first player at a table of { $players }.
fs-option-board = Board
fs-option-board-help = The text of your own board file. Leave it empty to play on the game's board for the number of players.
fs-option-board-wrong = { $number ->
    [one] This board cannot be used: { $problem }
   *[other] This board cannot be used. The first of { $number } problems: { $problem }
}

## Colours and circles

fs-colour-fire = Fire
fs-colour-water = Water
fs-colour-air = Air
fs-colour-earth = Earth
fs-colour-mind = Mind

fs-circle-I = Circle of Might
fs-circle-II = Circle of Spaces
fs-circle-III = Circle of Conflict
fs-circle-IV = Circle of Movement

## Figures, dice and tokens

fs-mage-1 = Shaman of the North
fs-mage-2 = Witch of the East
fs-mage-3 = Seer of the West
fs-mage-4 = Sorcerer of the South
fs-mage-5 = Warlock of the Beyond
fs-familiar-1 = Raven
fs-familiar-2 = Cat
fs-familiar-3 = Owl
fs-familiar-4 = Snake
fs-familiar-5 = Toad
fs-mage-about = Stands on the space of the last seal it broke and blocks other players there.
fs-familiar-about = Enters the board by Binding or Dispatch and blocks other players where it stands.
fs-guardian = Guardian of { $colour }
fs-guardian-about = Sent by its scroll in games with the Circle of Movement. Nobody can win the { $colour } scroll it stands on.
fs-figure-mage = mage
fs-figure-familiar = familiar
fs-die = { $colour } die
fs-die-about = Breaks { $colour } seals and Mind scrolls, alone or with other dice of its colour.
fs-face = { $value }
fs-token = { $colour } token of strength { $strength }
fs-token-about = Closes a circle until { $colour } dice that add up to { $strength } or more break it.
fs-board = Board segment
fs-board-about = Six segments surround the chamber. Each has a light and a rich side; the number of players decides which side is up.

## Scrolls

fs-scroll = { $spell } of { $colour }
fs-scroll-binding = Binding
fs-scroll-with-strength = { $scroll } ({ $strength })

fs-spell-binding = Binding
fs-spell-binding-effect-mind = Put your familiar on your mage's space, where it blocks the others. Or have it break a seal token in reach with your dice: it goes there, your mage stays, and your turn is over. Not for scrolls. The familiar comes back when your round is over.

fs-spell-change = Change
fs-spell-change-effect = Return one or more of your { $colour } dice and take as many dice of one other colour from the supply, with the same values. The supply must have enough of that colour.
fs-spell-change-effect-mind = Return one or more of your dice of one colour and take as many dice of one other colour from the supply, with the same values. The supply must have enough of that colour.
fs-spell-renewal = Renewal
fs-spell-renewal-effect = Roll one or more of your { $colour } dice again.
fs-spell-renewal-effect-mind = Roll one or more of your dice again, all of one colour.
fs-spell-strengthening = Strengthening
fs-spell-strengthening-effect = Add 2 to one or more of your { $colour } dice, up to 6. You can't choose a die that shows 6.
fs-spell-strengthening-effect-mind = Add 2 to one or more of your dice of one colour, up to 6. You can't choose a die that shows 6.
fs-spell-growth = Growth
fs-spell-growth-effect = Take one { $colour } die from the supply, roll it and add it to your dice. The supply must have one.
fs-spell-growth-effect-mind = Take a die of any colour from the supply, roll it and add it to your dice. The supply must have one.
fs-spell-synergy = Synergy
fs-spell-synergy-effect = Never used. At the end it is worth 1 extra point for each { $colour } scroll you own, itself included.
fs-spell-synergy-effect-mind = Never used. At the end it is worth 1 extra point for each Mind scroll you own, itself and Binding included.

fs-spell-swap = Swap
fs-spell-swap-effect = Swap two tokens of equal strength and different colours anywhere on the board. One must be of { $colour }.
fs-spell-swap-effect-mind = Swap two tokens of equal strength and different colours anywhere on the board.
fs-spell-exchange = Exchange
fs-spell-exchange-effect = Exchange two { $colour } tokens of different strengths anywhere on the board.
fs-spell-exchange-effect-mind = Exchange two tokens of one colour and different strengths anywhere on the board.
fs-spell-absorption = Absorption
fs-spell-absorption-effect = While this is face up, you may lay one { $colour } token you break on it, replacing an older one. To use it, discard the token and add its strength to one of your dice of any colour, up to 6; not to a die that shows 6.
fs-spell-absorption-effect-mind = While this is face up, you may lay any token you break on it, replacing an older one. To use it, discard the token and add its strength to one of your dice of any colour, up to 6; not to a die that shows 6.
fs-spell-disintegration = Disintegration
fs-spell-disintegration-effect = Remove any { $colour } token from the board, in reach or not. This doesn't count as breaking: if your dice can break a seal, you still must.
fs-spell-disintegration-effect-mind = Remove any token from the board, in reach or not. This doesn't count as breaking: if your dice can break a seal, you still must.
fs-spell-rearrangement = Rearrangement
fs-spell-rearrangement-effect = Swap two scrolls of any strength anywhere on the board. At least one must be of { $colour }.
fs-spell-rearrangement-effect-mind = Swap two scrolls of any strength anywhere on the board. At least one must be a Mind scroll.

fs-spell-deception = Deception
fs-spell-deception-effect = Take one { $colour } die from an opponent still in the round and give one of another colour. The two dice trade values.
fs-spell-deception-effect-mind = Take any die from an opponent still in the round and give one of another colour. The two dice trade values.
fs-spell-alteration = Alteration
fs-spell-alteration-effect = Add 1 to any of your { $colour } dice and take 1 off any { $colour } dice of one opponent still in the round. At least one die must change; you can't raise a 6 or lower a 1.
fs-spell-alteration-effect-mind = Choose a colour: add 1 to any of your dice of that colour and take 1 off any such dice of one opponent still in the round. At least one die must change; you can't raise a 6 or lower a 1.
fs-spell-transfer = Transfer
fs-spell-transfer-effect = Swap one of your face-up scrolls for a face-up { $colour } scroll of the same strength from an opponent still in the round. Not Binding.
fs-spell-transfer-effect-mind = Swap one of your face-up scrolls for a face-up Mind scroll of the same strength from an opponent still in the round. Not Binding.
fs-spell-theft = Theft
fs-spell-theft-effect = Take one { $colour } die, as it lies, from an opponent still in the round; if there are several, the opponent picks. An opponent left without dice is out of the round at once.
fs-spell-theft-effect-mind = Take one die, as it lies, from an opponent still in the round; the opponent picks which. An opponent left without dice is out of the round at once.
fs-spell-exploitation = Exploitation
fs-spell-exploitation-effect = Use a face-up { $colour } scroll of an opponent still in the round as if it were yours, then turn both face down. Not Binding, not Synergy.
fs-spell-exploitation-effect-mind = Use a face-up Mind scroll of an opponent still in the round as if it were yours, then turn both face down. Not Binding, not Synergy.

fs-spell-dispatch = Dispatch
fs-spell-dispatch-effect = Put your familiar on one { $colour } token with no figure on it, in reach or not; not on a scroll. Only you can break that token, and the familiar comes back when you do.
fs-spell-dispatch-effect-mind = Put your familiar on any token with no figure on it, in reach or not; not on a scroll. Only you can break that token, and the familiar comes back when you do.
fs-spell-leap = Leap
fs-spell-leap-effect = Leap over one { $colour } token in reach with no figure on it, and at once use your dice to break any seal that was out of reach before. Then your turn is over.
fs-spell-leap-effect-mind = Leap over one token of any colour in reach with no figure on it, and at once use your dice to break any seal that was out of reach before. Then your turn is over.
fs-spell-teleportation = Teleportation
fs-spell-teleportation-effect = Pass one mage or familiar of another player, and at once use your dice to break one { $colour } seal that was out of reach before. Then your turn is over.
fs-spell-teleportation-effect-mind = Pass one mage or familiar of another player, and at once use your dice to break any seal that was out of reach before. Then your turn is over.
fs-spell-guardian = Guardian
fs-spell-guardian-effect = Put the guardian of { $colour } on one { $colour } scroll on the board, in reach or not, or take it off the board. Nobody can win the scroll it stands on.
fs-spell-guardian-effect-mind = Put the guardian of Mind on a Mind scroll on the board, in reach or not, or take it off the board. Nobody can win the scroll it stands on.
fs-spell-speed = Speed
fs-spell-speed-effect = Break a seal in reach with your dice, then at once one { $colour } seal in reach from there, without dice. Both must be possible. Then your turn is over.
fs-spell-speed-effect-mind = Break a seal in reach with your dice, then at once another of any colour in reach from there, without dice. Both must be possible. Then your turn is over.

## Dice in sentences

fs-dice = { $colour } { $values }
fs-dice-of-colour = { $number } { $colour }
fs-dice-join = { $left }, { $right }
fs-dice-none = no dice

## Actions

fs-action-place-mage = Put your mage on start circle { $space }
fs-action-take-dice = Take { $dice }
fs-action-cast = Use { $scroll }
fs-action-break-seal = Break the seal on space { $space } with { $dice }
fs-action-end-round = End your round: you can break no seal
fs-action-choose-dice = Choose { $dice }
fs-action-choose-nothing = Choose nothing
fs-action-choose-colour = Choose { $colour }
fs-action-choose-space = Pick space { $space }
fs-action-choose-die = Choose { $dice }
fs-action-choose-opponent = Take from { $player }
fs-action-choose-opponents-dice = Choose { $player }'s { $dice }
fs-action-choose-opponents-scroll = Choose { $player }'s { $scroll }
fs-action-choose-scroll = Choose { $scroll }
fs-action-place-familiar = Put your familiar on your mage's space
fs-action-pass-figure = Pass { $player }'s { $figure }
fs-action-take-guardian-off = Take the guardian off the board

## Events

fs-event-circle = The circle drawn is the { $circle }.
fs-event-filled = { $tokens } tokens and { $scrolls } scrolls are on the board, from the basic circle and the { $circle }.
fs-event-mage = { $player } puts a mage on start circle { $space }.
fs-event-first = { $player } is the first player.
fs-event-taken = { $player } takes { $dice } for the next roll.
fs-event-round = Round { $round }. { $player } plays first.
fs-event-rolled = { $player } rolls { $dice }.
fs-event-casts = { $player } uses { $scroll }.
fs-event-exploits = { $player } uses { $owner }'s { $scroll }.
fs-event-broken = { $player } breaks the { $seal } on space { $space } with { $dice }.
fs-event-broken-free = { $player } breaks the { $seal } on space { $space } without dice.
fs-event-broken-by-familiar = { $player }'s familiar breaks the { $seal } on space { $space } with { $dice }.
fs-event-won = { $player } wins { $seal } on space { $space } with { $dice }.
fs-event-won-free = { $player } wins { $seal } on space { $space } without dice.
fs-event-absorbed = { $player } lays the { $token } on { $scroll }.
fs-event-familiar = { $player }'s familiar goes to space { $space }.
fs-event-familiar-back = { $player }'s familiar comes back.
fs-event-turned = { $player }'s { $before } becomes { $after }.
fs-event-changed = { $player } changes { $before } into { $after }.
fs-event-rerolled = { $player } rolls { $before } again: { $after }.
fs-event-grown = { $player } takes a die from the supply and rolls { $die }.
fs-event-swapped = { $player } swaps spaces { $space } and { $otherspace }: now { $one } and { $other }.
fs-event-disintegrated = { $player } removes the { $token } from space { $space }.
fs-event-deceived = { $player } trades { $mine } for { $opponent }'s { $theirs }. The colours change hands, the values stay.
fs-event-stolen = { $player } takes { $die } from { $victim }.
fs-event-traded = { $player } gives { $given } to { $opponent } and gets { $taken }.
fs-event-guardian = { $player } puts the guardian of { $colour } on space { $space }.
fs-event-guardian-off = { $player } takes the guardian of { $colour } off the board.
fs-event-gives-up = { $player } can't break a seal, so any dice left go back to the supply.
fs-event-round-over = The round is over for { $player }.

fs-over-strongest = Fewer than { $least } scrolls of strength 6 are left on the board: the game is over.
fs-over-quiet = Nobody has broken a seal for three rounds in a row: the game is over.

## Refusals

fs-refuse-over = The game is over.
fs-refuse-chance = The dice or the draw comes first.
fs-refuse-not-asked = It is { $player }'s turn to decide.
fs-refuse-no-action = There is no such action in this game.
fs-refuse-place = Choose a start circle that is still free.
fs-refuse-take = Take three dice that are in the supply.
fs-refuse-must-break = Your dice can break a seal, so you must break one.
fs-refuse-now-mages = First everybody puts their mage on a start circle.
fs-refuse-now-draft = First take three dice from the supply.
fs-refuse-now-turn = Use a scroll or break a seal. If you can't break one, end your round.
fs-refuse-now-absorb = Choose an Absorption scroll for the token, or nothing.

fs-refuse-no-seal = Space { $space } has no seal.
fs-refuse-out-of-reach = No open path leads to space { $space } ({ $seal }).
fs-refuse-guarded = A guardian stands on space { $space } ({ $seal }); nobody can break that seal.
fs-refuse-blocked = Another player's figure stands on space { $space } ({ $seal }).
fs-refuse-dice-not-yours = You don't have those dice.
fs-refuse-break-colour = You can only break this seal with dice of its own colour: { $seal }.
fs-refuse-break-weak = The dice add up to { $sum }, but the seal has strength { $strength }.
fs-refuse-break-too-many = You don't need all of those dice, and you can't use more than you need.

## Refusals: scrolls that cannot be used

fs-refuse-scroll-not-in-game = This game has no such scroll.
fs-refuse-scroll-face-down = { $scroll } stays face down until your round is over.
fs-refuse-scroll-not-yours = You don't own { $scroll }.
fs-refuse-no-opponent-left = The round is over for all your opponents, so { $scroll } cannot be used.

fs-refuse-cast-change = { $scroll } needs one of your { $colour } dice, and a die of another colour in the supply.
fs-refuse-cast-change-mind = { $scroll } needs one of your dice, and a die of another colour in the supply.
fs-refuse-cast-renewal = { $scroll } needs at least one of your { $colour } dice.
fs-refuse-cast-renewal-mind = { $scroll } needs at least one of your dice.
fs-refuse-cast-strengthening = { $scroll } needs one of your { $colour } dice that shows less than 6.
fs-refuse-cast-strengthening-mind = { $scroll } needs one of your dice that shows less than 6.
fs-refuse-cast-growth = { $scroll } needs at least one { $colour } die in the supply.
fs-refuse-cast-growth-mind = { $scroll } needs at least one die in the supply.
fs-refuse-cast-synergy = { $scroll } is never used; it counts at the end of the game.
fs-refuse-cast-synergy-mind = { $scroll } is never used; it counts at the end of the game.

fs-refuse-cast-swap = { $scroll } needs two tokens of equal strength on the board, one of { $colour } and one of another colour.
fs-refuse-cast-swap-mind = { $scroll } needs two tokens of equal strength and different colours on the board.
fs-refuse-cast-exchange = { $scroll } needs two { $colour } tokens of different strengths on the board.
fs-refuse-cast-exchange-mind = { $scroll } needs two tokens of one colour and different strengths on the board.
fs-refuse-cast-absorption = { $scroll } needs a token on it, and one of your dice that shows less than 6.
fs-refuse-cast-absorption-mind = { $scroll } needs a token on it, and one of your dice that shows less than 6.
fs-refuse-cast-disintegration = { $scroll } needs at least one { $colour } token on the board.
fs-refuse-cast-disintegration-mind = { $scroll } needs at least one token on the board.
fs-refuse-cast-rearrangement = { $scroll } needs two scrolls on the board, at least one of them of { $colour }.
fs-refuse-cast-rearrangement-mind = { $scroll } needs two scrolls on the board, at least one of them a Mind scroll.

fs-refuse-cast-deception = { $scroll } needs one { $colour } die of an opponent still in the round, and one of your dice of another colour.
fs-refuse-cast-deception-mind = { $scroll } needs a die of an opponent still in the round, and one of your dice of another colour.
fs-refuse-cast-alteration = { $scroll } needs one of your { $colour } dice below 6, or one above 1 that belongs to an opponent still in the round.
fs-refuse-cast-alteration-mind = { $scroll } needs one of your dice below 6, or one above 1 that belongs to an opponent still in the round.
fs-refuse-cast-transfer = { $scroll } needs a face-up { $colour } scroll of an opponent still in the round, and another of your face-up scrolls with the same strength; Binding doesn't count.
fs-refuse-cast-transfer-mind = { $scroll } needs a face-up Mind scroll of an opponent still in the round, and another of your face-up scrolls with the same strength; Binding doesn't count.
fs-refuse-cast-theft = { $scroll } needs at least one { $colour } die of an opponent still in the round.
fs-refuse-cast-theft-mind = { $scroll } needs a die of an opponent still in the round.
fs-refuse-cast-exploitation = { $scroll } needs a face-up { $colour } scroll of an opponent still in the round that you could use now; Binding and Synergy don't count.
fs-refuse-cast-exploitation-mind = { $scroll } needs a face-up Mind scroll of an opponent still in the round that you could use now; Binding and Synergy don't count.

fs-refuse-cast-dispatch = { $scroll } needs at least one { $colour } token on the board without a familiar on it.
fs-refuse-cast-dispatch-mind = { $scroll } needs a token on the board without a familiar on it.
fs-refuse-cast-leap = { $scroll } needs one { $colour } token in reach, without a familiar on it, with a seal behind it that your dice can break.
fs-refuse-cast-leap-mind = { $scroll } needs a token in reach, without a familiar on it, with a seal behind it that your dice can break.
fs-refuse-cast-teleportation = { $scroll } needs another player's mage or familiar, with one { $colour } seal behind it that your dice can break.
fs-refuse-cast-teleportation-mind = { $scroll } needs another player's mage or familiar, with a seal behind it that your dice can break.
fs-refuse-cast-guardian = { $scroll } needs at least one { $colour } scroll on the board.
fs-refuse-cast-guardian-mind = { $scroll } needs a Mind scroll on the board.
fs-refuse-cast-speed = { $scroll } needs a seal in reach that your dice can break, and then one { $colour } seal in reach.
fs-refuse-cast-speed-mind = { $scroll } needs a seal in reach that your dice can break, and then another one in reach.

## Refusals: choices for a spell

fs-refuse-dice-colour = { $scroll } doesn't work on dice of that colour.
fs-refuse-die-not-yours = Give one of your own dice.
fs-refuse-die-shows-six = Choose one or more of your dice that show less than 6.
fs-refuse-die-shows-one = You can't lower a die that shows 1.

fs-refuse-choice-binding = Put your familiar on your mage's space, or break a token in reach with no more dice than it takes.
fs-refuse-binding-scroll = The familiar only breaks tokens; your mage must win scrolls.

fs-refuse-choice-change = Choose one or more of your dice to return, no more than the supply has of some other colour.
fs-refuse-change-same-colour = Choose a different colour from the dice you return.
fs-refuse-change-supply = Choose a colour with as many dice in the supply as you return.
fs-refuse-choice-renewal = Choose one or more of your dice to roll again.
fs-refuse-choice-growth = Choose a colour that is in the supply.

fs-refuse-choice-swap = Choose a space with a token on it.
fs-refuse-swap-first = { $scroll } starts with a token of its own colour (any colour for Mind), never with a scroll.
fs-refuse-swap-no-partner = There is no token of the same strength and another colour to swap this one with.
fs-refuse-swap-no-partner-mind = No higher-numbered space has a token of the same strength and another colour. Pick the lower number first.
fs-refuse-swap-second = { $scroll } needs two tokens of equal strength and different colours.
fs-refuse-swap-second-mind = { $scroll } needs two tokens of equal strength and different colours, the lower number first.
fs-refuse-choice-exchange = Choose a space with a token on it.
fs-refuse-exchange-first = { $scroll } only moves tokens of its own colour (any colour for Mind), never scrolls.
fs-refuse-exchange-no-partner = No higher-numbered space has a token of the same colour and another strength. Pick the lower number first.
fs-refuse-exchange-second = Exchange needs two tokens of one colour and different strengths, the lower number first.
fs-refuse-choice-absorption = Choose one of your dice that shows less than 6.
fs-refuse-choice-disintegration = { $scroll } removes a token of its own colour (any colour for Mind), never a scroll.
fs-refuse-choice-rearrangement = Choose a space with a scroll on it.
fs-refuse-rearrangement-first = Pick one { $colour } scroll first, then any other scroll.
fs-refuse-rearrangement-no-partner = There is no scroll to swap this one with; of two { $colour } scrolls, pick the lower number first.
fs-refuse-rearrangement-second = Pick another scroll; of two { $colour } scrolls, pick the lower number first.

fs-refuse-not-an-opponent = Choose another player at this table.
fs-refuse-opponents-round-over = That player's round is over, so { $scroll } can't affect them.
fs-refuse-choice-deception = Choose an opponent's die; you need one of another colour to give.
fs-refuse-deception-same-colour = Give a die of a different colour from the one you take.
fs-refuse-choice-alteration = Choose your dice to raise, or nothing if you only want to lower an opponent's.
fs-refuse-alteration-colour = All dice must be of the scroll's colour; for Mind, of the colour you chose first.
fs-refuse-alteration-lower = Choose one opponent's dice to lower, or nothing if you have raised your own.
fs-refuse-choice-transfer = Choose an opponent's face-up scroll, then one of yours with the same strength.
fs-refuse-transfer-nothing-equal = You have no other face-up scroll of that strength to give.
fs-refuse-transfer-strength = Both scrolls must have the same strength.
fs-refuse-binding-stays = Binding stays with its owner: you can't transfer or exploit it.
fs-refuse-scroll-not-face-up = That scroll isn't face up there.
fs-refuse-scroll-colour = { $scroll } only works on opponents' { $colour } scrolls.
fs-refuse-choice-theft = Choose an opponent still in the round who has a die that { $scroll } can take.
fs-refuse-theft-die = Give one of your dice that { $scroll } can take.
fs-refuse-choice-exploitation = Choose an opponent's face-up { $colour } scroll.
fs-refuse-synergy-not-exploited = You can't exploit Synergy: it is never used.
fs-refuse-exploited-no-effect = That scroll would do nothing for you now.

fs-refuse-no-token-there = There is no token on that space.
fs-refuse-token-colour = { $scroll } needs a token of its own colour.
fs-refuse-token-blocked = A familiar stands on that token.
fs-refuse-seal-colour = { $scroll } only breaks seals that are themselves of { $colour }.
fs-refuse-choice-dispatch = Choose a token without a familiar on it.
fs-refuse-choice-leap = Choose the token to leap over.
fs-refuse-leap-out-of-reach = You cannot reach that token, so you cannot leap over it.
fs-refuse-choice-teleportation = Choose another player's mage or familiar to pass.
fs-refuse-own-figure = Choose another player's figure.
fs-refuse-nothing-beyond = Behind it there is no seal that { $scroll } and your dice could break.
fs-refuse-break-at-once = You must break a seal with your dice right away.
fs-refuse-reachable-anyway = You could reach that seal anyway; choose one you could not.
fs-refuse-not-beyond = That seal is still out of reach.
fs-refuse-break-dice = Those dice don't break that seal: use one fitting colour, enough dice, and none too many.
fs-refuse-choice-guardian = Choose a space with a scroll on it.
fs-refuse-guardian-beside = The guardian isn't on the board.
fs-refuse-guardian-there = The guardian is already there.
fs-refuse-guardian-colour = The guardian of { $colour } only stands on scrolls of its own colour.
fs-refuse-choice-speed = First break a seal in reach with your dice.
fs-refuse-speed-no-second = Use no more dice than the first seal takes, and leave { $scroll } a second seal in reach.
fs-refuse-speed-second = Pick a second seal in reach, of the scroll's own colour (any colour for Mind); it takes no dice.

## What a spell asks for, and what a scroll of Mind works on

fs-asks-own-dice = choose some of your dice
fs-asks-own-die = choose one of your dice
fs-asks-colour = choose the new colour
fs-asks-token = choose a token
fs-asks-scroll = choose a scroll on the board
fs-asks-seal = choose the second seal
fs-asks-break = choose a seal and dice to break it
fs-asks-figure = choose the figure to pass
fs-asks-opponent = choose an opponent
fs-asks-opponents-die = choose an opponent’s die
fs-asks-opponents-dice = choose some of an opponent’s dice
fs-asks-opponents-scroll = choose an opponent’s scroll
fs-asks-own-scroll = choose one of your scrolls
fs-asks-die-given = the opponent chooses the die
fs-asks-its-choices = then what that scroll asks for
fs-asks-familiar-or-token = choose your mage’s space, or a token to break
fs-asks-scroll-or-off = choose a scroll on the board, or take the guardian off
fs-mind-any-colours = any colours
fs-mind-one-colour = any one colour
fs-mind-mind-scrolls = Mind scrolls

## Boards

# What stands in the file itself
fs-board-too-long = The file is too long for a board: it has more than { NUMBER($most) } characters.
fs-board-long-line = Line { $line } is longer than { $most } characters; break it after a comma.
fs-board-syntax = Line { $line } is not TOML: { $reason }.
fs-board-nested = The file is nested too deeply for a board.
fs-board-huge-number = A number in the file is much too long.
fs-board-name = “name” must be the board's name, on one line of at most { $most } characters.
fs-board-unknown-key = “{ $key }” doesn't belong in “{ $where }”, only: { $expected }.
fs-board-table-missing = The table “{ $table }” is missing or isn't a table.
fs-board-list-missing = The list “{ $list }” is missing or isn't a list.
fs-board-rich = “{ $players }” in “rich” must list the segments that show their rich side with { $players } players, chosen from { $segments }.
fs-board-edge = “{ $edge }” of { $where } must be a table that gives a space for each crossing over this edge.
fs-board-space-no-table = Space no. { $number } of { $where } isn't written as a table.
fs-board-id = Space no. { $number } of { $where } needs its own “id”: a letter, then letters, digits, “-” or “_”, at most 24 in all, and not “chamber”.
fs-board-kind = { $space } in { $where }: there is no kind “{ $kind }”; choose one of: { $kinds }.
fs-board-strength = { $space } in { $where }: “{ $value }” isn't a strength; a circle or box has a whole number from 2 to 6.
fs-board-strength-of-room = { $space } in { $where }: a room or passage has no strength.
fs-board-position = { $space } in { $where }: “at” must be two numbers: degrees from -{ $widest } to { $widest }, and a distance from 0 to { $farthest }.
fs-board-to = { $space } in { $where }: “to” must be a list of ids.

# How its parts fit
fs-board-doubled = { $space } in { $where }: another space already has this id.
fs-board-to-itself = { $space } in { $where } leads to itself.
fs-board-to-unknown = { $space } in { $where } leads to “{ $other }”, which is neither a space on this side nor the chamber.
fs-board-edge-unknown = “{ $space }”, given for the crossing “{ $crossing }” on the { $edge } edge of { $where }, is not a space on this side.
fs-board-unmatched = { $where } has no crossing “{ $crossing }” on its { $edge } edge, but { $space } leads there from the neighbour or from the back.

# The board put together
fs-board-with-players = With { $players } players: { $problem }
fs-board-starts-fs-b2 = The chamber has { $found } start circles, but { $needed } players need one each (FS-B2).
fs-board-too-many-places = There are { $found } start circles, circles and boxes, but only { $most } can be numbered.
fs-board-circles-fs-b3 = There are { $found } circles of strength { $strength }, but only { $most } tokens (FS-B3); too many: { $spaces }.
fs-board-boxes-fs-b3 = There are { $found } boxes of strength { $strength }, but only { $most } scrolls (FS-B3); too many: { $spaces }.
fs-board-strongest-fs-b4 = There are { $found } boxes of strength 6, but { $needed } are needed, or the game ends too soon (FS-B4, FS-10).
fs-board-isolated = { $space } is cut off: no path leads to it (FS-B4).
fs-board-unreachable = { $space } cannot be reached from the chamber (FS-B4).
fs-board-box-fs-6 = { $space } is a box with { $found } connections; a box is an alcove with only one (FS-6).
