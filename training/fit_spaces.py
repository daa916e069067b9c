"""Fits when a gap in a line is a space, for src/reading/pp-ocr/spaces.ts.

    python training/fit_spaces.py --models models --data HANDWRITING --work WORK [--lines 2500]

Lines are drawn as for the recogniser (training/README.md names the folders), and with their letters set further apart or
closer than their font has them, a part of them in fonts of one pitch. Both recognisers read every line. Each pair of
neighbouring letters is one case: what the network thinks of a space there, how wide the gap in the picture is, how far the
letters stand apart. Prints the weights of a logistic regression, and how many spaces are lost and invented on the third of
the lines that it did not see, by it and by best path decoding alone.
"""

import argparse
import difflib
import math
import sys
from pathlib import Path

import numpy as np
import onnxruntime

sys.path.insert(0, str(Path(__file__).parent / "recogniser"))
from draw import baseline  # noqa: E402
from lines import Source, font_draws  # noqa: E402
from network import HEIGHT  # noqa: E402
from train import read_alphabet  # noqa: E402

STEP = 8  # pixels of a step of the recogniser
LEAST_WIDTH, WIDTH_STEP = 160, 32
USUAL_GAP, WEIGHT_OF_USUAL, MOST_PITCH = 0.06, 2, 2
MOST_ODDS = 8
ONE_PITCH = ("mono", "courier", "cousine", "vt323")


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--models", type=Path, required=True)
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--lines", type=int, default=2500)
    given = options.parse_args()
    alphabet = read_alphabet(given.models / "text-recogniser-small.txt")
    source = Source(given.data, given.work, set(alphabet), 11, "train")
    readers = [reader_of(given.models / f"text-recogniser-{size}.onnx") for size in ("tiny", "small")]
    rows, truths, decoded, unseen = [], [], [], []
    for n in range(given.lines):
        picture, text = drawn(source, n)
        for read in readers:
            letters, pairs, parted = pairs_of(picture, read(picture), alphabet)
            for pair, by_path, truth in zip(pairs, parted, spaces_of(letters, text)):
                if truth is not None:
                    rows.append(pair)
                    truths.append(truth)
                    decoded.append(by_path)
                    unseen.append(n % 3 == 0)
    x, y, path, unseen = np.c_[np.array(rows), np.ones(len(rows))], np.array(truths), np.array(decoded), np.array(unseen)
    weights = logistic(x[~unseen], y[~unseen])
    print("log-odds, gap, pitch, constant:", np.round(weights, 2))
    x, y, path = x[unseen], y[unseen], path[unseen]
    for name, said in (("best path", path), ("with gaps", path | (x @ weights > 0))):
        print(f"{name}: {(y & ~said).sum()} of {y.sum()} spaces lost, {(said & ~y).sum()} invented among {(~y).sum()}")


def drawn(source: Source, n: int) -> tuple[np.ndarray, str]:
    """A fifth in handwriting fonts, two fifths in print, two fifths with letters set apart."""
    if n % 5 < 3:
        return source.one("hand_font" if n % 5 == 0 else "print")[:2]
    r, painter = source.random, source.painter
    one_pitch = [f for f in source.print_fonts if any(name in f.name for name in ONE_PITCH)]
    while True:
        text = source.texts.printed()
        font = r.choice(one_pitch if r.random() < 0.4 else source.print_fonts)
        if len(text) > 60 or not set(text) <= source.alphabet or not font_draws(font, text):
            continue
        apart = r.choice([0, 0, -0.03, r.uniform(0, 0.12), r.uniform(0, 0.4)])
        picture = painter.lay(painter.thicken(painter.bend(set_apart(painter, text, font, apart), 0)))
        if 2 * len(text) <= picture.shape[1] // STEP <= 160:
            return picture, text


def set_apart(painter, text: str, font: Path, apart: float, size: int = 64) -> np.ndarray:
    """Letter by letter at the font's own widths and `apart` of its size more; spaces grow as letters do."""
    painter.text("x", font, size)
    face = painter.fonts[(str(font), size)]
    page = np.zeros((2 * size, int(face.getlength(text) + len(text) * max(0, apart) * size + 80)), np.float32)
    x = 16.0
    for c in text:
        if c != " ":
            ink = baseline(painter, c, font)
            left = int(x + face.getbbox(c)[0])
            target = page[: ink.shape[0], left : left + ink.shape[1]]
            np.maximum(target, ink[:, : target.shape[1]], out=target)
        x += face.getlength(c) + apart * size
    return page[:, : int(x) + 16]


def reader_of(path: Path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])

    def read(picture: np.ndarray) -> np.ndarray:
        width = max(LEAST_WIDTH, -(-picture.shape[1] // WIDTH_STEP) * WIDTH_STEP)
        x = np.zeros((1, 3, HEIGHT, width), np.float32)
        x[0, :, :, : picture.shape[1]] = picture.transpose(2, 0, 1) / 127.5 - 1
        return session.run(None, {"x": x})[0][0]

    return read


def peaks_of(logs: np.ndarray) -> list[tuple[int, int, int]]:
    """Class, first step and end of each run of the best path."""
    best = [*logs.argmax(1), -1]
    found, first = [], 0
    for step in range(1, len(best)):
        if best[step] != best[first]:
            if best[first]:
                found.append((int(best[first]), first, step))
            first = step
    return found


def pairs_of(picture: np.ndarray, logs: np.ndarray, alphabet: list[str]):
    """The letters read, what each pair of neighbours shows, and whether best path decoding puts a space between."""
    space = len(alphabet)
    peaks = peaks_of(logs)
    letters = [peak for peak in peaks if peak[0] != space]
    middles = [(first + end) / 2 for _, first, end in letters]
    empty = empty_columns(picture)
    gaps = [widest_gap(empty, a * STEP, b * STEP) / HEIGHT for a, b in zip(middles, middles[1:])]
    pitches = np.diff(middles)
    if not gaps:
        return "", [], []
    trust = len(gaps) / (len(gaps) + WEIGHT_OF_USUAL)
    usual = trust * np.median(gaps) + (1 - trust) * USUAL_GAP
    pairs, parted = [], []
    for n, (gap, pitch) in enumerate(zip(gaps, pitches)):
        best = float(logs[letters[n][1] : letters[n + 1][2], space].max())
        odds = best - math.log(max(1e-9, -math.expm1(min(best, -1e-12))))
        odds = max(-MOST_ODDS, min(MOST_ODDS, odds))
        pairs.append((odds, gap - usual, trust * min(MOST_PITCH, pitch / np.median(pitches) - 1)))
        parted.append(any(c == space and middles[n] < (a + b) / 2 < middles[n + 1] for c, a, b in peaks))
    return "".join(alphabet[c - 1] for c, _, _ in letters), pairs, parted


def empty_columns(picture: np.ndarray) -> np.ndarray:
    """As src/reading/pp-ocr/ink-gaps.ts has it."""
    body = picture[HEIGHT // 8 : HEIGHT * 7 // 8].astype(np.float32).mean(2)
    dark, middle, light = np.percentile(body, (3, 50, 97))
    if middle - dark < light - middle:
        body = 255 - body
        dark = 255 - light
    paper = np.percentile(body, 75)
    ink = np.clip((paper - body) / max(20, paper - dark), 0, 1).mean(0)
    emptiest, full = np.percentile(ink, (5, 80))
    return ink <= emptiest + max(0.02, 0.15 * (full - emptiest))


def widest_gap(empty: np.ndarray, start: float, end: float) -> int:
    widest = run = 0
    for x in range(max(0, int(start)), min(len(empty), math.ceil(end))):
        run = run + 1 if empty[x] else 0
        widest = max(widest, run)
    return widest


def spaces_of(letters: str, text: str) -> list[bool | None]:
    """For each pair of neighbours whether the text has a space between them; None where it was read otherwise."""
    parted = [text[n + 1 : n + 2] == " " for n, c in enumerate(text) if c != " "]
    plain = text.replace(" ", "")
    found: list[bool | None] = [None] * max(0, len(letters) - 1)
    for block in difflib.SequenceMatcher(None, letters, plain, autojunk=False).get_matching_blocks():
        for n in range(block.size - 1):
            found[block.a + n] = parted[block.b + n]
    return found


def logistic(x: np.ndarray, y: np.ndarray, ridge: float = 1e-3) -> np.ndarray:
    """Least logistic loss, by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(60):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        curvature = (x * (p * (1 - p) + 1e-9)[:, None]).T @ x + ridge * np.eye(len(weights))
        weights -= np.linalg.solve(curvature, x.T @ (p - y) + ridge * weights)
    return weights


if __name__ == "__main__":
    main()
