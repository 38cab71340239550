"""News by Redis: one channel of the house that every node listens to and publishes on. Reconnects after Redis restarts.

The first news goes at once; what is to be told in the few milliseconds after it goes together into the next, because
to send and to hear it costs the nodes as much as dozens of moves. Every piece of news begins with the name of its node,
so that nobody need decode their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from nemeton.server.bus.bus import Message, News

logger = logging.getLogger("nemeton.server")

CHANNEL = "nemeton "  # and the name of the house
PAUSE = 0.3  # seconds between two attempts to reconnect
SILENCE = 3.0  # seconds without any news; every node reports each second, so the connection is dead
MOST_WAITING = 10_000  # messages waiting while Redis is away; the oldest are dropped
MOST_AT_ONCE = 500
APART = 0.008  # seconds between two pieces of news
TROUBLE = (RedisError, OSError, TimeoutError)
_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(list[Message])


class RedisBus:
    def __init__(self, url: str, house: str) -> None:
        self._channel = CHANNEL + house
        self._redis = Redis.from_url(url, socket_connect_timeout=SILENCE, socket_timeout=SILENCE)
        self._waiting: deque[Message] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, node: str, hear: Callable[[News], None], gap: Callable[[], None]) -> None:
        self._node = node
        self._tasks = [asyncio.create_task(self._listen(hear, gap)), asyncio.create_task(self._send())]

    def publish(self, *messages: Message) -> None:
        self._waiting.extend(messages)
        self._wake.set()

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):  # send what is left, if Redis is there
            await asyncio.wait_for(self._sent(), SILENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*TROUBLE):
            await self._redis.aclose()

    async def _sent(self) -> None:
        while self._waiting:
            await asyncio.sleep(0.01)

    async def _listen(self, hear: Callable[[News], None], gap: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self._channel)
                    gap()
                    await self._hear(channel, hear)
            except TROUBLE as error:
                logger.warning("no news from the other nodes: %s", error)
                await asyncio.sleep(PAUSE)

    async def _hear(self, channel: object, hear: Callable[[News], None]) -> None:
        loop = asyncio.get_running_loop()
        last = loop.time()
        while loop.time() - last < SILENCE:
            message = await channel.get_message(timeout=SILENCE)  # type: ignore[attr-defined]
            if message is None:
                continue
            last = loop.time()
            try:
                hear(self._read(message["data"]))
            except msgspec.DecodeError as error:  # from a node of another version
                logger.info("news that cannot be understood: %s", error)
            except Exception:
                logger.exception("news that could not be heeded")

    def _read(self, data: bytes) -> News:
        node, _, rest = data.partition(b" ")
        name = node.decode()
        return News(name, [] if name == self._node else _decoder.decode(rest))

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                some = list(self._waiting)[:MOST_AT_ONCE]
                try:
                    await self._redis.publish(self._channel, self._node.encode() + b" " + _encode(some))
                except TROUBLE:  # they are only hints: a node that misses them asks the store
                    await asyncio.sleep(PAUSE)
                for _ in some[: len(self._waiting)]:
                    self._waiting.popleft()
                await asyncio.sleep(APART)
