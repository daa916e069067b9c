"""Trains the name matcher: word frequencies, costs between phonemes, and the boosted trees that turn a comparison into a probability.

    python training/train_name_match.py --data FOLDER [--validate]

FOLDER holds the labelled pairs (CSV: a,b,match,category,source). Writes models/name-match/*.json. Needs numpy and lightgbm;
runs `node dist/scripts/name-match-features.js`, so build first. Fixed seed; about two minutes on two cores.
"""

import argparse
import collections
import csv
import glob
import json
import math
import os
import random
import re
import subprocess
import tempfile
import unicodedata

import lightgbm
import numpy

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = os.path.join(ROOT, "models", "name-match")
SEED = 20261121
COMPANY_SOURCES = {"dnb_company_synthetic", "eason_company_test", "nameprompt_company_brand", "nse_bse_isin", "ofac_sdn_entity"}
TRUSTED_SPELLING = {"tcpd_lokdhaba_in", "myneta_vs_eci_2014", "un_sc_consolidated", "yente_un_treated", "ofac_sdn_person", "nomenklatura_name_bench", "senzing_truthset"}


def read_pairs(folder):
    rows = []
    for path in sorted(glob.glob(os.path.join(folder, "*.csv"))):
        source = os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf8") as file:
            for row in csv.DictReader(file):
                rows.append((row["a"], row["b"], int(row["match"]), source, row["category"]))
    return rows


def plain_words(name):
    text = unicodedata.normalize("NFKD", name.lower())
    text = "".join(c for c in text if not unicodedata.combining(c)).replace("'", "").replace("’", "")
    return set(re.findall(r"[a-z]{2,}", text))


def write_frequencies(rows):
    """Counts of words over distinct names; a word of fewer than four names is left out, so that nobody's name can be told from it."""
    names = {"person": set(), "company": set()}
    for a, b, _, source, category in rows:
        if source in ("nickname_variants", "wikidata_netranslit_tokens"):
            continue
        company = source in COMPANY_SOURCES or category.startswith("org") or "Compan" in category
        names["company" if company else "person"].update((a, b))
    tables = {}
    for kind, texts in names.items():
        counts = collections.Counter(word for text in texts for word in plain_words(text))
        tables[kind] = {word: n for word, n in sorted(counts.items()) if n >= 4}
    total = max(len(texts) for texts in names.values())
    write("frequencies.json", {"names": total, **tables})


def options_dist():
    """The compiled code; another folder than dist can be named, so that a rebuild does not pull it away."""
    return os.environ.get("LEKHA_DIST", os.path.join(ROOT, "dist"))


def node(mode, pairs, *more):
    process = subprocess.run(
        ["node", os.path.join(options_dist(), "scripts/name-match-features.js"), mode, OUT, *more],
        input=json.dumps(pairs), capture_output=True, text=True, check=True,
    )
    return process.stdout


# --- costs between phonemes -------------------------------------------------------------------------------------------

def start_costs(alphabet):
    vowels = "aeiouAIUy"
    kin = ["bBpvwPf", "cCsSzjJZ", "dDtT", "gGkKh", "lr", "mn", "iIyjJ", "uUvw"]
    size = len(alphabet)
    costs = numpy.ones((size, size))
    for i, x in enumerate(alphabet):
        for j, y in enumerate(alphabet):
            if i == j:
                costs[i, j] = 0
            elif i == 0 or j == 0:
                symbol = y if i == 0 else x
                costs[i, j] = 0.5 if symbol in vowels else 0.4 if symbol == "h" else 1
            elif x in vowels and y in vowels or any(x in group and y in group for group in kin):
                costs[i, j] = 0.4
    return costs


def edit_path(a, b, costs):
    n, m = len(a), len(b)
    table = [[0.0] * (m + 1) for _ in range(n + 1)]
    for j in range(1, m + 1):
        table[0][j] = table[0][j - 1] + costs[0][b[j - 1]]
    for i in range(1, n + 1):
        row, above = table[i], table[i - 1]
        x = a[i - 1]
        drop = costs[x][0]
        row[0] = above[0] + drop
        for j in range(1, m + 1):
            y = b[j - 1]
            row[j] = min(above[j - 1] + costs[x][y], above[j] + drop, row[j - 1] + costs[0][y])
    steps = []
    i, j = n, m
    while i or j:
        here = table[i][j]
        if i and j and abs(here - table[i - 1][j - 1] - costs[a[i - 1]][b[j - 1]]) < 1e-9:
            i, j = i - 1, j - 1
            steps.append((a[i], b[j]))
        elif i and abs(here - table[i - 1][j] - costs[a[i - 1]][0]) < 1e-9:
            i -= 1
            steps.append((a[i], 0))
        else:
            j -= 1
            steps.append((0, b[j]))
    return table[n][m], steps


def train_costs(rows):
    """Viterbi training of a one-state edit model (after Ristad and Yianilos, 1998), one table for each origin of script."""
    random.seed(SEED)
    positives = [r for r in rows if r[2] == 1]
    random.shuffle(positives)
    lines = node("codes", [[r[0], r[1], ""] for r in positives]).split("\n")
    head = json.loads(lines[0])
    alphabet, origins = head["alphabet"], head["origins"]
    index = {symbol: i for i, symbol in enumerate(alphabet)}
    samples = collections.defaultdict(list)
    for row, line in zip(positives, lines[1:]):
        left, right = json.loads(line)
        if left["origin"] and right["origin"] and left["origin"] != right["origin"]:
            continue
        if left["origin"] == right["origin"]:
            if row[3] not in TRUSTED_SPELLING or left["origin"]:
                continue
            samples[0].append((left["tokens"], right["tokens"]))
        else:
            if right["origin"]:
                left, right = right, left
            samples[left["origin"]].append((left["tokens"], right["tokens"]))
    tables = []
    for origin in range(len(origins)):
        costs = start_costs(alphabet)
        pairs = []
        for left, right in samples[origin][:2500]:
            coded = [[[index[c] for c in token] for token in side if token] for side in (left, right)]
            joined = [[sum(side, [])] for side in coded]
            pairs.append(coded if origin == 0 or len(coded[0]) == len(coded[1]) else joined)
        for _ in range(4):
            lists = costs.tolist()
            counts = numpy.zeros_like(costs)
            for left, right in pairs:
                for a in left:
                    if len(a) < 2:
                        continue
                    best = min((edit_path(a, b, lists) + (len(b),) for b in right if len(b) > 1), default=None, key=lambda r: r[0] / max(len(a), r[2]))
                    if best is None or best[0] > (0.45 if origin else 0.35) * max(len(a), best[2]):
                        continue
                    for x, y in best[1]:
                        counts[x, y] += 1
            if counts.sum() == 0:
                break
            if origin == 0:
                counts = (counts + counts.T) / 2
            # what the data does not show keeps the plausible order of the start table
            prior = numpy.exp(-3.5 * start_costs(alphabet))
            prior[0, 0] = 0
            prior *= (400 if origin else 800) / prior.sum()
            joint = (counts + prior) / (counts + prior).sum()
            logs = -numpy.log(joint + 1e-12)
            same = numpy.diag(logs).copy()
            same[0] = 0
            cost = logs - 0.5 * (same[:, None] + same[None, :])
            cost[0, 0] = 0
            # scaled so that an unrelated consonant costs about one
            consonants = [index[c] for c in "bdfgjklmnprstv"]
            unrelated = numpy.median([cost[x, y] for x in consonants for y in consonants if x != y])
            costs = numpy.clip(cost / unrelated, 0.02, 1.3)
            numpy.fill_diagonal(costs, 0)
        print("costs", origins[origin], len(pairs), "a~e %.2f b~v %.2f drop a %.2f drop h %.2f" % tuple(costs[index[x], index[y]] for x, y in ("ae", "bv", "a ", "h ")))
        tables.append(numpy.round(costs, 2).tolist())
    write("phoneme-costs.json", {"alphabet": alphabet, "origins": origins, "tables": tables})


# --- drawn pairs ------------------------------------------------------------------------------------------------------

RESPELLINGS = [("ee", "i"), ("i", "ee"), ("oo", "u"), ("u", "oo"), ("sh", "s"), ("s", "sh"), ("v", "w"), ("w", "v"), ("th", "t"), ("t", "th"), ("dh", "d"),
               ("aa", "a"), ("a", "aa"), ("kh", "k"), ("ksh", "x"), ("bh", "b"), ("ph", "f"), ("z", "j"), ("j", "z"), ("ay", "ai"), ("ai", "ay"), ("au", "ou"),
               ("y", "i"), ("i", "y"), ("nn", "n"), ("n", "nn"), ("tt", "t"), ("ll", "l"), ("l", "ll"), ("dd", "d"), ("c", "k"), ("e", "i"), ("o", "u"), ("ch", "chh")]


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def drawn_pairs(count=1500):
    """Pairs of India made from the project's own tables of names: near names that differ, and spellings of one name."""
    draw = random.Random(SEED)
    lexicon = json.loads(node("lexicon", []))
    given, family = lexicon["given"], lexicon["family"]

    def different(x, y):
        return x["skeleton"] != y["skeleton"] and not set(x["groups"]) & set(y["groups"]) and (x["skeleton"].rstrip("a") != y["skeleton"].rstrip("a") or x["gender"] + y["gender"] == 3)

    kept = {frozenset(pair) for pair in lexicon["kept"]}
    near = collections.defaultdict(list)
    for names in (given, family):
        # names that become equal when at most one letter of each is left out
        by_key = collections.defaultdict(list)
        for k, x in enumerate(names):
            for key in {x["name"]} | {x["name"][:i] + x["name"][i + 1:] for i in range(len(x["name"]))}:
                by_key[key].append(k)
        for i, j in sorted({(i, j) for group in by_key.values() for i in group for j in group if i < j}):
            x, y = names[i], names[j]
            if len(x["name"]) > 3 and different(x, y) and frozenset((x["name"], y["name"])) not in kept:
                near[names is family, distance(x["name"], y["name"])].append((x["name"], y["name"]))
    known = {n["skeleton"] for n in given + family}
    all_names = {n["name"] for n in given + family}
    by_name = {n["name"]: n for n in given}
    rows = []

    def full(name, draw_middle=True):
        return " ".join([name] + (["kumar"] if draw_middle and draw.random() < 0.15 else []) + [draw.choice(family)["name"]])

    for k in range(count):
        if draw.random() < 0.2:
            x, y = draw.choice(near[True, draw.choice((1, 2))])
            first = draw.choice(given)["name"]
            pair = f"{first} {x}", f"{first} {y}"
        else:
            x, y = draw.choice(near[False, 1 if draw.random() < 0.7 else 2])
            rest = full("", True) if draw.random() < 0.75 else ""
            pair = f"{x} {rest}".strip(), f"{y} {rest}".strip()
        rows.append((*(case(draw, p) for p in pair), 0, "drawn", "sibling"))
        name = draw.choice(given if draw.random() < 0.75 else family)["name"]
        # one or two habits of spelling
        other = name
        for _ in range(draw.choice((1, 1, 2))):
            fitting = [(x, y) for x, y in RESPELLINGS if x in other]
            if fitting:
                x, y = draw.choice(fitting)
                spot = draw.choice([m.start() for m in re.finditer(x, other)])
                other = other[:spot] + y + other[spot + len(x):]
        rest = full("", True) if draw.random() < 0.75 else ""
        if other != name and other not in all_names and frozenset((name, other)) not in kept:
            rows.append((case(draw, f"{name} {rest}".strip()), case(draw, f"{other} {rest}".strip()), 1, "drawn", "respelling"))
        # a slip of the finger that makes no other known name
        if k % 2 == 0:
            spot = draw.randrange(1, len(name))
            slip = draw.choice((name[:spot] + name[spot + 1:], name[:spot] + draw.choice("aeinrst") + name[spot:], name[:spot - 1] + name[spot] + name[spot - 1] + name[spot + 1:]))
            if slip != name and len(slip) > 4 and slip not in known:
                rest = full("", True)
                rows.append((case(draw, f"{name} {rest}".strip()), case(draw, f"{slip} {rest}".strip()), 1, "drawn", "slip"))
        if k % 3 == 0:
            first, last = draw.choice(given)["name"], draw.choice(family)["name"]
            middle = draw.choice(("kumar", "singh", "lal", "prasad", draw.choice(given)["name"]))
            a, b = draw.choice(((f"{first} {middle} {last}", f"{first} {last}"), (f"{first} {last}", f"{last} {first}"), (f"{first} {middle} {last}", f"{last} {first} {middle}"),
                                (f"{first} {middle} {last}", f"{first} {middle[0]} {last}"), (f"{first} {middle} {last}", f"{first[0]} {middle[0]} {last}"), (f"mr {first} {last}", f"{first} {last}")))
            rows.append((case(draw, a), case(draw, b), 1, "drawn", "format"))
            # a family name alone is shared by thousands
            shared = draw.choice((last, last, "kumar", "singh", "devi"))
            rows.append((case(draw, shared), case(draw, f"{first} {shared}"), 0, "drawn", "family name alone"))
            # two companies of one house, and one company with its legal form written in two ways
            house = draw.choice(family)["name"] if k % 2 else "".join(draw.choice(SYLLABLES) for _ in range(draw.choice((2, 3))))
            one, two = draw.sample(TRADES, 2)
            short, long = draw.choice((("ltd", "limited"), ("pvt ltd", "private limited"), ("inc", "incorporated"), ("", "limited"), ("", "")))
            rows.append((case(draw, f"{house} {one} {long}".strip()), case(draw, f"{house} {two} {draw.choice((short, long))}".strip()), 0, "drawn", "one house"))
            if short != long:
                rows.append((case(draw, f"{house} {one} {short}".strip()), case(draw, f"{house} {one} {long}"), 1, "drawn", "legal form"))
            # brother and brother: one family name, two given names
            other = draw.choice(given)
            if different(other, by_name[first]):
                rows.append((case(draw, f"{first} {middle} {last}"), case(draw, f"{other['name']} {middle} {last}"), 0, "drawn", "family"))
    return rows + across_scripts(draw, rows)


TRADES = "industries power motors steel foods textiles chemicals finance capital infra bank cement petroleum forge electronics pharmaceuticals hotels retail insurance technologies energy".split()

SYLLABLES = "re li an ce zen vo ra tra mi cor ex al sun bel dy na tek om ni qua lo pri ma vi sta".split()

CONSONANTS = dict(zip("chh kh gh ch jh th dh ph bh sh k g c j t d n p b m y r l v w s h f z q x".split(),
                      "छ ख घ च झ थ ध फ भ श क ग क ज त द न प ब म य र ल व व स ह फ़ ज़ क़ क्स".split()))
SIGNS = {"aa": "ा", "ee": "ी", "oo": "ू", "ai": "ै", "au": "ौ", "a": "", "i": "ि", "u": "ु", "e": "े", "o": "ो"}
VOWELS = {"aa": "आ", "ee": "ई", "oo": "ऊ", "ai": "ऐ", "au": "औ", "a": "अ", "i": "इ", "u": "उ", "e": "ए", "o": "ओ"}


def devanagari(text):
    """Writes a Latin spelling in Devanagari, letter by letter, as a clerk would who hears the name."""
    out = ""
    for word in text.lower().split():
        open_consonant, i = False, 0
        while i < len(word):
            piece = next((word[i:i + n] for n in (3, 2, 1) if word[i:i + n] in CONSONANTS or word[i:i + n] in SIGNS), "")
            if piece in CONSONANTS:
                out += ("्" if open_consonant else "") + CONSONANTS[piece]
                open_consonant = True
            elif piece:
                last = i + len(piece) == len(word)
                out += ("ा" if piece == "a" and last else "ी" if piece == "i" and last else SIGNS[piece]) if open_consonant else VOWELS[piece]
                open_consonant = False
            i += max(1, len(piece))
        out += " "
    return out.strip()


def across_scripts(draw, rows):
    """Of one in six drawn pairs the second name in Devanagari as well."""
    return [(a, devanagari(b), label, source, category) for a, b, label, source, category in rows if draw.random() < 0.17 and "." not in b]


def case(draw, text):
    return draw.choice((str.upper, str.title, str.title))(text)


# --- boosted trees ----------------------------------------------------------------------------------------------------

RISING = {"share_lower", "share_higher", "weakest", "weakest_letters", "weakest_sounds", "joined_sounds", "exact_count", "contradiction_best"}
FALLING = {"title_gender_clash", "different_known", "initials_clashing"}
PARAMETERS = dict(objective="binary", learning_rate=0.25, num_leaves=63, min_data_in_leaf=25, feature_fraction=0.5, bagging_fraction=0.8, bagging_freq=1,
                  lambda_l2=10, num_threads=1, seed=SEED, verbose=-1, max_bin=127, deterministic=True)
# Few large trees: as good as 130 at a rate of 0.1 within 0.003 of area, and evaluated in a third of the time.
ROUNDS = 56
# The pairs hold far more near-misses than a counter meets, so the trees are too careful between one half and the default
# threshold: 0.6 of theirs is answered as 0.8. The price is written on the card.
CALIBRATION = [[0, 0], [0.52, 0.52], [0.6, 0.8], [1, 1]]


def fit(x, y, weight, names):
    constraints = [1 if n in RISING else -1 if n in FALLING else 0 for n in names]
    data = lightgbm.Dataset(x, y, weight=weight, feature_name=names)
    return lightgbm.train({**PARAMETERS, "monotone_constraints": constraints, "monotone_constraints_method": "intermediate"}, data, ROUNDS)


VOICES = {"neg_father_or_husband": 2, "sibling": 3, "family name alone": 3, "one house": 3, "alias_far": 0.5, "low_quality_alias": 0.5, "org_alias_far": 0.5}


def source_weights(rows):
    """
    Between one voice a row and one voice a source: the square root of a source's size. Aliases that share nothing with the
    name are no evidence about names and count half; the costliest mistakes count more: a father taken for his son, a brother for his brother, one company of a house for another.
    """
    counts = collections.Counter(r[3] for r in rows)
    weight = numpy.array([VOICES.get(r[4], 1) / math.sqrt(counts[r[3]]) for r in rows])
    return weight / weight.mean()


def area(y, s):
    order = numpy.argsort(s, kind="stable")
    ranks = numpy.empty(len(s))
    values = s[order]
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and values[j] == values[i]:
            j += 1
        ranks[order[i:j]] = (i + 1 + j) / 2
        i = j
    p = y.sum()
    n = len(y) - p
    return (ranks[y == 1].sum() - p * (p + 1) / 2) / (p * n)


def report(y, scores, sources, threshold=0.8):
    lines = []
    for source in sorted(set(sources)):
        chosen = sources == source
        t, s = y[chosen], scores[chosen]
        said = s >= threshold
        tp, fp, fn = (said & (t == 1)).sum(), (said & (t == 0)).sum(), (~said & (t == 1)).sum()
        f1 = 2 * tp / max(1, 2 * tp + fp + fn)
        negatives = numpy.sort(s[t == 0])[::-1]
        if len(negatives) in (0, len(t)):
            lines.append((source, len(t), None, None, None, fp / max(1, (t == 0).sum()), None))
            continue
        bar = negatives[int(0.01 * len(negatives))]
        best = max(2 * ((s >= c) & (t == 1)).sum() / ((s >= c).sum() + t.sum()) for c in numpy.linspace(0.05, 0.98, 60))
        lines.append((source, len(t), area(t, s), f1, (s[t == 1] > bar).mean(), (said & (t == 0)).sum() / (t == 0).sum(), best))
    for line in lines:
        print("%-30s n=%5d auc %s f1 %s r@1%% %s false %.3f best f1 %s" % (line[0], line[1], *[("%.3f" % v if v is not None else "  -  ") for v in line[2:5]], line[5], "%.3f" % line[6] if line[6] else "-"))
    full = [line for line in lines if line[2] is not None and line[0] != "drawn"]
    bins = numpy.minimum(9, (scores * 10).astype(int))
    # as the acceptance scorer samples: at most 300 rows of a source
    keep = numpy.zeros(len(y), bool)
    for source in set(sources) - {"drawn"}:
        at = numpy.flatnonzero(sources == source)
        keep[at[(numpy.arange(min(300, len(at))) * len(at) / min(300, len(at))).astype(int)]] = True
    error = sum(abs((scores[keep & (bins == b)] - y[keep & (bins == b)]).sum()) for b in range(10)) / keep.sum()
    print("macro auc %.4f f1 %.4f r@1%% %.4f best %.4f calibration error %.4f" % (*[numpy.mean([line[k] for line in full]) for k in (2, 3, 4, 6)], error))


def flatten(tree):
    """Preorder list: inner [feature, threshold, index of right child], leaf [-1, value]."""
    nodes = []

    def visit(node):
        at = len(nodes)
        nodes.append(None)
        if "leaf_value" in node:
            nodes[at] = [-1, round(node["leaf_value"], 4)]
            return at
        visit(node["left_child"])
        right = visit(node["right_child"])
        # LightGBM divides at zero by ±1e-35, and the sign says on which side zero stands
        threshold = node["threshold"]
        nodes[at] = [node["split_feature"], math.copysign(max(round(abs(threshold), 5), 0.00001), threshold), right]
        return at

    visit(tree)
    return [value for entry in nodes for value in entry]


def evaluate(trees, features):
    """The log-odds that src/names/model/trees.ts finds."""
    total = 0
    for flat in trees:
        nodes, i = [], 0
        while i < len(flat):
            size = 2 if flat[i] == -1 else 3
            nodes.append(flat[i:i + size])
            i += size
        at = 0
        while nodes[at][0] >= 0:
            at = at + 1 if features[nodes[at][0]] <= nodes[at][1] else nodes[at][2]
        total += nodes[at][1]
    return total


def write(name, value):
    with open(os.path.join(OUT, name), "w", encoding="utf8") as file:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        file.write(re.sub(r"\],\[", "],\n[", text) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--validate", action="store_true", help="cross-validate by source and by row")
    parser.add_argument("--reuse-costs", action="store_true")
    options = parser.parse_args()
    os.makedirs(OUT, exist_ok=True)
    rows = read_pairs(options.data)
    if not options.reuse_costs:
        write_frequencies(rows)
        train_costs(rows)
    rows += drawn_pairs()
    with tempfile.NamedTemporaryFile(suffix=".f32") as file:
        names = json.loads(node("features", [[r[0], r[1], ""] for r in rows], file.name))
        # to four decimals: a split between 0.9999999 and 1 is one between two roundings, and the service computes in 64 bits
        x = numpy.round(numpy.fromfile(file.name, dtype=numpy.float32).reshape(len(rows), len(names)), 4)
    y = numpy.array([r[2] for r in rows])
    sources = numpy.array([r[3] for r in rows])
    weight = source_weights(rows)
    numpy.savez(os.path.join(tempfile.gettempdir(), "name-match-features.npz"), x=x, y=y, sources=sources, weight=weight)
    if options.validate:
        for title, folds in (("source left out", [sources == s for s in sorted(set(sources))]), ("five folds by row", [numpy.arange(len(y)) * 7919 % 5 == k for k in range(5)])):
            scores = numpy.zeros(len(y))
            for held in folds:
                scores[held] = fit(x[~held], y[~held], weight[~held], names).predict(x[held])
            print("==", title)
            scores = numpy.interp(scores, *zip(*CALIBRATION))
            report(y, scores, sources)
            json.dump(rows, open(os.path.join(tempfile.gettempdir(), "name-match-rows.json"), "w"))
            numpy.save(os.path.join(tempfile.gettempdir(), "name-match-" + title.replace(" ", "-") + ".npy"), scores)
    model = fit(x, y, weight, names)
    trees = [flatten(t["tree_structure"]) for t in model.dump_model()["tree_info"]]
    sample = x[::97]
    wrong = numpy.abs(model.predict(sample, raw_score=True) - [evaluate(trees, row) for row in sample]).max()
    if wrong > 0.01:
        raise SystemExit("the written trees differ from the fitted ones by %.3f" % wrong)
    write("trees.json", {"bias": 0, "features": names, "calibration": CALIBRATION, "trees": trees})
    gains = sorted(zip(model.feature_importance("gain"), names), reverse=True)
    print("gain", [(n, int(g)) for g, n in gains[:25]], "unused", [n for g, n in gains if g < 50])
    print("== fitted on all rows")
    report(y, numpy.interp(model.predict(x), *zip(*CALIBRATION)), sources)


if __name__ == "__main__":
    main()
