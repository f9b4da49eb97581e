# 入力する言葉は波かっこと引用符の中にあり、どの言語でも同じです。

## すべてのコマンド

cli-language-unknown = { "CONCLAVE_LANG" } に「{ $language }」という言語はありません。次から選んでください：{ $expected }。
cli-no-command = 「{ $command }」というコマンドはありません。使えるコマンド：{ $expected }。{ "--help" } で説明が見られます。
cli-part-missing = { "conclave" } { $command } を使うには{ $part ->
    [server] サーバー
   *[lab] ラボ
}が必要です。{ "\"conclave[" }{ $part }{ "]\"" } をインストールしてください。
cli-interrupted = 中断しました。
cli-output-full = 出力を書き込めませんでした：{ $reason }。空きを作るか、別の出力先にしてください。
cli-version = { "conclave" } { $version }、ルールは{ $form ->
    [pure] コンパイルなし
    [stale] コンパイルなし（コンパイル済みのものは別のソースから作られています。{ "make compile" } でいまのソースをコンパイルできます）
    [mixed] 一部だけコンパイル済み。コンパイルされていないのは：{ $modules }
   *[compiled] コンパイル済み
}
cli-usage = { $wrong }。{ "--help" } で使い方が見られます。
cli-missing = { $name } がありません
cli-surplus = 「{ $words }」は余分です
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
cli-interval = { $low }〜{ $high }
cli-interval-percent = { $low }〜{ $high }%

## ゲームのオプション

cli-players-from-seats = プレイヤーの人数は { "--seats" } で決まります。必要な数だけ席を書いてください。
cli-did-you-mean = もしかして：{ $name }
cli-option-twice = オプション「{ $option }」が2回指定されています。
cli-option-no-value = 「--{ $option }」に値がありません。--{ $option } { "VALUE" } のように書いてください。
cli-option-none = --{ $option } というオプションはありません。{ $game } にはオプションがなく、ほかは { "--help" } で見られます。
cli-options-of-game = { $game } のオプション
cli-option-unknown = --{ $option } というオプションはありません。{ $game } には { $expected } があり、ほかは { "--help" } で見られます。
cli-pair-wrong = 「{ "--option" } { $pair }」に値がありません。{ "--option name=value" } のように書いてください。
cli-word-unknown = 「{ $word }」はここでは使えません。使えるものは { "--help" } で見られます。
cli-seats-number = { $game } は { $least }〜{ $most }人用ですが、{ "--seats" } には{ $seats }席書かれています。
cli-seats-needed = { $game } にはここで{ $needed }席必要ですが、{ "--seats" } には{ $seats }席書かれています。

## ルールと内容物

cli-rules-unknown = { $game } に「{ $rule }」というルールはありません。次の中から選んでください：{ $expected }。
cli-catalogue-empty = { $game } には内容物の一覧がありません。
cli-catalogue-id = ID
cli-catalogue-name = 名前
cli-catalogue-about = 説明

## 記録

cli-record-rules = ルール { $version }
cli-record-place = { $place }位
cli-record-points = { $points }点
cli-record-not-over = ゲームはまだ終わっていません。
cli-record-unreadable = { $file } を読めません：{ $reason }。
cli-record-line = { $file }、{ $line }行目：{ $reason }
cli-record-whole = { $file }：{ $reason }
cli-record-false = 不正：{ $reason }
cli-record-proven-over = 公正さを確認済み：{ $entries }件の記載はすべて { $game } のルールどおりで（終了）、{ $chances ->
    [0] ダイスやカードは使われませんでした。
   *[other] { $chances }回のロールとカードの引きは、どれもゲームの前に決まっていたものと一致します。
}
cli-record-proven-broken-off = 公正さを確認済み：{ $entries }件の記載はすべて { $game } のルールどおりで（途中で終了）、{ $chances ->
    [0] ダイスやカードは使われませんでした。
   *[other] { $chances }回のロールとカードの引きは、どれもゲームの前に決まっていたものと一致します。
}
cli-record-unproven-over = 再生できますが未確認：{ $entries }件の記載はすべて { $game } のルールどおりです（終了）。ダイスが公正だったかどうかは、この記録からはわかりません。
cli-record-unproven-so-far = 再生できますが未確認：{ $entries }件の記載はすべて { $game } のルールどおりです（途中）。ダイスが公正だったかどうかは、この記録からはわかりません。
cli-record-unproven-unasked = 未確認：{ $game } のこの記録に誤りは見つかりませんでしたが、すべてを確かめることはできませんでした。
cli-record-recomputed = { $chances }回のロールとカードの引きを計算し直し、すべて正しいことを確かめました。
cli-record-also-line = { $line }行目：{ $reason }
cli-record-commitment = ホストは最初に { $commitment } を約束しました。そのとき表示されたものと比べてください。
cli-record-client = クライアント { NUMBER($client, useGrouping: 0) }
cli-record-client-named = { $name }（クライアント { NUMBER($client, useGrouping: 0) }）
cli-record-contributed = { $client } は { $commitment } を約束し、ダイスに加わりました。
cli-record-left-out = { $client } は { $commitment } を約束しましたが、ダイスには加わりませんでした。
cli-record-promised-nothing = { $client } は何も約束せず、ダイスには加わりませんでした。

## シミュレーション

cli-simulate-you = シミュレーションで遊べるのはボットだけです：{ $expected }、または { "my_bot.py:Bot" } のようなファイル。自分で遊ぶには「{ "conclave play" }」を使ってください。
cli-simulate-empty-seat = 「{ "--seats" } { $seats }」に空の席があります。{ "--seats greedy,random" } のようにボットを書いてください。
cli-simulate-interrupted = { $asked }ゲーム中{ $games }ゲームで中断しました。
cli-records-there = { $folder } にはすでに { $file } があります。別のフォルダーを選んでください。上書きはしていません。
cli-records-unwritable = { $folder } に記録を書き込めません：{ $reason }。別のフォルダーを選んでください。

cli-arena-empty-bot = 「{ "--bots" } { $seats }」に空の名前があります。{ "--bots adept,greedy" } のようにボットを書いてください。
cli-arena-alone = アリーナはボットを比べるので、違うボットを2つ以上書いてください。1つのボットのゲームを調べるのは「{ "conclave study" } { $game }」です。
cli-arena-players = { $game } は { $least }〜{ $most }人用で、{ $players }人では遊べません。別の { "--players" } を選んでください。
cli-arena-players-option = 人数は { "--option" } ではなく { "--players" } で指定します。
cli-arena-two-parts = { $option } に「{ $given }」は使えません。{ $example } のように、0と1の間の数を2つ書いてください。
cli-arena-errors-alone = { "--errors" } は { "--sprt" } の判定が誤る確率の指定ですが、{ "--sprt" } がありません。
cli-arena-interrupted = { $asked }ゲーム中{ $games }ゲームで中断しました。{ $kept ->
    [yes] ゲームは残っていて、同じコマンドでそこから続けられます。
   *[no] { "--out" } がないので何も残りません。
}
cli-arena-sprt-order = { "--sprt" } は、勝率が { $p0 } と { $p1 } のどちらに近いかを調べます。小さいほうを先に書いてください。
cli-arena-errors = { "--errors" } に「{ $given }」は使えません。2つの和は1より小さくなければなりません。
cli-study-players = { "--players" } に「{ $given }」は使えません。数を1つ、または { "2,3,4" } のようにいくつか書いてください。
cli-study-vary = { "--vary" } に「{ $given }」は使えません。{ "name=a,b" } のように、オプションとその値を書いてください。使えるオプション：{ $expected }。
cli-cluster-jobs = ゲームは、{ "--jobs" } でここで実行するか、{ "--cluster" } で実行するかのどちらかです。一方を外してください。

cli-simulate-title = { $game }：{ $games }ゲーム、シード { $seed }
cli-simulate-bot = ボット
cli-simulate-wins = 勝率
cli-simulate-points = 点
cli-simulate-place = 順位
cli-simulate-ms = ms
cli-simulate-seat = 席
cli-simulate-rounds = 1ゲームは平均{ $rounds }ラウンド、{ $decisions }回の決定です。
cli-simulate-decisions = 1ゲームは平均{ $decisions }回の決定です。
cli-simulate-ending = { $games }ゲーム：{ $reason }
cli-simulate-legend = 薄い文字：95%信頼区間。ms：1回の決定にかかる平均時間。

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
cli-bench-options = { $game } のキットがベンチマーク用に指定しているオプションは使えません：{ $reason }
cli-bench-about = 数えるのは、選択肢が2つ以上ある決定だけです。左は { "API" } を通した速さ、その右は1ゲームを1回の呼び出しで進めた速さです。ゲーム/秒も後者で、メモリーは局面1つの大きさです。探索/秒は木探索のシミュレーションの数で、1回ごとに{ $decisions }回の決定をランダムに進めます。
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

## 人

cli-you = あなた
cli-choose = あなたの手番です。選んでください：
cli-enter = （Enter だけでも）
cli-more-choices = ほかの{ $number }通りは、記録の書き方で入力できます。
cli-place = { $place }位 { $player }：{ $points }点
cli-won = { $player }の勝ちです！
cli-won-you = あなたの勝ちです！
cli-shared = { $players } が勝利を分かち合いました。

## 答えのそばに

cli-prompt = { "?" } ヘルプ · { "odds" } · { "undo" } · { "log" } · { "quit" }
cli-prompt-short = { "?" }
cli-back = Enter で続けます
cli-turn = Enter で次のページ、{ "q" } で続けます
cli-turn-back = Enter で前のページ、{ "q" } で続けます
cli-small = ターミナルが小さめです。すべて表示できますが、80桁×24行あれば一度に見られる範囲が広がります。
cli-skip = Enter で先へ進みます。

cli-help-numbers = 1から{ $most }の番号を入力するか、
cli-help-notation = 記録と同じ書き方で入力してください（例：「{ $example }」）。
cli-help-help = このページ
cli-help-rule = ゲームのルールを1つ（質問のあとに書かれたものなど）
cli-help-odds = それぞれの選択肢の見込み
cli-help-hint = 最も強いボットならどうするか
cli-help-undo = 直前の決定を元に戻します（そのあとにダイスやカードの結果が出たり、ほかの人が決めたりしていなければ）
cli-help-save = 今すぐ保存します（決定のたびに自動でも保存されます）
cli-help-log = これまでの経過
cli-help-table = ほかの人のものも含めたテーブル全体
cli-help-again = 質問を最初からもう一度
cli-help-quit = 終わります（ゲームは保存され、あとで続けられます）

cli-odds = 各選択肢の見込み：
cli-odds-chance = 確率
cli-odds-points = 点
cli-odds-working = 確率を計算しています…（Ctrl-C でやめる）
cli-odds-given-up = 確率の計算を途中でやめました。ゲームは続きます。
cli-odds-at-least = ≥ { $chance }
cli-odds-at-least-plain = { $chance } 以上
cli-odds-rest = ほかの{ $number }通りはこれより見込みが低いです。
cli-no-odds = この選択にヒントはありません。
cli-no-such-rule = 「{ $rule }」というルールはありません。次の中から選んでください：{ $expected }。
cli-undone = { $player }がもう一度決めます。
cli-undone-you = 元に戻しました。もう一度決めてください。
cli-saved = 保存しました：{ $file }
cli-quit-unsaved = このゲームは保存できず、失われます。それでも終わるなら、もう一度 { "quit" } と入力してください。

cli-nothing-typed = 何も入力されていません。答えを入力してください。{ "?" } でヘルプが出ます。
cli-not-understood = 「{ $words }」はここでは使えません。{ "?" } でヘルプが出ます。
cli-no-such-number = { $number } という選択肢はありません。選べるのは1から{ $most }です。
cli-refused = { $reason }（{ $rule }）

cli-hand-over = { $player }にキーボードを渡して、Enter を押してください。
cli-hand-over-undo = { $player }はまだ { "undo" } で選び直せます。

## 文字だけの表示

cli-plain-prompt = 入力してください。{ "?" } でヘルプが出ます：
cli-plain-choice = { $number }：{ $choice }
cli-plain-join = { $left }、{ $right }
cli-plain-list = { $left }；{ $right }
cli-plain-word = { $word }：{ $meaning }
cli-plain-minus = マイナス{ " " }
cli-plain-advice = { $label }：{ $points }点。
cli-plain-advice-chance = { $label }：{ $measure } { $chance }、{ $points }点。

## 席に着く

cli-which-game = どのゲームで遊ぶかを書いてください：{ $expected }。例：{ "conclave play" } { $example }。{ "conclave play --resume" } で保存したゲームを続けられます。
cli-seat-empty = { "--seats" } に空の席があります。{ "--seats you,adept" } のように書いてください。
cli-seed-wrong = 「{ $seed }」はシードではありません。シードは40桁までの整数です。
cli-names-number = { $people ->
    [0] { "--names" } は人の名前ですが、このテーブルに人はいません。{ "--seats" } に「{ "you" }」が抜けていませんか？
   *[other] 席に着くのは{ $people }人ですが、{ "--names" } には{ $names }個の名前があります。
}
cli-name-wrong = 「{ $name }」は名前に使えません。名前は1〜{ $most }文字の表示できる文字です。
cli-names-twice = 同じ名前の人が2人います。それぞれ別の名前にしてください。
cli-resume-alone = 保存したゲームの設定は変えられません。{ "--resume" }、{ "--pace" }、{ "--plain" } のほかは書かないでください。

## 保存

cli-go-on = ゲームを保存しました。続きはこちら：{ $command }
cli-record-saved = このゲームの記録：{ $file }
cli-trouble = { $folder } に書き込めません（{ $reason }）。
cli-not-saved = このゲームは保存されていません：{ $trouble }
cli-lost = このゲームを保存できませんでした：{ $trouble }
cli-unreadable = { $file } を読めないので、そのままにしておきます：{ $reason }
cli-reason = { $reason }。
cli-at-line = { $line }行目：{ $reason }
cli-no-saved-game = { $folder } に「{ $name }」という保存したゲームはありません。{ "--resume" } だけなら最新のものを続けます。
cli-no-saved-game-but = { $folder } に「{ $name }」という保存したゲームはありません。途中のゲーム：{ $names }。
cli-open-elsewhere = このゲームは別のウィンドウで開かれています：{ $name }。そちらで続けるか、先にそのウィンドウを閉じてください。
cli-already-over = ゲーム「{ $name }」は終わっています。{ "conclave record replay" } { $file } でもう一度見られます。
cli-older-game = これは古いゲームです。理由：{ $reason }
cli-none-unfinished = 途中のゲームはありません。たとえば { "conclave play" } { $game } で始めてください。
cli-none-unfinished-of = { $game } の途中のゲームはありません。{ "conclave play" } { $game } で始めてください。

## ボット

cli-bot-name-random = ランダム
cli-bot-name-greedy = よくばり
cli-bot-name-novice = 初心者
cli-bot-name-apprentice = 見習い
cli-bot-name-adept = 熟練者
cli-bot-name-master = 達人
cli-bot-name-archmage = 大魔導師
cli-bot-name-searcher = 探索者
cli-bot-failed = { $reason } — { $how }

## ホストのテーブル

cli-tables-column-id = ID
cli-tables-column-game = ゲーム
cli-tables-column-stage = 段階
cli-tables-column-lines = 行
cli-tables-column-created = 作成
cli-tables-column-changed = 更新
cli-tables-column-seats = 席
cli-tables-none = そのようなテーブルはありません。
cli-tables-more = 新しい{ $tables }卓だけを表示しています。{ "--most" } でもっと見られます。

cli-tables-rules-gone = （このルールはもうありません）
cli-tables-times = 作成 { $created }、更新 { $changed }
cli-tables-size = { $lines }行、{ $size } KiB、参加したクライアント { $clients }
cli-tables-free = –
cli-tables-bot = ボット { $bot }
cli-tables-here = 在席
cli-tables-away = 離席
cli-tables-left = 退席
cli-tables-covered = ボットが代行中
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

cli-tables-sure = { $tables }卓のテーブルを記録ごと完全に削除しますか？
cli-tables-yes-needed = ここでは確認できません。{ "--yes" } を付けると確認なしで削除します。
cli-tables-yes-or-no = { "y" } か { "n" } で答えてください。
cli-tables-none-deleted = 何も削除しませんでした。
cli-tables-deleted = { $tables }卓のテーブルを削除しました。
cli-tables-old = 終わったか始まらなかったテーブルで、{ $days }日間変化がないもの：{ $tables ->
    [0] なし
   *[other] { $tables }卓
}。
cli-tables-kicked = テーブル { $table } の席{ $seat }が空きました。{ $name } が座っていました。
cli-tables-abandoned = テーブル { $table } のゲームを中止し、ダイスの秘密を公開しました。

cli-tables-retention = { $days }日間誰も遊ばなかったゲームは中止されます。終わったか始まらなかったテーブルは、最後の変化から{ $days }日後に削除されます。
cli-tables-retention-off = テーブルは削除するまで残ります。
cli-tables-retention-given = 動いているサーバーは { "--retention" } { NUMBER($days, useGrouping: 0) } を付けて起動されています。止まるまではそれが有効です。

cli-tables-unknown = 「{ $table }」というテーブルはありません。{ "conclave tables list" } ですべて見られます。
cli-tables-missing = { $number }卓のテーブルがありません（{ $tables }）。何も削除しませんでした。
cli-tables-damaged = テーブル { $table } は壊れていて読めません。{ "conclave tables delete" } で削除はできます。
cli-tables-seat-wrong = 「{ $seat }」という席はありません。席の番号は { "conclave tables show" } のとおり、1から始まります。
cli-tables-seat-free = テーブル { $table } の席{ $seat }には誰も座っていません。
cli-tables-retention-wrong = テーブルを「{ $days }」日間残すことはできません。1から{ $most }までの数か { "off" } を選んでください。
cli-tables-settings-wrong = { $file } を読み取れません。{ "conclave tables retention" } に日数か { "off" } を付けると書き直せます。
cli-tables-server-silent = { $url } のサーバー（プロセス { $pid }）が応答しません。応答が戻るか、サーバーが止まってから、もう一度お試しください。

## ヘルプ

cli-usage-heading = 使い方：
cli-usage-options = オプション
cli-usage-commands = コマンド
cli-usage-default = 既定値：{ $value }
cli-usage-required = 必須

cli-command-serve = ブラウザー用のテーブルサーバーを開きます。
cli-command-play = ターミナルでゲームを遊びます。
cli-command-simulate = ボットどうしを対戦させて集計します。
cli-command-arena = ボットをすべての組み合わせで対戦させ、強さを評価します。
cli-command-study = ゲームのバランスと、勝ちにつながるものを調べます。
cli-command-odds = ゲームの場面の正確な確率を計算します。
cli-command-record = ゲームの記録を表示、再生、検証します。
cli-command-rules = ゲームのルール全体、または1つのルールを表示します。
cli-command-catalogue = ゲームの箱に入っているものをすべて表示します。
cli-command-tables = サーバーのテーブルを一覧、表示、削除、整理します。
cli-command-backup = サーバーのすべてのテーブルをファイルにコピーします。
cli-command-restore = バックアップからテーブルを復元します。
cli-command-schema = サーバーとクライアントの間のメッセージを表示します（プログラム用）。
cli-command-bench = ここでルールがどれだけ速く動くかを測ります。

cli-usage-any-json = JSON で出力します。
cli-usage-any-data = サーバーのデータフォルダー（いつもの場所でないとき）。
cli-usage-any-option = ゲームのオプションを設定します。
cli-usage-any-yes = 確認せずに実行します。
cli-usage-any-older-than = この日数、変化がないものだけ。
cli-usage-any-help = この説明を表示して終了します。

cli-usage-conclave = ダイスと魔法のゲームのためのデジタルテーブルです。
cli-usage-conclave-version = バージョンを表示して終了します。
cli-usage-serve = テーブルサーバーを Ctrl+C が押されるまで動かし、スタートページを開きます。
cli-usage-serve-host = 0.0.0.0 にすると、ほかの端末からも接続できます。
cli-usage-serve-port = 0 なら空いているものを使います。
cli-usage-serve-base-path = すべてのアドレスの先頭（例：/conclave）。
cli-usage-serve-public-url = プロキシの後ろのサーバーに、外からつなぐときのアドレス。
cli-usage-serve-behind-proxy = このプロキシが伝えるクライアントの情報を信用します。
cli-usage-serve-no-browser = スタートページを開きません。
cli-usage-serve-tables-per-address = 終わっていないテーブルの数。
cli-usage-serve-sockets-per-address = 同時に開けるウィンドウの数。
cli-usage-serve-connections-per-address = それらのウィンドウのほかに、同時に開ける接続の数。
cli-usage-serve-messages-per-address = すべてのウィンドウを合わせた、1秒あたりのメッセージ数。
cli-usage-serve-requests-per-address = 1秒あたりのリクエストの数。
cli-usage-serve-retention = この日数、誰も遊ばなかったゲームを中止し、終わってからこの日数がたったテーブルを削除します。
cli-usage-serve-verbose = すべてのリクエストをログに書きます。
cli-usage-play =
    ターミナルで GAME を遊びます。

    ゲームは決定のたびに保存されます。--resume で最新のゲーム、または指定した名前のゲームを続けられます。ゲームごとのオプションは下にあります。
cli-usage-play-seats = 席に着く人：you、ボット、または my_bot.py:Bot。
cli-usage-play-names = テーブルの人たちの名前。
cli-usage-play-seed = 同じシードなら同じダイスになります。
cli-usage-play-resume = 保存したゲームを続けます。
cli-usage-play-pace = ボットの手を画面に出しておく長さ。
cli-usage-play-plain = 画面を描かず、文字の行だけで表示します（スクリーンリーダー用）。
cli-usage-simulate =
    ボットどうしで GAME を対戦させ、勝った回数を数えます。

    席はゲームごとに入れ替わります。自作のボットは my_bot.py:Bot のように指定します。ゲームごとのオプションは下にあります。
cli-usage-simulate-seats = 席ごとのボット（例：greedy,random）。
cli-usage-simulate-games = ゲームの数。
cli-usage-simulate-seed = 同じシードなら同じゲームになります。指定しなければ新しいシードです。
cli-usage-simulate-jobs = プロセスの数。
cli-usage-simulate-records = すべてのゲームをこのフォルダーに保存します。
cli-usage-arena =
    すべての組み合わせでボットに GAME を対戦させ、強さを評価します。

    ボットの数が人数と同じなら、書いた順に1つのテーブルに着きます。a,b,b,b なら、a が1つ、b が3つの対戦です。失敗したボットはそのゲームに負けます。--out を付けた実行は、中断しても同じコマンドで続けられます。ゲームごとのオプションは下にあります。
cli-usage-arena-bots = 比べるボット（例：greedy,random）。
cli-usage-arena-players = 1つのテーブルの人数。
cli-usage-arena-games = ゲームの総数。
cli-usage-arena-jobs = プロセスの数。
cli-usage-arena-cluster = 代わりに、この Ray クラスターで実行します（例：10.0.0.1:6379、ray://10.0.0.1:10001）。
cli-usage-arena-seed = 同じシードなら同じゲームになります。指定しなければ新しいシードです。
cli-usage-arena-out = ゲームをこのフォルダーに保存し、レポートを書きます。
cli-usage-arena-sprt = 最初のボットの勝率が2つのうちどちらなのか、はっきりしたら止まります（例：0.5,0.58）。
cli-usage-arena-errors = その判定が誤ってもよい確率（両方の向きそれぞれ）。
cli-usage-arena-luck = 可能なゲームでは、ダイスの運を除いた結果も出します。時間がかかります。
cli-usage-arena-seconds = 1回の決定の時間。超えたボットは負けます。
cli-usage-arena-memory = 1ゲームに使えるメガバイト数。超えたボットは負けます。
cli-usage-study =
    GAME を何度も実行し、バランスを調べます（席、長さ、点、呪文やカードと勝ちの関係）。

    すべての人数と、変えるオプションのすべての値とを組み合わせます。ゲームごとのオプションは下にあります。
cli-usage-study-bots = 席に着くボット。1つだけなら、すべての席に着きます。
cli-usage-study-players = 人数（例：2,3,4）。
cli-usage-study-vary = オプションとその値（例："circle=I,IV"）。何度でも書けます。
cli-usage-study-games = 組み合わせごとのゲームの数。
cli-usage-study-jobs = プロセスの数。
cli-usage-study-cluster = 代わりに、この Ray クラスターで実行します（例：10.0.0.1:6379、ray://10.0.0.1:10001）。
cli-usage-study-seed = 同じシードなら同じゲームになります。指定しなければ新しいシードです。
cli-usage-study-out = ゲームをこのフォルダーに保存し、レポートを書きます。
cli-usage-odds = ゲームの場面の正確な確率です。オプションはゲームごとに違います。
cli-usage-record = ゲームの記録を表示、再生、検証します。
cli-usage-record-replay = 記録をルールどおりにもう一度進め、文章で表示します。
cli-usage-record-show = 誰が何をプレイし、どう終わったかを表示します。どのバージョンのゲームでも使えます。
cli-usage-record-verify =
    記録をルールと照らし合わせ、ダイスを最初の約束と照らし合わせます。

    結果は、公正さを確認済み、再生できるが未確認、不正のどれかです。詳しくは docs/fairness.md にあります。
cli-usage-rules = GAME のルール全体、またはルール ID（例：WD-7）のルールだけを表示します。
cli-usage-catalogue = GAME の箱に入っているものをすべて表示します。
cli-usage-tables = サーバーのテーブルを一覧、表示、削除、整理します。サーバーは動いていても止まっていても構いません。
cli-usage-tables-abandon = テーブルのゲームを勝者なしで中止し、ダイスを確かめられるように秘密を公開します。
cli-usage-tables-delete = テーブルを記録ごと完全に削除します。
cli-usage-tables-kick = 席を空けます。SEAT は `show` に出る席の番号です。ゲーム中なら、誰かが座るまでボットが代わります。
cli-usage-tables-list = すべてのテーブルを表示します（最近変化したものから）。
cli-usage-tables-list-stage = この段階のテーブルだけ。何度でも書けます。
cli-usage-tables-list-most = 新しいものからこの数まで。
cli-usage-tables-purge = ゲームが終わったか始まらなかったテーブルのうち、長く変化のないものを削除します。
cli-usage-tables-purge-dry-run = 数えるだけにします。
cli-usage-tables-retention = 誰も遊ばないゲームを何日後に中止し、終わったテーブルを何日後に削除するかを、表示または設定します。
cli-usage-tables-show = テーブルに誰が座り、誰がいるか、その設定と大きさを表示します。
cli-usage-backup = サーバーのすべてのテーブルを FILE にコピーします。サーバーは動いていても構いません。
cli-usage-restore =
    すべてのテーブルをバックアップ FILE のものに置き換えます。サーバーは止めておいてください。

    これまでのテーブルは隣に残り、あとでそれを復元することもできます。
cli-usage-schema = サーバーのメッセージ（JSON Schema）または HTTP インターフェース（OpenAPI）を JSON で表示します。
cli-usage-schema-http = HTTP で要求できるもの。
cli-usage-schema-socket = ソケットのメッセージと、各ゲームがそこに入れるもの。
cli-usage-bench =
    すべてのゲームについて、人数ごとに、ランダムなゲームと探索の速さを測ります。

    数えるのは、選択肢が2つ以上ある決定だけです。
cli-usage-bench-seconds = 1回の測定の時間。
cli-usage-bench-games = これらのゲームだけを測ります。
cli-usage-bench-form = この形のルールを測ります。両方なら交互に測ります。指定しなければ、ここで動くものを測ります。

# Games that are installed
cli-games-row = { $game }：{ $title }、{ $least }〜{ $most }人（{ $source }）
cli-games-bots = {"  "}ボット：{ $bots }
cli-games-command-hidden = { $game }（{ $source }）：コマンド { $command } は使えません。{ "conclave" } に同じ名前のコマンドがあります。
cli-games-broken = { $game }（{ $source }）：{ $reason }
cli-command-games = インストールされているゲームと、その提供元を一覧にします。
cli-usage-games = インストールされているゲームを、ボットと提供元のパッケージとともに一覧にします。
