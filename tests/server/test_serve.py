"""The socket that the server listens on."""

import asyncio
import socket

import pytest

from meeplewright.server.serve import listen

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
async def test_answers_are_sent_without_delay(host: str) -> None:
    """Otherwise the body of a response waits until the client has acknowledged the header."""
    options: asyncio.Queue[int] = asyncio.Queue()

    def accepted(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        options.put_nowait(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    try:
        listening = listen(host, 0)
    except OSError:
        pytest.skip(f"nothing can listen at {host} here")
    async with await asyncio.start_server(accepted, sock=listening):
        _, writer = await asyncio.open_connection(*listening.getsockname()[:2])
        assert await options.get() != 0
        writer.close()
        await writer.wait_closed()
