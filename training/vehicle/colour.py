"""The colour head of vehicle-sight.onnx: trained on what the frozen lower half sees of pictures whose colour was named."""

import hashlib
import pickle

import cv2
import numpy as np
import torch
from torch.nn import functional

from .pictures import COLOURS, SIDE, cut, plain, recompressed, to_input

VARIANTS = 5  # of each picture, beside the picture itself
HEADS = 8  # that are trained from different beginnings; the network gives the mean of their logits
BATCH = 64
LOOKED_AT = 48  # of 144 places, in every step others: no head comes to lean on one, and a step takes a third
PLATES = [(235, 235, 235), (60, 200, 240), (60, 160, 60), (40, 40, 40), (60, 60, 200)]


def fit_colour(network, samples, held, steps, folder):
    """Trains the heads of `network` on samples of known colour but those at `held`, and says how many of these are right.

    What the lower half sees is kept in `folder`. 600 steps of eight heads take a minute of one idle core, seeing takes four.
    """
    places = torch.from_numpy(seen_places(network, samples, folder))
    colours = np.array([sample["colour"] for sample in samples])
    held = np.array(held, int)
    train = np.setdiff1d(np.arange(len(samples)), held)
    # Rare colours count more, but not so much that every other car becomes beige.
    counts = np.bincount(colours[train], minlength=len(COLOURS))
    weight = torch.tensor((counts.max() / np.maximum(counts, 1)) ** 0.3, dtype=torch.float32)
    for number, head in enumerate(network.colour.heads):
        random = np.random.default_rng(number)
        torch.manual_seed(number)
        optimiser = torch.optim.AdamW(head.parameters(), lr=4e-3, weight_decay=0.03)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=max(2, steps))
        head.train()
        for _ in range(steps):
            chosen = random.choice(train, min(BATCH, len(train)), replace=False)
            looked_at = torch.from_numpy(random.choice(places.shape[-1] ** 2, LOOKED_AT, replace=False))
            logits = head(places[chosen, random.integers(0, VARIANTS + 1, len(chosen))].float(), looked_at)
            truth = torch.from_numpy(colours[chosen])
            loss = functional.cross_entropy(logits, truth, weight=weight, label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        head.eval()
        print(f"colour head {number}: loss {loss.item():.3f}, {right(head, places, colours, held)}", flush=True)
    print(f"colour, all heads: {right(network.colour, places, colours, held)}", flush=True)


def right(head, places, colours, held):
    if len(held) == 0:
        return "none held out"
    with torch.no_grad():
        found = head(places[held, 0].float()).argmax(1).numpy()
    return f"{100 * (found == colours[held]).mean():.1f} % of {len(held)} held out"


def seen_places(network, samples, folder):
    """[pictures, 1 + VARIANTS, PLACES, 12, 12] as 16-bit floats: each picture as it is and as other cameras would send it."""
    cache = folder / f"places-{hashlib.sha256(pickle.dumps((VARIANTS, [s['box'] for s in samples]))).hexdigest()[:12]}.npy"
    if cache.exists():
        return np.load(cache)
    seen = []
    with torch.no_grad():
        for at, sample in enumerate(samples):
            random = np.random.default_rng(at)
            x = torch.from_numpy(np.stack([plain(sample), *(varied_in_light(sample, random) for _ in range(VARIANTS))]))
            seen.append(network.places(*network.lower(x), x).numpy().astype(np.float16))
    folder.mkdir(parents=True, exist_ok=True)
    np.save(cache, np.stack(seen))
    return np.stack(seen)


def varied_in_light(sample, random):
    """A picture from another distance, under another light, by another camera; its colour keeps its name."""
    image = cv2.imdecode(sample["image"], 1)
    if random.random() < 0.3:
        picture = cut(image, closer(sample["box"], random), [0] * 4)
    else:
        picture = cut(image, sample["box"], random.uniform(-0.05, 0.14, 4))
    if random.random() < 0.5:
        picture = picture[:, ::-1].copy()
    if random.random() < 0.4:
        draw_plate(picture, random)
    if random.random() < 0.5:
        picture = recompressed(picture, int(random.uniform(90, 190)), int(random.uniform(40, 95)))
    values = (picture.astype(np.float32) / 255) ** np.exp(random.normal(0, 0.15)) * np.exp(random.normal(0, 0.1))
    values = values.mean() + (values - values.mean()) * random.uniform(0.85, 1.15)
    grey = values.mean(2, keepdims=True)
    values = (grey + (values - grey) * random.uniform(0.8, 1.25)) * np.exp(random.normal(0, 0.03, 3))
    values = values * 255 + random.normal(0, random.uniform(0, 5), values.shape)
    return to_input(np.clip(values, 0, 255)).astype(np.float32)


def closer(box, random):
    """Part of the box, as photographs of plates and badges show it."""
    x0, y0, x1, y1 = box
    share = random.uniform(0.45, 0.9)
    width, height = (x1 - x0) * share, (y1 - y0) * share
    left = x0 + random.random() * (x1 - x0 - width)
    top = y0 + random.uniform(0.3, 1) * (y1 - y0 - height)
    return left, top, left + width, top + height


def draw_plate(picture, random):
    """Draws a plate over it: however bright a plate is, and however near, it is not paint."""
    width = int(random.uniform(22, 110))
    height = int(width * random.uniform(0.2, 0.5))
    x, y = int(random.uniform(0, SIDE - width)), int(random.uniform(0.25 * SIDE, SIDE - height))
    ground = np.array(PLATES[random.choice(len(PLATES), p=[0.6, 0.2, 0.06, 0.07, 0.07])]) * random.uniform(0.5, 1.05)
    plate = np.full((height, width, 3), np.clip(ground, 0, 255), np.uint8)
    ink = (20, 20, 20) if ground.mean() > 90 else (230, 230, 230)
    text = "".join(random.choice(list("ABCDEFGHJKLMNPRSTUVWXYZ0123456789"), 10))
    scale = max(0.2, width / 200)
    cv2.putText(plate, text, (2, int(height * 0.7)), cv2.FONT_HERSHEY_SIMPLEX, scale, ink, max(1, width // 50))
    part = picture[y : y + height, x : x + width]
    part[:] = plate[: part.shape[0]]
