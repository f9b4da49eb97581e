## At a table

at-title = { $title } – Conclave
at-title-turn = ● Your turn – { $title }
at-notify-turn = It's your turn
at-cancel = Cancel
at-again = Try again
at-somebody = Someone

## What is asked

at-waiting = Waiting for the others…
at-waiting-for = Waiting for { $names }…
at-your-turn = It's your turn
at-over = The game is over
at-seat-blind = You see this seat once the secret choices are revealed
at-abandoned = This table was closed before the game ended
at-rule-open = Read rule { $rule }
at-time-left = Time left

## What can be done

at-actions = What you can do
at-undo = Undo
at-undo-nothing = There is nothing to undo.
at-undo-not = You can't undo: { $why }
at-hint = Hint
at-hint-title = What the strongest bot would do
at-hint-more = Explain the hint
at-hint-order = Best first. % is the chance to succeed; points (⌀) are the average result. The bot also weighs things that no number shows.
at-hint-order-plain = ★ is what the bot would do; the others follow in its order.
at-hint-none = No hint for this choice
at-hint-chance = { $chance } %
at-hint-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
at-hint-at-least = at least { $figures }
at-choices = All choices in words
at-choices-short = All choices
at-choices-many = There are { $count } choices. Put yours together here.
at-choices-put = Choose this
at-catch-up = Catch up
at-propose-not = Not this one
at-tap = Tap anything that glows
at-watch-badge = You are watching

## Around the board

at-board = The board
at-board-unknown = This game has no board. Play it from the list of choices and the log.
at-board-failed = This game's board isn't working. You can still play from the list of choices.
at-board-gone = The rules of this game are no longer installed. You can look at it, but not continue.
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
at-log = What happened so far
at-log-covered = A bot takes over for { $name }.
at-log-back = { $name } is back.
at-log-empty = Nothing has happened yet.
at-rules-search = Search the rules
at-rules-opening = Loading the rules…
at-rules-found = { $found ->
    [0] No rules match.
    [one] One rule
   *[other] { $found } rules
}
at-chat-empty = No messages yet.
at-chat-say = Write a message
at-chat-send = Send
at-chat-seated = Only players at the table can chat here.
at-reactions = Reactions
at-tip = Tip
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
at-seat-resigned = resigned
at-seat-covered = a bot is playing for them
at-seat-here = here
at-seat-away = away
at-seat-gone = left

## Before the game

at-lobby-title = Take your seats
at-lobby-sit = Choose a free seat and enter your name.
at-lobby-watch = Your link is for watching. The game starts once all seats are taken.
at-seats = Seats
at-seat-number = Seat { $number }
at-seat-yours = at this screen
at-seat-clear = Remove this bot
at-sit-here = Take this seat
at-sit-here-other = Someone else at this screen
at-sit-name = Your name
at-sit-name-other = Their name
at-sit-down = Sit down
at-sit-rename = Change name
at-sit-for = Take over for { $name }
at-stand = Stand up
at-bot-level = Bot level for seat { $number }
at-bot-seat = Add this bot
at-start = Start the game
at-start-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
at-start-ready = All seats are taken. You can start.
at-start-wait = All seats are taken. The person who set up the table starts the game.
at-start-full = All seats are taken. You can stay and watch.
at-watching = { $watching ->
    [one] One person here has no seat.
   *[other] { $watching } people here have no seat.
}
at-gathering-title = The game is about to start
at-gathering-promise = Everyone adds a seed for the dice…
at-gathering-reveal = The seeds are being revealed…
at-gathering-about = These seeds decide every roll in this game, so nobody can know or choose one in advance. After the game, anyone can check the dice.
at-gathering-given = { $name } has added a seed
at-gathering-wait = Waiting for { $name }

## Links

at-links = Links and devices
at-link-invite = Invite friends
at-link-invite-about = Anyone with this link can take a free seat.
at-link-watch = Let others watch
at-link-watch-about = Anyone with this link can watch. They can't see any player's secrets.
at-link-seat = { $name } on another device
at-link-seat-about = Opens this seat on a phone or another computer, and brings you back if you lose this browser. Keep it private: anyone who has it can play for you.
at-link-creator = The table itself on another device
at-link-creator-about = Whoever has this link can do all that you can as the creator of this table. Keep it private.
at-link-replace = Replace this link
at-link-withdraw = Withdraw it
at-link-only-here = Only this computer can reach the server. To let other devices in, start it with { "--host 0.0.0.0" }.
at-link-make = Create a link
at-link-none = You have no links to share here.
at-link-copy = Copy
at-link-copied = Copied
at-link-code = Show the QR code
at-link-code-of = QR code: { $title }

## Several people at one screen

at-curtain = Hand the screen to { $name }
at-curtain-about = What comes next is for { $name } only. Everyone else, please look away.
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
at-end-next = Go to the next game
at-end-verify = Verify the dice
at-end-replay = Replay
at-end-record = Download the record

## Going

at-going = Leaving
at-home = Back to the start page
at-home-note = You keep your seat; come back whenever you like.
at-leave = Leave the table
at-leave-title = Leave the table?
at-leave-note = A bot takes over until you come back. If only bots are left, the game waits for you.
at-leave-note-lobby = Your seat becomes free for someone else.
at-leave-about = A bot takes over for { $names } until you come back, with the same link or from “Continue” on the start page. If only bots are left, the game waits for you.
at-leave-about-lobby = The seat of { $names } becomes free. You can come back with the same link.
at-leave-really = Leave
at-resign = Resign
at-resign-note = You give up and finish last. You can't undo this.
at-resign-title = Resign?
at-resign-about = { $name } gives up and finishes last. With more than two players, a bot plays on. You can't undo this.
at-resign-really = Resign
at-abandon = Close this table
at-abandon-note = The game ends for everyone, without a result.
at-abandon-note-vote = The game ends without a result, if all players agree.
at-abandon-title = Close this table for everyone?
at-abandon-about = The game ends without a result.
at-abandon-about-vote = The game ends without a result once all players agree. Players who have been away for a long time don't have to.
at-abandon-really = Close the table

## Deciding together

at-people = Vote on a player
at-people-about = Nobody can do this alone: everyone else has to agree, or the player has to be away for a long time. A bot plays on in the meantime.
at-vote = Vote
at-vote-kick = Remove from the table
at-vote-reopen = Free the seat
at-vote-asks-kick = { $by } asks to remove { $name } from the table.
at-vote-asks-reopen = { $by } asks to free the seat of { $name } for someone else.
at-vote-asks-abandon = { $by } asks to end the game without a result.
at-vote-asks-you = { $by } asks the others to remove you from the table.
at-vote-agree = Agree
at-vote-reject = No
at-vote-withdraw = Withdraw

at-log-vote-kick = { $by } asks to remove { $name } from the table.
at-log-vote-reopen = { $by } asks to free the seat of { $name }.
at-log-vote-abandon = { $by } asks to end the game.
at-log-rejected = { $by } says no.
at-log-kicked-agreed = { $name } has been removed. Everyone else agreed.
at-log-kicked-absent = { $name } was away for a long time and has been removed.
at-log-kicked-creator = { $name } was removed before the game.
at-log-kicked-host = The host of this server has removed { $name }.
at-log-reopened-agreed = The seat of { $name } is free. Everyone else agreed.
at-log-reopened-absent = { $name } has been away for a long time. The seat is free.
at-log-abandoned-alone = The game has been ended.
at-log-abandoned-creator = The table was closed before the game.
at-log-abandoned-agreed = The game has been ended. All players agreed.
at-log-abandoned-absent = The game has been ended, since others were away for a long time.
at-log-abandoned-host = The host of this server has ended the game.

## The line

at-line-lost = Connection lost.
at-line-retrying = Reconnecting…
at-line-now = Try now
at-line-back = Reconnected.
at-welcome-back = { $missed ->
    [one] Welcome back! A bot made one decision for you; see the log.
   *[other] Welcome back! A bot made { $missed } decisions for you; see the log.
}
at-line-unreachable = The server isn't answering. Trying again…

at-closed-gone = This table doesn't exist
at-closed-gone-about = It may have been removed, or the link may be incomplete. Ask for a new link, or set up your own table.
at-closed-denied = This link doesn't let you in
at-closed-denied-about = Ask whoever set up the table for a link, and open the whole link in this browser.
at-closed-removed = You were removed from this table
at-closed-removed-about = The other players agreed to it, or whoever runs this server did it. A bot plays on in your seat.
at-closed-old = This page and the server don't match
at-closed-old-about = One of them is newer than the other. Reloading the page usually helps.
at-closed-ended = This table was closed
at-closed-ended-about = Whoever set it up closed it before the game began.
at-closed-busy = Not right now
at-closed-busy-about = Wait a moment, then try again.
at-closed-unreachable = The server isn't answering
at-closed-unreachable-about = It may be restarting, or you may be offline. Your game is safe.

## Preferences

at-language = Language
at-theme = Theme
at-theme-system = automatic
at-theme-dark = dark
at-theme-light = light
at-speed = Animation
at-speed-instant = instant
at-speed-quick = quick
at-speed-calm = calm
at-confirm = Confirm choices
at-confirm-about = A tap shows what would happen; the main button confirms it. With this off, a tap decides right away.
at-sound = Sounds
at-notify = Tell me when it's my turn
at-notify-about = While you're in another tab or window.
at-notify-refused = Your browser doesn't allow this. You can change that in its settings for this site.
at-notify-cannot = Browsers only allow this over HTTPS. The tab's title still shows when it's your turn.
at-tips-again = Show all tips again
