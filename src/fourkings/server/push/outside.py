"""The way out to push services, which are addresses that browsers have named: never into the host's own network."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore

MAX_ADDRESS: Final = 1024
"""Characters."""
HOST: Final = re.compile(r"(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]", re.ASCII)
"""The name of a host on the internet: it has a dot, and does not end like an address."""
PORT: Final = 443
NAT64: Final = IPv6Network("64:ff9b::/96")
"""Addresses that stand for one of IPv4 each (RFC 6052)."""
NAT64_AT_HOME: Final = IPv6Network("64:ff9b:1::/48")
"""The same within a network of one's own (RFC 8215)."""


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
    within = _within(ip) if isinstance(ip, IPv6Address) else None
    if within is not None:
        return is_public(str(within))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and ip not in NAT64_AT_HOME


def _within(ip: IPv6Address) -> IPv4Address | None:
    """The address of IPv4 that one of IPv6 stands for."""
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)


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
