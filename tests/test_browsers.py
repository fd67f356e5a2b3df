"""The oldest supported browsers are the same wherever they are named."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONFIG = (ROOT / "web/vite.config.ts").read_text("utf-8")
SCRIPT = (ROOT / "web/public/old-browser.js").read_text("utf-8")
PAGE = (ROOT / "docs/browsers.md").read_text("utf-8")
LANGUAGES = sorted(path.name for path in (ROOT / "src/meeplewright/locales").iterdir())


def targets() -> dict[str, str]:
    found = re.search(r"OLDEST_BROWSERS = \[(.*)\]", CONFIG)
    assert found is not None
    return dict(re.findall(r'"([a-z]+)([\d.]+)"', found[1]))


def test_the_document_names_the_browsers_that_the_page_is_built_for() -> None:
    oldest = targets()
    assert oldest["chrome"] == oldest["edge"]
    rows = re.findall(r"^\| (\w+).*? \| ([\d.]+) \|", PAGE, flags=re.MULTILINE)
    assert dict(rows) == {
        "Chrome": oldest["chrome"],
        "Firefox": oldest["firefox"],
        "Safari": oldest["safari"],
    }


def test_the_sentence_names_them_in_every_language() -> None:
    sentences = dict(re.findall(r'^    (\w\w): "(.*)",$', SCRIPT, flags=re.MULTILINE))
    assert sorted(sentences) == [name for name in LANGUAGES if len(name) == 2]
    oldest = targets()
    for sentence in sentences.values():
        assert re.search(rf"Chrome \w+ Edge {oldest['chrome']}\b", sentence)
        assert f"Firefox {oldest['firefox']}" in sentence
        assert f"Safari {oldest['safari']}" in sentence


def test_the_sentence_is_shown_by_a_script_that_every_browser_understands() -> None:
    """Without the syntax of ES2015, and in its own file: the policy allows nothing inline."""
    code = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", SCRIPT, flags=re.DOTALL)
    assert not re.findall(r"=>|\b(?:const|let|class|import|export|async)\b|`|\?\.|\.\.\.", code)
    page = (ROOT / "web/index.html").read_text("utf-8")
    assert '<script defer src="/old-browser.js"></script>' in page
    assert re.findall(r"<script[^>]*>(.*?)</script>", page) == ["", ""]
