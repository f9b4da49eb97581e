## Records: shown again, and their dice checked

record-title = Replay a game
record-choose = Open a record file…
record-download = Download the record
record-to-table = To the table
record-drop = Drop a record file here
record-drop-about = It is shown step by step, and its dice are checked in your browser.
record-unreadable = This file is no record of a game. Records begin with “conclave record 1”; download one at the end of a game.
record-too-large = This file is far too large for the record of a game.
record-none = There is no record to show
record-again = Try again

record-verdict-checking = Checking the dice…
record-about-checking = Your browser computes every roll and draw again, and the server is asked whether the rules wanted them.
record-verdict-proven = The dice are proven
record-verdict-unproven = The dice are not proven
record-verdict-false = This record is false
record-about-proven = Your browser has computed all { $recomputed } rolls and draws of this game again, and each came out as recorded. Nobody, not even the host, could have changed one after the game began.
record-about-unproven = Nothing is wrong with this record, but something could not be checked. { $recomputed ->
    [0] No roll could be computed again.
    [one] One roll or draw was computed again and came out as recorded.
   *[other] { $recomputed } rolls and draws were computed again and came out as recorded.
}
record-about-false = Something in this record is not what was promised or what the rules allow, so do not trust it. The first line that is wrong is named below. { $recomputed ->
    [0] { "" }
    [one] One roll before it came out as recorded.
   *[other] { $recomputed } rolls and draws before it came out as recorded.
}
record-line = Line { $line }:
record-whole = On the whole:
record-left-out = Not part of the dice, because their seeds never came: { $names }.
record-details = How this was checked
record-recomputed = Rolls and draws computed in this browser
record-recomputed-number = { $number }
record-rules-asked = The rules wanted every one of these rolls and draws (checked by the server)
record-yes = yes
record-no = no, or it could not be checked
record-compared = Compared with what this browser was shown at the start
record-compared-yes = yes, the promises are the same
record-compared-no = no: this browser was not at the table, or has forgotten
record-commitment = What the host promised (SHA-256 of its secret)
record-secret = The host's secret
record-client = Seed of { $name } (client { $client })
record-no-seed = left out
record-rules-unasked = Whether the rules wanted these dice could not be checked, because the server gave no answer: { $reason }
record-other-commitment = The host's promise is not the one that this browser was shown at the start.
record-other-promise = The promise of client { $client } is not the one that this browser was shown at the start.

record-replay = Replay
record-run = Play
record-pause = Pause
record-back = One step back
record-on = One step on
record-to-start = To the start
record-step = Step
record-step-of = { $at } of { $last }
record-start = The game begins.
record-eyes = Seen by
record-eyes-all = everyone
record-no-board = This game cannot be drawn here.

record-dice = The dice of this game
record-dice-about = For each face, the count lies within the expected range in nineteen games of twenty. So one face in twenty outside of it is nothing unusual; it is marked with “!”.
record-dice-of = { $rolled ->
    [one] One die rolled
   *[other] { $rolled } dice rolled
} ({ $faces })
record-face = Face
record-came-up = Came up
record-expected = Expected
record-outside = outside the expected range
record-no-dice = No dice were rolled in this game.
