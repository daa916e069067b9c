"""Fits what a word's confidence is worth: of drawn lines that no training line came from, which words were right.

    python training/recogniser/calibrate.py --models models --data HANDWRITING --work WORK [--lines 1200]
    python training/recogniser/calibrate.py --words FILE --slope 0.51 [--intercept 0]

The second form takes words of whole pages (pages.py draws them, `node dist/bench/reading.js --words FILE` reads them with
the scale of that slope and intercept) and prints the scale that fits them; every other word is fitted, the rest judged.

The cascade is as in src/reading/pp-ocr/cascaded-recogniser.ts. A word is right when the truth has it at its place
(longest matching blocks). Prints the slope of the log-odds (temperature scaling, Guo et al. 2017) for
src/confidence/word.ts, the curve and the calibration error before and after, on the third of the lines that the fit did
not see; and for thresholds of the cascade how often the thorough recogniser is asked and what is read rightly.
"""

import argparse
import difflib
import json
import math
from pathlib import Path

import numpy as np
import onnxruntime

from lines import Source
from network import HEIGHT
from train import read_alphabet

LEAST_WIDTH, WIDTH_STEP = 160, 32
THRESHOLDS = (0.5, 0.6, 0.7, 0.8, 0.9, 0.95)


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--models", type=Path)
    options.add_argument("--data", type=Path)
    options.add_argument("--work", type=Path)
    options.add_argument("--words", type=Path)
    options.add_argument("--slope", type=float, default=1)
    options.add_argument("--intercept", type=float, default=0)
    options.add_argument("--lines", type=int, default=1200)
    options.add_argument("--threshold", type=float, default=0.8, help="of the cascade")
    given = options.parse_args()
    if given.words:
        return rescale(given)
    alphabet = read_alphabet(given.models / "text-recogniser-small.txt")
    source = Source(given.data, given.work, set(alphabet), 99, "val")
    tiny, small = (Recogniser(given.models / f"text-recogniser-{size}.onnx", alphabet) for size in ("tiny", "small"))
    lines = []
    for _ in range(given.lines):
        picture, truth, kind = source.one("print")
        lines.append((truth, kind, tiny.read(picture), small.read(picture)))
    report_cascade(lines)
    words = []
    for truth, _, quick, thorough in lines:
        words.append(judge(quick if sureness(quick) >= given.threshold else thorough, truth))
    half = 2 * len(words) // 3
    slope = fit(sum(words[:half], []))
    print(f"slope {slope:.3f}")
    unseen = sum(words[half:], [])
    print("raw", curve(unseen))
    print("calibrated", curve([(calibrated(confidence, slope), right) for confidence, right in unseen]))


def rescale(given) -> None:
    words = [(said["confidence"], said["right"]) for said in json.loads(given.words.read_text())]
    x = np.array([(odds(confidence) - given.intercept) / given.slope for confidence, _ in words])
    right = np.array([right for _, right in words], float)
    both = np.stack([x, np.ones(len(x))], 1)
    line = np.array([given.slope, given.intercept])
    for _ in range(30):  # Newton's method on the logistic loss
        p = 1 / (1 + np.exp(-both[::2] @ line))
        line = line + np.linalg.solve((both[::2].T * (p * (1 - p) + 1e-6)) @ both[::2], both[::2].T @ (right[::2] - p))
    slope_alone = fit([(1 / (1 + math.exp(-value)), r) for value, r in zip(x[::2], right[::2])])
    print(f"slope {line[0]:.3f} intercept {line[1]:.3f}; slope alone {slope_alone:.2f}")
    judge_by = lambda slope, intercept: [(1 / (1 + math.exp(-slope * value - intercept)), r) for value, r in zip(x[1::2], right[1::2])]
    print("as said     ", curve(judge_by(given.slope, given.intercept)))
    print("fitted      ", curve(judge_by(*line)))
    print("slope alone ", curve(judge_by(slope_alone, 0)))


class Recogniser:
    def __init__(self, path: Path, alphabet: list[str]):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
        self.alphabet = alphabet

    def read(self, picture: np.ndarray) -> list[tuple[str, float]]:
        """Characters of the best path with the probability of their best step."""
        width = max(LEAST_WIDTH, -(-picture.shape[1] // WIDTH_STEP) * WIDTH_STEP)
        x = np.zeros((1, 3, HEIGHT, width), np.float32)
        x[0, :, :, : picture.shape[1]] = picture.transpose(2, 0, 1) / 127.5 - 1
        logs = self.session.run(None, {"x": x})[0][0]
        found, last = [], 0
        for step, label in enumerate(logs.argmax(1)):
            probability = math.exp(logs[step, label])
            if label and label == last:
                found[-1] = (found[-1][0], max(found[-1][1], probability))
            elif label:
                found.append((self.alphabet[label - 1], probability))
            last = label
        return found


def sureness(characters) -> float:
    return math.prod(p for _, p in characters) if characters else 0.0


def text(characters) -> str:
    return " ".join("".join(c for c, _ in characters).split())


def judge(characters, truth: str) -> list[tuple[float, bool]]:
    words, current = [], []
    for c, p in [*characters, (" ", 1.0)]:
        if c != " ":
            current.append((c, p))
        elif current:
            words.append(("".join(x for x, _ in current), math.prod(x for _, x in current)))
            current = []
    right = set()
    for block in difflib.SequenceMatcher(None, [w for w, _ in words], truth.split(), autojunk=False).get_matching_blocks():
        right.update(range(block.a, block.a + block.size))
    return [(p, n in right) for n, (_, p) in enumerate(words)]


def report_cascade(lines) -> None:
    for name, pick in (("tiny", lambda q, t: q), ("small", lambda q, t: t)):
        print(name, f"exact {100 * np.mean([text(pick(q, t)) == truth for truth, _, q, t in lines]):.1f} %")
    for threshold in THRESHOLDS:
        asked = [sureness(q) < threshold for _, _, q, _ in lines]
        exact = [text(t if a else q) == truth for (truth, _, q, t), a in zip(lines, asked)]
        print(f"cascade at {threshold}: asked {100 * np.mean(asked):.0f} %, exact {100 * np.mean(exact):.1f} %")


def odds(confidence: float) -> float:
    confidence = min(1 - 1e-4, max(1e-4, confidence))
    return math.log(confidence / (1 - confidence))


def calibrated(confidence: float, slope: float) -> float:
    return 1 / (1 + math.exp(-slope * odds(confidence)))


def fit(words) -> float:
    """The slope of the least logistic loss. No constant: drawn lines are harder than pages, and it would say so."""
    x = np.array([odds(confidence) for confidence, _ in words])
    sign = np.array([1 if right else -1 for _, right in words])
    return min((n / 100 for n in range(10, 200)), key=lambda slope: np.logaddexp(0, -sign * slope * x).sum())


def curve(words) -> str:
    """Said: how much of it was right (how many), by tenths, and the expected calibration error."""
    p, y = np.array([c for c, _ in words]), np.array([r for _, r in words], float)
    tenth = np.minimum(9, (p * 10).astype(int))
    parts, error = [], 0.0
    for n in range(10):
        chosen = tenth == n
        if chosen.any():
            parts.append(f"{p[chosen].mean():.2f}: {y[chosen].mean():.2f} ({chosen.sum()})")
            error += abs(p[chosen].mean() - y[chosen].mean()) * chosen.sum() / len(p)
    return f"error {error:.3f}   " + "  ".join(parts)


if __name__ == "__main__":
    main()
