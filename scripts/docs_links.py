"""For the documentation site: links to files outside docs lead to the repository."""

import re
from typing import Any

OUTSIDE = re.compile(r"\]\(\.\./(?!(?:tutorials|reference)/)([^)]+)\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **others: Any) -> str:
    """Called by mkdocs for every page; pages in folders of docs link upwards to other pages."""
    if "/" in page.file.src_uri:
        return markdown
    source = f"{config['repo_url']}/blob/main"
    return OUTSIDE.sub(lambda found: f"]({source}/{found[1]})", markdown)
