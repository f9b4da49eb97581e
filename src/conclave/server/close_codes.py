"""Why the server closes a socket, in numbers; docs/protocol.md says what a client does then."""

from typing import Final

FAILED: Final = 1011
RESTARTING: Final = 1012
"""Come again."""
NO_HELLO: Final = 4400
NO_COOKIE: Final = 4401
NOT_WELCOME: Final = 4403
UNKNOWN_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
