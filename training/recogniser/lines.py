"""Training and test lines: what is mixed in which share, as a stream of (picture, text, kind)."""

import random
import unicodedata
from pathlib import Path

import cv2
import numpy as np

from draw import HEIGHT, Painter, crop
from hands import Digits, Hands, read_lines
from texts import Texts, read_names, read_prose

# Shares of a batch.
SHARES = {
    "print": 0.23, "real": 0.24, "composed": 0.09, "digits": 0.10, "amounts": 0.11, "hand_font": 0.15, "foreign": 0.05, "nothing": 0.03
}  # fmt: skip
UNKNOWN = ("foreign", "nothing")  # lines without a text: whatever the start weights say of them is to stay


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
        self.foreign_fonts = fonts_below(work / "fonts" / "foreign")
        self.sign_fonts = held(fonts_below(work / "fonts" / "signs"))
        self.alphabet = alphabet

    def one(self, kind: str | None = None) -> tuple[np.ndarray, str, str]:
        kind = kind or self.random.choices(list(SHARES), list(SHARES.values()))[0]
        while True:
            made = getattr(self, kind)()
            if made is not None and (kind in UNKNOWN or 1 <= len(made[1]) <= 90) and set(made[1]) <= self.alphabet and readable(*made):
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
        english = self.random.random() < 0.4 and "stanford" in self.hands.by_set
        made = self.hands.composed("stanford" if english else None, names=self.random.random() < 0.4)
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

    def amounts(self):
        """Numbers as forms frame them: a sum behind its currency's sign, dates and codes with a box to a digit."""
        r, p = self.random, self.painter
        if r.random() < 0.35:
            text = "".join(c for c in self.texts.date() if c.isdigit()) if r.random() < 0.5 else ""
            text = text if len(text) in (6, 8) else "".join(str(r.randint(0, 9)) for _ in range(r.randint(4, 12)))
            ink, divisions = self.digit_pool.boxed(text)
            return p.lay(p.thicken(ink), divisions), text
        sign = r.choice(["₹", "₹", "₹", "₹ ", "Rs.", "Rs. ", "$", "£", "€", "", "", ""])
        number = self.texts.figures().lstrip("₹Rs. $€£INR*=") if r.random() < 0.8 else str(r.randint(1000, 10**12))
        if r.random() < 0.75:
            if sign.strip() == "₹" and r.random() < 0.4:
                ink, head = self.digit_pool.number("₹" + number), ""
            else:
                ink, head = self.digit_pool.number(number), sign
            ink = None if ink is None else p.bend(ink, r.uniform(0.1, 0.8))
        else:
            font = r.choice(self.print_fonts if r.random() < 0.6 else self.hand_fonts)
            ink, head = p.text(number, font) if font_draws(font, number) else None, sign
        if ink is None:
            return None
        text = ("₹" if not head and sign.strip() == "₹" else sign) + number
        if head.strip():
            ink = behind(p.text(head.strip(), r.choice(self.sign_fonts if "₹" in head else self.print_fonts)), ink, r)
        return p.lay(p.thicken(ink), [] if r.random() < 0.7 else None), text

    def foreign(self):
        """Another script, alone or after Latin writing, as forms in two languages print it."""
        r, p = self.random, self.painter
        font = r.choice(self.foreign_fonts)
        ink = crop(p.text(syllables(glyphs(font), r), font))
        if r.random() < 0.5:
            text, before = self.texts.printed(), r.choice(self.print_fonts)
            latin = p.text(text, before) if font_draws(before, text) else None
        else:
            latin = self.hands.line().ink() if r.random() < 0.5 else None
        if latin is not None:
            ink = behind(ink, crop(latin), r) if r.random() < 0.4 else behind(crop(latin), ink, r)
        return (p.lay(p.thicken(ink)), "") if ink.shape[1] < 18 * ink.shape[0] else None

    def nothing(self):
        """Paper without writing: its pattern, rules, a stamp's edge, a scribble."""
        r, p = self.random, self.painter
        mask = np.zeros((HEIGHT, r.randint(60, 700)), np.float32)
        for _ in range(r.choice([0, 0, 1, 2])):
            points = np.cumsum([[r.gauss(0, 40), r.gauss(0, 14)] for _ in range(r.randint(3, 14))], 0) + [mask.shape[1] / 2, 24]
            cv2.polylines(mask, [points.astype(np.int32)], False, 1.0, r.choice([1, 2, 3]), cv2.LINE_AA)
        rules = p.frame(mask.shape, (10, mask.shape[1] - 10), (6, 42), [r.random() for _ in range(r.choice([0, 0, 1, 3]))])
        return p.photograph(p.print(mask, rules if r.random() < 0.5 else None)), ""

    def written(self, ink: np.ndarray) -> np.ndarray:
        """A real line: lightly bent, mostly at its own height, on drawn paper."""
        p, r = self.painter, self.random
        if r.random() < 0.5:
            ink = p.bend(ink, r.uniform(0.05, 0.5))
            return p.lay(np.clip(p.thicken(ink), 0, 1))
        tall = 48
        width = max(8, int(ink.shape[1] * tall / ink.shape[0] * r.uniform(0.85, 1.15)))
        return p.photograph(p.print(np.clip(cv2.resize(ink, (width, tall), interpolation=cv2.INTER_AREA), 0, 1)))


def syllables(drawn: set[str], r: random.Random) -> str:
    """Words that are none: letters of the face's own script, some with a vowel's sign."""
    own = sorted(c for c in drawn if ord(c) > 0x400)
    letters = [c for c in own if unicodedata.category(c) in ("Lo", "Ll", "Lu")]
    signs = [c for c in own if unicodedata.category(c) in ("Mc", "Mn")]
    word = lambda: "".join(r.choice(letters) + (r.choice(signs) if signs and r.random() < 0.5 else "") for _ in range(r.randint(1, 6)))
    return " ".join(word() for _ in range(r.randint(1, 4)))


def behind(sign: np.ndarray, ink: np.ndarray, r: random.Random) -> np.ndarray:
    """A printed sign, smaller or as tall, and the number after it."""
    sign, ink = crop(sign), crop(ink)
    scale = ink.shape[0] / sign.shape[0] * r.uniform(0.4, 1.0)
    sign = cv2.resize(sign, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)[: ink.shape[0]]
    page = np.zeros((ink.shape[0], sign.shape[1] + r.randint(6, 60) + ink.shape[1]), np.float32)
    y = r.randint(0, ink.shape[0] - sign.shape[0])
    page[y : y + sign.shape[0], : sign.shape[1]] = sign
    page[:, page.shape[1] - ink.shape[1] :] = ink
    return page


def readable(picture: np.ndarray, text: str) -> bool:
    """CTC needs a step for each character and one more between equal ones; lines past 1,280 columns are left out."""
    steps = picture.shape[1] // 8
    return steps >= len(text) + sum(a == b for a, b in zip(text, text[1:])) + 1 and picture.shape[1] <= 1280
