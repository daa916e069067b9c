"""People to put into drawn photographs: the sample photographs of @vladmandic/face-api (MIT, taken by its author), cut out
along GrabCut's mask, and avatars of DiceBear (CC0, CC BY 4.0)."""

from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np

# File, middle and side of the face (brows to chin), roll in degrees: as src/faces finds them.
FACES = [
    ("sample1.jpg", 517, 497, 193, -4), ("sample1.jpg", 956, 548, 203, -30), ("sample2.jpg", 987, 361, 207, 3),
    ("sample2.jpg", 1562, 286, 203, -21), ("sample3.jpg", 1179, 385, 255, 12), ("sample3.jpg", 691, 485, 227, 0),
    ("sample3.jpg", 1577, 455, 228, -3), ("sample4.jpg", 336, 349, 211, -23), ("sample4.jpg", 745, 222, 198, 28),
    ("sample4.jpg", 1078, 318, 183, 4), ("sample4.jpg", 1360, 297, 201, 28), ("sample5.jpg", 856, 244, 177, 10),
    ("sample5.jpg", 675, 562, 191, 5), ("sample5.jpg", 1199, 354, 180, 1), ("sample5.jpg", 1525, 539, 227, -13),
    ("sample5.jpg", 472, 1045, 246, -4), ("sample6.jpg", 1591, 431, 241, 15), ("sample6.jpg", 364, 649, 235, -5),
    ("sample6.jpg", 787, 495, 244, -6), ("sample6.jpg", 1264, 466, 223, 1),
]  # fmt: skip
# Middle and side of the face in an avatar of 300 × 300.
AVATARS = {"personas": (147, 164, 118), "micah": (140, 128, 105), "openPeeps": (165, 122, 105), "adventurer": (150, 165, 110)}
# Pixels of a face in what is made here, and how many faces the picture reaches from its middle: left, right, up, down.
FACE = 48
REACH = 4


class Person(NamedTuple):
    colour: np.ndarray  # height × width × 3, the face's middle in the middle, FACE pixels to a face
    mask: np.ndarray  # height × width, 0 to 1: the person
    drawn: bool
    crown: float  # of the hair, in faces above the face's middle


def load_people(packages: Path) -> list[Person]:
    samples = packages / "@vladmandic/face-api/demo"
    people = [photographed(samples / name, x, y, size, roll) for name, x, y, size, roll in FACES]
    for style, place in AVATARS.items():
        people += [avatar(path, place) for path in sorted((packages.parent / "avatars").glob(f"{style}-*.png"))]
    return people


def window(picture, x, y, size, roll, border):
    side = 2 * REACH * FACE
    matrix = cv2.getRotationMatrix2D((x, y), roll, FACE / size)
    matrix[:, 2] += side / 2 - np.array([x, y])
    return cv2.warpAffine(picture, matrix, (side, side), flags=cv2.INTER_AREA, borderMode=border)


def photographed(path: Path, x, y, size, roll) -> Person:
    colour = window(cv2.imread(str(path)), x, y, size, roll, cv2.BORDER_REFLECT)
    side, half = colour.shape[0], colour.shape[0] // 2
    mask = np.full((side, side), cv2.GC_PR_BGD, np.uint8)
    box = lambda left, top, right, bottom, value: mask.__setitem__(  # noqa: E731
        (slice(half + int(top * FACE), half + int(bottom * FACE)), slice(half + int(left * FACE), half + int(right * FACE))), value
    )
    box(-0.75, -0.9, 0.75, 4, cv2.GC_PR_FGD)
    box(-1.2, 1, 1.2, 4, cv2.GC_PR_FGD)
    box(-0.4, -0.5, 0.4, 0.6, cv2.GC_FGD)
    box(-0.3, 0.6, 0.3, 2, cv2.GC_FGD)
    mask[: half - int(1.3 * FACE)] = cv2.GC_BGD
    cv2.grabCut(colour, mask, None, np.zeros((1, 65)), np.zeros((1, 65)), 4, cv2.GC_INIT_WITH_MASK)
    person = np.isin(mask, (cv2.GC_FGD, cv2.GC_PR_FGD)).astype(np.uint8)
    _, parts = cv2.connectedComponents(person)
    person = (parts == parts[half, half]).astype(np.float32)
    return Person(colour, cv2.GaussianBlur(person, (5, 5), 1), False, crown(person))


def avatar(path: Path, place) -> Person:
    picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)
    # The body goes on below the avatar's edge, as its last row.
    picture = cv2.copyMakeBorder(picture, 0, 300, 0, 0, cv2.BORDER_REPLICATE)
    patch = window(picture, *place, 0, cv2.BORDER_CONSTANT)
    mask = patch[..., 3].astype(np.float32) / 255
    return Person(patch[..., :3], mask, True, crown(mask))


def crown(mask) -> float:
    half = mask.shape[0] // 2
    rows = np.flatnonzero((mask[:half, half - FACE // 3 : half + FACE // 3] > 0.5).any(1))
    return float(np.clip((half - rows[0]) / FACE, 0.65, 1.4))
