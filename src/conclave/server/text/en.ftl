## Requests

server-no-page = There is nothing at this address.
server-method-wrong = { $method } is not allowed at this address.
server-too-large = That is too much at once; the limit is { $most } bytes.
server-input-wrong = The server can't read that: { $problem }.
server-input-field = “{ $field }” is wrong: { $problem }.
server-origin-foreign = Pages from other sites can't ask for this.
server-host-foreign = This server isn't known as “{ $host }”. Its host can set that name with { "--public-url" }.
server-too-often = Too many requests from your address; try again in a moment.
server-failed = Something went wrong on the server. The host can find the reason in its log.
server-language-unknown = There is no language “{ $language }”; choose one of: { $expected }.
server-text-wrong = There is no such text, or it is missing an argument.
server-checks-busy = The server is already checking many records; try again in a moment.
server-record-no-text = A record must be UTF-8 text.
server-storage-silent = The server can't read its stored data right now.

## Tables

server-no-table = There is no such table.
server-table-gone = This table no longer exists.
server-no-record = The game hasn't started, so there is no record of it.
server-too-many-seats = The game has only { $seats } seats.
server-too-many-tables = Your address already has { $most } unfinished tables; end one of them first.
server-tables-too-often = Your address has created { $most } tables within an hour; try again later.
server-disk-full = The server's disk is full, so nothing can be saved.
server-not-kept = The server couldn't save that; try again in a moment.

## Sockets

server-closing = The server is shutting down; your game continues when it is back.
server-full = Too many people are connected to this server; try again later.
server-too-many-sockets = Your address already has { $most } windows open; close one of them first.
server-no-cookie = The server doesn't know you yet; come in through a link first.
server-not-welcome = You can no longer see this table.
server-hello-first = The first message must be a hello.
server-protocol = This server speaks version { $expected } of the protocol.
server-too-much-talk = That was a lot at once; wait a moment before you say more.
server-advising = A hint is already being worked out; wait for it.
server-unreadable = The server can't read this message: { $problem }.
server-trouble = Something went wrong on the server; try again.
server-seat-not-shown = Show seat { $seat } first.
server-not-offered = You can't do that now.
server-no-action = This game has no such action.

## Starting and stopping

server-base-path-wrong = The base path “{ $path }” is wrong; it looks like { "/conclave" }.
server-public-url-wrong = The public address “{ $url }” is wrong; it looks like { "https://example.org" }.
server-public-url-path = The public address “{ $url }” must end with the base path { $path }.
server-port-wrong = There is no port { $port }; use a number from 0 to { $most }.
server-port-taken = Port { $port } is in use, perhaps by another server; choose another with { "--port" }, or use { "--port 0" } for any free one.
server-port-denied = You aren't allowed to use port { $port }; choose one from 1024 up with { "--port" }.
server-host-unknown = This machine cannot be reached as “{ $host }”. For { "--host" }, give one of its own addresses, or { "0.0.0.0" } for all of them.
server-proxy-wrong = “{ $proxy }” isn't the address of a proxy; it looks like { "127.0.0.1" } or { "10.0.0.0/8" }.
server-open = Conclave is open at { $url } – { "Ctrl+C" } closes it.
server-open-network = Conclave is open at { $url } (also { $others }) – { "Ctrl+C" } closes it.
server-no-client = The browser pages haven't been built. Start the server with “make play”, which builds them, or run “make client” first.
server-no-docs = This server has no documentation. In a checkout, run “make docs”, then start the server again.
server-to-tables = To the tables
server-replay-seat = There is no seat { NUMBER($seat, useGrouping: 0) } in this record, which has { $seats } seats, counted from 0.
server-replay-long = This record is too long to show step by step: more than { NUMBER($most, useGrouping: 0) } lines.
server-replay-refused = This record cannot be replayed. Line { NUMBER($line, useGrouping: 0) }: { $reason }
