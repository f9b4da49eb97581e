# 入力する言葉は波かっこと引用符の中にあり、どの言語でも同じです。

## 確率

cb-terminal-odds-pool-missing = どのダイスですか？ 振る前なら { "--pool \"white*3 orange\"" }、振ったあとなら { "--dice" } でテーブルのダイスを書いてください。
cb-terminal-odds-dice-missing = { "--tray" } と { "--earned" } は { "--dice \"white:2 white:swap\"" } と一緒にだけ使えます。
cb-terminal-odds-pool-and-dice = { "--dice" } と { "--tray" } でダイスはすべてです。{ "--pool" } は書かないでください。
cb-terminal-odds-no-dice = { $option }：「{ $word }」はダイスではありません。{ "white*3" } のように書いてください。
cb-terminal-odds-empty = { $option } にはダイスが1個以上必要です。
cb-terminal-odds-no-kind = { $option }：「{ $word }」という種類のダイスはありません。ある種類：{ $expected }。
cb-terminal-odds-no-face = { $option }：ここに「{ $word }」はありません。あるもの：{ $expected }。
cb-terminal-odds-too-many = { $where ->
    [pool] 2人ゲームの{ $kind }のダイスは{ $exist }個です。{ $given }個はありません。
   *[supply] あなたのダイスとサプライを合わせると{ $kind }のダイスが{ $given }個になりますが、{ $exist }個しかありません。
}
cb-terminal-odds-no-card = 条件が「{ $card }」のカードはありません。{ "2,4,6" }、{ "20+" }、{ "4=" } のように書いてください。
cb-terminal-odds-no-value = 「{ $card }」：カードの VP は1から{ $most }までです。
cb-terminal-odds-card-twice = カード { $card } が2回指定されています。
cb-terminal-odds-too-many-cards = 一度に調べられるカードは{ $most }枚までです。
cb-terminal-odds-working = 確率を計算中

cb-terminal-odds-answer = { $dice }で { $cards }：{ $measure ->
    [probability] { $worth }
   *[value] 平均 { $worth } VP
}
cb-terminal-odds-step = 次の一手
cb-terminal-odds-worth = { $measure ->
    [probability] 確率
   *[value] VP
}
cb-terminal-odds-alike = { $step }（同じものがほかに{ $number }通り）
cb-terminal-odds-sampled = ほぼ最善のプレイを抽出して見積もった値です。最善とは約 { $error } 違うことがあります。

## テーブル

cb-terminal-letter-white = W
cb-terminal-letter-yellow = Y
cb-terminal-letter-orange = O
cb-terminal-letter-red = R
cb-terminal-letter-green = G
cb-terminal-letter-purple = P
cb-terminal-letter-blue = B

cb-terminal-points = { $points } VP
cb-terminal-points-short = { $points }VP
cb-terminal-supply = サプライ
cb-terminal-last-turns = 最後の手番
cb-terminal-end-is-near = 次の獲得で終盤へ
cb-terminal-no-jokers = ドクロはジョーカーではない
cb-terminal-self-adjust-to-tray = 自分自身を面合わせしたダイスはダイストレイへ
cb-terminal-no-dice = ダイスなし
cb-terminal-cards = カード{ $number }枚
cb-terminal-top = 上の行
cb-terminal-bottom = 下の行
cb-terminal-pile = 山札
cb-terminal-left = { $b }B { $c }C
cb-terminal-left-opus = D
cb-terminal-left-only-opus = D のみ
cb-terminal-to-win = ◂ 獲得できる
cb-terminal-to-win-both = ◂ どちらの行も獲得できる
cb-terminal-met = 達成
cb-terminal-outside = 場
cb-terminal-tray = ダイストレイ
cb-terminal-empty = なし
cb-terminal-dice = ダイス
cb-terminal-in-tray = ダイストレイの中
cb-terminal-state-spent = 使用済み
cb-terminal-state-inactive = 非アクティブ

## 質問

cb-terminal-ask-token = トークンを置きますか？ 上の行のカードを取り除きますか？ パスしますか？
cb-terminal-ask-act = アクションを使う、取り置く、続けて振る、やめる：どうしますか？
cb-terminal-ask-aside = さらに取り置く、続けて振る、やめる：どうしますか？
cb-terminal-ask-cast = どのカードを獲得しますか？
cb-terminal-ask-down = 上の行のどのカードを下の行へ移しますか？
cb-terminal-ask-return = 残せるダイスは5個です。戻す{ $number }個はどれですか？
cb-terminal-ask-take = 獲得できたカードはありません。どのダイスを取りますか？
cb-terminal-ask-exchange = ダイスを交換しますか？ 手番を終えますか？

cb-terminal-hint-token = { $typed } でトークンを置く
cb-terminal-hint-remove = { $typed } でカードを取り除く
cb-terminal-hint-pass = { "pass" } でロールへ
cb-terminal-hint-swap = { $typed } で{ $kind }を{ $new }に
cb-terminal-hint-reroll = { $typed } で{ $die }を振り直す
cb-terminal-hint-adjust = { $typed } で{ $die }を{ $face }に
cb-terminal-hint-aside = { $typed } で{ $number }個を取り置く
cb-terminal-hint-skulls = ドクロ{ $number }個は自動でダイストレイへ
cb-terminal-hint-roll = { "roll" } で{ $number }個を振る
cb-terminal-hint-no-roll = 1個取り置くか入れ替えるまで振れません
cb-terminal-hint-stop = { "stop" } でやめる（まだ獲得できるカードなし）
cb-terminal-hint-stop-wins = { "stop" } で { $cards } を獲得
cb-terminal-hint-more = { "faces" }、{ "cards" }、{ "?" } { $card } で説明
cb-terminal-hint-return = またはダイスを入力：{ $typed }
cb-terminal-hint-keep = 残すほうを入力：{ $typed }
cb-terminal-hint-take = または文字を入力（例：{ $typed }）
cb-terminal-hint-exchange = { $typed } で{ $kind }を{ $first }と{ $second }に
cb-terminal-hint-whiten = { $typed } で{ $kind }を白に
cb-terminal-hint-end = { "end" } で手番を終える
cb-terminal-hint-end-enter = { "end" } か Enter だけで手番を終える
cb-terminal-or = または

cb-terminal-card-for = { $card }（{ $points } VP）
cb-terminal-take = { $kind }（{ $faces }）、残り{ $number }
cb-terminal-return = { $kind }（{ $faces }）
cb-terminal-return-tray = ダイストレイの{ $kind }の2個1変換

cb-terminal-which-verb = 「{ $words }」は { $verbs } のどれかです。もう少し入力してください。
cb-terminal-token-or-remove = トークンを置くなら { "token" } { $card }、取り除くなら { "remove" } { $card } と入力してください。
cb-terminal-which-card = どのカードですか？ { $verb } のあとに次のどれかを入力してください：{ $cards }
cb-terminal-no-card = 「{ $words }」というカードはここにありません。カードは条件で呼びます：{ $cards }。
cb-terminal-which-die = 「{ $words }」はどのダイスですか？ 次のどれかを入力してください：{ $dice }
cb-terminal-no-die = 「{ $words }」というダイスはここにありません。次のどれかを入力してください：{ $dice }
cb-terminal-too-few = ここに{ $die }は{ $number }個しかありません。
cb-terminal-aside-which = どのダイスを取り置きますか？ 次から入力してください：{ $dice }
cb-terminal-aside-none = 取り置けるダイスはありません。
cb-terminal-nothing-to-roll = それでは振るダイスがなくなります。
cb-terminal-none-shows = ダイストレイの外に{ $face }のダイスはありません。
cb-terminal-which-acts = { $face }のダイスは何種類かあります。先に種類を書いてください：{ $kinds }
cb-terminal-shows-no = それには{ $face }の面が必要ですが、{ $die }は違います。
cb-terminal-no-colour = 「{ $words }」という色のダイスはここにありません。次のどれかを入力してください：{ $kinds }
cb-terminal-up-to = 「{ $begun }」まではわかりますが、「{ $rest }」がわかりません。何も行いませんでした。
cb-terminal-comes-last = 「{ $begun }」は行の最後に書きます。「{ $rest }」は次の行に入力してください。何も行いませんでした。
cb-terminal-swap-how = どのダイスにしますか？ { $typed } のあとに次のどれかを入力してください：{ $kinds }
cb-terminal-reroll-how = どのダイスを振り直しますか？ { $typed } のあとに次のどれかを入力してください：{ $dice }
cb-terminal-adjust-how = どのダイスの面を変えますか？ { $typed } のあとに { $dice } のどれかと面を入力してください。
cb-terminal-adjust-to = どの面にしますか？ { $typed } のあとに次のどれかを入力してください：{ $faces }
cb-terminal-return-which = どのダイスを戻しますか？ 次から入力してください：{ $dice }
cb-terminal-return-too-many = 戻すダイスは{ $number }個だけです。
cb-terminal-keep-five = 残す5個のダイスを次から書いてください：{ $dice }
cb-terminal-take-which = どのダイスですか？ 次のどれかを入力してください：{ $kinds }
cb-terminal-none-doubled = 手元に残したダイスの中に、ダイストレイで2個1変換を出しているものはありません。
cb-terminal-exchange-how = どの2個にしますか？ { $typed } のあとに次から2つ入力してください：{ $kinds }
cb-terminal-exchange-second = 2個目はどれですか？ { $typed } のあとに次のどれかを入力してください：{ $kinds }
cb-terminal-whiten-which = どのダイスを白にしますか？ { "whiten" } のあとに次のどれかを入力してください：{ $kinds }

cb-terminal-unclear-token = 「{ $words }」はここでは使えません。{ "token" } { $card }、{ "remove" } { $removed }、{ "pass" } のどれかを入力してください。
cb-terminal-unclear-act = 「{ $words }」はここでは使えません。{ "w3 o4" } のようにダイスを書くか、{ "swap w b" }、{ "roll" }、{ "stop" } を入力してください。
cb-terminal-unclear-aside = 「{ $words }」はここでは使えません。{ "w3 o4" } のようにダイスを書くか、{ "roll" }、{ "stop" } を入力してください。
cb-terminal-unclear-exchange = 「{ $words }」はここでは使えません。{ "exchange g w y" }、{ "whiten r" }、{ "end" } のどれかを入力してください。

## 読めるもの

cb-terminal-help-spell-card = カードの条件と、いまある場所
cb-terminal-help-die = ダイスの面とその働き
cb-terminal-about-faces = すべてのダイスの面と、記号の意味
cb-terminal-about-cards = ゲームのすべてのカードと、いまある場所
cb-terminal-advice = この手番で各カードを獲得できる見込みと、そのための次の一手：
cb-terminal-advice-token = この手番で各カードを獲得できる見込みと、トークンを置くときの入力：
cb-terminal-advice-win = 獲得
cb-terminal-towards = { $card }：{ $action }
cb-terminal-alike = { $action }（同じくらい良い手がほかに{ $number }通り）
cb-terminal-impossible = { $card }：もう獲得できません
cb-terminal-impossible-this-turn = { $card }：この手番では獲得できません
cb-terminal-this-turn = { $card }：この手番で獲得できるかもしれません
cb-terminal-no-odds = この選択に確率はありません。確率はダイスと、それで獲得できるカードについてのものです。
cb-terminal-no-thing = 「{ $words }」というカード、ダイス、面はこのゲームにありません。{ "?" } { $card }、{ "? green" }、{ "? swap" } を試してください。

cb-terminal-worth = { $points } VP
cb-terminal-owl = フクロウ
cb-terminal-asks-list = ダイストレイに { $needs } のダイスが必要です。数1つにつきダイス1個を使います。余分なダイスがあっても構いません。
cb-terminal-asks-sum = ダイストレイのダイスの数の合計が { $needs } 以上必要です。
cb-terminal-asks-equal = 同じ目のダイスがダイストレイに{ $needs }個必要です。ドクロもその目として数えます。
cb-terminal-asks-equal-strictly = 同じ目のダイスがダイストレイに{ $needs }個必要です。ドクロだけで{ $needs }個でも構いません。
cb-terminal-asks-opus = 条件はありません。最後のCカードがめくられたあと、次にカードを獲得したプレイヤーがこれも獲得します。
cb-terminal-lies-top = 上の行にあります。上の行のカードは最後の手番でだけ獲得できます。
cb-terminal-lies-top-token = 上の行にあり、{ $player }のトークンが置かれています。
cb-terminal-lies-top-token-you = 上の行にあり、あなたのトークンが置かれています。
cb-terminal-lies-bottom = 下の行にあり、獲得できます。
cb-terminal-lies-bottom-token = 下の行にあり、トークンを置いた{ $player }だけが獲得できます。
cb-terminal-lies-bottom-token-you = 下の行にあり、あなたのトークンがあるので、あなただけが獲得できます。
cb-terminal-won-by = { $player }が獲得しました。
cb-terminal-won-by-you = あなたが獲得しました。
cb-terminal-is-removed = ゲームから取り除かれました。
cb-terminal-is-under-pile = 山札のいちばん下にあります。
cb-terminal-is-unseen = 山札の中にあるか、このゲームでは使いません。
cb-terminal-is-out = このゲームでは使いません。
cb-terminal-tray-met = ダイストレイのダイスで条件を満たしています。
cb-terminal-tray-so-far = ダイストレイには { $wanted } のうち { $reached } まであります。

cb-terminal-in-supply = サプライに{ $number }個
cb-terminal-has = { $player }：{ $number }
cb-terminal-does-swap = このダイスを手放し、サプライの好きなダイスを取ります。新しいダイスは、振るか面合わせするまで非アクティブです。
cb-terminal-does-reroll = このダイスを振り直します。または、ダイストレイの外の別のダイスを振り直します。その場合、このダイスは自分が振られるか面合わせされるまで使用済みです。
cb-terminal-does-adjust = 別のダイスを好きな面にして、このダイスはダイストレイに入ります。または、このダイス自身をアクションのない面にします。
cb-terminal-does-adjust-to-tray = 別のダイスを好きな面にするか、このダイス自身をアクションのない面にします。どちらの場合も、このダイスはダイストレイに入ります。
cb-terminal-does-2for1 = ダイストレイにあり、手元に残すなら、手番の終わりに別の色のダイス2個と交換できます。
cb-terminal-does-skull = 先に振り直すか面合わせしないかぎり、ダイストレイに入れなければなりません。
cb-terminal-does-skull-joker = 先に振り直すか面合わせしないかぎり、ダイストレイに入れなければなりません。同じ目をそろえるカードではジョーカーです。
cb-terminal-legend-spent = 振り直しは使用済みです。ダイスはアクティブで、取り置けます。
cb-terminal-legend-inactive = 入れ替えで取ったあとまだ振っていないので、取り置けません。
cb-terminal-legend-card = カードの ✓ はダイストレイにある数、* はいま選べるもの、@ は誰かのトークンです。

cb-terminal-group = { $group }：カード{ $number }枚
cb-terminal-state-top = 上の行
cb-terminal-state-bottom = 下の行
cb-terminal-state-removed = 除外
cb-terminal-state-pile = 山札の底
cb-terminal-state-out = 不使用
cb-terminal-cards-legend = 名前はカードを獲得した人です。上の行と下の行は、並んだカードの2つの行です。何も書かれていないBカードとCカードは、山札の中にあるか、このゲームでは使いません。° はフクロウの印です。

## 終わり

cb-terminal-count = カード
cb-terminal-dice-count = ダイス
cb-terminal-total = VP
cb-terminal-no-cards = カードなし
cb-terminal-by-dice = VP が同じときは、ダイスの多い人が上位です。

## あなたについての文

cb-event-first-you = あなたから始めます。
cb-event-turn-you = あなたの手番です。
cb-event-last-turn-you = あなたの最後の手番です。どちらの行のカードも獲得できます。
cb-event-token-you = あなたはトークンを { $card } に置きました。
cb-event-token-moved-you = あなたはトークンを { $before } から { $card } へ移しました。
cb-event-removed-you = あなたは { $card } をゲームから取り除きました。
cb-event-rolled-you = あなたのロール：{ $dice }。
cb-event-swapped-you = あなたは{ $kind }の入れ替えを使い、{ $new_kind }のダイスを取りました（まだ振っていません）。
cb-event-rerolled-you = あなたは{ $kind }の振り直しで{ $before }を振り、{ $after }になりました。
cb-event-rerolled-itself-you = あなたは{ $kind }の振り直しでそのダイス自身を振り、{ $after }になりました。
cb-event-adjusted-you = あなたは{ $kind }の面合わせで{ $before }を{ $after }にしました。{ $kind }のダイスはダイストレイに入ります。
cb-event-adjusted-itself-you = あなたは{ $kind }の面合わせで、そのダイス自身を{ $after }にしました。
cb-event-adjusted-into-tray-you = あなたは{ $kind }の面合わせで、そのダイス自身を{ $after }にしました。このダイスはダイストレイに入ります。
cb-event-set-aside-you = あなたは{ $dice }を取り置きました。
cb-event-won-you = あなたは { $card } を獲得しました（{ $points } VP）。
cb-event-opus-you = あなたは最高傑作も獲得しました（{ $points } VP）。ほかの全員に、あと1回ずつ手番があります。
cb-event-nothing-won-you = あなたはカードを獲得できませんでした。
cb-event-declined-you = あなたはカードを獲得できましたが、見送りました。
cb-event-moved-down-you = あなたは { $card } を下の行へ移しました。
cb-event-returned-you = あなたは{ $kind }のダイスを1個戻しました。
cb-event-taken-you = あなたはサプライから{ $kind }のダイスを1個取りました。
cb-event-exchanged-for-two-you = あなたは{ $kind }の2個1変換を、{ $first }と{ $second }のダイスに交換しました。
cb-event-exchanged-for-two-alike-you = あなたは{ $kind }の2個1変換を、{ $first }のダイス2個に交換しました。
cb-event-exchanged-for-white-you = あなたは{ $kind }のダイス1個を白に交換しました。
cb-event-surplus-you = あなたのダイスが上限を超えたので、サプライに戻します：{ $dice }。

## 文字だけの表示

cb-plain-sentence = { $words }。
cb-plain-player = { $player }：{ $facts }。
cb-plain-number = { $kind }{ $number }個
cb-plain-token = { $player }のトークン
cb-plain-token-you = あなたのトークン
cb-plain-token-on = トークンは { $card }
cb-plain-none = なし
cb-plain-outside = ダイストレイの外：{ $dice }。
cb-plain-tray = ダイストレイの中：{ $dice }。
cb-plain-supply = サプライ：{ $dice }。
cb-plain-won = { $number ->
    [0] カードなし
   *[other] カード{ $number }枚
}
cb-plain-so-far = ダイストレイに { $wanted } のうち { $reached }
cb-plain-to-win = 獲得できるカード：{ $cards }。
cb-plain-top = 上の行：{ $cards }。
cb-plain-bottom = 下の行（獲得できる）：{ $cards }。
cb-plain-pile = 山札：Bカード{ $b }枚、Cカード{ $c }枚、その下に最高傑作。
cb-plain-pile-only-opus = 山札：最高傑作だけ。
cb-plain-has-won = { $player }の獲得カード：{ $cards }。
cb-plain-has-won-you = あなたの獲得カード：{ $cards }。
cb-plain-kind = { $kind }：{ $faces }。サプライに{ $number }個。
cb-plain-state = { $state }：{ $means }
cb-plain-card = { $card }：{ $whereabouts }
cb-plain-account = { $player }：{ $cards }。ダイス：{ $dice }。
cb-terminal-points-plain = { $points } VP
cb-dice-counted-plain = { $number ->
    [1] { $die }
   *[other] { $die }（{ $number }個）
}
cb-terminal-about-faces-plain = すべてのダイスの面とその効果
cb-row-plain = { $left }、{ $right }

## ヘルプ

cli-usage-odds-ciub =
    手番を最善に進めるとき、その手番でカードを獲得できる確率です。

    --dice を付けると、最善の次の一手と、ほかの選び方の確率がわかります。VP を付けてカードを何枚か書くと、その手番で得られる VP の平均がわかります。
cli-usage-odds-ciub-pool = 振る前のあなたのダイス（例："white*3 orange"）。
cli-usage-odds-ciub-card = カードの条件："2,4,6"、"20+"、"4="。VP を付けて何枚か："2,4,6=3"、"4==5"。
cli-usage-odds-ciub-skulls = 同じ目をそろえるとき、ドクロをジョーカーにするか（jokers）、独立した値にするか（value）。
cli-usage-odds-ciub-self-adjust = 自分自身を面合わせしたダイスを、ダイストレイの外に残すか（outside）、ダイストレイに入れるか（tray）。
cli-usage-odds-ciub-supply = サプライ（例："white*5 yellow*7"）。書かなければ、2人ゲームのサプライです。
cli-usage-odds-ciub-dice = 途中のロール（例："white:2 white:swap green:spent blue"）。
cli-usage-odds-ciub-tray = --dice と一緒に：ダイストレイのダイス（例："orange:4 orange:2"）。
cli-usage-odds-ciub-earned = --dice と一緒に：すべてを振ったあと、ダイスを入れ替えたかダイストレイに入れたときに付けます。
