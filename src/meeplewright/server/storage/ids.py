"""Ids that nobody can guess: of people and tables, invitations and tokens.

Only the hash of a token is stored, so a reader of the database cannot act as anybody.
"""

from __future__ import annotations

import hashlib
import secrets
import string

BASE62 = string.digits + string.ascii_letters
ID_LENGTH = 22  # 62 ** 22 is more than 2 ** 128


def new_id() -> str:
    """An id of a person or a table, or an invitation: 22 letters and digits."""
    return "".join(secrets.choice(BASE62) for _ in range(ID_LENGTH))


def new_token() -> str:
    """The token of a device: 43 characters that fit a cookie and a link."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """The stored hash of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
