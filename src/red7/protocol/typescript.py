"""The messages on the wire as TypeScript types, for the browser: made from their JSON Schema."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

from red7.protocol.messages import Language, Phrase, json_schema

_HEAD: Final = """\
// Made by `make schema` from src/red7/protocol/messages.py. Do not edit by hand.
"""
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """Give a module of types: one for each message and part, and the two unions of messages.

    >>> "export interface Move {" in typescript()
    True
    """
    definitions = json.loads(json_schema())["$defs"]
    unions = {"client": "ClientMessage", "server": "ServerMessage"}
    sent = _type(definitions["client"]).split(" | ")
    parts = [_HEAD, _names("LANGUAGES", Language), _names("PHRASES", Phrase)]
    for name, schema in definitions.items():
        if name in unions:
            parts.append(
                f"export type {unions[name]} =\n  | {_type(schema, ' | ', nested=True)};\n"
            )
        else:
            parts.append(_interface(name, schema, sent=name in sent))
    return "\n".join(parts)


def _names(name: str, literal: object) -> str:
    """Give the names that a message may hold as a value, for whoever lists them all."""
    listed = "".join(f'  "{one}",\n' for one in get_args(literal))
    return f"export const {name} = [\n{listed}] as const;\n"


def _interface(name: str, schema: dict[str, Any], *, sent: bool) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", ())
    for field, value in schema.get("properties", {}).items():
        if "description" in value:
            lines.append(f"  /** {value['description']} */")
        # What has a default may be left out by a client; the server writes every field.
        tag = "const" in value
        optional = "?" if sent and not tag and field not in required else ""
        lines.append(f"  {field}{optional}: {_type(value)};")
    return "\n".join([*lines, "}"]) + "\n"


def _type(schema: dict[str, Any], joint: str = " | ", *, nested: bool = False) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", maxsplit=1)[-1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return joint.join(map(json.dumps, schema["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            kinds = [_type(kind) for kind in schema[union]]
            return ("\n  | " if nested else joint).join(dict.fromkeys(kinds))
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"readonly ({inner})[]" if " | " in inner else f"readonly {_bound(inner)}[]"
    if schema.get("type") == "object":
        return f"Readonly<Record<string, {_type(schema['additionalProperties'])}>>"
    return _PLAIN[schema["type"]]


def _bound(inner: str) -> str:
    return f"({inner})" if inner.startswith("readonly ") else inner
