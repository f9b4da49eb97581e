## Requests

server-no-page = There is nothing at this address.
server-method-wrong = { $method } is not possible at this address.
server-too-large = That is too much at once; the most is { $most } bytes.
server-input-wrong = That cannot be read: { $problem }.
server-input-field = “{ $field }” is wrong: { $problem }.
server-origin-foreign = Pages of other sites may not ask for this.
server-host-foreign = This server does not know itself by the name “{ $host }”; its host can give it that name with { "--public-url" }.
server-too-often = Too many requests came from your address; try again in a moment.
server-failed = The server failed to do this. The host finds the reason in its log.
server-language-unknown = There is no language “{ $language }”; choose one of: { $expected }.
server-text-wrong = There is no such text, or it lacks an argument.
server-checks-busy = Many records are being checked already; try again in a moment.
server-record-no-text = A record is a text in UTF-8.
server-storage-silent = What the server keeps cannot be read at present.

## Tables

server-no-table = There is no such table.
server-table-gone = The table is not there any more.
server-no-record = The game has not begun, so there is no record of it.
server-too-many-seats = The game has only { $seats } seats.
server-too-many-tables = From your address { $most } tables have been made that have not ended; end one of them first.
server-tables-too-often = From your address { $most } tables have been made within an hour; try again later.
server-disk-full = The server's disk is full, so nothing can be kept.
server-not-kept = The server could not keep that; try again in a moment.

## Sockets

server-closing = The server is being stopped; your game goes on when it is back.
server-full = Too many people are connected to this server; try again later.
server-too-many-sockets = From your address { $most } windows are open already; close one of them first.
server-no-cookie = You are not known here; come in by a link first.
server-not-welcome = You may not look at this table any more.
server-hello-first = The first message must be a hello.
server-protocol = This server speaks version { $expected } of the protocol.
server-too-much-talk = That was a lot at once; wait a moment before you say more.
server-advising = Advice is being worked out already; wait for it.
server-unreadable = The message cannot be read: { $problem }.
server-trouble = The server failed to do this; try again.
server-seat-not-shown = Show seat { $seat } first.
server-not-offered = That action is not possible now.
server-no-action = That is no action of this game.

## Starting and stopping

server-base-path-wrong = The base path “{ $path }” is wrong; it looks like { "/conclave" }.
server-public-url-wrong = The public address “{ $url }” is wrong; it looks like { "https://example.org" }.
server-public-url-path = The public address “{ $url }” must end with the base path { $path }.
server-port-wrong = There is no port { $port }; it is a number from 0 to { $most }.
server-port-taken = Port { $port } is taken, perhaps by another server; choose another with { "--port" }, or { "--port 0" } for any that is free.
server-port-denied = You may not use port { $port }; choose one from 1024 on with { "--port" }.
server-host-unknown = This machine cannot be reached as “{ $host }”; { "--host" } is one of its own addresses, or { "0.0.0.0" } for all.
server-proxy-wrong = “{ $proxy }” is no address of a proxy; it looks like { "127.0.0.1" } or { "10.0.0.0/8" }.
server-open = Conclave is open at { $url } – { "Ctrl+C" } closes it.
server-open-network = Conclave is open at { $url } (also { $others }) – { "Ctrl+C" } closes it.
server-no-client = The pages of the browser table were not built. Start the server with “make play”, which builds them, or run “make client” first.
server-replay-seat = There is no seat { NUMBER($seat, useGrouping: 0) } in this record, which has { $seats } seats, counted from 0.
server-replay-long = This record is too long to be shown step by step: more than { NUMBER($most, useGrouping: 0) } lines.
server-replay-refused = This record cannot be replayed. Line { NUMBER($line, useGrouping: 0) }: { $reason }
