"""The frozen test that decides what ships: print, codes, digits and hands that no training line came from.

    python training/recogniser/gate.py --start models/text-recogniser-small.onnx --data HANDWRITING --work WORK [--lines 150]
        [--measure FOLDER] [--shares 0 0.3 0.5,0.15]

Prints the character error and the share of lines read exactly for each kind, for the start weights moved by each share
towards the trained average; "0.5,0.15" moves the convolutions by .5 and what follows them (attention, classes) by .15.
"as digits" reads the six digits again with no other class allowed, as a caller does who knows the field. --measure names a folder with labels.json ({file, set, text}): lines that are measured and
never trained on; letters and digits alone count there.
"""

import argparse
import json
import re
import unicodedata
from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np
import torch

from lines import Source
from network import HEIGHT, load
from train import ROUND, read_alphabet

LAST_SEEING, LAST_SEEING_BIAS = 53, 92
AS_DIGITS = "as digits"


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--start", type=Path, required=True)
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--measure", type=Path)
    options.add_argument("--lines", type=int, default=150)
    options.add_argument("--shares", type=shares, nargs="+", default=[(s, s) for s in (0, 0.3, 0.5, 0.7, 1)])
    options.add_argument("--of", choices=("average", "student"), default="average", help="mean of the weights, or the last")
    options.add_argument("--threads", type=int, default=1)
    given = options.parse_args()
    torch.set_num_threads(given.threads)
    alphabet = read_alphabet(given.start.with_suffix(".txt"))
    tests = frozen(given, set(alphabet))
    for share in given.shares:
        network = blended(given.start, given.work / "checkpoint.pt", share, given.of)
        print("share {:g},{:g}".format(*share), "  ".join(f"{kind} {100 * e:.1f} % / {100 * x:.0f}" for kind, (e, x) in measure(network, tests, alphabet).items()), flush=True)


def shares(text: str) -> tuple[float, float]:
    """"0.3" → (0.3, 0.3); "0.5,0.15" → (0.5, 0.15)."""
    given = [float(part) for part in text.split(",")]
    return given[0], given[-1]


def blended(start: Path, checkpoint: Path, share: tuple[float, float], of: str = "average") -> torch.nn.Module:
    """start + share × (trained − start): of the convolutions' weights the first share, of all that follows the second."""
    network = load(start)
    if any(share):
        trained = torch.load(checkpoint)[of]
        state = network.state_dict()
        moved = {k: torch.lerp(v, trained[k], share[follows(k)]) if v.is_floating_point() else v for k, v in state.items()}
        network.load_state_dict(moved)
    return network.eval()


def follows(name: str) -> bool:
    """Whether a weight comes after the convolutions that see the picture: onnx2torch numbers them in the graph's order."""
    number = int(re.search(r"\d+", name)[0])
    return name.startswith("BatchNorm") or number > (LAST_SEEING if name.startswith("Conv") else LAST_SEEING_BIAS)


def frozen(given, alphabet: set[str]) -> dict[str, list[tuple[np.ndarray, str]]]:
    source = Source(given.data, given.work, alphabet, 4711, "val")
    tests = defaultdict(list)
    for _ in range(given.lines):
        for kind in ("print", "hand_font", "real"):
            tests[kind].append(source.one(kind)[:2])
        number = "".join(str(source.random.randint(0, 9)) for _ in range(6))
        tests["six digits"].append((source.painter.lay(source.digit_pool.number(number)), number))
        code = source.texts.code()
        while not set(code) <= alphabet:
            code = source.texts.code()
        font = source.random.choice(source.print_fonts)
        tests["code"].append((source.painter.lay(source.painter.text(code, font)), code))
    tests["amounts"] = [source.one("amounts")[:2] for _ in range(given.lines)]
    tests[AS_DIGITS] = tests["six digits"]
    if given.measure:
        for label in json.loads((given.measure / "labels.json").read_text(encoding="utf8")):
            picture = cv2.imread(str(given.measure / label["file"]))
            width = round(picture.shape[1] * HEIGHT / picture.shape[0])
            tests["= " + label["set"]].append((cv2.resize(picture, (width, HEIGHT), interpolation=cv2.INTER_AREA), label["text"]))
    return tests


def measure(network, tests, alphabet) -> dict[str, tuple[float, float]]:
    found = {}
    for kind, lines in tests.items():
        folded = kind.startswith("=")
        edits = characters = exact = 0
        order = sorted(range(len(lines)), key=lambda i: lines[i][0].shape[1])
        for at in range(0, len(order), 16):
            group = [lines[i] for i in order[at : at + 16]]
            for (_, truth), read in zip(group, recognise(network, [p for p, _ in group], alphabet, kind == AS_DIGITS)):
                if folded:
                    truth, read = fold(truth), fold(read)
                e = distance(truth, read)
                edits, characters, exact = edits + min(e, len(truth)), characters + len(truth), exact + (e == 0)
        found[kind] = (edits / characters, exact / len(lines))
    return found


@torch.no_grad()
def recognise(network, pictures, alphabet, digits_only: bool = False) -> list[str]:
    width = max(320, -(-max(p.shape[1] for p in pictures) // ROUND) * ROUND)
    x = np.zeros((len(pictures), 3, HEIGHT, width), np.float32)
    for i, p in enumerate(pictures):
        x[i, :, :, : p.shape[1]] = p.transpose(2, 0, 1) / 127.5 - 1
    logs = network(torch.from_numpy(x))
    if digits_only:
        logs[:, :, [i for i, c in enumerate(alphabet, 1) if c not in "0123456789"]] = -torch.inf
    best = logs.argmax(2).numpy()
    return [" ".join("".join(alphabet[c - 1] for i, c in enumerate(row) if c and (i == 0 or row[i - 1] != c)).split()) for row in best]


def fold(text: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).lower()
    return re.sub(r"[^\w]+|_", " ", plain).strip()


def distance(a: str, b: str) -> int:
    row = list(range(len(b) + 1))
    for i, c in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, d in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (c != d))
    return row[-1]


if __name__ == "__main__":
    main()
