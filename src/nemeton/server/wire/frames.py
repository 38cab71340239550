"""The WebSocket frames that make up nearly all traffic: whole, short text frames (RFC 6455, 5.2)."""

from __future__ import annotations

from typing import Final

WHOLE_TEXT: Final = 0x81  # the first byte of an unfragmented text frame
MASKED: Final = 0x80
SHORT: Final = 126
MEDIUM: Final = 65_536
LONGEST: Final = 4_096  # bytes of a frame that takes the short cut


def unmasked(data: bytes) -> bytes | None:
    """The text of a client's frame, if these bytes are exactly one whole, short frame; otherwise None."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, at = data[1] - MASKED, 2
    if length == SHORT:
        length, at = int.from_bytes(data[2:4], "big"), 4
    if length > LONGEST or size != at + 4 + length or (at == 2 and length > SHORT):
        return None
    mask = data[at : at + 4] * (length // 4 + 1)
    masked = int.from_bytes(data[at + 4 :], "big")
    return (masked ^ int.from_bytes(mask[:length], "big")).to_bytes(length, "big")


def heading(length: int) -> bytes:
    """The first bytes of a server's text frame."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return bytes((WHOLE_TEXT, SHORT, length >> 8, length & 255))
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")
