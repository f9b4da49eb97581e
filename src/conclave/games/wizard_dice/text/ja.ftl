## The game

wd-title = ウィザード・ダイス

wd-option-players = プレイヤー
wd-option-players-help = 遊ぶ人数です（2〜5人）。
wd-option-expert = エキスパートゲーム
wd-option-expert-help = Xが9個ではなく12個でゲームが終わります。
wd-option-cards = 魔法カード
wd-option-cards-help = ラウンドごとに魔法カードがルールを変えます。
wd-option-seer = 最初の予言者
wd-option-seer-help = 最初のラウンドでダイスを振る人です。
wd-option-seer-random = 抽選
wd-option-seer-1 = 席1
wd-option-seer-2 = 席2
wd-option-seer-3 = 席3
wd-option-seer-4 = 席4
wd-option-seer-5 = 席5
wd-option-seer-absent = { $players }人のテーブルでは、席{ $seat }は最初の予言者になれません。

## Dice

wd-colour-blue = 青
wd-colour-green = 緑
wd-colour-red = 赤
wd-colour-yellow = 黄

wd-face-blue = 青
wd-face-green = 緑
wd-face-red = 赤
wd-face-yellow = 黄
wd-face-wizard = ウィザード
wd-face-jester = ジェスター

wd-dice-blue = 青{ $number }個
wd-dice-green = 緑{ $number }個
wd-dice-red = 赤{ $number }個
wd-dice-yellow = 黄{ $number }個
wd-dice-wizard = ウィザード{ $number }個
wd-dice-jester = ジェスター{ $number }個
wd-dice-join = { $left }、{ $right }
wd-dice-none = ダイスなし

## Components

wd-die = 予言のダイス
wd-die-about = 6つの面があります。4つの種族が1面ずつ、それにウィザードとジェスターです。
wd-page = 予言シート
wd-page-about = 1人1枚。予言のマスが{ $boxes }個（4色、1〜5の数）と、ジェスターのマスが{ $jesters }個あります。
wd-seer-card = 予言者カード
wd-seer-card-about = そのラウンドにダイスを振るプレイヤーの前に置かれます。

wd-card-M1 = 虹のウィザード
wd-card-M1-effect = ウィザードはどの色の予言でも数に入り、色は宣言しません。的中ならX2個、外れなら差が2倍です。ジェスタースコアはいつもどおりです。
wd-card-M2 = 頑固なジェスター
wd-card-M2-effect = 出たジェスターは、ラウンドが終わるまで動かせません。的中ならX2個、外れなら差が2倍です。ジェスタースコアはいつもどおりです。
wd-card-M3 = 先見
wd-card-M3-effect = 先にダイスを振り、それから全員が予言します。次に必ず3個以上を振り直し、それまでは誰も抜けられません。
wd-card-M4 = 選ばれし出目
wd-card-M4-effect = ロール1はありません。予言者がダイス2個を好きな面に向け、それから全員が予言します。残りの5個を振るのがロール2で、それまでは誰も抜けられません。
wd-card-M5 = 見えないダイス
wd-card-M5-effect = どの色も、出た数より1個多く数えます。ジェスターとウィザードは出た数のままです。
wd-card-M6 = お調子者のジェスター
wd-card-M6-effect = ジェスターは、あなたにとっては予言した色のダイスになり、ほかの人にとってはその人の色になります。ジェスタースコアにも使えます。
wd-card-M7 = 忘れられたページ
wd-card-M7-effect = 予言したらすぐ、予言した色の、以前記入した自分のマスを1つ消せます。消したマスは0点になります。
wd-card-M8 = 忍耐
wd-card-M8-effect = 予言者が予言した数が、予言者が振れる回数になります。ウィザードはどの色としても数えませんが、振り直せます。
wd-card-M9 = ジェスターの恩恵
wd-card-M9-effect = ジェスターの数が予言した数と同じときにジェスタースコアを取ると、予言したマスにもXが付きます。
wd-card-M10 = 他言無用
wd-card-M10-effect = 声に出して予言するのは予言者だけです。ほかの人はこっそり予言を書きます。予言者と同じ予言はできませんが、ほかの人どうしで重なっても構いません。

## Actions

wd-action-predict = { $colour }{ $number }個を予言
wd-action-name = ウィザードを{ $colour }として数える
wd-action-turn = ダイス2個の面を選ぶ：{ $dice }
wd-action-cross-out = { $colour }{ $number }のマスを消す
wd-action-cross-out-nothing = 何も消さない
wd-action-stay = 残って次のロールへ
wd-action-leave = 抜けてこのロールで記入
wd-action-reroll = ダイス{ $number }個を振り直す：{ $dice }
wd-action-jester-score = ジェスタースコアを取る
wd-action-write-difference = 差を書く

## Events

wd-event-first-seer = 最初の予言者は{ $player }です。
wd-event-round = ラウンド{ $round }。予言者は{ $player }です。
wd-event-card = 魔法カード{ $card }：{ $name }。
wd-event-turned = { $player }はダイス2個の面を選びました：{ $dice }。
wd-event-sits-out = { $player }は予言できるマスがないので、このラウンドは休みです。
wd-event-predicted = { $player }は{ $colour }{ $number }個を予言しました。
wd-event-predicted-in-secret = あなたは{ $colour }{ $number }個と書きました。まだ誰も知りません。
wd-event-prediction-is-in = { $player }は予言を書きました。
wd-event-crossed-out = { $player }は{ $colour }{ $number }のマスを消しました。
wd-event-named = { $player }は{ $colour }をウィザードの色に選びました。
wd-event-rerolls = { $player }は{ $dice }を振り直します。
wd-event-rolled = ロール{ $roll }：{ $dice }。
wd-event-leaves = { $player }はこのロールで抜けます。
wd-event-seer-leaves = { $player }は振るのをやめます。
wd-event-jester-score = { $player }はジェスター{ $jesters }個でジェスタースコアを取りました。
wd-event-hit = { $player }は{ $colour }{ $number }のマスにXを{ $xs }個書きました。
wd-event-missed = { $player }は{ $colour }{ $number }のマスに{ $difference ->
    [0] 0
   *[other] −{ $difference }
}と書きました。

wd-over-xs = Xが{ $target }個以上になったプレイヤーがいるので、ゲーム終了です。
wd-over-full = どの予言シートにも空きマスがないので、ゲーム終了です。

## Refusals

wd-refuse-over = ゲームは終わっています。
wd-refuse-chance = 先にダイスやカードの結果が出ます。
wd-refuse-not-asked = いまは{ $player }が決める番です。
wd-refuse-no-box = 予言は、4色のどれかと1〜5の数で行います。
wd-refuse-box-scored = あなたのシートのそのマスは、もう記入済みです。
wd-refuse-box-taken = その予言は、このラウンドでほかの人がもう選んでいます。
wd-refuse-as-the-seer = その予言は、このラウンドで予言者がもう選んでいます。
wd-refuse-cross-colour = 消せるのは、予言した色のマスだけです。
wd-refuse-cross-open = 消せるのは、記入済みのマスだけです。
wd-refuse-cross-twice = そのマスはもう消してあります。
wd-refuse-reroll-dice = 選んだダイスの中に、場にないものがあります。
wd-refuse-reroll-jester = このラウンドでは、出たジェスターは動かせません。
wd-refuse-reroll-three = このラウンドではロール2が必須です。ダイスを3個以上選んでください。
wd-refuse-leave-before-roll-2 = このラウンドでは、ロール2の前には誰も抜けられません。
wd-refuse-now-turn = 先に予言者が、ダイス2個を好きな面に向けます。
wd-refuse-now-prediction = いまは予言をする場面です。
wd-refuse-now-crossing-out = 予言した色のマスを1つ消すか、何も消さないかを選んでください。
wd-refuse-now-secret-predictions = いまは秘密の予言を書く場面です。
wd-refuse-now-naming = いまはウィザードの色を選ぶ場面です。
wd-refuse-now-leaving = 残って次のロールを待つか、抜けてこのロールで記入するかを選べます。
wd-refuse-now-seer-rolls-on = 1個以上のダイスを振り直すか、抜けてこのロールで記入するかを選べます。
wd-refuse-now-scoring = ジェスタースコアを取るか、差を書くかを選べます。
