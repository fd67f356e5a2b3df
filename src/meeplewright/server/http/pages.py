"""The web client if it is built into the package, otherwise one plain page.

The client has its own router: every path that is neither a file nor part of the API gets its page.
"""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from meeplewright.server.http.previews import preview_tags

_FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names change with their contents
_ASK_AGAIN: Final = "no-cache"

_PLAIN: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Meeplewright</title>
<h1>Meeplewright</h1>
<p>The table server runs, but this installation has no page to play on: install a released package,
or build the page in a checkout with <code>make web</code>.</p>
<p>Programs can play: <a href="/api/openapi.json">this document</a> describes the interface.</p>
</html>
"""


def page_folder() -> Path:
    """The folder of the built client, if there is one."""
    return Path(str(files("meeplewright") / "web"))


def has_page(folder: Path | None = None) -> bool:
    """Whether there is a client to open in a browser."""
    return ((folder or page_folder()) / "index.html").is_file()


class Pages:
    """Answers all requests without a route: files, the client's page, or 404."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or page_folder()
        self.files = StaticFiles(directory=self.folder) if has_page(self.folder) else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4404})
            return
        path: str = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or path == "/api" or path.startswith("/api/"):
            raise HTTPException(404)
        response = await self._found(path.strip("/"), scope)
        await response(scope, receive, send)

    async def _found(self, path: str, scope: Scope) -> Response:
        if self.files is None:
            if path:
                raise HTTPException(404)
            return HTMLResponse(_PLAIN)
        if tags := await preview_tags(path, scope):
            return HTMLResponse(self._page_with(tags), headers={"Cache-Control": _ASK_AGAIN})
        if path.startswith("assets/") or _is_file(path):
            response = await self._file(path, scope)
            kept = _FOR_EVER if path.startswith("assets/") else _ASK_AGAIN
        else:
            response = await self._file("index.html", scope)
            kept = _ASK_AGAIN
        response.headers["Cache-Control"] = kept
        return response

    def _page_with(self, tags: str) -> str:
        """The client's page with more in its head."""
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        return page.replace("</head>", f"{tags}</head>", 1)

    async def _file(self, path: str, scope: Scope) -> Response:
        """The file, compressed if the build compressed it and the browser accepts it."""
        assert self.files is not None
        packed = f"{path}.gz"
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if "gzip" not in accepted or not self.files.lookup_path(packed)[1]:
            return await self.files.get_response(path, scope)
        response = await self.files.get_response(packed, scope)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _is_file(path: str) -> bool:
    """File names have an extension, paths of the client have none."""
    return "." in path.rpartition("/")[2]
