"""The fourteen E-13B characters on their grid of 0.013 inch (ISO 1004-1, ANSI X9.27), drawn without any font.

A character is nine units high; lines are one unit thick, blocks two or three. test/drawn/e13b.ts holds the same shapes.
Symbols are written as in the labels: A transit, B amount, C on-us, D dash.
"""

import cv2
import numpy

SYMBOLS = "0123456789ABCD"
PITCH = 0.125 / 0.013
"""Units between the right edges of neighbours."""

_LOOP = [(1.5, 0.5), (5.5, 0.5), (6.5, 1.5), (6.5, 7.5), (5.5, 8.5), (1.5, 8.5), (0.5, 7.5), (0.5, 1.5), (1.5, 0.5)]
# width, centre lines of strokes, blocks (x, y, width, height)
GLYPHS = {
    "0": (7, [_LOOP], []),
    "1": (4, [[(1.5, 0.5), (1.5, 6)]], [(0, 0, 2, 1.5), (0, 5, 4, 4)]),
    "2": (4, [[(0.5, 0.5), (3.5, 0.5), (3.5, 4.5), (0.5, 4.5), (0.5, 8.5), (3.5, 8.5)]], []),
    "3": (5, [[(0.5, 0.5), (3.5, 0.5), (3.5, 4.5), (0.5, 4.5)], [(3, 4.5), (4.5, 4.5)], [(0.5, 8.5), (4, 8.5)]],
          [(3, 4.5, 2, 4.5)]),
    "4": (6, [[(1, 6.5), (5, 6.5)]], [(0, 0, 2, 7), (4, 5, 2, 4)]),
    "5": (5, [[(4.5, 0.5), (0.5, 0.5), (0.5, 4.5), (4.5, 4.5), (4.5, 8.5), (0.5, 8.5)]], []),
    "6": (6, [[(3.5, 2), (3.5, 0.5), (0.5, 0.5), (0.5, 8.5), (5.5, 8.5), (5.5, 5.5), (0.5, 5.5)]], []),
    "7": (5, [[(0.5, 2.5), (0.5, 0.5), (4.5, 0.5), (4.5, 4), (4, 4.5), (3, 4.5), (2.5, 5), (2.5, 8.5)]], []),
    "8": (7, [[(1.5, 5), (1.5, 0.5), (5.5, 0.5), (5.5, 5)], [(1, 4.5), (6, 4.5)], [(1, 8.5), (6, 8.5)]],
          [(0, 4.2, 2, 4.8), (5, 4.2, 2, 4.8)]),
    "9": (6, [[(5.5, 5), (5.5, 0.5), (0.5, 0.5), (0.5, 4.5), (5.5, 4.5)]], [(4, 4.5, 2, 4.5)]),
    "A": (7, [], [(0, 1.5, 2, 6), (4, 0, 3, 3), (4, 6, 3, 3)]),
    "B": (7, [], [(0, 5, 2, 4), (3, 2.25, 1, 4.5), (5, 0, 2, 4)]),
    "C": (7, [], [(0, 1, 1, 6), (2, 1, 1, 6), (4, 0, 3, 4)]),
    "D": (7, [], [(0, 2.5, 2, 4), (3, 2.5, 2, 4), (6, 2.5, 1, 4)]),
}


def draw_glyph(symbol: str, unit: float, thickness: float = 1.0) -> numpy.ndarray:
    """Ink of one character as a float mask 0..1, 11 units high (one unit of air above and below), its width plus two.

    `unit` is in pixels; `thickness` scales the strokes and grows or shrinks the blocks (ink spread).
    """
    width, strokes, blocks = GLYPHS[symbol]
    zoom = 4
    scale = unit * zoom
    mask = numpy.zeros((round(11 * scale), round((width + 2) * scale)), numpy.uint8)
    pixel = max(1, round(scale * thickness))
    for stroke in strokes:
        points = numpy.round((numpy.array(stroke) + 1) * scale).astype(numpy.int32)
        cv2.polylines(mask, [points], False, 255, pixel)
    grow = (thickness - 1) / 2
    for x, y, w, h in blocks:
        near = (round((x + 1 - grow) * scale), round((y + 1 - grow) * scale))
        far = (round((x + 1 + w + grow) * scale) - 1, round((y + 1 + h + grow) * scale) - 1)
        cv2.rectangle(mask, near, far, 255, -1)
    size = (max(1, round((width + 2) * unit)), max(1, round(11 * unit)))
    return cv2.resize(mask, size, interpolation=cv2.INTER_AREA).astype(numpy.float32) / 255
