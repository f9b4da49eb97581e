## The site

app-unreachable = サーバーに接続できません。少し待ってからもう一度お試しください。
app-opening = テーブルを開いています…
app-close = 閉じる
app-preferences = 設定
app-home = スタートページへ

app-missing = ページが見つかりません
app-missing-about = リンクが古いか、途中で切れているのかもしれません。

## Start page

app-welcome = 何を遊びましょうか？
app-players = { $least }〜{ $most }人
app-minutes = { $least }〜{ $most }分
app-play-now = すぐに遊ぶ
app-play-now-of = { $game }をすぐに遊ぶ
app-against = 相手
app-against-of = { $game }の対戦相手
app-set-up = テーブルを作る
app-set-up-of = { $game }のテーブルを作る
app-rules = ルール
app-rules-of = { $game }のルール
app-continue = 続きから遊ぶ
app-name = あなたの名前
app-name-note = テーブルで表示される名前です。アカウントは要りません。
app-guest = ゲスト
app-join = リンクで参加する
app-join-link = 受け取ったリンク
app-join-note = リンクを直接開いても参加できます。
app-join-go = 参加
app-no-link = テーブルのリンクではありません。「http」で始まるリンク全体をコピーしてください。
app-open-tables = 募集中のテーブル
app-no-open-tables = いまは募集中のテーブルがありません。自分で作ったテーブルを、このサーバーの全員に公開できます。
app-past-games = これまでのゲーム
app-no-past-games = 終わったゲームはここに残り、再生したりダイスを検証したりできます。
app-open-record = 記録ファイルを開く
app-show-all = { $number }件すべて表示
app-your-turn = あなたの番
app-nobody-yet = まだ誰もいません
app-free-seats = 空席{ $free }
app-stage-lobby = 参加者募集中
app-stage-gathering = まもなく開始
app-stage-playing = 対戦中
app-stage-over = 終了
app-stage-abandoned = 途中で終了
app-game-gone = このゲームはもうこのサーバーにありません

# Levels of bots: app-bot-…, and what to expect of each: app-bot-…-about
app-bot-novice = 初心者
app-bot-novice-about = まだ勉強中。初めてのゲームにぴったりです。
app-bot-apprentice = 見習い
app-bot-apprentice-about = 手堅くプレイしますが、好機を逃すこともあります。
app-bot-adept = 熟練者
app-bot-adept-about = 確率を計算し、上手にプレイします。
app-bot-master = 達人
app-bot-master-about = 先を読む強敵です。
app-bot-archmage = 大魔導師
app-bot-archmage-about = 長く考え、すきを見せません。
app-bot-searcher = 探索者
app-bot-searcher-about = ルールだけを頼りに、先の展開を試しながらプレイします。
app-bot-greedy = よくばり
app-bot-greedy-about = そのときいちばん得に見える手を選びます。
app-bot-random = ランダム
app-bot-random-about = 選べる手の中から、でたらめに選びます。
app-bots-others = その他のボット

## Setting up a table

app-set-up-title = { $game }のテーブル
app-game-options = ゲーム
app-seats = 席
app-seat-who = 席{ $number }に座る人
app-seat-me = 自分
app-seat-here = この画面で遊ぶ人
app-seat-friend = 友だち（リンクで招待）
app-seat-bot = ボット：{ $bot }
app-seat-name = 席{ $number }の名前
app-seat-friend-note = テーブルを開くと、送るためのリンクが表示されます。
app-document-choose = ファイルを選ぶ…
app-document-none = 標準のもの
app-document-remove = ファイルを外す
app-document-large = ファイルが大きすぎます。{ $most }kBまでです。
app-document-unreadable = このファイルはテキストとして読めません。
app-agreed = このテーブルの設定
app-listed = このサーバーの全員に公開する
app-spectators = 観戦を許可する
app-chat = チャットとリアクション
app-undo = 「元に戻す」を許可する
app-advice = 全員にヒントと確率を見せる
app-clock = 持ち時間
app-clock-none = 無制限
app-clock-seconds = 1手につき{ $seconds }秒
app-clock-minutes = 1手につき{ $minutes }分
app-clock-days = 1手につき{ $days }日
app-cover = 不在の人の代わりにボットがプレイする
app-cover-never = しない
app-cover-after-minutes = { $minutes }分後から
app-cover-after-days = { $days }日後から
app-begin = ゲームを始める
app-open-table = テーブルを開く
app-nobody-plays = 遊ぶ人がいません。少なくとも1つの席で「自分」「この画面で遊ぶ人」「友だち（リンクで招待）」のどれかを選んでください。

## Rules

app-rules-title = { $game }のルール
app-no-game = このサーバーにそのゲームはありません
app-no-game-about = リンクが古いのかもしれません。このサーバーで遊べるゲームはスタートページにあります。
