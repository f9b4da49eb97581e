"""HTTP and WebSocket at the edge of the table server: who may ask, in which form and how often."""
