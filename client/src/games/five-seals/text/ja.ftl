## What is asked: five-seals-ask-STAGE, for spells five-seals-ask-SPELL and -then for the second choice

five-seals-ask-mages = 魔術師を置く紫のスタートマスをタップ。
five-seals-ask-draft = 次に振るダイスを3個取ってください。
five-seals-ask-turn = 光る封印を破るか、スクロールを使えます。
five-seals-ask-spell = 呪文の対象を選んでください。
five-seals-ask-theft = 取られるダイスを選んでタップ。
five-seals-ask-absorb = 破ったトークンを「吸収」のスクロールに置きますか？

five-seals-ask-binding = 使い魔を置くか、トークンを破れます。
five-seals-ask-change = 色を変えるダイスをタップ。
five-seals-ask-change-then = 新しい色のサプライをタップ。
five-seals-ask-renewal = 振り直すダイスをタップ。
five-seals-ask-strengthening = +2 するダイスをタップ。
five-seals-ask-growth = ダイスを取るサプライをタップ。
five-seals-ask-swap = 入れ替える1つ目のトークンをタップ。
five-seals-ask-swap-then = 入れ替える相手のトークンをタップ。
five-seals-ask-exchange = 入れ替える1つ目のトークンをタップ。
five-seals-ask-exchange-then = 入れ替える相手のトークンをタップ。
five-seals-ask-absorption = トークンの強さを足すダイスをタップ。
five-seals-ask-disintegration = 取り除くトークンをタップ。
five-seals-ask-rearrangement = 動かす1枚目のスクロールをタップ。
five-seals-ask-rearrangement-then = 入れ替える相手のスクロールをタップ。
five-seals-ask-deception = 相手から取るダイスをタップ。
five-seals-ask-deception-then = 代わりに渡すダイスをタップ。
five-seals-ask-alteration = +1 する自分のダイスをタップ。選ばなくても構いません。
five-seals-ask-alteration-then = −1 する相手のダイスをタップ。
five-seals-ask-transfer = もらうスクロールをタップ。
five-seals-ask-transfer-then = 代わりに渡すスクロールをタップ。
five-seals-ask-theft-spell = 誰からダイスを取りますか？
five-seals-ask-exploitation = 使う相手のスクロールをタップ。
five-seals-ask-dispatch = 使い魔を置くトークンをタップ。
five-seals-ask-leap = 跳び越えるトークンをタップ。
five-seals-ask-leap-then = その向こうの破る封印をタップ。
five-seals-ask-teleportation = 通り抜けるコマをタップ。
five-seals-ask-teleportation-then = その向こうの破る封印をタップ。
five-seals-ask-guardian = 守護者を置くスクロールをタップ。
five-seals-ask-speed = ダイスで破る封印をタップ。
five-seals-ask-speed-then = ダイスなしで破る封印をタップ。

## For a first game: five-seals-guide-… beside the question of the same name

five-seals-guide-mages = 紫のスタートマスはどれも広間の中にあるので、どこから始めても同じです。
five-seals-guide-draft = 封印は同じ色のダイスで破ります。魔術師の近くにどの色があるかを見て、3個取りましょう。
five-seals-guide-turn = 封印と同じ色のダイスを、合計が強さ以上になるように使うと破れて、魔術師がそこへ進みます。スクロールは点と呪文になります。何でもタップすれば説明が読めます。
five-seals-guide-theft = いちばん要らないダイスを渡しましょう。最後の1個だった場合、このラウンドは終わりです。
five-seals-guide-absorb = 「吸収」に置いたトークンは、あとで自分のダイスに足せます。
five-seals-guide-binding = 使い魔は、立っている場所で相手の道をふさぎます。使い魔で破ると魔術師は動かず、手番が終わります。
five-seals-guide-leap = 跳び越えたトークンは残ります。続けて、その向こうの封印を破ります。
five-seals-guide-guardian = 守護者がいるスクロールは誰も獲得できません。
five-seals-guide-alteration = ダイスはすべて同じ色にします。少なくとも1個は変えてください。

## Kinds of choices that are too many to list

five-seals-kind-take-dice = ダイスを取る
five-seals-kind-choose-dice = ダイスを選ぶ
five-seals-kind-choose-opponents-dice = 相手のダイスを選ぶ
five-seals-kind-break-seal = 封印を破る

## The table

five-seals-board = ダンジョン
five-seals-board-keys = 矢印キーで移動、プラスとマイナスで拡大・縮小、0 で全体。Enter で自分の魔術師へ進み、そこからは矢印キーでマスを移れます。
five-seals-look = 表示
five-seals-nearer = 拡大
five-seals-farther = 縮小
five-seals-fit = 全体を表示
five-seals-round = ラウンド{ $round }
five-seals-first = 最初のプレイヤー
five-seals-strongest = 強さ6のスクロール：残り{ $number }枚
five-seals-quiet = { $rounds }ラウンド続けて封印が破られていません
five-seals-supply = サプライの{ $colour }のダイス：{ $number }個
five-seals-your-dice = あなたのダイス
five-seals-next-dice = 次に振るダイス
five-seals-next-short = 次
five-seals-dice-none = ダイスがありません。
five-seals-dice-wait = あなたのラウンドは終わりました。次に振るダイスは用意できています。
five-seals-draft-hint = サプライをタップすると取り、ダイスをタップすると戻します。
five-seals-advised-draft = ボットのおすすめ：{ $colours }
five-seals-put-back = { $colour }のダイスを戻す
five-seals-your-scrolls = あなたのスクロール
five-seals-scrolls-of = { $player }のスクロール
five-seals-read-scrolls = { $player }のスクロール{ $number }枚を読む
five-seals-face-down = 裏向き
five-seals-usable = いま使えます
five-seals-holds = { $colour } { $strength } を保持
five-seals-sum = = { $sum }
five-seals-pick-dice = 破るのに使うダイスをタップしてください。
five-seals-win = 合計が{ $strength }以上の{ $colour }のダイスで獲得できます。
five-seals-win-mind = 合計が{ $strength }以上の、どれか1色のダイスで獲得できます。
five-seals-opponents = 相手

## Spaces in words

five-seals-space = マス{ $space }
five-seals-name-start = スタートマス
five-seals-name-empty = 空の円
five-seals-name-empty-box = 空のボックス
five-seals-name-scroll = { $scroll }、強さ{ $strength }
five-seals-name-breakable = { $sets ->
    [1] 破れます
   *[other] { $sets }通りのダイスで破れます
}
five-seals-name-choosable = 選べます
five-seals-name-join = 、
five-seals-figure = { $figure }（{ $player }）
five-seals-figures = { $mage }と{ $familiar }。{ $points }点。
five-seals-seal-on = マス{ $space }の{ $seal }
five-seals-of-player = { $player }の{ $thing }
five-seals-nothing = 何も選ばない

## A spell on its way

five-seals-so-far = ここまでの選択：{ $choice }。
five-seals-lent = { $player }のスクロールです。
five-seals-cancel = 「元に戻す」で選び直せます。
five-seals-just-broken = 破ったばかり：{ $seal }。

## Scrolls in a few words

five-seals-short-binding = 使い魔でふさぐか、トークンを破る
five-seals-short-change = ダイスの色を変える
five-seals-short-renewal = ダイスを振り直す
five-seals-short-strengthening = ダイスに +2
five-seals-short-growth = ダイスを1個増やす
five-seals-short-synergy = 終了時、その色のスクロール1枚につき1点
five-seals-short-swap = 同じ強さのトークンを入れ替える
five-seals-short-exchange = 同じ色のトークンを入れ替える
five-seals-short-absorption = 破ったトークンを取っておき、ダイスに足す
five-seals-short-disintegration = トークンを取り除く
five-seals-short-rearrangement = ボードのスクロールを入れ替える
five-seals-short-deception = 相手とダイスを取り替える
five-seals-short-alteration = 自分のダイスに +1、相手のダイスに −1
five-seals-short-transfer = 相手とスクロールを取り替える
five-seals-short-theft = 相手のダイスを1個取る
five-seals-short-exploitation = 相手のスクロールを使う
five-seals-short-dispatch = 使い魔を好きなトークンに置く
five-seals-short-leap = トークンの向こうの封印を破る
five-seals-short-teleportation = コマの向こうの封印を破る
five-seals-short-guardian = 守護者のいるスクロールは誰も獲得できない
five-seals-short-speed = 封印を2つ破る（2つ目はダイスなし）

## Points

five-seals-points = { $points }点
five-seals-round-over = ラウンド終了
five-seals-points-of = { $player }の点の内訳
five-seals-from-scrolls = スクロールの強さ
five-seals-synergy-about = その色のスクロール1枚につき1点
five-seals-total = 得点

## The first game

five-seals-aim = 勝ち取ったスクロールの強さが得点です。強さ6が残り少なくなると終了、最多得点の勝ち。

## On the start page

five-seals-about = 魔術師を封印だらけのダンジョンに送り込み、ダイスで封印を破って、見つけた呪文を唱えます。
