"""Fine-tunes a recogniser on drawn and real lines; resumes from its checkpoint; writes the averaged weights.

    python training/recogniser/train.py --start models/text-recogniser-small.onnx --data HANDWRITING --work WORK --minutes 90

HANDWRITING holds generator/, digits/ and lines/ as training/README.md describes them. WORK holds lines/ (the line
pictures unpacked beside their tables), fonts/print, fonts/hand and prose/, and takes checkpoint.pt. Choosing the share of
the start weights and exporting is average.py's.
"""

import argparse
import copy
import math
import multiprocessing
import time
import traceback
from pathlib import Path
from queue import Full

import cv2
import numpy as np
import torch

from lines import Source
from network import HEIGHT, load

COLUMNS = 32 * 320  # of a batch: its lines times their width
ROUND = 160
PEAK_RATE, LAST_RATE, WARM_STEPS = 2.5e-4, 1e-5, 60
DISTIL = 1.0  # weight of staying near the start weights on the lines that they read rightly
EMA = 0.997


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--start", type=Path, required=True)
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--minutes", type=float, default=90)
    options.add_argument("--threads", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    alphabet = read_alphabet(given.start.with_suffix(".txt"))
    teacher = load(given.start).to(memory_format=torch.channels_last)
    student = copy.deepcopy(teacher)
    average = copy.deepcopy(student)
    decay = [p for p in student.parameters() if p.ndim > 1]
    rest = [p for p in student.parameters() if p.ndim <= 1]
    optimiser = torch.optim.AdamW([{"params": decay, "weight_decay": 0.02}, {"params": rest, "weight_decay": 0.0}], lr=PEAK_RATE)
    step, spent = 0, 0.0
    kept = given.work / "checkpoint.pt"
    if kept.exists():
        state = torch.load(kept)
        student.load_state_dict(state["student"]), average.load_state_dict(state["average"])
        optimiser.load_state_dict(state["optimiser"])
        step, spent = state["step"], state["spent"]
    queue: multiprocessing.Queue = multiprocessing.get_context("spawn").Queue(6)
    painter = multiprocessing.get_context("spawn").Process(
        target=paint, args=(queue, given.data, given.work, alphabet, given.seed + 1000 * step), daemon=True
    )
    painter.start()
    losses, began = [], time.time() - spent
    while (spent := time.time() - began) < given.minutes * 60:
        rate = LAST_RATE + (PEAK_RATE - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * spent / (given.minutes * 60)))
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / WARM_STEPS)
        pictures, targets, lengths = queue.get()
        x = torch.from_numpy(pictures).to(memory_format=torch.channels_last)
        with torch.autocast("cpu", torch.bfloat16):
            logs = student(x)
        logs = logs.float()
        steps = torch.full((len(x),), logs.shape[1], dtype=torch.long)
        sizes = torch.from_numpy(lengths)
        loss = torch.nn.functional.ctc_loss(
            logs.transpose(0, 1), torch.from_numpy(targets), steps, sizes, reduction="none", zero_infinity=True
        )
        loss = (loss * (sizes > 0) / sizes.clamp(min=1)).mean()  # a line of unknown text has no length
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            wanted = teacher(x).float()
        right = torch.from_numpy(agrees(wanted.numpy(), np.split(targets, np.cumsum(lengths)[:-1])))
        drift = torch.nn.functional.kl_div(logs, wanted, reduction="none", log_target=True).sum(-1).mean(1)
        loss = loss + DISTIL * (drift * right).mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(student.parameters(), 2.0)
        optimiser.step()
        step += 1
        losses.append(loss.item())
        with torch.no_grad():
            blend = min(EMA, (1 + step) / (10 + step))
            for a, s in zip(average.parameters(), student.parameters()):
                a.lerp_(s, 1 - blend)
        if step % 20 == 0:
            print(f"step {step}  {spent / 60:.1f} min  rate {rate:.1e}  loss {np.mean(losses[-20:]):.3f}", flush=True)
        if step % 100 == 0:
            keep(kept, student, average, optimiser, step, spent)
    keep(kept, student, average, optimiser, step, spent)


def agrees(logs: np.ndarray, targets: list[np.ndarray]) -> np.ndarray:
    """1 for each line whose best path is its target or whose text is unknown, else 0."""
    found = np.zeros(len(targets), np.float32)
    for n, (row, target) in enumerate(zip(logs.argmax(2), targets)):
        kept = row[np.insert(row[1:] != row[:-1], 0, True) & (row > 0)]
        found[n] = not len(target) or (len(kept) == len(target) and (kept == target).all())
    return found


def keep(path: Path, student, average, optimiser, step: int, spent: float) -> None:
    state = {"student": student.state_dict(), "average": average.state_dict(), "optimiser": optimiser.state_dict(), "step": step, "spent": spent}
    torch.save(state, path.with_suffix(".new"))
    path.with_suffix(".new").rename(path)


def read_alphabet(path: Path) -> list[str]:
    """Line n is class n; class 0 is the blank of CTC; the space stands last."""
    return path.read_text(encoding="utf8").removesuffix("\n").split("\n")


def paint(queue, data: Path, work: Path, alphabet: list[str], seed: int) -> None:
    """Draws lines without end and queues them in batches of like width."""
    cv2.setNumThreads(1)
    source = Source(data, work, set(alphabet), seed, "train")
    classes = {c: i + 1 for i, c in enumerate(alphabet)}
    parent = multiprocessing.parent_process()
    while True:
        pool = sorted(filter(None, (attempt(source) for _ in range(320))), key=lambda made: made[0].shape[1])
        batches, group = [], []
        for made in pool:
            width = -(-made[0].shape[1] // ROUND) * ROUND
            if group and width * (len(group) + 1) > COLUMNS:
                batches.append(group)
                group = []
            group.append(made)
        for group in source.random.sample([*batches, group], len(batches) + 1):
            batch = pack(group, classes)
            while True:  # a trainer that was killed takes nothing any more
                if not parent.is_alive():
                    return queue.cancel_join_thread()
                try:
                    queue.put(batch, timeout=20)
                    break
                except Full:
                    continue


def attempt(source: Source):
    """One line, or None: a face or a picture that cannot be drawn must not end hours of training."""
    try:
        return source.one()
    except (ValueError, IndexError, OSError, cv2.error):
        traceback.print_exc()
        return None


def pack(group, classes: dict[str, int]):
    width = max(320, -(-max(p.shape[1] for p, _, _ in group) // ROUND) * ROUND)
    pictures = np.zeros((len(group), 3, HEIGHT, width), np.float32)
    for i, (picture, _, _) in enumerate(group):
        pictures[i, :, :, : picture.shape[1]] = picture.transpose(2, 0, 1) / 127.5 - 1
    labels = [[classes[c] for c in text] for _, text, _ in group]
    targets = np.array([c for label in labels for c in label], np.int64)
    return pictures, targets, np.array([len(label) for label in labels], np.int64)


if __name__ == "__main__":
    main()
