"""A connection to PostgreSQL that a test can cut: a TCP proxy on 127.0.0.1."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import make_url


class Proxy:
    """Forwards bytes both ways until it is stopped."""

    def __init__(self, host: str, port: int) -> None:
        self._upstream = (host, port)
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._losing = False
        self.port = 0
        self.silent = False  # nothing is forwarded any more, without an error
        self.lose_answer_to: bytes | None = None  # forwarded, but cut at the answer

    async def start(self) -> None:
        """Accept connections, the second time at the same port again."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Cut every connection and refuse new ones."""
        assert self._server is not None
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    def cut(self) -> None:
        """Abort every connection."""
        for writer in self._writers:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._writers.add(writer)
        there_reader, there = await asyncio.open_connection(*self._upstream)
        self._writers.add(there)
        try:
            await asyncio.gather(
                self._carry(reader, there, asks=True), self._carry(there_reader, writer, asks=False)
            )
        finally:
            for end in (writer, there):
                self._writers.discard(end)
                end.close()
            self._tasks.discard(task)

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asks: bool
    ) -> None:
        try:
            while data := await reader.read(65_536):
                if self.silent:
                    continue
                if asks and self.lose_answer_to and self.lose_answer_to in data:
                    self._losing = True
                if not asks and self._losing:
                    self._losing = False
                    self.lose_answer_to = None
                    self.cut()
                    return
                writer.write(data)
                await writer.drain()
        except OSError:
            return
        finally:
            writer.close()


@asynccontextmanager
async def proxy_to(address: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy in front of a database, and the address that leads through it."""
    url = make_url(address)
    proxy = Proxy(url.host or "127.0.0.1", url.port or 5432)
    await proxy.start()
    through = url.set(host="127.0.0.1", port=proxy.port)
    try:
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        await proxy.stop()
