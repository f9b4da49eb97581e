table-undo-nothing = やり直せるあなたの手はありません。
table-undo-rolled = そのあとでダイスやカードの結果が出たので、やり直せません。
table-undo-other = そのあとでほかの人が決定したので、やり直せません。
table-undo-revealed = そのあとで全員の選択が公開されたので、やり直せません。
table-stale = 見ているあいだにゲームが進みました。いまの状態はこのとおりです。
table-undo-bot = そのあとでボットが決定したので、やり直せません。
table-undo-off = このテーブルでは、やり直しはできません。

table-not-now = テーブルのいまの段階では、それはできません。
table-not-playing = いまはゲーム中ではありません。まだ始まっていないか、もう終わっています。
table-rules-gone = { $game } のルールのバージョン { $rules } は、もう用意されていません。このゲームは閲覧と書き出しだけができます。
table-creator-only = それができるのは、テーブルを作った人だけです。
table-watch-only = ここでは観戦だけができます。参加するには招待してもらってください。

table-link-seat = 席を指定できるのは席へのリンクだけで、その場合は席の指定が必要です。
table-link-creator = 作成者のリンクは1つだけです。お持ちのリンクを大切にしてください。
table-link-none = 取り消せるそのようなリンクはありません。
table-link-needed = このテーブルは公開されていません。リンクを教えてもらってください。
table-link-unknown = このリンクはここには通じていないか、取り消されています。新しいリンクをもらってください。

table-name-wrong = 名前は1行、1文字以上 { $longest } 文字以下の見える文字にしてください。
table-seat-unknown = 席 { $seat } はありません。席は 1 から { $seats } までです。
table-seat-taken = この席はもう埋まっています。空いている席を選んでください。
table-seat-not-yours = ここはあなたの席ではありません。自分の席で決めてください。
table-resigned = この席は投了しました。最後までボットが代わりにプレイします。
table-seats-empty = まだ空いている席があります：{ $seats }。それぞれに人かボットを座らせてから始めてください。
table-bot-unknown = このゲームに「{ $bot }」というボットはいません。次の中から選んでください：{ $expected }。
table-bot-stays = ゲーム中にボットを退席させることはできません。退席させられるのは人だけです。
table-abandon-others = まだほかの人がプレイしています。中止できるのは、ほかの全員がいなくなったゲームだけです。
table-rematch-made = 次のゲームはもう用意されています。そちらに参加してください。

table-clock-wrong = 持ち時間は5秒から14日までです。その間で選んでください。
table-cover-wrong = ボットが代わりに入るまでの時間は、5秒から14日まで、または「なし」です。

table-seed-form = シードとそのコミットメントは、小文字の16進数 { $digits } 桁です。
table-seed-late = いまはあなたのシードを受け付けていません。ゲームはそのまま続きます。
table-seed-false = このシードは、先に約束したものと違います。約束したシードを送ってください。

table-words-wrong = メッセージは1行、1文字以上 { $longest } 文字以下の見える文字にしてください。
table-chat-off = このテーブルではチャットは使えません。
table-chat-seated = 発言できるのは、テーブルに着いている人だけです。先に席に着いてください。
table-advice-off = このテーブルでは、ヒントと確率は使えません。
table-advice-not-asked = ヒントは、あなたが決めるときにだけ使えます。手番をお待ちください。
table-crowded = このテーブルは人がいっぱいで、これ以上入れません。別のテーブルを作ってください。
