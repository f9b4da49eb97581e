core-player = Player { $seat }

core-game-unknown = There is no game “{ $game }”; choose one of: { $expected }.

core-option-unknown = There is no option “{ $option }”; the options are: { $expected }.
core-option-no-text = The option “{ $option }” has to be a text.
core-option-too-long = The option “{ $option }” is too long: at most { NUMBER($most, useGrouping: 0) } characters.
core-option-wrong = The option “{ $option }” cannot be “{ $value }”; it is one of: { $expected }.

core-record-too-long = This file is far too long for the record of a game.
core-record-foreign = This is not a record of a game: its first line is not “{ $expected }”.
core-record-ends-early = The record ends in the middle; it may have been cut off.
core-record-expected = A line beginning with “{ $expected }” is expected here.
core-record-line = This line cannot be read: “{ $line }”.
core-record-control = This line contains characters that no record has.
core-record-number = “{ $word }” is not the number that is expected here.
core-record-twice = The option “{ $name }” is given twice.
core-record-after-end = Nothing but the check sum may follow the end of the game.
core-record-sum = The check sum does not fit: the record has been changed or damaged.
core-record-game = This is a record of “{ $found }”, not of { $game }.
core-record-version = The record was made under version { $found } of the rules of { $game }, which cannot be replayed here.
core-record-seats = The options ask for { $expected } seats, but the record names another number.
core-record-result = The record claims another end of the game than its moves lead to.
core-record-hidden = A hidden choice (“?”) cannot be replayed.
core-record-notation = “{ $notation }” is not an action of this game.
core-record-illegal = Player { $seat } may not “{ $notation }” here. { $reason } ({ $rule })
core-record-no-chance = No chance is due here.
core-record-spec = The rules ask for “{ $expected }” here, not for “{ $found }”.
core-record-outcome = “{ $outcome }” is not a possible result of “{ $spec }”.

## Dice that can be checked

core-proof-line = This line about the dice cannot be read: “{ $line }”.
core-proof-order = Client { NUMBER($client, useGrouping: 0) } cannot stand after client { NUMBER($before, useGrouping: 0) }: every client stands once, in the order of their numbers.
core-proof-none = The record does not say where its dice came from; games in the terminal and simulations never do.
core-proof-algorithm = Its dice follow algorithm { NUMBER($algorithm, useGrouping: 0) }, which is not known here.
core-proof-no-secret = The host has not revealed the secret of the dice; that is done when a game ends or is abandoned.
core-proof-host-alone = No client contributed to the dice: the host alone determined them.
core-proof-rules = Version { NUMBER($version, useGrouping: 0) } of the rules of { $game } is not at hand; whether they asked for these dice, and allowed these decisions, could not be checked.
core-proof-secret = The host revealed another secret than the one promised at the start.
core-proof-seed = The seed of client { NUMBER($client, useGrouping: 0) } is not the one promised at the start.
core-proof-chance = “{ $spec } = { $outcome }” is no chance that can be recomputed.
core-proof-outcome = The seeds lead to “{ $expected }” here, not to “{ $found }” ({ $spec }).

# Games that are installed
core-games-missing = Conclave's own games are not entered here. In a checkout, run { "`make setup`" }; otherwise install conclave again.
core-game-broken = { $game } cannot be played: { $reason }
core-kit-raises = its kit cannot be loaded ({ $error }).
core-kit-not-a-kit = its entry point names a { $found }, not a { "GameKit" }.
core-kit-contract = it was written for version { $contract } of the game contract; this is version { $expected }.
core-kit-no-text = { $package } has no { "text/en.ftl" }.
core-kit-other-game = { $game } is not a game of that name.
core-kit-name-taken = { $source } already has a game called { $game }.
