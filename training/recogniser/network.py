"""The recogniser as a PyTorch module, out of its ONNX file and back."""

from pathlib import Path

import onnx
import torch
from onnx2torch import convert

FOLD = 8  # columns of the picture to one step of the output
HEIGHT = 48


def load(path: Path) -> torch.nn.Module:
    """Weights that onnx2torch keeps as buffers (MatMul, Add) become parameters, else they would not train."""
    model = onnx.load(path)
    for node in model.graph.node:
        for attribute in list(node.attribute):
            if attribute.name == "auto_pad" and attribute.s == b"SAME_UPPER":
                node.attribute.remove(attribute)
                node.attribute.append(onnx.helper.make_attribute("pads", [0, 0, 1, 1]))
    network = convert(model)
    for module in network.modules():
        for name, buffer in list(module.named_buffers(recurse=False)):
            trains = buffer.is_floating_point() and buffer.numel() > 1 and name.startswith("onnx_initializer")
            if trains:
                del module._buffers[name]
                module.register_parameter(name, torch.nn.Parameter(buffer.clone()))
    return network.eval()  # BatchNorm keeps the statistics of the start


def save(network: torch.nn.Module, path: Path) -> None:
    network.eval()
    example = torch.zeros(1, 3, HEIGHT, 320)
    torch.onnx.export(
        network.to(memory_format=torch.contiguous_format),
        (example,),
        str(path),
        dynamo=False,
        opset_version=17,
        input_names=["x"],
        output_names=["log_probabilities"],
        dynamic_axes={"x": {0: "n", 3: "w"}, "log_probabilities": {0: "n", 1: "t"}},
    )
