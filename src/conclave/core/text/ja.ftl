core-player = プレイヤー{ $seat }

core-game-unknown = 「{ $game }」というゲームはありません。次の中から選んでください：{ $expected }。

core-option-unknown = 「{ $option }」というオプションはありません。使えるオプション：{ $expected }。
core-option-no-text = オプション「{ $option }」はテキストでなければなりません。
core-option-too-long = オプション「{ $option }」が長すぎます。{ NUMBER($most, useGrouping: 0) }文字以内にしてください。
core-option-wrong = オプション「{ $option }」を「{ $value }」にはできません。次の中から選んでください：{ $expected }。

core-record-too-long = このファイルは、ゲームの記録としては長すぎます。
core-record-foreign = これはゲームの記録ではありません。最初の行が「{ $expected }」ではありません。
core-record-format = この記録は別の形式「{ $found }」です。このバージョンの Conclave が読めるのは「{ $expected }」です。
core-record-ends-early = 記録が途中で終わっています。切り取られた可能性があります。
core-record-expected = ここには「{ $expected }」で始まる行が必要です。
core-record-line = この行を読み取れません：「{ $line }」。
core-record-control = この行には、記録に使われない文字が含まれています。
core-record-number = 「{ $word }」は、ここで必要な数ではありません。
core-record-twice = オプション「{ $name }」が2回書かれています。
core-record-after-end = ゲームの終わりのあとに書けるのは、チェックサムだけです。
core-record-sum = チェックサムが合いません。記録が書き換えられたか、壊れています。
core-record-game = これは { $game } の記録ではなく、「{ $found }」の記録です。
core-record-version = この記録は { $game } のルールのバージョン { $found } で作られたもので、ここでは再生できません。
core-record-seats = オプションでは{ $expected }席ですが、記録に書かれた人数が違います。
core-record-result = 記録に書かれたゲームの結果が、実際の手順による結果と違います。
core-record-hidden = 隠された選択（「?」）は再生できません。
core-record-notation = 「{ $notation }」はこのゲームのアクションではありません。
core-record-illegal = プレイヤー{ $seat }は、ここで「{ $notation }」を選べません。{ $reason }（{ $rule }）
core-record-no-chance = ここではダイスもカードも必要ありません。
core-record-spec = ルールではここで「{ $expected }」が必要ですが、「{ $found }」と書かれています。
core-record-outcome = 「{ $outcome }」は「{ $spec }」の結果としてありえません。

## Dice that can be checked

core-proof-line = ダイスについてのこの行を読み取れません：「{ $line }」。
core-proof-order = クライアント { NUMBER($client, useGrouping: 0) } は、クライアント { NUMBER($before, useGrouping: 0) } のあとには置けません。どのクライアントも番号順に1回ずつ並びます。
core-proof-none = この記録には、ダイスの出どころが書かれていません。ターミナルでのゲームやシミュレーションには書かれません。
core-proof-algorithm = このダイスはアルゴリズム { NUMBER($algorithm, useGrouping: 0) } によるものですが、ここでは対応していません。
core-proof-no-secret = ホストがダイスの秘密をまだ公開していません。ゲームの終了時または中止時に公開されます。
core-proof-host-alone = ダイスに加わったクライアントがいません。ホストだけで目が決まりました。
core-proof-rules = { $game } のルールのバージョン { NUMBER($version, useGrouping: 0) } がここにないため、これらのダイスと決定がルールどおりだったかは確認できませんでした。
core-proof-secret = ホストが公開した秘密が、開始時に約束したものと違います。
core-proof-seed = クライアント { NUMBER($client, useGrouping: 0) } のシードが、開始時に約束されたものと違います。
core-proof-chance = 「{ $spec } = { $outcome }」は、計算し直せるダイスやカードの結果ではありません。
core-proof-outcome = シードから計算するとここは「{ $expected }」ですが、「{ $found }」と書かれています（{ $spec }）。

# Games that are installed
core-games-missing = Conclave のゲームのうち、登録されていないものがあります。ソースから使っている場合は { "`make setup`" } を実行し、それ以外の場合は conclave をインストールし直してください。
core-game-broken = { $game } は遊べません：{ $reason }
core-game-fails = { $game }（{ $source }）が { $place } で失敗しました（{ $error }）。{ "PYTHONDEVMODE=1" } を付けると、トレースバック全体が表示されます。
core-game-text-missing = { $game }（{ $source }）の { "text/en.ftl" } に { $message } がありません。
core-kit-raises = キットを読み込めません（{ $error }）。
core-kit-not-a-kit = エントリーポイントが { "GameKit" } ではなく { $found } を指しています。
core-kit-contract = ゲーム規約のバージョン { $contract } 用に作られています。この Conclave の規約はバージョン { $expected } です。
core-kit-no-file = { $package } に { $file } がありません。
core-kit-no-message = { $package } の { "text/en.ftl" } に { $message } がありません。
core-kit-message-broken = { $package } の { "text/en.ftl" } にある { $message } を読み取れません。
core-kit-no-utf8 = { $package } の { $file } が { "UTF-8" } で書かれていません。
core-kit-no-players = { $game } にはプレイ人数のオプションがありません。
core-kit-part = { $game } の { $part } を読み込めません（{ $error }）。
core-kit-other-game = { $game } はその名前のゲームではありません。
core-kit-no-entry = エントリーポイント「{ $entry }」が { "package.module:KIT" } の形で書かれていません。
core-kit-command-taken = { $command } という名前のコマンドは、すでに { $game } にあります。
core-kit-name-taken = { $game } という名前のゲームは、すでに { $source } にあります。
