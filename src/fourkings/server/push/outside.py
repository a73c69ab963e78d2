"""The way out to push services, which are addresses that browsers have named: never into the host's own network."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore

MAX_ADDRESS: Final = 1024
"""Characters."""
HOST: Final = re.compile(r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", re.ASCII)
"""The name of a host on the internet: it has a dot, and does not end like an address."""
PORT: Final = 443
# The special-purpose registries of IANA, here because each Python has another state of them. Their few global ranges
# (anycast relays, AS 112) hold no push service either. https://www.iana.org/assignments/iana-ipv4-special-registry
SPECIAL_IPV4: Final = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
            "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24",
            "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
        ),
    )
)  # fmt: skip
"""The registry for IPv4, and multicast."""
GLOBAL_IPV6: Final = IPv6Network("2000::/3")
"""The only unicast addresses that IANA gives out; local, site-local, discard and SRv6 addresses are outside it."""
SPECIAL_IPV6: Final = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")))
"""The registry for IPv6 within those: protocols with Teredo, documentation, 6to4, AS 112."""
IPV4_WITHIN: Final = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))
"""IPv4-mapped addresses, and NAT64 (RFC 6052): each stands for an address of IPv4."""


class NotOutside(httpcore.ConnectError):
    """A host that has no address on the public internet."""


def is_push_address(address: str) -> bool:
    """True for an address that a push service may have: TLS, a name, the usual port, and nobody's password."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    plain = address.isascii() and address.isprintable() and " " not in address
    named = parts.netloc in (parts.hostname, f"{parts.hostname}:{PORT}") and HOST.fullmatch(parts.hostname or "")
    return (
        bool(plain and len(address) <= MAX_ADDRESS and parts.scheme == "https" and named and port in (None, PORT))
        and not parts.fragment
    )


def is_public(address: str) -> bool:
    """True for an address that anybody on the internet can reach; one that stands for another counts as that one."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if not any(ip in network for network in IPV4_WITHIN):
            return ip in GLOBAL_IPV6 and not any(ip in network for network in SPECIAL_IPV6)
        ip = IPv4Address(int(ip) & 0xFFFFFFFF)
    return not any(ip in network for network in SPECIAL_IPV4)


class OutsideOnly(httpcore.AsyncNetworkBackend):
    """Opens connections to public addresses alone.

    A name is looked up once, and the connection goes to what was found and checked: asked again, it could lead elsewhere.
    """

    def __init__(self) -> None:
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failed: httpcore.ConnectError | httpcore.ConnectTimeout = NotOutside(f"{host} is no host of the internet")
        for address in await _look_up(host, port):
            if not is_public(address):
                continue
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failed = error
        raise failed

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


async def _look_up(host: str, port: int) -> list[str]:
    """The addresses of a host; `ConnectError` where none is known."""
    try:
        entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise httpcore.ConnectError(f"{host} is not known") from error
    return [str(entry[4][0]) for entry in entries]
