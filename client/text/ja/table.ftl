## At a table

at-title = { $title } – Conclave
at-title-turn = ● あなたの番です – { $title }
at-notify-turn = あなたの番です
at-cancel = キャンセル
at-again = もう一度試す
at-somebody = 誰か

## What is asked

at-waiting = ほかの人を待っています…
at-waiting-for = { $names }を待っています…
at-your-turn = あなたの番です
at-over = ゲームが終わりました
at-seat-blind = 秘密の選択が公開されると、この席の内容が見えます
at-abandoned = このテーブルはゲームの途中で閉じられました
at-rule-open = ルール{ $rule }を読む
at-time-left = 残り時間

## What can be done

at-actions = できること
at-undo = 元に戻す
at-undo-nothing = 元に戻せる手はありません。
at-undo-not = 元に戻すことができません：{ $why }
at-hint = ヒント
at-hint-title = 最も強いボットの考え
at-hint-more = ヒントの説明
at-hint-order = 良い順に並んでいます。%は成功する確率、点（⌀）は得られる点の平均です。ボットは数字に表れないことも考えています。
at-hint-order-plain = ★がボットの選ぶ手です。ほかはボットの考える順に並びます。
at-hint-none = この選択にはヒントがありません
at-hint-chance = { $chance }%
at-hint-worth = { $worth }点
at-hint-at-least = { $figures }以上
at-choices = すべての選択肢（文章）
at-choices-short = 選択肢
at-choices-many = 選択肢が{ $count }通りあります。ここで組み立ててください。
at-choices-put = これを選ぶ
at-catch-up = 最新の状態へ
at-propose-not = 選び直す
at-tap = 光っているものをタップしてください
at-watch-badge = 観戦中

## Around the board

at-board = ボード
at-board-unknown = このゲームにはボードの画面がありません。選択肢と経過は文章で表示されます。
at-board-failed = このゲームのボードはここでは動作しません。選択肢は引き続き文章で選べます。
at-board-gone = このゲームで使われたルールはもうありません。見ることはできますが、遊ぶことはできません。
at-menu = メニュー
at-players = プレイヤー
at-turn = 手番
at-you = あなた
at-points-short = { $points }
at-panels = プレイヤー、経過、ルール
at-panels-unread = プレイヤー、経過、ルール（新しいメッセージ{ $unread }件）
at-panel-players = プレイヤー
at-panel-log = 経過
at-panel-rules = ルール
at-panel-chat = チャット
at-log = これまでの経過
at-log-covered = ここからはボットが{ $name }の代わりにプレイします。
at-log-back = { $name }が戻りました。
at-log-empty = まだ何も起きていません。
at-rules-search = ルールを検索
at-rules-opening = ルールを読み込んでいます…
at-rules-found = { $found ->
    [0] 当てはまるルールはありません。
   *[other] { $found }件のルール
}
at-chat-empty = まだ誰も話していません。
at-chat-say = メッセージを書く
at-chat-send = 送る
at-chat-seated = 席に着いている人だけが話せます。
at-reactions = リアクション
at-tip = 遊び方の案内
at-tip-read = わかりました

# Reactions: at-react-…
at-react-hello = こんにちは！
at-react-well-played = お見事！
at-react-wow = おおっ！
at-react-oops = しまった！
at-react-hurry = そろそろ…
at-react-thanks = ありがとう！
at-react-good-game = いい勝負でした！

# Who sits at a seat: at-seat-…
at-seat-free = 空席
at-seat-bot = ボット（{ $level }）
at-seat-resigned = 投了
at-seat-covered = ボットが代行中
at-seat-here = 在席
at-seat-away = 離席中
at-seat-gone = 退席

## Before the game

at-lobby-title = 席に着いてください
at-lobby-sit = 空いている席を選び、名前を入力してください。
at-lobby-watch = 観戦用のリンクで入っています。全員が席に着くとゲームが始まります。
at-seats = 席
at-seat-number = 席{ $number }
at-seat-yours = この画面
at-seat-clear = このボットを外す
at-sit-here = ここに座る
at-sit-here-other = この画面のもう一人
at-sit-name = あなたの名前
at-sit-name-other = その人の名前
at-sit-down = 座る
at-sit-rename = 名前を変える
at-sit-for = { $name }の代わりに続ける
at-stand = 席を立つ
at-bot-level = 席{ $number }のボットの強さ
at-bot-seat = ボットを座らせる
at-start = ゲームを始める
at-start-free = 席があと{ $free }つ空いています。
at-start-ready = 全員そろいました。始められます。
at-start-wait = 全員そろいました。テーブルを作った人がゲームを始めます。
at-start-full = 席はすべて埋まっています。このまま観戦できます。
at-watching = 席に着いていない人が{ $watching }人います。
at-gathering-title = まもなく始まります
at-gathering-promise = 全員がダイスにシードを加えています…
at-gathering-reveal = シードを公開しています…
at-gathering-about = このゲームのダイスの目は、すべてこれらのシードから決まります。誰も前もって知ったり選んだりできず、終わったあとは誰でも確かめられます。
at-gathering-given = { $name }はシードを加えました
at-gathering-wait = { $name }を待っています

## Links

at-links = リンクと端末
at-link-invite = 友だちを招待する
at-link-invite-about = このリンクを開いた人は、空いている席に座れます。
at-link-watch = 観戦してもらう
at-link-watch-about = このリンクを開いた人には、全員に公開されているものだけが見えます。
at-link-seat = { $name }の席を別の端末で続ける
at-link-seat-about = スマートフォンや別のパソコンでこの席を開きます。このブラウザーが使えなくなったときに戻るためにも使えます。このリンクを持つ人はあなたの代わりに遊べるので、人に渡さないでください。
at-link-creator = テーブルを別の端末で管理する
at-link-creator-about = このリンクを持つ人は、テーブルを作った人としてあなたと同じことができます。人に渡さないでください。
at-link-replace = リンクを新しくする
at-link-withdraw = 無効にする
at-link-only-here = このサーバーにはこの端末からしか接続できません。ほかの端末から使うには、{ "--host 0.0.0.0" }を付けてサーバーを起動してください。
at-link-make = リンクを作る
at-link-none = ここで渡せるリンクはありません。
at-link-copy = コピー
at-link-copied = コピーしました
at-link-code = QRコードを表示
at-link-code-of = QRコード：{ $title }

## Several people at one screen

at-curtain = 画面を{ $name }に渡してください
at-curtain-about = ここから先は{ $name }だけのものです。ほかの人は見ないでください。
at-curtain-take = 私が{ $name }です
at-screen-turn = この画面は{ $name }の番です

## The end

at-end-title = ゲーム終了
at-end-you-win = あなたの勝ちです
at-end-wins = { $name }の勝ちです
at-end-share = { $names }が勝利を分かち合いました
at-end-resigned = { $names }が投了しました。
at-end-show = 結果を見る
at-end-place = { $place }位：
at-end-points = { $points }点
at-end-again = もう一度遊ぶ
at-end-next = 次のゲームへ
at-end-verify = ダイスを検証する
at-end-replay = 最初から見直す
at-end-record = 記録をダウンロード

## Going

at-going = 退出・終了
at-home = スタートページへ
at-home-note = 席はそのままです。いつでも戻れます。
at-leave = テーブルを離れる
at-leave-title = テーブルを離れますか？
at-leave-note = 戻るまで、ボットが代わりにプレイします。ほかがボットだけなら、ゲームは戻るまで中断します。
at-leave-note-lobby = 席が空き、ほかの人が座れます。
at-leave-about = 同じリンクかスタートページの「続きから遊ぶ」で戻るまで、ボットが{ $names }の代わりにプレイします。ほかがボットだけなら、ゲームは戻るまで中断します。
at-leave-about-lobby = { $names }の席が空きます。同じリンクから戻れます。
at-leave-really = 離れる
at-resign = 投了する
at-resign-note = 負けを認めて最下位になります。元に戻せません。
at-resign-title = 投了しますか？
at-resign-about = { $name }は投了し、最下位になります。3人以上のときはボットが続けます。元に戻せません。
at-resign-really = 投了する
at-abandon = このテーブルを閉じる
at-abandon-note = 全員のゲームが結果なしで終わります。
at-abandon-note-vote = 全員が賛成すれば、ゲームは結果なしで終わります。
at-abandon-title = テーブルを閉じて、全員のゲームを終わらせますか？
at-abandon-about = ゲームは結果なしで終わります。
at-abandon-about-vote = 全員が賛成すると、ゲームは結果なしで終わります。長いあいだ席を離れている人の賛成はいりません。
at-abandon-really = テーブルを閉じる

## Deciding together

at-people = プレイヤーについて投票する
at-people-about = 1人では決められません。ほかの全員の賛成か、そのプレイヤーが長いあいだ席を離れていることが必要です。そのあいだはボットが代わりにプレイします。
at-vote = 投票
at-vote-kick = テーブルから外す
at-vote-reopen = 席を空ける
at-vote-asks-kick = { $by }さんが、{ $name }さんをテーブルから外すことを提案しています。
at-vote-asks-reopen = { $by }さんが、{ $name }さんの席をほかの人に空けることを提案しています。
at-vote-asks-abandon = { $by }さんが、ゲームを結果なしで終えることを提案しています。
at-vote-asks-you = { $by }さんが、あなたをテーブルから外すことを提案しています。
at-vote-agree = 賛成
at-vote-reject = 反対
at-vote-withdraw = 取り下げる

at-log-vote-kick = { $by }さんが、{ $name }さんをテーブルから外すことを提案しました。
at-log-vote-reopen = { $by }さんが、{ $name }さんの席を空けることを提案しました。
at-log-vote-abandon = { $by }さんが、ゲームを終えることを提案しました。
at-log-rejected = { $by }さんが反対しました。
at-log-kicked-agreed = ほかの全員の賛成で、{ $name }さんがテーブルから外されました。
at-log-kicked-absent = 長いあいだ席を離れていた{ $name }さんが、テーブルから外されました。
at-log-kicked-creator = ゲームの前に{ $name }さんがテーブルから外されました。
at-log-kicked-host = サーバーの管理者が{ $name }さんをテーブルから外しました。
at-log-reopened-agreed = ほかの全員の賛成で、{ $name }さんの席が空きました。
at-log-reopened-absent = { $name }さんが長いあいだ戻らないため、席が空きました。
at-log-abandoned-alone = ゲームを終えました。
at-log-abandoned-creator = ゲームの前にテーブルが閉じられました。
at-log-abandoned-agreed = 全員の賛成でゲームを終えました。
at-log-abandoned-absent = ほかの人が長いあいだ戻らないため、ゲームを終えました。
at-log-abandoned-host = サーバーの管理者がゲームを終えました。

## The line

at-line-lost = 接続が切れました。
at-line-retrying = つなぎ直しています…
at-line-now = 今すぐ試す
at-line-back = 再び接続しました。
at-welcome-back = おかえりなさい！ ボットがあなたの代わりに{ $missed }回決めました。内容は経過にあります。
at-line-unreachable = サーバーから応答がありません。もう一度試しています…

at-closed-gone = このテーブルはありません
at-closed-gone-about = 削除されたか、リンクが途中で切れているのかもしれません。新しいリンクをもらうか、自分でテーブルを作ってください。
at-closed-denied = このリンクでは入れません
at-closed-denied-about = テーブルを作った人にリンクをもらい、その全体をこのブラウザーで開いてください。
at-closed-removed = このテーブルから外されました
at-closed-removed-about = ほかのプレイヤー全員の賛成か、サーバーの管理者によるものです。あなたの席ではボットがプレイを続けます。
at-closed-old = このページとサーバーのバージョンが合いません
at-closed-old-about = どちらかが新しくなっています。ページを読み込み直すと、たいてい直ります。
at-closed-ended = このテーブルは閉じられました
at-closed-ended-about = ゲームが始まる前に、作った人が閉じました。
at-closed-busy = いまはできません
at-closed-busy-about = 少し待ってから、もう一度試してください。
at-closed-unreachable = サーバーから応答がありません
at-closed-unreachable-about = 再起動中か、オフラインかもしれません。ゲームは保存されています。

## Preferences

at-language = 言語
at-theme = テーマ
at-theme-system = 自動
at-theme-dark = ダーク
at-theme-light = ライト
at-speed = アニメーション
at-speed-instant = なし
at-speed-quick = 速い
at-speed-calm = ゆっくり
at-confirm = 決める前に確認する
at-confirm-about = タップすると結果が示され、メインボタンで決まります。オフにすると、タップしただけで決まります。
at-sound = 効果音
at-notify = 自分の番を知らせる
at-notify-about = 別のタブやウィンドウを見ているときに知らせます。
at-notify-refused = ブラウザーが許可していません。このサイトの設定で変えられます。
at-notify-cannot = ブラウザーの通知はHTTPSでのみ使えます。タブのタイトルには必ず表示されます。
at-tips-again = 案内をもう一度すべて表示する
