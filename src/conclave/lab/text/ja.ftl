# ラボ：多くのゲームの実行と、そのレポート。

## 自分の失敗で負けたボット

lab-bot-late = ボット { $bot } は1回の決定に{ $seconds }秒より長くかかりました。
lab-bot-ended = ボット { $bot } は、遊んでいたプロセスを終わらせました（終了コード { $code }）。
lab-bot-broke = ボット { $bot } の動作が原因で、ゲームを続けられませんでした：{ $error }
lab-bot-broke-process = ボット { $bot } を動かしていたプロセスが、手を尋ねるたびに停止しました。
lab-bot-memory = ボット { $bot } は、ゲームに使えるメモリー（{ NUMBER($megabytes, useGrouping: 0) } MB）を使い切りました。

## 断るとき

lab-bot-twice = { $bot } が2回以上書かれています。これは、書いたボットだけで1つのテーブルを作るときの書き方です。{ "--players" } は { $players } ではなく { $bots } にしてください。
lab-journal-in-use = ほかの実行がいま { $folder } に書き込んでいます。終わるのを待つか、別のフォルダーを選んでください。
lab-journal-foreign = { $folder } に、こちらの実行が書いたものではないファイル { $file } があります。別のフォルダーを選んでください。何も変えていません。
lab-journal-other = { $folder } には別の実行のゲームがあります（{ $what }：そちらは { $there }、今回は { $here }）。別のフォルダーを選ぶか、その実行をもう一度指定してください。何も変えていません。
lab-journal-damaged = { $file } が壊れています：{ $line }行目はこの実行のゲームではありません。その行を消せば、残りから続けられます。
lab-journal-longer = { $folder } にはこの実行のゲームが{ $there }番までありますが、{ "--games" } の指定は { $asked } です。同じ数まで指定するか、別のフォルダーを選んでください。何も変えていません。
lab-folder-of-arena = { $folder } にはアリーナの実行があり、そのレポートが上書きされてしまいます。別のフォルダーを選んでください。
lab-folder-of-study = { $folder } には { $cell } のゲームを含む調査があり、そのレポートが上書きされてしまいます。別のフォルダーを選ぶか、その調査をもう一度指定してください。
lab-folder-unusable = { $folder } は使えません：{ $reason }。別のフォルダーを選んでください。
lab-folder-unwritable = { $folder } に書き込めません：{ $reason }。それまでに書いたものは残っていて、同じコマンドでそこから続けられます。

## クラスター

lab-cluster-address = { "--cluster" } に「{ $address }」は使えません。Ray クラスターのアドレスを書いてください。クラスターのコンピューターからは { "10.0.0.1:6379" }、ほかからは { "ray://10.0.0.1:10001" } のように書き、ここで動いているものは { "auto" } です。
lab-cluster-extra = { "--cluster" } には Ray が必要ですが、ここにはインストールされていません。次のコマンドでインストールできます：{ "pip install \"conclave[cluster]\"" }
lab-cluster-silent = { $address } で Ray クラスターが応答しません。動いているか、アドレスが正しいかを確かめてください。
lab-cluster-refuses = { $address } の Ray クラスターに接続を拒否されました：{ $reason }
lab-cluster-empty = { $address } の Ray クラスターには、使えるプロセッサーがありません。ワーカーを起動して、もう一度お試しください。
lab-cluster-missing = クラスターのコンピューター { $node } ではゲームを実行できません（{ $reason }）。ここと同じ conclave をインストールしてください。
lab-cluster-other = クラスターのコンピューター { $node } の conclave が違います（{ $what }：そちらは { $there }、こちらは { $here }）。すべてに同じものをインストールしてください。
lab-cluster-lost = クラスターが同じゲームを何度も失いました：{ $reason } それまでに戻ったゲームは有効です。{ "--out" } があれば残っていて、同じコマンドでそこから続けられます。

## レポートの言葉

lab-with-interval = { $figure }（{ $low }〜{ $high }）
lab-interval = { $low }〜{ $high }
lab-unknown = 不明
lab-players = { $players }人
lab-seat-number = 席{ $seat }
lab-rules = バージョン { $version }、{ $form ->
    [compiled] コンパイル済み
    [pure] コンパイルなし
   *[mixed] 一部コンパイル済み
}

lab-arena-title = { $game } のアリーナ：{ $games }ゲーム
lab-study-title = { $game } の調査：{ $games }ゲーム
lab-title-with-seed = { $title }、シード { $seed }
lab-about = 対戦の内容
lab-fact-games = ゲーム
lab-fact-bots = ボット
lab-fact-options = オプション
lab-fact-seed = シード
lab-fact-rules = ルール
lab-played = { $asked } のうち { $games }
lab-interrupted-note = 実行は中断されました。同じコマンドで続けられます。

lab-sprt = { $decision ->
    [p1] { $deals }回の配りで決まりました：{ $bot } の勝率は { $p0 } よりも { $p1 } です。
    [p0] { $deals }回の配りで決まりました：{ $bot } の勝率は { $p1 } よりも { $p0 } です。
   *[open] { $deals }回の配りでは、{ $bot } の勝率が { $p0 } か { $p1 } かは決まりませんでした。
}対数尤度比は { $llr }、境界は { $low } と { $high } です。
lab-sprt-note = 決まったときに止まる検定は、極端なところで止まります。そのゲームの勝率とレーティングは、結論の側に少し偏ります。

lab-ratings = レーティング
lab-ratings-note = プラケット・ルースモデルのレーティングで、目盛りはチェスと同じです。120高ければ、2人のゲームで3回に2回勝ちます。平均は0です。帯は、配りを単位に再抽出して得た95%信頼区間です。
lab-shares = 勝率
lab-shares-note = ボットが着いた席ごとの勝ちの割合です。勝利を分かち合ったときは、人数で割って数えます。公平なら { $fair }（灰色の線）です。帯は、配りごとに数えた95%信頼区間です。
lab-adjusted = 運を除いた勝率
lab-adjusted-note = 局面のおおまかな評価からわかる範囲で、ダイスの運を除いたものです。平均すれば誰の得にもならず、区間が狭くなるだけです。
lab-luck-unknown = { $game } には局面の評価がないので、運は除いていません。
lab-absent = ゲーム数がすべての組み合わせには足りず、対戦しなかったボット：{ $bots }
lab-bots = ボット
lab-bots-note = 「オープンスキル」は1ゲームごとに動くレーティングと、その不確かさです。ゲームの順番に左右されます。時間はこのコンピューターでのものです。選択肢が1つだけの決定は数えません。
lab-column-bot = ボット
lab-column-rating = レーティング
lab-column-games = ゲーム
lab-column-wins = 勝率
lab-column-adjusted = 運を除く
lab-column-points = 点
lab-column-place = 平均順位
lab-column-ladder = オープンスキル
lab-column-decisions = 1ゲームの決定
lab-column-ms = ms/決定
lab-column-slowest = 最長 ms
lab-column-lost = 失敗による負け
lab-column-table = テーブル
lab-column-seat = 席
lab-column-ahead = より上位
lab-column-cell = ゲーム
lab-column-rounds = ラウンド
lab-column-lead = 勝者のリード
lab-column-first-seat = 席1の勝率
lab-meetings = 誰が誰より上位になるか
lab-meetings-note = 同じテーブルに着いたとき、行のボットが列のボットより上の順位になった割合です。同順位は半分と数えます。
lab-tables = テーブル
lab-tables-note = テーブルごとの、ボットの1席あたりの勝率です。

lab-points = 点
lab-rounds = ラウンド
lab-decisions = 決定
lab-spread = 平均 { $mean }、中央値 { $median }、10のうち8は { $low }〜{ $high }
lab-spread-note = 目盛りはすべてのボットに共通です。細い線は平均です。失敗で負けたゲームは、そのボットについては除きます。
lab-length = ゲームの長さと終わり方
lab-ending = { $games }ゲーム：{ $reason }
lab-seats = 席
lab-seats-note = どのボットもすべての席に同じ回数だけ着くので、違いは席そのものによるものです。公平なら { $fair }（灰色の線）です。

lab-uses = 呪文とカード
lab-use = { $how ->
    [cast] { $what }（使用）
    [taken] { $what }（スクロールを獲得）
    [won] { $what }
   *[under] { $what }
}
lab-use-magic-card = { $id } { $name }
lab-use-name = 使ったもの
lab-use-players = 使った人
lab-use-times = 回数
lab-use-wins = その勝率
lab-use-points = 点の差
lab-use-at-once = その場の点
lab-use-winners-at-once = 勝者の差
lab-uses-more-wins = 使った人がどれだけ多く勝つか（パーセントポイント）
lab-uses-note = 回数は、使った人の1ゲームあたりの回数です。使った人、または使わなかった人のいる配りが{ $deals }回より少ないと、差は不明になります。
lab-uses-unknown = 使った人、または使わなかった人のいる配りが{ $deals }回より少ないと、得点の差は不明になります。
lab-uses-selection = 何を使うかはプレイヤーが選んでいることに注意してください。リードしている人ほど使う機会が多く、上手な人ほど何を使うべきか知っています。ここでの差は、呪文やカードだけの価値ではありません。
lab-uses-shared = このカードは全員が同時に持つので、持っていること自体は誰の得にもなりません。点は、そのラウンドで1つのマスに書かれた点です。
lab-uses-by-bot = ボットごとの、1ゲームの使用回数
lab-kinds = アクション
lab-kind = アクション
lab-winners = 勝者
lab-others = ほかの人
lab-kinds-note = 1ゲームに各種類のアクションを何回行ったかです。名前は、記録とプログラムで使うものです。

lab-forfeits = 失敗で負けたゲーム
lab-forfeit = ゲーム { $game }：{ $reason }
lab-forfeits-more = 同じように負けたゲームが、ほかに{ $number }ゲームあります。
lab-forfeits-note = 失敗したボットはそのゲームで最下位になります。席はランダムなプレイヤーが引き継ぎ、ほかのプレイヤーの順位は、そのプレイヤーを除いて決めます。

lab-overview = 概要
lab-overview-note = 平均です。かっこの中は、10のうち8が入る範囲です。
lab-reading = 読み方
lab-reading-intervals = 95%信頼区間は、同じような実行100回のうち95回で本当の値を含みます。1つの配りのゲームは同じダイスで、ボットが1席ずつずれます。互いに独立ではないので、区間は配りを単位にしています。多くの数字を並べると、20に1つは偶然だけで区間の外になります。
lab-reading-bots = ここに書かれているのは、すべてこれらのボットどうしのゲームのことです。人やほかのボットなら、同じゲームでも遊び方が違うかもしれません。

lab-terminal-legend = 薄い文字：配りを単位にした95%信頼区間。レーティングは0が中心で、120高ければ3回に2回勝ちます。
lab-report-written = レポート：{ $file }
