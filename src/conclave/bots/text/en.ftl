# Bots: sitting down, and what can go wrong with one.

bots-unknown = { $game } has no bot called “{ $bot }”. Choose one of { $expected }, or your own file, such as my_bot.py:Bot.
bots-no-budget = { $bot } takes no number: write “{ $bot }” without “:{ $budget }”.
bots-budget-wrong = After “{ $bot }:”, write a whole number from 1 to { $most }, as in { $example }.
bots-file-form = “{ $bot }” isn't a bot. Give a Python file and a class in it, such as my_bot.py:Bot.
bots-file-missing = There is no file { $file } to load a bot from. Give the path of a Python file and a class, such as my_bot.py:Bot.
bots-kit-fails = The bot { $bot } of { $game } cannot be loaded: { $error }
bots-file-fails = The bot file { $file } cannot be loaded: { $error }
bots-file-empty = The file { $file } contains no bot. A bot is a subclass of conclave.Bot.
bots-class-missing = The file { $file } has no bot called { $name }. It has { $expected }.
bots-class-wrong = { $name } in { $file } isn't a bot. A bot is a subclass of conclave.Bot.

bots-raised = The bot { $bot } failed: { $error }
bots-no-action = The bot { $bot } answered { $answer }, which isn't an action: it must return one of the legal actions.
bots-illegal = The bot { $bot } made an illegal move. { $reason } ({ $rule })
bots-in-game = Game { $game }: { $reason }
bots-process-died = A process that was playing games has died, perhaps because the machine ran out of memory; try fewer jobs.
bots-file-moved = { $file } imports { $old }, which is now called { $new }.
