"""Fits the two numbers of `edges` in src/operations/photo-crop/confidence.ts on drawn documents (Platt 1999).

    python training/photo_frame/calibrate.py [--portraits .cache/portraits] [--model models/photo-frame.onnx]

For each document: the share of the network's belief that lies near its own best frame, and whether that frame overlaps
the true one by 0.85.
"""

import argparse
import random
from pathlib import Path

import numpy as np
import onnxruntime

from draw import SCALE, draw
from people import load_people

ROOT = Path(__file__).resolve().parent.parent.parent
# As in src/operations/photo-crop/frame/place-frame.ts: faces, and share of the photograph's width or height.
LEAST_REACH, TOLERANCE = 0.061, 0.05


def look(session, patch, frame):
    x = patch[..., ::-1].transpose(2, 0, 1)[None].astype(np.float32) / 255
    sides = session.run(None, {"patch": x})[0][0]
    found = sides.argmax(1) + 0.5
    certainty = 0.0
    for side in range(4):
        span = found[2 + side % 2] - found[side % 2]
        near = np.abs(np.arange(sides.shape[1]) + 0.5 - found[side]) <= max(LEAST_REACH * SCALE, TOLERANCE * span)
        certainty += np.log(max(1e-4, np.exp(sides[side][near]).sum()))
    (a, b, c, d), (e, f, g, h) = found, frame
    shared = max(0, min(c, g) - max(a, e)) * max(0, min(d, h) - max(b, f))
    return certainty, shared / ((c - a) * (d - b) + (g - e) * (h - f) - shared) >= 0.85


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--portraits", type=Path, default=ROOT / ".cache/portraits")
    options.add_argument("--model", type=Path, default=ROOT / "models/photo-frame.onnx")
    options.add_argument("--documents", type=int, default=600)
    options.add_argument("--samples", type=Path, help="a file of drawn samples that training did not see, in place of new ones")
    given = options.parse_args()
    random.seed(99_991)
    np.random.seed(99_991)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(given.model), settings, providers=["CPUExecutionProvider"])
    if given.samples:
        content = np.load(given.samples)
        documents = zip(content["patches"], content["frames"])
    else:
        people = load_people(given.portraits / "node_modules")
        documents = (draw(people) for _ in range(given.documents))
    seen = [look(session, *document) for document in documents]
    certainty = np.array([each for each, _ in seen])
    right = np.array([each for _, each in seen], float)
    odds = certainty - np.log(1 - np.exp(np.minimum(-1e-3, certainty)))
    slope, intercept = 1.0, 0.0
    for _ in range(50):  # Newton's method
        p = 1 / (1 + np.exp(-(slope * odds + intercept)))
        w = p * (1 - p)
        gradient = np.array([((right - p) * odds).sum(), (right - p).sum()])
        hessian = np.array([[(w * odds * odds).sum(), (w * odds).sum()], [(w * odds).sum(), w.sum()]])
        slope, intercept = np.array([slope, intercept]) + np.linalg.solve(hessian + 1e-6 * np.eye(2), gradient)
    print(f"right {right.mean():.3f}, slope {slope:.2f}, intercept {intercept:.2f}")


if __name__ == "__main__":
    main()
