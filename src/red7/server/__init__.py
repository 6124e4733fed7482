"""The game server: tables as append-only logs, their store and bus, HTTP and WebSocket."""
