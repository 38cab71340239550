"""News between the nodes of a house. `bus.py` is the door; `redis.py` carries the news from machine to machine."""
