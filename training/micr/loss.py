"""What is asked of the network: the right symbols (CTC), and where a symbol's place is known, at that place."""

import numpy
import torch

from .draw import SYMBOLS, Drawing
from .network import STRIDE

IGNORE = -1


def loss_of(logits: torch.Tensor, drawings: list[Drawing], weight: float) -> torch.Tensor:
    """CTC over all lines plus `weight` times the cross-entropy of steps at known places.

    CTC alone spends its first thousand steps on finding out that blank is not always the answer; the places spare it
    that, and make the answer's places exact enough to measure the gaps between characters.
    """
    logs = torch.log_softmax(logits, 2)
    targets = torch.tensor([1 + SYMBOLS.index(c) for d in drawings for c in d.text])
    lengths = torch.tensor([len(d.text) for d in drawings])
    steps = torch.full((len(drawings),), logits.shape[1])
    ctc = torch.nn.functional.ctc_loss(
        logs.transpose(0, 1), targets, steps, lengths, reduction="none", zero_infinity=True
    )
    ctc = (ctc / lengths.clamp(min=20)).mean()  # per symbol; short lines and empty ones must not outweigh the others
    places = torch.from_numpy(numpy.stack([places_of(d, logits.shape[1]) for d in drawings]))
    if weight == 0 or not (places != IGNORE).any():
        return ctc
    return ctc + weight * torch.nn.functional.nll_loss(logs.flatten(0, 1), places.flatten(), ignore_index=IGNORE)


def places_of(drawing: Drawing, steps: int) -> numpy.ndarray:
    """The class of every step: the symbol near its middle, blank between symbols and outside, IGNORE in doubt."""
    if drawing.centres is None:
        return numpy.full(steps, IGNORE)
    if not drawing.text:
        return numpy.zeros(steps, int)
    at = (numpy.arange(steps) + 0.5) * STRIDE
    centres = numpy.asarray(drawing.centres)
    distance = numpy.abs(at[:, None] - centres[None])
    nearest = distance.argmin(1)
    pitch = numpy.diff(centres)
    around = numpy.minimum(numpy.append(pitch, pitch[-1:]), numpy.append(pitch[:1], pitch)) if pitch.size else numpy.array([25.0])
    apart = distance[numpy.arange(steps), nearest] / numpy.clip(around[nearest], 8, 40)
    classes = numpy.array([1 + SYMBOLS.index(c) for c in drawing.text])[nearest]
    return numpy.where(apart < 0.2, classes, numpy.where(apart < 0.38, IGNORE, 0))
