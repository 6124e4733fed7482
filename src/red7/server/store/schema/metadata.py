"""All tables of the database together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import MetaData

METADATA: Final = MetaData()
