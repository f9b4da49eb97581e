"""Tokens of links and clients: 128 random bits, of which only a digest is ever kept."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Short enough to read out; finding one by trying helps nobody, since it takes a token to enter."""
    return secrets.token_hex(5)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
