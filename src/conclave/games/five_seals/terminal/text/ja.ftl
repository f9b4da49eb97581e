# 入力する言葉は波かっこと引用符の中にあり、どの言語でも同じです。

## ボード

fs-terminal-board-fine = { $name }：このボードで遊べます。
fs-terminal-board-counts = { $players }人：円 { $circles }、ボックス { $boxes }（うち強さ6は { $strongest }）。
fs-terminal-board-wrong = { $file } に{ $number }個の誤りがあります。書き方は docs/boards.md にあります。
fs-terminal-board-suffix = 何を描くかわかるように、{ $file } の名前は { ".svg" } か { ".png" } で終えてください。
fs-terminal-board-no-png = PNG 画像を描くには { "\"conclave[pictures]\"" } をインストールしてください。{ ".svg" } で終わる名前なら、そのまま描けます。
fs-terminal-board-cannot-draw = { $file } はまだボードになっていません：{ $problem }{ $number ->
    [1] ほかに誤りはありません。
   *[other] { "conclave board check" } で{ $number }個の誤りがすべて見られます。
}
fs-terminal-board-unwritable = { $file } に書き込めません：{ $reason }。
fs-terminal-board-drawn = { $file } を描きました。

## テーブル

fs-terminal-letter-fire = F
fs-terminal-letter-water = W
fs-terminal-letter-air = A
fs-terminal-letter-earth = E
fs-terminal-letter-mind = M

fs-terminal-round = ラウンド{ $round }
fs-terminal-circle = 魔法陣 { $circle }
fs-terminal-last-round = 最終ラウンド（強さ6：残り{ $number }）
fs-terminal-left = 強さ6：残り{ $number }、{ $least }未満で終了
fs-terminal-quiet = 封印が破られないまま{ $rounds }ラウンド
fs-terminal-supply = サプライ
fs-terminal-points = { $points }点
fs-terminal-scrolls = スクロール{ $number }
fs-terminal-scrolls-down = スクロール{ $number }（裏{ $down }）
fs-terminal-round-over = ラウンド終了
fs-terminal-next = 次
fs-terminal-dice-none = ダイスなし
fs-terminal-mage-on = マス{ $space }
fs-terminal-familiar-on = 使い魔はマス{ $space }
fs-terminal-down = （裏）
fs-terminal-figures = { $mage }と{ $familiar }
fs-terminal-your-scrolls = あなたのスクロール：
fs-terminal-breakable = 破れる封印：
fs-terminal-in-reach = 届く封印：
fs-terminal-also-in-reach = ほかに届く封印：
fs-terminal-or = または
fs-terminal-casting = { $player }は{ $scroll }を使っています。
fs-terminal-casting-you = あなたは{ $scroll }を使っています。
fs-terminal-casting-lent = { $player }は{ $lender }、{ $scroll }を使っています。
fs-terminal-casting-lent-you = あなたは{ $lender }、{ $scroll }を使っています。
fs-terminal-lender = { $player }のスクロール
fs-terminal-lender-you = あなたのスクロール
fs-terminal-chosen = ここまで：{ $choice }
fs-terminal-chosen-space = マス{ $space }
fs-terminal-chosen-dice = { $dice }
fs-terminal-chosen-opponents-dice = { $player }の{ $dice }
fs-terminal-chosen-opponents-dice-you = あなたの{ $dice }
fs-terminal-chosen-opponents-scroll = { $player }の{ $scroll }
fs-terminal-chosen-opponents-scroll-you = あなたの{ $scroll }

## スクロールを短く

fs-terminal-short-binding = 使い魔がここをふさぐか、トークンを破る
fs-terminal-short-change = ダイスの色を変える
fs-terminal-short-renewal = ダイスを振り直す
fs-terminal-short-strengthening = ダイスに +2
fs-terminal-short-growth = ダイスを1個増やす
fs-terminal-short-synergy = 終了時、その色のスクロール1枚につき1点
fs-terminal-short-swap = 同じ強さのトークンを入れ替える
fs-terminal-short-exchange = 同じ色のトークンを入れ替える
fs-terminal-short-absorption = 破ったトークンを取っておき、ダイスに足す
fs-terminal-short-disintegration = トークンを取り除く
fs-terminal-short-rearrangement = ボードのスクロールを入れ替える
fs-terminal-short-deception = 相手とダイスを取り替える
fs-terminal-short-alteration = 自分のダイスに +1、相手のダイスに -1
fs-terminal-short-transfer = 相手とスクロールを取り替える
fs-terminal-short-theft = 相手のダイスを1個取る
fs-terminal-short-exploitation = 相手のスクロールを使う
fs-terminal-short-dispatch = 使い魔を好きなトークンに置く
fs-terminal-short-leap = トークンの向こうの封印を破る
fs-terminal-short-teleportation = コマの向こうの封印を破る
fs-terminal-short-guardian = スクロールを誰にも獲得できなくする
fs-terminal-short-speed = 封印を2つ破る（2つ目はダイスなし）

## 質問

fs-terminal-ask-mages = どのスタートマスに魔術師を置きますか？ 広間は開けているので、どこから始めても同じです。
fs-terminal-ask-draft = 次に振るダイスを3個、何色にしますか？
fs-terminal-ask-turn = スクロールを使いますか？ 封印を破りますか？
fs-terminal-ask-break = どの封印を破りますか？
fs-terminal-ask-stuck = このダイスで破れる封印はありません。スクロールを使いますか？ ラウンドを終えますか？
fs-terminal-ask-end = このダイスで破れる封印はありません。
fs-terminal-ask-absorb = 破ったトークンをスクロールに置きますか？
fs-terminal-ask-victim = { $player }があなたのダイスを1個取ります。どれを渡しますか？

fs-terminal-ask-binding = 使い魔をここに置きますか？ それとも使い魔でトークンを破りますか？
fs-terminal-ask-change = どのダイスの色を変えますか？
fs-terminal-ask-change-then = 何色に変えますか？
fs-terminal-ask-renewal = どのダイスを振り直しますか？
fs-terminal-ask-strengthening = どのダイスに +2 しますか？
fs-terminal-ask-growth = 何色のダイスにしますか？
fs-terminal-ask-swap = どのトークンを入れ替えますか？
fs-terminal-ask-swap-then = どのトークンと入れ替えますか？
fs-terminal-ask-exchange = どのトークンを入れ替えますか？
fs-terminal-ask-exchange-then = どのトークンと入れ替えますか？
fs-terminal-ask-absorption = トークンの強さをどのダイスに足しますか？
fs-terminal-ask-disintegration = どのトークンを取り除きますか？
fs-terminal-ask-rearrangement = どのスクロールを入れ替えますか？
fs-terminal-ask-rearrangement-then = どのスクロールと入れ替えますか？
fs-terminal-ask-deception = どのダイスを取りますか？
fs-terminal-ask-deception-then = 代わりにどのダイスを渡しますか？
fs-terminal-ask-alteration = あなたのどのダイスに +1 しますか？
fs-terminal-ask-alteration-then = 誰のダイスに -1 しますか？
fs-terminal-ask-transfer = どのスクロールを取りますか？
fs-terminal-ask-transfer-then = 代わりにどのスクロールを渡しますか？
fs-terminal-ask-theft = 誰からダイスを取りますか？
fs-terminal-ask-exploitation = 誰のスクロールを使いますか？
fs-terminal-ask-dispatch = 使い魔をどのトークンに置きますか？
fs-terminal-ask-leap = どのトークンを跳び越えますか？
fs-terminal-ask-leap-then = その向こうのどの封印を破りますか？
fs-terminal-ask-teleportation = どのコマを通り抜けますか？
fs-terminal-ask-teleportation-then = その向こうのどの封印を破りますか？
fs-terminal-ask-guardian = { $colour }の守護者をどこに置きますか？
fs-terminal-ask-speed = ダイスでどの封印を破りますか？
fs-terminal-ask-speed-then = ダイスなしでどの封印を破りますか？

fs-terminal-hint-break = { $space } で封印 { $space } を破る
fs-terminal-hint-dice-of = { $typed } で封印 { $space } を{ $dice }で破る
fs-terminal-hint-these-dice = ダイス{ $number }個（{ $dice }）
fs-terminal-hint-space = 番号を入力（例：{ $space }）
fs-terminal-hint-letter = { $letter } で{ $scroll }を使う
fs-terminal-hint-signs = { "signs" } で地図の見方
fs-terminal-hint-more = { "?" } { $thing } で説明、{ "map" } で全体
fs-terminal-hint-dice = またはダイスを入力：{ $example }
fs-terminal-hint-draft = 文字を3つ入力（例：{ $example }）
fs-terminal-colour-in-supply = { $colour }（サプライに{ $number }個）
fs-terminal-hint = ボット { $bot } ならこう入力します：{ $typed }

fs-terminal-which-dice = { $space } を破る方法はいくつかあります。どれかを入力してください：{ $ways }
fs-terminal-which-scroll = どのスクロールですか？ { $scrolls }
fs-terminal-unclear-board = 「{ $words }」はここでは使えません。番号か文字を入力してください。{ "?" } でヘルプが出ます。
fs-terminal-unclear-draft = 「{ $words }」はここでは使えません。文字を3つ入力してください。{ "?" } でヘルプが出ます。
fs-terminal-unclear-spell = 「{ $words }」はここでは使えません。呪文の対象を選んでください。{ "undo" } で元に戻せます。
fs-terminal-draft-number = それではダイスが{ $number }個です。取るのは3個です。
fs-terminal-draft-supply = { $number ->
    [0] サプライに{ $colour }のダイスはもうありません。
   *[other] サプライに{ $colour }のダイスはあと{ $number }個しかありません。
}
fs-terminal-no-such-space = マス { $space } はありません。マスの番号は 1 から { $most } です。
fs-terminal-no-such-scroll = 「{ $words }」というスクロールはこのゲームにありません。マスかスクロールを指定してください：{ "? 17" }、{ "? change-fire" }。
fs-terminal-no-dice = いまそれに使えるダイスがありません（{ $colour }）。
fs-terminal-not-now = マス { $space } はここでは選べません。

## 読めるもの

fs-terminal-help-thing = マスにあるもの、またはスクロールの効果（番号の代わりに文字か名前で）
fs-terminal-about-map = ボード全体
fs-terminal-about-players = 全員とそのスクロール
fs-terminal-about-scrolls = ボード上のすべてのスクロールとその効果
fs-terminal-on-board = ボードにはスクロールが{ $number }枚あります。+ はあなたに届くものです。
fs-terminal-about-signs = 地図の見方
fs-terminal-legend-token = 17F3 はマス17にある火のトークン、強さ3です。
fs-terminal-legend-scroll = [23W5] はスクロールです：マス23、水、強さ5。同じだけの点になります。
fs-terminal-legend-letters = F は火、W は水、A は風、E は土、M は精神です。
fs-terminal-legend-choice = * はいま選べるものです。
fs-terminal-legend-reach = + は届きますが、いまのダイスでは破れません。
fs-terminal-legend-mage = 17@Y は名前が Y で始まるプレイヤーの魔術師で、マス17にいます。名前の横の「マス17」もその魔術師のいる場所です。
fs-terminal-legend-familiar = 17&Y はそのプレイヤーの使い魔です。
fs-terminal-legend-guardian = # は守護者です。その下のスクロールは誰も獲得できません。
fs-terminal-legend-empty = ·17 は空の円、○ は部屋か通路、(2) は広間のスタートマスです。
fs-terminal-legend-turn = ★ は最初のプレイヤー、▶ はいま決める人です。
fs-terminal-strength = 強さ{ $strength }
fs-terminal-whole-rule = ({ "rule" } { $rule })
fs-terminal-owned = { $player }が表向きで持っています。
fs-terminal-owned-you = あなたが表向きで持っています。
fs-terminal-owned-down = { $player }が裏向きで持っています。
fs-terminal-owned-down-you = あなたが裏向きで持っています。
fs-terminal-lies-on = マス{ $space }にあります。
fs-terminal-nowhere = { $scroll }はこのゲームに出ていません。
fs-terminal-usable = いま使えます。
fs-terminal-space-empty = マス{ $space }に封印はありません。
fs-terminal-stands-there = そこにいるコマ：{ $figures }
fs-terminal-breakable-with = { $dice }で破れます。
fs-terminal-breakable-later = あなたの手番なら、いまのダイスで破れます。
fs-terminal-next-to = 隣：{ $spaces }

## 終わり

fs-terminal-count = スクロール
fs-terminal-strengths = 強さ
fs-terminal-synergy = シナジー
fs-terminal-total = 点

## あなたについての文

fs-event-mage-you = あなたは魔術師をスタートマス{ $space }に置きました。
fs-event-first-you = 最初のプレイヤーはあなたです。
fs-event-taken-you = あなたは次のロールのために{ $dice }を取りました。
fs-event-round-you = ラウンド{ $round }。あなたから始めます。
fs-event-rolled-you = あなたのロール：{ $dice }。
fs-event-casts-you = あなたは{ $scroll }を使います。
fs-event-exploits-you = あなたは{ $owner }の{ $scroll }を使います。
fs-event-broken-you = あなたは { $dice } で、マス{ $space }の{ $seal }を破りました。
fs-event-broken-free-you = あなたはダイスなしで、マス{ $space }の{ $seal }を破りました。
fs-event-broken-by-familiar-you = あなたの使い魔が { $dice } で、マス{ $space }の{ $seal }を破りました。
fs-event-won-you = あなたは { $dice } で、マス{ $space }の{ $seal }を獲得しました。
fs-event-won-free-you = あなたはダイスなしで、マス{ $space }の{ $seal }を獲得しました。
fs-event-absorbed-you = あなたは{ $token }を{ $scroll }の上に置きました。
fs-event-familiar-you = あなたの使い魔がマス{ $space }へ行きました。
fs-event-familiar-back-you = あなたの使い魔が戻りました。
fs-event-turned-you = あなたの { $before } が { $after } になりました。
fs-event-changed-you = あなたは { $before } を { $after } に変えました。
fs-event-rerolled-you = あなたは { $before } を振り直しました：{ $after }。
fs-event-grown-you = あなたはサプライからダイスを1個取って振りました：{ $die }。
fs-event-swapped-you = あなたは2つの封印を入れ替えました：マス{ $space }に{ $one }、マス{ $otherspace }に{ $other }。
fs-event-disintegrated-you = あなたはマス{ $space }の{ $token }を取り除きました。
fs-event-deceived-you = あなたは { $mine } を{ $opponent }の { $theirs } と取り替えました。色だけが入れ替わり、目はそのままです。
fs-event-stolen-you = あなたは{ $victim }から { $die } を取りました。
fs-event-traded-you = あなたは{ $opponent }に{ $given }を渡し、{ $taken }を受け取りました。
fs-event-guardian-you = あなたは{ $colour }の守護者をマス{ $space }に置きました。
fs-event-guardian-off-you = あなたは{ $colour }の守護者をボードから外しました。
fs-event-gives-up-you = あなたは破れる封印がないので、残りのダイスを戻しました。
fs-event-round-over-you = あなたのラウンドが終わりました。

## 文字だけの表示

fs-plain-sentence = { $words }。
fs-plain-player = { $player }：{ $facts }。
fs-plain-seal = マス{ $space }、{ $seal }
fs-plain-token = トークン、{ $colour } { $strength }
fs-plain-scroll = スクロール、{ $scroll } { $strength }
fs-plain-number = { $colour }{ $number }個
fs-plain-dice = { $colour } { $values }
fs-plain-mage = { $player }の魔術師
fs-plain-mage-you = あなたの魔術師
fs-plain-familiar = { $player }の使い魔
fs-plain-familiar-you = あなたの使い魔
fs-plain-guardian = 守護者
fs-plain-face-down = 裏向き
fs-plain-usable-scroll = { $letter } であなたの{ $scroll }を使えます。
fs-plain-scroll-of-yours = あなたの{ $scroll }：いまは使えません。
fs-plain-breakable = { $seal }：{ $dice } で破れます。
fs-plain-group = { $seal }（マス{ $spaces }）
fs-plain-in-reach = 届く封印：{ $seals }。
fs-plain-also-in-reach = 届くが、いまのダイスでは破れない封印：{ $seals }。
fs-plain-choose-seal = { $seal }：マス{ $spaces }。
fs-plain-choose = 選べるマス：{ $spaces }。
fs-plain-typed = { $typed }：{ $label }。
fs-plain-on-space = { $thing }（マス{ $space }）
fs-plain-lying = { $seal }：{ $effect }。
fs-plain-lying-in-reach = { $seal }（届く）：{ $effect }。
fs-plain-empty = マス{ $space }、空き
fs-plain-space = { $here }。隣：{ $near }。
fs-plain-space-alone = { $here }。
fs-plain-legend = 封印は、マス、種類、色、強さの順に示します。例：マス17、トークン、火 3。
fs-plain-legend-more = 答えの中の数字はマスです。それ以外は文字で入力します。自分のスクロールの文字と、ダイスの色の文字です。
fs-plain-account = { $player }：スクロール{ $count }枚、強さ { $strengths }、シナジー { $synergy }。
fs-terminal-points-plain = { $points }点
fs-terminal-mage-on-plain = 魔術師はマス{ $space }
fs-terminal-familiar-on-plain = 使い魔はマス{ $space }
fs-terminal-scrolls-plain = スクロール{ $number }枚
fs-terminal-scrolls-down-plain = スクロール{ $number }枚（裏向き{ $down }枚）
fs-terminal-supply-plain = サプライ：
fs-terminal-next-plain = 次のロール

## ヘルプ

cli-command-board = 「魔法の五つの封印」のボードを調べるか描きます。

cli-usage-board = 「魔法の五つの封印」のボードを調べるか描きます。
cli-usage-board-check = ボード FILE の誤りをすべて並べます（FILE がなければ、このゲームのボード）。
cli-usage-board-draw = ボードを OUT（名前が .svg か .png で終わるファイル）に描きます。
cli-usage-board-draw-players = 何人用に組み立てるか。
cli-usage-board-draw-board = このゲームのボードの代わりに使うボードのファイル。
