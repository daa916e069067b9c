"""What stands beside, above and instead of a magnetic line: small print, numbers in other typefaces, pen strokes, bars.

None of it is to be read. The network finds lines by looking everywhere, so it must know what is none.
"""

import random

import cv2
import numpy
from PIL import Image, ImageDraw, ImageFont

FACES = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
    cv2.FONT_HERSHEY_SCRIPT_SIMPLEX,
)
WORDS = (
    "Please sign above Authorised Signatory payable at par at all our branches in India memo for date valid three months "
    "only PAY TO THE ORDER OF dollars rupees or bearer A/C No. IFS CODE specimen not negotiable void security features"
).split()


def small_print(picture: numpy.ndarray, rng: random.Random, left: int, right: int, top: int, bottom: int) -> None:
    """A run of words or numbers whose baseline lies between `top` and `bottom`, kept within the columns."""
    if right - left < 12:
        return
    text = " ".join(rng.choices(WORDS, k=rng.randint(1, 6))) if rng.random() < 0.6 else _number(rng)
    shade, height = rng.randint(0, 150), rng.randint(8, 36)
    window = picture[:, left:right]
    baseline = rng.randint(top, max(top, bottom))
    if rng.random() < 0.5:
        patch = numpy.ascontiguousarray(window)
        cv2.putText(patch, text, (0, baseline), rng.choice(FACES), height / 30, shade, rng.choice((1, 1, 2)), cv2.LINE_AA)
    else:
        image = Image.fromarray(window)
        font = ImageFont.load_default(height)
        ImageDraw.Draw(image).text((0, baseline), text, fill=shade, font=font, anchor="ls", stroke_width=rng.choice((0, 0, 1)))
        patch = numpy.array(image)
    window[:] = patch


def strokes(picture: numpy.ndarray, rng: random.Random, left: int, right: int) -> None:
    """Pen strokes that begin between the columns and wander."""
    points = [numpy.array([rng.uniform(left, right), rng.uniform(-30, picture.shape[0])])]
    for _ in range(rng.randint(2, 6)):
        points.append(points[-1] + [rng.gauss(0, 60), rng.gauss(0, 25)])
    cv2.polylines(picture, [_smooth(numpy.array(points))], False, rng.uniform(0, 190), rng.choice((1, 1, 2, 2, 3)), cv2.LINE_AA)


def crossing(picture: numpy.ndarray, rng: random.Random) -> None:
    """A dark pen stroke as long as a few symbols, across the line at any angle: the tail of a letter, a slip of the pen."""
    at = numpy.array([rng.uniform(0, picture.shape[1]), rng.uniform(0, picture.shape[0])])
    way, points = rng.uniform(0, 2 * numpy.pi), [at]
    for _ in range(rng.randint(1, 4)):
        way += rng.gauss(0, 0.7)
        points.append(points[-1] + rng.uniform(5, 30) * numpy.array([numpy.cos(way), numpy.sin(way)]))
    cv2.polylines(picture, [_smooth(numpy.array(points))], False, rng.uniform(0, 60), rng.choice((1, 1, 2, 2, 3)), cv2.LINE_AA)


def bars(picture: numpy.ndarray, rng: random.Random, left: int, right: int) -> None:
    """Upright bars or blots, like the edge of a barcode or of a picture."""
    shade = rng.randint(0, 150)
    top, bottom = sorted((rng.randint(-10, 50), rng.randint(-10, 50)))
    x = left
    while x < right:
        wide = rng.randint(1, 9)
        cv2.rectangle(picture, (x, top), (min(right, x + wide) - 1, bottom), shade, -1)
        x += wide + rng.randint(1, 12)


def fill(picture: numpy.ndarray, rng: random.Random, left: int, right: int) -> None:
    """Something foreign between the columns, at any height."""
    if right - left < 24:
        return
    for _ in range(rng.choice((1, 1, 2))):
        a = rng.randint(left, right - 12)
        b = rng.randint(a + 12, right)
        kind = rng.random()
        if kind < 0.7:
            small_print(picture, rng, a, right, 4, 60)
        elif kind < 0.85:
            strokes(picture, rng, a, b)
        else:
            bars(picture, rng, a, min(b, a + 120))


def _number(rng: random.Random) -> str:
    return "".join(rng.choices("0123456789", k=rng.randint(1, 14))) + rng.choice(("", "", "/-", "-A", " INR"))


def _smooth(points: numpy.ndarray) -> numpy.ndarray:
    """Chaikin's corner cutting, three times."""
    for _ in range(3):
        a, b = points[:-1], points[1:]
        points = numpy.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1).reshape(-1, 2)
    return numpy.round(points).astype(numpy.int32)
