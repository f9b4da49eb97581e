dash-title = Dash
dash-about = A race over twenty steps with two dice: one steady, one wild.
dash-aim = Be the first to reach the twentieth step.

dash-option-players = Players
dash-option-players-help = How many people race.

dash-action-throw = Throw the { $die ->
    [steady] steady
   *[wild] wild
} die

dash-moved = { $steps ->
    [0] { $player } stays put.
    [one] { $player } moves { $steps } step.
   *[other] { $player } moves { $steps } steps.
}
dash-moved-you = { $steps ->
    [0] You stay put.
    [one] You move { $steps } step.
   *[other] You move { $steps } steps.
}
dash-over = The race is over: somebody has reached step { $target }.
dash-refused = Only the player whose turn it is chooses a die, and only before it is thrown.
