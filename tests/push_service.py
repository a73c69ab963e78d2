"""A stand-in for a push service, on this machine: takes messages, and opens them as the browser would."""

import json
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import httpcore
import jwt
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from fourkings.app.models import PushSubscription

HOST = "push.example.org"
CURVE = ec.SECP256R1()


def base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    def __init__(self, name: str) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), b"sixteen bytes yes"[:16]
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"https://{HOST}/send/{name}"

    @property
    def keys(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": base64url(self._public), "auth": base64url(self._auth)}

    def subscription(self, at: float = 0.0) -> PushSubscription:
        return PushSubscription(**self.keys, origin="https://play.example.org", at=at)

    def opened(self, body: bytes) -> bytes:
        """The text of a message, by RFC 8188 and RFC 8291, read from the standards once more."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        assert len(body) <= size, "more than one record"
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        mixed = HKDF(SHA256(), 32, self._auth, b"WebPush: info\x00" + self._public + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(mixed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(mixed)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02", "not marked as the last record"
        return text[:-1]


class Delivery(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, public_key: str) -> dict[str, Any]:
        scheme, _, rest = self.headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert fields["k"] == public_key
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(public_key))
        claims: dict[str, Any] = jwt.decode(fields["t"], point, ["ES256"], audience=f"https://{HOST}")
        return claims


class PushService:
    """The service: `status` is what it answers, `came` what was brought."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port, self.certificate, self.status = port, certificate, 201
        self.came: list[Delivery] = []

    @property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def read(self, browser: Browser) -> list[dict[str, str]]:
        return [
            json.loads(browser.opened(message.body)) for message in self.came if browser.endpoint.endswith(message.path)
        ]


class ToHere(httpcore.AsyncNetworkBackend):
    """A network where every host is the stand-in; says where one wanted to go."""

    def __init__(self, port: int) -> None:
        self._port, self._network = port, httpcore.AnyIOBackend()
        self.wanted: list[tuple[str, int]] = []

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.wanted.append((host, port))
        return await self._network.connect_tcp("127.0.0.1", self._port, timeout)


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """A push service with a certificate of its own, until the test ends."""
    certificate = folder / "push.pem"
    certificate.write_bytes(_certificate())

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.came.append(Delivery(self.path, {name.lower(): text for name, text in self.headers.items()}, body))
            self.send_response(service.status)
            self.send_header("location", "https://127.0.0.1/inside")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            pass

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    listening.socket = context.wrap_socket(listening.socket, server_side=True)
    service = PushService(listening.server_address[1], certificate)
    thread = threading.Thread(target=listening.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        listening.shutdown()
        thread.join()
        listening.server_close()


def _certificate() -> bytes:
    """A key and a certificate for the service's name, one behind the other."""
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.KeyUsage(True, False, False, False, False, True, False, False, False), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + certificate.public_bytes(Encoding.PEM)
