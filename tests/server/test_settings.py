"""Settings by environment and by hand, and the refusal of what makes no sense."""

import pytest

from meeplewright.core.errors import InvalidSetup
from meeplewright.server.settings import Limits, Settings


def refused(setting: str, key: str, environ: dict[str, str]) -> str:
    """What is said of a value that cannot be."""
    with pytest.raises(InvalidSetup) as caught:
        Settings.from_environment(environ)
    assert caught.value.reason.rule == setting
    assert caught.value.reason.key == key
    return str(caught.value.reason.arguments["value"])


def test_at_home_nothing_needs_to_be_set() -> None:
    settings = Settings.from_environment({})
    assert settings.database.startswith("sqlite:///") and settings.database.endswith("/tables.db")
    assert settings.is_sqlite
    assert (settings.host, settings.port) == ("0.0.0.0", 8722)
    assert settings.redis is None and settings.base_url is None
    assert settings.webhooks == "off"
    assert settings.bot_processes >= 1
    assert settings.limits == Limits()


def test_every_setting_comes_from_the_environment() -> None:
    settings = Settings.from_environment(
        {
            "MEEPLEWRIGHT_DATABASE": "postgresql://host/tables",
            "MEEPLEWRIGHT_REDIS": "redis://host",
            "MEEPLEWRIGHT_HOST": "127.0.0.1",
            "MEEPLEWRIGHT_PORT": "80",
            "MEEPLEWRIGHT_BASE_URL": "https://play.example/",
            "MEEPLEWRIGHT_BOT_PROCESSES": "3",
            "MEEPLEWRIGHT_WEBHOOKS": "public",
            "MEEPLEWRIGHT_PROXIES": "1",
            "MEEPLEWRIGHT_LIMIT_CHAT_LENGTH": "7",
            "MEEPLEWRIGHT_LIMIT_MESSAGES_PER_SECOND": "2.5",
        }
    )
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


def test_whoever_starts_the_server_wins_over_the_environment() -> None:
    environ = {"MEEPLEWRIGHT_PORT": "80", "MEEPLEWRIGHT_HOST": "127.0.0.1"}
    settings = Settings.from_environment(environ, port=8000, host=None)
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)


def test_an_empty_variable_counts_as_not_set() -> None:
    assert Settings.from_environment({"MEEPLEWRIGHT_REDIS": " "}).redis is None


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
    name: str, value: str, setting: str, key: str
) -> None:
    refused(setting, key, {f"MEEPLEWRIGHT_{name}": value})


def test_a_password_in_a_wrong_address_is_not_repeated() -> None:
    told = refused(
        "database",
        "table-setting-address",
        {"MEEPLEWRIGHT_DATABASE": "postgre://root:hidden@host/tables"},
    )
    assert "hidden" not in told
