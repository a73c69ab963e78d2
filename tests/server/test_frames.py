"""RFC 6455 frame by frame, after the sections of Autobahn's suite: what is in order is read, all else closes the line."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from serving import Client, server_of_module

WORD = "é€😀"
"""Letters of two, three and four bytes."""
ASKED = f'{{"type": "say", "id": "x", "text": "{WORD}"}}'.encode()
"""A request that is refused with its id, because there is no chat with bots."""
PROTOCOL_ERROR, NO_TEXT, TOO_BIG = 1002, 1007, 1009


def frame(opcode: int, data: bytes = b"", fin: bool = True, rsv: int = 0, mask: bool = True) -> bytes:
    """A frame as a client sends it, or should not."""
    plain = Frame(Opcode.TEXT, data).serialize(mask=mask)
    return bytes(((fin << 7) | (rsv << 4) | opcode,)) + plain[1:]


def parts(*data: bytes, between: bytes = b"") -> bytes:
    """A text in so many frames, with others after each."""
    last = len(data) - 1
    return b"".join(frame(0 if number else 1, part, number == last) + between for number, part in enumerate(data))


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(8, code.to_bytes(2, "big") + reason)


READ = {
    "one frame": parts(ASKED),
    "a frame a byte": parts(*(ASKED[at : at + 1] for at in range(len(ASKED)))),
    "pings and pongs between the parts": parts(
        *(ASKED[at : at + 9] for at in range(0, len(ASKED), 9)), between=frame(9, b"x" * 125) + frame(10, b"?")
    ),
    "empty parts": parts(b"", ASKED, b"", b""),
    "an unwanted pong": frame(10, b"nobody asked") + parts(ASKED),
    "a ping of any bytes": frame(9, bytes(range(125))) + parts(ASKED),
}
"""What is read as one request."""
CLOSED: dict[str, tuple[bytes, int]] = {
    **{f"reserved bit {rsv}": (frame(1, ASKED, rsv=rsv), PROTOCOL_ERROR) for rsv in (1, 2, 4)},
    **{f"reserved opcode {code}": (frame(code), PROTOCOL_ERROR) for code in (3, 7, 11, 15)},
    "a ping with a reserved bit": (frame(9, rsv=1), PROTOCOL_ERROR),
    "not masked": (frame(1, ASKED, mask=False), PROTOCOL_ERROR),
    "a ping that is not masked": (frame(9, mask=False), PROTOCOL_ERROR),
    "a ping in parts": (frame(9, fin=False), PROTOCOL_ERROR),
    "a close in parts": (frame(8, fin=False), PROTOCOL_ERROR),
    "a long ping": (frame(9, b"x" * 126), PROTOCOL_ERROR),
    "a long close": (frame(8, b"\x03\xe8" + b"x" * 124), PROTOCOL_ERROR),
    "a part of nothing": (frame(0, ASKED), PROTOCOL_ERROR),
    "a part after the last": (parts(ASKED, b" ") + frame(0, b" "), PROTOCOL_ERROR),
    "a text within a text": (frame(1, ASKED, fin=False) + frame(1, ASKED), PROTOCOL_ERROR),
    "bytes within a text": (frame(1, ASKED, fin=False) + frame(2, ASKED), PROTOCOL_ERROR),
    "a length that is none": (b"\x81\xff" + b"\xff" * 12, TOO_BIG),
    "a length beyond all measure": (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), TOO_BIG),
    "many parts beyond all measure": (frame(1, b" " * 60_000, fin=False) + frame(0, b" " * 60_000), TOO_BIG),
    "a broken letter": (parts(b'"\xc3('), NO_TEXT),
    "a letter broken by the parts' end": (parts(b'"\xe2\x82', b'"'), NO_TEXT),
    "half a letter at the end": (parts(b'"', b"\xf0\x9f"), NO_TEXT),
    "a surrogate": (parts(b"\xed\xa0\x80"), NO_TEXT),
    "a letter longer than it need be": (parts(b"\xc0\xaf"), NO_TEXT),
    "a letter beyond the last": (parts(b"\xf4\x90\x80\x80"), NO_TEXT),
    "a close of a byte": (frame(8, b"\x03"), PROTOCOL_ERROR),
    "a close whose reason is no text": (closing(1000, b"\xc3("), NO_TEXT),
    **{f"a close with {code}": (closing(code), PROTOCOL_ERROR) for code in (0, 999, 1004, 1005, 1006, 1016, 2999, 5000)},
    **{f"a close with {code} alone": (closing(code, b"au revoir"), code) for code in (1000, 1001, 3000, 4999)},
    "a text after a close": (closing(1000) + parts(ASKED), 1000),
}
"""What closes the line, and the code that is sent."""

address = server_of_module()


@pytest.mark.parametrize("case", READ)
def test_what_is_in_order_is_read(client: Client, case: str):
    with client.sit(client.make()) as line:
        line.hello()
        connection = line.socket.socket
        connection.sendall(READ[case])
        assert line.hear("refusal")["answers"] == "x"
        for byte in READ[case]:
            connection.sendall(bytes((byte,)))
        assert line.hear("refusal")["answers"] == "x"


@pytest.mark.parametrize("case", CLOSED)
def test_all_else_closes_the_line(client: Client, capsys: pytest.CaptureFixture[str], case: str):
    sent, code = CLOSED[case]
    with client.sit(client.make()) as line:
        line.hello()
        line.socket.socket.sendall(sent)
        with pytest.raises(ConnectionClosed) as closed:
            line.hear("nothing that is ever sent")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == code
    assert "Traceback" not in capsys.readouterr().err
