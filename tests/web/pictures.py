"""Pictures as numbers."""

from __future__ import annotations

import base64

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Locator, Page

# Decodes a picture by the browser itself.
_DECODE = """async picture => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let bytes = "";
    for (let at = 0; at < data.length; at += 32_768)
        bytes += String.fromCharCode(...data.subarray(at, at + 32_768));
    return [image.height, image.width, btoa(bytes)];
}"""

_BOXES = """(all, name) => all.map(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const owner = one.closest(`[data-${name}]`).dataset[name];
    return [owner, ...[x, y, width, height].map(Math.round)];
})"""


def brightness(page: Page) -> NDArray[np.float64]:
    """Give the brightness of every pixel of a whole page, from 0 to 1."""
    picture = base64.b64encode(page.screenshot(full_page=True)).decode()
    blank = page.context.new_page()
    height, width, pixels = blank.evaluate(_DECODE, f"data:image/png;base64,{picture}")
    blank.close()
    data = np.frombuffer(base64.b64decode(pixels), np.uint8).reshape(height, width, 4)
    grey: NDArray[np.float64] = data[..., :3] @ np.array([0.2126, 0.7152, 0.0722]) / 255
    return grey


def cut_out(
    whole: NDArray[np.float64], things: Locator, name: str
) -> dict[str, NDArray[np.float64]]:
    """Give the parts of a picture that show some elements, by the data of each one's owner."""
    parts = {}
    for owner, left, top, width, height in things.evaluate_all(_BOXES, name):
        assert owner not in parts
        parts[owner] = whole[top : top + height, left : left + width]
    return parts
