"""The checks of the pages find the problems that they should find."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.looks import cramped, out_of_reach, untranslated


def show(page: Page, body: str) -> None:
    page.set_content(f'<html lang="ru"><title>Стол</title><body><main>{body}</main></body></html>')


def test_a_page_that_is_well_has_nothing_wrong(visit: Visit) -> None:
    visitor = visit(language="ru")
    show(visitor.page, "<h1>Привет, Anna</h1><button>Дальше</button>")
    assert untranslated(visitor) + cramped(visitor.page) + out_of_reach(visitor.page) == []


def test_keys_and_foreign_words_are_found(visit: Visit) -> None:
    visitor = visit(language="ru")
    show(visitor.page, '<p>⟦web-new⟧</p><p>web-home</p><img alt="A tile"><p>Каркассон</p>')
    assert untranslated(visitor) == ["⟦web-new⟧", "web-home", "⟦web-new⟧", "web-home", "A tile"]


def test_another_language_than_the_visitors_is_found(visit: Visit) -> None:
    visitor = visit(language="hu")
    show(visitor.page, "<p>Игра</p>")
    assert untranslated(visitor) == ["the page says that it speaks ru"]


def test_what_does_not_fit_is_found(visit: Visit) -> None:
    page = visit(language="ru").page
    cut = '<button style="width: 60px; white-space: nowrap">Положить плитку</button>'
    show(page, f'{cut}<p style="width: 2000px">Длинно</p>')
    wide, out, button = cramped(page)
    assert "px wide" in wide and "sticks out" in out and "is cut off" in button


def test_what_scrolls_by_itself_may_be_wide(visit: Visit) -> None:
    page = visit(language="ru").page
    show(page, '<div style="overflow: auto"><p style="width: 2000px">Длинно</p></div>')
    assert cramped(page) == []


def test_what_axe_calls_serious_is_found(visit: Visit) -> None:
    page = visit(language="ru").page
    show(page, '<p style="color: #ccc; background: #fff">Бледно</p><button></button>')
    assert {fault.split(":")[0] for fault in out_of_reach(page)} == {
        "color-contrast",
        "button-name",
    }
