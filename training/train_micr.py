"""Trains models/micr-e13b.onnx, which reads the magnetic line (E-13B) of cheques.

    python training/train_micr.py --data ../shared/data/micr

Trains from scratch, or with --start from the weights of a model, on lines that training/micr draws, on real lines and on lines composed of characters cut out of real
ones. A fifth of the real lines, whole cheques, is held out. Needs torch, onnx and opencv-python-headless. A checkpoint
and the model are written every 200 steps; --resume goes on from the checkpoint.

With --start the statistics of the batches stay folded into the weights, as the model has them.
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

import cv2
import numpy
import torch
from micr.draw import HEIGHT, Drawer, Drawing, normalise
from micr.lines import MISLABELLED, cut_glyphs, load_labels, load_mask, split
from micr.loss import loss_of
from micr.network import MicrNetwork, export, load_weights, read

ROOT = Path(__file__).resolve().parent.parent
# Widths of pictures and how often each comes; a batch holds BATCH_COLUMNS columns in all.
WIDTHS = {320: 2, 480: 2, 640: 3, 800: 4, 960: 2, 1120: 1}
BATCH_COLUMNS = 14_400


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", type=Path, required=True, help="folder of the real lines")
    options.add_argument("--start", type=Path, help="model to start from")
    options.add_argument("--out", type=Path, default=ROOT / "models" / "micr-e13b.onnx")
    options.add_argument("--checkpoint", type=Path, default=ROOT / ".cache" / "micr-e13b.pt")
    options.add_argument("--steps", type=int, default=3000)
    options.add_argument("--rate", type=float, default=2e-3, help="learning rate at its highest")
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--resume", action="store_true")
    train(options.parse_args())


def train(given: argparse.Namespace) -> None:
    torch.set_num_threads(given.threads)
    cv2.setNumThreads(1)
    torch.manual_seed(given.seed)
    drawer, held, credible = load_material(given.data, given.seed)
    drawn = [drawer.draw(random.Random(f"held {i}"), 800) for i in range(200)]
    module = MicrNetwork()
    if given.start:
        load_weights(module, given.start)
    module = module.to(memory_format=torch.channels_last)
    optimiser = torch.optim.AdamW(module.parameters(), lr=given.rate, weight_decay=0.01)
    mean = torch.optim.swa_utils.get_ema_multi_avg_fn(0.99)
    averaged = torch.optim.swa_utils.AveragedModel(module, multi_avg_fn=mean, use_buffers=True)
    first = 0
    given.checkpoint.parent.mkdir(parents=True, exist_ok=True)
    if given.resume and given.checkpoint.exists():
        saved = torch.load(given.checkpoint)
        module.load_state_dict(saved["module"])
        averaged.load_state_dict(saved["averaged"])
        optimiser.load_state_dict(saved["optimiser"])
        first = saved["step"]
    began, losses = time.time(), []
    for step in range(first, given.steps):
        rate = given.rate * min(1, (step + 1) / 100) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * step / given.steps)))
        for group in optimiser.param_groups:
            group["lr"] = rate
        drawings = draw_batch(drawer, random.Random(f"{given.seed} {step}"))
        module.train(given.start is None)
        with torch.autocast("cpu", dtype=torch.bfloat16):  # half the time of 32 bits, where the processor has it
            logits = module(as_tensor(drawings)).float()
        loss = loss_of(logits, drawings, weight=1.0)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(module.parameters(), 5)
        optimiser.step()
        averaged.update_parameters(module)
        losses.append(loss.item())
        done = step + 1
        if done % 50 == 0:
            print(f"step {done} loss {numpy.mean(losses[-50:]):.4f} {(time.time() - began) / (done - first):.2f} s", flush=True)
        if done % 200 == 0 or done == given.steps:
            states = {"module": module, "averaged": averaged, "optimiser": optimiser}
            torch.save({**{k: v.state_dict() for k, v in states.items()}, "step": done}, given.checkpoint)
            export(averaged.module, str(given.out))
            for name, lines in (("held-out real", held), ("of them rightly labelled", credible), ("drawn", drawn)):
                print(f"  {name} lines exact: {evaluate(averaged.module, lines):.2%} of {len(lines)}", flush=True)
    wrong = [(d.text, got) for d, got in zip(held, read_all(averaged.module, held), strict=True) if d.text != got]
    print(json.dumps(wrong, indent=1))


def load_material(folder: Path, seed: int) -> tuple[Drawer, list[Drawing], list[Drawing]]:
    """What lines are drawn from; the held-out real lines as pictures at the height that they are read at; and those of
    them whose labels are right."""
    labels = load_labels(folder)
    training, held = split(labels, seed)
    training = [name for name in training if name not in MISLABELLED]
    masks = {name: load_mask(folder / "lines" / name) for name in labels}
    drawer = Drawer([(masks[n], labels[n]) for n in training], cut_glyphs(labels, training, folder / "lines"))
    pictures = {name: Drawing(as_picture(masks[name]), labels[name], None) for name in held}
    return drawer, list(pictures.values()), [d for name, d in pictures.items() if name not in MISLABELLED]


def as_picture(mask: numpy.ndarray) -> numpy.ndarray:
    """Paper is added on both sides: these crops often begin in the middle of a character, a band on a leaf never does."""
    width = max(32, 32 * round(mask.shape[1] * HEIGHT / mask.shape[0] / 32))
    grey = (255 * (1 - cv2.resize(mask, (width, HEIGHT), interpolation=cv2.INTER_AREA))).astype(numpy.uint8)
    return numpy.pad(grey, ((0, 0), (32, 32)), constant_values=255)


def draw_batch(drawer: Drawer, rng: random.Random) -> list[Drawing]:
    width = rng.choices(list(WIDTHS), weights=list(WIDTHS.values()))[0]
    return [drawer.draw(rng, width) for _ in range(BATCH_COLUMNS // width)]


def as_tensor(drawings: list[Drawing]) -> torch.Tensor:
    pictures = torch.from_numpy(numpy.stack([normalise(d.picture)[None] for d in drawings]))
    return pictures.contiguous(memory_format=torch.channels_last)


@torch.no_grad()
def read_all(module: torch.nn.Module, lines: list[Drawing]) -> list[str]:
    """As the service reads: three times, two rows apart, probabilities averaged."""
    module.eval()
    found = []
    for line in lines:
        thrice = [Drawing(moved(line.picture, rows), line.text, None) for rows in (-2, 0, 2)]
        found.append(read(torch.softmax(module(as_tensor(thrice)), 2).mean(0).numpy()))
    return found


def moved(picture: numpy.ndarray, rows: int) -> numpy.ndarray:
    shift = numpy.float32([[1, 0, 0], [0, 1, rows]])
    return cv2.warpAffine(picture, shift, picture.shape[::-1], borderMode=cv2.BORDER_REPLICATE)


def evaluate(module: torch.nn.Module, lines: list[Drawing]) -> float:
    return float(numpy.mean([d.text == got for d, got in zip(lines, read_all(module, lines), strict=True)]))


if __name__ == "__main__":
    main()
