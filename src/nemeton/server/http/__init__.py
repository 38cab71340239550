"""The routes and what is in front of them: the gate, who is calling, how refusals are answered, the browser client."""
