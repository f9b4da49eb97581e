## The game

cb-title = ciúb

cb-option-players = プレイヤー
cb-option-players-help = 競い合う魔術師の人数です（2〜4人）。
cb-option-form = ゲームの長さ
cb-option-form-help = ショートゲームではBとCのフクロウカードを使いません。初めてのゲームにおすすめです。
cb-option-form-normal = ノーマルゲーム
cb-option-form-short = ショートゲーム
cb-option-skulls = ドクロ
cb-option-skulls-help = 同じ目をそろえるカードで、ダイストレイのドクロをどう数えるかを決めます。
cb-option-skulls-jokers = ジョーカー：ドクロは集めている数の代わりになる
cb-option-skulls-value = 独立した値：ドクロはドクロとだけそろう
cb-option-self_adjust = 自分自身の面合わせ
cb-option-self_adjust-help = 自分自身を面合わせしたダイスをどこに置くかを決めます。
cb-option-self_adjust-outside = ダイストレイの外：アクティブのまま残る
cb-option-self_adjust-tray = ダイストレイ：新しい面でダイストレイに入る
cb-option-first = 最初のプレイヤー
cb-option-first-help = 最初の手番を行う人です。
cb-option-first-random = 抽選
cb-option-first-1 = 席1
cb-option-first-2 = 席2
cb-option-first-3 = 席3
cb-option-first-4 = 席4
cb-option-first-absent = { $players }人のテーブルでは、席{ $seat }は最初のプレイヤーになれません。
cb-option-cards = スペルカード
cb-option-cards-help = 自作のカードセットのファイルの内容です。空のままなら、箱に入っている33枚のカードで遊びます。
cb-option-cards-wrong = { $number ->
    [1] このカードセットは使えません：{ $problem }
   *[other] このカードセットは使えません。{ $number }個の問題のうち最初のもの：{ $problem }
}

## Dice and cards in sentences

cb-kind-white = 白
cb-kind-yellow = 黄
cb-kind-orange = オレンジ
cb-kind-red = 赤
cb-kind-green = 緑
cb-kind-purple = 紫
cb-kind-blue = 青

cb-face-number = { $number }
cb-face-swap = 入れ替え
cb-face-reroll = 振り直し
cb-face-adjust = 面合わせ
cb-face-2for1 = 2個1変換
cb-face-skull = ドクロ

cb-die-showing = { $kind }の{ $face }
cb-die-spent = { $kind }の振り直し（使用済み）
cb-die-inactive = { $kind }（非アクティブ）
cb-die-itself = 自分自身

cb-dice-counted = { $number ->
    [1] { $die }
   *[other] { $die }×{ $number }
}
cb-join = { $left }、{ $right }
cb-none = なし

cb-card = { $needs ->
    [opus] 最高傑作
   *[other] { $needs }
}
# Cards side by side; commas stand within their names.
cb-row = { $left } · { $right }

## Actions

cb-action-pass = パス：トークンもカードもそのまま
cb-action-place-token = 自分のトークンを { $card } に置く
cb-action-remove-card = { $card } をゲームから取り除く
cb-action-swap-die = { $kind }の入れ替えを使う：{ $new_kind }のダイスを取る
cb-action-reroll-die = { $kind }の振り直しを使う：{ $target }を振る
cb-action-adjust-die = { $kind }の面合わせを使う：{ $target }を{ $face }にする
cb-action-set-aside = { $die }を取り置く
cb-action-roll-on = ダイストレイの外のダイスをすべて振る
cb-action-stop = 振るのをやめる
cb-action-win-card = { $card } を獲得
cb-action-decline = カードを獲得しない
cb-action-move-down = { $card } を下の行へ移す
cb-action-return-die = { $die }のダイスをサプライに戻す
cb-action-take-die = { $kind }のダイスを1個取る
cb-action-take-nothing = ダイスを取らない
cb-action-exchange-for-two = { $kind }の2個1変換：{ $first }と{ $second }に交換
cb-action-exchange-for-white = { $kind }のダイス1個を白に交換
cb-action-end-turn = 手番を終える

## Events

cb-event-dealt = カードが並びました。上の行：{ $top }。下の行：{ $bottom }。
cb-event-first = { $player }から始めます。
cb-event-turn = { $player }の手番です。
cb-event-last-turn = { $player }の最後の手番です。どちらの行のカードも獲得できます。
cb-event-token = { $player }はトークンを { $card } に置きました。
cb-event-token-moved = { $player }はトークンを { $before } から { $card } へ移しました。
cb-event-removed = { $player }は { $card } をゲームから取り除きました。
cb-event-turned-up = { $card } がめくられました（{ $points } VP）。
cb-event-end-is-near = 山札は最高傑作だけになりました。次にカードを獲得した人が、最高傑作も獲得します。
cb-event-rolled = { $player }のロール：{ $dice }。
cb-event-swapped = { $player }は{ $kind }の入れ替えを使い、{ $new_kind }のダイスを取りました（まだ振っていません）。
cb-event-rerolled = { $player }は{ $kind }の振り直しで{ $before }を振り、{ $after }になりました。
cb-event-rerolled-itself = { $player }は{ $kind }の振り直しでそのダイス自身を振り、{ $after }になりました。
cb-event-adjusted = { $player }は{ $kind }の面合わせで{ $before }を{ $after }にしました。{ $kind }のダイスはダイストレイに入ります。
cb-event-adjusted-itself = { $player }は{ $kind }の面合わせで、そのダイス自身を{ $after }にしました。
cb-event-adjusted-into-tray = { $player }は{ $kind }の面合わせで、そのダイス自身を{ $after }にしました。このダイスはダイストレイに入ります。
cb-event-set-aside = { $player }は{ $dice }を取り置きました。
cb-event-won = { $player }は { $card } を獲得しました（{ $points } VP）。
cb-event-opus = { $player }は最高傑作も獲得しました（{ $points } VP）。ほかの全員に、あと1回ずつ手番があります。
cb-event-nothing-won = { $player }はカードを獲得できませんでした。
cb-event-declined = { $player }はカードを獲得できましたが、見送りました。
cb-event-moved-down = { $player }は { $card } を下の行へ移しました。
cb-event-returned = { $player }は{ $kind }のダイスを1個戻しました。
cb-event-taken = { $player }はサプライから{ $kind }のダイスを1個取りました。
cb-event-exchanged-for-two = { $player }は{ $kind }の2個1変換を、{ $first }と{ $second }のダイスに交換しました。
cb-event-exchanged-for-two-alike = { $player }は{ $kind }の2個1変換を、{ $first }のダイス2個に交換しました。
cb-event-exchanged-for-white = { $player }は{ $kind }のダイス1個を白に交換しました。
cb-event-surplus = { $player }のダイスが上限を超えたので、サプライに戻します：{ $dice }。

cb-over-opus = 全員が最後の手番を終えたので、ゲーム終了です。
cb-over-quiet = 全員が20回ずつ手番を行うあいだ誰もカードを獲得しなかったので、ゲーム終了です。

## Refusals: not now

cb-refuse-over = ゲームは終わっています。
cb-refuse-chance = 先にダイスやカードの結果が出ます。
cb-refuse-not-asked = いまは{ $player }の手番です。
cb-refuse-no-action = このゲームにそのようなアクションはありません。
cb-refuse-now-token = まず、カードに自分のトークンを置くか、上の行のカードを取り除くか、パスしてください。
cb-refuse-now-act = ダイスを振りました。出た目のアクションを使う、取り置く、続けて振る、やめる、のどれかを選んでください。
cb-refuse-now-aside = いまはダイスを取り置いています。さらに取り置くか、残りのダイスで続けて振るか、やめるかを選んでください。
cb-refuse-now-cast = ダイストレイのダイスで獲得できるカードを1枚選ぶか、獲得しないかを選んでください。
cb-refuse-now-down = 下の行へ移す、上の行のカードを選んでください。
cb-refuse-now-return = 手元に残せるダイスは5個です。戻すダイスを1個選んでください。
cb-refuse-now-take = サプライからダイスを1個取るか、取らないかを選んでください。
cb-refuse-now-exchange = いまできるのは、ダイスの交換か、手番を終えることだけです。
cb-refuse-last-turn = 最後の手番では、トークンを置くこともカードを取り除くこともありません。ダイスを振るだけです。
cb-refuse-actions-over = ダイスを取り置き始めたので、次に振るまで入れ替え・振り直し・面合わせは使えません。
cb-refuse-stop-first = まず振るのをやめてください。そうすると、ダイストレイのダイスで獲得できるカードがわかります。
cb-refuse-one-card = この手番ではもうカードを獲得しました。1手番に1枚だけです。
cb-refuse-take-after-win = サプライからダイスを取れるのは、カードを獲得しなかった手番だけです。この手番ではもうカードを獲得しました。
cb-refuse-keep-all = カードを獲得しなかったので、ダイスはすべて手元に残ります。

## Refusals: cards

cb-refuse-not-face-up = { $card } は表向きで並んでいません。
cb-refuse-token-there = あなたのトークンは、もう { $card } に置かれています。
cb-refuse-token-taken = { $card } には{ $player }のトークンがあります。1枚のカードに置けるトークンは1つです。
cb-refuse-remove-bottom = { $card } は下の行にあります。取り除けるのは上の行のカードだけです。
cb-refuse-remove-own-token = { $card } にはあなたのトークンがあります。トークンのあるカードは取り除けません。
cb-refuse-remove-token = { $card } は{ $player }のトークンで守られているので、取り除けません。
cb-refuse-win-top = { $card } は上の行にあります。最後の手番になるまで、獲得できるのは下の行のカードだけです。
cb-refuse-win-token = { $card } には{ $player }のトークンがあるので、ほかの人は獲得できません。
cb-refuse-win-list = ダイストレイのダイスでは { $card } を獲得できません。足りない数：{ $missing }。
cb-refuse-win-sum = ダイストレイのダイスでは { $card } を獲得できません。数の合計は{ $sum }しかありません。
cb-refuse-win-equal = ダイストレイのダイスでは { $card } を獲得できません。同じ目が{ $least }個必要ですが、{ $most }個しかありません。
cb-refuse-down-bottom = { $card } はもう下の行にあります。上の行のカードを選んでください。

## Refusals: dice

cb-refuse-no-such-face = { $kind }のダイスに{ $face }の面はありません。
cb-refuse-no-such-die = ダイストレイの外に{ $die }はありません。
cb-refuse-spent = { $kind }の振り直しは使用済みです。そのダイスをもう一度振るか面合わせするまで使えません。
cb-refuse-acts-in-tray = { $die }はダイストレイの中です。ダイストレイのダイスは変えられません。
cb-refuse-acts-inactive = { $kind }のダイスは非アクティブです。振るか面合わせするまで、何もできません。
cb-refuse-in-tray = { $die }はもうダイストレイの中です。ダイストレイのダイスは変えられません。
cb-refuse-no-other = ダイストレイの外の{ $die }はそれだけです。そのダイス自身に使うには「自分自身」を選んでください。
cb-refuse-adjust-itself = 自分自身を面合わせするダイスは、入れ替え・振り直し・面合わせの面にはできません。
cb-refuse-face-shown = { $die }はもうその面です。別の面にしてください。
cb-refuse-aside-inactive = { $kind }のダイスは非アクティブです。振るか面合わせするまで取り置けません。
cb-refuse-aside-skull = ドクロを選ぶ必要はありません。取り置く、続けて振る、やめる、のどれを選んでも自動でダイストレイに入ります。
cb-refuse-roll-nothing-done = もう一度振るには、先にダイスを取り置くか入れ替えてください。
cb-refuse-return-not-in-tray = ダイストレイに{ $die }はありません。
cb-refuse-return-by-kind = { $kind }のダイスの目は、もう関係ありません。色だけを指定してください。
cb-refuse-return-two-for-one = { $kind }のダイスは、どれもダイストレイで2個1変換の面です。2個1変換として戻してください。
cb-refuse-not-yours = { $kind }のダイスを持っていません。
cb-refuse-not-kept = ダイストレイに残した{ $die }はありません。
cb-refuse-same-colour = 受け取る2個のダイスは、{ $kind }以外の色でなければなりません。
cb-refuse-order = 2つの色を逆の順で指定してください：{ $first }、{ $second }の順です。
cb-refuse-white-for-white = 白のダイスを白に交換しても、何も変わりません。
cb-refuse-supply = サプライに{ $kind }のダイスがありません。
cb-refuse-supply-one = サプライに{ $kind }のダイスは1個しかありません。

## Card sets

# In the box
cb-box-die = { $kind }のダイス
cb-box-white-die-about = 1人{ $number }個ずつ持って始めます。参加していないプレイヤーの分は箱に残します。
cb-box-power-die-about = パワーダイスです。最初はすべてサプライにあります。
cb-box-card-about = グループ{ $group }、{ $points } VP。{ $asks }
cb-box-card-about-owl = グループ{ $group }、{ $points } VP。フクロウ付き：ショートゲームでは使いません。{ $asks }
cb-box-asks-list = ダイストレイにこれらの数が必要です。1つの数につきダイス1個を使います。
cb-box-asks-sum = ダイストレイの数の合計が{ $amount }以上必要です。
cb-box-asks-equal = ダイストレイに同じ目のダイスが{ $amount }個必要です。
cb-box-opus-about = グループ{ $group }、{ $points } VP。条件はありません。最後のCカードがめくられたあと、次にカードを獲得したプレイヤーが、これも獲得します。
cb-box-token = トークン
cb-box-token-about = 1人1つ。置かれたカードは誰にも取り除けず、トークンの持ち主だけが獲得できます。
cb-box-board = プレイヤーボード
cb-box-board-about = 1人1枚。取り置いたダイスのためのダイストレイがあります。
cb-box-summary = サマリーカード
cb-box-summary-about = すべてのダイスの面を示します。

# What can be wrong with a card set
cb-set-too-long = カードセットのファイルが長すぎます。{ NUMBER($most) }文字を超えています。
cb-set-long-line = { $line }行目が{ $most }文字を超えています。コンマのあとで改行してください。
cb-set-syntax = { $line }行目は TOML として読めません：{ $reason }。
cb-set-nested = カードセットのファイルの入れ子が深すぎます。
cb-set-huge-number = ファイルの中の数が長すぎます。
cb-set-file = ファイル
cb-set-card = { $number }番目のカード（{ $needs }）
cb-set-card-number = { $number }番目のカード
cb-set-dice = ダイスはいつも箱のものを使います。「die」のテーブルは書かないでください。
cb-set-unknown-key = 「{ $key }」は{ $where }では使えません。使えるもの：{ $expected }。
cb-set-no-cards = ファイルにカードがありません。「card」はテーブルのリストでなければなりません。
cb-set-no-table = { $number }番目のカードがテーブルとして書かれていません。
cb-set-group = { $card }：「{ $group }」というグループはありません。次の中から選んでください：{ $groups }。
cb-set-needs = { $card }：「needs」に書けるのは、「2,4,6」のような1〜{ $highest }の数のリスト（同じ数は{ $times }回まで）、「20+」のような合計（「{ $sum }+」まで）、または「4=」のような同じ目の個数（「2=」から「{ $equal }=」まで）です。
cb-set-opus-needs = { $card }：グループDのカード（最高傑作）に条件はありません。「needs」は書かないでください。
cb-set-points = { $card }：「points」は1〜{ $most }の整数でなければなりません。
cb-set-owl = { $card }：「owl」は true か false でなければなりません。
cb-set-owl-group = { $card }：フクロウカードにできるのは、BとCのカードだけです（CB-1）。
cb-set-few-a = Aのカードが{ $found }枚しかありません。4人のゲームで並べるため、{ $least }枚以上必要です（CB-2）。
cb-set-few = フクロウの付いていない{ $group }のカードが{ $found }枚しかありません。どのゲームでもカードが残るように、{ $least }枚以上必要です（CB-1）。
cb-set-many = { $group }のカードが{ $found }枚あります。{ $most }枚までです。
cb-set-opus = Dのカードが{ $found }枚あります。最高傑作の1枚だけでなければなりません（CB-2）。
cb-set-doubled = { $card }の条件は{ $other }と同じです。
cb-set-impossible = { $card }は決して獲得できません。{ $numbers }のどれかの目のダイスが{ $asked }個必要ですが、プレイヤーが一度に持てるのは{ $most }個までです（CB-5a、CB-10）。
