"""What a host can set: where tables are kept, where the server listens, and every limit.

Settings come from the environment (MEEPLEWRIGHT_…) and from the caller, who has priority. An
invalid value is refused with the name of the setting.
"""

from __future__ import annotations

import os
from typing import Annotated, Any, ClassVar, Literal, Self
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.server.mail_address import is_mail_address

PREFIX = "MEEPLEWRIGHT_"
LIMIT = "LIMIT_"  # MEEPLEWRIGHT_LIMIT_CHAT_LENGTH and so on

Webhooks = Literal["off", "public", "any"]
MailTls = Literal["starttls", "tls", "off"]
Count = Annotated[int, Field(gt=0)]
Number = Annotated[float, Field(gt=0, allow_inf_nan=False)]


class Checked(BaseModel):
    """Frozen values. An invalid one raises InvalidSetup with the setting's name."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    prefix: ClassVar[str]

    def __init__(self, **values: Any) -> None:
        try:
            super().__init__(**values)
        except ValidationError as fault:
            raise self._refusal(fault) from None

    @classmethod
    def _refusal(cls, fault: ValidationError) -> Exception:
        first = fault.errors()[0]
        cause = first.get("ctx", {}).get("error")
        if isinstance(cause, InvalidSetup):
            return cause
        key = _KEYS.get(first["type"])
        if key is None:
            return fault
        return wrong(cls._name_of(str(first["loc"][0]), key), key, first["input"])

    @classmethod
    def _name_of(cls, field: str, key: str) -> str:
        """An unreadable number comes from a variable, so the variable is named."""
        return cls.prefix + field.upper() if key == "table-setting-number" else field


_KEYS = {
    "int_parsing": "table-setting-number",
    "int_parsing_size": "table-setting-number",
    "int_from_float": "table-setting-number",
    "int_type": "table-setting-number",
    "float_parsing": "table-setting-number",
    "float_type": "table-setting-number",
    "finite_number": "table-setting-range",
    "greater_than": "table-setting-range",
    "greater_than_equal": "table-setting-range",
    "less_than_equal": "table-setting-range",
    "literal_error": "table-setting-choice",
}


class Limits(Checked):
    """Rates are per second, with a burst that can come at once; lengths are in characters."""

    prefix = PREFIX + LIMIT

    message_bytes: Count = 16_384
    body_bytes: Count = 65_536
    record_bytes: Count = 2_000_000  # of a body that may contain a record
    json_depth: Count = 20
    messages_per_second: Number = 20.0  # per connection
    messages_burst: Count = 60
    requests_per_second: Number = 20.0  # HTTP requests per identity
    requests_burst: Count = 100
    address_requests_per_second: Number = 50.0  # HTTP requests per address, known or not
    address_requests_burst: Count = 300
    address_cpu_per_second: Number = 0.5  # processor seconds of requests and messages, per address
    address_cpu_burst: Number = 20.0
    address_cpu_share: Number = 0.25  # of a processor, while other addresses are active
    http_connections_per_address: Count = 300  # open at once; not counted behind proxies
    head_seconds: Number = 10.0  # until the head of a request has arrived
    body_seconds: Number = 30.0  # from then on, until its body has arrived
    half_bodies_bytes: Count = 64_000_000  # held of bodies that are not yet read, of all
    half_bodies_bytes_per_address: Count = 8_000_000
    half_bodies_bytes_per_stranger: Count = 2_000_000  # of an address without an identity
    people_per_hour: Count = 60  # new identities per address
    replays_per_minute: Count = 30  # replayed records per address
    scores_per_minute: Count = 60  # positions of real tables per address
    puzzle_steps_per_minute: Count = 300  # requests about puzzles per address
    analyses_per_hour: Count = 20  # new ones per address
    analyses_per_address: Count = 10  # not finished
    analyses_waiting: Count = 100  # for all; when full, only for addresses that have none there
    hints_per_person: Count = 3  # in progress
    hints_per_address: Count = 10  # the same
    hints_waiting: Count = 16  # for all; when full, only for addresses that have none there
    qr_codes_per_minute: Count = 60  # per address
    pictures_per_minute: Count = 60  # for link previews, per address
    offers_per_person: Count = 3  # seats that one host can offer to one person at a time
    exports_per_hour: Count = 10  # of all records, per person
    chat_per_second: Number = 1.0  # lines per person
    chat_burst: Count = 10
    connections_per_person: Count = 30
    connections_per_address: Count = 200
    connections_per_table: Count = 300
    tables_per_person: Count = 100  # open or running
    bot_tables_per_person: Count = 10  # running ones where only bots play
    bot_seconds: Number = 10.0  # per turn, in the setting of a bot that somebody chooses
    bot_simulations: Count = 20_000  # the same
    tournaments_per_person: Count = 20  # organised and not over
    plans_per_person: Count = 10  # with one more, the least recently used is deleted
    tokens_per_person: Count = 50
    name_length: Count = 40
    title_length: Count = 80
    chat_length: Count = 500
    note_length: Count = 10_000
    webhook_length: Count = 500
    confirmations_per_day: Count = 3  # mails that ask to confirm, per person and per address
    confirmations_per_network: Count = 10  # the same, per day and client address
    hello_seconds: Number = 10.0  # from connecting to the first message

    @classmethod
    def from_environment(cls) -> Limits:
        return cls(**dict(_LimitVariables()))

    @classmethod
    def _name_of(cls, field: str, key: str) -> str:
        return cls.prefix + field.upper()  # no option sets a limit


def _database(address: str) -> str:
    return _checked_address("database", address, ("sqlite", "postgresql", "postgres"))


def _redis(address: str) -> str:
    return _checked_address("redis", address, ("redis", "rediss", "unix"))


def _base_url(address: str) -> str:
    """Only an origin: cookies and origin checks apply to whole hosts."""
    parts = urlsplit(_checked_address("base_url", address, ("http", "https")))
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise wrong("base_url", "table-setting-address", address)
    return f"{parts.scheme}://{parts.netloc}"


def _mail_sender(address: str) -> str:
    if not is_mail_address(address):
        raise wrong("mail_sender", "table-setting-address", address)
    return address


def _checked_address(setting: str, address: str, schemes: tuple[str, ...]) -> str:
    scheme, slashes, rest = address.partition("://")
    if scheme not in schemes or not slashes or not rest.strip("/"):
        # The address may contain a password: it is not repeated.
        raise wrong(setting, "table-setting-address", f"{scheme if slashes else '…'}://…")
    return address


class Settings(Checked):
    """Everything that can differ between hosts."""

    prefix = PREFIX

    database: Annotated[str, AfterValidator(_database)] = Field(
        default_factory=lambda: f"sqlite:///{data_folder()}/tables.db"
    )
    redis: Annotated[str, AfterValidator(_redis)] | None = None
    host: str = "0.0.0.0"  # friends on the local network may join
    port: Annotated[int, Field(ge=0, le=65_535)] = 8722
    base_url: Annotated[str, AfterValidator(_base_url)] | None = None  # without a slash at the end
    bot_processes: Annotated[int, Field(ge=1)] = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 1) - 1)
    )
    webhooks: Webhooks = "off"
    push: Webhooks = "public"  # where notices may be pushed to; "any" is for tests
    mail_host: str | None = None  # of the SMTP server; without it no mail is sent
    mail_port: Annotated[int, Field(ge=1, le=65_535)] | None = None
    mail_tls: MailTls = "starttls"
    mail_user: str | None = None
    mail_password: str | None = None
    mail_sender: Annotated[str, AfterValidator(_mail_sender)] | None = None
    proxies: Annotated[int, Field(ge=0)] = 0  # trusted proxies in front that add to X-Forwarded-For
    limits: Limits = Field(default_factory=Limits)

    @model_validator(mode="after")
    def _check_mail(self) -> Self:
        """Mails have a sender, and links that work from anywhere."""
        if self.mail_host is not None:
            for needed in ("mail_sender", "base_url"):
                if getattr(self, needed) is None:
                    raise InvalidSetup(Reason(needed, "table-setting-mail", {"setting": needed}))
        return self

    @classmethod
    def from_environment(cls, **overrides: Any) -> Settings:
        """Settings from MEEPLEWRIGHT_ variables; an override that is not None has priority."""
        given = {name: value for name, value in overrides.items() if value is not None}
        given.setdefault("limits", Limits.from_environment())
        return cls(**dict(_SettingVariables(**given)))

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite:")


class _Variables(EnvSettingsSource):
    """Environment variables. A blank one counts as not set."""

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:
        value, key, is_complex = super().get_field_value(field, field_name)
        if value is None or field_name == "limits":  # each limit has its own variable
            return None, key, False
        return value.strip() or None, key, is_complex


class _FromVariables(BaseSettings):
    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        *sources: PydanticBaseSettingsSource,
        **named: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, _Variables(settings_cls)


class _SettingVariables(Settings, _FromVariables):
    model_config = SettingsConfigDict(env_prefix=PREFIX)


class _LimitVariables(Limits, _FromVariables):
    model_config = SettingsConfigDict(env_prefix=PREFIX + LIMIT)


def data_folder() -> str:
    """The default folder for tables."""
    return user_data_path("meeplewright", appauthor=False).as_posix()


def wrong(setting: str, key: str, value: object) -> InvalidSetup:
    """The error that names a setting and its invalid value."""
    return InvalidSetup(Reason(setting, key, {"setting": setting, "value": str(value)}))
