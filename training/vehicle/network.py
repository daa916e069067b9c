"""EfficientNet-lite0 with two upper halves: one as it was trained on ImageNet, one tuned to views; colour from below."""

import copy

import torch
from torch import nn
from torch.nn import functional

SHARED = 8  # blocks that both halves share: up to 80 channels at a sixteenth of the side


class ColourHead(nn.Module):
    """Colour of the body: every place votes, weighed by how much it looks like paint and not glass, tyre or road."""

    def __init__(self, channels, colours):
        super().__init__()
        self.first = nn.Conv2d(channels + 3, 48, 3, padding=1)
        self.second = nn.Conv2d(48, 48, 3, padding=1)
        self.votes = nn.Conv2d(48, colours, 1)
        self.paint = nn.Conv2d(48, 1, 1)

    def forward(self, features, picture):
        small = functional.avg_pool2d(picture, 8)
        x = functional.relu(self.first(torch.cat([features, small * 2], 1)))
        x = functional.relu(self.second(functional.dropout2d(x, 0.1, self.training)))
        weight = self.paint(x).flatten(2).softmax(-1)
        return (self.votes(x).flatten(2) * weight).sum(-1)


class VehicleSight(nn.Module):
    def __init__(self, trunk, views, colours):
        super().__init__()
        self.trunk = trunk
        self.upper = nn.ModuleList(copy.deepcopy(block) for block in trunk._blocks[SHARED:])
        self.view = nn.Linear(320 * 9, views)
        self.colour = ColourHead(40, colours)

    def lower(self, x):
        """At an eighth (40 channels) and at a sixteenth (80 channels) of the side."""
        trunk = self.trunk
        x = trunk._swish(trunk._bn0(trunk._conv_stem(x)))
        for block in trunk._blocks[:5]:
            x = block(x)
        middle = x
        for block in trunk._blocks[5:SHARED]:
            x = block(x)
        return middle, x

    def tuned(self, middle, deep, picture):
        x = deep
        for block in self.upper:
            x = block(x)
        grid = functional.avg_pool2d(x, 2).flatten(1)  # 6 × 6 places become 3 × 3
        return self.view(functional.dropout(grid, 0.3, self.training)), self.colour(middle, picture)

    def forward(self, picture):
        """Probabilities of ImageNet's classes, views, colours."""
        middle, deep = self.lower(picture)
        view, colour = self.tuned(middle, deep, picture)
        trunk, x = self.trunk, deep
        for block in trunk._blocks[SHARED:]:
            x = block(x)
        x = trunk._swish(trunk._bn1(trunk._conv_head(x))).mean((2, 3))
        return trunk._fc(x).softmax(-1), view.softmax(-1), colour.softmax(-1)
