# 入力する言葉は波かっこと引用符の中にあり、どの言語でも同じです。

## 確率

wd-terminal-odds-dice-missing = { "--rolls-left" } と { "--colour" } は { "--dice \"blue red ...\"" } と一緒にだけ使えます。
wd-terminal-odds-rolls-left-missing = { "--dice" } には { "--rolls-left" }（あと何回振れるか、0〜{ $most }）が必要です。
wd-terminal-odds-range = { $option } は { $least } から { $most } までです。{ $given } は使えません。
wd-terminal-odds-rolls-left-as-predicted = { $card } では全部で{ $rolls }回なので、{ "--rolls-left" } は { $most ->
    [0] 0 だけ
   *[other] 0 から { $most } まで
}です。{ $given } は使えません。
wd-terminal-odds-wizard = { "--wizard" } は { "own" } か { "other" } です。「{ $word }」は使えません。
wd-terminal-odds-roll-2 = { $card } では必ずロール2があります。{ "--rolls 2" } 以上を指定してください。
wd-terminal-odds-no-card = 「{ $card }」という魔法カードはありません。あるカード：{ $expected }。
wd-terminal-odds-no-colour = 「{ $word }」は予言できる色ではありません。予言できる色：{ $expected }。
wd-terminal-odds-no-face = 「{ $word }」というダイスの面はありません。ある面：{ $expected }。
wd-terminal-odds-all-dice = { "--dice" } には{ $needed }個のダイスすべてが必要ですが、{ $given }個書かれています。

wd-terminal-odds-hit = { $card ->
    [none] { "" }
   *[other] { $card } で、{ "" }
}ロール{ $rolls }回以内に、ある色が{ $wizards ->
    [with] ウィザードを含めて
   *[without] ウィザードを含めずに
}ちょうど{ $number }個：{ $chance }
wd-terminal-odds-hit-after-roll-1 = ルールどおりロール1のあとで色を選ぶ場合：{ $chance }
wd-terminal-odds-x = マスに X（ジェスターのマスがすべて空きなら、ジェスタースコアも含む）：{ $chance }

wd-terminal-odds-table = { $prediction }{ $card ->
    [none] { "" }
   *[other] （{ $card }）
}、残りロール{ $rolls }回。テーブルのダイス：{ $dice }
wd-terminal-odds-roll-again = 振り直すダイス
wd-terminal-odds-chance = 確率
wd-terminal-odds-stop = なし：ここでやめる
wd-terminal-odds-alike = { $dice }（同じものがほかに{ $number }通り）

wd-terminal-odds-as-predicted = { $card } では、予言者は予言した数だけ振ります：{ $number }回。
wd-terminal-odds-counting = { $card } では、{ "--wizard" } に関係なくウィザードは{ $counting ->
    [nothing] 数えません
   *[every] どの色としても数えます
}。
wd-terminal-odds-best-colour = いちばん見込みのある色です。ほかの色は { "--colour" } で選べます。
wd-terminal-odds-compulsory = { $card } では、必ず3個以上のダイスでロール2を行います。

## 答えのそばに

wd-terminal-advice = 全員が高得点を目指す場合の、このラウンドでの各選択肢の見込み：
wd-terminal-advice-hit = 的中

## テーブル

wd-terminal-letter-blue = B
wd-terminal-letter-green = G
wd-terminal-letter-red = R
wd-terminal-letter-yellow = Y
wd-terminal-letter-wizard = W
wd-terminal-letter-jester = J

# 予言シートの行：色の名前と、入力する言葉
wd-terminal-row-blue = 青 { "blue" }
wd-terminal-row-green = 緑 { "green" }
wd-terminal-row-red = 赤 { "red" }
wd-terminal-row-yellow = 黄 { "yellow" }
wd-terminal-row-jester = ジェスター

wd-terminal-kept = 保持
wd-terminal-turned = 指定
wd-terminal-new = 新
wd-terminal-old-dice = 前のラウンドの最後のロール
wd-terminal-round = ラウンド{ $round }
wd-terminal-roll = ロール{ $roll }/{ $rolls }
wd-terminal-rolls = ロール{ $rolls }回
wd-terminal-rolls-as-predicted = 予言した数だけロール
wd-terminal-seer-is = 予言者：{ $player }
wd-terminal-next-is = 次：{ $player }
wd-terminal-wizards-are = ウィザードの色：

wd-terminal-seer = 予言者
wd-terminal-next = 次
wd-terminal-points = { $points }点
wd-terminal-xs = X { $xs }個
wd-terminal-brief = { $xs }X { $points }点
wd-terminal-xs-of = X { $xs }/{ $target }
wd-terminal-box = { $colour }{ $number }
wd-terminal-status-now = { $prediction }、いま{ $shown }個：
wd-terminal-status-scored = { $prediction }：{ $mark }
wd-terminal-status-secret = { $prediction }（秘密）
wd-terminal-status-in = 予言済み
wd-terminal-status-to-come = これから予言
wd-terminal-status-out = 休み

## 質問

wd-terminal-ask-turn = 2個のダイスを好きな面に向けてください。
wd-terminal-ask-prediction = どの色のダイスが何個出ますか？
wd-terminal-ask-secret-predictions = 秘密の予言：どの色のダイスが何個出ますか？
wd-terminal-ask-crossing-out = { $colour }のマスを1つ消しますか？
wd-terminal-ask-naming = ウィザードをどの色として数えますか？
wd-terminal-ask-leaving = 残りますか？ それとも抜けてこのロールで記入しますか？
wd-terminal-ask-seer-rolls-on = ロール{ $roll }でどのダイスを振りますか？ それとも抜けますか？
wd-terminal-ask-must-roll = ロール2で振るダイスを3個以上選んでください。
wd-terminal-ask-scoring = 外れました。ジェスタースコアを取りますか？ それとも差を書きますか？

wd-terminal-hint-predict = 数と色を入力：{ "3 blue" }、または { "3b" } だけでも。
wd-terminal-hint-turn = 面を2つ入力：{ "blue wizard" }、または { "b w" } だけでも。
wd-terminal-hint-reroll = { "r 1 4 5" } これらを振り直す
wd-terminal-hint-keep = { "keep 2 3" } これらを残す
wd-terminal-hint-faces = { "r blue jester" }、{ "r all" }
wd-terminal-hint-leave = { "leave" }
wd-terminal-ends-rolling = 全員のロールが終わります
wd-terminal-doubled = 2倍
wd-terminal-cross-out = { $box }（{ $mark }）
wd-terminal-cross-out-x = { $box }（{ $mark }、{ $worth }）
wd-terminal-leave = { $leave }：{ $outcome }
wd-terminal-outcome-hit = { $colour }{ $number }に { $xs ->
    [1] X
   *[other] X 2個
}
wd-terminal-outcome-miss = { $colour }{ $number }に -{ $difference }
wd-terminal-outcome-jester = { $colour }{ $number }に -{ $difference }、またはジェスタースコア
wd-terminal-take-jester = ジェスタースコア x{ $jesters } を取り、予言したマスに { $mark }

wd-terminal-unclear-prediction = 1〜5の数と色を入力してください（例：{ "3 blue" } や { "3b" }）。
wd-terminal-unclear-secret-predictions = 1〜5の数と色を入力してください（例：{ "3 blue" } や { "3b" }）。
wd-terminal-unclear-turn = 面を2つ入力してください（{ "blue, green, red, yellow, wizard, jester" }）：{ "blue wizard" }。
wd-terminal-unclear-seer-rolls-on = 振り直すダイス（{ "r 1 4 5" }）か残すダイス（{ "keep 2 3" }）、または { "leave" } を入力してください。
wd-terminal-unclear-must-roll = 振り直すダイスを3個以上（{ "r 1 4 5" }）、または残すダイス（{ "keep 2 3" }）を入力してください。
wd-terminal-which-dice = どのダイスですか？ { "r 1 4 5" } のように番号で、または { "r all" } と入力してください。
wd-terminal-kept-all = それではすべてのダイスが残ります。このロールで記入するなら { "leave" }、振り直すなら1個以上選んでください。
wd-terminal-no-such-die = ダイス { $number } はありません。ダイスは 1 から { $most } です。
wd-terminal-named-twice = ダイス { $number } が2回書かれています。どのダイスも1回だけ書いてください。
wd-terminal-no-such-dice = 「{ $words }」ではダイスがわかりません。番号（{ "r 1 4 5" }）か面（{ "r blue jester" }）のどちらかで書いてください。
wd-terminal-too-many = { $number ->
    [0] { $face }を出しているダイスはありません。
   *[other] { $face }を出しているダイスは{ $number }個だけです。
}
wd-terminal-which-of-them = { $face }のダイスは{ $number }個あります。{ $face }を必要な回数書くか、番号（{ $dice }）で書いてください。

wd-terminal-about-pages = 全員の予言シート
wd-terminal-about-cards = 魔法カードと、山札に残っているもの
wd-terminal-legend = * の付いたダイスは直前に振ったものです。ただの数字は空きマス、(3) はいまの予言、X と XX は的中、-2 は差、-- は消したマスです。1行表示では X が的中、# が X 2個、数字が差（+ は10以上）、o がいまの予言、· が空きです。
wd-terminal-no-cards = このゲームに魔法カードはありません。{ "--cards" } で加えられます。
wd-terminal-pile = 山札は残り{ $number }枚です。なくなったら全部をシャッフルし直します。
wd-terminal-card-more = ({ "rule" } { $card })
wd-terminal-or = { $left } か { $right }
wd-terminal-card-now = （このラウンド）
wd-terminal-card-gone = （使用済み）

wd-terminal-column = X×{ $number }
wd-terminal-xs-count = X
wd-terminal-earned = X点
wd-terminal-differences = 差
wd-terminal-bonus = ボーナス
wd-terminal-jesters = ジェスター
wd-terminal-total = 点

## あなたについての文

wd-event-first-seer-you = 最初の予言者はあなたです。
wd-event-round-you = ラウンド{ $round }。予言者はあなたです。
wd-event-turned-you = あなたはダイス2個の面を選びました：{ $dice }。
wd-event-sits-out-you = あなたは予言できるマスがないので、このラウンドは休みです。
wd-event-predicted-you = あなたは{ $colour }{ $number }個を予言しました。
wd-event-prediction-is-in-you = あなたは予言を書きました。
wd-event-crossed-out-you = あなたは{ $colour }{ $number }のマスを消しました。
wd-event-named-you = あなたは{ $colour }をウィザードの色に選びました。
wd-event-rerolls-you = あなたは{ $dice }を振り直します。
wd-event-leaves-you = あなたはこのロールで抜けます。
wd-event-seer-leaves-you = あなたは振るのをやめます。
wd-event-jester-score-you = あなたはジェスター{ $jesters }個でジェスタースコアを取りました。
wd-event-hit-you = あなたは{ $colour }{ $number }のマスにXを{ $xs }個書きました。
wd-event-missed-you = あなたは{ $colour }{ $number }のマスに{ $difference ->
    [0] 0
   *[other] −{ $difference }
}と書きました。

## 文字だけの表示

wd-plain-sentence = { $words }。
wd-plain-card = 魔法カード{ $card }、{ $name }。
wd-plain-card-effect = 魔法カード{ $card }、{ $name }：{ $effect }
wd-plain-dice = ダイス：{ $dice }。
wd-plain-in-order = 1番から7番のダイス：{ $dice }。
wd-plain-own = あなたの予言：{ $prediction }。
wd-plain-now-hit = { $prediction }、いまの目なら的中で{ $mark ->
    [X] X 1個
   *[other] { $mark }
}
wd-plain-now-hit-doubled = { $prediction }、いまの目なら的中で{ $mark ->
    [X] X 1個
   *[other] { $mark }
}
wd-plain-now-missed = { $prediction }、いまは{ $shown }個なので { $mark }
wd-plain-now-missed-doubled = { $prediction }、いまは{ $shown }個なので { $mark }（2倍済み）
wd-plain-scored = { $prediction }、記入は { $mark }
wd-plain-two-xs = X 2個
wd-plain-points = { $points }点
wd-plain-xs = X { $target }個中{ $xs }個
wd-plain-predicted = 予言 { $prediction }
wd-plain-player = { $player }：{ $facts }。
wd-plain-row = { $row }のマス：{ $boxes }。
wd-plain-jesters = ジェスターのマス：{ $boxes }。
wd-plain-open = 空き { $numbers }
wd-plain-box = { $number } は { $mark }
wd-plain-crossed-out = { $number } は消去済み
wd-plain-taken = このラウンドで予言済み：{ $boxes }。
wd-plain-account = { $player }：X { $xs }個で { $earned }点、差で { $differences }点引き、ボーナス { $bonus }点、ジェスタースコア { $jesters }個。
wd-terminal-take-jester-plain = ジェスター{ $jesters }個のジェスタースコアを取り、予言したマスに { $mark }

## ヘルプ

cli-usage-odds-wizard-dice =
    すべてのロールを最善に行うとき、予言者の予言が当たる確率です。

    --dice と --rolls-left を付けると、どのダイスを振り直すのが最善かと、ほかの選び方の確率がわかります。
cli-usage-odds-wizard-dice-number = 予言した数（1〜5）。
cli-usage-odds-wizard-dice-wizard = own：ウィザードを予言した色として数える。other：ほかの色として数える。
cli-usage-odds-wizard-dice-rolls = ラウンドのロールの回数（1〜5）。
cli-usage-odds-wizard-dice-card = ラウンドの魔法カード（M1〜M10）。
cli-usage-odds-wizard-dice-dice = テーブルの7個のダイス（例：「{ "blue red wizard ..." }」）。
cli-usage-odds-wizard-dice-rolls-left = --dice と一緒に：あと何回振れるか（0〜4）。
cli-usage-odds-wizard-dice-colour = --dice と一緒に：予言した色。書かなければ、いちばん見込みのある色です。
