"""Players who have more than a cookie to be recognised by.

Nothing here lets anybody in who reads it: of everything secret, only a hash is stored.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, LargeBinary, String, Table

from red7.server.store.schema.metadata import METADATA

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("player", String(32), primary_key=True),
    # What is left of the name when look-alikes are the same; no two accounts share it.
    Column("skeleton", String(400), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),  # person, or bot
    Column("created", BigInteger, nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),  # of a bot
    Index("accounts_owner", "owner"),
)

# Names that accounts have given up, which nobody else may take for a while.
FORMER_NAMES: Final = Table(
    "former_names",
    METADATA,
    Column("skeleton", String(400), primary_key=True),
    Column("player", String(32), nullable=False),  # who may take it back; empty for nobody
    Column("until", BigInteger, nullable=False),
)

PASSWORDS: Final = Table(
    "passwords",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("hash", String(200), nullable=False),
    Column("changed", BigInteger, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # the credential's, in base64url
    Column("player", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of its uses, where the device counts them
    Column("name", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_player", "player"),
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Index("recovery_codes_player", "player"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("device", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_player", "player"),
    Index("sessions_seen", "seen"),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("name", String(200), nullable=False),
    Column("may", String(100), nullable=False),  # words with spaces between them
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # 0 for never
    Index("tokens_player", "player"),
)

# What a browser shows for a terminal to sign in with, once; each account has one at most.
SIGN_IN_CODES: Final = Table(
    "sign_in_codes",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

# What a passkey was asked to sign, once.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),  # or the browser of somebody who wants to sign in
    Column("until", BigInteger, nullable=False),
    Index("challenges_until", "until"),
)
