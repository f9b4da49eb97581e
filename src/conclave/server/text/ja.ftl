## Requests

server-no-page = このアドレスには何もありません。
server-method-wrong = このアドレスで { $method } は使えません。
server-too-large = 一度に送る量が多すぎます。上限は{ $most }バイトです。
server-input-wrong = 読み取れませんでした：{ $problem }。
server-input-field = 「{ $field }」が正しくありません：{ $problem }。
server-origin-foreign = ほかのサイトのページからは、この操作はできません。
server-host-foreign = 「{ $host }」はこのサーバーの名前として設定されていません。サーバーの管理者が { "--public-url" } で設定できます。
server-too-often = お使いのアドレスからのリクエストが多すぎます。少し待ってからもう一度お試しください。
server-failed = サーバーで問題が起きました。原因はサーバーのログに残っています。
server-language-unknown = 「{ $language }」という言語はありません。次の中から選んでください：{ $expected }。
server-text-wrong = そのようなテキストがないか、引数が足りません。
server-checks-busy = いま多くの記録を検証しています。少し待ってからもう一度お試しください。
server-record-no-text = 記録は UTF-8 のテキストでなければなりません。
server-storage-silent = サーバーの保存データを、いま読み出せません。

## Tables

server-no-table = そのテーブルはありません。
server-table-gone = そのテーブルはもうありません。
server-no-record = ゲームがまだ始まっていないので、記録はありません。
server-too-many-seats = このゲームの席は{ $seats }席までです。
server-too-many-tables = お使いのアドレスから作られた、まだ終わっていないテーブルが{ $most }卓あります。先にどれかを終わらせてください。
server-tables-too-often = お使いのアドレスから、1時間以内に{ $most }卓のテーブルが作られました。しばらくしてからもう一度お試しください。
server-disk-full = サーバーのディスクがいっぱいで、何も保存できません。
server-not-kept = サーバーに保存できませんでした。少し待ってからもう一度お試しください。

## Sockets

server-closing = サーバーを停止しています。再開したら、ゲームの続きができます。
server-full = このサーバーに接続している人が多すぎます。あとでもう一度お試しください。
server-too-many-sockets = お使いのアドレスでは、すでに{ $most }個のウィンドウが開いています。先にどれかを閉じてください。
server-no-cookie = まだ参加者として登録されていません。まずリンクから入ってください。
server-not-welcome = このテーブルはもう見られません。
server-hello-first = 最初のメッセージは hello でなければなりません。
server-protocol = このサーバーのプロトコルはバージョン { $expected } です。
server-too-much-talk = 一度に送りすぎです。少し待ってから続けてください。
server-advising = ヒントを計算しているところです。少しお待ちください。
server-unreadable = メッセージを読み取れませんでした：{ $problem }。
server-trouble = サーバーで問題が起きました。もう一度お試しください。
server-seat-not-shown = 先に席{ $seat }を表示してください。
server-not-offered = そのアクションは、いまはできません。
server-no-action = それはこのゲームのアクションではありません。

## Starting and stopping

server-base-path-wrong = ベースパス「{ $path }」が正しくありません。例：{ "/conclave" }
server-public-url-wrong = 公開アドレス「{ $url }」が正しくありません。例：{ "https://example.org" }
server-public-url-path = 公開アドレス「{ $url }」の終わりは、ベースパス { $path } でなければなりません。
server-port-wrong = ポート { $port } はありません。0から{ $most }までの数にしてください。
server-port-taken = ポート { $port } は、ほかのサーバーなどが使用中です。{ "--port" } で別のポートを選ぶか、{ "--port 0" } で空いているポートを使ってください。
server-port-denied = ポート { $port } を使う権限がありません。{ "--port" } で1024以上のポートを選んでください。
server-host-unknown = このコンピューターに「{ $host }」では接続できません。{ "--host" } には自分のアドレスのどれか、またはすべてを表す { "0.0.0.0" } を指定してください。
server-proxy-wrong = 「{ $proxy }」はプロキシのアドレスではありません。例：{ "127.0.0.1" }、{ "10.0.0.0/8" }
server-open = Conclave は { $url } で開いています（{ "Ctrl+C" } で終了）。
server-open-network = Conclave は { $url } で開いています（{ $others } でも可。{ "Ctrl+C" } で終了）。
server-no-client = ブラウザーのページがまだ作られていません。「make play」でサーバーを起動すれば作られます。先に「make client」を実行しても構いません。
server-no-docs = このサーバーにはドキュメントがありません。ソースから動かしている場合は、「make docs」を実行してからサーバーを起動し直してください。
server-to-tables = テーブルへ
server-replay-seat = この記録に席{ NUMBER($seat, useGrouping: 0) }はありません。席は{ $seats }つで、0から数えます。
server-replay-long = この記録は長すぎて一手ずつ表示できません（{ NUMBER($most, useGrouping: 0) }行まで）。
server-replay-refused = この記録は再生できません。{ NUMBER($line, useGrouping: 0) }行目：{ $reason }
