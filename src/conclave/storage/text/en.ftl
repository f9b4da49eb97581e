# What is typed stands in quotes within braces and is the same in every language.

## The data folder

storage-unusable = Conclave can't use { $file }: { $reason }.
storage-not-a-folder = { $folder } is a file; the data folder must be a folder.
storage-in-use = Another Conclave server is using { $folder }; stop it first, or choose another folder with { "--data" }.
storage-in-use-by = Another Conclave server (process { $pid }) is using { $folder }; stop it first, or choose another folder with { "--data" }.
storage-no-locks = Files in { $folder } cannot be locked ({ $reason }); choose a data folder on a local disk.
storage-full = There is no room left on the disk for { $file }; free some space. Nothing has been changed.
storage-none = There are no tables in { $folder } yet: it has no { $file }.

## The database

storage-no-database = { $file } is not a database and was left untouched. Restore a backup with { "conclave restore" }.
storage-damaged = { $file } is damaged and was left untouched. Restore a backup with { "conclave restore" }.
storage-torn = { $file } is missing or empty although { $companion } is there; nothing was changed. Put it back, or restore a backup with { "conclave restore" }.
storage-foreign = { $file } is another program's database and was left untouched.
storage-too-new = { $file } was written by a later version of Conclave (format { $version }, here { $known }); install that version.
storage-sqlite-old = SQLite { $version } can damage what it writes; install an { "apsw" } with SQLite { $least } or later.

## Backups

storage-backup-exists = { $file } already exists; choose another name.
storage-backup-none = There is no file { $file }.
storage-backup-not-a-file = { $file } is not a file; give the path of a backup.
storage-backup-written = { $file } is a complete copy of { $folder }, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
storage-backup-foreign = { $file } is not a Conclave backup; nothing was changed.
storage-backup-damaged = { $file } is damaged; nothing was changed.
storage-restored = { $folder } is back to how it was when { $file } was made, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
storage-restored-aside = The previous data is kept in { $aside }.
storage-copying = copying
storage-checking = checking
