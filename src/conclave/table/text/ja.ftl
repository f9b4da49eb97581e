table-undo-nothing = 元に戻せる手はありません。
table-undo-rolled = そのあとにダイスやカードの結果が出たので、元に戻せません。
table-undo-other = そのあとにほかの人が決めたので、元に戻せません。
table-undo-revealed = そのあとに全員の選択が公開されたので、元に戻せません。
table-stale = 見ているあいだにゲームが進みました。これが最新の状態です。
table-undo-bot = そのあとにボットが決めたので、元に戻せません。
table-undo-off = このテーブルでは「元に戻す」は使えません。

table-not-now = いまの段階では、それはできません。
table-not-playing = いまはゲーム中ではありません。まだ始まっていないか、もう終わっています。
table-rules-gone = { $game } のルールのバージョン { $rules } はもうありません。このゲームは閲覧と書き出しだけができます。
table-creator-only = これができるのは、テーブルを作った人だけです。
table-watch-only = ここでは観戦のみできます。参加するには招待してもらってください。

table-link-seat = 席を指定できるのは席へのリンクだけです。その場合は席を指定してください。
table-link-not-yours = 席へのリンクを作れるのは、その席のプレイヤーだけです。
table-link-none = そのようなリンクはないので、無効にできません。
table-link-needed = このテーブルは公開されていません。リンクを教えてもらってください。
table-link-unknown = このリンクは間違っているか、無効になっています。新しいリンクをもらってください。

table-name-wrong = 名前は1行、1〜{ $longest }文字の表示できる文字にしてください。
table-seat-unknown = 席{ $seat }はありません。席は1から{ $seats }までです。
table-seat-taken = この席はもう埋まっています。空いている席を選んでください。
table-seat-not-yours = ここはあなたの席ではありません。自分の席でだけ決められます。
table-resigned = この席は投了しました。最後までボットが代わりにプレイします。
table-seats-empty = まだ空いている席があります：{ $seats }。それぞれに人かボットを座らせてから始めてください。
table-bot-budget = 「{ $bot }:」のあとには整数を書いてください。このテーブルでは1から{ $most }までです。
table-bot-unknown = このゲームに「{ $bot }」というボットはいません。次の中から選んでください：{ $expected }。
table-bot-stays = ゲーム中にボットを退席させることはできません。退席させられるのは人だけです。
table-seat-blind = この席に着いたばかりです。前のプレイヤーの選択が公開されてからプレイできます。
table-seat-nobody = この席にプレイヤーはいません。
table-full = このテーブルは満席で、観戦もできません。
table-kicked = あなたはこのテーブルから退席させられました。
table-listed-after-kick = 退席させられた人がいるテーブルは一覧に載せられません。リンクで招待してください。

table-vote-seat = プレイヤーについての投票では席を指定してください。テーブルを閉じる投票では指定しません。
table-vote-players = 投票できるのは、このテーブルのプレイヤーだけです。
table-vote-own = 自分の席についての投票には参加できません。
table-vote-not-absent = { $name }さんが席を離れてから、まだあまり時間がたっていません。それまではボットが代わりにプレイします。
table-vote-open = ほかの投票が続いています。終わるまでお待ちください。
table-vote-none = いま行われている投票はありません。
table-vote-lost = この提案は反対されたばかりです。数分たってからもう一度提案してください。
table-vote-alone = 賛成できる人がほかにいません。このプレイヤーが{ $minutes }分間戻らなければ、1人でもできます。

table-rematch-made = 次のゲームはもう用意されています。そちらに参加してください。

table-clock-wrong = 持ち時間は5秒から14日までです。その間で選んでください。
table-cover-wrong = ボットが代わりに入るまでの時間は、5秒から14日まで、または「なし」です。

table-seed-form = シードとその約束は、小文字の16進数{ $digits }桁です。
table-seed-late = いまはあなたのシードを受け付けていません。ゲームはそのまま続きます。
table-seed-false = このシードは、先に約束したものと違います。約束したシードを送ってください。

table-words-wrong = メッセージは1行、1〜{ $longest }文字の表示できる文字にしてください。
table-chat-off = このテーブルではチャットは使えません。
table-chat-seated = 発言できるのは、テーブルに着いている人だけです。先に席に着いてください。
table-advice-off = このテーブルでは、ヒントと確率は使えません。
table-advice-not-asked = ヒントが使えるのは、自分が決めるときだけです。手番をお待ちください。
table-crowded = このテーブルは満員です。別のテーブルを作ってください。
