"""Players written independently of `nemeton.bots`, with other methods: what the levels are measured against.

Each module has `choose(world, seat, seed, style)`, and plays in the arena as `@bench.yardsticks.<game>` or, with a
style, `@bench.yardsticks.<game>/hunter`. The arena gives them a world imagined from their own seat and nothing else.
"""
