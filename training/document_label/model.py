"""A multinomial logistic model over evidence, its weights drawn towards priors (maximum a posteriori)."""
import numpy as np
from scipy.optimize import minimize

from .priors import BIAS, DOCUMENT, WORDS

# How far training may move a weight from its prior, as a standard deviation.
SPREAD = {'bias': 0.5, 'words': 1.0, 'own_words': 0.4, 'document': 0.8}


class Data:
    """Evidence as arrays: words [n, labels, k], document [n, f], truth [n]."""

    def __init__(self, evidence, items, labels):
        self.labels = labels
        self.word_names = evidence['words']
        self.document_names = evidence['document']
        self.words = np.array([[item['evidence']['words'][label] for label in labels] for item in items], dtype=float)
        self.document = np.array([item['evidence']['document'] for item in items], dtype=float)
        self.truth = np.array([labels.index(item['label']) if item['label'] in labels else -1 for item in items])
        self.groups = [item['source'].split(':')[0] for item in items]
        self.items = items


class Model:
    def __init__(self, data):
        labels, word_names, document_names = data.labels, data.word_names, data.document_names
        self.shapes = {
            'bias': (len(labels),),
            'words': (len(word_names),),
            'own_words': (len(labels), len(word_names)),
            'document': (len(labels), len(document_names)),
        }
        self.prior = {
            'bias': np.array([BIAS.get(label, 0.0) for label in labels]),
            'words': np.array([WORDS[name] for name in word_names]),
            'own_words': np.zeros(self.shapes['own_words']),
            'document': np.array([[DOCUMENT[label].get(name, 0.0) for name in document_names] for label in labels]),
        }
        known = {name for weights in DOCUMENT.values() for name in weights}
        assert known <= set(document_names), known - set(document_names)
        self.weights = {name: value.copy() for name, value in self.prior.items()}

    def pack(self, weights):
        return np.concatenate([weights[name].ravel() for name in self.shapes])

    def unpack(self, vector):
        weights, at = {}, 0
        for name, shape in self.shapes.items():
            size = int(np.prod(shape))
            weights[name] = vector[at : at + size].reshape(shape)
            at += size
        return weights

    def scores(self, words, document, weights=None):
        w = weights or self.weights
        own = w['words'][None, :] + w['own_words']
        return w['bias'] + np.einsum('nlk,lk->nl', words, own) + document @ w['document'].T

    def probabilities(self, data, temperature=1.0):
        return softmax(self.scores(data.words, data.document) / temperature)

    def fit(self, data, rows, strength=1.0):
        """@param rows which items to learn from. Many documents of one source and label count as few."""
        rows = np.array([row for row in rows if data.truth[row] >= 0])
        kinds = [(data.groups[row], data.truth[row]) for row in rows]
        counts = {kind: kinds.count(kind) for kind in set(kinds)}
        share = np.array([counts[kind] ** -0.5 for kind in kinds])
        words, document, truth = data.words[rows], data.document[rows], data.truth[rows]
        prior = self.pack(self.prior)
        precision = np.concatenate(
            [np.full(int(np.prod(shape)), SPREAD[name] ** -2) for name, shape in self.shapes.items()]
        )

        def loss(vector):
            w = self.unpack(vector)
            p = softmax(self.scores(words, document, w))
            n = np.arange(len(rows))
            off = vector - prior
            value = -(share * np.log(p[n, truth] + 1e-12)).sum() * strength + 0.5 * (precision * off * off).sum()
            d = p.copy()
            d[n, truth] -= 1
            d *= share[:, None] * strength
            own = np.einsum('nl,nlk->lk', d, words)
            gradient = {'bias': d.sum(0), 'words': own.sum(0), 'own_words': own, 'document': d.T @ document}
            return value, self.pack(gradient) + precision * off

        found = minimize(loss, prior, jac=True, method='L-BFGS-B', options={'maxiter': 500})
        self.weights = self.unpack(found.x)
        return self


def softmax(scores):
    scores = scores - scores.max(1, keepdims=True)
    p = np.exp(scores)
    return p / p.sum(1, keepdims=True)
