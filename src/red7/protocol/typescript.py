"""TypeScript types for the browser, generated from the JSON Schemas of the protocol."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, get_args

from red7.protocol import messages
from red7.protocol.messages import Language, Phrase, json_schema

_HEAD: Final = "// Made by `make schema` from {source}. Do not edit by hand.\n"
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def message_types() -> str:
    """Return a module with a type for each message and part, and the two unions of messages.

    >>> "export interface Move {" in message_types()
    True
    """
    definitions = _messages()
    unions = {"client": "ClientMessage", "server": "ServerMessage"}
    sent = _type(definitions["client"]).split(" | ")
    head = _HEAD.format(source="src/red7/protocol/messages.py")
    parts = [head, _names("LANGUAGES", Language), _names("PHRASES", Phrase)]
    for name, schema in definitions.items():
        if name in unions:
            parts.append(
                f"export type {unions[name]} =\n  | {_type(schema, ' | ', nested=True)};\n"
            )
        else:
            parts.append(_interface(name, schema, sent=name in sent))
    return "\n".join(parts)


def http_types(openapi: Mapping[str, Any]) -> str:
    """Return a module with the types of HTTP requests and responses, from an OpenAPI document.

    Types that are also messages are imported from the module that ``message_types`` returns.
    """
    messages = _messages().keys()
    schemas = openapi["components"]["schemas"]
    own = {name: schema for name, schema in schemas.items() if name not in messages}
    sent = {
        _type(operation["requestBody"]["content"]["application/json"]["schema"])
        for path in openapi["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    }
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(own)))
    imported = ", ".join(sorted(named & messages))
    head = _HEAD.format(source="the OpenAPI document of the server")
    parts = [f'{head}import type {{ {imported} }} from "./messages";\n']
    parts += [_interface(name, schema, sent=name in sent) for name, schema in own.items()]
    return "\n".join(parts)


def _messages() -> dict[str, dict[str, Any]]:
    definitions: dict[str, dict[str, Any]] = json.loads(json_schema())["$defs"]
    return definitions


def _names(name: str, literal: object) -> str:
    """Return a constant that lists every value of a literal type."""
    listed = "".join(f'  "{one}",\n' for one in get_args(literal))
    return f"export const {name} = [\n{listed}] as const;\n"


def _interface(name: str, schema: dict[str, Any], *, sent: bool) -> str:
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", ())
    for field, value in schema.get("properties", {}).items():
        if "description" in value:
            lines.append(f"  /** {value['description']} */")
        left_out = field not in required and (sent or _omitted(name, field))
        optional = "?" if left_out and "const" not in value else ""
        lines.append(f"  {field}{optional}: {_type(value)};")
    return "\n".join([*lines, "}"]) + "\n"


def _omitted(name: str, field: str) -> bool:
    """Return whether the server may leave out a field that is not required."""
    part = getattr(messages, name, None)
    fields = getattr(part, "model_fields", None)
    # What is no model is a dictionary, which has only the keys that matter.
    return part is not None and (fields is None or fields[field].exclude_if is not None)


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
        values = schema["additionalProperties"]
        return f"Readonly<Record<string, {'unknown' if values is True else _type(values)}>>"
    return _PLAIN[schema["type"]]


def _bound(inner: str) -> str:
    return f"({inner})" if inner.startswith("readonly ") else inner
