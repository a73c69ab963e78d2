"""Connections to addresses that browsers have named as their push service: never into the server's own network."""

import asyncio
import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore

MAX_ADDRESS: Final = 1024  # characters
HOST: Final = re.compile(r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", re.ASCII)
"""A host name on the internet: it contains a dot, and doesn't end like an address."""
PORT: Final = 443
# IANA's special-purpose registries, because each Python has another version of them. Their few global ranges (anycast
# relays, AS 112) contain no push service either. https://www.iana.org/assignments/iana-ipv4-special-registry
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
"""IPv4 networks that aren't public: those of IANA's registry, and multicast."""
GLOBAL_IPV6: Final = IPv6Network("2000::/3")
"""The only unicast IPv6 addresses that IANA assigns; local, site-local, discard and SRv6 addresses are outside it."""
SPECIAL_IPV6: Final = tuple(map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")))
"""Networks of `GLOBAL_IPV6` that aren't public: protocols including Teredo, documentation, 6to4, AS 112."""
EMBEDDED_IPV4: Final = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))
"""IPv6 networks whose addresses contain an IPv4 address: IPv4-mapped ones, and NAT64 (RFC 6052)."""


class NotPublic(httpcore.ConnectError):
    """A host without an address on the public internet."""


def is_push_address(address: str) -> bool:
    """Return True for an address that a push service may have: TLS, a host name, the standard port and no password."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    is_plain = address.isascii() and address.isprintable() and " " not in address
    is_named = parts.netloc in (parts.hostname, f"{parts.hostname}:{PORT}") and HOST.fullmatch(parts.hostname or "")
    return (
        bool(is_plain and len(address) <= MAX_ADDRESS and parts.scheme == "https" and is_named and port in (None, PORT))
        and not parts.fragment
    )


def is_public(address: str) -> bool:
    """Return True for an address on the public internet; if an IPv6 address contains an IPv4 address, that one counts."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if not any(ip in network for network in EMBEDDED_IPV4):
            return ip in GLOBAL_IPV6 and not any(ip in network for network in SPECIAL_IPV6)
        ip = IPv4Address(int(ip) & 0xFFFFFFFF)
    return not any(ip in network for network in SPECIAL_IPV4)


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Opens connections to public addresses only.

    A name is resolved once, and the connection goes to the checked address: a second answer might be another one.
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
        failure: httpcore.ConnectError | httpcore.ConnectTimeout = NotPublic(f"{host} is no host of the internet")
        for address in await _resolve(host, port):
            if not is_public(address):
                continue
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


async def _resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a host; raise `ConnectError` if there are none."""
    try:
        entries = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise httpcore.ConnectError(f"{host} is not known") from error
    return [str(entry[4][0]) for entry in entries]
