"""The local network: this machine's addresses that others can reach, and its names there."""

import socket
from fnmatch import fnmatchcase
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final

import ifaddr

from fourkings.server.net.settings import Settings

VIRTUAL: Final = (
    "docker*", "br-*", "veth*", "virbr*", "vmnet*", "vboxnet*", "podman*", "cni*", "lxcbr*", "*WSL*", "*VirtualBox*",
)  # fmt: skip
"""Patterns of the names of interfaces that lead only to other systems on this machine."""
CONTAINER: Final = ("/.dockerenv", "/run/.containerenv")
"""Files that exist in containers, whose addresses only their own machine knows."""
HOME_SUFFIXES: Final = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")
"""Domains that home routers append to a machine's name. None can be registered, so no foreign site has such a name."""
UNUSED: Final = "192.0.2.1"
"""An address that belongs to nobody (RFC 5737): the route there is the default route, and nothing is sent."""


def listens_widely(host: str) -> bool:
    """Return True if other machines can reach a server that listens on `host`."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return host != "localhost"


def in_container() -> bool:
    """Return True if this process runs in a container."""
    return any(Path(file).exists() for file in CONTAINER)


def inner(interface: str) -> bool:
    """Return True for an interface that is a container's end of a link to its machine: it isn't linked to itself."""
    folder = Path("/sys/class/net") / interface
    try:
        return (folder / "ifindex").read_text() != (folder / "iflink").read_text()
    except OSError:
        return False


def local_names() -> set[str]:
    """Return the names that this machine may have on its network, in lower case; `*.local` matches any."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"*.local", name, short, *(f"{short}.{suffix}" for suffix in HOME_SUFFIXES)}


def origins(chosen: Settings, port: int) -> list[str]:
    """Return the origins by which others reach a server with these settings, the most likely first."""
    if chosen.origin:
        return [chosen.origin]
    if not listens_widely(chosen.host):
        return []
    if chosen.host not in ("0.0.0.0", "::"):
        return [_origin(chosen.host, port)]
    return [_origin(address, port) for address in addresses(ipv6=chosen.host == "::")]


def addresses(ipv6: bool) -> list[str]:
    """Return this machine's addresses on shared networks: that of the default route first, IPv6 last."""
    addresses = [
        address
        for adapter in ifaddr.get_adapters()
        if not _virtual(adapter)
        for ip in adapter.ips
        if (address := ip_address(ip.ip if isinstance(ip.ip, str) else ip.ip[0])) and _reachable(address)
    ]
    out = _default_route_address()
    ranked = sorted(dict.fromkeys(addresses), key=lambda address: (address.version, str(address) != out))
    return [str(address) for address in ranked if ipv6 or address.version == 4]


def _virtual(adapter: ifaddr.Adapter) -> bool:
    named = any(fnmatchcase(name, pattern) for pattern in VIRTUAL for name in (adapter.name, adapter.nice_name))
    return named or (in_container() and inner(adapter.nice_name))


def _reachable(address: IPv4Address | IPv6Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified)


def _default_route_address() -> str:
    """Return the address from which this machine connects to others; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((UNUSED, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _origin(host: str, port: int) -> str:
    quoted = f"[{host}]" if ":" in host else host
    return f"http://{quoted}" if port == 80 else f"http://{quoted}:{port}"
