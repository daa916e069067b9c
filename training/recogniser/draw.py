"""Ink on paper: a mask of ink (0 to 1) is bent, laid on a drawn background, and photographed badly."""

import random
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

HEIGHT = 48


class Painter:
    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.noise = np.random.RandomState(seed)
        self.fonts: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}

    def text(self, text: str, font: Path, size: int = 64) -> np.ndarray:
        key = (str(font), size)
        if key not in self.fonts:
            if len(self.fonts) > 400:
                self.fonts.clear()
            self.fonts[key] = ImageFont.truetype(str(font), size)
        face = self.fonts[key]
        left, top, right, bottom = face.getbbox(text)
        page = Image.new("L", (max(8, right - left + 16), max(8, bottom - top + 16)))
        ImageDraw.Draw(page).text((8 - left, 8 - top), text, font=face, fill=255)
        return np.asarray(page, np.float32) / 255

    def spread_text(self, text: str, font: Path) -> np.ndarray:
        """Letter by letter with uneven size, height and gaps, as hands and poor printers do."""
        r = self.random
        size, drift, pieces = 64, 0.0, []
        loose = r.uniform(0, 0.12)
        for c in text:
            if c == " ":
                pieces.append(np.zeros((8, int(size * r.uniform(0.25, 0.6))), np.float32))
                continue
            piece = self.text(c, font, int(size * r.uniform(0.94, 1.06)) // 2 * 2)
            drift += r.uniform(-1.2, 1.2)
            pieces.append((piece, face_offset(self, c, font, size) + drift))
        height = int(size * 1.9)
        width = int(sum((p[0] if isinstance(p, tuple) else p).shape[1] for p in pieces) + size)
        page = np.zeros((height, width), np.float32)
        x = 8
        for p in pieces:
            if not isinstance(p, tuple):
                x += p.shape[1]
                continue
            ink, top = p
            ink = ink[:height]  # a few faces draw a letter taller than the page
            y = int(max(0, min(height - ink.shape[0], top + size * 0.25)))
            step = max(4, ink.shape[1] - 16)
            page[y : y + ink.shape[0], x : x + ink.shape[1]] = np.maximum(page[y : y + ink.shape[0], x : x + ink.shape[1]], ink)
            x += int(step + size * (loose + r.uniform(-0.02, 0.04)))
        return page[:, : x + 16]

    def spaced_text(self, text: str, font: Path) -> np.ndarray:
        """Word by word with spaces from very narrow to those between the columns of a table."""
        r = self.random
        wide = r.random() < 0.5
        gap = r.uniform(0.16, 0.3)
        pieces = []
        for word in text.split(" "):
            ink = baseline(self, word, font)
            space = r.uniform(0.5, 3.5) if wide and r.random() < 0.4 else gap
            pieces += [ink, np.zeros((ink.shape[0], max(2, int(64 * space))), np.float32)]
        return np.hstack(pieces[:-1])

    def bend(self, ink: np.ndarray, strength: float) -> np.ndarray:
        """Slant, turn, and pull: strength 0 leaves print as it is, 1 is a free hand."""
        r = self.random
        ink = cv2.copyMakeBorder(crop(ink), 14, 14, 26, 26, cv2.BORDER_CONSTANT, value=0)
        h, w = ink.shape
        slant = r.uniform(-0.12, 0.35) * strength + r.uniform(-0.04, 0.04)
        turn = np.tan(np.radians(r.uniform(-1.3, 1.3) * min(1.0, 500 / w)))
        shear = np.float32([[1, -slant, slant * h / 2], [turn, 1, -turn * w / 2]])
        if strength == 0:
            return cv2.warpAffine(ink, shear, (w, h))
        xs, ys = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
        wave = lambda low, high, period: r.uniform(low, high) * strength * np.sin(xs / r.uniform(*period) + r.uniform(0, 6))
        grain = r.uniform(8, 20)
        pull = [
            cv2.resize(cv2.GaussianBlur(self.noise.uniform(-1, 1, (h // 6 + 1, w // 6 + 1)).astype(np.float32), (0, 0), grain / 6), (w, h))
            * grain * r.uniform(0.2, 0.9) * strength
            for _ in range(2)
        ]
        mx = xs + slant * (ys - h / 2) + pull[0] + wave(0, 5, (40, 140))
        my = ys - turn * (xs - w / 2) + pull[1] + wave(0, 2.5, (60, 220))
        return cv2.remap(ink, mx.astype(np.float32), my.astype(np.float32), cv2.INTER_LINEAR)

    def thicken(self, ink: np.ndarray) -> np.ndarray:
        q = self.random.random()
        if q < 0.2:
            return cv2.dilate(ink, np.ones((2, 2), np.uint8))
        if q < 0.28:
            return cv2.dilate(ink, np.ones((3, 3), np.uint8))
        if q < 0.38:
            return cv2.erode(ink, np.ones((2, 2), np.uint8))
        return ink

    def lay(self, ink: np.ndarray, boxes: list[float] | None = None) -> np.ndarray:
        """Ink mask → a coloured line 48 px high, at its own width. `boxes`: it stands in a printed frame, with divisions
        at these places (0 where the ink begins, 1 where it ends)."""
        r = self.random
        ink = crop(ink)
        share = r.uniform(0.5, 0.95)
        tall = max(6, int(HEIGHT * share))
        width = max(4, int(ink.shape[1] * tall / ink.shape[0] * r.uniform(0.88, 1.12)))
        ink = cv2.resize(ink, (width, tall), interpolation=cv2.INTER_AREA)
        left, right = (r.randint(0, 10), r.randint(0, 14)) if boxes is None else (r.randint(1, 30), r.randint(1, 30))
        page_w = width + left + right
        mask = np.zeros((HEIGHT, page_w), np.float32)
        top = r.randint(0, HEIGHT - tall)
        mask[top : top + tall, left : left + width] = ink
        self.neighbours(mask, top, top + tall)
        rules = None if boxes is None else self.frame(mask.shape, (left, left + width), (top, top + tall), boxes)
        return self.photograph(self.print(mask, rules))

    def frame(self, shape: tuple[int, int], xs: tuple[int, int], ys: tuple[int, int], divisions: list[float]) -> np.ndarray:
        """The lines of a form around and between what is written; some of them miss, as a cut-out picture misses them."""
        r = self.random
        rules = np.zeros(shape, np.float32)
        thick, tilt = r.choice([1, 1, 2, 2, 3]), r.uniform(-0.03, 0.03)
        high, low = r.uniform(-0.1, 1) * ys[0], ys[1] + r.uniform(0, 1.1) * (shape[0] - ys[1])
        sides = [r.uniform(-0.05, 0.9) * xs[0], xs[1] + r.uniform(0.1, 1.05) * (shape[1] - xs[1])]
        upright = [x for x in sides if r.random() < 0.75] + [xs[0] + d * (xs[1] - xs[0]) for d in divisions]
        for x in upright:
            cv2.line(rules, (round(x + tilt * high), round(high)), (round(x + tilt * low), round(low)), 1.0, thick)
        for y in (high, low):
            if r.random() < 0.6:
                cv2.line(rules, (round(sides[0]), round(y)), (round(sides[1]), round(y - tilt * (sides[1] - sides[0]) * 0.2)), 1.0, thick)
        return rules

    def neighbours(self, mask: np.ndarray, top: int, bottom: int) -> None:
        """The feet of a line above and the heads of one below, as they reach into the boxes of a detector."""
        r = self.random
        k = r.randint(1, 7)
        if r.random() < 0.2 and top > k:
            mask[:k] = np.roll(mask[bottom - k : bottom], r.randint(0, mask.shape[1]), 1)
        k = r.randint(1, 7)
        if r.random() < 0.2 and HEIGHT - bottom > k:
            mask[HEIGHT - k :] = np.roll(mask[top : top + k], r.randint(0, mask.shape[1]), 1)

    def print(self, mask: np.ndarray, rules: np.ndarray | None = None) -> np.ndarray:
        """Paper with its pattern, rules and stains, and the ink on it."""
        r = self.random
        h, w = mask.shape
        paper = np.array([r.uniform(190, 255) for _ in range(3)], np.float32)
        if r.random() < 0.5:
            paper[:] = paper.mean()
        page = np.tile(paper, (h, w, 1))
        ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
        if r.random() < 0.45:  # guilloche and tints of security paper
            tone = np.sin(xs / r.uniform(1.5, 9) + r.uniform(0.5, 4) * np.sin(ys / r.uniform(4, 14)) + ys / r.uniform(3, 30))
            page += (tone * r.uniform(2, 16))[..., None] * np.array([r.uniform(0.2, 1) for _ in range(3)], np.float32)
        if r.random() < 0.35:  # uneven light
            page += (r.uniform(-25, 25) * (xs / w - 0.5) + r.uniform(-15, 15) * (ys / h - 0.5))[..., None]
        if r.random() < 0.3:  # the rule that is written on
            y = int(r.uniform(0.66, 0.97) * h)
            page[y : y + r.choice([1, 1, 2])] -= r.uniform(25, 130)
        if r.random() < 0.08:
            page[: r.randint(1, 3)] -= r.uniform(25, 130)
        if r.random() < 0.1:  # the edge of a box
            x = r.choice([0, 1, w - 2])
            page[:, x : x + 2] -= r.uniform(40, 150)
        if r.random() < 0.06:  # a stroke or a stamp across
            for _ in range(r.randint(1, 3)):
                a, b = (r.randint(0, w), r.randint(0, h)), (r.randint(0, w), r.randint(0, h))
                colour = [r.uniform(60, 190) for _ in range(3)]
                layer = page.copy()
                cv2.line(layer, a, b, colour, r.choice([1, 1, 2]))
                page = cv2.addWeighted(layer, 0.6, page, 0.4, 0)
        if rules is not None:
            page -= (rules * r.uniform(40, 190))[..., None] * np.array([r.uniform(0.6, 1) for _ in range(3)], np.float32)
        dark = r.uniform(5, 110)
        colour = np.array([dark + r.uniform(0, 60) * (r.random() < 0.35) for _ in range(3)], np.float32)
        if r.random() < 0.3:  # blue ink: B, G, R
            colour = np.array([r.uniform(80, 170), r.uniform(20, 90), r.uniform(10, 80)], np.float32)
        cover = np.clip(mask * r.uniform(0.9, 1.5), 0, 1) * r.uniform(0.7, 1.0)
        if r.random() < 0.4:
            cover *= 1 - r.uniform(0, 0.4) * cv2.resize(self.noise.rand(h // 3 + 1, w // 3 + 1).astype(np.float32), (w, h))
        page = page * (1 - cover[..., None]) + colour * cover[..., None]
        if r.random() < 0.04:
            page = 255 - page
        return page

    def photograph(self, page: np.ndarray) -> np.ndarray:
        r = self.random
        h, w = page.shape[:2]
        if r.random() < 0.06:  # facsimiles: few dots, each black or white
            f = r.uniform(0.3, 0.55)
            small = cv2.resize(cv2.cvtColor(page.clip(0, 255).astype(np.float32), cv2.COLOR_BGR2GRAY), (max(4, int(w * f)), max(4, int(h * f))), interpolation=cv2.INTER_AREA)
            small += self.noise.normal(0, r.uniform(2, 22), small.shape)
            dots = np.where(small > small.mean() - r.uniform(0, 0.6) * small.std(), 255, r.uniform(0, 60)).astype(np.uint8)
            page = cv2.cvtColor(cv2.resize(dots, (w, h), interpolation=r.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC])), cv2.COLOR_GRAY2BGR)
        elif r.random() < 0.4:
            f = r.uniform(0.28, 0.85)
            small = cv2.resize(page, (max(4, int(w * f)), max(4, int(h * f))), interpolation=cv2.INTER_AREA)
            page = cv2.resize(small, (w, h), interpolation=r.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC]))
        if r.random() < 0.3:
            page = cv2.GaussianBlur(page, (0, 0), r.uniform(0.4, 1.2))
        if r.random() < 0.5:
            page = page + self.noise.normal(0, r.uniform(1, 8), (h, w, 1))
        page = np.clip(page, 0, 255).astype(np.uint8)
        if r.random() < 0.06:  # bilevel scans
            grey = cv2.cvtColor(page, cv2.COLOR_BGR2GRAY)
            page = cv2.cvtColor(cv2.threshold(grey, 0, 255, cv2.THRESH_OTSU)[1], cv2.COLOR_GRAY2BGR)
        elif r.random() < 0.3:
            page = cv2.imdecode(cv2.imencode(".jpg", page, [cv2.IMWRITE_JPEG_QUALITY, r.randint(25, 90)])[1], 1)
        if r.random() < 0.25:
            page = cv2.cvtColor(cv2.cvtColor(page, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
        return page


def face_offset(painter: Painter, c: str, font: Path, size: int) -> float:
    return painter.fonts.setdefault((str(font), size), ImageFont.truetype(str(font), size)).getbbox(c)[1]


def baseline(painter: Painter, word: str, font: Path, size: int = 64) -> np.ndarray:
    """A word on a page of one height for all words of the face, cut to its own width; empty rows stay."""
    painter.text("x", font, size)
    face = painter.fonts[(str(font), size)]
    left, _, right, _ = face.getbbox(word)
    page = Image.new("L", (max(4, right - left), 2 * size))
    ImageDraw.Draw(page).text((-left, size // 3), word, font=face, fill=255)
    return np.asarray(page, np.float32) / 255


def crop(ink: np.ndarray) -> np.ndarray:
    ys, xs = np.where(ink > 0.25)
    if not len(ys):
        return ink
    return ink[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
