"""Magnetic lines as a camera or scanner sees them: ink on paper, then geometry, optics and storage.

A line becomes a grey picture of HEIGHT rows and a given width, uint8, dark ink. Every step draws from the generator that
it is handed, so that a seed gives the same pictures again.
"""

import random
from dataclasses import dataclass

import cv2
import numpy

from . import distract, texts
from .e13b import PITCH, SYMBOLS, draw_glyph

HEIGHT = 48
LOWEST, HIGHEST = 15, 34
"""Rows that a digit may have. Inference aims at the middle: cells of about 25 columns, six time steps each."""
Mask = numpy.ndarray


@dataclass
class Line:
    """A line drawn, not yet seen: ink, its symbols without spaces, and where each symbol's middle is (None: unknown)."""

    mask: Mask
    text: str
    digit: float
    """Rows of a digit in the mask."""
    centres: list[float] | None = None


@dataclass
class Drawing:
    picture: numpy.ndarray
    text: str
    centres: numpy.ndarray | None
    """Columns of the picture, where they are known."""


class Drawer:
    """`real` are (mask, symbols) of whole lines, `glyphs` characters cut out of real lines."""

    def __init__(self, real: list[tuple[Mask, str]], glyphs: dict[str, list[Mask]]):
        self.real, self.glyphs = real, glyphs

    def draw(self, rng: random.Random, width: int) -> Drawing:
        """A picture of HEIGHT × width with one line of invented or real text, or with none."""
        if rng.random() < 0.07:
            return _nothing(width, rng)
        for _ in range(1000):
            kind = rng.random()
            if kind < 0.4:
                mask, text = rng.choice(self.real)
                line = Line(mask, text, 0.56 * mask.shape[0])  # these crops leave nearly as much air as ink
            elif kind < 0.7:
                line = self._from_vectors(rng, texts.invent_line(rng), rng.uniform(3.2, 5))
            else:
                line = self._from_cuttings(rng, texts.invent_line(rng), rng.uniform(3.2, 5))
            filled = rng.uniform(0.75, 0.98) if rng.random() < 0.7 else rng.uniform(0.3, 0.75)
            across = width * filled / line.mask.shape[1]
            scale = across * rng.uniform(0.88, 1.14)
            if LOWEST <= line.digit * scale <= HIGHEST:
                clean = rng.random() < (0.4 if line.centres is None else 0.1 if kind < 0.7 else 0.35)
                return (_as_stored if clean else _print)(line, scale, across, width, rng)
        raise RuntimeError("no line fits the width")

    def _from_vectors(self, rng: random.Random, text: str, unit: float) -> Line:
        thickness = rng.uniform(0.65, 1.5)
        drawn = {s: draw_glyph(s, unit, thickness) for s in set(text) if s != " "}
        return _compose(rng, text, unit, lambda symbol: (drawn[symbol], unit))

    def _from_cuttings(self, rng: random.Random, text: str, unit: float) -> Line:
        def cutting(symbol: str) -> tuple[Mask, float]:
            glyph = rng.choice(self.glyphs[symbol])
            zoom = 9 * unit / glyph.shape[0]
            return cv2.resize(glyph, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA), 0.0

        return _compose(rng, text, unit, cutting)


def _compose(rng: random.Random, text: str, unit: float, glyph_of) -> Line:
    """Characters at their pitch, right edges aligned; `glyph_of` gives a mask and the air around it in pixels."""
    pitch = PITCH * unit * rng.choice((1, 1, rng.uniform(0.92, 1.15)))
    empty = rng.choice((1, 1, rng.uniform(0.6, 1.4)))
    jitter = rng.choice((0, 0.1, 0.35)) * unit
    length = int(sum(pitch * (empty if c == " " else 1) for c in text) + 4 * unit)
    mask = numpy.zeros((int(15 * unit), length), numpy.float32)
    right, centres = 2 * unit, []
    for symbol in text:
        right += pitch * (empty if symbol == " " else 1)
        if symbol == " ":
            continue
        glyph, air = glyph_of(symbol)
        x = int(right + air - glyph.shape[1] + rng.uniform(-jitter, jitter))
        y = int(3 * unit - air + rng.uniform(-jitter, jitter))
        x, y = max(0, min(x, length - glyph.shape[1])), max(0, y)
        window = mask[y : y + glyph.shape[0], x : x + glyph.shape[1]]
        numpy.maximum(window, glyph[: window.shape[0], : window.shape[1]] * rng.uniform(0.85, 1), out=window)
        centres.append(x + glyph.shape[1] / 2)
    return Line(mask, text.replace(" ", ""), 9 * unit, centres)


def _as_stored(line: Line, scale: float, across: float, width: int, rng: random.Random) -> Drawing:
    """Black on white as a scanner stores it, moved and scaled; in part faded below the level, or with a pen across it."""
    noise = numpy.random.default_rng(rng.getrandbits(32))
    mask = _faded(line.mask, line.digit, rng, noise) if rng.random() < 0.3 else line.mask
    ink, centres = _place(line, mask, scale, across, width, rng, tilt=0.004)
    picture = (255 * (1 - ink)).astype(numpy.uint8)
    if rng.random() < 0.35:
        for _ in range(rng.randint(1, 4)):
            distract.crossing(picture, rng)
    return Drawing(picture, line.text, centres)


def _faded(mask: Mask, digit: float, rng: random.Random, noise: numpy.random.Generator) -> Mask:
    """Pale ink after one level for the whole picture: thin strokes break and parts of symbols are gone, in places."""
    height, width = mask.shape
    coarse = max(2, int(width / digit / rng.uniform(0.5, 3)))
    place = cv2.resize(noise.uniform(0, 1, (2, coarse)).astype(numpy.float32), (width, height), interpolation=cv2.INTER_CUBIC)
    grain = cv2.GaussianBlur(noise.standard_normal(mask.shape, numpy.float32), (0, 0), digit * rng.uniform(0.03, 0.1))
    soft = cv2.GaussianBlur(mask, (0, 0), digit * rng.uniform(0.03, 0.07))
    level = 0.3 + rng.uniform(0.15, 0.48) * numpy.clip(place, 0, 1) ** 2 + 0.12 * grain / (grain.std() + 1e-6)
    return mask * (soft > level)


def _place(
    line: Line, mask: Mask, scale: float, across: float, width: int, rng: random.Random, tilt: float
) -> tuple[Mask, numpy.ndarray | None]:
    """Ink laid into a canvas of HEIGHT × width at a random place, slanted, tilted, in perspective."""
    height, length = mask.shape
    slant, slope = rng.gauss(0, 0.06), rng.gauss(0, tilt)
    x = rng.uniform(0, max(0, width - length * across))
    y = HEIGHT / 2 - scale * height / 2 + rng.gauss(0, 3)
    matrix = numpy.array([[across, slant, x], [slope, scale, y - slope * length / 2], [0, 0, 1]])
    far = rng.gauss(0, 0.04)  # the right end is so much nearer or farther than the left
    depth = numpy.array([[1, 0, 0], [0, 1, 0], [far / width, 0, 1]])
    centre = numpy.array([[1, 0, 0], [0, 1, -HEIGHT / 2], [0, 0, 1]])
    matrix = numpy.linalg.inv(centre) @ depth @ centre @ matrix
    shrink = min(scale, across)
    if shrink < 0.9:  # warping shrinks without averaging: blur first
        mask = cv2.GaussianBlur(mask, (0, 0), 0.4 / shrink)
    ink = cv2.warpPerspective(mask, matrix, (width, HEIGHT), flags=cv2.INTER_LINEAR)
    if line.centres is None:
        return ink, None
    points = numpy.array([[c, height / 2, 1] for c in line.centres]) @ matrix.T
    return ink, points[:, 0] / points[:, 2]


def _print(line: Line, scale: float, across: float, width: int, rng: random.Random) -> Drawing:
    noise = numpy.random.default_rng(rng.getrandbits(32))
    mask = _faded(line.mask, line.digit, rng, noise) if rng.random() < 0.12 else _ink(line.mask, rng, noise)
    ink, centres = _place(line, mask, scale, across, width, rng, tilt=0.008)
    columns = numpy.flatnonzero(ink.max(0) > 0.3)
    left, right = (columns[0], columns[-1]) if columns.size else (0, width)
    if rng.random() < 0.3:
        ink = _wave(ink, rng)
    picture = _paper(width, rng, noise)
    dark = rng.uniform(0, 110) if rng.random() < 0.8 else rng.uniform(60, 150)
    picture = (picture * (1 - ink) + numpy.minimum(picture, dark) * ink).astype(numpy.uint8)
    if rng.random() < 0.6:
        distract.fill(picture, rng, 0, int(left) - 12)
    if rng.random() < 0.6:
        distract.fill(picture, rng, int(right) + 12, width)
    if rng.random() < 0.45:
        _overlay(picture, rng)
    return Drawing(_photograph(picture.astype(numpy.float32), rng, noise), line.text, centres)


def _nothing(width: int, rng: random.Random) -> Drawing:
    noise = numpy.random.default_rng(rng.getrandbits(32))
    picture = _paper(width, rng, noise).astype(numpy.uint8)
    for _ in range(rng.randint(0, 3)):
        distract.fill(picture, rng, 0, width)
    return Drawing(_photograph(picture.astype(numpy.float32), rng, noise), "", numpy.array([]))


def _ink(mask: Mask, rng: random.Random, noise: numpy.random.Generator) -> Mask:
    """Spread, worn or rough ink."""
    kind = rng.random()
    if kind < 0.35:
        return mask
    sigma = rng.uniform(0.5, 1.6)
    soft = cv2.GaussianBlur(mask, (0, 0), sigma)
    rough = cv2.GaussianBlur(noise.standard_normal(mask.shape, numpy.float32), (0, 0), rng.uniform(0.7, 2.5))
    rough /= rough.std() + 1e-6
    level = rng.uniform(0.3, 0.6) + rng.uniform(0, 0.14) * rough
    result = numpy.clip((soft - level) * rng.uniform(3, 12) + 0.5, 0, 1)
    if kind > 0.85:
        voids = cv2.GaussianBlur(noise.standard_normal(mask.shape, numpy.float32), (0, 0), rng.uniform(1, 4))
        result *= numpy.clip(1.6 - 0.9 * voids / (voids.std() + 1e-6), 0.25, 1)
    return result


def _wave(ink: Mask, rng: random.Random) -> Mask:
    """A curled leaf: the baseline swings by a few pixels."""
    height, width = ink.shape
    x = numpy.arange(width, dtype=numpy.float32)
    swing = rng.uniform(0.5, 3) * numpy.sin(x / width * rng.uniform(2, 9) + rng.uniform(0, 6.3))
    rows = numpy.arange(height, dtype=numpy.float32)[:, None] + swing[None].astype(numpy.float32)
    return cv2.remap(ink, numpy.broadcast_to(x, rows.shape).copy(), rows, cv2.INTER_LINEAR)


def _paper(width: int, rng: random.Random, noise: numpy.random.Generator) -> Mask:
    level = rng.uniform(150, 255)
    paper = numpy.full((HEIGHT, width), level, numpy.float32)
    x = numpy.arange(width, dtype=numpy.float32)[None]
    y = numpy.arange(HEIGHT, dtype=numpy.float32)[:, None]
    if rng.random() < 0.5:  # light from one side
        paper += rng.gauss(0, 25) * (x / width - 0.5) + rng.gauss(0, 12) * (y / HEIGHT - 0.5)
    if rng.random() < 0.4:  # security print: fine wavy lines
        for _ in range(rng.randint(1, 3)):
            wave = rng.uniform(1, 8) * numpy.sin(x / rng.uniform(8, 60) + rng.uniform(0, 6)) + y * rng.choice((-1, 1)) + x * rng.gauss(0, 0.4)
            lines = numpy.sin(wave * rng.uniform(0.4, 2)) > rng.uniform(0.2, 0.9)
            paper -= rng.uniform(5, 50) * lines
    if rng.random() < 0.4:  # a picture or a tint behind
        blot = cv2.GaussianBlur(noise.standard_normal((HEIGHT, width), numpy.float32), (0, 0), rng.uniform(2, 20))
        paper += rng.uniform(4, 22) * blot / (blot.std() + 1e-6)
    if rng.random() < 0.12:  # the leaf ends; below lies a desk, dark or light
        edge = rng.uniform(40, 47)
        paper[int(edge) :] = rng.uniform(0, 255)
    if rng.random() < 0.1:  # or beside it
        edge = rng.randint(1, 60)
        side = slice(0, edge) if rng.random() < 0.5 else slice(width - edge, width)
        paper[:, side] = rng.uniform(0, 255)
    return numpy.clip(paper, 30, 255)


def _overlay(picture: Mask, rng: random.Random) -> None:
    """What else is on a cheque's foot: strokes of a signature, a stamp, rules, small print near the upper edge."""
    width = picture.shape[1]
    for _ in range(rng.choice((0, 1, 1, 2))):
        distract.strokes(picture, rng, -50, width + 50)
    if rng.random() < 0.2:  # a rule
        y, shade = rng.choice((rng.uniform(0, 8), rng.uniform(40, 47))), rng.uniform(0, 190)
        left, right = sorted((rng.uniform(-200, width), rng.uniform(0, width + 200)))
        cv2.line(picture, (int(left), int(y)), (int(right), int(y + rng.gauss(0, 1))), shade, rng.choice((1, 1, 2)), cv2.LINE_AA)
    if rng.random() < 0.4:  # small print above, its feet in the picture
        distract.small_print(picture, rng, rng.randint(0, width - 12), width, 0, 8)
    if rng.random() < 0.12:  # a round stamp
        centre = (rng.randint(0, width), rng.randint(-40, 40))
        cv2.circle(picture, centre, rng.randint(20, 70), rng.uniform(60, 200), rng.randint(1, 3), cv2.LINE_AA)


def _photograph(picture: Mask, rng: random.Random, noise: numpy.random.Generator) -> Mask:
    """Seen at a lower resolution (down to 75 dpi: digits of nine pixels), blurred, noisy, compressed, brought back."""
    height, width = picture.shape
    zoom = rng.choice((1, rng.uniform(0.3, 1), rng.uniform(0.5, 1)))
    if rng.random() < 0.5:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, 1.7), sigmaY=rng.uniform(0.3, 1.4))
    if zoom < 1:
        how = rng.choice((cv2.INTER_AREA, cv2.INTER_AREA, cv2.INTER_LINEAR))
        picture = cv2.resize(picture, (max(8, round(width * zoom)), max(8, round(height * zoom))), interpolation=how)
    if rng.random() < 0.5:
        picture = picture + rng.uniform(0, 12) * noise.standard_normal(picture.shape, numpy.float32)
    result = numpy.clip(picture, 0, 255).astype(numpy.uint8)
    if rng.random() < 0.15:  # one bit a pixel
        level, _ = cv2.threshold(result, 0, 255, cv2.THRESH_OTSU)
        result = numpy.where(result > level + rng.gauss(0, 12), 255, 0).astype(numpy.uint8)
    if rng.random() < 0.5:
        ok, stored = cv2.imencode(".jpg", result, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(25, 95)])
        result = cv2.imdecode(stored, cv2.IMREAD_GRAYSCALE)
    if result.shape != (height, width):
        result = cv2.resize(result, (width, height), interpolation=rng.choice((cv2.INTER_LINEAR, cv2.INTER_CUBIC)))
    return result


def normalise(picture: numpy.ndarray) -> numpy.ndarray:
    """Contrast stretched between the darkest 1 % and the brightest 10 %, then −1..1. Inference does the same."""
    low, high = numpy.percentile(picture, (1, 90))
    grey = (picture.astype(numpy.float32) - low) / max(high - low, 16)
    return (numpy.clip(grey, 0, 1) * 2 - 1).astype(numpy.float32)


__all__ = ["HEIGHT", "SYMBOLS", "Drawer", "Drawing", "normalise"]
