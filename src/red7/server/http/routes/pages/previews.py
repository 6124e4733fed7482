"""The page with what it says of itself to those who show links."""

from __future__ import annotations

from html import escape
from typing import Final

from fastapi import Request, Response

from red7.server.http.answers import language_of
from red7.server.http.routes.asking import parts_of
from red7.server.http.routes.pages.documents import index, page_headers
from red7.table.drawing.look import HEIGHT, WIDTH

_TITLE: Final = "<title>Red7</title>"


def previewed_page(
    request: Request, *parts: str, title: str, address: str, image: str, indexed: bool
) -> Response:
    """Return the page with a title, the address to share, and a picture; all are escaped.

    Addresses begin at the root of the server. Further parts of the page are fetched at once.
    """
    home = (parts_of(request).settings.url or str(request.base_url)).rstrip("/")
    joined = "&" if "?" in image else "?"
    about = {
        "og:type": "website",
        "og:site_name": "Red7",
        "og:title": title,
        "og:url": f"{home}{address}",
        "og:image": f"{home}{image}{joined}language={language_of(request)}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    # What is for those who were given the link is nobody else's to find.
    hidden = () if indexed else ('<meta name="robots" content="noindex" />',)
    metas = [
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in about.items()
    ]
    head = "\n    ".join(
        [
            f"<title>{escape(title)} · Red7</title>",
            *hidden,
            '<meta name="twitter:card" content="summary_large_image" />',
            *metas,
        ]
    )
    text = index().replace(_TITLE, head)
    return Response(text, media_type="text/html", headers=page_headers(request, *parts))
