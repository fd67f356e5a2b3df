"""Settings from the environment and from arguments, and the refusal of invalid ones."""

import os
from typing import Any

import pytest

from meeplewright.core.errors import InvalidSetup
from meeplewright.server.settings import Limits, Settings


class Environment:
    """The variables of the process, with all of ours unset at first."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        for name in [name for name in os.environ if name.startswith("MEEPLEWRIGHT_")]:
            patch.delenv(name)

    def set(self, **variables: str) -> None:
        for name, value in variables.items():
            self._patch.setenv(f"MEEPLEWRIGHT_{name}", value)


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> Environment:
    return Environment(monkeypatch)


def refused(setting: str, key: str) -> str:
    """The message for an invalid value."""
    with pytest.raises(InvalidSetup) as caught:
        Settings.from_environment()
    assert caught.value.reason.rule == setting
    assert caught.value.reason.key == key
    return str(caught.value.reason.arguments["value"])


def test_at_home_nothing_needs_to_be_set(environment: Environment) -> None:
    settings = Settings.from_environment()
    assert settings.database.startswith("sqlite:///") and settings.database.endswith("/tables.db")
    assert settings.is_sqlite
    assert (settings.host, settings.port) == ("0.0.0.0", 8722)
    assert settings.redis is None and settings.base_url is None
    assert settings.webhooks == "off"
    assert settings.bot_processes >= 1
    assert settings.limits == Limits()


def test_every_setting_comes_from_the_environment(environment: Environment) -> None:
    environment.set(
        DATABASE="postgresql://host/tables",
        REDIS="redis://host",
        HOST=" 127.0.0.1 ",
        PORT="80",
        BASE_URL="https://play.example/",
        BOT_PROCESSES="3",
        WEBHOOKS="public",
        PROXIES="1",
        LIMIT_CHAT_LENGTH="7",
        LIMIT_MESSAGES_PER_SECOND="2.5",
    )
    settings = Settings.from_environment()
    assert settings == Settings(
        database="postgresql://host/tables",
        redis="redis://host",
        host="127.0.0.1",
        port=80,
        base_url="https://play.example",
        bot_processes=3,
        webhooks="public",
        proxies=1,
        limits=Limits(chat_length=7, messages_per_second=2.5),
    )
    assert not settings.is_sqlite


def test_whoever_starts_the_server_wins_over_the_environment(environment: Environment) -> None:
    environment.set(PORT="80", HOST="127.0.0.1")
    settings = Settings.from_environment(port=8000, host=None)
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)


def test_an_empty_variable_counts_as_not_set(environment: Environment) -> None:
    environment.set(REDIS=" ", PORT="", LIMIT_CHAT_LENGTH=" ")
    assert Settings.from_environment() == Settings()


def test_variables_that_are_no_settings_are_ignored(environment: Environment) -> None:
    environment.set(MODE="interpreted", LIMITS="{}", LIMIT_PATIENCE="1")
    assert Settings.from_environment() == Settings()


def test_what_is_given_by_hand_does_not_look_at_the_environment(environment: Environment) -> None:
    environment.set(PORT="eighty", LIMIT_CHAT_LENGTH="0")
    assert Settings(host="127.0.0.1").port == 8722


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("port", 65_536, "table-setting-range"),
        ("webhooks", "yes", "table-setting-choice"),
        ("base_url", "https://play.example/club", "table-setting-address"),
    ],
)
def test_what_is_given_by_hand_is_checked_too(field: str, value: Any, key: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Settings(**{field: value})
    reason = caught.value.reason
    assert (reason.rule, reason.key, reason.arguments["value"]) == (field, key, str(value))


@pytest.mark.parametrize(
    ("name", "value", "setting", "key"),
    [
        ("PORT", "eighty", "MEEPLEWRIGHT_PORT", "table-setting-number"),
        ("PORT", "65536", "port", "table-setting-range"),
        ("BOT_PROCESSES", "0", "bot_processes", "table-setting-range"),
        ("PROXIES", "-1", "proxies", "table-setting-range"),
        ("WEBHOOKS", "yes", "webhooks", "table-setting-choice"),
        ("DATABASE", "tables.db", "database", "table-setting-address"),
        ("DATABASE", "sqlite://", "database", "table-setting-address"),
        ("DATABASE", "mysql://host/x", "database", "table-setting-address"),
        ("REDIS", "http://host", "redis", "table-setting-address"),
        ("BASE_URL", "play.example", "base_url", "table-setting-address"),
        ("BASE_URL", "https://play.example/club", "base_url", "table-setting-address"),
        ("LIMIT_CHAT_LENGTH", "0", "MEEPLEWRIGHT_LIMIT_CHAT_LENGTH", "table-setting-range"),
        ("LIMIT_CHAT_LENGTH", "1.5", "MEEPLEWRIGHT_LIMIT_CHAT_LENGTH", "table-setting-number"),
        (
            "LIMIT_CHAT_PER_SECOND",
            "nan",
            "MEEPLEWRIGHT_LIMIT_CHAT_PER_SECOND",
            "table-setting-range",
        ),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_by_name(
    environment: Environment, name: str, value: str, setting: str, key: str
) -> None:
    environment.set(**{name: value})
    refused(setting, key)


def test_a_password_in_a_wrong_address_is_not_repeated(environment: Environment) -> None:
    environment.set(DATABASE="postgre://root:hidden@host/tables")
    assert "hidden" not in refused("database", "table-setting-address")
