"""Trains models/photo-frame.onnx, which tells where the sides of a photograph lie around a face, on drawn documents.

    npm install --prefix .cache/portraits @vladmandic/face-api@1.7.15 @dicebear/core@9.4.3 @dicebear/collection@9.4.3
    node training/photo_frame/draw-avatars.mjs .cache/portraits
    python training/train_photo_frame.py [--portraits .cache/portraits] [--minutes 30] [--out models/photo-frame.onnx]

Documents are drawn in processes beside the training, which goes on with what is there; nothing is kept on disk but
under --samples. No real document is looked at.
"""

import argparse
import multiprocessing
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import cv2
import numpy as np
import torch

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "training/photo_frame"))

from draw import SCALE, SIDE, draw  # noqa: E402
from network import FrameNetwork, loss  # noqa: E402
from people import load_people  # noqa: E402

SHARD = 250


def draw_forever(portraits: Path, folder: Path, seed: int, most: int) -> None:
    random.seed(seed)
    np.random.seed(seed)
    cv2.setNumThreads(1)
    cv2.setRNGSeed(seed)
    people = load_people(portraits / "node_modules")
    for number in range(most):
        drawn = [draw(people) for _ in range(SHARD)]
        path = folder / f"{seed}-{number}.tmp.npz"
        np.savez(path, patches=np.stack([p for p, _ in drawn]), frames=np.stack([f for _, f in drawn]))
        path.rename(folder / f"{seed}-{number}.npz")


def load_new(folder: Path, seen: set, pool: list) -> None:
    for path in sorted(folder.glob("[0-9]*.npz"), key=lambda path: path.stat().st_mtime):
        if path.name in seen or ".tmp" in path.name:
            continue
        seen.add(path.name)
        content = np.load(path)
        pool.append((content["patches"], content["frames"]))


def batch(patches, frames, size, generator):
    at = generator.integers(0, len(patches), size)
    x = patches[at][..., ::-1].astype(np.float32) / 255
    y = frames[at].copy()
    for n in range(size):
        if generator.random() < 0.5:
            x[n] = x[n, :, ::-1]
            y[n] = [SIDE - y[n, 2], y[n, 1], SIDE - y[n, 0], y[n, 3]]
        dx, dy = generator.integers(-3, 4, 2)
        x[n] = np.roll(x[n], (dy, dx), (0, 1))
        y[n] += [dx, dy, dx, dy]
        if generator.random() < 0.3:
            x[n] = x[n][..., generator.permutation(3)]
        if generator.random() < 0.15:
            x[n] = x[n].mean(-1, keepdims=True)
        x[n] = np.clip((x[n] - 0.5) * generator.uniform(0.7, 1.3) + 0.5 + generator.uniform(-0.1, 0.1), 0, 1)
    return torch.from_numpy(np.ascontiguousarray(x.transpose(0, 3, 1, 2))), torch.from_numpy(y)


@torch.no_grad()
def evaluate(network, patches, frames):
    network.eval()
    found = []
    for start in range(0, len(patches), 64):
        x = torch.from_numpy(patches[start : start + 64][..., ::-1].astype(np.float32).transpose(0, 3, 1, 2).copy() / 255)
        found.append(network(x).argmax(2).float() + 0.5)
    a, b = torch.cat(found).numpy(), frames
    shared = np.prod([np.clip(np.minimum(a[:, k + 2], b[:, k + 2]) - np.maximum(a[:, k], b[:, k]), 0, None) for k in (0, 1)], 0)
    size = lambda f: (f[:, 2] - f[:, 0]) * (f[:, 3] - f[:, 1])  # noqa: E731
    iou = shared / (size(a) + size(b) - shared)
    network.train()
    return (iou > 0.85).mean(), np.median(iou), np.median(np.abs(a - b)) / SCALE


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--portraits", type=Path, default=ROOT / ".cache/portraits")
    options.add_argument("--samples", type=Path, help="folder in which drawn samples are kept between runs")
    options.add_argument("--minutes", type=float, default=30)
    options.add_argument("--drawers", type=int, default=1)
    options.add_argument("--most", type=int, default=100, help="shards that each drawer makes")
    options.add_argument("--start", type=Path, help="weights to go on from")
    options.add_argument("--rate", type=float, default=2e-3)
    options.add_argument("--out", type=Path, default=ROOT / "models/photo-frame.onnx")
    given = options.parse_args()
    folder = given.samples or Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    have = len(list(folder.glob("*.npz")))
    drawers = [
        multiprocessing.Process(target=draw_forever, args=(given.portraits, folder, 1 + have + n * 1000, given.most), daemon=True)
        for n in range(given.drawers)
    ]
    for drawer in drawers:
        drawer.start()
        os.setpriority(os.PRIO_PROCESS, drawer.pid, 10)
    seen, pool = set(), []
    while len(pool) < 3:
        load_new(folder, seen, pool)
        time.sleep(1)
    torch.set_num_threads(1)
    torch.manual_seed(1)
    generator = np.random.default_rng(1)
    test = pool.pop(0)
    network = FrameNetwork()
    if given.start:
        network.load_state_dict(torch.load(given.start))
    optimizer = torch.optim.AdamW(network.parameters(), given.rate, weight_decay=0.01)
    start, step, total = time.time(), 0, 0.0
    patches, frames = (np.concatenate(each) for each in zip(*pool))
    while (share := (time.time() - start) / (60 * given.minutes)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = given.rate * min(1, (step + 1) / 100) * max(0.01, (1 + np.cos(np.pi * share)) / 2)
        x, y = batch(patches, frames, 32, generator)
        # Half the bits in the convolutions: a third faster where the processor has such instructions.
        with torch.autocast("cpu", torch.bfloat16):
            sides = network(x)
        value = loss(sides.float(), y)
        optimizer.zero_grad()
        value.backward()
        optimizer.step()
        total += value.item()
        step += 1
        if step % 100 == 0:
            before = len(pool)
            load_new(folder, seen, pool)
            if len(pool) > before:
                patches, frames = (np.concatenate(each) for each in zip(*pool))
            right, median, error = evaluate(network, *test)
            print(f"{step} steps, {time.time() - start:.0f} s, {len(patches)} samples, loss {total / 100:.3f}, right {right:.3f}, median {median:.3f}, error {error:.3f}", flush=True)
            total = 0.0
            save(network, given.out)
    save(network, given.out)


def save(network, path: Path) -> None:
    network.eval()
    torch.save(network.state_dict(), path.with_suffix(".pt"))
    torch.onnx.export(network, torch.zeros(1, 3, SIDE, SIDE), path, input_names=["patch"], output_names=["sides"], opset_version=17, dynamo=False)
    network.train()


if __name__ == "__main__":
    main()
