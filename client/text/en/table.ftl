## At a table

at-title = { $title } – Conclave
at-title-turn = ● Your turn – { $title }
at-notify-turn = It is your turn
at-cancel = Cancel
at-again = Try again
at-somebody = Somebody

## What is asked

at-waiting = Waiting for the others…
at-waiting-for = Waiting for { $names }…
at-your-turn = It is your turn
at-over = The game is over
at-abandoned = This table was closed before the game was over
at-rule-open = Read rule { $rule }
at-time-left = Time left

## What can be done

at-actions = What you can do
at-undo = Undo
at-undo-nothing = There is nothing to take back.
at-undo-not = Undo is not possible: { $why }
at-hint = Hint
at-hint-title = What the strongest bot would do
at-hint-more = Explain the hint
at-hint-order = The best first. % is the chance to succeed, points (⌀) are what comes out on average; it also weighs what no figure shows.
at-hint-order-plain = ★ is what it would do; the others follow in its order.
at-hint-none = No hint for this choice
at-hint-chance = { $chance } %
at-hint-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
at-hint-at-least = at least { $figures }
at-choices = All choices in words
at-choices-short = All choices
at-choices-many = There are { $count } choices; put yours together here.
at-choices-put = Choose this
at-catch-up = Catch up
at-propose-not = Not this
at-tap = Tap something that glows
at-watch-badge = You are watching

# Kinds of choices that are too many to list: at-kind-…
at-kind-take-dice = Take dice
at-kind-choose-dice = Choose dice
at-kind-choose-opponents-dice = Choose dice of another player
at-kind-break-seal = Break a seal
at-kind-reroll = Roll dice again
at-kind-set-aside = Set dice aside
at-kind-turn-dice = Turn dice

## Around the board

at-board = The board
at-board-unknown = This browser page cannot draw that game. All choices are still there in words.
at-board-gone = The rules this game was played by are no longer at hand. It can be read, but not played.
at-menu = Menu
at-players = Players
at-turn = to move
at-you = you
at-points-short = { $points }
at-panels = Players, log and rules
at-panels-unread = { $unread ->
    [one] Players, log and rules; one new message
   *[other] Players, log and rules; { $unread } new messages
}
at-panel-players = Players
at-panel-log = Log
at-panel-rules = Rules
at-panel-chat = Chat
at-log = What has happened
at-log-covered = A bot plays for { $name } from here on.
at-log-back = { $name } is back.
at-log-empty = Nothing has happened yet.
at-rules-search = Search the rules
at-rules-opening = Fetching the rules…
at-rules-found = { $found ->
    [0] No rule has that in it.
    [one] One rule
   *[other] { $found } rules
}
at-chat-empty = Nobody has said anything yet.
at-chat-say = Say something
at-chat-send = Send
at-chat-seated = Only those who sit at the table can talk here.
at-reactions = Reactions
at-tip = Guidance
at-tip-read = Got it

# Reactions: at-react-…
at-react-hello = Hello!
at-react-well-played = Well played!
at-react-wow = Wow!
at-react-oops = Oops!
at-react-hurry = Go on…
at-react-thanks = Thanks!
at-react-good-game = Good game!

# Who sits at a seat: at-seat-…
at-seat-free = free
at-seat-bot = bot, { $level }
at-seat-resigned = has resigned
at-seat-covered = a bot plays for them
at-seat-here = here
at-seat-away = away
at-seat-gone = has left

## Before the game

at-lobby-title = Take your seats
at-lobby-sit = Choose a free seat and tell the others your name.
at-lobby-watch = You came by a link for watching. The game begins when everybody sits.
at-seats = Seats
at-seat-number = Seat { $number }
at-seat-yours = at this screen
at-seat-clear = Free this seat
at-sit-here = Sit down here
at-sit-here-other = Somebody else at this screen
at-sit-name = Your name
at-sit-name-other = Their name
at-sit-down = Sit down
at-sit-rename = Change name
at-sit-for = Play on for { $name }
at-stand = Stand up
at-bot-level = Level of the bot for seat { $number }
at-bot-seat = Seat this bot
at-start = Start the game
at-start-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
at-start-ready = Everybody sits. You can start.
at-start-wait = Everybody sits. Whoever made the table starts the game.
at-start-full = All seats are taken; you can stay and watch.
at-watching = { $watching ->
    [one] One person is here without a seat.
   *[other] { $watching } people are here without a seat.
}
at-gathering-title = The game is about to begin
at-gathering-promise = Everybody adds a seed to the dice…
at-gathering-reveal = The seeds come together…
at-gathering-about = All dice of this game follow from these seeds, so nobody can know or choose them. After the game anybody can check it.
at-gathering-given = { $name } has added theirs
at-gathering-wait = Waiting for { $name }

## Links

at-links = Links and devices
at-link-invite = Invite friends
at-link-invite-about = Whoever has this link can take a free seat.
at-link-watch = Let others watch
at-link-watch-about = Whoever has this link sees what everybody may see.
at-link-seat = { $name } on another device
at-link-seat-about = Opens this seat on a phone or another computer. Keep it to yourself: whoever has it plays for you.
at-link-only-here = This server can be reached from this machine only. For other devices its host starts it with { "--host 0.0.0.0" }.
at-link-make = Make a link
at-link-none = There are no links for you to hand on here.
at-link-copy = Copy
at-link-copied = Copied
at-link-code = Show the code for a camera
at-link-code-of = Code for a camera: { $title }

## Several people at one screen

at-curtain = Hand the screen to { $name }
at-curtain-about = What follows is for { $name } alone; the others look away.
at-curtain-take = I am { $name }
at-screen-turn = { $name }'s turn at this screen

## The end

at-end-title = The game is over
at-end-you-win = You win
at-end-wins = { $name } wins
at-end-share = { $names } share the win
at-end-resigned = { $names } resigned.
at-end-show = Show the result
at-end-place = Place { $place }:
at-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
at-end-again = Play again
at-end-next = To the next game
at-end-verify = Verify the dice
at-end-replay = Replay
at-end-record = Download the record

## Going

at-going = Going
at-home = To the start page
at-home-note = You still sit here; come back whenever you like.
at-leave = Leave the table
at-leave-title = Leave the table?
at-leave-note = A bot takes over at once, until you come back. Against bots alone the game waits.
at-leave-note-lobby = Your seat becomes free for somebody else.
at-leave-about = A bot takes over for { $names } until you come back: by the same link, or from “Continue” on the start page. Against bots alone the game waits for you.
at-leave-about-lobby = The seat of { $names } becomes free. You can come back by the same link.
at-leave-really = Leave
at-resign = Resign
at-resign-note = You give up and come last. This cannot be taken back.
at-resign-title = Resign?
at-resign-about = { $name } gives up and comes last. With more than two players a bot plays on; this cannot be taken back.
at-resign-really = Resign
at-abandon = Close this table
at-abandon-note = The game ends for everybody, without a result.
at-abandon-title = Close this table for everybody?
at-abandon-about = The game ends without a result. That is possible only while nobody else plays.
at-abandon-really = Close the table

## The line

at-line-lost = The connection is lost.
at-line-retrying = Trying to connect again…
at-line-now = Try now
at-line-back = Connected again.
at-welcome-back = { $missed ->
    [one] Welcome back! A bot has decided once for you; the log says what.
   *[other] Welcome back! A bot has decided { $missed } times for you; the log says what.
}
at-line-unreachable = The server does not answer. Trying again…

at-closed-gone = This table is not there
at-closed-gone-about = It may have been removed, or the link is cut off. Ask for a new link, or begin a table of your own.
at-closed-denied = You cannot come in by this link
at-closed-denied-about = Ask whoever made the table for a link, and open all of it in this browser.
at-closed-old = This page and the server do not understand each other
at-closed-old-about = One of them is newer than the other. Loading the page again usually helps.
at-closed-ended = This table was closed
at-closed-ended-about = Whoever made it has closed it before a game began.
at-closed-busy = Not right now
at-closed-busy-about = Wait a moment, then try again.
at-closed-unreachable = The server does not answer
at-closed-unreachable-about = Perhaps it is being restarted, or you are offline. Your game is kept.

## Preferences

at-language = Language
at-theme = Theme
at-theme-system = automatic
at-theme-dark = dark
at-theme-light = light
at-speed = Movement
at-speed-instant = instant
at-speed-quick = quick
at-speed-calm = calm
at-confirm = Confirm choices
at-confirm-about = A tap shows what would happen, the main button decides. Without it a tap decides at once.
at-sound = Sounds
at-notify = Tell me when it is my turn
at-notify-about = While you look at another tab or window.
at-notify-refused = The browser does not allow it; its settings for this site can change that.
at-notify-cannot = Browsers allow it over HTTPS only. The title of the tab shows it in any case.
at-tips-again = Show all guidance again
