"""Notifications of turns: a browser names its push service, which delivers them when a correspondence game waits."""

from typing import Annotated, Final

from fastapi import Path, Request
from pydantic import Field

from fourkings.app.models import PushSubscription
from fourkings.server.http.dependencies import COST, Player, ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.net.base_path import site_address
from fourkings.server.push.crypto import BadKey, check_keys
from fourkings.server.push.public_network import MAX_ADDRESS, is_push_address

api: Final = Router()


class PushKey(Body):
    """The key by which push services know this server."""

    key: str = Field(description="`applicationServerKey` of a subscription; empty where the host sends no notifications.")


class NewSubscription(Body):
    """The address of a browser for notifications, and the keys to encrypt them for it alone."""

    endpoint: str = Field(max_length=MAX_ADDRESS, examples=["https://push.example.org/send/q3jH0yq8Zt5rWc1x"])
    p256dh: str = Field(
        max_length=100, examples=["BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"]
    )
    auth: str = Field(max_length=30, examples=["BTBZMqHH6r4Tts7J_aSIgg"])


class Subscribed(Body):
    """A browser that is notified from now on."""

    id: str = Field(description="The id with which to unsubscribe.")


@api.operation("GET", "/push", cost=0)
async def push_key(services: ServicesDep) -> PushKey:
    """Return the key that a browser needs to let this server notify it."""
    return PushKey(key=services.vapid.public_key if services.settings.push else "")


@api.operation("PUT", "/push", 404, cost=COST)
async def notify_browser(wanted: NewSubscription, player: Player, services: ServicesDep, request: Request) -> Subscribed:
    """Notify this browser from now on when a correspondence game waits for its player, and no page of the table is open."""
    if not services.settings.push:
        raise ApiError(404, "no-push", "this server sends no notifications")
    if not is_push_address(wanted.endpoint):
        raise ApiError(422, "no-push-address", "this is no address of a push service: https, a host name, the usual port")
    try:
        check_keys(wanted.p256dh, wanted.auth)
    except BadKey as error:
        raise ApiError(422, "no-push-key", f"nothing can be encrypted for this browser: {error}") from None
    origin = site_address(request).rstrip("/") if request.url.scheme == "https" else ""
    subscription = PushSubscription(wanted.endpoint, wanted.p256dh, wanted.auth, origin, services.now())
    return Subscribed(id=await services.store.push_subscriptions.add(player, subscription))


@api.operation("DELETE", "/push/{name}", status=204)
async def spare_browser(name: Annotated[str, Path(max_length=64)], player: Player, services: ServicesDep) -> None:
    """Stop notifying one of your browsers."""
    await services.store.push_subscriptions.remove(player, name)
