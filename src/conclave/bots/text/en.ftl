# Bots: sitting down, and what can go wrong with one.

bots-unknown = No bot called “{ $bot }” plays { $game }. Choose one of { $expected }, or a file of your own such as my_bot.py:Bot.
bots-file-form = “{ $bot }” names no bot. Write a Python file and a class in it, such as my_bot.py:Bot.
bots-file-missing = There is no file { $file } to load a bot from. Give the path of a Python file and a class, such as my_bot.py:Bot.
bots-file-fails = The bot file { $file } cannot be loaded: { $error }
bots-file-empty = The file { $file } holds no bot. A bot is a subclass of conclave.bots.Bot.
bots-class-missing = The file { $file } has no bot called { $name }. It has { $expected }.
bots-class-wrong = { $name } in { $file } is no bot. A bot is a subclass of conclave.bots.Bot.

bots-raised = The bot { $bot } failed: { $error }
bots-no-action = The bot { $bot } answered { $answer }, which is no action: it has to return one of the legal codes.
bots-illegal = The bot { $bot } made an illegal move. { $reason } ({ $rule })
bots-in-game = Game { $game }: { $reason }
bots-process-died = A process that played games has died, perhaps because the machine has too little memory; with fewer jobs it needs less.
bots-file-moved = { $file } imports { $old }, which is called { $new } now.
