"""Writes the recogniser that ships: the start weights moved by a share towards the trained average, as ONNX.

    python training/recogniser/average.py --start models/text-recogniser-small.onnx --work WORK --share 0.5 --out NEW.onnx

The share is the one that gate.py found best. The exported file is run beside the PyTorch network on random lines and
must agree with it; its digest is for the card.
"""

import argparse
import hashlib
import warnings
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from gate import blended, shares
from network import HEIGHT, save

LARGEST_DIFFERENCE = 1e-3  # of logarithms of probabilities above e^-10


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--start", type=Path, required=True)
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--share", type=shares, required=True, help="as gate.py takes it")
    options.add_argument("--of", choices=("average", "student"), default="average", help="mean of the weights, or the last")
    options.add_argument("--out", type=Path, required=True)
    given = options.parse_args()
    warnings.filterwarnings("ignore", category=torch.jit.TracerWarning)
    network = blended(given.start, given.work / "checkpoint.pt", given.share, given.of)
    save(network, given.out)
    check(network, given.out)
    print(hashlib.sha256(given.out.read_bytes()).hexdigest(), given.out.name)


@torch.no_grad()
def check(network: torch.nn.Module, path: Path) -> None:
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    noise = np.random.RandomState(1)
    for lines, width in ((1, 160), (1, 480), (3, 1280)):
        x = noise.uniform(-1, 1, (lines, 3, HEIGHT, width)).astype(np.float32)
        ours, theirs = network(torch.from_numpy(x)).numpy(), session.run(None, {"x": x})[0]
        likely = ours > -10
        difference = np.abs(ours - theirs)[likely].max()
        if ours.shape != theirs.shape or difference > LARGEST_DIFFERENCE:
            raise SystemExit(f"the exported network differs by {difference} at width {width}")


if __name__ == "__main__":
    main()
