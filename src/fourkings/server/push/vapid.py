"""VAPID (RFC 8292): a signature shows the push service that a message comes from the server that the browser allowed."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PURPOSE: Final = b"four-kings web push"
"""Purpose of the derived key: no other use of the secret leads to the same one."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Order of the curve P-256."""
VALID: Final = 12 * 3600
"""Seconds that a signature is valid; push services allow a day."""


class Vapid:
    """The key by which push services identify this server.

    It is derived from the key that signs sessions, so it lives as long as the sessions of the people it notifies. A backup
    of that secret is a backup of this key, and all servers on one database share it.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @cached_property
    def _key(self) -> ec.EllipticCurvePrivateKey:
        # 128 bits more than the curve needs, so that no key is likelier than another (FIPS 186-5, A.2.1).
        drawn = HKDF(SHA256(), 48, salt=None, info=PURPOSE).derive(self._secret)
        return ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, ec.SECP256R1())

    @cached_property
    def public_key(self) -> str:
        """The public key, in the form that browsers need to allow this server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """Return the header of a message to an address; `contact` is a page of the server's host, or empty."""
        claims: dict[str, Any] = {"aud": f"https://{urlsplit(endpoint).hostname}", "exp": int(now) + VALID}
        if contact:
            claims["sub"] = contact
        return f"vapid t={jwt.encode(claims, self._key, 'ES256')}, k={self.public_key}"
