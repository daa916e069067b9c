"""The photographs that vehicle-sight.onnx is trained on: cut to the vehicle, with what is known of each."""

import hashlib
import json
import pickle
from pathlib import Path

import cv2
import numpy as np

VIEWS = ["front", "front_left", "front_right", "rear", "rear_left", "rear_right", "side_left", "side_right"]
MIRRORED = [0, 2, 1, 3, 5, 4, 7, 6]
COLOURS = ["white", "silver", "grey", "black", "red", "blue", "brown", "orange", "yellow", "green", "beige"]
SIDE = 192


def read_samples(data: Path, colours: dict, detector, folder: Path):
    """[{image, box, views (list of classes that it may be), colour}] of the sets that may be trained on.

    They are kept in `folder` under a digest of the colours, so that a colour that is named anew is seen.
    """
    cache = folder / f"samples-{hashlib.sha256(json.dumps(colours).encode()).hexdigest()[:12]}.pickle"
    if cache.exists():
        return pickle.loads(cache.read_bytes())
    samples = []
    for folder in ("parts", "damage"):
        for label in json.loads((data / folder / "labels.json").read_text()):
            if folder == "damage" and not label["train"]:
                continue
            view = label.get("view_detail") or label.get("view")
            views = [at for at, name in enumerate(VIEWS) if name == view or (folder == "damage" and name.startswith(view or "-"))]
            colour = colours.get(folder, {}).get(label["file"])
            if not views and colour is None:
                continue
            image = cv2.imread(str(data / folder / label["file"]), cv2.IMREAD_COLOR)
            if image is None:
                continue
            factor = min(1, 480 / max(image.shape[:2]))
            if factor < 1:
                image = cv2.resize(image, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
            samples.append(
                {
                    "folder": folder,
                    "image": cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 95])[1],
                    "box": detector.main_box(image),
                    "views": views,
                    "colour": -1 if colour is None else COLOURS.index(colour),
                }
            )
    cache.parent.mkdir(parents=True, exist_ok=True)
    cache.write_bytes(pickle.dumps(samples))
    return samples


def cut(image, box, margins):
    """The box grown by parts of its size (left, top, right, bottom), squeezed to the network's square."""
    height, width = image.shape[:2]
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    x0, x1 = max(0, x0 - margins[0] * w), min(width, x1 + margins[2] * w)
    y0, y1 = max(0, y0 - margins[1] * h), min(height, y1 + margins[3] * h)
    part = image[int(y0) : max(int(y0) + 8, int(y1)), int(x0) : max(int(x0) + 8, int(x1))]
    return cv2.resize(part, (SIDE, SIDE), interpolation=cv2.INTER_AREA)


def to_input(picture):
    return ((picture[:, :, ::-1].astype(np.float32) - 127) / 128).transpose(2, 0, 1)


def plain(sample):
    return to_input(cut(cv2.imdecode(sample["image"], 1), sample["box"], [0.04] * 4))


def recompressed(picture, side, quality):
    """As a small JPEG picture would show it, enlarged again."""
    small = cv2.resize(picture, (side, side), interpolation=cv2.INTER_AREA)
    _, jpeg = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return cv2.resize(cv2.imdecode(jpeg, 1), (SIDE, SIDE))


def varied(sample, random):
    """A picture as another camera would have sent it, with the views that fit it. Its colour may be lost."""
    image = cv2.imdecode(sample["image"], 1)
    views = sample["views"]
    box = sample["box"] if random.random() < 0.85 else (0, 0, image.shape[1], image.shape[0])
    picture = cut(image, box, random.uniform(-0.06, 0.16, 4))
    if random.random() < 0.5:
        picture, views = picture[:, ::-1], [MIRRORED[view] for view in views]
    if random.random() < 0.6:
        picture = recompressed(picture, int(random.uniform(80, 190)), int(random.uniform(35, 95)))
    values = picture.astype(np.float32) * random.uniform(0.75, 1.25) * random.uniform(0.95, 1.05, 3)
    if random.random() < 0.2:
        values[:] = values.mean(2, keepdims=True)
    values += random.normal(0, random.uniform(0, 6), values.shape)
    if random.random() < 0.3:
        x, y, w, h = random.integers(0, SIDE - 48, 2).tolist() + random.integers(16, 64, 2).tolist()
        values[y : y + h, x : x + w] = random.uniform(0, 255)
    return to_input(np.clip(values, 0, 255)), views
