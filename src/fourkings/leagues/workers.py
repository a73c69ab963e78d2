"""A Ray cluster for a league's work; a worker that is killed changes no result."""

import importlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

Input = TypeVar("Input")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks that are submitted at the same time for each core of the cluster, so that no core waits."""


class NoRay(Exception):
    """Ray is not installed, or no cluster answers; the message gives the remedy."""


def connect(address: str) -> Any:
    """Return Ray, joined to the cluster of this address; `"local"` starts one on this machine. Raises NoRay."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise NoRay("Ray is not installed: pip install 'four-kings[ray]'") from None
    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, ValueError):
        raise NoRay(f"no Ray cluster answers at {address}: start one with `ray start --head`") from None
    return ray


def on_ray(work: Callable[[Input], Result], tasks: Iterable[Input], address: str) -> Iterator[Result]:
    """Yield the results of `work` on each of the tasks, as each is done on a Ray cluster, in any order.

    address: the cluster's, as for `connect`. The package must be installed on every node. The work of a worker or node
    that is killed is done again by another. Raises NoRay.
    """
    ray = connect(address)
    remote = ray.remote(max_retries=-1)(work)
    most = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    under_way: list[Any] = []
    for task in tasks:
        under_way.append(remote.remote(task))
        if len(under_way) >= most:
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    while under_way:
        done, under_way = ray.wait(under_way)
        yield from ray.get(done)
