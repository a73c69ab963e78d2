"""What a page is told after a match: bodies of the HTTP API, made of what is stored, with a server or without one."""
