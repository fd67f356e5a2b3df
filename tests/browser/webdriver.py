"""Firefox and WebKit, which Playwright cannot start as Debian packages them.

Both understand the few commands of WebDriver that the tests need. WebKit has a driver that speaks
HTTP. Debian has none for Firefox, so the tests talk to Marionette, the part of Firefox that a
driver would talk to: the same commands, as JSON over TCP.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest

from tests.server.running import Port

PATIENCE = 120.0  # seconds; longer than a browser takes to start
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # how WebDriver writes a reference to an element
SCREEN = "1440x900x24"

Json = dict[str, Any]


class DriverError(Exception):
    """The browser could not do it: the element is gone, covered or out of view."""


class OtherBrowser(ABC):
    """A browser with one window."""

    name: ClassVar[str]

    @abstractmethod
    def go(self, url: str) -> None: ...

    @abstractmethod
    def run(self, script: str, *arguments: Any) -> Any:
        """What the body of a function returns in the page."""

    @abstractmethod
    def wait_for(self, script: str, *arguments: Any) -> Any:
        """What the body of a function passes to its last argument, a callback."""

    @abstractmethod
    def click(self, element: Json) -> None:
        """Click an element that a script returned."""

    @abstractmethod
    def screenshot(self) -> bytes: ...


class Firefox(OtherBrowser):
    """Firefox without a window, driven by Marionette."""

    name = "Firefox"
    PREFERENCES: ClassVar[Mapping[str, Any]] = {
        "marionette.port": 0,  # any; Firefox writes it into its profile
        "app.update.disabledForTesting": True,
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "intl.accept_languages": "en",
        "ui.prefersReducedMotion": 1,
    }

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._received = b""
        self._number = 0
        self._receive()  # it introduces itself
        self._command("WebDriver:NewSession", {"capabilities": {}})
        self._command("WebDriver:SetTimeouts", TIMEOUTS)
        self._command("WebDriver:SetWindowRect", {"width": 1440, "height": 900})

    def _receive(self) -> Any:
        """A message is its length in bytes, a colon, and JSON."""
        while b":" not in self._received:
            self._read_more()
        digits, _, self._received = self._received.partition(b":")
        length = int(digits)
        while len(self._received) < length:
            self._read_more()
        message, self._received = self._received[:length], self._received[length:]
        return json.loads(message)

    def _read_more(self) -> None:
        chunk = self._socket.recv(65_536)
        assert chunk, "Firefox closed the connection"
        self._received += chunk

    def _command(self, name: str, parameters: Json) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, name, parameters]).encode("ascii")
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, number, error, result = self._receive()
        assert number == self._number
        if error is not None:
            raise DriverError(f"{name}: {error['error']}: {error['message']}")
        return result

    def go(self, url: str) -> None:
        self._command("WebDriver:Navigate", {"url": url})

    def run(self, script: str, *arguments: Any) -> Any:
        asked = {"script": script, "args": arguments}
        return self._command("WebDriver:ExecuteScript", asked)["value"]

    def wait_for(self, script: str, *arguments: Any) -> Any:
        asked = {"script": script, "args": arguments}
        return self._command("WebDriver:ExecuteAsyncScript", asked)["value"]

    def click(self, element: Json) -> None:
        self._command("WebDriver:ElementClick", {"id": element[ELEMENT]})

    def screenshot(self) -> bytes:
        taken = self._command("WebDriver:TakeScreenshot", {"full": False})
        return base64.b64decode(taken["value"])

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[Firefox]:
        """A new profile in a new process, which ends with the block."""
        program = _installed("firefox-esr", "firefox-esr")
        profile = folder / "profile"
        profile.mkdir()
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in cls.PREFERENCES.items()
        ]
        (profile / "user.js").write_text("".join(lines), "utf-8")
        command = [program, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        with _running(command, folder, {"HOME": str(folder)}) as process:
            port = profile / "MarionetteActivePort"
            _until(lambda: port.exists() and port.read_text("ascii").strip() != "", process)
            with socket.create_connection(
                ("127.0.0.1", int(port.read_text("ascii"))), PATIENCE
            ) as connection:
                yield cls(connection)


class WebKit(OtherBrowser):
    """WebKitGTK's small browser, in a window that nobody sees."""

    name = "WebKit"
    WINDOWS = "usr/lib/*/webkit*/MiniBrowser"
    # Drawn by the processor, without services of a desktop.
    ENVIRONMENT: ClassVar[Mapping[str, str]] = {
        "GDK_BACKEND": "x11",
        "GSETTINGS_BACKEND": "memory",
        "LANG": "C.UTF-8",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "NO_AT_BRIDGE": "1",
        "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    }

    def __init__(self, client: httpx.Client, binary: Path) -> None:
        self._http = client
        options = {"binary": str(binary), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = ""
        begun = self._command("POST", "", {"capabilities": wanted})
        self._session = f"/{begun['sessionId']}"
        self._command("POST", "/timeouts", TIMEOUTS)
        self._command("POST", "/window/rect", {"width": 1440, "height": 900})

    def _command(self, method: str, path: str, parameters: Json | None = None) -> Any:
        answer = self._http.request(method, f"/session{self._session}{path}", json=parameters)
        value = answer.json()["value"]
        if not answer.is_success:
            raise DriverError(f"{method} {path}: {value['error']}: {value['message']}")
        return value

    def go(self, url: str) -> None:
        self._command("POST", "/url", {"url": url})

    def run(self, script: str, *arguments: Any) -> Any:
        return self._command("POST", "/execute/sync", {"script": script, "args": arguments})

    def wait_for(self, script: str, *arguments: Any) -> Any:
        return self._command("POST", "/execute/async", {"script": script, "args": arguments})

    def click(self, element: Json) -> None:
        self._command("POST", f"/element/{element[ELEMENT]}/click", {})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._command("GET", "/screenshot"))

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[WebKit]:
        """The driver and a display, which end with the block; the driver starts the browser."""
        program = _installed("WebKitWebDriver", "webkit2gtk-driver")
        binary = next(Path("/").glob(cls.WINDOWS), None)
        if binary is None:
            pytest.skip("WebKit has no MiniBrowser here: install Debian's webkit2gtk-driver")
        run = folder / "run"
        run.mkdir(0o700)
        port = Port()
        url = f"http://127.0.0.1:{port.number}"
        with _display(folder) as display:
            own = {"DISPLAY": display, "HOME": str(folder), "XDG_RUNTIME_DIR": str(run)}
            port.let_go()
            command = [program, f"--port={port.number}"]
            with _running(command, folder, {**cls.ENVIRONMENT, **own}) as process:
                _until(lambda: _answers(f"{url}/status"), process)
                with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as client:
                    yield cls(client, binary)


TIMEOUTS = {"script": int(PATIENCE * 1000), "pageLoad": int(PATIENCE * 1000), "implicit": 0}


# -- processes --------------------------------------------------------------------------------


def _installed(program: str, package: str) -> str:
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"there is no {program} here: install Debian's {package} to run this test")
    return found


@contextmanager
def _running(
    command: list[str], folder: Path, environment: Mapping[str, str], **how: Any
) -> Iterator[subprocess.Popen[bytes]]:
    """A process with its children; all are gone at the end."""
    with (folder / f"{Path(command[0]).name}.log").open("ab") as log:
        process = subprocess.Popen(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            **how,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def _display(folder: Path) -> Iterator[str]:
    """A display without a screen; its name."""
    program = _installed("Xvfb", "xvfb")
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with _running(command, folder, {}, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as lines:
            number = lines.readline().strip()
        assert number, (folder / "Xvfb.log").read_text()
        yield f":{number}"


def _until(is_so: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert process.poll() is None, "the browser ended"
        assert time.monotonic() < end, "the browser did not start"
        time.sleep(0.1)


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, trust_env=False).is_success
    except httpx.TransportError:
        return False
