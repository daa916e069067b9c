"""The network: a small convolutional reader with one answer for every four columns, trained from scratch.

Its weights come from nobody else's. In a trial it learned ten times faster on a CPU than the tiny PP-OCRv6 recogniser,
whose depthwise layers are slow to train, and fourteen shapes that were designed for machines need no more.
"""

from pathlib import Path

import numpy
import onnx
import torch
from torch import nn

from .e13b import SYMBOLS

CLASSES = 1 + len(SYMBOLS)
"""Class 0 is the blank of CTC."""
STRIDE = 4
"""Columns of the picture to one step of the answer."""


class MicrNetwork(nn.Module):
    """[N, 1, 48, W] of −1..1 → logits [N, W / 4, CLASSES]. A step sees 63 columns: two and a half characters."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = nn.Sequential(
            _layer(1, 16, 3, stride=2),
            _layer(16, 32, 3, stride=2),
            _layer(32, 32, 3),
            _layer(32, 64, 3, stride=(2, 1)),
            _layer(64, 64, 3, stride=(2, 1)),
            nn.Conv2d(64, 128, (3, 1), bias=False),
            nn.BatchNorm2d(128),
            nn.ReLU(inplace=True),
        )
        self.line = nn.Sequential(_layer(128, 128, (1, 5)), _layer(128, 128, (1, 5)))
        self.head = nn.Conv2d(128, CLASSES, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        seen = self.picture(x)
        return self.head(seen + self.line(seen))[:, :, 0].transpose(1, 2)


def _layer(inside: int, outside: int, size: int | tuple[int, int], stride: int | tuple[int, int] = 1) -> nn.Sequential:
    padding = size // 2 if isinstance(size, int) else (size[0] // 2, size[1] // 2)
    return nn.Sequential(
        nn.Conv2d(inside, outside, size, stride, padding, bias=False), nn.BatchNorm2d(outside), nn.ReLU(inplace=True)
    )


class _LogSoftmax(nn.Module):
    def __init__(self, module: nn.Module):
        super().__init__()
        self.module = module

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.log_softmax(self.module(x), 2)


def export(module: nn.Module, path: str) -> None:
    """`x` [N, 1, 48, W] → `log_probabilities` [N, W / 4, CLASSES]."""
    was_training = module.training
    torch.onnx.export(
        _LogSoftmax(module).eval(),
        (torch.zeros(1, 1, 48, 320),),
        path,
        input_names=["x"],
        output_names=["log_probabilities"],
        dynamic_axes={"x": {0: "n", 3: "w"}, "log_probabilities": {0: "n", 1: "t"}},
        opset_version=17,
        dynamo=False,
    )
    module.train(was_training)


def load_weights(module: MicrNetwork, path: Path) -> None:
    """The weights of an exported model, whose normalisations were folded into the convolutions before them."""
    graph = onnx.load(path).graph
    values = {given.name: onnx.numpy_helper.to_array(given) for given in graph.initializer}
    folded = [[torch.tensor(values[name]) for name in node.input[1:]] for node in graph.node if node.op_type == "Conv"]
    parts = [part for part in module.modules() if isinstance(part, nn.Conv2d | nn.BatchNorm2d)]
    with torch.no_grad():
        for part, after in zip(parts, [*parts[1:], None], strict=True):
            if isinstance(part, nn.Conv2d):
                weight, bias = folded.pop(0)
                part.weight.copy_(weight)
                (part if part.bias is not None else after).bias.copy_(bias)


def read(log_probabilities: numpy.ndarray) -> str:
    """The best path of CTC: [T, CLASSES] → symbols."""
    path = log_probabilities.argmax(-1)
    return "".join(SYMBOLS[c - 1] for i, c in enumerate(path) if c and (i == 0 or path[i - 1] != c))
