"""EfficientNet-lite0 with two upper halves: one as it was trained on ImageNet, one tuned to views; colour from below."""

import copy

import torch
from torch import nn
from torch.nn import functional

SHARED = 8  # blocks that both halves share: up to 80 channels at a sixteenth of the side
PLACES = 123  # channels of what the colour head sees of a place: features at an eighth, at a sixteenth, red, green, blue


class ColourHead(nn.Module):
    """Colour of the body from 12 × 12 places: each says how much it is paint, and the paint is seen in the light of all.

    Three weightings of the places (paint in light, paint in shade and what else helps: learnt, not told) each take a mean
    of what is seen. Beside them stands the light of the whole picture: a grey that is bright beside everything else is white.
    """

    def __init__(self, colours, width=64, weightings=3):
        super().__init__()
        self.first = nn.Linear(PLACES + 3, width)
        self.second = nn.Linear(width, width)
        self.paint = nn.Linear(width, weightings)
        self.mix = nn.Linear(weightings * (width + 6) + 13, 64)
        self.last = nn.Linear(64, colours)

    def forward(self, places, chosen=None):
        """`chosen`: the places that are looked at, all by default; the light is that of all of them in any case."""
        features, light = places[:, :120].flatten(2), self.light(places[:, 120:].flatten(2))
        brightest = torch.logsumexp(light[:, 3] * 8, 1, keepdim=True) / 8
        whole = torch.cat([light.mean(2), light.std(2), brightest], 1)
        if chosen is not None:
            features, light = features[:, :, chosen], light[:, :, chosen]
        light = light.transpose(1, 2)
        x = functional.relu(self.first(torch.cat([features.transpose(1, 2) * 0.5, light], 2)))
        x = functional.relu(self.second(functional.dropout1d(x.transpose(1, 2), 0.1, self.training).transpose(1, 2)))
        weight = self.paint(x).softmax(1).transpose(1, 2)
        seen = weight @ torch.cat([x, light], 2)
        mixed = functional.dropout(torch.cat([seen.flatten(1), whole], 1), 0.2, self.training)
        return self.last(functional.dropout(functional.relu(self.mix(mixed)), 0.2, self.training))

    @staticmethod
    def light(colour):
        """Red, green, blue as they are; brightness as a logarithm; red and blue against it, so that dark blue is blue."""
        share = (colour + 1).clamp(min=0) / 2
        brightness = share.mean(1, keepdim=True)
        relative = (share[:, ::2] - brightness) / (brightness + 0.06) * 2
        return torch.cat([colour, torch.log(brightness + 0.06) + 1, relative], 1)


class ColourHeads(nn.Module):
    """Several heads from different beginnings, which err differently; the mean of their logits."""

    def __init__(self, colours, count):
        super().__init__()
        self.heads = nn.ModuleList(ColourHead(colours) for _ in range(count))

    def forward(self, places):
        return sum(head(places) for head in self.heads) / len(self.heads)


class VehicleSight(nn.Module):
    def __init__(self, trunk, views, colours, heads):
        super().__init__()
        self.trunk = trunk
        self.upper = nn.ModuleList(copy.deepcopy(block) for block in trunk._blocks[SHARED:])
        self.view = nn.Linear(320 * 9, views)
        self.colour = ColourHeads(colours, heads)

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

    @staticmethod
    def places(middle, deep, picture):
        """What the colour head sees: [N, PLACES, 12, 12]."""
        return torch.cat([functional.avg_pool2d(middle, 2), deep, functional.avg_pool2d(picture, 16)], 1)

    def views(self, deep):
        x = deep
        for block in self.upper:
            x = block(x)
        grid = functional.avg_pool2d(x, 2).flatten(1)  # 6 × 6 places become 3 × 3
        return self.view(functional.dropout(grid, 0.3, self.training))

    def forward(self, picture):
        """Probabilities of ImageNet's classes, views, colours."""
        middle, deep = self.lower(picture)
        trunk, x = self.trunk, deep
        for block in trunk._blocks[SHARED:]:
            x = block(x)
        x = trunk._swish(trunk._bn1(trunk._conv_head(x))).mean((2, 3))
        colour = self.colour(self.places(middle, deep, picture))
        return trunk._fc(x).softmax(-1), self.views(deep).softmax(-1), colour.softmax(-1)
