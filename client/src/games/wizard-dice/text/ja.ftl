## Wizard Dice: what is asked (wizard-dice-ask-… by stage)

wizard-dice-ask-turn = ダイス2個を好きな面に向けてください
wizard-dice-ask-prediction = 1つの色が何個出るかを予言してください
wizard-dice-ask-crossing-out = この色の記入を1つ消しますか？
wizard-dice-ask-secret-predictions = 予言をこっそり書いてください
wizard-dice-ask-revising = 秘密の予言は、まだ変えられます
wizard-dice-ask-naming = ウィザードを何色として数えるか選んでください
wizard-dice-ask-leaving = このロールで記入しますか、残りますか？
wizard-dice-ask-seer-rolls-on = 振り直しますか、やめて記入しますか？
wizard-dice-ask-scoring = ジェスタースコアを取るか、差を書くか？

## Guidance for a first game (wizard-dice-guide-… by stage)

wizard-dice-guide-turn = この2個の面を決めてから、全員が予言します。ウィザードなら、あとで選ぶ色として数えられます。
wizard-dice-guide-prediction = マスをタップ。「青3」は、ちょうど3個が青になるという予言です。大きい数ほど高得点で、次の予言者にもなりやすくなります。
wizard-dice-guide-crossing-out = 消したマスは0点になります。大きな差を消し、Xは残しましょう。
wizard-dice-guide-secret-predictions = 全員が書くまで見えません。予言者と同じ予言はできませんが、ほかの人と重なっても構いません。
wizard-dice-guide-revising = 最後の1人が書くまでは、別のマスをタップして変えられます。
wizard-dice-guide-naming = 出たウィザードは、全員がこの色として数えます。ふつうは自分が予言した色にします。
wizard-dice-guide-leaving = 予言とちょうど同じ数なら、抜けてXを取りましょう。違うなら残れますが、予言者はいつでもやめられます。
wizard-dice-guide-seer-rolls-on = 振り直すダイスをタップ。ほかは動きません。予言とちょうど同じ数になったらやめましょう。残った全員が記入します。
wizard-dice-guide-scoring = ジェスターのマスはそれぞれ1回だけ使えます。Xが付き、外れたマスは0になります。

## Dice

wizard-dice-dice = 7個のダイス
wizard-dice-dice-before = 前のラウンドのダイス
wizard-dice-die = ダイス{ $number }：{ $face }
wizard-dice-die-again = 振り直す
wizard-dice-face-none = まだなし
wizard-dice-tap-dice = 振り直すダイスをタップ。ほかは動きません。
wizard-dice-choose-more = あと{ $dice }個以上選んでください。
wizard-dice-reroll-all = 全部
wizard-dice-keep-all = 全部残す
wizard-dice-turn-to = ダイスをタップし、向ける面を選びます。

## The round

wizard-dice-round = ラウンド{ $round }
wizard-dice-rolls = ロール
wizard-dice-roll-of = ロール{ $roll }／{ $rolls }
wizard-dice-wizard-colour = ウィザードは{ $colour }として数えます
wizard-dice-wizard-colour-none = ウィザードの色は決まっていません
wizard-dice-card = このラウンドの魔法カード：
wizard-dice-cards = 魔法カード
wizard-dice-cards-show = このラウンドの魔法カード：山札を見る
wizard-dice-pile-left = 全部をシャッフルし直すまでに、あと{ $cards }枚引けます。
wizard-dice-predictions = このラウンドの予言
wizard-dice-predicted = { $colour }{ $number }個を予言
wizard-dice-wrote = { $mark }を記入
wizard-dice-seer = 予言者
wizard-dice-next-seer = 次の予言者
wizard-dice-show-page = シートを見る
wizard-dice-status-to-come = これから
wizard-dice-status-predicts = 考え中
wizard-dice-status-written = 予言済み
wizard-dice-status-in = 参加中
wizard-dice-status-scored = 記入済み
wizard-dice-status-out = 休み

## Kinds of choices that are too many to list

wizard-dice-kind-reroll = ダイスを振り直す
wizard-dice-kind-turn-dice = ダイスの面を選ぶ

## Choices

wizard-dice-stands = { $colour }{ $number }個の予言、いま{ $shown }個
wizard-dice-or = または
wizard-dice-name-colour = ウィザードを何色として数える？
wizard-dice-tap-box = 自分のシートのマスをタップしてください。
wizard-dice-tap-secret = 自分のシートのマスをタップ。全員が書くまで見えません。
wizard-dice-secret-kept = と書きました。別のマスをタップすると変えられます。
wizard-dice-tap-cross = 消すマスをタップしてください。
wizard-dice-before = 前のラウンド：
wizard-dice-outcome = { $colour }{ $number }に{ $mark }
wizard-dice-outcome-jester = ジェスター{ $jesters }のマスにX

## Pages

wizard-dice-page-of = { $player }の予言シート、X{ $xs }個、{ $points }点
wizard-dice-xs = X{ $target }個中{ $xs }個
wizard-dice-xs-short = X { $xs }/{ $target }
wizard-dice-points = { $points }点
wizard-dice-points-short = { $points }点
wizard-dice-box = { $colour }{ $number }
wizard-dice-box-open = 空き
wizard-dice-box-hit = X{ $xs }個
wizard-dice-box-missed = 差{ $difference }
wizard-dice-box-crossed = 消去済み
wizard-dice-box-predicted = このラウンドの予言
wizard-dice-box-taken = { $player }が予言
wizard-dice-jester-box = ジェスター{ $number }のマス、空き
wizard-dice-jester-box-used = ジェスター{ $number }のマス、X

## The odds

wizard-dice-percent = { $chance }%
wizard-dice-worth = ⌀ { $worth }
wizard-dice-odds-chance = 的中率{ $chance }%
wizard-dice-odds-worth = 平均{ $worth }点
wizard-dice-odds-advised = 最も強いボットならこれを選びます

## The end

wizard-dice-ending-hits = シートのX { $xs }個
wizard-dice-ending-lost = 差
wizard-dice-ending-jesters = ジェスターのマスのX { $xs }個
wizard-dice-ending-crossed = 消したマス { $boxes }個
wizard-dice-ending-bonus = X{ $target }個のボーナス
wizard-dice-ending-sum = 得点

## The first game

wizard-dice-aim = 予言が当たれば得点、外れれば減点。誰かのXが9個（エキスパート12個）で終了、最多得点の勝ち。

## On the start page

wizard-dice-about = 7個のダイスの出目を予言したら、振って、残して、勝負！ 引きどきの見きわめも大切です。
