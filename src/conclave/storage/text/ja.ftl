# What is typed stands in quotes within braces and is the same in every language.

## The data folder

storage-unusable = { $file } を使えません：{ $reason }。
storage-not-a-folder = { $folder } はファイルです。データフォルダーにはフォルダーを指定してください。
storage-in-use = ほかの Conclave サーバーが { $folder } を使っています。先にそのサーバーを止めるか、{ "--data" } で別のフォルダーを指定してください。
storage-in-use-by = ほかの Conclave サーバー（プロセス { $pid }）が { $folder } を使っています。先にそのサーバーを止めるか、{ "--data" } で別のフォルダーを指定してください。
storage-no-locks = { $folder } のファイルをロックできません（{ $reason }）。ローカルディスク上のデータフォルダーを選んでください。
storage-full = ディスクに { $file } のための空きがありません。空きを作ってください。何も変更していません。
storage-none = { $folder } にはまだテーブルがありません（{ $file } がありません）。

## The database

storage-no-database = { $file } はデータベースではありません。そのまま残してあります。{ "conclave restore" } でバックアップから復元してください。
storage-damaged = { $file } は壊れています。そのまま残してあります。{ "conclave restore" } でバックアップから復元してください。
storage-torn = { $companion } はありますが、{ $file } がないか空です。何も変更していません。{ $file } を戻すか、{ "conclave restore" } でバックアップから復元してください。
storage-foreign = { $file } はほかのプログラムのデータベースです。そのまま残してあります。
storage-too-new = { $file } は新しいバージョンの Conclave で書かれています（形式 { $version }、こちらは { $known }）。そのバージョンをインストールしてください。
storage-sqlite-old = SQLite { $version } は書き込むデータを壊すおそれがあります。SQLite { $least } 以降を含む { "apsw" } をインストールしてください。

## Backups

storage-backup-exists = { $file } はすでにあります。別の名前を指定してください。
storage-backup-none = ファイル { $file } がありません。
storage-backup-not-a-file = { $file } はファイルではありません。バックアップを指定してください。
storage-backup-written = { $file } に { $folder } 全体をコピーしました（テーブル{ $tables }卓）。
storage-backup-foreign = { $file } は Conclave のバックアップではありません。何も変更していません。
storage-backup-damaged = { $file } は壊れています。何も変更していません。
storage-restored = { $folder } を、{ $file } が作られたときの状態に戻しました（テーブル{ $tables }卓）。
storage-restored-aside = それまでのデータは { $aside } として残してあります。
storage-copying = コピー中
storage-checking = 確認中
