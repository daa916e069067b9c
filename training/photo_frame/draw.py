"""Draws faces in photographs on documents, as the patch that src/operations/photo-crop looks at, with the true frame."""

import math
import random

import cv2
import numpy as np

from people import FACE, Person

# The patch: pixels of a side, pixels of a face, and where the face's middle lies.
SIDE, SCALE = 112, 20
MIDDLE = (56, 48)
# Drawn larger than it is looked at, and wider, to have room for jitter.
CANVAS = int(7.4 * FACE)
CX, CY = CANVAS // 2, int(CANVAS * 0.46)


def colour(kind="any"):
    if kind == "paper":
        base = random.randint(195, 255)
        tint = random.choice([0, 6, 18, 40])
        return np.array([max(120, base - random.randint(0, tint)) for _ in range(3)], float)
    if kind == "ground":
        if random.random() < 0.55:
            grey = random.randint(165, 255)
            return np.clip(np.array([grey + random.randint(-8, 8) for _ in range(3)], float), 0, 255)
        return np.array([random.randint(60, 255) for _ in range(3)], float)
    return np.array([random.randint(0, 255) for _ in range(3)], float)


def gradient(height, width, one, other):
    angle = random.uniform(0, 2 * math.pi)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    t = (x / width - 0.5) * math.cos(angle) + (y / height - 0.5) * math.sin(angle) + 0.5
    return one + (other - one) * np.clip(t, 0, 1)[..., None]


def blend(canvas, layer, alpha):
    canvas += (layer - canvas) * (alpha[..., None] if isinstance(alpha, np.ndarray) else alpha)


def guilloche(canvas, strength):
    height, width = canvas.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    for _ in range(random.randint(1, 3)):
        a, p = random.uniform(0, math.pi), random.uniform(4, 16)
        wave = 6 * np.sin((x * math.sin(a) - y * math.cos(a)) / random.uniform(10, 50) + random.uniform(0, 6))
        lines = np.sin(2 * math.pi * (x * math.cos(a) + y * math.sin(a) + wave) / p)
        alpha = np.clip(lines * 2 - random.uniform(-0.5, 1.2), 0, 1) * random.uniform(0.3, 1) * strength
        blend(canvas, colour(), alpha)


def shapes(canvas, count, strength, thick=None):
    for _ in range(count):
        layer, alpha = np.empty_like(canvas), np.zeros(canvas.shape[:2], np.float32)
        layer[:] = colour()
        x, y = random.randint(-40, CANVAS + 40), random.randint(-40, CANVAS + 40)
        size = random.randint(10, 120)
        width = thick or random.choice([-1, -1, 1, 2, 5])
        kind = random.random()
        if kind < 0.35:
            cv2.circle(alpha, (x, y), size, 1, width, cv2.LINE_AA)
        elif kind < 0.65:
            points = np.array([[x + random.randint(-size, size), y + random.randint(-size, size)] for _ in range(random.randint(3, 8))])
            cv2.fillPoly(alpha, [points], 1, cv2.LINE_AA) if width < 0 else cv2.polylines(alpha, [points], True, 1, width, cv2.LINE_AA)
        else:
            cv2.rectangle(alpha, (x, y), (x + size * 2, y + random.randint(4, size)), 1, width)
        blend(canvas, layer, alpha * random.uniform(0.1, 1) * strength)


FONTS = [cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_SCRIPT_SIMPLEX, cv2.FONT_HERSHEY_PLAIN]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789<<<<.,/-:   "


def text(canvas, x, y, size, length, ink, font=None):
    font = random.choice(FONTS) if font is None else font
    words = "".join(random.choice(LETTERS) for _ in range(length))
    scale = size / cv2.getTextSize("A", font, 1, 1)[0][1]
    top, bottom = max(0, int(y - size * 1.6)), min(CANVAS, int(y + size))
    if bottom <= top:
        return
    mask = np.zeros((bottom - top, CANVAS), np.uint8)
    cv2.putText(mask, words, (int(x), int(y) - top), font, scale, 255, max(1, round(size / 8)), cv2.LINE_AA)
    blend(canvas[top:bottom], ink, mask.astype(np.float32) / 255)


def column(canvas, left, top, bottom, dense=1.0):
    """Lines of print, left-justified, labels and values in turn as on a card."""
    ink, y = colour("any") * random.choice([0.1, 0.3, 0.6]), top
    small = random.uniform(3, 8)
    while y < bottom:
        size = small * random.choice([1, 1, 1.5])
        y += size * random.uniform(1.4, 2.6)
        if random.random() < dense:
            text(canvas, left + random.choice([0, 0, 0, 8]), y, size, random.randint(3, 28), ink)


def frame(crown):
    """Left, top, right, bottom of a photograph around a face, in faces: widths and proportions as in
    src/operations/photo-crop/frame/proportions.ts; over the hair mostly the little that photographers leave."""
    while True:
        width = math.exp(random.gauss(math.log(1.6), 0.22) if random.random() < 0.8 else random.gauss(math.log(2.4), 0.35))
        kind = random.random()
        aspect = random.gauss(0.775, 0.045) if kind < 0.68 else random.gauss(1, 0.04) if kind < 0.85 else random.uniform(0.62, 1.15)
        off = random.gauss(0, 0.06) if random.random() < 0.85 else random.gauss(0, 0.18)
        top = random.gauss(0.72 + 0.3 * min(width, 2.6), 0.15)
        height = width / aspect
        if random.random() < 0.8:
            top = crown + height * random.uniform(-0.01, 0.12)
        left, right, bottom = width * (0.5 - off / 2), width * (0.5 + off / 2), height - top
        if 0.45 < left < 2.6 and 0.45 < right < 2.6 and 0.8 < top < 2.2 and 0.45 < bottom < 3.1:
            return -left, -top, right, bottom


def draw(people: list[Person]):
    """@returns the patch (SIDE × SIDE × 3) and left, top, right, bottom of the frame in its pixels."""
    drawn = random.random() < 0.3
    person = random.choice([each for each in people if each.drawn == drawn])
    left, top, right, bottom = (v * FACE for v in frame(person.crown))
    x0, y0, x1, y1 = (round(v) for v in (CX + left, CY + top, CX + right, CY + bottom))
    canvas = np.empty((CANVAS, CANVAS, 3), np.float32)
    ground = card(canvas, x0, y0, x1, y1)
    x0, y0, x1, y1 = photograph(canvas, person, x0, y0, x1, y1, ground)
    if random.random() < 0.4:
        guilloche(canvas, random.uniform(0.05, 0.3))
    if random.random() < 0.25:
        shapes(canvas, random.randint(1, 3), 0.4)
    if random.random() < 0.3:  # a signature or a serial number that begins on the photograph, a stamp over its edge
        text(canvas, random.randint(x0 - 30, x1), y1 + random.randint(-20, 40), random.randint(8, 30), random.randint(3, 12), colour() * 0.4, cv2.FONT_HERSHEY_SCRIPT_SIMPLEX)
    if random.random() < 0.12:
        shapes(canvas, 1, 0.8, thick=3)
    return photographed(canvas, x0, y0, x1, y1)


def card(canvas, x0, y0, x1, y1):
    paper = colour("paper") if random.random() < 0.8 else colour()
    other = np.clip(paper + np.random.normal(0, random.choice([2, 15, 50]), 3), 0, 255)
    canvas[:] = gradient(CANVAS, CANVAS, paper, other)
    if random.random() < 0.6:
        guilloche(canvas, random.choice([0.1, 0.25, 0.6]))
    if random.random() < 0.6:
        shapes(canvas, random.randint(1, 6), random.choice([0.2, 0.5, 1]))
    dark = colour() * 0.5
    if random.random() < 0.5:  # a coloured bar over the photograph or under it
        edge = y0 - random.choice([0, 2, random.randint(3, 80)])
        canvas[max(0, edge - random.randint(10, 90)) : max(0, edge)] = dark if random.random() < 0.5 else colour()
    if random.random() < 0.25:
        edge = y1 + random.choice([0, 2, random.randint(3, 80)])
        canvas[edge : edge + random.randint(10, 120)] = colour("paper") if random.random() < 0.5 else colour()
    if random.random() < 0.35:  # a panel that holds the photograph with some margin
        tone = np.clip(paper + np.random.normal(0, random.choice([8, 25, 60]), 3), 0, 255)
        corner = (x0 - random.randint(4, 60), y0 - random.randint(6, 100)), (x1 + random.randint(3, 50), y1 + random.randint(4, 70))
        cv2.rectangle(canvas, *corner, tone.tolist(), random.choice([-1, -1, 1, 2]), cv2.LINE_AA)
    side = random.random()
    if random.random() < 0.85:
        column(canvas, x1 + random.choice([3, 6, 10, 16, 30, 60]) if side < 0.8 else x0 - random.randint(90, 160), random.randint(-20, max(1, y0 + 40)), CANVAS if random.random() < 0.5 else y1 + random.randint(-20, 60), random.uniform(0.6, 1))
    if random.random() < 0.6:
        column(canvas, x0 + random.choice([0, 0, -10, 5, -60, -120]), y0 - random.randint(20, 110), y0 - random.choice([4, 8, 14]))
    if random.random() < 0.6:
        column(canvas, x0 + random.choice([0, 0, -10, 5, -60, -120]), y1 + random.randint(0, 12), y1 + random.randint(20, 150))
    if random.random() < 0.5:  # the machine-readable lines
        y, size = y1 + random.randint(15, 90), random.uniform(8, 14)
        for line in range(random.randint(2, 3)):
            text(canvas, x0 - random.randint(0, 60), y + line * size * 1.9, size, 60, np.zeros(3) + random.randint(0, 70), cv2.FONT_HERSHEY_SIMPLEX)
    edges(canvas, x0, y0, x1, y1)
    return paper


def edges(canvas, x0, y0, x1, y1):
    """The card's own edges, with what lies beyond: a desk, a scanner's lid, another card."""
    if random.random() < 0.35:
        return
    gap = lambda: random.choice([random.randint(2, 12), random.randint(10, 60), random.randint(60, 300)])  # noqa: E731
    box = [x0 - gap(), y0 - gap() * 2, x1 + random.randint(100, 400), y1 + gap() * 2]
    if random.random() < 0.25:
        box[0], box[2] = x0 - random.randint(100, 400), x1 + gap()
    inside = np.zeros((CANVAS, CANVAS), np.float32)
    cv2.rectangle(inside, (box[0], box[1]), (box[2], box[3]), 1, -1)
    if random.random() < 0.5:
        inside = cv2.GaussianBlur(cv2.morphologyEx(inside, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (21, 21))), (3, 3), 1)
    desk = np.empty_like(canvas)
    desk[:] = gradient(CANVAS, CANVAS, colour(), colour()) if random.random() < 0.4 else colour("paper")
    if random.random() < 0.4:
        shapes(desk, 4, 0.8)
    blend(canvas, desk, 1 - inside)
    if random.random() < 0.3:
        cv2.rectangle(canvas, (box[0], box[1]), (box[2], box[3]), colour().tolist(), random.randint(1, 3), cv2.LINE_AA)


def photograph(canvas, person: Person, x0, y0, x1, y1, paper):
    """@returns the frame that can be seen: where the ground does not stand out from the card, the person's extent in it"""
    width, height = x1 - x0, y1 - y0
    half = person.colour.shape[0] // 2
    grow = random.uniform(0.93, 1.07)
    matrix = np.array([[grow, 0, CX - half * grow], [0, grow, CY - half * grow]], np.float32)
    if random.random() < 0.5:
        matrix[0] = [-grow, 0, CX + half * grow]
    look = cv2.warpAffine(person.colour, matrix, (CANVAS, CANVAS), borderMode=cv2.BORDER_REPLICATE).astype(np.float32)
    mask = cv2.warpAffine(person.mask, matrix, (CANVAS, CANVAS))
    cut_out = person.drawn or random.random() < 0.75
    bare = cut_out and random.random() < 0.1  # the person alone, printed without a ground
    hidden = bare
    if cut_out:
        if random.random() < 0.55:  # hardly another colour than the paper
            ground = np.clip(paper + np.random.normal(random.choice([0, 6]), random.choice([3, 6, 12]), 3), 0, 255)
        else:
            ground = colour("ground")
        light = np.clip(ground + np.random.normal(0, random.choice([1, 6, 25]), 3), 0, 255)
        behind = gradient(CANVAS, CANVAS, ground, light)
        if random.random() < 0.1:
            shapes(behind, 3, 0.6)
        if random.random() < 0.55:
            head, mask = shoulders(behind, look, mask, grow * FACE)
            look = behind + (look - behind) * head[..., None]
        else:
            look = behind + (look - behind) * mask[..., None]
    if random.random() < 0.45:
        grey = look @ np.array([0.114, 0.587, 0.299], np.float32)
        tint = np.clip(1 + np.random.normal(0, random.choice([0, 0.03, 0.12]), 3), 0.5, 1.5)
        look = grey[..., None] * tint
    look = np.clip((look - 128) * random.uniform(0.55, 1.25) + 128 + random.uniform(-30, 45), 0, 255)
    if random.random() < 0.15:
        look = cv2.GaussianBlur(look, (0, 0), random.uniform(0.5, 3))
    alpha = np.zeros((CANVAS, CANVAS), np.float32)
    if random.random() < 0.05:
        cv2.ellipse(alpha, ((x0 + x1) // 2, (y0 + y1) // 2), (width // 2, height // 2), 0, 0, 360, 1, -1, cv2.LINE_AA)
    else:
        alpha[max(0, y0) : y1, max(0, x0) : x1] = 1
        if random.random() < 0.12:
            size = random.randint(5, 30) | 1
            alpha = cv2.morphologyEx(alpha, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)))
    border = random.random()
    if border < 0.15:  # a margin that is not part of the picture
        pad = random.randint(2, 7)
        cv2.rectangle(canvas, (x0 - pad, y0 - pad), (x1 + pad, y1 + pad), colour("paper").tolist(), -1)
    elif border < 0.3:
        cv2.rectangle(canvas, (x0 - 1, y0 - 1), (x1, y1), colour().tolist(), random.randint(1, 3))
    elif border < 0.38:  # a box that was drawn for it
        pad = random.randint(4, 20)
        cv2.rectangle(canvas, (x0 - pad, y0 - pad), (x1 + pad, y1 + pad), colour().tolist(), random.randint(1, 2), cv2.LINE_AA)
    if bare:
        alpha *= mask
    if random.random() < 0.4:
        soft = random.uniform(1, 8)
        inner = cv2.GaussianBlur(alpha, (0, 0), soft)
        alpha = alpha * np.clip(inner * 2 - 1, 0, 1) if random.random() < 0.7 else inner
    if random.random() < 0.2:
        alpha = alpha * random.uniform(0.55, 0.95)
    if random.random() < 0.35:  # ink on the card's own pattern, which shows through
        look = canvas * np.clip(look / (random.uniform(215, 255) if random.random() < 0.5 else max(60, look[y0 + 2, x0 + 2].min())), 0, 1)
    before = canvas[[y0, y0, y0 + 10], [x0, x1 - 1, x0]].copy()
    blend(canvas, look, alpha)
    hidden = hidden or cut_out and np.abs(canvas[[y0, y0, y0 + 10], [x0, x1 - 1, x0]] - before).mean() < 5 and border >= 0.38
    if not hidden:
        return x0, y0, x1, y1
    rows, columns = (np.flatnonzero((mask[y0:y1, x0:x1] > 0.5).any(axis)) for axis in (1, 0))
    if len(rows) < height // 2 or len(columns) < width // 2:
        return x0, y0, x1, y1
    room = lambda most: random.uniform(0, most)  # noqa: E731
    return (
        round(max(x0, x0 + columns[0] - room(0.03) * width)),
        round(max(y0, y0 + rows[0] - room(0.05) * height)),
        round(min(x1, x0 + columns[-1] + 1 + room(0.03) * width)),
        round(min(y1, y0 + rows[-1] + 1 + room(0.02) * height)),
    )


def shoulders(behind, look, mask, face):
    """Neck and shoulders as people hold them for an identity photograph, where the sides of the photograph cut them.
    @returns the mask of what is left of the person above them, and that of both"""
    at = lambda x, y: (int(CX + x * face), int(CY + y * face))  # noqa: E731
    person = np.zeros(mask.shape, np.float32)
    neck, slope, wide = random.uniform(0.28, 0.42), random.uniform(0.72, 1), random.uniform(1.05, 2.1)
    fall, lean = slope + random.uniform(0.15, 0.6), random.uniform(-0.08, 0.08)
    body = [at(-neck, slope), at(-wide + lean, fall), at(-wide - 0.15 + lean, 4), at(wide + 0.15 + lean, 4), at(wide + lean, fall), at(neck, slope)]
    skin = np.median(look[CY : CY + int(0.3 * face), CX - int(0.2 * face) : CX + int(0.2 * face)].reshape(-1, 3), 0)
    cv2.rectangle(person, at(-neck, 0.3), at(neck, 1.5), 1, -1)
    blend(behind, gradient(CANVAS, CANVAS, skin * 0.8, skin), person)
    person[:] = 0
    cv2.fillPoly(person, [np.array(body)], 1, cv2.LINE_AA)
    opening = np.array([at(-neck * 0.8, slope - 0.1), at(lean, slope + random.uniform(0, 0.7)), at(neck * 0.8, slope - 0.1)])
    cv2.fillPoly(person, [opening], 0, cv2.LINE_AA)
    person = cv2.GaussianBlur(person, (0, 0), random.uniform(1, 4))
    tone = colour() * random.choice([0.3, 0.6, 1])
    cloth = gradient(CANVAS, CANVAS, tone, np.clip(tone + np.random.normal(0, 30, 3), 0, 255)).astype(np.float32)
    if random.random() < 0.3:
        shapes(cloth, random.randint(2, 8), 0.6)
    blend(behind, cloth + np.random.normal(0, random.choice([0, 4, 10]), cloth.shape[:2])[..., None], person)
    chin = CY + random.uniform(0.5, 0.9) * face
    head = mask * np.clip((chin - np.arange(CANVAS)) / (0.15 * face), 0, 1)[:, None].astype(np.float32)
    return head, np.maximum(head, person)


def photographed(canvas, x0, y0, x1, y1):
    """Laid out as the service lays it out, with its errors, and as cameras, scanners and JPEG leave it."""
    if random.random() < 0.3:
        canvas = cv2.GaussianBlur(canvas, (0, 0), random.uniform(0.4, 1.4))
    angle = math.radians(random.gauss(0, 0.9))
    scale = SCALE / FACE * math.exp(random.gauss(0, 0.05))
    cos, sin = scale * math.cos(angle), scale * math.sin(angle)
    dx, dy = MIDDLE[0] + random.gauss(0, 1.2), MIDDLE[1] + random.gauss(0, 1.5)
    matrix = np.array([[cos, -sin, dx - cos * CX + sin * CY], [sin, cos, dy - sin * CX - cos * CY]])
    small = cv2.resize(canvas, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    halved = matrix.copy()
    halved[:, :2] *= 2
    low = random.random() < 0.25
    patch = cv2.warpAffine(small, halved, (SIDE, SIDE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    if low:
        k = random.uniform(0.4, 0.9)
        patch = cv2.resize(cv2.resize(patch, None, fx=k, fy=k, interpolation=cv2.INTER_AREA), (SIDE, SIDE), interpolation=cv2.INTER_LINEAR)
    gain = random.uniform(0.75, 1.1) * np.clip(1 + np.random.normal(0, 0.05, 3), 0.8, 1.2)
    patch = patch * gain + random.uniform(-10, 15) + np.random.normal(0, random.choice([0.5, 2, 6]), patch.shape)
    patch = np.clip(patch, 0, 255).astype(np.uint8)
    if random.random() < 0.7:
        patch = cv2.imdecode(cv2.imencode(".jpg", patch, [cv2.IMWRITE_JPEG_QUALITY, random.randint(35, 96)])[1], 1)
    at = lambda x, y: matrix @ np.array([x, y, 1.0])  # noqa: E731
    a, b, c, d = at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)
    return patch, np.array([(a[0] + d[0]) / 2, (a[1] + b[1]) / 2, (b[0] + c[0]) / 2, (c[1] + d[1]) / 2], np.float32)
