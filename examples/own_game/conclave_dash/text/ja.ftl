dash-title = ダッシュ
dash-about = 20歩先のゴールを目指すレースです。堅実なダイスと大胆なダイスを使い分けます。
dash-aim = 最初に20歩目に着いた人の勝ちです。

dash-option-players = プレイヤー
dash-option-players-help = レースに参加する人数です。

dash-action-throw = { $die ->
    [steady] 堅実なダイス
   *[wild] 大胆なダイス
}を振る

dash-moved = { $steps ->
    [0] { $player }はその場に留まります。
   *[other] { $player }が{ $steps }歩進みます。
}
dash-moved-you = { $steps ->
    [0] あなたはその場に留まります。
   *[other] あなたは{ $steps }歩進みます。
}
dash-over = レース終了：{ $target }歩目に着いた人がいます。
dash-refused = ダイスを選べるのは手番のプレイヤーだけで、振る前に限ります。
