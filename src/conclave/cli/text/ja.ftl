# 入力する言葉は波かっこと引用符の中にあり、どの言語でも同じです。

## すべてのコマンド

cli-language-unknown = { "CONCLAVE_LANG" } に「{ $language }」という言語はありません。次から選んでください：{ $expected }。
cli-no-command = 「{ $command }」というコマンドはありません。使えるコマンド：{ $expected }。{ "--help" } で説明が見られます。
cli-interrupted = 中断しました。
cli-output-full = 出力を書けませんでした：{ $reason }。空きを作るか、別の出力先にしてください。
cli-version = { "conclave" } { $version }、ルールは{ $form ->
    [pure] コンパイルなし
    [mixed] 一部だけコンパイル済み。コンパイルされていないのは：{ $modules }
   *[compiled] コンパイル済み
}
cli-usage = { $wrong }。{ "--help" } で使い方が見られます。
cli-missing = { $name } がありません
cli-no-such-option = { $option } というオプションはありません
cli-option-takes-one = { $option } には値が必要です
cli-option-takes-none = { $option } に値は付けられません
cli-value-wrong = { $option } に「{ $value }」は使えません。使えるのは{ $expected }です。
cli-whole-number = 整数
cli-whole-number-from = { $least } 以上の整数
cli-whole-number-between = { $least } 以上 { NUMBER($most, useGrouping: 0) } 以下の整数
cli-number-between = { $least } より大きく { $most } 以下の数
cli-one-of = 次のどれか：{ $expected }
cli-file-unreadable = { $file } を読めません：{ $reason }。
cli-file-no-text = { $file } は UTF-8 のテキストファイルではありません。
cli-file-empty = { $file } は空です。
cli-interval = { $low } ～ { $high }
cli-interval-percent = { $low } ～ { $high } %

## ゲームのオプション

cli-players-from-seats = プレイヤーの人数は { "--seats" } で決まります。必要な数だけ席を書いてください。
cli-option-twice = オプション「{ $option }」が2回指定されています。
cli-option-no-value = 「--{ $option }」に値がありません。--{ $option } { "VALUE" } のように書いてください。
cli-options-of-game = { $game } のオプション
cli-option-unknown = --{ $option } というオプションはありません。{ $game } には { $expected } があり、ほかは { "--help" } で見られます。
cli-pair-wrong = 「{ "--option" } { $pair }」に値がありません。{ "--option name=value" } のように書いてください。
cli-word-unknown = 「{ $word }」はここではわかりません。使えるものは { "--help" } で見られます。
cli-seats-number = { $game } は { $least }～{ $most } 人用ですが、{ "--seats" } には { $seats } 席書かれています。
cli-seats-needed = { $game } にはここで { $needed } 席必要ですが、{ "--seats" } には { $seats } 席書かれています。

## ルールと内容物

cli-rules-unknown = { $game } に「{ $rule }」というルールはありません。あるルール：{ $expected }。
cli-catalogue-id = ID
cli-catalogue-name = 名前
cli-catalogue-about = 説明

## 記録

cli-record-rules = ルール { $version }
cli-record-place = { $place }位
cli-record-points = { $points }点
cli-record-not-over = ゲームはまだ終わっていません。
cli-record-unreadable = { $file } を読めません：{ $reason }。
cli-record-line = { $file }、{ $line } 行目：{ $reason }
cli-record-whole = { $file }：{ $reason }
cli-record-false = 偽り：{ $reason }
cli-record-proven-over = 証明済み：{ $entries } 件の記載はすべて { $game } のルールどおりで（終了）、{ $chances ->
    [0] ダイスやカードは使われませんでした。
   *[other] { $chances } 回の運の結果はすべて、ゲームの前に決められていたものと一致します。
}
cli-record-proven-broken-off = 証明済み：{ $entries } 件の記載はすべて { $game } のルールどおりで（打ち切り）、{ $chances ->
    [0] ダイスやカードは使われませんでした。
   *[other] { $chances } 回の運の結果はすべて、ゲームの前に決められていたものと一致します。
}
cli-record-unproven-over = 再現できますが未証明：{ $entries } 件の記載はすべて { $game } のルールどおりです（終了）。ダイスが公正だったかどうかは、この記録からは確かめられません。
cli-record-unproven-so-far = 再現できますが未証明：{ $entries } 件の記載はすべて { $game } のルールどおりです（途中）。ダイスが公正だったかどうかは、この記録からは確かめられません。
cli-record-unproven-unasked = 未証明：{ $game } のこの記録に誤りは見つかりませんでしたが、すべてを確かめることはできませんでした。
cli-record-recomputed = { $chances } 回の運の結果を計算し直し、すべて正しいことを確かめました。
cli-record-also-line = { $line } 行目：{ $reason }
cli-record-commitment = ホストは最初に { $commitment } を約束しました。そのとき表示されたものと比べてください。
cli-record-client = クライアント { NUMBER($client, useGrouping: 0) }
cli-record-client-named = { $name }（クライアント { NUMBER($client, useGrouping: 0) }）
cli-record-contributed = { $client } は { $commitment } を約束し、ダイスに加わりました。
cli-record-left-out = { $client } は { $commitment } を約束しましたが、ダイスには加わりませんでした。
cli-record-promised-nothing = { $client } は何も約束せず、ダイスには加わりませんでした。

## シミュレーション

cli-simulate-you = シミュレーションに座れるのはボットだけです：{ $expected }、または { "my_bot.py:Bot" } のようなファイル。あなたの席は「{ "conclave play" }」にあります。
cli-simulate-empty-seat = 「{ "--seats" } { $seats }」に空の席があります。{ "--seats greedy,random" } のようにボットを書いてください。
cli-simulate-interrupted = { $asked } ゲーム中 { $games } ゲームで中断しました。
cli-records-there = { $folder } にはすでに { $file } があります。別のフォルダーを選んでください。上書きはしていません。
cli-records-unwritable = { $folder } に記録を書けません：{ $reason }。別のフォルダーを選んでください。

cli-arena-empty-bot = 「{ "--bots" } { $seats }」に空の名前があります。{ "--bots adept,greedy" } のようにボットを書いてください。
cli-arena-alone = アリーナはボットを比べるので、違うボットを2つ以上書いてください。1つのボットのゲームを調べるのは「{ "conclave study" } { $game }」です。
cli-arena-players = { $game } は { $least }～{ $most }人用で、{ $players }人では遊べません。別の { "--players" } を選んでください。
cli-arena-players-option = 人数は { "--option" } ではなく { "--players" } で指定します。
cli-arena-two-parts = { $option } は「{ $given }」にできません。{ $example } のような、0 と 1 の間の2つの数です。
cli-arena-errors-alone = { "--errors" } は { "--sprt" } の判定がどれだけ誤ってよいかを言いますが、{ "--sprt" } がありません。
cli-arena-interrupted = { $asked } ゲーム中 { $games } ゲームで中断しました。{ $kept ->
    [yes] ゲームは残っていて、同じコマンドでそこから続けられます。
   *[no] { "--out" } がないので何も残りません。
}
cli-arena-sprt-order = { "--sprt" } は勝率が { $p0 } か { $p1 } かを調べます。小さいほうを先に書いてください。
cli-arena-errors = { "--errors" } は「{ $given }」にできません。2つの和は 1 より小さくなければなりません。
cli-study-players = { "--players" } は「{ $given }」にできません。数、または { "2,3,4" } のようないくつかの数です。
cli-study-vary = { "--vary" } は「{ $given }」にできません。{ "name=a,b" } のように、オプションとその値を書きます。オプションは：{ $expected }。
cli-cluster-jobs = ゲームは、ここで { "--jobs" } によって遊ぶか、{ "--cluster" } で遊ぶかのどちらかです。一方を外してください。

cli-simulate-title = { $game }：{ $games } ゲーム、シード { $seed }
cli-simulate-bot = ボット
cli-simulate-wins = 勝率
cli-simulate-points = 点
cli-simulate-place = 順位
cli-simulate-ms = ms
cli-simulate-seat = 席
cli-simulate-rounds = 1ゲームは平均 { $rounds } ラウンド、{ $decisions } 回の決定です。
cli-simulate-decisions = 1ゲームは平均 { $decisions } 回の決定です。
cli-simulate-ending = { $games } ゲーム：{ $reason }
cli-simulate-legend = 薄い文字：95 % 信頼区間。ms：1回の決定にかかる平均時間。

## 速さ

cli-bench-now = { $game }、{ $players }人
cli-bench-game = ゲーム
cli-bench-players = 人数
cli-bench-decisions = 決定/秒
cli-bench-playout = 一括の決定/秒
cli-bench-games = ゲーム/秒
cli-bench-clone = 複製
cli-bench-memory = メモリー
cli-bench-search = 探索/秒
cli-bench-about = 数えるのは、選択肢が2つ以上ある決定だけです。左は { "API" } を通した速さ、その右は1ゲームを1回の呼び出しで進めた速さです。ゲーム/秒も後者で、メモリーは局面1つの大きさです。探索/秒は木探索のシミュレーションの数で、1回ごとに { $decisions } 回の決定をでたらめに進めます。
cli-bench-both = 数字はコンパイル済みのルールのもので、× はコンパイルしていないものの何倍速いかです。
cli-bench-not-compiled = コンパイル済みのルールを測るはずでしたが、ここでは{ $found ->
    [mixed] 一部だけがコンパイルされています
   *[pure] コンパイルされていません
}。{ "C" } コンパイラーがあれば { "make compile" } がルールをコンパイルします。
cli-bench-python = { "Python" } { $version }、ルールは{ $form ->
    [pure] 純粋な { "Python" }
    [mixed] 一部だけコンパイル済み
   *[compiled] コンパイル済み
}。読み込みに { $milliseconds } ms かかります。

## 確率

cli-odds-no-game = { $game } の確率はまだ計算できません。計算できるのは：{ $expected }。

cli-odds-wd-dice-missing = { "--rolls-left" } と { "--colour" } は { "--dice \"blue red ...\"" } と一緒にだけ使えます。
cli-odds-wd-rolls-left-missing = { "--dice" } には { "--rolls-left" }（あと何回振れるか、0～{ $most }）が必要です。
cli-odds-wd-range = { $option } は { $least } から { $most } までです。{ $given } は使えません。
cli-odds-wd-rolls-left-as-predicted = { $card } では全部で { $rolls } 回なので、{ "--rolls-left" } は { $most ->
    [0] 0 だけ
   *[other] 0 から { $most } まで
}です。{ $given } は使えません。
cli-odds-wd-wizard = { "--wizard" } は { "own" } か { "other" } です。「{ $word }」は使えません。
cli-odds-wd-roll-2 = { $card } では必ずロール2があります。{ "--rolls 2" } 以上を指定してください。
cli-odds-wd-no-card = 「{ $card }」という魔法カードはありません。あるカード：{ $expected }。
cli-odds-wd-no-colour = 「{ $word }」は予言できる色ではありません。予言できる色：{ $expected }。
cli-odds-wd-no-face = 「{ $word }」というダイスの面はありません。ある面：{ $expected }。
cli-odds-wd-all-dice = { "--dice" } には { $needed } 個のダイスすべてが必要ですが、{ $given } 個書かれています。

cli-odds-wd-hit = { $card ->
    [none] { "" }
   *[other] { $card } で、{ "" }
}ロール{ $rolls }回以内に、ある色が{ $wizards ->
    [with] ウィザードを含めて
   *[without] ウィザードを含めずに
}ちょうど { $number } 個：{ $chance }
cli-odds-wd-hit-after-roll-1 = ルールどおりロール1の後で色を選ぶ場合：{ $chance }
cli-odds-wd-x = マスに X（ジェスターのマスがすべて空きなら、ジェスタースコアも含む）：{ $chance }

cli-odds-wd-table = { $prediction }{ $card ->
    [none] { "" }
   *[other] （{ $card }）
}、残りロール{ $rolls }回。テーブルのダイス：{ $dice }
cli-odds-wd-roll-again = 振り直すダイス
cli-odds-wd-chance = 確率
cli-odds-wd-stop = なし：ここで止める
cli-odds-wd-alike = { $dice }（同じものがほかに { $number } 通り）

cli-odds-wd-as-predicted = { $card } では、予言者は予言した数だけ振ります：{ $number } 回。
cli-odds-wd-counting = { $card } では、{ "--wizard" } に関係なくウィザードは{ $counting ->
    [nothing] 数えません
   *[every] どの色にも数えます
}。
cli-odds-wd-best-colour = いちばん見込みのある色です。ほかの色は { "--colour" } で選べます。
cli-odds-wd-compulsory = { $card } では、必ず3個以上のダイスでロール2を行います。

## 確率：ciúb

cli-odds-cb-pool-missing = どのダイスですか？ 振る前なら { "--pool \"white*3 orange\"" }、振った後なら { "--dice" } でテーブルのダイスを書いてください。
cli-odds-cb-dice-missing = { "--tray" } と { "--earned" } は { "--dice \"white:2 white:swap\"" } と一緒にだけ使えます。
cli-odds-cb-pool-and-dice = { "--dice" } と { "--tray" } でダイスはすべてです。{ "--pool" } は書かないでください。
cli-odds-cb-no-dice = { $option }：「{ $word }」はダイスではありません。{ "white*3" } のように書いてください。
cli-odds-cb-empty = { $option } にはダイスが1個以上必要です。
cli-odds-cb-no-kind = { $option }：「{ $word }」という種類のダイスはありません。ある種類：{ $expected }。
cli-odds-cb-no-face = { $option }：ここに「{ $word }」はありません。あるもの：{ $expected }。
cli-odds-cb-too-many = { $where ->
    [pool] 2人ゲームの{ $kind }のダイスは { $exist } 個です。{ $given } 個はありません。
   *[supply] あなたのダイスとサプライを合わせると{ $kind }のダイスが { $given } 個になりますが、{ $exist } 個しかありません。
}
cli-odds-cb-no-card = 「{ $card }」を求めるカードはありません。{ "2,4,6" }、{ "20+" }、{ "4=" } のように書いてください。
cli-odds-cb-no-value = 「{ $card }」：カードの価値は 1 から { $most } までです。
cli-odds-cb-card-twice = カード { $card } が2回指定されています。
cli-odds-cb-too-many-cards = 一度に調べられるカードは { $most } 枚までです。
cli-odds-cb-working = 確率を計算中

cli-odds-cb-answer = { $dice }で { $cards }：{ $measure ->
    [probability] { $worth }
   *[value] 平均 { $worth }
}
cli-odds-cb-step = 次の一手
cli-odds-cb-worth = { $measure ->
    [probability] 確率
   *[value] 価値
}
cli-odds-cb-alike = { $step }（同じものがほかに { $number } 通り）
cli-odds-cb-sampled = ほぼ最善の打ち方による標本です。最善とは約 { $error } 違うことがあります。

## 人

cli-you = あなた
cli-choose = あなたの手番です。選んでください：
cli-enter = （Enter だけでも）
cli-more-choices = ほかの { $number } 通りは記録の書き方で入力できます。
cli-place = { $place }位 { $player }：{ $points }点
cli-won = { $player }の勝ちです！
cli-you-cli-won = あなたの勝ちです！
cli-shared = { $players } が勝利を分け合いました。

## 答えのそばに

cli-prompt = { "?" } ヘルプ · { "odds" } · { "undo" } · { "log" } · { "quit" }
cli-prompt-short = { "?" }
cli-back = Enter で続けます
cli-turn = Enter で次のページ、{ "q" } で続けます
cli-turn-back = Enter で前のページ、{ "q" } で続けます
cli-small = この端末は小さめです。全部見られますが、80桁×24行あれば一度にもっと見られます。
cli-skip = Enter で先へ進みます。

cli-help-numbers = 1 から { $most } の番号を入力するか、
cli-help-notation = 記録の書き方で入力してください（例：「{ $example }」）。
cli-help-help = このページ
cli-help-rule = ゲームのルールを1つ（質問の後ろに書かれたものなど）
cli-help-odds = それぞれの選択肢の見込み
cli-help-hint = いちばん強いボットならどうするか
cli-help-thing = マスにあるもの、またはスクロールの効果（番号の代わりに文字か名前で）
cli-help-undo = 直前の決定を取り消します（その後にダイスやカード、ほかの人が動いていなければ）
cli-help-save = 今すぐ保存します（決定のたびに自動でも保存されます）
cli-help-log = これまでのすべての出来事
cli-help-quit = 終わります（ゲームは保存され、後で続けられます）

cli-odds = みんなが点を目指す場合に、各選択肢がこのラウンドで見込めるもの：
cli-odds-hit = 的中
cli-odds-points = 点
cli-odds-working = 確率を計算しています……（Ctrl-C でやめる）
cli-odds-given-up = 確率の計算を途中でやめました。ゲームは続きます。
cli-odds-at-least = ≥ { $chance }
cli-odds-rest = ほかの { $number } 通りはこれより見込みが低いです。
cli-no-odds = この決定にヒントはありません。
cli-no-such-rule = 「{ $rule }」というルールはありません。あるルール：{ $expected }。
cli-undone = { $player }がもう一度決めます。
cli-you-cli-undone = 取り消しました。もう一度決めてください。
cli-saved = 保存しました：{ $file }
cli-quit-unsaved = このゲームは保存できず、失われます。それでも終わるなら、もう一度 { "quit" } と入力してください。

cli-nothing-typed = 何も入力されていません。答えを入力してください。{ "?" } でヘルプが出ます。
cli-not-understood = 「{ $words }」はここではわかりません。{ "?" } でヘルプが出ます。
cli-no-such-number = { $number } という選択肢はありません。選べるのは 1 から { $most } です。
cli-refused = { $reason }（{ $rule }）

cli-hand-over = { $player }にキーボードを渡して、Enter を押してください。
cli-hand-over-undo = { $player }はまだ { "undo" } で選び直せます。

## 席に着く

cli-which-game = どのゲームで遊ぶかを、{ "conclave play" } { $expected } のように書いてください。{ "conclave play --resume" } で保存したゲームを続けられます。
cli-seat-empty = { "--seats" } に空の席があります。{ "--seats you,adept" } のように書いてください。
cli-seed-wrong = 「{ $seed }」はシードではありません。シードは40桁までの整数です。
cli-names-number = { $people ->
    [0] { "--names" } は人の名前ですが、このテーブルに人はいません。{ "--seats" } に「{ "you" }」が抜けていませんか？
   *[other] 席に着くのは { $people } 人ですが、{ "--names" } には { $names } 個の名前があります。
}
cli-name-wrong = 「{ $name }」は名前に使えません。名前は1～{ $most }文字の表示できる文字です。
cli-names-twice = 同じ名前の人が2人います。それぞれ別の名前にしてください。
cli-resume-alone = 保存したゲームは始めたときのまま続きます。{ "--resume" } と { "--pace" } のほかは書かないでください。

## 保存

cli-go-on = ゲームを保存しました。続きはこちら：{ $command }
cli-record-saved = このゲームの記録：{ $file }
cli-trouble = { $folder } に書き込めません（{ $reason }）。
cli-not-saved = このゲームは保存されていません：{ $trouble }
cli-lost = このゲームを保存できませんでした：{ $trouble }
cli-unreadable = { $file } を読めないので、そのままにしておきます：{ $reason }
cli-reason = { $reason }。
cli-at-line = { $line } 行目：{ $reason }
cli-no-saved-game = { $folder } に「{ $name }」という保存したゲームはありません。{ "--resume" } だけなら最新のものを続けます。
cli-no-saved-game-but = { $folder } に「{ $name }」という保存したゲームはありません。途中のゲーム：{ $names }。
cli-open-elsewhere = このゲームは別のウィンドウで開かれています：{ $name }。そちらで続けるか、先にそのウィンドウを閉じてください。
cli-already-over = ゲーム「{ $name }」は終わっています。{ "conclave record replay" } { $file } でもう一度見られます。
cli-older-game = これは前のゲームです。理由：{ $reason }
cli-none-unfinished = 途中のゲームはありません。たとえば { "conclave play wizard-dice" } で始めてください。
cli-none-unfinished-of = { $game } の途中のゲームはありません。{ "conclave play" } { $game } で始めてください。

## ボット

cli-bot-failed = { $reason } — { $how }

## Wizard Dice：テーブル

cli-wd-letter-blue = B
cli-wd-letter-green = G
cli-wd-letter-red = R
cli-wd-letter-yellow = Y
cli-wd-letter-wizard = W
cli-wd-letter-jester = J

# 予言シートの行：色の名前と、入力する言葉
cli-wd-row-blue = 青 { "blue" }
cli-wd-row-green = 緑 { "green" }
cli-wd-row-red = 赤 { "red" }
cli-wd-row-yellow = 黄 { "yellow" }
cli-wd-row-jester = ジェスター

cli-wd-kept = 保持
cli-wd-turned = 向き
cli-wd-new = 新
cli-wd-old-dice = 前のラウンドの最後のロール
cli-wd-round = ラウンド{ $round }
cli-wd-roll = ロール{ $roll }/{ $rolls }
cli-wd-rolls = ロール{ $rolls }回
cli-wd-rolls-as-predicted = 予言した数だけロール
cli-wd-seer-is = 予言者：{ $player }
cli-wd-next-is = 次：{ $player }
cli-wd-wizards-are = ウィザードの色：

cli-wd-seer = 予言者
cli-wd-next = 次
cli-wd-points = { $points }点
cli-wd-xs = X { $xs }個
cli-wd-brief = { $xs }X { $points }点
cli-wd-xs-of = X { $xs }/{ $target }
cli-wd-box = { $colour }{ $number }
cli-wd-status-now = { $prediction }、今 { $shown }：
cli-wd-status-scored = { $prediction }：{ $mark }
cli-wd-status-secret = { $prediction }（秘密）
cli-wd-status-in = 記入済み
cli-wd-status-to-come = これから予言
cli-wd-status-out = お休み

## Wizard Dice：質問

cli-wd-ask-turn = 2個のダイスを好きな面に向けてください。
cli-wd-ask-prediction = どの色のダイスが何個出ますか？
cli-wd-ask-secret-predictions = 秘密の予言：どの色のダイスが何個出ますか？
cli-wd-ask-crossing-out = { $colour }のマスを1つ消しますか？
cli-wd-ask-naming = ウィザードをどの色に数えますか？
cli-wd-ask-leaving = 残りますか？ それとも抜けてこのロールで記入しますか？
cli-wd-ask-seer-rolls-on = ロール{ $roll }でどのダイスを振りますか？ それとも抜けますか？
cli-wd-ask-must-roll = ロール2で振るダイスを3個以上選んでください。
cli-wd-ask-scoring = 外れました。ジェスタースコアを取りますか？ それとも差を書きますか？

cli-wd-hint-predict = 数と色を入力：{ "3 blue" }、または { "3b" } だけでも。
cli-wd-hint-turn = 面を2つ入力：{ "blue wizard" }、または { "b w" } だけでも。
cli-wd-hint-reroll = { "r 1 4 5" } これらを振り直す
cli-wd-hint-keep = { "keep 2 3" } これらを残す
cli-wd-hint-faces = { "r blue jester" }、{ "r all" }
cli-wd-hint-leave = { "leave" }
cli-wd-ends-rolling = 全員のロールが終わります
cli-wd-doubled = 2倍
cli-wd-cross-out = { $box }（{ $mark }）
cli-wd-cross-out-x = { $box }（{ $mark }、{ $worth }）
cli-wd-leave = { $leave }：{ $outcome }
cli-wd-outcome-hit = { $colour }{ $number }に { $xs ->
    [1] X
   *[other] X 2個
}
cli-wd-outcome-miss = { $colour }{ $number }に -{ $difference }
cli-wd-outcome-jester = { $colour }{ $number }に -{ $difference }、またはジェスタースコア
cli-wd-take-jester = ジェスタースコア x{ $jesters } を取り、予言したマスに { $mark }

cli-wd-unclear-prediction = 1～5の数と色を入力してください（例：{ "3 blue" } や { "3b" }）。
cli-wd-unclear-secret-predictions = 1～5の数と色を入力してください（例：{ "3 blue" } や { "3b" }）。
cli-wd-unclear-turn = 面を2つ入力してください（{ "blue, green, red, yellow, wizard, jester" }）：{ "blue wizard" }。
cli-wd-unclear-seer-rolls-on = 振り直すダイス（{ "r 1 4 5" }）か残すダイス（{ "keep 2 3" }）、または { "leave" } を入力してください。
cli-wd-unclear-must-roll = 振り直すダイスを3個以上（{ "r 1 4 5" }）、または残すダイス（{ "keep 2 3" }）を入力してください。
cli-wd-which-dice = どのダイスですか？ { "r 1 4 5" } のように番号で、または { "r all" } と入力してください。
cli-wd-kept-all = それではすべてのダイスが残ります。このロールで記入するなら { "leave" }、振り直すなら1個以上選んでください。
cli-wd-no-such-die = ダイス { $number } はありません。ダイスは 1 から { $most } です。
cli-wd-named-twice = ダイス { $number } が2回書かれています。どのダイスも1回だけ書いてください。
cli-wd-no-such-dice = 「{ $words }」ではダイスがわかりません。番号（{ "r 1 4 5" }）か面（{ "r blue jester" }）のどちらかで書いてください。
cli-wd-too-many = { $number ->
    [0] { $face }を出しているダイスはありません。
   *[other] { $face }を出しているダイスは { $number } 個だけです。
}
cli-wd-which-of-them = { $face }のダイスは { $number } 個あります。{ $face }を必要な回数書くか、番号（{ $dice }）で書いてください。

cli-wd-about-pages = 全員の予言シート
cli-wd-about-cards = 魔法カードと、山札に残っているもの
cli-wd-legend = * の付いたダイスは直前に振ったものです。ただの数字は空きマス、(3) は今の予言、X と XX は的中、-2 は差、-- は消したマスです。1行表示では X が的中、# が X 2個、数字が差（+ は10以上）、o が今の予言、· が空きです。
cli-wd-no-cards = このゲームに魔法カードはありません。{ "--cards" } で加えられます。
cli-wd-pile = 山札は残り { $number } 枚です。なくなると全部を切り直します。
cli-wd-card-more = ({ "rule" } { $card })
cli-wd-or = { $left } か { $right }
cli-wd-card-now = （このラウンド）
cli-wd-card-gone = （使用済み）

cli-wd-column = X×{ $number }
cli-wd-xs-count = X
cli-wd-earned = X点
cli-wd-differences = 差
cli-wd-bonus = ボーナス
cli-wd-jesters = ジェスター
cli-wd-total = 点

## あなたについての文

cli-you-wd-event-first-seer = 最初の予言者はあなたです。
cli-you-wd-event-round = ラウンド{ $round }。予言者はあなたです。
cli-you-wd-event-turned = あなたはダイス2個の面を選びました：{ $dice }。
cli-you-wd-event-sits-out = あなたは予言できるマスがないので、このラウンドは休みです。
cli-you-wd-event-predicted = あなたは{ $colour }{ $number }個を予言しました。
cli-you-wd-event-prediction-is-in = あなたは予言を書きました。
cli-you-wd-event-crossed-out = あなたは{ $colour }{ $number }のマスを消しました。
cli-you-wd-event-named = あなたは{ $colour }をウィザードの色に選びました。
cli-you-wd-event-rerolls = あなたは{ $dice }を振り直します。
cli-you-wd-event-leaves = あなたはこのロールで抜けます。
cli-you-wd-event-seer-leaves = あなたは振るのをやめます。
cli-you-wd-event-jester-score = あなたはジェスター{ $jesters }個でジェスタースコアを取りました。
cli-you-wd-event-hit = あなたは{ $colour }{ $number }のマスにXを{ $xs }個書きました。
cli-you-wd-event-missed = あなたは{ $colour }{ $number }のマスに{ $difference ->
    [0] 0
   *[other] −{ $difference }
}と書きました。

## ボード

cli-board-fine = { $name }：このボードで遊べます。
cli-board-counts = { $players }人：円 { $circles }、ボックス { $boxes }（うち強さ6は { $strongest }）。
cli-board-wrong = { $file } に { $number } 個の誤りがあります。書き方は docs/boards.md にあります。
cli-board-suffix = 何を描くかわかるように、{ $file } の名前は { ".svg" } か { ".png" } で終えてください。
cli-board-cannot-draw = { $file } はまだボードになっていません：{ $problem }{ $number ->
    [1] ほかに誤りはありません。
   *[other] { "conclave board check" } で { $number } 個の誤りがすべて見られます。
}
cli-board-unwritable = { $file } に書き込めません：{ $reason }。
cli-board-drawn = { $file } を描きました。

## Five Seals：テーブル

cli-fs-letter-fire = F
cli-fs-letter-water = W
cli-fs-letter-air = A
cli-fs-letter-earth = E
cli-fs-letter-mind = M

cli-fs-round = ラウンド{ $round }
cli-fs-circle = 魔法陣 { $circle }
cli-fs-last-round = 最終ラウンド（強さ6：残り{ $number }）
cli-fs-left = 強さ6：残り{ $number }、{ $least }未満で終了
cli-fs-quiet = 封印が破られないラウンド：{ $rounds }
cli-fs-supply = サプライ
cli-fs-points = { $points }点
cli-fs-scrolls = スクロール{ $number }
cli-fs-scrolls-down = スクロール{ $number }（裏{ $down }）
cli-fs-round-over = ラウンド終了
cli-fs-next = 次
cli-fs-dice-none = ダイスなし
cli-fs-mage-on = マス{ $space }
cli-fs-familiar-on = 使い魔はマス{ $space }
cli-fs-down = （裏）
cli-fs-figures = { $mage }と{ $familiar }
cli-fs-your-scrolls = あなたのスクロール：
cli-fs-breakable = 破れる封印：
cli-fs-in-reach = 届く封印：
cli-fs-also-in-reach = ほかに届く封印：
cli-fs-or = または
cli-fs-casting = { $player }は{ $scroll }を使っています。
cli-you-cli-fs-casting = あなたは{ $scroll }を使っています。
cli-fs-casting-lent = { $player }は{ $lender }、{ $scroll }を使っています。
cli-you-cli-fs-casting-lent = あなたは{ $lender }、{ $scroll }を使っています。
cli-fs-lender = { $player }のスクロール
cli-you-cli-fs-lender = あなたのスクロール
cli-fs-chosen = ここまで：{ $choice }
cli-fs-chosen-space = マス{ $space }
cli-fs-chosen-dice = { $dice }
cli-fs-chosen-opponents-dice = { $player }の{ $dice }
cli-you-cli-fs-chosen-opponents-dice = あなたの{ $dice }
cli-fs-chosen-opponents-scroll = { $player }の{ $scroll }
cli-you-cli-fs-chosen-opponents-scroll = あなたの{ $scroll }

## Five Seals：スクロールを短く

cli-fs-short-binding = 使い魔がここをふさぐか、トークンを破る
cli-fs-short-change = ダイスの色を変える
cli-fs-short-renewal = ダイスを振り直す
cli-fs-short-strengthening = ダイスに +2
cli-fs-short-growth = ダイスを1個増やす
cli-fs-short-synergy = 終了時、その色のスクロール1つにつき1点
cli-fs-short-swap = 同じ強さのトークンを入れ替える
cli-fs-short-exchange = 同じ色のトークンを入れ替える
cli-fs-short-absorption = 破ったトークンを取っておき、ダイスに足す
cli-fs-short-disintegration = トークンを取り除く
cli-fs-short-rearrangement = ボードのスクロールを入れ替える
cli-fs-short-deception = 相手とダイスを交換する
cli-fs-short-alteration = 自分のダイスに +1、相手のダイスに -1
cli-fs-short-transfer = 相手とスクロールを交換する
cli-fs-short-theft = 相手のダイスを1個取る
cli-fs-short-exploitation = 相手のスクロールを使う
cli-fs-short-dispatch = 使い魔を好きなトークンに置く
cli-fs-short-leap = トークンの向こうの封印を破る
cli-fs-short-teleportation = コマの向こうの封印を破る
cli-fs-short-guardian = スクロールを誰にも獲得できなくする
cli-fs-short-speed = 封印を2つ破る（2つ目はダイスなし）

## Five Seals：質問

cli-fs-ask-mages = あなたの魔術師はどのスタート魔法陣から始めますか？ 広間は開いているので、どこからでも近さは同じです。
cli-fs-ask-draft = 次に振る3個のダイスは何色にしますか？
cli-fs-ask-turn = スクロールを使いますか？ 封印を破りますか？
cli-fs-ask-break = どの封印を破りますか？
cli-fs-ask-stuck = このダイスで破れる封印はありません。スクロールを使いますか？ ラウンドを終えますか？
cli-fs-ask-end = このダイスで破れる封印はありません。
cli-fs-ask-absorb = 破ったトークンをスクロールに置きますか？
cli-fs-ask-victim = { $player }があなたのダイスを1個取ります。どれを渡しますか？

cli-fs-ask-binding = 使い魔をここに置きますか？ それとも使い魔でトークンを破りますか？
cli-fs-ask-change = どのダイスの色を変えますか？
cli-fs-ask-change-then = 何色に変えますか？
cli-fs-ask-renewal = どのダイスを振り直しますか？
cli-fs-ask-strengthening = どのダイスに +2 しますか？
cli-fs-ask-growth = 何色のダイスにしますか？
cli-fs-ask-swap = どのトークンを入れ替えますか？
cli-fs-ask-swap-then = どのトークンと入れ替えますか？
cli-fs-ask-exchange = どのトークンを入れ替えますか？
cli-fs-ask-exchange-then = どのトークンと入れ替えますか？
cli-fs-ask-absorption = トークンの強さをどのダイスに足しますか？
cli-fs-ask-disintegration = どのトークンを取り除きますか？
cli-fs-ask-rearrangement = どのスクロールを入れ替えますか？
cli-fs-ask-rearrangement-then = どのスクロールと入れ替えますか？
cli-fs-ask-deception = どのダイスを取りますか？
cli-fs-ask-deception-then = 代わりにどのダイスを渡しますか？
cli-fs-ask-alteration = あなたのどのダイスに +1 しますか？
cli-fs-ask-alteration-then = 誰のダイスに -1 しますか？
cli-fs-ask-transfer = どのスクロールを取りますか？
cli-fs-ask-transfer-then = 代わりにどのスクロールを渡しますか？
cli-fs-ask-theft = 誰からダイスを取りますか？
cli-fs-ask-exploitation = 誰のスクロールを使いますか？
cli-fs-ask-dispatch = 使い魔をどのトークンに置きますか？
cli-fs-ask-leap = どのトークンを越えますか？
cli-fs-ask-leap-then = その向こうのどの封印を破りますか？
cli-fs-ask-teleportation = どのコマを通り抜けますか？
cli-fs-ask-teleportation-then = その向こうのどの封印を破りますか？
cli-fs-ask-guardian = { $colour }の守護者をどこに置きますか？
cli-fs-ask-speed = ダイスでどの封印を破りますか？
cli-fs-ask-speed-then = ダイスなしでどの封印を破りますか？

cli-fs-hint-break = { $space } で封印 { $space } を破る
cli-fs-hint-dice-of = { $typed } で封印 { $space } を{ $dice }で破る
cli-fs-hint-these-dice = ダイス{ $number }個（{ $dice }）
cli-fs-hint-space = 番号を入力（例：{ $space }）
cli-fs-hint-letter = { $letter } で{ $scroll }を使う
cli-fs-hint-signs = { "signs" } で地図の見方
cli-fs-hint-more = { "?" } { $thing } で説明、{ "map" } で全体
cli-fs-hint-dice = またはダイスを入力：{ $example }
cli-fs-hint-draft = 文字を3つ入力（例：{ $example }）
cli-fs-colour-in-supply = { $colour }（サプライに{ $number }個）
cli-fs-hint = ボット { $bot } ならこう入力します：{ $typed }

cli-fs-which-dice = { $space } を破る方法はいくつかあります。どれかを入力してください：{ $ways }
cli-fs-which-scroll = どのスクロールですか？ { $scrolls }
cli-fs-unclear-board = 「{ $words }」はここではわかりません。番号か文字を入力してください。{ "?" } でヘルプが出ます。
cli-fs-unclear-draft = 「{ $words }」はここではわかりません。文字を3つ入力してください。{ "?" } でヘルプが出ます。
cli-fs-unclear-spell = 「{ $words }」はここでは使えません。呪文のために選んでください。{ "undo" } で呪文を取り消せます。
cli-fs-draft-number = それではダイスが { $number } 個です。取るのは3個です。
cli-fs-draft-supply = { $number ->
    [0] サプライに{ $colour }のダイスはもうありません。
   *[other] サプライに{ $colour }のダイスはあと { $number } 個しかありません。
}
cli-fs-no-such-space = マス { $space } はありません。マスの番号は 1 から { $most } です。
cli-fs-no-such-scroll = 「{ $words }」というスクロールはこのゲームにありません。マスかスクロールを聞いてください：{ "? 17" }、{ "? change-fire" }。
cli-fs-no-dice = 今それに使えるダイスがありません（{ $colour }）。
cli-fs-not-now = マス { $space } はここでは選べません。

## Five Seals：読めるもの

cli-fs-about-map = ボード全体
cli-fs-about-players = 全員とそのスクロール
cli-fs-about-scrolls = ボード上のすべてのスクロールとその効果
cli-fs-on-board = ボードにはスクロールが { $number } 枚あります。+ はあなたに届くものです。
cli-fs-about-signs = 地図の見方
cli-fs-legend-token = 17F3 はマス17にある火のトークン、強さ3です。
cli-fs-legend-scroll = [23W5] はスクロールです：マス23、水、強さ5。同じだけの点になります。
cli-fs-legend-letters = F は火、W は水、A は風、E は土、M は精神です。
cli-fs-legend-choice = * は今選べるものです。
cli-fs-legend-reach = + は届きますが、今のダイスでは破れません。
cli-fs-legend-mage = 17@Y は名前が Y で始まるプレイヤーの魔術師で、マス17にいます。名前の横の「マス17」もその魔術師のいる場所です。
cli-fs-legend-familiar = 17&Y はそのプレイヤーの使い魔です。
cli-fs-legend-guardian = # は守護者です。その下のスクロールは誰も獲得できません。
cli-fs-legend-empty = ·17 は空の円、○ は部屋か通路、(2) は広間のスタート魔法陣です。
cli-fs-legend-turn = ★ は最初のプレイヤー、▶ は今決める人です。
cli-fs-strength = 強さ{ $strength }
cli-fs-whole-rule = ({ "rule" } { $rule })
cli-fs-owned = { $player }が表向きで持っています。
cli-you-cli-fs-owned = あなたが表向きで持っています。
cli-fs-owned-down = { $player }が裏向きで持っています。
cli-you-cli-fs-owned-down = あなたが裏向きで持っています。
cli-fs-lies-on = マス{ $space }にあります。
cli-fs-nowhere = { $scroll }はこのゲームに出ていません。
cli-fs-usable = 今使えます。
cli-fs-space-empty = マス{ $space }には何もありません。
cli-fs-stands-there = そこにいるコマ：{ $figures }
cli-fs-breakable-with = { $dice }で破れます。
cli-fs-breakable-later = あなたの手番なら今のダイスで破れます。
cli-fs-next-to = 隣：{ $spaces }

## Five Seals：終わり

cli-fs-count = スクロール
cli-fs-strengths = 強さ
cli-fs-synergy = シナジー
cli-fs-total = 点

## Five Seals：あなたについての文

cli-you-fs-event-mage = あなたは魔術師をスタート魔法陣{ $space }に置きました。
cli-you-fs-event-first = 最初のプレイヤーはあなたです。
cli-you-fs-event-taken = あなたは次のロールのために{ $dice }を取りました。
cli-you-fs-event-round = ラウンド{ $round }。あなたから始めます。
cli-you-fs-event-rolled = あなたのロール：{ $dice }。
cli-you-fs-event-casts = あなたは{ $scroll }を使います。
cli-you-fs-event-exploits = あなたは{ $owner }の{ $scroll }を使います。
cli-you-fs-event-broken = あなたは { $dice } で、マス{ $space }の{ $seal }を破りました。
cli-you-fs-event-broken-free = あなたはダイスなしで、マス{ $space }の{ $seal }を破りました。
cli-you-fs-event-broken-by-familiar = あなたの使い魔が { $dice } で、マス{ $space }の{ $seal }を破りました。
cli-you-fs-event-won = あなたは { $dice } で、マス{ $space }の{ $seal }を獲得しました。
cli-you-fs-event-won-free = あなたはダイスなしで、マス{ $space }の{ $seal }を獲得しました。
cli-you-fs-event-absorbed = あなたは{ $token }を{ $scroll }の上に置きました。
cli-you-fs-event-familiar = あなたの使い魔がマス{ $space }へ行きました。
cli-you-fs-event-familiar-back = あなたの使い魔が戻りました。
cli-you-fs-event-turned = あなたの { $before } が { $after } になりました。
cli-you-fs-event-changed = あなたは { $before } を { $after } に変えました。
cli-you-fs-event-rerolled = あなたは { $before } を振り直しました：{ $after }。
cli-you-fs-event-grown = あなたはサプライからダイスを1個取って振りました：{ $die }。
cli-you-fs-event-swapped = あなたは2つの封印を入れ替えました：マス{ $space }に{ $one }、マス{ $otherspace }に{ $other }。
cli-you-fs-event-disintegrated = あなたはマス{ $space }の{ $token }を取り除きました。
cli-you-fs-event-deceived = あなたは { $mine } を{ $opponent }の { $theirs } と取り替えました。色だけが入れ替わり、目はそのままです。
cli-you-fs-event-stolen = あなたは{ $victim }から { $die } を取りました。
cli-you-fs-event-traded = あなたは{ $opponent }に{ $given }を渡し、{ $taken }を受け取りました。
cli-you-fs-event-guardian = あなたは{ $colour }の守護者をマス{ $space }に置きました。
cli-you-fs-event-guardian-off = あなたは{ $colour }の守護者をボードから外しました。
cli-you-fs-event-gives-up = あなたは破れる封印がないので、残りのダイスを戻しました。
cli-you-fs-event-round-over = あなたのラウンドが終わりました。

## ciúb：テーブル

cli-cb-letter-white = W
cli-cb-letter-yellow = Y
cli-cb-letter-orange = O
cli-cb-letter-red = R
cli-cb-letter-green = G
cli-cb-letter-purple = P
cli-cb-letter-blue = B

cli-cb-points = { $points }点
cli-cb-points-short = { $points }点
cli-cb-supply = サプライ
cli-cb-last-turns = 最後の手番
cli-cb-end-is-near = 次の獲得で終盤へ
cli-cb-no-jokers = ドクロはジョーカーではない
cli-cb-no-dice = ダイスなし
cli-cb-cards = カード{ $number }枚
cli-cb-top = 上の行
cli-cb-bottom = 下の行
cli-cb-pile = 山札
cli-cb-left = { $b }B { $c }C
cli-cb-left-opus = D
cli-cb-left-only-opus = D のみ
cli-cb-to-win = ◂ 獲得できる
cli-cb-to-win-both = ◂ 両方の行を 獲得できる
cli-cb-met = 達成
cli-cb-outside = 場
cli-cb-tray = トレイ
cli-cb-empty = なし
cli-cb-dice = ダイス
cli-cb-in-tray = トレイの中
cli-cb-state-spent = 使用済み
cli-cb-state-inactive = 非アクティブ

## ciúb：質問

cli-cb-ask-token = トークンを置きますか？ 上の行のカードを取り除きますか？ パスしますか？
cli-cb-ask-act = ダイスを使う、取り置く、続けて振る、やめる：どうしますか？
cli-cb-ask-aside = さらに取り置く、残りを振る、やめる：どうしますか？
cli-cb-ask-cast = どのカードを獲得しますか？
cli-cb-ask-down = 上の行のどのカードを下の行へ移しますか？
cli-cb-ask-return = 残せるダイスは5個です。戻す { $number } 個はどれですか？
cli-cb-ask-take = 獲得できたカードはありません。どのダイスを取りますか？
cli-cb-ask-exchange = ダイスを交換しますか？ 手番を終えますか？

cli-cb-hint-token = { $typed } でトークンを置く
cli-cb-hint-remove = { $typed } でカードを取り除く
cli-cb-hint-pass = { "pass" } でロールへ
cli-cb-hint-swap = { $typed } で{ $kind }を{ $new }に
cli-cb-hint-reroll = { $typed } で{ $die }を振り直す
cli-cb-hint-adjust = { $typed } で{ $die }を{ $face }に
cli-cb-hint-aside = { $typed } で{ $number }個を取り置く
cli-cb-hint-skulls = ドクロ{ $number }個はひとりでにトレイへ
cli-cb-hint-roll = { "roll" } で{ $number }個を振る
cli-cb-hint-no-roll = 1個取り置くか入れ替えるまで振れません
cli-cb-hint-stop = { "stop" } でやめる（まだ獲得できるカードなし）
cli-cb-hint-stop-wins = { "stop" } で { $cards } を獲得
cli-cb-hint-more = { "faces" }、{ "cards" }、{ "?" } { $card } で説明
cli-cb-hint-return = またはダイスを入力：{ $typed }
cli-cb-hint-keep = 残すほうを入力：{ $typed }
cli-cb-hint-take = または文字を入力（例：{ $typed }）
cli-cb-hint-exchange = { $typed } で{ $kind }を{ $first }と{ $second }に
cli-cb-hint-whiten = { $typed } で{ $kind }を白に
cli-cb-hint-end = { "end" } で手番を終える
cli-cb-hint-end-enter = { "end" } か Enter だけで手番を終える
cli-cb-or = または

cli-cb-card-for = { $card }（{ $points }点）
cli-cb-take = { $kind }（{ $faces }）、残り{ $number }
cli-cb-return = { $kind }（{ $faces }）
cli-cb-return-tray = トレイの{ $kind }の2個1変換

cli-cb-which-verb = 「{ $words }」は { $verbs } のどれかです。もう少し入力してください。
cli-cb-token-or-remove = トークンを置くなら { "token" } { $card }、取り除くなら { "remove" } { $card } と入力してください。
cli-cb-which-card = どのカードですか？ { $verb } の後に次のどれかを入力してください：{ $cards }
cli-cb-no-card = 「{ $words }」というカードはここにありません。カードは求めるもので呼びます：{ $cards }。
cli-cb-which-die = 「{ $words }」はどのダイスですか？ 次のどれかを入力してください：{ $dice }
cli-cb-no-die = 「{ $words }」というダイスはここにありません。次のどれかを入力してください：{ $dice }
cli-cb-too-few = ここに{ $die }は { $number } 個しかありません。
cli-cb-aside-which = どのダイスを取り置きますか？ 次から入力してください：{ $dice }
cli-cb-aside-none = 取り置けるダイスはありません。
cli-cb-nothing-to-roll = それでは振るダイスがなくなります。
cli-cb-none-shows = トレイの外に{ $face }のダイスはありません。
cli-cb-which-acts = { $face }のダイスは何種類かあります。先に種類を書いてください：{ $kinds }
cli-cb-shows-no = それには{ $face }の面が必要ですが、{ $die }は違います。
cli-cb-no-colour = 「{ $words }」という色のダイスはここにありません。次のどれかを入力してください：{ $kinds }
cli-cb-up-to = わかるのは「{ $begun }」だけで、「{ $rest }」はわかりません。何も行いませんでした。
cli-cb-comes-last = 「{ $begun }」は行の最後に書きます。「{ $rest }」は次の行に入力してください。何も行いませんでした。
cli-cb-swap-how = どのダイスにしますか？ { $typed } の後に次のどれかを入力してください：{ $kinds }
cli-cb-reroll-how = どのダイスを振り直しますか？ { $typed } の後に次のどれかを入力してください：{ $dice }
cli-cb-adjust-how = どのダイスの向きを変えますか？ { $typed } の後に { $dice } のどれかと面を入力してください。
cli-cb-adjust-to = どの面にしますか？ { $typed } の後に次のどれかを入力してください：{ $faces }
cli-cb-return-which = どのダイスを戻しますか？ 次から入力してください：{ $dice }
cli-cb-return-too-many = 戻すダイスは { $number } 個だけです。
cli-cb-keep-five = 残す5個のダイスを次から書いてください：{ $dice }
cli-cb-take-which = どのダイスですか？ 次のどれかを入力してください：{ $kinds }
cli-cb-none-doubled = 手元に残したダイスの中に、トレイで2個1変換を出しているものはありません。
cli-cb-exchange-how = どの2個にしますか？ { $typed } の後に次から2つ入力してください：{ $kinds }
cli-cb-exchange-second = 2個目はどれですか？ { $typed } の後に次のどれかを入力してください：{ $kinds }
cli-cb-whiten-which = どのダイスを白にしますか？ { "whiten" } の後に次のどれかを入力してください：{ $kinds }

cli-cb-unclear-token = 「{ $words }」はここではわかりません。{ "token" } { $card }、{ "remove" } { $removed }、{ "pass" } のどれかを入力してください。
cli-cb-unclear-act = 「{ $words }」はここではわかりません。{ "w3 o4" } のようにダイスを書くか、{ "swap w b" }、{ "roll" }、{ "stop" } を入力してください。
cli-cb-unclear-aside = 「{ $words }」はここではわかりません。{ "w3 o4" } のようにダイスを書くか、{ "roll" }、{ "stop" } を入力してください。
cli-cb-unclear-exchange = 「{ $words }」はここではわかりません。{ "exchange g w y" }、{ "whiten r" }、{ "end" } のどれかを入力してください。

## ciúb：読めるもの

cli-help-spell-card = カードが求めるものと、今ある場所
cli-help-die = ダイスの面とその効果
cli-cb-about-faces = すべてのダイスの面と、記号の意味
cli-cb-about-cards = ゲームのすべてのカードと、今ある場所
cli-cb-odds = この手番で各カードにどれだけ近いかと、そのための次の一手：
cli-cb-odds-token = この手番で各カードを獲得できる見込みと、トークンを置くときの入力：
cli-cb-odds-win = 獲得
cli-cb-towards = { $card }：{ $action }
cli-cb-alike = { $action }（同じくらいよい手がほかに { $number } 通り）
cli-cb-impossible = { $card }：もう獲得できません
cli-cb-impossible-this-turn = { $card }：この手番では獲得できません
cli-cb-this-turn = { $card }：この手番で獲得できるかもしれません
cli-cb-no-odds = この選択に確率はありません。確率はダイスと、それで獲得できるカードについてのものです。
cli-cb-no-thing = 「{ $words }」というカード、ダイス、面はこのゲームにありません。{ "?" } { $card }、{ "? green" }、{ "? swap" } を試してください。

cli-cb-worth = { $points }点
cli-cb-owl = フクロウ
cli-cb-asks-list = トレイに { $needs } のダイスが必要です。数1つにダイス1個ずつです。余分なダイスがあってもかまいません。
cli-cb-asks-sum = トレイのダイスの数の合計が { $needs } 以上必要です。
cli-cb-asks-equal = 同じ数のダイスがトレイに { $needs } 個必要です。ドクロもその数に数えます。
cli-cb-asks-equal-strictly = 同じ数のダイスがトレイに { $needs } 個必要です。ドクロだけで { $needs } 個でもかまいません。
cli-cb-asks-opus = 何も求めません。最後の C のカードがめくられた後、次にカードを獲得したプレイヤーがこれも取ります。
cli-cb-lies-top = 上の行にあります。上の行のカードは最後の手番でだけ獲得できます。
cli-cb-lies-top-token = 上の行にあり、{ $player }のトークンが載っています。
cli-you-cli-cb-lies-top-token = 上の行にあり、あなたのトークンが載っています。
cli-cb-lies-bottom = 下の行にあり、獲得できます。
cli-cb-lies-bottom-token = 下の行にあり、トークンを載せた{ $player }だけが獲得できます。
cli-you-cli-cb-lies-bottom-token = 下の行にあり、あなたのトークンが載っているので、あなただけが獲得できます。
cli-cb-won-by = { $player }が獲得しました。
cli-you-cli-cb-won-by = あなたが獲得しました。
cli-cb-is-removed = ゲームから取り除かれました。
cli-cb-is-under-pile = 山札の下にあります。
cli-cb-is-unseen = 山札の中にあるか、ゲームの前に抜かれました。
cli-cb-is-out = ゲームの前に抜かれました。
cli-cb-tray-met = トレイのダイスで条件を満たしています。
cli-cb-tray-so-far = トレイのダイスは { $wanted } のうち { $reached } まで来ました。

cli-cb-in-supply = サプライに{ $number }個
cli-cb-has = { $player }：{ $number }
cli-cb-does-swap = このダイスを手放し、サプライの好きなダイスを取ります。新しいダイスは、振るか面合わせをするまで非アクティブです。
cli-cb-does-reroll = このダイスを振り直します。または、トレイの外の別のダイスを振り直します。その場合、このダイスは自分が振られるか面合わせされるまで使用済みです。
cli-cb-does-adjust = 別のダイスを好きな面に向け、このダイスはトレイに入ります。または、このダイス自身をアクションのない面に向けます。
cli-cb-does-2for1 = トレイにあり、手元に残すなら、手番の終わりに別の色のダイス2個と交換できます。
cli-cb-does-skull = 先に振り直すか向きを変えないかぎり、トレイに入れなければなりません。
cli-cb-does-skull-joker = 先に振り直すか向きを変えないかぎり、トレイに入れなければなりません。同じ数をそろえるカードではジョーカーです。
cli-cb-legend-spent = 振り直しは使用済みです。ダイスはアクティブで、取り置けます。
cli-cb-legend-inactive = 入れ替えで取った後まだ振っていないので、取り置けません。
cli-cb-legend-card = カードの ✓ はトレイにある数、* は今選べるもの、@ は誰かのトークンです。

cli-cb-group = { $group }：カード{ $number }枚
cli-cb-state-top = 上の行
cli-cb-state-bottom = 下の行
cli-cb-state-removed = 除外
cli-cb-state-pile = 山札の下
cli-cb-state-out = 抜き
cli-cb-cards-legend = 名前はカードを獲得した人です。上の行と下の行は、並んだカードの2つの行です。何も書かれていない B と C のカードは、山札の中にあるか抜かれました。° はフクロウの印です。

## ciúb：終わり

cli-cb-count = カード
cli-cb-dice-count = ダイス
cli-cb-total = 点
cli-cb-no-cards = カードなし
cli-cb-by-dice = 同点のときは、ダイスの多い人が上位です。

## ciúb：あなたについての文

cli-you-cb-event-first = あなたから始めます。
cli-you-cb-event-turn = あなたの手番です。
cli-you-cb-event-last-turn = あなたの最後の手番です。どちらの行のカードも獲得できます。
cli-you-cb-event-token = あなたはトークンを { $card } に置きました。
cli-you-cb-event-token-moved = あなたはトークンを { $before } から { $card } へ移しました。
cli-you-cb-event-removed = あなたは { $card } をゲームから取り除きました。
cli-you-cb-event-rolled = あなたのロール：{ $dice }。
cli-you-cb-event-swapped = あなたは{ $kind }の入れ替えを使い、{ $new_kind }のダイスを取りました（まだ振っていません）。
cli-you-cb-event-rerolled = あなたは{ $kind }の振り直しで{ $before }を振り、{ $after }になりました。
cli-you-cb-event-rerolled-itself = あなたは{ $kind }の振り直しでそのダイス自身を振り、{ $after }になりました。
cli-you-cb-event-adjusted = あなたは{ $kind }の面合わせで{ $before }を{ $after }にしました。{ $kind }のダイスはトレイに入ります。
cli-you-cb-event-adjusted-itself = あなたは{ $kind }の面合わせで、そのダイス自身を{ $after }にしました。
cli-you-cb-event-set-aside = あなたは{ $dice }を取り置きました。
cli-you-cb-event-won = あなたは { $card } を獲得しました（{ $points }点）。
cli-you-cb-event-opus = あなたは最高傑作も獲得しました（{ $points }点）。ほかの全員に、あと1回ずつ手番があります。
cli-you-cb-event-nothing-won = あなたはカードを獲得できませんでした。
cli-you-cb-event-declined = あなたはカードを獲得できましたが、見送りました。
cli-you-cb-event-moved-down = あなたは { $card } を下の行へ移しました。
cli-you-cb-event-returned = あなたは{ $kind }のダイスを1個戻しました。
cli-you-cb-event-taken = あなたはサプライから{ $kind }のダイスを1個取りました。
cli-you-cb-event-exchanged-for-two = あなたは{ $kind }の2個1変換を、{ $first }と{ $second }のダイスに交換しました。
cli-you-cb-event-exchanged-for-two-alike = あなたは{ $kind }の2個1変換を、{ $first }のダイス2個に交換しました。
cli-you-cb-event-exchanged-for-white = あなたは{ $kind }のダイス1個を白に交換しました。
cli-you-cb-event-surplus = あなたのダイスが上限を超えたので、サプライに戻します：{ $dice }。

## ホストのテーブル

cli-tables-column-id = ID
cli-tables-column-game = ゲーム
cli-tables-column-stage = 段階
cli-tables-column-lines = 行
cli-tables-column-created = 作成
cli-tables-column-changed = 更新
cli-tables-column-seats = 席
cli-tables-none = そのようなテーブルはありません。
cli-tables-more = 新しい { $tables } 件だけを表示しています。{ "--most" } でもっと見られます。

cli-tables-rules-gone = （このルールはもう手元にありません）
cli-tables-times = 作成 { $created }、更新 { $changed }
cli-tables-size = { $lines } 行、{ $size } KiB、参加したクライアント { $clients }
cli-tables-free = –
cli-tables-bot = ボット { $bot }
cli-tables-here = 在席
cli-tables-away = 離席
cli-tables-left = 退席
cli-tables-covered = ボットが代打ち
cli-tables-resigned = 投了
cli-tables-watching = { $clients ->
    [0] 観戦者はいません。
   *[other] 観戦者：{ $clients }人
}
cli-tables-at-rest = サーバーが動いていないので、誰もいません。
cli-tables-options = オプション：{ $options }
cli-tables-settings = 設定：{ $settings }
cli-tables-on = オン
cli-tables-off = オフ
cli-tables-unset = なし

cli-tables-sure = { $tables } 件のテーブルを記録ごと完全に削除しますか？
cli-tables-yes-needed = ここでは確認できません。{ "--yes" } を付けると確認なしで削除します。
cli-tables-none-deleted = 何も削除しませんでした。
cli-tables-deleted = { $tables } 件のテーブルを削除しました。
cli-tables-old = 終わったか始まらなかったテーブルで、{ $days }日間変化がないもの：{ $tables ->
    [0] なし
   *[other] { $tables } 件
}。
cli-tables-kicked = テーブル { $table } の席 { $seat } が空きました。{ $name } が座っていました。
cli-tables-abandoned = テーブル { $table } のゲームは終わり、ダイスの秘密が公開されました。

cli-tables-retention = { $days }日間誰も遊ばなかったゲームは打ち切られます。終わったか始まらなかったテーブルは、最後の変化から{ $days }日後に削除されます。
cli-tables-retention-off = テーブルは削除するまで残ります。
cli-tables-retention-given = 動いているサーバーは { "--retention" } { NUMBER($days, useGrouping: 0) } で始められました。止まるまではそれが有効です。

cli-tables-unknown = 「{ $table }」というテーブルはありません。{ "conclave tables list" } ですべて見られます。
cli-tables-missing = { $number } 件のテーブルがありません（{ $tables }）。何も削除しませんでした。
cli-tables-damaged = テーブル { $table } は壊れていて読めません。{ "conclave tables delete" } で削除はできます。
cli-tables-seat-wrong = 「{ $seat }」という席はありません。席の番号は { "conclave tables show" } のとおり 1 からです。
cli-tables-seat-free = テーブル { $table } の席 { $seat } には誰も座っていません。
cli-tables-retention-wrong = テーブルを「{ $days }」日間残すことはできません。1 から { $most } までの数か { "off" } を選んでください。
cli-tables-settings-wrong = { $file } がわかりません。{ "conclave tables retention" } に日数か { "off" } を付けると書き直せます。
cli-tables-server-silent = { $url } のサーバー（プロセス { $pid }）が答えません。答えるようになるか、止まってからもう一度試してください。

## ヘルプ

cli-usage-heading = 使い方：
cli-usage-options = オプション
cli-usage-commands = コマンド
cli-usage-default = 既定値：{ $value }
cli-usage-required = 必須

cli-command-serve = ブラウザー用のテーブルサーバーを開きます。
cli-command-play = ターミナルでゲームを遊びます。
cli-command-simulate = ボットどうしを対戦させて集計します。
cli-command-arena = ボットをすべての組み合わせで対戦させ、評価します。
cli-command-study = ゲームの釣り合いと、勝ちに伴うものを調べます。
cli-command-odds = ゲームの場面の正確な確率。
cli-command-record = ゲームの記録を表示、再生、検証します。
cli-command-rules = ゲームのルール全体、またはその1つ。
cli-command-catalogue = ゲームの箱に入っているものすべて。
cli-command-board = 「魔法の五つの封印」のボードを調べるか描きます。
cli-command-tables = サーバーのテーブルを一覧、表示、削除、整理します。
cli-command-backup = サーバーのすべてのテーブルをファイルに写します。
cli-command-restore = バックアップのテーブルを元に戻します。
cli-command-schema = サーバーとクライアントの間の通信（プログラム用）。
cli-command-bench = ここでルールがどれだけ速く動くかを測ります。

cli-usage-any-json = JSON で出力します。
cli-usage-any-data = サーバーのデータフォルダー（いつもの場所でないとき）。
cli-usage-any-option = ゲームのオプションを設定します。
cli-usage-any-yes = 確認しません。
cli-usage-any-older-than = この日数、変化がないもの。
cli-usage-any-help = この説明を表示して終わります。

cli-usage-conclave = ダイスと魔法のゲームのためのデジタルテーブルです。
cli-usage-conclave-version = バージョンを表示して終わります。
cli-usage-serve = テーブルサーバーを Ctrl+C まで動かし、スタートページを開きます。
cli-usage-serve-host = 0.0.0.0 にするとネットワークから入れます。
cli-usage-serve-port = 0 なら空いているものを使います。
cli-usage-serve-base-path = すべてのアドレスの先頭（例：/conclave）。
cli-usage-serve-public-url = プロキシの後ろのサーバーに外から届くアドレス。
cli-usage-serve-behind-proxy = クライアントについて、このプロキシの言うことを信じます。
cli-usage-serve-no-browser = スタートページを開きません。
cli-usage-serve-tables-per-address = 終わっていないテーブルの数。
cli-usage-serve-sockets-per-address = 同時に開けるウィンドウの数。
cli-usage-serve-requests-per-address = 1秒あたりの数。
cli-usage-serve-retention = この日数、誰も遊ばなかったゲームを打ち切り、終わってこの日数がたったものを削除します。
cli-usage-serve-verbose = すべてのリクエストをログに書きます。
cli-usage-play =
    ターミナルで GAME を遊びます。

    ゲームは決定のたびに保存されます。--resume で最新のゲーム、または名前を指定したゲームを続けられます。ゲームごとのオプションは下にあります。
cli-usage-play-seats = 席に着く人：you、ボット、または my_bot.py:Bot。
cli-usage-play-names = テーブルの人たちの名前。
cli-usage-play-seed = 同じシードなら同じダイスになります。
cli-usage-play-resume = 保存したゲームを続けます。
cli-usage-play-pace = ボットの手を画面に出しておく長さ。
cli-usage-simulate =
    ボットに GAME を遊ばせ、誰が勝つかを数えます。

    席はゲームごとに入れ替わります。自作のボットは my_bot.py:Bot として席に着きます。ゲームごとのオプションは下にあります。
cli-usage-simulate-seats = 席ごとのボット：greedy,random。
cli-usage-simulate-games = ゲームの数。
cli-usage-simulate-seed = 同じシードなら同じゲームになります。指定しなければ新しいシードです。
cli-usage-simulate-jobs = プロセスの数。
cli-usage-simulate-records = すべてのゲームをそこに保存します。
cli-usage-arena =
    ボットにすべての組み合わせで GAME を遊ばせ、評価します。

    ボットの数が人数と同じなら、書いたとおりに1つのテーブルに着きます。1対3の対戦もこうして書けます。失敗したボットはそのゲームに負けます。--out を付けると、中断した実行は、同じコマンドをもう一度打てばそこから続きます。ゲームごとのオプションは下にあります。
cli-usage-arena-bots = 比べるボット（例：greedy,random）。
cli-usage-arena-players = 1つのテーブルの人数。
cli-usage-arena-games = 全部のゲームの数。
cli-usage-arena-jobs = プロセスの数。
cli-usage-arena-cluster = 代わりに、そこの Ray クラスターで遊びます（例：10.0.0.1:6379、ray://10.0.0.1:10001）。
cli-usage-arena-seed = 同じシードなら同じゲームになります。指定しなければ新しいシードです。
cli-usage-arena-out = ゲームをそこに残し、報告を書きます。
cli-usage-arena-sprt = 最初のボットの勝率がどちらか決まったら止まります（例：0.5,0.58）。
cli-usage-arena-errors = その結論がまちがってよい割合（それぞれの向き）。
cli-usage-arena-luck = わかるゲームでは、ダイスの運を除いた結果も出します。時間がかかります。
cli-usage-arena-seconds = 1回の決定の時間。超えたボットは負けます。
cli-usage-arena-memory = ゲームに使えるメガバイト。超えたボットは負けます。
cli-usage-study =
    GAME を何度も遊ばせ、釣り合いを調べます：席、長さ、点、呪文やカードと勝ちの関係。

    人数のそれぞれを、変えるオプションのすべての値と組み合わせます。ゲームごとのオプションは下にあります。
cli-usage-study-bots = 誰が遊ぶか。1つのボットならすべての席に着きます。
cli-usage-study-players = 人数（例：2,3,4）。
cli-usage-study-vary = オプションとその値（例："circle=I,IV"）。何度でも書けます。
cli-usage-study-games = それぞれのゲームの数。
cli-usage-study-jobs = プロセスの数。
cli-usage-study-cluster = 代わりに、そこの Ray クラスターで遊びます（例：10.0.0.1:6379、ray://10.0.0.1:10001）。
cli-usage-study-seed = 同じシードなら同じゲームになります。指定しなければ新しいシードです。
cli-usage-study-out = ゲームをそこに残し、報告を書きます。
cli-usage-odds = ゲームの場面の正確な確率です。オプションはゲームごとに違います。
cli-usage-odds-wizard-dice =
    すべてのロールを最善に行うとき、予言者の予言が当たる確率です。

    --dice と --rolls-left を付けると、どのダイスを振り直すのが最善かと、ほかの選び方の確率がわかります。
cli-usage-odds-wizard-dice-number = 予言した数（1～5）。
cli-usage-odds-wizard-dice-wizard = own：ウィザードを予言に数える。other：ほかの色に数える。
cli-usage-odds-wizard-dice-rolls = ラウンドのロールの回数（1～5）。
cli-usage-odds-wizard-dice-card = ラウンドの魔法カード（M1～M10）。
cli-usage-odds-wizard-dice-dice = テーブルの7個のダイス（例：「{ "blue red wizard ..." }」）。
cli-usage-odds-wizard-dice-rolls-left = --dice と一緒に：あと何回振れるか（0～4）。
cli-usage-odds-wizard-dice-colour = --dice と一緒に：予言した色。書かなければ、いちばん見込みのある色です。
cli-usage-odds-ciub =
    手番を最善に進めるとき、その手番でカードを獲得できる確率です。

    --dice を付けると、最善の次の一手と、ほかの選び方の確率がわかります。価値を付けたカードがいくつかあれば、手番の平均の価値がわかります。
cli-usage-odds-ciub-pool = 振る前のあなたのダイス（例："white*3 orange"）。
cli-usage-odds-ciub-card = カードが求めるもの："2,4,6"、"20+"、"4="。価値を付けて何枚か："2,4,6=3"、"4==5"。
cli-usage-odds-ciub-skulls = 同じ数をそろえるとき、ドクロをジョーカーにするか（jokers）、独立した目にするか（value）。
cli-usage-odds-ciub-supply = サプライ（例："white*5 yellow*7"）。書かなければ2人ゲームのものです。
cli-usage-odds-ciub-dice = 途中のロール："white:2 white:swap green:spent blue"。
cli-usage-odds-ciub-tray = --dice と一緒に：トレイのダイス（例："orange:4 orange:2"）。
cli-usage-odds-ciub-earned = --dice と一緒に：前のロールの後、ダイスを入れ替えたかトレイに入れた。
cli-usage-record = ゲームの記録を表示、再生、検証します。
cli-usage-record-replay = 記録をルールどおりにもう一度進め、文章で伝えます。
cli-usage-record-show = 誰が何をして、どう終わったか。どのバージョンのゲームでも使えます。
cli-usage-record-verify =
    記録をルールに照らし、ダイスを最初の約束に照らして確かめます。

    答えは、証明済み、再現できるが未証明、偽りのどれかです。意味は docs/fairness.md にあります。
cli-usage-rules = GAME のルール全体、またはルール ID（例：WD-7）だけ。
cli-usage-catalogue = GAME の箱に入っているものすべて。
cli-usage-board = 「魔法の五つの封印」のボードを調べるか描きます。
cli-usage-board-check = ボード FILE の誤りをすべて並べます（FILE がなければ、このゲームのボード）。
cli-usage-board-draw = ボードを OUT（名前が .svg か .png で終わるファイル）に描きます。
cli-usage-board-draw-players = 何人用に組み立てるか。
cli-usage-board-draw-board = このゲームのボードの代わりに使うボードのファイル。
cli-usage-tables = サーバーのテーブルを一覧、表示、削除、整理します。サーバーは動いていても止まっていてもかまいません。
cli-usage-tables-abandon = テーブルのゲームを勝者なしで終え、確かめられるようにダイスの秘密を公開します。
cli-usage-tables-delete = テーブルを記録ごと完全に削除します。
cli-usage-tables-kick = 席を空けます。SEAT は `show` に出る席の番号です。ゲーム中なら、誰かが座るまでボットが代わります。
cli-usage-tables-list = すべてのテーブル（最近変化したものから）。
cli-usage-tables-list-stage = この段階のテーブルだけ。何度でも書けます。
cli-usage-tables-list-most = 新しいものからこの数まで。
cli-usage-tables-purge = ゲームが終わったか始まらなかったテーブルのうち、長く変化のないものを削除します。
cli-usage-tables-purge-dry-run = 数えるだけにします。
cli-usage-tables-retention = 誰も遊ばないゲームを何日後に打ち切り、終わったテーブルを何日後に削除するかを、表示または設定します。
cli-usage-tables-show = テーブルに誰が座り、誰がいるか、その設定と大きさ。
cli-usage-backup = サーバーのすべてのテーブルを FILE に写します。サーバーは動いていてもかまいません。
cli-usage-restore =
    すべてのテーブルをバックアップ FILE のものに置き換えます。サーバーは止めておいてください。

    今あるテーブルはその隣に残され、また元に戻せます。
cli-usage-schema = サーバーのメッセージ（JSON Schema）または HTTP インターフェース（OpenAPI）を JSON で。
cli-usage-schema-http = HTTP で頼めること。
cli-usage-schema-socket = ソケットのメッセージと、各ゲームがそこに入れるもの。
cli-usage-bench =
    すべてのゲームを、すべての人数で、でたらめに進め、また探索して、速さを測ります。

    数えるのは、選択肢が2つ以上ある決定だけです。
cli-usage-bench-seconds = 1回の測定の時間。
cli-usage-bench-games = これらのゲームだけを測ります。
cli-usage-bench-form = この形のルールを測ります。両方なら交互に測ります。指定しなければ、ここで動くものを測ります。

# Games that are installed
cli-games-row = { $game }：{ $title }、{ $least }〜{ $most }人（{ $source }）
cli-games-bots = {"  "}ボット：{ $bots }
cli-games-broken = { $game }（{ $source }）：{ $reason }
cli-command-games = 入っているゲームと、その出どころ。
cli-usage-games = 入っているゲームと、それぞれのボット、どのパッケージのものかを表示します。
