"""Draws pages of print as scanners and cameras give them, to fit the confidence of words on.

    python training/recogniser/pages.py --alphabet models/text-recogniser-small.txt --data HANDWRITING --work WORK --out PAGES [--pages 80]

Letters, forms, receipts and tables in faces that no training line used, photographed from well to badly. PAGES takes the
pictures and labels.json ({file, set, text}), which `node dist/bench/reading.js --words FILE PAGES` reads.
"""

import argparse
import json
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from lines import Source, font_draws
from train import read_alphabet


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--alphabet", type=Path, required=True)
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--out", type=Path, required=True)
    options.add_argument("--pages", type=int, default=80)
    options.add_argument("--seed", type=int, default=2024)
    given = options.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    source = Source(given.data, given.work, set(read_alphabet(given.alphabet)), given.seed, "val")
    labels = []
    for n in range(given.pages):
        kind = source.random.choice(list(LAYOUTS))
        picture, text = page(source, kind)
        cv2.imwrite(str(given.out / f"{n:03}.png"), picture)
        labels.append({"file": f"{n:03}.png", "set": kind, "text": text})
    (given.out / "labels.json").write_text(json.dumps(labels, ensure_ascii=False, indent=1), encoding="utf8")


def page(source: Source, kind: str) -> tuple[np.ndarray, str]:
    """A page in blue, green, red, and its text."""
    r, paint = source.random, source.painter
    size = r.randint(15, 34)
    font = r.choice(source.print_fonts)
    face = ImageFont.truetype(str(font), size)
    width = int(size * (24 if kind == "receipt" else r.uniform(38, 60)))
    sheet = Image.new("L", (width, int(width * r.uniform(0.8, 1.3))))
    pen, written, y = ImageDraw.Draw(sheet), [], 2 * size
    while y < sheet.height - 3 * size:
        row = list(LAYOUTS[kind](source, width, size))
        for (x, text), (end, _) in zip(row, [*row[1:], (width, "")]):
            while text and (x + face.getlength(text) > end - size or not font_draws(font, text)):
                text = text.rpartition(" ")[0]
            if text and set(text) <= source.alphabet:
                pen.text((x, y), text, font=face, fill=255)
                written.append(text)
        y += int(size * r.choice([1.3, 1.5, 1.5, 1.8, 2.6]))
    ink = np.asarray(sheet, np.float32) / 255
    paper = r.uniform(205, 255)
    picture = np.tile((paper - ink * r.uniform(0.6, 1) * paper)[..., None], 3)
    picture += r.uniform(-25, 25) * np.linspace(-0.5, 0.5, width, dtype=np.float32)[None, :, None]
    turn = cv2.getRotationMatrix2D((width / 2, sheet.height / 2), r.gauss(0, 0.4), 1)
    picture = cv2.warpAffine(picture, turn, (width, sheet.height), flags=cv2.INTER_LINEAR, borderValue=(paper,) * 3)
    return paint.photograph(picture), "\n".join(written)


def letter(source: Source, width: int, size: int):
    yield size, source.texts.prose("en", most=12)


def form(source: Source, width: int, size: int):
    texts = source.texts
    for x in (size, width // 2):
        if source.random.random() < 0.8:
            yield x, f"{source.random.choice(['', '', '* '])}{label(source)}: {texts.printed()}"


def receipt(source: Source, width: int, size: int):
    r = source.random
    yield size, source.texts.prose("en", most=3) if r.random() < 0.7 else source.texts.printed()
    yield int(width * 0.72), f"{r.randint(0, 999)}.{r.randint(0, 99):02}"


def table(source: Source, width: int, size: int):
    r, texts = source.random, source.texts
    yield size, texts.date()
    yield int(width * 0.22), r.choice([texts.name, lambda: label(source), lambda: texts.prose("en", most=4)])()
    for x in (0.62, 0.8):
        if r.random() < 0.7:
            yield int(width * x), texts.figures().strip("*=")


def label(source: Source) -> str:
    return source.texts.prose("en", most=2).strip(".,;:").capitalize()


LAYOUTS = {"letter": letter, "form": form, "receipt": receipt, "table": table}


if __name__ == "__main__":
    main()
