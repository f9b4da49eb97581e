## Records: shown again, and their dice checked

record-title = ゲームの再生
record-choose = 記録ファイルを開く…
record-download = 記録をダウンロード
record-to-table = テーブルへ
record-drop = ここに記録ファイルをドロップ
record-drop-about = 一手ずつ再生し、ダイスが公正だったかをこのブラウザーで検証します。
record-unreadable = このファイルはゲームの記録ではありません。記録は「conclave record 1」で始まり、ゲームの終わりにダウンロードできます。
record-too-large = ゲームの記録としては大きすぎるファイルです。
record-none = 表示できる記録がありません
record-again = もう一度試す

record-verdict-checking = ダイスを検証しています…
record-about-checking = すべてのロールとカードの引きをブラウザーで計算し直し、ルールどおりのものかをサーバーに確認しています。
record-verdict-proven = ダイスの公正さが確認されました
record-verdict-unproven = ダイスの公正さは確認できませんでした
record-verdict-false = この記録は正しくありません
record-about-proven = このゲームの{ $recomputed }回のロールとカードの引きをブラウザーで計算し直したところ、すべて記録どおりでした。ゲームの開始後は、ホストを含めて誰も結果を変えられませんでした。
record-about-unproven = この記録におかしな点はありませんが、確かめられなかったことがあります。{ $recomputed ->
    [0] 計算し直せたロールはありません。
   *[other] { $recomputed }回のロールとカードの引きは、計算し直した結果も記録どおりでした。
}
record-about-false = この記録には、約束やルールと食い違うところがあります。信用しないでください。最初に食い違う行を下に示します。{ $recomputed ->
    [0] { "" }
   *[other] それより前の{ $recomputed }回は記録どおりでした。
}
record-line = { $line }行目：
record-whole = 全体：
record-left-out = シードが届かず、ダイスに加わらなかった人：{ $names }
record-details = 検証のしかた
record-recomputed = このブラウザーで計算し直したロールとカードの引き
record-recomputed-number = { $number }
record-rules-asked = すべてのロールとカードの引きがルールどおりか（サーバーが確認）
record-yes = はい
record-no = いいえ、または確認できませんでした
record-compared = 開始時にこのブラウザーに示された約束との比較
record-compared-yes = 同じでした
record-compared-no = 比較できません（このブラウザーはその場にいなかったか、もう覚えていません）
record-commitment = ホストの約束（秘密のSHA-256）
record-secret = ホストの秘密
record-client = { $name }のシード（クライアント{ $client }）
record-no-seed = 加わっていません
record-rules-unasked = サーバーから答えがなく、ダイスがルールどおりに振られたかを確認できませんでした。{ $reason }
record-other-commitment = ホストの約束が、開始時にこのブラウザーに示されたものと違います。
record-other-promise = クライアント{ $client }の約束が、開始時にこのブラウザーに示されたものと違います。

record-replay = 再生
record-run = 再生する
record-pause = 一時停止
record-back = 一手戻る
record-on = 一手進む
record-to-start = 最初へ
record-step = 手数
record-step-of = { $at }／{ $last }
record-start = ゲームが始まります。
record-eyes = 視点
record-eyes-all = 全員共通
record-no-board = このゲームはここでは表示できません。

record-dice = このゲームのダイス
record-dice-about = どの面も、20ゲームのうち19ゲームでは出た回数が期待範囲に収まります。つまり、20の面のうち1つが外れていても珍しくありません。外れた面には「!」が付きます。
record-dice-of = 振ったダイス{ $rolled }個（{ $faces }）
record-face = 面
record-came-up = 出た回数
record-expected = 期待範囲
record-outside = 期待範囲の外
record-no-dice = このゲームではダイスが振られませんでした。
