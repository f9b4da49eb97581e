core-player = Player { $seat }

core-game-unknown = There is no game “{ $game }”; choose one of: { $expected }.

core-option-unknown = There is no option “{ $option }”; the options are: { $expected }.
core-option-no-text = The option “{ $option }” must be text.
core-option-too-long = The option “{ $option }” is too long: the limit is { NUMBER($most, useGrouping: 0) } characters.
core-option-wrong = The option “{ $option }” cannot be “{ $value }”; choose one of: { $expected }.

core-record-too-long = This file is far too long to be a game record.
core-record-foreign = This isn't a game record: its first line is not “{ $expected }”.
core-record-format = This record has another format, “{ $found }”. This version of Conclave reads “{ $expected }”.
core-record-ends-early = The record stops in the middle; it may have been cut off.
core-record-expected = A line that begins with “{ $expected }” should be here.
core-record-line = This line cannot be read: “{ $line }”.
core-record-control = This line contains characters that records never have.
core-record-number = “{ $word }” is not the number that should be here.
core-record-twice = The option “{ $name }” is given twice.
core-record-after-end = Only the checksum may follow the end of the game.
core-record-sum = The checksum doesn't match: the record has been changed or damaged.
core-record-game = This is a record of “{ $found }”, not of { $game }.
core-record-version = The record was made with version { $found } of the { $game } rules, which cannot be replayed here.
core-record-seats = The options call for { $expected } seats, but the record lists a different number.
core-record-result = The record claims a different result from the one its moves lead to.
core-record-hidden = A hidden choice (“?”) cannot be replayed.
core-record-notation = “{ $notation }” is not an action of this game.
core-record-illegal = Player { $seat } can't play “{ $notation }” here. { $reason } ({ $rule })
core-record-no-chance = No dice or cards are due here.
core-record-spec = The rules call for “{ $expected }” here, not “{ $found }”.
core-record-outcome = “{ $outcome }” is not a possible result of “{ $spec }”.

## Dice that can be checked

core-proof-line = This line about the dice cannot be read: “{ $line }”.
core-proof-order = Client { NUMBER($client, useGrouping: 0) } can't come after client { NUMBER($before, useGrouping: 0) }: each client is listed once, in order of number.
core-proof-none = The record doesn't say where its dice came from. Games in the terminal and simulations never do.
core-proof-algorithm = Its dice use algorithm { NUMBER($algorithm, useGrouping: 0) }, which isn't known here.
core-proof-no-secret = The host hasn't revealed the secret of the dice. That happens when a game ends or is abandoned.
core-proof-host-alone = No client contributed to the dice: the host alone decided them.
core-proof-rules = Version { NUMBER($version, useGrouping: 0) } of the { $game } rules isn't available, so it couldn't be checked whether the rules called for these dice and allowed these decisions.
core-proof-secret = The host revealed a different secret from the one promised at the start.
core-proof-seed = The seed of client { NUMBER($client, useGrouping: 0) } isn't the one promised at the start.
core-proof-chance = “{ $spec } = { $outcome }” is not a roll or draw that can be recomputed.
core-proof-outcome = The seeds give “{ $expected }” here, not “{ $found }” ({ $spec }).

# Games that are installed
core-games-missing = Some of Conclave's own games aren't registered. In a checkout, run { "`make setup`" }; otherwise, reinstall conclave.
core-game-broken = { $game } cannot be played: { $reason }
core-game-fails = { $game } from { $source } failed at { $place } ({ $error }). Set { "PYTHONDEVMODE=1" } to see the whole traceback.
core-game-text-missing = { $game } from { $source } has no { $message } in its { "text/en.ftl" }.
core-kit-raises = its kit cannot be loaded ({ $error }).
core-kit-not-a-kit = its entry point names a { $found }, not a { "GameKit" }.
core-kit-contract = it was written for version { $contract } of the game contract; this Conclave has version { $expected }.
core-kit-no-file = { $package } has no { $file }.
core-kit-no-message = the { "text/en.ftl" } of { $package } has no { $message }.
core-kit-message-broken = the { "text/en.ftl" } of { $package } has a { $message } that cannot be read.
core-kit-no-utf8 = the { $file } of { $package } is not written in { "UTF-8" }.
core-kit-no-players = { $game } has no option for the number of players.
core-kit-part = The part { $part } of { $game } cannot be loaded ({ $error }).
core-kit-other-game = { $game } is not a game with that name.
core-kit-no-entry = its entry point “{ $entry }” is not written as { "package.module:KIT" }.
core-kit-command-taken = { $game } already has a command called { $command }.
core-kit-name-taken = { $source } already has a game called { $game }.
