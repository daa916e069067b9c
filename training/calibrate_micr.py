"""Fits how sure a magnetic line is from the product of its symbols' probabilities (Platt 1999).

    python training/calibrate_micr.py --data ../shared/data/micr

Prints slope and intercept for src/reading/micr/confidence.ts, fitted on the held-out real lines and on drawn ones, and a
table of what was said and what was right.
"""

import argparse
import random
from pathlib import Path

import cv2
import numpy
import onnxruntime
from micr.draw import normalise
from micr.network import read
from train_micr import ROOT, load_material


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--model", type=Path, default=ROOT / "models" / "micr-e13b.onnx")
    options.add_argument("--drawn", type=int, default=1200)
    given = options.parse_args()
    cv2.setNumThreads(1)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(given.model), settings)
    drawer, _, credible = load_material(given.data, 7)
    drawings = [*credible, *(drawer.draw(random.Random(f"calibration {i}"), 800) for i in range(given.drawn))]
    odds, right = [], []
    for drawing in drawings:
        logs = session.run(None, {"x": normalise(drawing.picture)[None, None]})[0][0]
        text = read(logs)
        if len(text) < 6:
            continue
        odds.append(log_odds(line_probability(logs)))
        right.append(text == drawing.text)
    x, y = numpy.array(odds), numpy.array(right, float)
    slope, intercept = fit(x, y)
    print(f"slope {slope:.3f}, intercept {intercept:.3f}, {len(x)} lines")
    said = 1 / (1 + numpy.exp(-(slope * x + intercept)))
    for low, high in ((0, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 0.95), (0.95, 1.001)):
        part = (said >= low) & (said < high)
        if part.any():
            print(f"said {low:.2f} to {min(high, 1):.2f}: {part.sum()} lines, mean {said[part].mean():.3f}, right {y[part].mean():.3f}")


def line_probability(logs: numpy.ndarray) -> float:
    """Product over the symbols of the best path of each one's highest probability."""
    path, best = logs.argmax(-1), logs.max(-1)
    product, i = 0.0, 0
    while i < len(path):
        j = i
        while j < len(path) and path[j] == path[i]:
            j += 1
        if path[i]:
            product += best[i:j].max()
        i = j
    return float(numpy.exp(product))


def log_odds(p: float) -> float:
    p = min(max(p, 1e-6), 1 - 1e-6)
    return float(numpy.log(p / (1 - p)))


def fit(x: numpy.ndarray, y: numpy.ndarray) -> tuple[float, float]:
    """Newton's method on the logistic likelihood."""
    weights = numpy.zeros(2)
    design = numpy.stack([x, numpy.ones_like(x)], 1)
    for _ in range(50):
        p = 1 / (1 + numpy.exp(-design @ weights))
        hessian = design.T @ (design * (p * (1 - p))[:, None]) + 1e-6 * numpy.eye(2)
        weights += numpy.linalg.solve(hessian, design.T @ (y - p))
    return float(weights[0]), float(weights[1])


if __name__ == "__main__":
    main()
