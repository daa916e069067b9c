"""Real handwritten lines, their words and digits, as masks of ink to be laid on drawn paper."""

import csv
import random
import re
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np

PAPER = 238.0  # level to which the sets' paper was evened out


class Line:
    __slots__ = ("packed", "text", "set", "writer")

    def __init__(self, packed: bytes, text: str, set_: str, writer: str):
        self.packed, self.text, self.set, self.writer = packed, text, set_, writer

    def ink(self) -> np.ndarray:
        grey = cv2.imdecode(np.frombuffer(self.packed, np.uint8), 0).astype(np.float32)
        return np.clip(1 - grey / PAPER, 0, 1) * 1.25


def read_lines(folder: Path, split: str, alphabet: set[str]) -> list[Line]:
    """Lines whose every character the recogniser knows. `folder` holds lines-SET.tsv and the unpacked pictures."""
    lines = []
    for table in sorted(folder.glob("lines-*.tsv")):
        for row in csv.DictReader(table.open(encoding="utf8"), delimiter="\t", quoting=csv.QUOTE_NONE):
            text = " ".join(row["text"].split())
            picture = folder / row["file"]
            if row["split"] == split and text and set(text) <= alphabet and picture.exists():
                lines.append(Line(picture.read_bytes(), text, row["set"], row["writer"]))
    return lines


class Hands:
    """Draws lines so that a writer with many lines does not drown the others: set, then writer, then line."""

    def __init__(self, lines: list[Line], seed: int):
        self.random = random.Random(seed)
        self.by_set: dict[str, dict[str, list[Line]]] = defaultdict(lambda: defaultdict(list))
        for line in lines:
            self.by_set[line.set][line.writer].append(line)
        # square roots between the sets' sizes: neither equal nor proportional
        self.weights = {s: sum(map(len, w.values())) ** 0.5 for s, w in self.by_set.items()}
        self.weights["stanford"] = self.weights.get("stanford", 0) * 4  # the only English hands

    def line(self, only: str | None = None) -> Line:
        name = only or self.random.choices(list(self.by_set), [self.weights[s] for s in self.by_set])[0]
        writers = list(self.by_set[name].values())
        return self.random.choice(self.random.choices(writers, [len(w) ** 0.5 for w in writers])[0])

    def words(self, line: Line) -> list[tuple[np.ndarray, str]]:
        """The line cut at its gaps, if the gaps are as many as the spaces and clearly wider than those inside words."""
        texts = line.text.split(" ")
        ink = line.ink()
        empty = (ink > 0.35).sum(0) == 0
        gaps, start = [], None
        for x, e in enumerate(np.append(empty, False)):
            if e and start is None:
                start = x
            elif not e and start is not None:
                gaps.append((x - start, start, x))
                start = None
        inner = sorted((g for g in gaps if g[1] > 0 and g[2] < len(empty)), reverse=True)
        n = len(texts) - 1
        if n == 0 or len(inner) < n or inner[n - 1][0] < 7 or (len(inner) > n and inner[n][0] > 0.7 * inner[n - 1][0]):
            return []
        cuts = [0, *sorted((g[1] + g[2]) // 2 for g in inner[:n]), ink.shape[1]]
        pieces = [(ink[:, a:b], t) for a, b, t in zip(cuts, cuts[1:], texts)]
        # A word far too wide or narrow for its letters shows a wrong cut.
        pace = ink.shape[1] / len(line.text)
        if any(not 0.4 * pace < p.shape[1] / (len(t) + 0.5) < 1.9 * pace for p, t in pieces):
            return []
        return pieces

    def composed(self, only: str | None = None, names: bool = False) -> tuple[np.ndarray, str] | None:
        """Words of one writer set together anew; `names`: only those that begin with a capital, as payees are written."""
        first = self.line(only)
        lines = (first, *(self.random.choice(self.by_set[first.set][first.writer]) for _ in range(8 if names else 3)))
        pool = [w for line in lines for w in self.words(line) if not names or w[1][0].isupper()]
        if len(pool) < 2:
            return None
        chosen = self.random.sample(pool, min(len(pool), self.random.randint(2, 4) if names else self.random.randint(1, 6)))
        parts, text = [], []
        for ink, word in chosen:
            parts += [ink, np.zeros((ink.shape[0], self.random.randint(8, 26)), np.float32)]
            text.append(word)
        return np.hstack(parts[:-1]), " ".join(text)


class Digits:
    """Real handwritten digits set into numbers; digits of like stroke width stand together, as one hand writes."""

    def __init__(self, images: np.ndarray, labels: np.ndarray, seed: int):
        self.random = random.Random(seed)
        self.images, self.labels = images, labels
        self.order = [np.where(labels == d)[0][np.argsort(images[labels == d].reshape(-1, images[0].size).sum(1))] for d in range(10)]

    def number(self, text: str) -> np.ndarray | None:
        r = self.random
        weight, loose, parts = r.uniform(0.05, 0.95), r.uniform(-0.05, 0.3), []
        together = "/" in text and r.random() < 0.6
        for c in re.findall(r"/[-=]|.", text) if together else text:
            if c in "0123456789":
                parts.append((self.digit(c, weight), 0.0))
            elif len(c) == 2:
                parts.append((ending(c, r), r.uniform(0, 12)))
            else:
                mark = stroke(c, r)
                if mark is None:
                    return None
                parts.append(mark)
        return self.joined(parts, loose)

    def boxed(self, text: str) -> tuple[np.ndarray, list[float]]:
        """A number with one digit to a box, and where the boxes part (0 where the ink begins, 1 where it ends)."""
        r = self.random
        pitch, weight = r.randint(58, 105), r.uniform(0.05, 0.95)
        page = np.zeros((96, pitch * len(text)), np.float32)
        for n, c in enumerate(text):
            digit = self.digit(c, weight)
            x = int(np.clip(n * pitch + (pitch - digit.shape[1]) / 2 + r.gauss(0, 0.1) * pitch, 0, page.shape[1] - digit.shape[1]))
            y = int(np.clip(78 - digit.shape[0] + r.uniform(-8, 8), 0, 95 - digit.shape[0]))
            page[y : y + digit.shape[0], x : x + digit.shape[1]] = np.maximum(page[y : y + digit.shape[0], x : x + digit.shape[1]], digit)
        columns = np.where((page > 0.25).any(0))[0]
        return page, [(n * pitch - columns[0]) / (columns[-1] + 1 - columns[0]) for n in range(1, len(text))]

    def digit(self, c: str, weight: float) -> np.ndarray:
        r = self.random
        order = self.order[int(c)]
        at = int(np.clip(weight + r.uniform(-0.12, 0.12), 0, 0.999) * len(order))
        digit = self.images[order[at]].astype(np.float32) / 255
        ys, xs = np.where(digit > 0.2)
        digit = digit[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
        scale = 56 / digit.shape[0] * r.uniform(0.85, 1.1)
        scale = min(scale, 60 / digit.shape[1])
        digit = cv2.resize(digit, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
        return np.clip((cv2.GaussianBlur(digit, (0, 0), 1.4) - 0.25) * 2.2, 0, 1)

    def joined(self, parts: list[tuple[np.ndarray, float]], loose: float) -> np.ndarray:
        r = self.random
        page = np.zeros((96, sum(p.shape[1] + 24 for p, _ in parts) + 20), np.float32)
        x = 8
        for ink, drop in parts:
            y = int(np.clip(68 - ink.shape[0] + drop + r.uniform(-3, 4), 0, 95 - ink.shape[0]))
            page[y : y + ink.shape[0], x : x + ink.shape[1]] = np.maximum(page[y : y + ink.shape[0], x : x + ink.shape[1]], ink)
            x += max(3, int(ink.shape[1] + 60 * (loose + r.uniform(-0.04, 0.06))))
        return page[:, : x + 8]


def ending(c: str, r: random.Random) -> np.ndarray:
    """The /- or /= after a sum, its dash begun at the slash and pulled out."""
    tall, lean, long, t = r.randint(50, 92), r.randint(2, 40), r.randint(20, 80), r.randint(2, 5)
    ink = np.zeros((tall, lean + long + 8), np.float32)
    cv2.line(ink, (lean + 3, 3), (3, tall - 3), 1.0, t)
    y = r.uniform(0.15, 0.75) * tall
    for n in range(1 if c == "/-" else 2):
        x = 3 + lean * (1 - y / tall) + r.randint(-4, 10)
        cv2.line(ink, (round(x), round(y)), (round(x + long * r.uniform(0.5, 0.9)), round(y + r.uniform(-8, 6))), 1.0, t)
        y = min(y + r.randint(9, 16), tall - 3)
    return ink


def stroke(c: str, r: random.Random) -> tuple[np.ndarray, float] | None:
    """Commas, dashes, slashes and the sign of the rupee as a pen draws them; None for what is not drawn."""
    t = r.randint(2, 5)
    if c == " ":
        return np.zeros((4, r.randint(14, 30)), np.float32), 0.0
    size = {",": (20, 16, 10), ".": (10, 10, 0), "/": (66, 30, 6), "-": (10, 30, -22), "=": (24, 30, -16), "*": (26, 26, -16), "₹": (60, 44, 4)}.get(c)
    if size is None:
        return None
    h, w, drop = size
    if c == ",":  # from a dot to a stroke as tall as a digit
        h, w, drop = r.randint(14, 46), r.randint(10, 24), r.randint(4, 18)
    if c in "/-":  # the end of an amount: from a tick to a long sweep
        h, w = int(h * r.uniform(0.7, 1.35)), int(w * r.uniform(0.7, 1.9))
    ink = np.zeros((h, w), np.float32)
    if c == ",":
        bow = r.uniform(-0.4, 0.4) * (w - 8)
        way = [(4 + (w - 9) * (1 - s) + bow * 4 * s * (1 - s), 2 + (h - 5) * s) for s in np.linspace(0, 1, 9)]
        cv2.polylines(ink, [np.clip(np.round(way), 1, (w - 2, h - 2)).astype(np.int32)], False, 1.0, t)
    elif c == ".":
        cv2.circle(ink, (5, 5), t // 2 + 1, 1.0, -1)
    elif c == "/":
        cv2.line(ink, (w - 4, 2), (3, h - 3), 1.0, t)
    elif c == "₹":
        top, middle, right = r.randint(3, 6), r.randint(14, 22), r.randint(34, 40)
        cv2.line(ink, (4, top), (right, top + r.randint(-2, 2)), 1.0, t)
        cv2.line(ink, (4, middle), (right, middle + r.randint(-3, 2)), 1.0, t)
        cv2.ellipse(ink, (r.randint(8, 16), (top + middle) // 2 + r.randint(3, 8)), (r.randint(14, 20), r.randint(10, 15)), 0, -90, 90, 1.0, t)
        cv2.line(ink, (8, r.randint(30, 36)), (r.randint(24, 36), 57), 1.0, t)
    elif c == "*":
        for a, b in (((3, 13), (23, 13)), ((7, 4), (19, 22)), ((19, 4), (7, 22))):
            cv2.line(ink, a, b, 1.0, t)
    else:
        for y in (5,) if c == "-" else (5, 18):
            cv2.line(ink, (3, y + r.randint(-1, 1)), (w - 3, y + r.randint(-1, 1)), 1.0, t)
    return ink, float(drop)
