# Bots: sitting down, and what can go wrong with one.

bots-unknown = 「{ $bot }」という { $game } のボットはありません。{ $expected } のどれか、または my_bot.py:Bot のような自作のファイルを選んでください。
bots-no-budget = { $bot } に数は指定できません。「:{ $budget }」を付けずに「{ $bot }」と書いてください。
bots-budget-wrong = 「{ $bot }:」のあとには、{ $example } のように1から{ $most }までの整数を書いてください。
bots-file-form = 「{ $bot }」はボットの指定になっていません。my_bot.py:Bot のように、Python ファイルとその中のクラスを書いてください。
bots-file-missing = ボットを読み込むファイル { $file } がありません。my_bot.py:Bot のように、Python ファイルのパスとクラスを指定してください。
bots-kit-fails = { $game } のボット { $bot } を読み込めません：{ $error }
bots-file-fails = ボットのファイル { $file } を読み込めません：{ $error }
bots-file-empty = ファイル { $file } にボットがありません。ボットは conclave.Bot のサブクラスです。
bots-class-missing = ファイル { $file } に { $name } というボットはありません。あるのは { $expected } です。
bots-class-wrong = { $file } の { $name } はボットではありません。ボットは conclave.Bot のサブクラスです。

bots-raised = ボット { $bot } で問題が起きました：{ $error }
bots-no-action = ボット { $bot } の答え { $answer } はアクションではありません。選べるアクションのどれか1つを返す必要があります。
bots-illegal = ボット { $bot } がルールに反する手を選びました。{ $reason }（{ $rule }）
bots-in-game = ゲーム { $game }：{ $reason }
bots-process-died = ゲームを進めていたプロセスが停止しました。このコンピューターのメモリーが足りない可能性があります。ジョブを減らせば必要なメモリーも減ります。
bots-file-moved = { $file } が読み込もうとしている { $old } は、{ $new } に名前が変わりました。
