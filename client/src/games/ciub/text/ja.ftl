## ciúb: what is asked

ciub-ask-token = トークンを置く、カードを取り除く、またはパス
ciub-ask-act = アクションを使うか、ダイスを取り置けます
ciub-ask-aside = さらに取り置くか、振るか、やめられます
ciub-ask-cast = 獲得するカードを選べます
ciub-ask-down = 下の行へ移すカードを選んでください
ciub-ask-return = ダイスを5個残し、残りを戻してください
ciub-ask-take = サプライからダイスを1個取れます
ciub-ask-exchange = ダイスを交換するか、手番を終えてください

## For a first game

ciub-guide-token = トークンを置いたカードは、ほかの人が獲得したり取り除いたりできません。上の行のカードを1枚取り除くことも、パスしてすぐに振ることもできます。
ciub-guide-act = ダイスをタップすると、アクションを使うか、ダイストレイに取り置くことができます。カードの条件に数えるのはダイストレイのダイスだけです。ドクロは自動でダイストレイに入ります。
ciub-guide-aside = 次に振るまでアクションは使えません。カードに必要なダイスを取り置いてから、残りで続けて振るか、やめるかを選びましょう。
ciub-guide-cast = 光っているカードの条件を満たしています。欲しいカードをタップしてください。獲得できるのは1手番に1枚です。
ciub-guide-down = 獲得したカードの場所が空きました。下の行へ移したカードは、ほかの人も含めて獲得できるようになります。
ciub-guide-return = カードを獲得したら、残せるダイスは5個です。不要なダイスをタップしましょう。ダイストレイの2個1変換を残すと、ダイス2個と交換できます。
ciub-guide-take = カードを獲得しなかったので、代わりにダイスを1個もらえます。強いダイスがあれば VP の高いカードを狙えます。ダイスを長押しすると6つの面が見られます。
ciub-guide-exchange = ダイストレイの2個1変換をタップすると、ほかの色のダイス2個に交換できます。色付きのダイスをタップすると白に交換できます。

## Kinds of choices that are too many to list

ciub-kind-set-aside = ダイスを取り置く

## The table

ciub-cards = スペルカード
ciub-dice = この手番のダイス
ciub-supply = サプライ
ciub-supply-kind = { $die }、サプライに{ $number }個
ciub-all-faces = すべてのダイスの面

ciub-turn = { $player }の手番
ciub-turn-yours = あなたの手番
ciub-phase-token = トークン
ciub-phase-dice = ダイス
ciub-phase-spell = スペル
ciub-phase-exchange = 交換
ciub-last-turns = 最後の手番
ciub-end-near = 次の獲得で最高傑作
ciub-quiet = { $number }手番獲得なし

ciub-zone-active = 振ったダイス
ciub-zone-inactive = 振っていないダイス
ciub-zone-tray = ダイストレイ
ciub-zone-dice = ダイス
ciub-zone-two = ダイストレイ：2個1変換

ciub-die-in-tray = { $die }、ダイストレイの中
ciub-die-turned = { $face }にする予定

## Cards

ciub-asks-list = ダイストレイに { $numbers } が必要です。それぞれ別のダイスで出します。
ciub-asks-opus = 条件はありません。最後のCカードがめくられたあと、次にカードを獲得した人がこれも獲得します。
ciub-card-facts = グループ{ $group }、{ $points } VP。
ciub-card-facts-owl = グループ{ $group }（フクロウ）、{ $points } VP。
ciub-card-token = { $player }のトークンが置かれています。
ciub-card-progress = ダイストレイに{ $needed }のうち{ $reached }あります。

ciub-pile = 山札：伏せたBカード{ $b }枚とCカード{ $c }枚、いちばん下に最高傑作
ciub-pile-only-opus = 山札は最高傑作だけです
ciub-opus-taken = { $player }が最高傑作を獲得しました
ciub-opus-short = 最高傑作
ciub-removed = ゲームから取り除かれたカード：{ $number }枚
ciub-removed-short = 除外
ciub-removed-cards = 取り除かれたカード
ciub-removed-none = 取り除かれたカードはまだありません。

## Using a die

ciub-use-swap-die = サプライのダイスと入れ替える
ciub-use-reroll-die = ダイスを1個振り直す
ciub-use-adjust-die = ダイス1個を別の面にする
ciub-use-exchange-for-two = ほかの色のダイス2個に交換する
ciub-aim-swap-die = 欲しいダイスをサプライから選んでください
ciub-aim-reroll-die = 振り直すダイスを選んでください（このダイス自身も選べます）
ciub-aim-adjust-die = 面を変えるダイスを選んでください（このダイス自身も選べます）
ciub-aim-exchange-for-two = サプライのダイスを2個選んでください
ciub-aim-second = 2個目のダイスを選んでください
ciub-aim-cancel = やめる
ciub-turn-to = { $die }の新しい面

ciub-face-swap = このダイスをサプライのダイスと入れ替えます。新しいダイスは次に振るまで使えません。
ciub-face-reroll = このダイスか、ダイストレイの外のダイスを1個振り直します。
ciub-face-adjust = ほかのダイスを好きな面にします。使ったダイスはダイストレイに入ります。
ciub-face-2for1 = 手番の終わりにダイストレイにあれば、ダイス2個に交換できます。
ciub-face-skull = 自動でダイストレイに入ります。

## Advice

ciub-odds = この手番で獲得できる確率
ciub-odds-ask = ヒントを押すと確率が表示されます。
ciub-percent = { $chance }%
ciub-odds-chance = 確率{ $chance }
ciub-odds-advised = おすすめ

## Players

ciub-points = { $points } VP
ciub-cards-won = カード{ $number }枚
ciub-dice-of-kind = { $die } × { $number }
ciub-token-free = トークンは手元にあります
ciub-token-on = トークンは { $card } にあります

ciub-ending-card = { $card }：{ $points } VP
ciub-ending-sum = カード{ $cards }枚、{ $points } VP。
ciub-ending-dice = 終了時のダイス{ $number }個（VP が同じときに比べます）。

## The first game

ciub-aim = ダイスで勝ち取ったスペルカードが VP になります。最後のCカードが出るとまもなく終了、VP の最も多い人の勝ち。

## On the start page

ciub-about = ダイスを集め、魔法で出目を操り、誰よりも早くスペルカードを勝ち取ります。
