"""Cryptography of Web Push: messages that the push service can't read (RFC 8291), sent by a known server (RFC 8292, VAPID).

The libraries for RFC 8291 bring an HTTP client each, or have to be built from source. Beside `cryptography`, only one
record of RFC 8188 is left to write; a test checks it against the example of the standard.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096  # record size in bytes; push services accept no larger message
PADDED: Final = 1024
"""Messages are padded to multiples of this many bytes, so that their length reveals nothing."""
LAST: Final = b"\2"  # delimiter of the last record
CURVE: Final = ec.SECP256R1()
PURPOSE: Final = b"four-kings web push"
"""Purpose of the derived key: no other use of the secret leads to the same one."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # order of the curve P-256
VALID: Final = 12 * 3600  # seconds that a signature is valid; push services allow a day


class BadKey(ValueError):
    """A subscription's key that is invalid."""

    SAFE_TO_LOG: Final = True


def decoded(text: str) -> bytes:
    """Decode URL-safe base64 without padding; raise `BadKey` if it is invalid."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError) as error:
        raise BadKey("the keys of a subscription are base64url") from error


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `BadKey` if nothing can be encrypted with these keys of a subscription."""
    _point(decoded(p256dh))
    if len(decoded(auth)) != 16:
        raise BadKey("the secret of a subscription has 16 bytes")


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
    padded: int = PADDED,
) -> bytes:
    """Return the body of a message, encrypted for a browser.

    `p256dh` and `auth`: the public key and the secret of its subscription. `salt` and `own` (the server's private key for
    this message) are drawn, except in tests. `padded`: the length is a multiple of so many bytes.
    """
    salt, own = salt or secrets.token_bytes(16), own or ec.generate_private_key(CURVE)
    theirs, key = decoded(p256dh), own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), _point(theirs))
    mixed = HKDF(SHA256(), 32, decoded(auth), b"WebPush: info\0" + theirs + key).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(mixed)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(mixed)
    filled = (text + LAST).ljust(-(-(len(text) + 1) // padded) * padded, b"\0")
    return salt + RECORD.to_bytes(4) + bytes([len(key)]) + key + AESGCM(content_key).encrypt(nonce, filled, None)


def _point(encoded: bytes) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, encoded)
    except ValueError as error:
        raise BadKey("the key of a subscription is no point of P-256") from error


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
        return ec.derive_private_key(int.from_bytes(drawn) % (ORDER - 1) + 1, CURVE)

    @cached_property
    def public_key(self) -> str:
        """The public key, in the form in which browsers need it to accept messages of this server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """Return the `Authorization` header of a message to an endpoint (the address of a browser at its push service).

        `contact`: the address of a page about this server, or empty; `now`: seconds since 1970.
        """
        claims: dict[str, Any] = {"aud": f"https://{urlsplit(endpoint).hostname}", "exp": int(now) + VALID}
        if contact:
            claims["sub"] = contact
        return f"vapid t={jwt.encode(claims, self._key, 'ES256')}, k={self.public_key}"
