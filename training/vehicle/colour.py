"""The colour head by itself: what lies below it stays as it is, so its input is computed once for many varied pictures."""

import cv2
import numpy as np
import torch
from torch.nn import functional

from .pictures import SIDE, cut, to_input

VARIANTS, BATCH = 8, 64


def close_up(sample, random):
    """A part of the vehicle as cameras of other distance, light and quality send it; hues stay."""
    image = cv2.imdecode(sample["image"], 1)
    margins = random.uniform(-0.3, 0.12, 4) if random.random() < 0.6 else random.uniform(-0.05, 0.12, 4)
    margins[3] = random.uniform(-0.12, 0.12)  # close-ups are of bumpers and boots, not of roofs
    picture = cut(image, sample["box"], margins)
    if random.random() < 0.5:
        picture = picture[:, ::-1]
    if random.random() < 0.5:
        small = int(random.uniform(70, 190))
        picture = cv2.resize(picture, (small, small), interpolation=cv2.INTER_AREA)
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(random.uniform(35, 95))]
        picture = cv2.resize(cv2.imdecode(cv2.imencode(".jpg", picture, quality)[1], 1), (SIDE, SIDE))
    values = picture.astype(np.float32) * random.uniform(0.88, 1.12) * random.uniform(0.96, 1.04, 3)
    return to_input(np.clip(values, 0, 255))


def fit_colour(network, samples, steps, seed=3):
    """Trains `network.colour` on every sample whose colour is known, a fifth of them held out for the figure it prints."""
    random = np.random.default_rng(seed)
    known = [sample for sample in samples if sample["colour"] >= 0]
    order = random.permutation(len(known))
    held = set(order[: len(known) // 5].tolist())
    features, pictures, truth, owner = [], [], [], []
    network.eval()
    for at, sample in enumerate(known):
        x = torch.from_numpy(np.stack([close_up(sample, random) for _ in range(VARIANTS)]))
        with torch.no_grad():
            features.append(network.lower(x)[0].half())
        pictures.append(functional.avg_pool2d(x, 8).half())
        truth += [sample["colour"]] * VARIANTS
        owner += [at] * VARIANTS
    features, pictures = torch.cat(features), torch.cat(pictures)
    truth, owner = torch.tensor(truth), np.array(owner)
    train = np.flatnonzero([at not in held for at in owner])
    test = np.flatnonzero([at in held for at in owner])
    head = network.colour
    optimiser = torch.optim.AdamW(head.parameters(), lr=3e-3, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 3e-3, steps)
    head.train()
    for _ in range(steps):
        rows = random.choice(train, BATCH)
        logits = head.votes_of(features[rows].float(), pictures[rows].float())
        loss = functional.cross_entropy(logits, truth[rows], label_smoothing=0.08)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    head.eval()
    with torch.no_grad():
        found = torch.cat([head.votes_of(features[rows].float(), pictures[rows].float()).argmax(1) for rows in np.array_split(test, 20)])
    print(f"colour, held out: {100 * (found == truth[test]).float().mean():.1f} % of {len(held)} vehicles")
