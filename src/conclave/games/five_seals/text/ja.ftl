## The game

fs-title = 魔法の五つの封印

fs-option-players = プレイヤー
fs-option-players-help = ダンジョンに入る魔術師の人数です（2〜5人）。
fs-option-circle = 魔法陣
fs-option-circle-help = ボックスには、基本の魔法陣とここで選んだ魔法陣のスクロールが置かれます。
fs-option-circle-random = 抽選
fs-option-circle-I = I 力：基本のスクロールを2組使う
fs-option-circle-II = II 空間：封印やスクロールの場所が入れ替わる
fs-option-circle-III = III 争い：ダイスやスクロールの持ち主が変わる
fs-option-circle-IV = IV 移動：封印やコマを越える。守護者も登場
fs-option-first = 最初のプレイヤー
fs-option-first-help = 最初のラウンドで、最初にダイスを取り、最初にプレイする人です。
fs-option-first-random = 抽選
fs-option-first-1 = 席1
fs-option-first-2 = 席2
fs-option-first-3 = 席3
fs-option-first-4 = 席4
fs-option-first-5 = 席5
fs-option-first-absent = { $players }人のテーブルでは、席{ $seat }は最初のプレイヤーになれません。
fs-option-board = ボード
fs-option-board-help = 自作のボードのファイルの内容です。空のままなら、人数に合ったこのゲームのボードを使います。
fs-option-board-wrong = { $number ->
    [1] このボードは使えません：{ $problem }
   *[other] このボードは使えません。{ $number }個の問題のうち最初のもの：{ $problem }
}

## Colours and circles

fs-colour-fire = 火
fs-colour-water = 水
fs-colour-air = 風
fs-colour-earth = 土
fs-colour-mind = 精神

fs-circle-I = 力の魔法陣
fs-circle-II = 空間の魔法陣
fs-circle-III = 争いの魔法陣
fs-circle-IV = 移動の魔法陣

## Figures, dice and tokens

fs-mage-1 = 北のシャーマン
fs-mage-2 = 東の魔女
fs-mage-3 = 西の予見者
fs-mage-4 = 南の妖術師
fs-mage-5 = 彼方の呪術師
fs-familiar-1 = カラス
fs-familiar-2 = ネコ
fs-familiar-3 = フクロウ
fs-familiar-4 = ヘビ
fs-familiar-5 = ヒキガエル
fs-mage-about = 最後に破った封印のマスに立ち、そこでほかのプレイヤーの道をふさぎます。
fs-familiar-about = 「束縛」か「派遣」でボードに出て、いるマスでほかのプレイヤーの道をふさぎます。
fs-guardian = { $colour }の守護者
fs-guardian-about = 移動の魔法陣を使うゲームで、守護者のスクロールによって置かれます。守護者がいる{ $colour }のスクロールは、誰も獲得できません。
fs-figure-mage = 魔術師
fs-figure-familiar = 使い魔
fs-die = { $colour }のダイス
fs-die-about = { $colour }の封印と精神のスクロールを破ります。1個でも、同じ色の何個かを合わせても使えます。
fs-face = { $value }
fs-token = 強さ{ $strength }の{ $colour }のトークン
fs-token-about = 合計{ $strength }以上の{ $colour }のダイスで破られるまで、円をふさぎます。
fs-board = ボードの区画
fs-board-about = 6つの区画が広間を囲みます。それぞれに簡素な面と豊かな面があり、どちらを上にするかは人数で決まります。

## Scrolls

fs-scroll = { $colour }の{ $spell }
fs-scroll-binding = 束縛
fs-scroll-with-strength = { $scroll }（{ $strength }）

fs-spell-binding = 束縛
fs-spell-binding-effect-mind = 自分の魔術師のマスに使い魔を置き、ほかのプレイヤーの道をふさぎます。または、届く封印トークンを、使い魔が自分のダイスで破ります。使い魔がそこへ行き、魔術師は動かず、手番が終わります。スクロールには使えません。使い魔は、自分のラウンドが終わると戻ります。

fs-spell-change = 変化
fs-spell-change-effect = 自分の{ $colour }のダイスを1個以上戻し、サプライから別の1色のダイスを同じ数だけ、同じ目で取ります。サプライにその色が足りている必要があります。
fs-spell-change-effect-mind = 自分の1色のダイスを1個以上戻し、サプライから別の1色のダイスを同じ数だけ、同じ目で取ります。サプライにその色が足りている必要があります。
fs-spell-renewal = 刷新
fs-spell-renewal-effect = 自分の{ $colour }のダイスを1個以上振り直します。
fs-spell-renewal-effect-mind = 自分の1色のダイスを1個以上振り直します。
fs-spell-strengthening = 強化
fs-spell-strengthening-effect = 自分の{ $colour }のダイスを1個以上選び、それぞれに2を足します（6まで）。6のダイスは選べません。
fs-spell-strengthening-effect-mind = 自分の1色のダイスを1個以上選び、それぞれに2を足します（6まで）。6のダイスは選べません。
fs-spell-growth = 成長
fs-spell-growth-effect = サプライから{ $colour }のダイスを1個取り、振って自分のダイスに加えます。サプライに1個以上必要です。
fs-spell-growth-effect-mind = サプライから好きな色のダイスを1個取り、振って自分のダイスに加えます。サプライに1個以上必要です。
fs-spell-synergy = シナジー
fs-spell-synergy-effect = 使うことはありません。ゲーム終了時に、自分の{ $colour }のスクロール（これ自身も含む）1枚につき、1点のボーナスになります。
fs-spell-synergy-effect-mind = 使うことはありません。ゲーム終了時に、自分の精神のスクロール（これ自身と束縛も含む）1枚につき、1点のボーナスになります。

fs-spell-swap = 入れ替え
fs-spell-swap-effect = 強さが同じで色が違う2つのトークンの場所を入れ替えます。どこにあっても構いませんが、片方は{ $colour }でなければなりません。
fs-spell-swap-effect-mind = 強さが同じで色が違う2つのトークンの場所を入れ替えます。どこにあっても構いません。
fs-spell-exchange = 交換
fs-spell-exchange-effect = 強さが違う2つの{ $colour }のトークンの場所を入れ替えます。どこにあっても構いません。
fs-spell-exchange-effect-mind = 色が同じで強さが違う2つのトークンの場所を入れ替えます。どこにあっても構いません。
fs-spell-absorption = 吸収
fs-spell-absorption-effect = 表向きのあいだ、自分が破った{ $colour }のトークンを1つ、この上に置けます（前のものと取り替え）。使うとトークンはなくなり、その強さを好きな色の自分のダイス1個に足します（6まで。6のダイスには使えません）。
fs-spell-absorption-effect-mind = 表向きのあいだ、自分が破ったどのトークンでも1つ、この上に置けます（前のものと取り替え）。使うとトークンはなくなり、その強さを好きな色の自分のダイス1個に足します（6まで。6のダイスには使えません）。
fs-spell-disintegration = 分解
fs-spell-disintegration-effect = ボードの{ $colour }のトークンを1つ取り除きます。届かなくても構いません。封印を破ったことにはならないので、ダイスで破れる封印があれば、破らなければなりません。
fs-spell-disintegration-effect-mind = ボードのトークンを1つ取り除きます。届かなくても構いません。封印を破ったことにはならないので、ダイスで破れる封印があれば、破らなければなりません。
fs-spell-rearrangement = 再配置
fs-spell-rearrangement-effect = ボードの2枚のスクロールの場所を入れ替えます。強さも場所も問いませんが、少なくとも1枚は{ $colour }でなければなりません。
fs-spell-rearrangement-effect-mind = ボードの2枚のスクロールの場所を入れ替えます。強さも場所も問いませんが、少なくとも1枚は精神のスクロールでなければなりません。

fs-spell-deception = 欺き
fs-spell-deception-effect = まだラウンド中の相手から{ $colour }のダイスを1個取り、別の色の自分のダイスを1個渡します。2個の目は互いに入れ替えます。
fs-spell-deception-effect-mind = まだラウンド中の相手から好きなダイスを1個取り、別の色の自分のダイスを1個渡します。2個の目は互いに入れ替えます。
fs-spell-alteration = 変動
fs-spell-alteration-effect = 自分の{ $colour }のダイスを好きなだけ選んで1を足し、まだラウンド中の相手1人の{ $colour }のダイスを好きなだけ選んで1を引きます。少なくとも1個は変えます。6は上げられず、1は下げられません。
fs-spell-alteration-effect-mind = 1色を選びます。その色の自分のダイスを好きなだけ選んで1を足し、まだラウンド中の相手1人の同じ色のダイスを好きなだけ選んで1を引きます。少なくとも1個は変えます。6は上げられず、1は下げられません。
fs-spell-transfer = 移譲
fs-spell-transfer-effect = 自分の表向きのスクロール1枚を、まだラウンド中の相手の、同じ強さの表向きの{ $colour }のスクロールと取り替えます。束縛は対象外です。
fs-spell-transfer-effect-mind = 自分の表向きのスクロール1枚を、まだラウンド中の相手の、同じ強さの表向きの精神のスクロールと取り替えます。束縛は対象外です。
fs-spell-theft = 盗み
fs-spell-theft-effect = まだラウンド中の相手から、{ $colour }のダイスを1個、目をそのままに取ります。何個かあるときは相手が選びます。ダイスがなくなった相手のラウンドは、すぐに終わります。
fs-spell-theft-effect-mind = まだラウンド中の相手から、ダイスを1個、目をそのままに取ります。どれを渡すかは相手が選びます。ダイスがなくなった相手のラウンドは、すぐに終わります。
fs-spell-exploitation = 利用
fs-spell-exploitation-effect = まだラウンド中の相手の、表向きの{ $colour }のスクロールを、自分のもののように使います。そのあと両方とも裏向きにします。束縛とシナジーは対象外です。
fs-spell-exploitation-effect-mind = まだラウンド中の相手の、表向きの精神のスクロールを、自分のもののように使います。そのあと両方とも裏向きにします。束縛とシナジーは対象外です。

fs-spell-dispatch = 派遣
fs-spell-dispatch-effect = コマのない{ $colour }のトークン1つに使い魔を置きます。届かなくても構いませんが、スクロールには置けません。そのトークンは自分だけが破ることができ、破ると使い魔が戻ります。
fs-spell-dispatch-effect-mind = コマのない好きなトークン1つに使い魔を置きます。届かなくても構いませんが、スクロールには置けません。そのトークンは自分だけが破ることができ、破ると使い魔が戻ります。
fs-spell-leap = 跳躍
fs-spell-leap-effect = 届くところにある、コマのない{ $colour }のトークンを1つ跳び越え、すぐに、それまで届かなかった封印を1つダイスで破ります。そのあと手番が終わります。
fs-spell-leap-effect-mind = 届くところにある、コマのない好きな色のトークンを1つ跳び越え、すぐに、それまで届かなかった封印を1つダイスで破ります。そのあと手番が終わります。
fs-spell-teleportation = テレポート
fs-spell-teleportation-effect = ほかのプレイヤーの魔術師か使い魔を1体通り抜け、すぐに、それまで届かなかった{ $colour }の封印を1つダイスで破ります。そのあと手番が終わります。
fs-spell-teleportation-effect-mind = ほかのプレイヤーの魔術師か使い魔を1体通り抜け、すぐに、それまで届かなかった封印を1つダイスで破ります。そのあと手番が終わります。
fs-spell-guardian = 守護者
fs-spell-guardian-effect = { $colour }の守護者を、ボードの{ $colour }のスクロール1枚に置くか、ボードから外します。届かなくても構いません。守護者が立つスクロールは、誰も獲得できません。
fs-spell-guardian-effect-mind = 精神の守護者を、ボードの精神のスクロール1枚に置くか、ボードから外します。届かなくても構いません。守護者が立つスクロールは、誰も獲得できません。
fs-spell-speed = 加速
fs-spell-speed-effect = 届く封印を1つダイスで破り、すぐに、そこから届く{ $colour }の封印を1つダイスなしで破ります。両方ともできる場合だけ使えます。そのあと手番が終わります。
fs-spell-speed-effect-mind = 届く封印を1つダイスで破り、すぐに、そこから届く好きな色の封印を1つダイスなしで破ります。両方ともできる場合だけ使えます。そのあと手番が終わります。

## Dice in sentences

fs-dice = { $colour } { $values }
fs-dice-of-colour = { $colour }{ $number }個
fs-dice-join = { $left }、{ $right }
fs-dice-none = ダイスなし

## Actions

fs-action-place-mage = スタートマス{ $space }に魔術師を置く
fs-action-take-dice = { $dice }を取る
fs-action-cast = { $scroll }を使う
fs-action-break-seal = マス{ $space }の封印を破る（{ $dice }）
fs-action-end-round = ラウンドを終える：破れる封印がない
fs-action-choose-dice = { $dice } を選ぶ
fs-action-choose-nothing = 何も選ばない
fs-action-choose-colour = { $colour }を選ぶ
fs-action-choose-space = マス{ $space }を選ぶ
fs-action-choose-die = { $dice } を選ぶ
fs-action-choose-opponent = { $player }から取る
fs-action-choose-opponents-dice = { $player }の { $dice } を選ぶ
fs-action-choose-opponents-scroll = { $player }の{ $scroll }を選ぶ
fs-action-choose-scroll = { $scroll }を選ぶ
fs-action-place-familiar = 魔術師のマスに使い魔を置く
fs-action-pass-figure = { $player }の{ $figure }を通り抜ける
fs-action-take-guardian-off = 守護者をボードから外す

## Events

fs-event-circle = 抽選の結果は{ $circle }です。
fs-event-filled = ボードにトークン{ $tokens }個とスクロール{ $scrolls }枚が並びました：基本の魔法陣と{ $circle }。
fs-event-mage = { $player }は魔術師をスタートマス{ $space }に置きました。
fs-event-first = 最初のプレイヤーは{ $player }です。
fs-event-taken = { $player }は次のロールのために{ $dice }を取りました。
fs-event-round = ラウンド{ $round }。{ $player }から始めます。
fs-event-rolled = { $player }のロール：{ $dice }。
fs-event-casts = { $player }は{ $scroll }を使います。
fs-event-exploits = { $player }は{ $owner }の{ $scroll }を使います。
fs-event-broken = { $player }は { $dice } で、マス{ $space }の{ $seal }を破りました。
fs-event-broken-free = { $player }はダイスなしで、マス{ $space }の{ $seal }を破りました。
fs-event-broken-by-familiar = { $player }の使い魔が { $dice } で、マス{ $space }の{ $seal }を破りました。
fs-event-won = { $player }は { $dice } で、マス{ $space }の{ $seal }を獲得しました。
fs-event-won-free = { $player }はダイスなしで、マス{ $space }の{ $seal }を獲得しました。
fs-event-absorbed = { $player }は{ $token }を{ $scroll }の上に置きました。
fs-event-familiar = { $player }の使い魔がマス{ $space }へ行きました。
fs-event-familiar-back = { $player }の使い魔が戻りました。
fs-event-turned = { $player }の { $before } が { $after } になりました。
fs-event-changed = { $player }は { $before } を { $after } に変えました。
fs-event-rerolled = { $player }は { $before } を振り直しました：{ $after }。
fs-event-grown = { $player }はサプライからダイスを1個取って振りました：{ $die }。
fs-event-swapped = { $player }はマス{ $space }とマス{ $otherspace }の封印を入れ替えました：{ $one }と{ $other }になりました。
fs-event-disintegrated = { $player }はマス{ $space }の{ $token }を取り除きました。
fs-event-deceived = { $player }は { $mine } を{ $opponent }の { $theirs } と取り替えました。色だけが入れ替わり、目はそのままです。
fs-event-stolen = { $player }は{ $victim }から { $die } を取りました。
fs-event-traded = { $player }は{ $opponent }に{ $given }を渡し、{ $taken }を受け取りました。
fs-event-guardian = { $player }は{ $colour }の守護者をマス{ $space }に置きました。
fs-event-guardian-off = { $player }は{ $colour }の守護者をボードから外しました。
fs-event-gives-up = { $player }は破れる封印がないので、残りのダイスを戻しました。
fs-event-round-over = { $player }のラウンドが終わりました。

fs-over-strongest = ボードに残る強さ6のスクロールが{ $least }枚未満になったので、ゲーム終了です。
fs-over-quiet = 3ラウンド続けて誰も封印を破らなかったので、ゲーム終了です。

## Refusals

fs-refuse-over = ゲームは終わっています。
fs-refuse-chance = 先にダイスや抽選の結果が出ます。
fs-refuse-not-asked = いまは{ $player }が決める番です。
fs-refuse-no-action = このゲームにそのようなアクションはありません。
fs-refuse-place = まだ空いているスタートマスを選んでください。
fs-refuse-take = サプライにあるダイスを3個取ってください。
fs-refuse-must-break = ダイスで破れる封印があるので、1つ破らなければなりません。
fs-refuse-now-mages = まず全員の魔術師をスタートマスに置きます。
fs-refuse-now-draft = いまはサプライからダイスを3個取る場面です。
fs-refuse-now-turn = スクロールを使うか、封印を破ってください。破れる封印がなければ、ラウンドを終えてください。
fs-refuse-now-absorb = トークンを置く吸収のスクロールを選ぶか、「何も選ばない」にしてください。

fs-refuse-no-seal = マス{ $space }に封印はありません。
fs-refuse-out-of-reach = マス{ $space }（{ $seal }）へ通じる道がありません。
fs-refuse-guarded = マス{ $space }（{ $seal }）には守護者が立っているので、その封印は誰も破れません。
fs-refuse-blocked = マス{ $space }（{ $seal }）には、ほかのプレイヤーのコマが立っています。
fs-refuse-dice-not-yours = そのダイスを持っていません。
fs-refuse-break-colour = この封印を破れるのは同じ色のダイスだけです：{ $seal }。
fs-refuse-break-weak = ダイスの合計は{ $sum }ですが、封印の強さは{ $strength }です。
fs-refuse-break-too-many = なくても破れるダイスが含まれています。余分なダイスは使えません。

## Refusals: scrolls that cannot be used

fs-refuse-scroll-not-in-game = このゲームにそのスクロールはありません。
fs-refuse-scroll-face-down = { $scroll }は、自分のラウンドが終わるまで裏向きです。
fs-refuse-scroll-not-yours = { $scroll }を持っていません。
fs-refuse-no-opponent-left = 相手は全員ラウンドが終わっているので、{ $scroll }は使えません。

fs-refuse-cast-change = { $scroll }には、自分の{ $colour }のダイスと、サプライにある別の色のダイスが必要です。
fs-refuse-cast-change-mind = { $scroll }には、自分のダイスと、サプライにある別の色のダイスが必要です。
fs-refuse-cast-renewal = { $scroll }には、自分の{ $colour }のダイスが1個以上必要です。
fs-refuse-cast-renewal-mind = { $scroll }には、自分のダイスが1個以上必要です。
fs-refuse-cast-strengthening = { $scroll }には、5以下の目の自分の{ $colour }のダイスが必要です。
fs-refuse-cast-strengthening-mind = { $scroll }には、5以下の目の自分のダイスが必要です。
fs-refuse-cast-growth = { $scroll }には、サプライに{ $colour }のダイスが1個以上必要です。
fs-refuse-cast-growth-mind = { $scroll }には、サプライにダイスが1個以上必要です。
fs-refuse-cast-synergy = { $scroll }は使うものではありません。ゲーム終了時に点になります。
fs-refuse-cast-synergy-mind = { $scroll }は使うものではありません。ゲーム終了時に点になります。

fs-refuse-cast-swap = { $scroll }には、強さが同じ{ $colour }のトークンと別の色のトークンがボードに必要です。
fs-refuse-cast-swap-mind = { $scroll }には、強さが同じで色が違う2つのトークンがボードに必要です。
fs-refuse-cast-exchange = { $scroll }には、強さが違う2つの{ $colour }のトークンがボードに必要です。
fs-refuse-cast-exchange-mind = { $scroll }には、色が同じで強さが違う2つのトークンがボードに必要です。
fs-refuse-cast-absorption = { $scroll }には、その上に置かれたトークンと、5以下の目の自分のダイスが必要です。
fs-refuse-cast-absorption-mind = { $scroll }には、その上に置かれたトークンと、5以下の目の自分のダイスが必要です。
fs-refuse-cast-disintegration = { $scroll }には、ボードに{ $colour }のトークンが1つ以上必要です。
fs-refuse-cast-disintegration-mind = { $scroll }には、ボードにトークンが1つ以上必要です。
fs-refuse-cast-rearrangement = { $scroll }には、ボードに2枚のスクロールが必要で、少なくとも1枚は{ $colour }でなければなりません。
fs-refuse-cast-rearrangement-mind = { $scroll }には、ボードに2枚のスクロールが必要で、少なくとも1枚は精神でなければなりません。

fs-refuse-cast-deception = { $scroll }には、まだラウンド中の相手の{ $colour }のダイスと、別の色の自分のダイスが必要です。
fs-refuse-cast-deception-mind = { $scroll }には、まだラウンド中の相手のダイスと、別の色の自分のダイスが必要です。
fs-refuse-cast-alteration = { $scroll }には、5以下の目の自分の{ $colour }のダイスか、まだラウンド中の相手の2以上の目の同じ色のダイスが必要です。
fs-refuse-cast-alteration-mind = { $scroll }には、5以下の目の自分のダイスか、まだラウンド中の相手の2以上の目のダイスが必要です。
fs-refuse-cast-transfer = { $scroll }には、まだラウンド中の相手の表向きの{ $colour }のスクロールと、それと同じ強さの、ほかの自分の表向きのスクロールが必要です（束縛は数えません）。
fs-refuse-cast-transfer-mind = { $scroll }には、まだラウンド中の相手の表向きの精神のスクロールと、それと同じ強さの、ほかの自分の表向きのスクロールが必要です（束縛は数えません）。
fs-refuse-cast-theft = { $scroll }には、まだラウンド中の相手の{ $colour }のダイスが1個以上必要です。
fs-refuse-cast-theft-mind = { $scroll }には、まだラウンド中の相手のダイスが必要です。
fs-refuse-cast-exploitation = { $scroll }には、まだラウンド中の相手の表向きの{ $colour }のスクロールで、いま自分が使えるものが必要です（束縛とシナジーは数えません）。
fs-refuse-cast-exploitation-mind = { $scroll }には、まだラウンド中の相手の表向きの精神のスクロールで、いま自分が使えるものが必要です（束縛とシナジーは数えません）。

fs-refuse-cast-dispatch = { $scroll }には、使い魔のいない{ $colour }のトークンがボードに1つ以上必要です。
fs-refuse-cast-dispatch-mind = { $scroll }には、使い魔のいないトークンがボードに必要です。
fs-refuse-cast-leap = { $scroll }には、使い魔のいない届く{ $colour }のトークンで、ダイスで破れる封印への道をふさいでいるものが必要です。
fs-refuse-cast-leap-mind = { $scroll }には、使い魔のいない届くトークンで、ダイスで破れる封印への道をふさいでいるものが必要です。
fs-refuse-cast-teleportation = { $scroll }には、ダイスで破れる{ $colour }の封印への道をふさいでいる、ほかのプレイヤーの魔術師か使い魔が必要です。
fs-refuse-cast-teleportation-mind = { $scroll }には、ダイスで破れる封印への道をふさいでいる、ほかのプレイヤーの魔術師か使い魔が必要です。
fs-refuse-cast-guardian = { $scroll }には、ボードに{ $colour }のスクロールが1枚以上必要です。
fs-refuse-cast-guardian-mind = { $scroll }には、ボードに精神のスクロールが必要です。
fs-refuse-cast-speed = { $scroll }には、ダイスで破れる届く封印と、そのあとで届く{ $colour }の封印が必要です。
fs-refuse-cast-speed-mind = { $scroll }には、ダイスで破れる届く封印と、そのあとで届くもう1つの封印が必要です。

## Refusals: choices for a spell

fs-refuse-dice-colour = { $scroll }は、その色のダイスには使えません。
fs-refuse-die-not-yours = 自分のダイスを渡してください。
fs-refuse-die-shows-six = 5以下の目の自分のダイスを1個以上選んでください。
fs-refuse-die-shows-one = 1の目のダイスは下げられません。

fs-refuse-choice-binding = 魔術師のマスに使い魔を置くか、届くトークンを、余分なダイスを使わずに破ってください。
fs-refuse-binding-scroll = 使い魔が破れるのはトークンだけです。スクロールは魔術師で獲得してください。

fs-refuse-choice-change = 戻す自分のダイスを1個以上選んでください。サプライにある別の1色のダイスの数までです。
fs-refuse-change-same-colour = 戻すダイスとは別の色を選んでください。
fs-refuse-change-supply = 戻す数だけサプライにダイスがある色を選んでください。
fs-refuse-choice-renewal = 振り直す自分のダイスを1個以上選んでください。
fs-refuse-choice-growth = サプライにダイスがある色を選んでください。

fs-refuse-choice-swap = トークンのあるマスを選んでください。
fs-refuse-swap-first = { $scroll }では、まず同じ色のトークンを選びます（精神ならどの色でも可）。スクロールは選べません。
fs-refuse-swap-no-partner = このトークンに続けて選べる、強さが同じで別の色のトークンがありません。
fs-refuse-swap-no-partner-mind = これより大きい番号のマスに、強さが同じで別の色のトークンがありません。番号の小さいほうを先に選びます。
fs-refuse-swap-second = { $scroll }には、強さが同じで色が違う2つのトークンが必要です。
fs-refuse-swap-second-mind = { $scroll }には、強さが同じで色が違う2つのトークンが必要です。番号の小さいほうを先に選びます。
fs-refuse-choice-exchange = トークンのあるマスを選んでください。
fs-refuse-exchange-first = { $scroll }で動かせるのは、同じ色のトークンだけです（精神ならどの色でも可）。スクロールは動かせません。
fs-refuse-exchange-no-partner = これより大きい番号のマスに、色が同じで強さが違うトークンがありません。番号の小さいほうを先に選びます。
fs-refuse-exchange-second = 交換には、色が同じで強さが違う2つのトークンが必要です。番号の小さいほうを先に選びます。
fs-refuse-choice-absorption = 5以下の目の自分のダイスを1個選んでください。
fs-refuse-choice-disintegration = { $scroll }で取り除けるのは、同じ色のトークンです（精神ならどの色でも可）。スクロールは取り除けません。
fs-refuse-choice-rearrangement = スクロールのあるマスを選んでください。
fs-refuse-rearrangement-first = まず{ $colour }のスクロールを1枚選んでください。2枚目はどのスクロールでも構いません。
fs-refuse-rearrangement-no-partner = これに続けて選べるスクロールがありません。2枚とも{ $colour }なら、番号の小さいほうを先に選びます。
fs-refuse-rearrangement-second = 別のスクロールを選んでください。2枚とも{ $colour }なら、番号の小さいほうを先に選びます。

fs-refuse-not-an-opponent = このテーブルのほかのプレイヤーを選んでください。
fs-refuse-opponents-round-over = そのプレイヤーのラウンドは終わっているので、{ $scroll }は使えません。
fs-refuse-choice-deception = 相手のダイスを1個選んでください。代わりに渡せる別の色の自分のダイスが必要です。
fs-refuse-deception-same-colour = 渡すダイスは、取るダイスと別の色でなければなりません。
fs-refuse-choice-alteration = 目を上げる自分のダイスを選んでください。相手のダイスを下げるだけなら、何も選ばないでください。
fs-refuse-alteration-colour = ダイスはすべて1色、スクロールの色でなければなりません。精神なら、最初に選んだ色です。
fs-refuse-alteration-lower = 目を下げる相手1人のダイスを選んでください。自分のダイスを上げていれば、何も選ばなくても構いません。
fs-refuse-choice-transfer = 相手の表向きのスクロールを選び、次に同じ強さの自分のスクロールを選んでください。
fs-refuse-transfer-nothing-equal = 代わりに渡せる、同じ強さの表向きのスクロールがほかにありません。
fs-refuse-transfer-strength = 2枚のスクロールは同じ強さでなければなりません。
fs-refuse-binding-stays = 束縛は持ち主を離れません。移譲も利用もできません。
fs-refuse-scroll-not-face-up = そのスクロールは、そこに表向きで置かれていません。
fs-refuse-scroll-colour = { $scroll }は、相手の{ $colour }のスクロールにだけ使えます。
fs-refuse-choice-theft = { $scroll }で取れるダイスを持つ、まだラウンド中の相手を選んでください。
fs-refuse-theft-die = { $scroll }で取られるダイスを、自分のダイスから1個選んで渡してください。
fs-refuse-choice-exploitation = 相手の表向きの{ $colour }のスクロールを選んでください。
fs-refuse-synergy-not-exploited = シナジーは使うものではないので、利用できません。
fs-refuse-exploited-no-effect = そのスクロールをいま使っても、何も起こりません。

fs-refuse-no-token-there = そのマスにトークンはありません。
fs-refuse-token-colour = { $scroll }には、同じ色のトークンが必要です。
fs-refuse-token-blocked = そのトークンには使い魔が立っています。
fs-refuse-seal-colour = { $scroll }で破れるのは、封印そのものが{ $colour }のものだけです。
fs-refuse-choice-dispatch = 使い魔のいないトークンを選んでください。
fs-refuse-choice-leap = 跳び越えるトークンを選んでください。
fs-refuse-leap-out-of-reach = そのトークンには届かないので、跳び越えられません。
fs-refuse-choice-teleportation = 通り抜ける、ほかのプレイヤーの魔術師か使い魔を選んでください。
fs-refuse-own-figure = ほかのプレイヤーのコマを選んでください。
fs-refuse-nothing-beyond = その向こうに、{ $scroll }と自分のダイスで破れる封印はありません。
fs-refuse-break-at-once = すぐに自分のダイスで封印を1つ破らなければなりません。
fs-refuse-reachable-anyway = その封印にはもともと届きます。届かなかった封印を選んでください。
fs-refuse-not-beyond = その封印にはまだ届きません。
fs-refuse-break-dice = そのダイスではその封印を破れません。合う1色だけで、合計が足りていて、どのダイスも余分でないことが必要です。
fs-refuse-choice-guardian = スクロールのあるマスを選んでください。
fs-refuse-guardian-beside = 守護者はボードにいません。
fs-refuse-guardian-there = 守護者はもうそこに立っています。
fs-refuse-guardian-colour = { $colour }の守護者が立てるのは、同じ色のスクロールだけです。
fs-refuse-choice-speed = まず、届く封印を1つ自分のダイスで破ってください。
fs-refuse-speed-no-second = 最初の封印には余分なダイスを使わず、そのあと{ $scroll }で2つ目の封印に届くようにしてください。
fs-refuse-speed-second = 届く2つ目の封印を選んでください。スクロールと同じ色で（精神ならどの色でも可）、ダイスは使いません。

## What a spell asks for, and what a scroll of Mind works on

fs-asks-own-dice = 自分のダイスを何個か選ぶ
fs-asks-own-die = 自分のダイスを1個選ぶ
fs-asks-colour = 新しい色を選ぶ
fs-asks-token = トークンを選ぶ
fs-asks-scroll = ボードのスクロールを選ぶ
fs-asks-seal = 2つ目の封印を選ぶ
fs-asks-break = 封印と、それを破るダイスを選ぶ
fs-asks-figure = 通り抜けるコマを選ぶ
fs-asks-opponent = 相手を選ぶ
fs-asks-opponents-die = 相手のダイスを1個選ぶ
fs-asks-opponents-dice = 相手のダイスを何個か選ぶ
fs-asks-opponents-scroll = 相手のスクロールを選ぶ
fs-asks-own-scroll = 自分のスクロールを選ぶ
fs-asks-die-given = 相手がダイスを選ぶ
fs-asks-its-choices = 続けて、そのスクロールに必要なものを選ぶ
fs-asks-familiar-or-token = 魔術師のマスか、破るトークンを選ぶ
fs-asks-scroll-or-off = ボードのスクロールを選ぶか、守護者を外す
fs-mind-any-colours = どの色でも
fs-mind-one-colour = 好きな1色
fs-mind-mind-scrolls = 精神のスクロール

## Boards

# What stands in the file itself
fs-board-too-long = ボードのファイルが長すぎます。{ NUMBER($most) }文字を超えています。
fs-board-long-line = { $line }行目が{ $most }文字を超えています。コンマのあとで改行してください。
fs-board-syntax = { $line }行目は TOML として読めません：{ $reason }。
fs-board-nested = ボードのファイルの入れ子が深すぎます。
fs-board-huge-number = ファイルの中の数が長すぎます。
fs-board-name = 「name」はボードの名前で、1行{ $most }文字以内でなければなりません。
fs-board-unknown-key = 「{ $key }」は「{ $where }」では使えません。使えるもの：{ $expected }。
fs-board-table-missing = テーブル「{ $table }」がないか、テーブルになっていません。
fs-board-list-missing = リスト「{ $list }」がないか、リストになっていません。
fs-board-rich = 「rich」の「{ $players }」には、{ $players }人のときに豊かな面を上にする区画を、{ $segments }の中から並べてください。
fs-board-edge = { $where }の「{ $edge }」は、この辺を越える通り道ごとにマスを示すテーブルでなければなりません。
fs-board-space-no-table = { $where }の{ $number }番目のマスがテーブルとして書かれていません。
fs-board-id = { $where }の{ $number }番目のマスには固有の「id」が必要です。英字で始まり、英字・数字・「-」・「_」で24文字以内、「chamber」以外にしてください。
fs-board-kind = { $where }の{ $space }：「{ $kind }」という種類はありません。次の中から選んでください：{ $kinds }。
fs-board-strength = { $where }の{ $space }：「{ $value }」は強さではありません。円とボックスの強さは2〜6の整数です。
fs-board-strength-of-room = { $where }の{ $space }：部屋と通路に強さはありません。
fs-board-position = { $where }の{ $space }：「at」は2つの数です。角度は-{ $widest }〜{ $widest }、距離は0〜{ $farthest }です。
fs-board-to = { $where }の{ $space }：「to」は id のリストでなければなりません。

# How its parts fit
fs-board-doubled = { $where }の{ $space }：この id はほかのマスで使われています。
fs-board-to-itself = { $where }の{ $space }が自分自身につながっています。
fs-board-to-unknown = { $where }の{ $space }が「{ $other }」につながっていますが、それはこの面のマスでも chamber でもありません。
fs-board-edge-unknown = { $where }の辺 { $edge } の通り道「{ $crossing }」に書かれた「{ $space }」は、この面のマスではありません。
fs-board-unmatched = { $where }の辺 { $edge } に通り道「{ $crossing }」がありませんが、反対側または裏面の{ $space }がそこへつながっています。

# The board put together
fs-board-with-players = { $players }人の場合：{ $problem }
fs-board-starts-fs-b2 = 広間のスタートマスは{ $found }個ですが、プレイヤー{ $needed }人に1個ずつ必要です（FS-B2）。
fs-board-too-many-places = スタートマス・円・ボックスが合わせて{ $found }個ありますが、番号を付けられるのは{ $most }個までです。
fs-board-circles-fs-b3 = 強さ{ $strength }の円が{ $found }個ありますが、トークンは{ $most }個しかありません（FS-B3）。多すぎるもの：{ $spaces }。
fs-board-boxes-fs-b3 = 強さ{ $strength }のボックスが{ $found }個ありますが、スクロールは{ $most }枚しかありません（FS-B3）。多すぎるもの：{ $spaces }。
fs-board-strongest-fs-b4 = 強さ6のボックスは{ $found }個です。{ $needed }個ないと、ゲームがすぐに終わってしまいます（FS-B4、FS-10）。
fs-board-isolated = { $space }は孤立しています。そこへ通じる道がありません（FS-B4）。
fs-board-unreachable = { $space }には広間からたどり着けません（FS-B4）。
fs-board-box-fs-6 = { $space }はボックスですが、道が{ $found }本あります。ボックスは道が1本だけのくぼみです（FS-6）。
