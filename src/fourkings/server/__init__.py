"""The server: tables over WebSockets, a plain HTTP API beside them, and the page itself."""
