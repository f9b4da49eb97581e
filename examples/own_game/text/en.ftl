dash-option-players = Players
dash-option-players-help = How many people race.

dash-action-throw = Throw the { $die ->
    [steady] steady
   *[wild] wild
} die

dash-moved = { $steps ->
    [0] { $player } stays put.
   *[other] { $player } moves { $steps } steps.
}
dash-over = The race is over: somebody has come { $target } steps.
dash-refused = The one whose turn it is chooses a die, before it is thrown.
