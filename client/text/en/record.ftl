## Records: shown again, and their dice checked

record-title = Replay a game
record-choose = Open a record file…
record-download = Download the record
record-to-table = To the table
record-drop = Drop a record file here
record-drop-about = Replay it step by step. Your browser checks the dice.
record-unreadable = This isn't a game record. Records start with “conclave record 1”; you can download one at the end of a game.
record-too-large = This file is much too large to be a game record.
record-none = No record to show
record-again = Try again

record-verdict-checking = Checking the dice…
record-about-checking = Your browser recomputes every roll and draw, and asks the server whether the rules called for them.
record-verdict-proven = The dice are proven
record-verdict-unproven = The dice are not proven
record-verdict-false = This record is false
record-about-proven = Your browser recomputed all { $recomputed } rolls and draws of this game, and every one matches the record. Nobody, not even the host, could have changed one after the game began.
record-about-unproven = Nothing is wrong with this record, but not everything could be checked. { $recomputed ->
    [0] No rolls could be recomputed.
    [one] One roll or draw was recomputed and matches the record.
   *[other] { $recomputed } rolls and draws were recomputed and match the record.
}
record-about-false = Something in this record doesn't match what was promised or what the rules allow, so don't trust it. The first wrong line is named below. { $recomputed ->
    [0] { "" }
    [one] One roll or draw before it matches the record.
   *[other] { $recomputed } rolls and draws before it match the record.
}
record-line = Line { $line }:
record-whole = Overall:
record-left-out = Left out of the dice because their seeds never arrived: { $names }.
record-details = How this was checked
record-recomputed = Rolls and draws recomputed in this browser
record-recomputed-number = { $number }
record-rules-asked = The rules called for every one of these rolls and draws (checked by the server)
record-yes = yes
record-no = no, or it couldn't be checked
record-compared = Compared with what this browser saw at the start
record-compared-yes = yes, the promises match
record-compared-no = no: this browser wasn't at the table, or no longer remembers it
record-commitment = The host's promise (SHA-256 of the secret)
record-secret = The host's secret
record-client = Seed of { $name } (client { $client })
record-no-seed = left out
record-rules-unasked = The server gave no answer, so nobody checked whether the rules called for these dice: { $reason }
record-other-commitment = The host's promise is not the one this browser saw at the start.
record-other-promise = The promise of client { $client } is not the one this browser saw at the start.

record-replay = Replay
record-run = Play
record-pause = Pause
record-back = One step back
record-on = One step forward
record-to-start = Back to the start
record-step = Step
record-step-of = { $at } of { $last }
record-start = The game begins.
record-eyes = Seen by
record-eyes-all = everyone
record-no-board = This game can't be drawn here.

record-dice = The dice of this game
record-dice-about = In nineteen games out of twenty, a face comes up as often as the expected range says. So about one face in twenty falls outside it by chance; it is marked “!”.
record-dice-of = { $rolled ->
    [one] One die rolled
   *[other] { $rolled } dice rolled
} ({ $faces })
record-face = Face
record-came-up = Came up
record-expected = Expected
record-outside = outside the expected range
record-no-dice = No dice were rolled in this game.
