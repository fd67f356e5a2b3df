"""Reduces the documentation's pictures to at most 256 colours, chosen from their own."""

import base64
import math
import struct
import zlib
from array import array
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser

COLOURS = 256
BITS = 6  # bits of each of red, green and blue; finer differences are invisible

# A picture's size, and its pixels as numbers of eighteen bits.
PIXELS = f"""async (address) => {{
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const {{ naturalWidth: width, naturalHeight: height }} = picture;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const {{ data }} = paper.getImageData(0, 0, width, height);
  const numbers = new Uint32Array(width * height);
  const part = (value) => value >> {8 - BITS};
  for (let at = 0; at < numbers.length; at++) {{
    const [red, green, blue] = data.subarray(4 * at, 4 * at + 3);
    numbers[at] = (part(red) << {2 * BITS}) | (part(green) << {BITS}) | part(blue);
  }}
  const reader = new FileReader();
  const read = new Promise((resolve) => (reader.onload = resolve));
  reader.readAsDataURL(new Blob([numbers]));
  await read;
  return [width, height, reader.result.split(",")[1]];
}}"""

Colour = tuple[int, int, int]


def shrink(browser: Browser, path: Path) -> None:
    """Write the picture again with a palette."""
    page = browser.new_page()
    address = f"data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}"
    width, height, encoded = page.evaluate(PIXELS, address)
    page.close()
    pixels = array("I", base64.b64decode(encoded))
    palette, places = reduced(Counter(pixels))
    rows = bytes(places[pixel] for pixel in pixels)
    lines = b"".join(b"\0" + rows[at : at + width] for at in range(0, len(rows), width))
    path.write_bytes(png(width, height, palette, lines))


def reduced(counts: Counter[int]) -> tuple[list[Colour], dict[int, int]]:
    """The palette, and the index of every colour in it. The widest box is split in the middle."""
    boxes = [list(counts)]
    while len(boxes) < COLOURS and any(len(box) > 1 for box in boxes):
        widest = max(boxes, key=lambda box: (spread(box)[0] * share(box, counts), len(box)))
        boxes.remove(widest)
        boxes += halves(widest, counts)
    boxes.sort(key=lambda box: parts(box[0]))
    palette = [shown(max(box, key=counts.__getitem__)) for box in boxes]
    return palette, {colour: place for place, box in enumerate(boxes) for colour in box}


def share(box: list[int], counts: Counter[int]) -> float:
    """How much of the picture has these colours; small areas count for more than their size."""
    return math.sqrt(sum(counts[colour] for colour in box))


def spread(box: list[int]) -> tuple[int, int]:
    """The longest side of the box, and its length."""
    sides = list(zip(*(parts(colour) for colour in box), strict=True))
    return max((max(side) - min(side), which) for which, side in enumerate(sides))


def halves(box: list[int], counts: Counter[int]) -> list[list[int]]:
    _, side = spread(box)
    ordered = sorted(box, key=lambda colour: parts(colour)[side])
    half, passed = sum(counts[colour] for colour in box) / 2, 0
    for cut, colour in enumerate(ordered[:-1], 1):
        passed += counts[colour]
        if passed >= half:
            return [ordered[:cut], ordered[cut:]]
    return [ordered[:-1], ordered[-1:]]


def parts(colour: int) -> Colour:
    most = (1 << BITS) - 1
    return colour >> 2 * BITS, colour >> BITS & most, colour & most


def shown(colour: int) -> Colour:
    """Scaled back to the full range."""
    red, green, blue = (part * 255 // ((1 << BITS) - 1) for part in parts(colour))
    return red, green, blue


def png(width: int, height: int, palette: list[Colour], lines: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    body = chunk(b"IHDR", head) + chunk(b"PLTE", colours) + chunk(b"IDAT", zlib.compress(lines, 9))
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
