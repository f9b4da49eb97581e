# What is typed stands in quotes within braces and is the same in every language.

## Boards

fs-terminal-board-fine = { $name }: this board is ready to play.
fs-terminal-board-counts = { $players } players: { $circles } circles and { $boxes } boxes, { $strongest } of them of strength 6.
fs-terminal-board-wrong = { $number ->
    [one] There is one thing
   *[other] There are { $number } things
} wrong with { $file }; docs/boards.md describes the format.
fs-terminal-board-suffix = The name of { $file } must end in { ".svg" } or { ".png" }, to say what to draw.
fs-terminal-board-no-png = PNG pictures need one more part: install { "\"conclave[pictures]\"" }, or draw into a file that ends in { ".svg" }.
fs-terminal-board-cannot-draw = { $file } isn't a board yet: { $problem } { $number ->
    [one] Nothing else is wrong with it.
   *[other] { "conclave board check" } lists all { $number } problems.
}
fs-terminal-board-unwritable = { $file } cannot be written: { $reason }.
fs-terminal-board-drawn = { $file } has been drawn.

## The table

fs-terminal-letter-fire = F
fs-terminal-letter-water = W
fs-terminal-letter-air = A
fs-terminal-letter-earth = E
fs-terminal-letter-mind = M

fs-terminal-round = Round { $round }
fs-terminal-circle = Circle { $circle }
fs-terminal-last-round = last round (strength 6: { $number } left)
fs-terminal-left = strength 6: { $number } left, ends below { $least }
fs-terminal-quiet = { $rounds ->
    [one] one round without a broken seal
   *[other] { $rounds } rounds without a broken seal
}
fs-terminal-supply = supply
fs-terminal-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
fs-terminal-scrolls = { $number ->
    [one] one scroll
   *[other] { $number } scrolls
}
fs-terminal-scrolls-down = { $number ->
    [one] one scroll
   *[other] { $number } scrolls
}, { $down } down
fs-terminal-round-over = round over
fs-terminal-next = next
fs-terminal-dice-none = no dice
fs-terminal-mage-on = on { $space }
fs-terminal-familiar-on = familiar on { $space }
fs-terminal-down = (down)
fs-terminal-figures = { $mage } with { $familiar }
fs-terminal-your-scrolls = Your scrolls:
fs-terminal-breakable = You can break:
fs-terminal-in-reach = In reach:
fs-terminal-also-in-reach = In reach elsewhere:
fs-terminal-or = or
fs-terminal-casting = { $player } uses { $scroll }.
fs-terminal-casting-you = You use { $scroll }.
fs-terminal-casting-lent = { $player } uses { $scroll }, { $lender }.
fs-terminal-casting-lent-you = You use { $scroll }, { $lender }.
fs-terminal-lender = { $player }'s scroll
fs-terminal-lender-you = your own scroll
fs-terminal-chosen = So far: { $choice }
fs-terminal-chosen-space = space { $space }
fs-terminal-chosen-dice = { $dice }
fs-terminal-chosen-opponents-dice = { $player }'s { $dice }
fs-terminal-chosen-opponents-dice-you = your { $dice }
fs-terminal-chosen-opponents-scroll = { $player }'s { $scroll }
fs-terminal-chosen-opponents-scroll-you = your { $scroll }

## Scrolls in a few words

fs-terminal-short-binding = familiar blocks here, or breaks a token
fs-terminal-short-change = changes the colour of dice
fs-terminal-short-renewal = rerolls dice
fs-terminal-short-strengthening = +2 on dice
fs-terminal-short-growth = one more die
fs-terminal-short-synergy = 1 point per scroll of its colour at the end
fs-terminal-short-swap = swaps tokens of equal strength
fs-terminal-short-exchange = swaps tokens of one colour
fs-terminal-short-absorption = keeps a broken token, adds it to a die
fs-terminal-short-disintegration = removes a token
fs-terminal-short-rearrangement = swaps scrolls on the board
fs-terminal-short-deception = trades dice with an opponent
fs-terminal-short-alteration = +1 on your dice, -1 on an opponent's
fs-terminal-short-transfer = trades scrolls with an opponent
fs-terminal-short-theft = takes an opponent's die
fs-terminal-short-exploitation = uses an opponent's scroll
fs-terminal-short-dispatch = familiar onto any token
fs-terminal-short-leap = breaks a seal behind a token
fs-terminal-short-teleportation = breaks a seal behind a figure
fs-terminal-short-guardian = closes a scroll to everybody
fs-terminal-short-speed = breaks two seals, the second without dice

## Questions

fs-terminal-ask-mages = Which start circle does your mage begin on? The chamber is open, so all are equally good.
fs-terminal-ask-draft = Which three dice do you take for the next roll?
fs-terminal-ask-turn = Use a scroll, or break a seal?
fs-terminal-ask-break = Which seal do you break?
fs-terminal-ask-stuck = Your dice can't break a seal. Use a scroll, or end your round?
fs-terminal-ask-end = Your dice can't break a seal.
fs-terminal-ask-absorb = Lay the broken token on a scroll?
fs-terminal-ask-victim = { $player } takes one of your dice. Which do you give?

fs-terminal-ask-binding = Put your familiar here, or have it break a token?
fs-terminal-ask-change = Which dice change colour?
fs-terminal-ask-change-then = To which colour?
fs-terminal-ask-renewal = Which dice do you reroll?
fs-terminal-ask-strengthening = Which dice get +2?
fs-terminal-ask-growth = A die of which colour?
fs-terminal-ask-swap = Which token do you swap?
fs-terminal-ask-swap-then = With which other token?
fs-terminal-ask-exchange = Which token do you exchange?
fs-terminal-ask-exchange-then = With which other token?
fs-terminal-ask-absorption = To which die do you add the token's strength?
fs-terminal-ask-disintegration = Which token do you remove?
fs-terminal-ask-rearrangement = Which scroll do you swap?
fs-terminal-ask-rearrangement-then = With which other scroll?
fs-terminal-ask-deception = Which die do you take?
fs-terminal-ask-deception-then = Which die do you give in return?
fs-terminal-ask-alteration = Which of your dice get +1?
fs-terminal-ask-alteration-then = Whose dice get -1?
fs-terminal-ask-transfer = Which scroll do you take?
fs-terminal-ask-transfer-then = Which scroll do you give in return?
fs-terminal-ask-theft = Who do you take a die from?
fs-terminal-ask-exploitation = Whose scroll do you use?
fs-terminal-ask-dispatch = Which token does your familiar go to?
fs-terminal-ask-leap = Which token do you leap over?
fs-terminal-ask-leap-then = Which seal behind it do you break?
fs-terminal-ask-teleportation = Which figure do you pass?
fs-terminal-ask-teleportation-then = Which seal behind it do you break?
fs-terminal-ask-guardian = Where does the guardian of { $colour } go?
fs-terminal-ask-speed = Which seal do you break with dice?
fs-terminal-ask-speed-then = Which seal do you break without dice?

fs-terminal-hint-break = { $space } breaks seal { $space }
fs-terminal-hint-dice-of = { $typed } breaks seal { $space } with { $dice }
fs-terminal-hint-these-dice = { $number ->
    [one] the die { $dice }
   *[other] the dice { $dice }
}
fs-terminal-hint-space = Type its number, such as { $space }
fs-terminal-hint-letter = { $letter } uses { $scroll }
fs-terminal-hint-signs = { "signs" } explains the map
fs-terminal-hint-more = { "?" } { $thing } tells more, { "map" } shows all
fs-terminal-hint-dice = Or type the dice: { $example }
fs-terminal-hint-draft = Type three letters, such as { $example }
fs-terminal-colour-in-supply = { $colour } ({ $number } in the supply)
fs-terminal-hint = The bot { $bot } would type: { $typed }

fs-terminal-which-dice = There are several ways to break { $space }; type one of: { $ways }
fs-terminal-which-scroll = Which scroll? { $scrolls }
fs-terminal-unclear-board = “{ $words }” means nothing here. Type a number or a letter, or { "?" } for help.
fs-terminal-unclear-draft = “{ $words }” means nothing here. Type three letters, or { "?" } for help.
fs-terminal-unclear-spell = “{ $words }” doesn't fit here. Choose for the spell, or type { "undo" } to take it back.
fs-terminal-draft-number = { $number ->
    [one] That is one die; take three.
   *[other] That is { $number } dice; take three.
}
fs-terminal-draft-supply = { $number ->
    [0] The supply has no { $colour } die left.
    [one] The supply has only one { $colour } die left.
   *[other] The supply has only { $number } { $colour } dice left.
}
fs-terminal-no-such-space = There is no space { $space }; they are numbered 1 to { $most }.
fs-terminal-no-such-scroll = “{ $words }” isn't a scroll in this game. Ask for a space or a scroll: { "? 17" }, { "? change-fire" }.
fs-terminal-no-dice = You don't have the dice for that now ({ $colour }).
fs-terminal-not-now = You can't choose space { $space } for this.

## What can be read

fs-terminal-help-thing = what is on a space, or what a scroll does (give its letter or name instead of the number)
fs-terminal-about-map = the whole board
fs-terminal-about-players = all players and their scrolls
fs-terminal-about-scrolls = every scroll on the board, and what it does
fs-terminal-on-board = { $number ->
    [one] One scroll is on the board. A + marks what you can reach.
   *[other] { $number } scrolls are on the board. A + marks what you can reach.
}
fs-terminal-about-signs = how to read the map
fs-terminal-legend-token = 17F3 is a token on space 17: Fire, strength 3.
fs-terminal-legend-scroll = [23W5] is a scroll: space 23, Water, strength 5. It is worth that many points.
fs-terminal-legend-letters = F is Fire, W Water, A Air, E Earth, M Mind.
fs-terminal-legend-choice = * can be chosen now.
fs-terminal-legend-reach = + is in reach, but your dice can't break it now.
fs-terminal-legend-mage = 17@Y is the mage of a player whose name begins with Y, on space 17; “on 17” beside a name says where that mage stands.
fs-terminal-legend-familiar = 17&Y is that player's familiar.
fs-terminal-legend-guardian = # is a guardian: nobody can win the scroll under it.
fs-terminal-legend-empty = ·17 is an empty circle, ○ a room or passage, (2) a start circle in the chamber.
fs-terminal-legend-turn = ★ is the first player, ▶ the one deciding now.
fs-terminal-strength = strength { $strength }
fs-terminal-whole-rule = ({ "rule" } { $rule })
fs-terminal-owned = { $player } owns it, face up.
fs-terminal-owned-you = You own it, face up.
fs-terminal-owned-down = { $player } owns it, face down.
fs-terminal-owned-down-you = You own it, face down.
fs-terminal-lies-on = It is on space { $space }.
fs-terminal-nowhere = { $scroll } isn't in play.
fs-terminal-usable = You can use it now.
fs-terminal-space-empty = No seal is on space { $space }.
fs-terminal-stands-there = Figures there: { $figures }
fs-terminal-breakable-with = You can break it with { $dice }.
fs-terminal-breakable-later = Your dice could break it on your turn.
fs-terminal-next-to = Next to it: { $spaces }

## The end

fs-terminal-count = scrolls
fs-terminal-strengths = strengths
fs-terminal-synergy = Synergy
fs-terminal-total = points

## Sentences about you

fs-event-mage-you = You put your mage on start circle { $space }.
fs-event-first-you = You are the first player.
fs-event-taken-you = You take { $dice } for the next roll.
fs-event-round-you = Round { $round }. You play first.
fs-event-rolled-you = You roll { $dice }.
fs-event-casts-you = You use { $scroll }.
fs-event-exploits-you = You use { $owner }'s { $scroll }.
fs-event-broken-you = You break the { $seal } on space { $space } with { $dice }.
fs-event-broken-free-you = You break the { $seal } on space { $space } without dice.
fs-event-broken-by-familiar-you = Your familiar breaks the { $seal } on space { $space } with { $dice }.
fs-event-won-you = You win { $seal } on space { $space } with { $dice }.
fs-event-won-free-you = You win { $seal } on space { $space } without dice.
fs-event-absorbed-you = You lay the { $token } on { $scroll }.
fs-event-familiar-you = Your familiar goes to space { $space }.
fs-event-familiar-back-you = Your familiar comes back.
fs-event-turned-you = Your { $before } becomes { $after }.
fs-event-changed-you = You change { $before } into { $after }.
fs-event-rerolled-you = You roll { $before } again: { $after }.
fs-event-grown-you = You take a die from the supply and roll { $die }.
fs-event-swapped-you = You swap two seals: { $one } is now on space { $space }, { $other } on space { $otherspace }.
fs-event-disintegrated-you = You remove the { $token } from space { $space }.
fs-event-deceived-you = You trade { $mine } for { $opponent }'s { $theirs }. The colours change hands, the values stay.
fs-event-stolen-you = You take { $die } from { $victim }.
fs-event-traded-you = You give { $given } to { $opponent } and get { $taken }.
fs-event-guardian-you = You put the guardian of { $colour } on space { $space }.
fs-event-guardian-off-you = You take the guardian of { $colour } off the board.
fs-event-gives-up-you = You can't break a seal, so you return any dice left.
fs-event-round-over-you = The round is over for you.

## In plain lines

fs-plain-sentence = { $words }.
fs-plain-player = { $player }: { $facts }.
fs-plain-seal = Space { $space }, { $seal }
fs-plain-token = token, { $colour } { $strength }
fs-plain-scroll = scroll, { $scroll } { $strength }
fs-plain-number = { $number } { $colour }
fs-plain-dice = { $colour } { $values }
fs-plain-mage = { $player }'s mage
fs-plain-mage-you = your mage
fs-plain-familiar = { $player }'s familiar
fs-plain-familiar-you = your familiar
fs-plain-guardian = a guardian
fs-plain-face-down = face down
fs-plain-usable-scroll = Type { $letter } to use your { $scroll }.
fs-plain-scroll-of-yours = Your { $scroll }: not usable now.
fs-plain-breakable = { $seal }, can be broken with { $dice }.
fs-plain-group = { $seal } on { $spaces }
fs-plain-in-reach = In reach: { $seals }.
fs-plain-also-in-reach = In reach, but not with these dice: { $seals }.
fs-plain-choose-seal = { $seal }, on { $spaces }.
fs-plain-choose = Spaces to choose from: { $spaces }.
fs-plain-typed = { $typed }: { $label }.
fs-plain-on-space = { $thing } on space { $space }
fs-plain-lying = { $seal }: { $effect }.
fs-plain-lying-in-reach = { $seal }, in reach: { $effect }.
fs-plain-empty = Space { $space }, empty
fs-plain-space = { $here }; next to { $near }.
fs-plain-space-alone = { $here }.
fs-plain-legend = Seals are read out by space, kind, colour and strength: space 17, token, Fire 3.
fs-plain-legend-more = In your answers, a number is always a space. Everything else has a letter: each of your scrolls, and each colour of dice.
fs-plain-account = { $player }: { $count ->
    [one] one scroll
   *[other] { $count } scrolls
}, strengths { $strengths }, Synergy { $synergy }.
fs-terminal-points-plain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fs-terminal-mage-on-plain = on space { $space }
fs-terminal-familiar-on-plain = familiar on space { $space }
fs-terminal-scrolls-plain = { $number ->
    [one] one scroll
   *[other] { $number } scrolls
}
fs-terminal-scrolls-down-plain = { $number ->
    [one] one scroll
   *[other] { $number } scrolls
}, { $down } face down
fs-terminal-supply-plain = Supply:
fs-terminal-next-plain = next roll

## Help

cli-command-board = Check or draw a board of Five Seals of Magic.

cli-usage-board = Check or draw a board of Five Seals of Magic.
cli-usage-board-check = List everything wrong with a board FILE (or with our own board).
cli-usage-board-draw = Draw a board to OUT, a file that ends in .svg or .png.
cli-usage-board-draw-players = The number of players to put it together for.
cli-usage-board-draw-board = A board file instead of our own board.
