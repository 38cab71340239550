"""The server's place on the network: the names it answers to, the origin of its pages, and which proxies it trusts.

By default it trusts no proxy and has no name of its own. A foreign page whose name is made to resolve to this machine
(DNS rebinding) then calls by a name that is not the server's, and is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
NEAR = ("localhost", "local")  # nobody on the internet can register names under these


class Origin(NamedTuple):
    """Scheme, name and port, as a browser compares them."""

    scheme: str
    name: str
    port: int


@dataclass(frozen=True)
class Place:
    """`url`: the address that people type, if the server has one. `proxies`: addresses or networks that may say on
    whose behalf they call."""

    url: str = ""
    proxies: tuple[str, ...] = ()

    @cached_property
    def _networks(self) -> list[IPv4Network | IPv6Network]:
        return [ip_network(proxy) for proxy in self.proxies]

    def believes(self, address: str) -> bool:
        """Is this the address of one of our proxies?"""
        return bool(self.proxies) and any(ip_address(address) in network for network in self._networks)

    def serves(self, scheme: str, host: str) -> bool:
        """Is the server called by one of its names? An IP address or a local network name is always accepted."""
        called = read_origin(f"{scheme}://{host}")
        if called is None:
            return False
        own = read_origin(self.url)
        return _near(called.name) or (own is not None and called.name == own.name)

    def own(self, origin: str, scheme: str, host: str) -> bool:
        """Is this the origin of one of our pages, for a call to this host?"""
        found, url, called = read_origin(origin), read_origin(self.url), read_origin(f"{scheme}://{host}")
        if found is None or called is None:
            return False
        return found == url or (found == called and (url is None or called.name != url.name))

    def secure(self, scheme: str) -> bool:
        """Should cookies be sent only over encrypted connections?"""
        return "https" in (scheme, self.url.partition(":")[0])


def read_origin(text: str) -> Origin | None:
    """The origin in a header or an address, with an explicit port; None if it is not one."""
    try:
        parts = urlsplit(text)
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not name or "@" in parts.netloc or parts.path.strip("/") or parts.query:
        return None
    return Origin(parts.scheme, name, port or PORTS[parts.scheme])


def _near(name: str) -> bool:
    """Is this a name that no stranger can point here: an IP address, or a name of the local network?"""
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.rpartition(".")[2] in NEAR
    return True
