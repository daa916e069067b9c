"""Training and test lines: what is mixed in which share, as a stream of (picture, text, kind)."""

import random
from pathlib import Path

import cv2
import numpy as np

from draw import Painter
from hands import Digits, Hands, read_lines
from texts import Texts, read_names, read_prose

# Shares of a batch.
SHARES = {"print": 0.27, "real": 0.32, "composed": 0.06, "digits": 0.17, "hand_font": 0.18}


def fonts_below(folder: Path, files: str = "*.woff") -> list[Path]:
    return sorted(p for p in folder.rglob(files))


def font_draws(font: Path, text: str) -> bool:
    return all(c == " " or c in glyphs(font) for c in text)


_glyphs: dict[Path, set[str]] = {}


def glyphs(font: Path) -> set[str]:
    if font not in _glyphs:
        from fontTools.ttLib import TTFont

        _glyphs[font] = {chr(c) for c in TTFont(font).getBestCmap()}
    return _glyphs[font]


class Source:
    def __init__(self, data: Path, work: Path, alphabet: set[str], seed: int, split: str):
        """`split`: train, or val, which has other writers, other digits and every eighth font."""
        self.random = random.Random(seed)
        self.painter = Painter(seed + 1)
        lines = read_lines(work / "lines", split, alphabet)
        prose = {"en": read_prose(work / "prose")}
        if split == "train":
            prose["fr"] = " ".join(line.text for line in lines if line.set not in ("stanford",))
        self.texts = Texts(seed + 2, read_names(data / "generator" / "names.tsv"), prose)
        self.hands = Hands(lines, seed + 3)
        mnist = np.load(data / "digits" / "mnist10k.npz")
        chosen = mnist["split"] == split
        images, labels = mnist["images"][chosen], mnist["labels"][chosen]
        if split == "train":
            more, drawn = np.load(data / "digits" / "opencv_digits_5000.npz"), np.load(data / "digits" / "hwd1000.npz")
            images = np.concatenate([images, more["x"].reshape(-1, 28, 28), drawn["images"]])
            labels = np.concatenate([labels, more["y"], drawn["labels"]])
        self.digit_pool = Digits(images, labels, seed + 4)
        held = lambda fonts: [f for i, f in enumerate(fonts) if (i % 8 == 3) == (split == "val")]
        self.print_fonts = held(fonts_below(work / "fonts" / "print"))
        self.hand_fonts = held(fonts_below(work / "fonts" / "hand"))
        self.alphabet = alphabet

    def one(self, kind: str | None = None) -> tuple[np.ndarray, str, str]:
        kind = kind or self.random.choices(list(SHARES), list(SHARES.values()))[0]
        while True:
            made = getattr(self, kind)()
            if made is not None and 1 <= len(made[1]) <= 90 and set(made[1]) <= self.alphabet and readable(*made):
                return *made, kind

    def print(self):
        text, font = self.texts.printed(), self.random.choice(self.print_fonts)
        if not font_draws(font, text):
            return None
        p = self.painter
        q = self.random.random()
        ink = p.spread_text(text, font) if q < 0.12 else p.spaced_text(text, font) if q < 0.4 else p.text(text, font)
        return p.lay(p.thicken(p.bend(ink, 0))), text

    def hand_font(self):
        text, font = self.texts.written(), self.random.choice(self.hand_fonts)
        if not font_draws(font, text):
            return None
        p = self.painter
        ink = p.spread_text(text, font) if self.random.random() < 0.45 else p.text(text, font)
        return p.lay(p.thicken(p.bend(ink, self.random.uniform(0.3, 1)))), text

    def real(self):
        line = self.hands.line()
        return self.written(line.ink()), line.text

    def composed(self):
        made = self.hands.composed("stanford" if self.random.random() < 0.4 and "stanford" in self.hands.by_set else None)
        return None if made is None else (self.written(made[0]), made[1])

    def digits_text(self) -> str:
        q = self.random.random()
        if q < 0.5:
            return "".join(str(self.random.randint(0, 9)) for _ in range(self.random.randint(1, 10)))
        return self.texts.figures().lstrip("₹Rs. $€£INR*=") if q < 0.85 else self.texts.date()

    def digits(self):
        text = self.digits_text()
        ink = self.digit_pool.number(text)
        if ink is None:
            return None
        bent = self.painter.bend(ink, self.random.uniform(0.1, 0.8)) if self.random.random() < 0.7 else ink
        return self.painter.lay(self.painter.thicken(bent)), text

    def written(self, ink: np.ndarray) -> np.ndarray:
        """A real line: lightly bent, mostly at its own height, on drawn paper."""
        p, r = self.painter, self.random
        if r.random() < 0.5:
            ink = p.bend(ink, r.uniform(0.05, 0.5))
            return p.lay(np.clip(p.thicken(ink), 0, 1))
        tall = 48
        width = max(8, int(ink.shape[1] * tall / ink.shape[0] * r.uniform(0.85, 1.15)))
        return p.photograph(p.print(np.clip(cv2.resize(ink, (width, tall), interpolation=cv2.INTER_AREA), 0, 1)))


def readable(picture: np.ndarray, text: str) -> bool:
    """CTC needs a step for each character and one more between equal ones; lines past 1,280 columns are left out."""
    steps = picture.shape[1] // 8
    return steps >= len(text) + sum(a == b for a, b in zip(text, text[1:])) + 1 and picture.shape[1] <= 1280
