"""What a host may set: where tables are kept, where the server listens, and every limit.

Settings come from the environment (MEEPLEWRIGHT_…) and from whoever starts the server, who wins.
A value that makes no sense is refused with the name of the setting.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from math import isfinite
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

from platformdirs import user_data_path

from meeplewright.core.errors import InvalidSetup, Reason

PREFIX = "MEEPLEWRIGHT_"
LIMIT = "LIMIT_"  # MEEPLEWRIGHT_LIMIT_CHAT_LENGTH and so on

Webhooks = Literal["off", "public", "any"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Rates are per second, with a burst that may come at once; lengths are in characters."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 2_000_000  # of a body that may hold a record
    json_depth: int = 20
    messages_per_second: float = 20.0  # per connection
    messages_burst: int = 60
    requests_per_second: float = 20.0  # HTTP requests per identity
    requests_burst: int = 100
    address_requests_per_second: float = 50.0  # HTTP requests per address, with or without identity
    address_requests_burst: int = 300
    people_per_hour: int = 60  # new identities per address
    replays_per_minute: int = 30  # records played through per address
    analyses_per_hour: int = 20  # new ones per address
    analyses_waiting: int = 100  # at once, for all
    chat_per_second: float = 1.0  # lines per person
    chat_burst: int = 10
    connections_per_person: int = 30
    connections_per_address: int = 200
    connections_per_table: int = 300
    tables_per_person: int = 100  # open or running
    plans_per_person: int = 10  # one more, and the one left alone longest goes
    tokens_per_person: int = 50
    name_length: int = 40
    title_length: int = 80
    chat_length: int = 500
    note_length: int = 10_000
    webhook_length: int = 500
    hello_seconds: float = 10.0  # from connecting to the first message

    def __post_init__(self) -> None:
        for name in _names(Limits):
            value = getattr(self, name)
            if not (isfinite(value) and value > 0):
                raise wrong(PREFIX + LIMIT + name.upper(), "table-setting-range", value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that differs from host to host."""

    database: str = field(default_factory=lambda: f"sqlite:///{data_folder()}/tables.db")
    redis: str | None = None
    host: str = "0.0.0.0"  # friends on the local network may join
    port: int = 8722
    base_url: str | None = None  # as people type it, without a slash at the end
    bot_processes: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    webhooks: Webhooks = "off"
    proxies: int = 0  # how many trusted proxies stand in front and add to X-Forwarded-For
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        _check(self)

    @classmethod
    def from_environment(
        cls, environ: Mapping[str, str] | None = None, **overrides: Any
    ) -> Settings:
        """Settings by MEEPLEWRIGHT_ variables; an override that is not None wins."""
        environ = os.environ if environ is None else environ
        found = _read(environ, PREFIX, {name: READERS.get(name, str) for name in _names(cls)})
        limits = _read(environ, PREFIX + LIMIT, {name: _reader(name) for name in _names(Limits)})
        given = {name: value for name, value in overrides.items() if value is not None}
        base: Limits = given.pop("limits", Limits())
        return cls(**{**found, **given, "limits": replace(base, **limits)})

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite:")


def data_folder() -> str:
    """Where a person's own tables are kept."""
    return user_data_path("meeplewright", appauthor=False).as_posix()


def wrong(setting: str, key: str, value: object) -> InvalidSetup:
    """The error that names a setting and the value it cannot have."""
    return InvalidSetup(Reason(setting, key, {"setting": setting, "value": str(value)}))


def _names(kind: type[Settings] | type[Limits]) -> list[str]:
    return [item.name for item in fields(kind) if item.name != "limits"]


def _read(
    environ: Mapping[str, str], prefix: str, readers: Mapping[str, Callable[[str], Any]]
) -> dict[str, Any]:
    """What the environment says; an empty variable counts as not set."""
    found: dict[str, Any] = {}
    for name, reader in readers.items():
        text = environ.get(prefix + name.upper(), "").strip()
        if not text:
            continue
        try:
            found[name] = reader(text)
        except ValueError:
            raise wrong(prefix + name.upper(), "table-setting-number", text) from None
    return found


def _reader(name: str) -> Callable[[str], Any]:
    """How a limit is read: the default says whether it is whole."""
    return type(getattr(Limits(), name))


READERS: dict[str, Callable[[str], Any]] = {"port": int, "bot_processes": int, "proxies": int}


def _check(settings: Settings) -> None:
    _check_address("database", settings.database, ("sqlite", "postgresql", "postgres"))
    if settings.redis is not None:
        _check_address("redis", settings.redis, ("redis", "rediss", "unix"))
    if settings.base_url is not None:
        _check_address("base_url", settings.base_url, ("http", "https"))
        _check_base_url(settings)
    if not 0 <= settings.port <= 65_535:
        raise wrong("port", "table-setting-range", settings.port)
    if settings.bot_processes < 1:
        raise wrong("bot_processes", "table-setting-range", settings.bot_processes)
    if settings.proxies < 0:
        raise wrong("proxies", "table-setting-range", settings.proxies)
    if settings.webhooks not in get_args(Webhooks):
        raise wrong("webhooks", "table-setting-choice", settings.webhooks)


def _check_address(setting: str, address: str, schemes: tuple[str, ...]) -> None:
    scheme, slashes, rest = address.partition("://")
    if scheme not in schemes or not slashes or not rest.strip("/"):
        # The address may hold a password: it is not repeated.
        raise wrong(setting, "table-setting-address", f"{scheme if slashes else '…'}://…")


def _check_base_url(settings: Settings) -> None:
    """An origin and no more: cookies and origin checks speak of whole hosts."""
    assert settings.base_url is not None
    parts = urlsplit(settings.base_url)
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise wrong("base_url", "table-setting-address", settings.base_url)
    object.__setattr__(settings, "base_url", f"{parts.scheme}://{parts.netloc}")
