"""The table server: HTTP and WebSocket, bots, and everything put together."""
