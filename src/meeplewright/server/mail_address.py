"""What counts as an e-mail address: one plain address, without a name, a comment or a list."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 254
_LOCAL = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
PATTERN: Final = rf"^{_LOCAL}@{_LABEL}(?:\.{_LABEL})*$"
_ADDRESS: Final = re.compile(PATTERN)


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST and not text.endswith("\n") and _ADDRESS.match(text) is not None
