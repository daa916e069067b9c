"""Patch with a face in its middle → where the four sides of its photograph lie."""

import torch
from torch import nn
from torch.nn import functional

from draw import SIDE


def conv(inputs, outputs, stride=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(True))


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.body = nn.Sequential(conv(channels, channels), nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return functional.relu(x + self.body(x))


class FrameNetwork(nn.Module):
    """RGB 0 to 1 [n, 3, SIDE, SIDE] → log-probabilities [n, 4, SIDE] of left, top, right, bottom over the positions."""

    def __init__(self, widths=(16, 32, 64, 96)):
        super().__init__()
        a, b, c, d = widths
        self.second = nn.Sequential(conv(3, a, 2), conv(a, a))
        self.fourth = nn.Sequential(conv(a, b, 2), Residual(b))
        self.eighth = nn.Sequential(conv(b, c, 2), Residual(c), Residual(c))
        self.sixteenth = nn.Sequential(conv(c, d, 2), Residual(d))
        self.up = nn.ModuleList([nn.Conv2d(d, c, 1), nn.Conv2d(c, b, 1), nn.Conv2d(b, a * 2, 1)])
        self.lateral = nn.ModuleList([nn.Conv2d(c, c, 1), nn.Conv2d(b, b, 1), nn.Conv2d(a, a * 2, 1)])
        self.mix = nn.ModuleList([conv(c, c), conv(b, b), conv(a * 2, a * 2)])
        self.attention = nn.Conv2d(a * 2, 4, 1)
        self.heads = nn.ModuleList(
            nn.Sequential(nn.Conv1d(a * 4, 48, 5, padding=2), nn.ReLU(True), nn.Upsample(scale_factor=2, mode="linear"), nn.Conv1d(48, 1, 5, padding=2))
            for _ in range(4)
        )

    def forward(self, x):
        levels = [self.second((x - 0.5) * 4)]
        for stage in (self.fourth, self.eighth, self.sixteenth):
            levels.append(stage(levels[-1]))
        y = levels.pop()
        for up, lateral, mix in zip(self.up, self.lateral, self.mix):
            y = functional.interpolate(up(y), scale_factor=2.0, mode="nearest")
            y = mix(y + lateral(levels.pop()))
        weights = self.attention(y)
        sides = []
        for side, head in enumerate(self.heads):
            across = 2 if side % 2 == 0 else 3  # upright sides are sought along x, so y is summed over
            weight = torch.softmax(weights[:, side : side + 1], dim=across)
            line = torch.cat([(y * weight).sum(across), y.amax(across)], 1)
            sides.append(head(line))
        return torch.log_softmax(torch.cat(sides, 1), 2)


def loss(log_probabilities, truth, spread=1.2):
    """Cross-entropy against a normal distribution of `spread` positions around the truth."""
    positions = torch.arange(SIDE, dtype=torch.float32) + 0.5
    target = torch.softmax(-0.5 * ((positions - truth[..., None]) / spread) ** 2, 2)
    return -(target * log_probabilities).sum(2).mean()
