"""Makes models/document-label/weights.json: how much each piece of evidence says for each label.

    npm run build
    node dist/scripts/document-label-evidence.js ../shared/data evidence.json
    training/.venv/bin/python training/train_document_label.py evidence.json

Prints accuracy, mean recall and calibration with every source left out in turn (what counts), by cross-validation over
documents, and on the documents that were only measured on.
"""
import argparse
import json
from pathlib import Path

import numpy as np
from document_label.model import Data, Model, softmax
from document_label.priors import DOCUMENT
from scipy.optimize import minimize_scalar

WEIGHTS = Path(__file__).parent.parent / 'models' / 'document-label' / 'weights.json'


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument('evidence')
    arguments.add_argument('--wrong', type=int, default=0)
    arguments.add_argument('--weights', default=str(WEIGHTS))
    options = arguments.parse_args()
    evidence = json.loads(Path(options.evidence).read_text())
    labels = list(DOCUMENT)
    data = Data(evidence, evidence['items'], labels)
    roles = np.array([item['role'] for item in evidence['items']])
    known = [row for row in range(len(roles)) if data.truth[row] >= 0]
    drawn = [row for row in known if roles[row] == 'drawn']
    real = [row for row in known if roles[row] == 'train']
    measured = [row for row in known if roles[row] == 'measure']
    pictures = [row for row in known if roles[row] in ('photograph', 'handwriting')]
    always = drawn + pictures

    print_figures('priors alone', data, Model(data).scores(data.words, data.document), real)

    unseen = left_out(data, real, always, [data.groups[row] for row in real])
    # Documents to come are less like these than these are like each other: confidences are never sharpened.
    temperature = max(1.0, fit_temperature(unseen[real], data.truth[real]))
    print(f'temperature {temperature:.3f}')
    print_figures('every source left out in turn', data, unseen / temperature, real, options.wrong)
    folds = np.random.default_rng(1).permutation(len(real)) % 10
    print_figures('cross-validation, ten parts', data, left_out(data, real, always, folds) / temperature, real)

    without = Model(data).fit(data, real + pictures)
    scores = without.scores(data.words, data.document) / temperature
    print_figures('drawn documents, not trained on', data, scores, drawn, options.wrong)

    model = Model(data).fit(data, real + always)
    scores = model.scores(data.words, data.document) / temperature
    print_figures('fitted', data, scores, real)
    seen = {data.items[row]['source'] for row in real}
    for name in sorted({data.items[row]['set'] for row in measured}):
        rows = [r for r in measured if data.items[r]['set'] == name and data.items[r]['source'] not in seen]
        print_figures(f'never trained on: {name}', data, scores, rows, options.wrong)
    write(Path(options.weights), data, model.weights, temperature)


def left_out(data, rows, always, groups):
    """Scores of each document by a model that saw none of its group."""
    scores = np.zeros((len(data.items), len(data.labels)))
    for group in sorted(set(groups)):
        out = [row for row, each in zip(rows, groups) if each == group]
        model = Model(data).fit(data, always + [row for row, each in zip(rows, groups) if each != group])
        scores[out] = model.scores(data.words[out], data.document[out])
    return scores


def fit_temperature(scores, truth):
    n = np.arange(len(truth))
    loss = lambda t: -np.log(softmax(scores / t)[n, truth] + 1e-12).mean()
    return float(minimize_scalar(loss, bounds=(0.5, 3), method='bounded').x)


def print_figures(name, data, scores, rows, wrong=0):
    if not rows:
        return
    p = softmax(scores[rows])
    truth = data.truth[rows]
    found = p.argmax(1)
    right = found == truth
    recall = np.mean([right[truth == label].mean() for label in set(truth)])
    surest = p.max(1)
    bins = np.minimum(9, (surest * 10).astype(int))
    off = sum(abs(right[bins == k].sum() - surest[bins == k].sum()) for k in range(10)) / len(rows)
    print(f'{name}: {len(rows)} documents, right {100 * right.mean():.1f} %, mean recall {100 * recall:.1f} %, calibration error {off:.3f}')
    for at in np.flatnonzero(~right)[:wrong]:
        best = np.argsort(-p[at])[:3]
        guesses = ', '.join(f'{data.labels[k]} {p[at, k]:.2f}' for k in best)
        print(f"    {data.items[rows[at]]['file'][-44:]} is {data.labels[truth[at]]} ({p[at, truth[at]]:.2f}): {guesses}")


def write(path, data, weights, temperature):
    named = lambda names, values: {name: round(float(v), 3) for name, v in zip(names, values) if abs(v) >= 0.005}
    path.parent.mkdir(exist_ok=True)
    document = {
        'bias': named(data.labels, weights['bias']),
        'words': named(data.word_names, weights['words']),
        'ownWords': {label: named(data.word_names, row) for label, row in zip(data.labels, weights['own_words'])},
        'document': {label: named(data.document_names, row) for label, row in zip(data.labels, weights['document'])},
        'temperature': round(temperature, 3),
    }
    path.write_text(json.dumps(document, indent=1) + '\n')


main()
