from __future__ import annotations

from red7.protocol.typescript import http_types

_REF = "#/components/schemas/"
OPENAPI = {
    "paths": {
        "/api/play": {
            "post": {
                "requestBody": {
                    "content": {"application/json": {"schema": {"$ref": f"{_REF}Wish"}}}
                }
            }
        }
    },
    "components": {
        "schemas": {
            "Setup": {"type": "object", "properties": {"rules": {"type": "string"}}},
            "Wish": {
                "type": "object",
                "description": "A wish.",
                "properties": {
                    "setup": {"$ref": f"{_REF}Setup"},
                    "name": {"anyOf": [{"type": "string"}, {"type": "null"}]},
                },
                "required": ["setup"],
            },
            "Answer": {
                "type": "object",
                "properties": {
                    "wishes": {"type": "array", "items": {"$ref": f"{_REF}Wish"}},
                    "more": {"type": "object", "additionalProperties": True},
                },
            },
        }
    },
}


def test_types_of_http_import_those_of_messages() -> None:
    assert (
        http_types(OPENAPI)
        == """\
// Made by `make schema` from the OpenAPI document of the server. Do not edit by hand.
import type { Setup } from "./messages";

/** A wish. */
export interface Wish {
  setup: Setup;
  name?: string | null;
}

export interface Answer {
  wishes: readonly Wish[];
  more: Readonly<Record<string, unknown>>;
}
"""
    )
