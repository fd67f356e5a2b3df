"""For the documentation site: what links say and where they lead there.

Links to files outside docs lead to the repository. A link that is named like its page, such as
`[envs.md](envs.md)`, shows the title of the page.
"""

import re
from pathlib import Path
from typing import Any

OUTSIDE = re.compile(r"\]\(\.\./(?!(?:tutorials|reference)/)([^)]+)\)")
NAMED = re.compile(r"\[([\w-]+\.md)\](\((?:\.\./)?\1[#)])")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **others: Any) -> str:
    """Called by mkdocs for every page; pages in folders of docs link upwards to other pages."""
    docs = Path(config["docs_dir"])
    named = NAMED.sub(lambda found: f"[{title(docs, found[1])}]{found[2]}", markdown)
    if "/" in page.file.src_uri:
        return named
    source = f"{config['repo_url']}/blob/main"
    return OUTSIDE.sub(lambda found: f"]({source}/{found[1]})", named)


def title(docs: Path, name: str) -> str:
    """The first heading of a page; the name of a file that is not in docs."""
    page = docs / name
    return page.read_text("utf-8").partition("\n")[0].removeprefix("# ") if page.exists() else name
