"""The local network: the addresses of this machine that others can reach, and the names it goes by there."""

from __future__ import annotations

import socket
from fnmatch import fnmatchcase
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final

import ifaddr

from fourkings.server.net.settings import Settings

VIRTUAL: Final = (
    "docker*",
    "br-*",
    "veth*",
    "virbr*",
    "vmnet*",
    "vboxnet*",
    "podman*",
    "cni*",
    "lxcbr*",
    "*WSL*",
    "*VirtualBox*",
)
"""Interfaces that lead to other systems on this machine alone."""
CONTAINER: Final = ("/.dockerenv", "/run/.containerenv")
"""Files by which a container knows itself: its addresses are known to its own machine alone."""
HOME_SUFFIXES: Final = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")
"""What routers at home hang on a machine's name. None of them can be bought, so no foreign site has such a name."""
NOBODY: Final = "192.0.2.1"
"""An address that belongs to nobody (RFC 5737): the way there is the way out, and nothing is sent."""


def listens_widely(host: str) -> bool:
    """True where a server that listens there can be reached by other machines."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def in_container() -> bool:
    """True where this process runs in a container."""
    return any(Path(file).exists() for file in CONTAINER)


def inner(interface: str) -> bool:
    """True for a container's end of a line to its own machine: the interface and what it is linked to are not the same."""
    folder = Path("/sys/class/net") / interface
    try:
        return (folder / "ifindex").read_text() != (folder / "iflink").read_text()
    except OSError:
        return False


def local_names() -> set[str]:
    """The names that this machine may have on its own network, in small letters; `*.local` stands for any."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"*.local", name, short, *(f"{short}.{suffix}" for suffix in HOME_SUFFIXES)}


def origins(chosen: Settings, port: int) -> list[str]:
    """The origins by which others reach a server with these settings: the most likely first, none where none is known."""
    if chosen.origin:
        return [chosen.origin]
    if not listens_widely(chosen.host):
        return []
    if chosen.host not in ("0.0.0.0", "::"):
        return [_origin(chosen.host, port)]
    return [_origin(address, port) for address in addresses(ipv6=chosen.host == "::")]


def addresses(ipv6: bool) -> list[str]:
    """Every address of this machine on networks that others are on: the one on the way out first, IPv6 last."""
    addresses = [
        address
        for adapter in ifaddr.get_adapters()
        if not _virtual(adapter)
        for ip in adapter.ips
        if (address := ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])) and _reachable(address)
    ]
    out = _way_out()
    ranked = sorted(dict.fromkeys(addresses), key=lambda address: (address.version, str(address) != out))
    return [str(address) for address in ranked if ipv6 or address.version == 4]


def _virtual(adapter: ifaddr.Adapter) -> bool:
    named = any(fnmatchcase(name, pattern) for pattern in VIRTUAL for name in (adapter.name, adapter.nice_name))
    return named or (in_container() and inner(adapter.nice_name))


def _reachable(address: IPv4Address | IPv6Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified)


def _way_out() -> str:
    """The address that this machine calls others from; empty where it has no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOBODY, 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _origin(host: str, port: int) -> str:
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}" if port == 80 else f"http://{named}:{port}"
