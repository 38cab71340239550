"""The table in the browser: the authoritative server. `nemeton.server.main.serve` starts it."""
