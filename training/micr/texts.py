"""Invented magnetic lines in the layouts of several countries. A space is an empty cell."""

import random


def invent_line(rng: random.Random) -> str:
    layout = rng.choices(list(LAYOUTS), weights=[weight for _, weight in LAYOUTS.values()])[0]
    return LAYOUTS[layout][0](rng)


def digits(rng: random.Random, count: int) -> str:
    """Real numbers are rich in zeros and repeated digits, which CTC finds hardest: so are these."""
    kind = rng.random()
    if kind < 0.55:
        return "".join(rng.choices("0123456789", k=count))
    if kind < 0.8:
        zeros = rng.randint(0, count)
        return "0" * zeros + "".join(rng.choices("0123456789", k=count - zeros))
    text = ""
    while len(text) < count:
        text += rng.choice("00123456789") * rng.choice((1, 1, 2, 3, 4, 6))
    return text[:count]


def gap(rng: random.Random, most: int = 3) -> str:
    return " " * rng.choice((0, 1, 1, 1, 2, most))


def india(rng: random.Random) -> str:
    account = "" if rng.random() < 0.2 else f"{digits(rng, rng.choice((6, 6, 6, 7)))}C"
    code = rng.choice(("10", "11", "13", "29", "30", "31", digits(rng, 2)))
    return f"C{digits(rng, 6)}C{gap(rng, 2)}{digits(rng, 9)}A{gap(rng, 2)}{account}{gap(rng, 2)}{code}"


def us_personal(rng: random.Random) -> str:
    account = digits(rng, rng.randint(5, 13))
    if rng.random() < 0.25:
        cut = rng.randint(2, len(account) - 2)
        account = account[:cut] + rng.choice("D D ") + account[cut:]
    return f"A{digits(rng, 9)}A{gap(rng)}{account}C{gap(rng)}{digits(rng, rng.choice((3, 4, 4, 5)))}{amount(rng)}"


def us_serial_between(rng: random.Random) -> str:
    return f"A{digits(rng, 9)}A{digits(rng, rng.choice((3, 4)))}D{digits(rng, 2)}D{digits(rng, rng.randint(3, 7))}C{amount(rng)}"


def us_business(rng: random.Random) -> str:
    account = digits(rng, rng.randint(6, 12))
    if rng.random() < 0.4:
        account = account[:3] + "D" + account[3:]
    return f"C{digits(rng, rng.randint(4, 10))}C{gap(rng)}A{digits(rng, 9)}A{gap(rng)}{account}C{amount(rng)}"


def two_transits(rng: random.Random) -> str:
    return f"A{digits(rng, 9)}A{gap(rng)}A{digits(rng, rng.randint(8, 10))}A{gap(rng)}{digits(rng, 4)}"


def uk(rng: random.Random) -> str:
    sort = digits(rng, 6)
    sort = sort[:2] + "D" + sort[2:]
    return f"C{digits(rng, 6)}C{gap(rng)}{sort}A{gap(rng)}{digits(rng, 8)}C{gap(rng)}{digits(rng, 2)}{amount(rng)}"


def canada(rng: random.Random) -> str:
    account = digits(rng, rng.randint(6, 9))
    account = account[:3] + "D" + account[3:-1] + "D" + account[-1]
    return f"C{digits(rng, rng.randint(3, 7))}C{gap(rng)}A{digits(rng, 5)}D{digits(rng, 3)}A{gap(rng)}{account}C{amount(rng)}"


def groups(rng: random.Random) -> str:
    """No layout in particular: the reader must lean on the shapes alone."""
    parts = [rng.choice(("", "", "A", "B", "C", "D")) + digits(rng, rng.randint(1, 10)) for _ in range(rng.randint(1, 6))]
    return rng.choice(("", " ", "  ")).join(parts) + rng.choice(("", "A", "B", "C"))


def loose(rng: random.Random) -> str:
    return "".join(rng.choices("0123456789ABCD", k=rng.randint(3, 40)))


def amount(rng: random.Random) -> str:
    return f"{gap(rng)}B{digits(rng, 10)}B" if rng.random() < 0.25 else ""


LAYOUTS = {
    "india": (india, 30),
    "us_personal": (us_personal, 20),
    "us_serial_between": (us_serial_between, 4),
    "us_business": (us_business, 10),
    "two_transits": (two_transits, 4),
    "uk": (uk, 6),
    "canada": (canada, 6),
    "groups": (groups, 14),
    "loose": (loose, 6),
}
