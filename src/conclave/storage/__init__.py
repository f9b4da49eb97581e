"""Tables kept in SQLite, in one data folder. The port is `conclave.table.storage_port`."""

from conclave.storage.backup import CopyProgress, back_up, restore
from conclave.storage.problems import FolderInUse, StorageProblem
from conclave.storage.sqlite import SqliteStorage

__all__ = ["CopyProgress", "FolderInUse", "SqliteStorage", "StorageProblem", "back_up", "restore"]
