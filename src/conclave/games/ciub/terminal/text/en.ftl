# What is typed stands in quotes within braces and is the same in every language.

## Odds

cb-terminal-odds-pool-missing = Which dice? Give { "--pool \"white*3 orange\"" } before the roll, or { "--dice" } with what is on the table.
cb-terminal-odds-dice-missing = { "--tray" } and { "--earned" } only go with { "--dice \"white:2 white:swap\"" }.
cb-terminal-odds-pool-and-dice = { "--dice" } and { "--tray" } already list all your dice; leave out { "--pool" }.
cb-terminal-odds-no-dice = { $option }: “{ $word }” isn't a die; write dice like { "white*3" }.
cb-terminal-odds-empty = { $option } needs at least one die.
cb-terminal-odds-no-kind = { $option }: there is no “{ $word }” die; the kinds are: { $expected }.
cb-terminal-odds-no-face = { $option }: there is no “{ $word }” here; there is: { $expected }.
cb-terminal-odds-too-many = { $where ->
    [pool] A two-player game has { $exist } { $kind } dice, not { $given }.
   *[supply] Your dice and the supply have { $given } { $kind } dice together, but there are only { $exist }.
}
cb-terminal-odds-no-card = No card asks for “{ $card }”; write { "2,4,6" }, { "20+" } or { "4=" }.
cb-terminal-odds-no-value = “{ $card }”: the value of a card is from 1 to { $most }.
cb-terminal-odds-card-twice = The card { $card } is given twice.
cb-terminal-odds-too-many-cards = At most { $most } cards can be given at once.
cb-terminal-odds-working = working out the odds

cb-terminal-odds-answer = { $cards } with { $dice }: { $measure ->
    [probability] { $worth }
   *[value] { $worth } on average
}
cb-terminal-odds-step = next step
cb-terminal-odds-worth = { $measure ->
    [probability] chance
   *[value] value
}
cb-terminal-odds-alike = { $step } (or { $number } more like it)
cb-terminal-odds-sampled = Estimated by sampling nearly perfect play; perfect play may differ by about { $error }.

## The table

cb-terminal-letter-white = W
cb-terminal-letter-yellow = Y
cb-terminal-letter-orange = O
cb-terminal-letter-red = R
cb-terminal-letter-green = G
cb-terminal-letter-purple = P
cb-terminal-letter-blue = B

cb-terminal-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
cb-terminal-points-short = { $points }p
cb-terminal-supply = supply
cb-terminal-last-turns = last turns
cb-terminal-end-is-near = the next win ends the game
cb-terminal-no-jokers = no skull jokers
cb-terminal-self-adjust-to-tray = self-adjusted dice go to the tray
cb-terminal-no-dice = no dice
cb-terminal-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
cb-terminal-top = Top row
cb-terminal-bottom = Bottom row
cb-terminal-pile = pile
cb-terminal-left = { $b }B { $c }C
cb-terminal-left-opus = D
cb-terminal-left-only-opus = only D
cb-terminal-to-win = ◂ can be won
cb-terminal-to-win-both = ◂ both rows can be won
cb-terminal-met = done
cb-terminal-outside = Outside
cb-terminal-tray = Tray
cb-terminal-empty = empty
cb-terminal-dice = Dice
cb-terminal-in-tray = in the tray
cb-terminal-state-spent = spent
cb-terminal-state-inactive = inactive

## Questions

cb-terminal-ask-token = Put your token on a card, remove a card from the top row, or pass?
cb-terminal-ask-act = Use your dice, set some aside, roll on or stop?
cb-terminal-ask-aside = Set more dice aside, roll the others, or stop?
cb-terminal-ask-cast = Which card do you win?
cb-terminal-ask-down = Which card of the top row moves down?
cb-terminal-ask-return = You may keep five dice. Which { $number ->
    [one] one goes back?
   *[other] { $number } go back?
}
cb-terminal-ask-take = You won nothing. Which die do you take?
cb-terminal-ask-exchange = Exchange dice, or end your turn?

cb-terminal-hint-token = { $typed } puts your token there
cb-terminal-hint-remove = { $typed } removes that card
cb-terminal-hint-pass = { "pass" } goes on to the roll
cb-terminal-hint-swap = { $typed } gives { $kind } for { $new }
cb-terminal-hint-reroll = { $typed } rerolls { $die }
cb-terminal-hint-adjust = { $typed } turns { $die } to { $face }
cb-terminal-hint-aside = { $typed } { $number ->
    [one] sets it aside
   *[other] sets these aside
}
cb-terminal-hint-skulls = { $number ->
    [one] a skull goes automatically
   *[other] { $number } skulls go automatically
}
cb-terminal-hint-roll = { "roll" } again with { $number ->
    [one] the last die
   *[other] { $number } dice
}
cb-terminal-hint-no-roll = no roll before you set aside or swap a die
cb-terminal-hint-stop = { "stop" } (your tray can't win a card yet)
cb-terminal-hint-stop-wins = { "stop" } wins { $cards }
cb-terminal-hint-more = { "faces" }, { "cards" }, { "?" } { $card } tell more
cb-terminal-hint-return = Or type the dice: { $typed }
cb-terminal-hint-keep = or those you keep: { $typed }
cb-terminal-hint-take = Or type its letter, such as { $typed }
cb-terminal-hint-exchange = { $typed } gives { $kind } for { $first } and { $second }
cb-terminal-hint-whiten = { $typed } gives { $kind } for white
cb-terminal-hint-end = { "end" } ends your turn
cb-terminal-hint-end-enter = { "end" } or just Enter ends your turn
cb-terminal-or = or

cb-terminal-card-for = { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}
cb-terminal-take = { $kind } ({ $faces }), { $number } left
cb-terminal-return = { $kind } ({ $faces })
cb-terminal-return-tray = { $kind } 2for1 from the tray

cb-terminal-which-verb = “{ $words }” could be { $verbs }. Type a little more of it.
cb-terminal-token-or-remove = Type { "token" } { $card } to put your token there, or { "remove" } { $card }.
cb-terminal-which-card = Which card? Type { $verb } and one of: { $cards }
cb-terminal-no-card = “{ $words }” isn't a card here. Call cards by what they ask for: { $cards }.
cb-terminal-which-die = Which die is “{ $words }”? Type one of: { $dice }
cb-terminal-no-die = “{ $words }” isn't a die here. Type one of: { $dice }
cb-terminal-too-few = { $number ->
    [one] There is only one { $die } here.
   *[other] There are only { $number } of { $die } here.
}
cb-terminal-aside-which = Which dice do you set aside? Type some of: { $dice }
cb-terminal-aside-none = You have no die to set aside.
cb-terminal-nothing-to-roll = That would leave no die to roll.
cb-terminal-none-shows = None of your dice outside the tray shows { $face }.
cb-terminal-which-acts = Several kinds of dice show { $face }; name one of them first: { $kinds }
cb-terminal-shows-no = That needs a die that shows { $face }, and { $die } does not.
cb-terminal-no-colour = “{ $words }” isn't a dice colour here. Type one of: { $kinds }
cb-terminal-up-to = Only “{ $begun }” makes sense here, not “{ $rest }”. Nothing was done.
cb-terminal-comes-last = “{ $begun }” must end the line; type “{ $rest }” on the next one. Nothing was done.
cb-terminal-swap-how = For which die? Type { $typed } and one of: { $kinds }
cb-terminal-reroll-how = Which die do you reroll? Type { $typed } and one of: { $dice }
cb-terminal-adjust-how = Which die do you turn? Type { $typed }, one of { $dice }, and a face.
cb-terminal-adjust-to = To which face? Type { $typed } and one of: { $faces }
cb-terminal-return-which = Which dice go back? Type some of: { $dice }
cb-terminal-return-too-many = { $number ->
    [one] You only return one die.
   *[other] You only return { $number } dice.
}
cb-terminal-keep-five = Name the five dice you keep, out of: { $dice }
cb-terminal-take-which = Which die? Type one of: { $kinds }
cb-terminal-none-doubled = You kept no die in the tray that shows 2for1.
cb-terminal-exchange-how = For which two? Type { $typed } and two of: { $kinds }
cb-terminal-exchange-second = And the second die? Type { $typed } and one of: { $kinds }
cb-terminal-whiten-which = Which die becomes white? Type { "whiten" } and one of: { $kinds }

cb-terminal-unclear-token = “{ $words }” means nothing here. Type { "token" } { $card }, { "remove" } { $removed } or { "pass" }.
cb-terminal-unclear-act = “{ $words }” means nothing here. Type dice, such as { "w3 o4" }, or { "swap w b" }, { "roll" }, { "stop" }.
cb-terminal-unclear-aside = “{ $words }” means nothing here. Type dice, such as { "w3 o4" }, or { "roll" }, { "stop" }.
cb-terminal-unclear-exchange = “{ $words }” means nothing here. Type { "exchange g w y" }, { "whiten r" } or { "end" }.

## What can be read

cb-terminal-help-spell-card = what a card asks for, and where it is
cb-terminal-help-die = the faces of a die, and what they do
cb-terminal-about-faces = the faces of all dice, and what the signs mean
cb-terminal-about-cards = every card of the game, and where it is
cb-terminal-advice = Your chance of each card this turn, and the next step towards it:
cb-terminal-advice-token = Your chance of each card this turn, and how to put your token on it:
cb-terminal-advice-win = to win
cb-terminal-towards = { $card }: { $action }
cb-terminal-alike = { $action } ({ $number ->
    [one] one other step is as good
   *[other] { $number } other steps are as good
})
cb-terminal-impossible = { $card }: no longer possible
cb-terminal-impossible-this-turn = { $card }: not possible this turn
cb-terminal-this-turn = { $card }: you could win it this turn
cb-terminal-no-odds = There are no odds for this choice, only for dice and the cards they can win.
cb-terminal-no-thing = “{ $words }” isn't a card, die or face in this game. Try { "?" } { $card }, { "? green" } or { "? swap" }.

cb-terminal-worth = { $points ->
    [one] one point
   *[other] { $points } points
}
cb-terminal-owl = owl
cb-terminal-asks-list = It needs dice in the tray that show { $needs }, each number on a different die. Extra dice do no harm.
cb-terminal-asks-sum = The numbers in the tray must add up to { $needs } or more.
cb-terminal-asks-equal = It needs { $needs } dice in the tray that show the same number; skulls count as that number.
cb-terminal-asks-equal-strictly = It needs { $needs } dice in the tray that show the same number, or that many skulls.
cb-terminal-asks-opus = It needs nothing: once the last C card has been turned up, the next player to win a card takes it too.
cb-terminal-lies-top = It is in the top row, which can only be won in the last turns.
cb-terminal-lies-top-token = It is in the top row, with { $player }'s token on it.
cb-terminal-lies-top-token-you = It is in the top row, with your token on it.
cb-terminal-lies-bottom = It is in the bottom row and can be won.
cb-terminal-lies-bottom-token = It is in the bottom row; only { $player } can win it, with a token on it.
cb-terminal-lies-bottom-token-you = It is in the bottom row; only you can win it, with your token on it.
cb-terminal-won-by = { $player } has won it.
cb-terminal-won-by-you = You have won it.
cb-terminal-is-removed = It was removed from the game.
cb-terminal-is-under-pile = It is at the bottom of the pile.
cb-terminal-is-unseen = It is in the pile, or was taken out before the game.
cb-terminal-is-out = It was taken out before the game.
cb-terminal-tray-met = The dice in the tray are enough for it.
cb-terminal-tray-so-far = The dice in the tray have { $reached } of { $wanted } so far.

cb-terminal-in-supply = { $number } in the supply
cb-terminal-has = { $player }: { $number }
cb-terminal-does-swap = Trade the die for any die in the supply, which stays inactive until you roll or adjust it.
cb-terminal-does-reroll = Roll this die again, or another one outside the tray. In that case this die is spent until it is rolled or adjusted itself.
cb-terminal-does-adjust = Turn another die to any face, and this one goes to the tray. Or turn this die itself to a face without an action.
cb-terminal-does-adjust-to-tray = Turn another die to any face, or this one to a face without an action; then this die goes to the tray.
cb-terminal-does-2for1 = If it is in the tray and you keep it, you can exchange it for two dice of other colours at the end of your turn.
cb-terminal-does-skull = It must go to the tray unless you first roll it again or turn it away.
cb-terminal-does-skull-joker = It must go to the tray unless you first roll it again or turn it away. For equal numbers it is a joker.
cb-terminal-legend-spent = Its reroll is spent; the die is active and you can set it aside.
cb-terminal-legend-inactive = Swapped in and not rolled yet: you can't set it aside.
cb-terminal-legend-card = On cards, ✓ marks a number you have in the tray, * a card you can choose now, @ a token.

cb-terminal-group = { $group }: { $number ->
    [one] one card
   *[other] { $number } cards
}
cb-terminal-state-top = top
cb-terminal-state-bottom = bottom
cb-terminal-state-removed = removed
cb-terminal-state-pile = bottom of the pile
cb-terminal-state-out = taken out
cb-terminal-cards-legend = A name says who won the card; top and bottom are the two rows. B and C cards with nothing beside them are in the pile or were taken out. ° marks an owl.

## The end

cb-terminal-count = cards
cb-terminal-dice-count = dice
cb-terminal-total = points
cb-terminal-no-cards = no cards
cb-terminal-by-dice = Of players tied on points, the one with more dice comes first.

## Sentences about you

cb-event-first-you = You go first.
cb-event-turn-you = Your turn.
cb-event-last-turn-you = Your last turn: cards in either row can be won.
cb-event-token-you = You put your token on { $card }.
cb-event-token-moved-you = You move your token from { $before } to { $card }.
cb-event-removed-you = You remove { $card } from the game.
cb-event-rolled-you = You roll { $dice }.
cb-event-swapped-you = You use { $kind } swap and take one { $new_kind } die in its place, not rolled yet.
cb-event-rerolled-you = You use { $kind } reroll on { $before }: now { $after }.
cb-event-rerolled-itself-you = You use { $kind } reroll on itself: now { $after }.
cb-event-adjusted-you = You use { $kind } adjust on { $before }: now { $after }. The { $kind } die goes to the tray.
cb-event-adjusted-itself-you = You use { $kind } adjust on itself: now { $after }.
cb-event-adjusted-into-tray-you = You use { $kind } adjust on itself: now { $after }, in the tray.
cb-event-set-aside-you = You set aside { $dice }.
cb-event-won-you = You win { $card } for { $points ->
    [one] one point
   *[other] { $points } points
}.
cb-event-opus-you = You take the Opus Magnum too, for { $points ->
    [one] one point
   *[other] { $points } points
}. Everybody else has one more turn.
cb-event-nothing-won-you = You win no card.
cb-event-declined-you = You could win a card but decline.
cb-event-moved-down-you = You move { $card } down to the bottom row.
cb-event-returned-you = You return one { $kind } die.
cb-event-taken-you = You take one { $kind } die from the supply.
cb-event-exchanged-for-two-you = You exchange { $kind } 2for1 for { $first } and { $second }.
cb-event-exchanged-for-two-alike-you = You exchange { $kind } 2for1 for two { $first } dice.
cb-event-exchanged-for-white-you = You exchange one { $kind } die for a white one.
cb-event-surplus-you = You have more dice than allowed and return { $dice }.

## In plain lines

cb-plain-sentence = { $words }.
cb-plain-player = { $player }: { $facts }.
cb-plain-number = { $number } { $kind }
cb-plain-token = { $player }'s token
cb-plain-token-you = your token
cb-plain-token-on = token on { $card }
cb-plain-none = none
cb-plain-outside = Outside the tray: { $dice }.
cb-plain-tray = In the tray: { $dice }.
cb-plain-supply = Supply: { $dice }.
cb-plain-won = { $number ->
    [0] no cards
    [one] one card
   *[other] { $number } cards
}
cb-plain-so-far = { $reached } of { $wanted } in the tray
cb-plain-to-win = Cards you can win: { $cards }.
cb-plain-top = Top row: { $cards }.
cb-plain-bottom = Bottom row, which can be won: { $cards }.
cb-plain-pile = Pile: { $b } of B, { $c } of C, then the Opus Magnum.
cb-plain-pile-only-opus = Pile: only the Opus Magnum.
cb-plain-has-won = { $player } has won: { $cards }.
cb-plain-has-won-you = You have won: { $cards }.
cb-plain-kind = { $kind }: { $faces }; { $number } in the supply.
cb-plain-state = { $state }: { $means }
cb-plain-card = { $card }: { $whereabouts }
cb-plain-account = { $player }: { $cards }. Dice: { $dice }.
cb-terminal-points-plain = { $points ->
    [one] one point
   *[other] { $points } points
}
cb-dice-counted-plain = { $number ->
    [one] { $die }
   *[other] { $number } times { $die }
}
cb-terminal-about-faces-plain = the faces of all dice, and what they do
cb-row-plain = { $left }; { $right }

## Help

cli-usage-odds-ciub =
    Your chance of winning a card this turn if you play the turn as well as possible.

    With --dice: the best next step, and the odds of the alternatives. With several cards that have values: what the turn is worth on average.
cli-usage-odds-ciub-pool = Your dice before the roll, such as "white*3 orange".
cli-usage-odds-ciub-card = What the card asks for: "2,4,6", "20+" or "4="; several with values: "2,4,6=3", "4==5".
cli-usage-odds-ciub-skulls = What skulls are for equal numbers: jokers, or their own value.
cli-usage-odds-ciub-self-adjust = Where a die goes when it adjusts itself: it stays outside, or it goes to the tray.
cli-usage-odds-ciub-supply = The supply, such as "white*5 yellow*7"; by default that of a two-player game.
cli-usage-odds-ciub-dice = A roll in progress: "white:2 white:swap green:spent blue".
cli-usage-odds-ciub-tray = With --dice: the dice in the tray, such as "orange:4 orange:2".
cli-usage-odds-ciub-earned = With --dice: you have swapped a die or put one in the tray since the last roll.
