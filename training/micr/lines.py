"""The real lines (../shared/data/micr, BSD-3-Clause) as ink masks, split so that one cheque stays on one side."""

import json
import random
from pathlib import Path

import cv2
import numpy

from .e13b import SYMBOLS

# Files whose label plainly contradicts the picture (digits exchanged, left out, of a longer crop), found among the lines
# that a half-trained network read otherwise and then looked at one by one. They are not trained on; held-out figures
# are given with and without them.
MISLABELLED = {
    f"reallife_{name}.tif"
    for name in (
        "cgi_1212993810-0 cgi_1212993818-0 cgi_1212994110-0 cgi_1212994131-0 cgi_1212994140-0 cgi_1212994217-0 "
        "cgi_1212994222-0 cgi_1212994246-0 cgi_1212994310-0 cgi_1212995577-0 cgi_1212995582-0 cgi_1212995618-0 "
        "gi_1200253976-0 gi_1200254000-1 gi_1200254037-0 gi_1200254112-0 gi_1200254312-0 gi_1200254373-0 "
        "gi_1200254378-0 gi_1200254498-0 gi_1200254504-0 gi_1200254539-0 gi_1200254542-0 gi_1200254605-0 "
        "gi_1200254705-0 gi_1200254710-0 gi_1200254718-0 gi_1200254771-0 gi_1200254871-0 gi_1200255014-0 "
        "gi_1200255019-0"
    ).split()
}

def load_labels(folder: Path) -> dict[str, str]:
    """File name → symbols. One label of the set holds a slip of the pen (a small `a`); it is left out."""
    lines = json.loads((folder / "labels.json").read_text())["lines"]
    return {name: text for name, text in sorted(lines.items()) if set(text) <= set(SYMBOLS)}


def load_mask(path: Path) -> numpy.ndarray:
    """Ink 0..1 as float, height as in the file."""
    return 1 - cv2.imread(str(path), cv2.IMREAD_GRAYSCALE).astype(numpy.float32) / 255


def split(labels: dict[str, str], seed: int, share: float = 0.2) -> tuple[list[str], list[str]]:
    """Names to train on and names held out. Lines that share eight symbols in a row (at least five of them different:
    the same cheque in another frame, the same account, often the same bank) form a group and stay together."""
    parent = {name: name for name in labels}

    def root(name: str) -> str:
        while parent[name] != name:
            name = parent[name]
        return name

    first: dict[str, str] = {}
    for name, text in labels.items():
        for i in range(len(text) - 7):
            part = text[i : i + 8]
            if len(set(part)) >= 5 and "generator" not in name:
                parent[root(name)] = root(first.setdefault(part, name))
    groups: dict[str, list[str]] = {}
    for name in labels:
        groups.setdefault(root(name), []).append(name)
    order = sorted(groups.values())
    random.Random(seed).shuffle(order)
    held: list[str] = []
    for group in order:
        if len(group) <= 40 and len(held) + len(group) <= share * len(labels):
            held += group
    return sorted(set(labels) - set(held)), sorted(held)


def cut_glyphs(labels: dict[str, str], names: list[str], folder: Path) -> dict[str, list[numpy.ndarray]]:
    """Characters cut out of real lines where the gaps between them are clear: as masks as high as their line's ink."""
    glyphs: dict[str, list[numpy.ndarray]] = {symbol: [] for symbol in SYMBOLS}
    for name in names:
        if "generator" in name:
            continue
        mask = load_mask(folder / name)
        ink = mask > 0.5
        rows = numpy.flatnonzero(ink.sum(1) >= 2)
        if rows.size == 0:
            continue
        top, bottom = rows[0], rows[-1] + 1
        if not 18 <= bottom - top <= 36:
            continue
        for gap in (3, 4, 5, 6):
            runs = _runs(ink.any(0), gap)
            if len(runs) == len(labels[name]):
                for (left, right), symbol in zip(runs, labels[name], strict=True):
                    glyphs[symbol].append(mask[top:bottom, left:right])
                break
    return glyphs


def _runs(columns: numpy.ndarray, gap: int) -> list[tuple[int, int]]:
    filled = numpy.flatnonzero(columns)
    breaks = numpy.flatnonzero(numpy.diff(filled) > gap)
    starts = [filled[0], *filled[breaks + 1]]
    ends = [*filled[breaks], filled[-1]]
    return [(int(a), int(b) + 1) for a, b in zip(starts, ends, strict=True)]
