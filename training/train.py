"""Trains the encoder and writes its file. README.md says what goes in; the model card what comes out.

    python3 training/train.py --data ../shared/data/match --vectors /tmp/vectors \
        --out src/platform/encoder/model/flightpath-encoder.bin --seed 1
"""

import argparse
import datetime
import hashlib
import json
import os
import time

for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(variable, "1")

import numpy as np

from corpus import Corpus
from model import Encoder, Lexicon
from pairs import Pairs
from start import general_vectors, start_rows

SETTINGS = {
    "dimensions": 224, "grams": 3 * 2**14, "bigrams": 2**13, "words": 40500, "rare": 1e-3, "scale": 0.25,
    "known_grams": 0.25, "gram_power": 1.0, "bigram_weight": 0.3, "forget_word": 0.2, "forget_gram": 0.4, "drop": 0.12,
    "batch": 768, "steps": 3200, "rate": 0.12, "temperature": 0.1, "teach": 0.3, "teach_batch": 256,
    "teach_temperature": 0.08,
}
SHARES = {
    "names": 0.40, "translations": 0.18, "descriptions": 0.10, "texts": 0.05, "groups": 0.01, "skills": 0.07,
    "skill_texts": 0.04, "broader": 0.04, "onet": 0.09, "tools": 0.03, "papers": 0.03,
    "dictionary": 0.03, "terms": 0.05, "near": 0.015,
}


def lexicon_of(corpus, settings):
    """All words of the corpus with their shares of running text; the frequent and the named ones get rows."""
    lexicon = Lexicon(settings)
    counts = {}
    for language, text in corpus.texts():
        for number in lexicon.read(text)[0]:
            counts.setdefault(int(number), {}).setdefault(language, 0)
            counts[int(number)][language] += 1
    totals = {}
    for found in counts.values():
        for language, count in found.items():
            totals[language] = totals.get(language, 0) + count
    shares = np.zeros(len(lexicon.words))
    strength = np.zeros(len(lexicon.words))
    for number, found in counts.items():
        shares[number] = max(count / totals[language] for language, count in found.items())
        strength[number] = sum(found.values())
    known = np.zeros(len(lexicon.words), bool)
    order = np.argsort(-strength, kind="stable")[: settings["words"]]
    known[order[strength[order] > 1]] = True
    lexicon.seal(shares, known)
    return lexicon


def contrast(unit, concepts, temperature):
    """Symmetric InfoNCE over pairs that stand one after the other; pairs of one concept are no negatives."""
    size = len(unit) // 2
    ones, others = unit[:size], unit[size:]
    scores = ones @ others.T / temperature
    same = concepts[:, None] == concepts[None, :]
    np.fill_diagonal(same, False)
    scores[same] = -1e9
    loss, gradient = 0.0, np.zeros_like(scores)
    for axis in (1, 0):
        top = scores.max(axis=axis, keepdims=True)
        odds = np.exp(scores - top)
        sums = odds.sum(axis=axis, keepdims=True)
        loss += float((np.log(sums) + top).mean() - np.diagonal(scores).mean()) / 2
        gradient += odds / sums
    gradient[np.diag_indices(size)] -= 2
    gradient /= 2 * size * temperature
    return loss, np.concatenate([gradient @ others, gradient.T @ ones])


def imitate(unit, teacher, temperature, teacher_temperature):
    """Texts shall lie to each other as they do for the teacher (Kullback–Leibler over each row)."""
    def odds_of(vectors, heat):
        scores = vectors @ vectors.T / heat
        np.fill_diagonal(scores, -1e9)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    gradient = (odds_of(unit, temperature) - odds_of(teacher, teacher_temperature)) / (len(unit) * temperature)
    return (gradient + gradient.T) @ unit


class Teacher:
    def __init__(self, folder, lexicon, random):
        with open(os.path.join(folder, "texts.txt"), encoding="utf-8") as file:
            self.texts = file.read().split("\n")
        vectors = np.fromfile(os.path.join(folder, "texts.encoded.f32"), np.float32).reshape(len(self.texts), -1)
        vectors -= vectors.mean(0)
        self.vectors = vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-6)
        self.lexicon, self.random = lexicon, random
        self.short = np.array([number for number, text in enumerate(self.texts) if len(text) < 160])

    def batch(self, size):
        numbers = self.random.choice(self.short, size, replace=False)
        return [self.lexicon.read(self.texts[number]) for number in numbers], self.vectors[numbers]


def train(encoder, pairs, teacher, settings, random, report):
    begun, mean = time.time(), None
    for step in range(settings["steps"]):
        rate = settings["rate"] * (1 - step / settings["steps"])
        drawn = pairs.batch(settings["batch"])
        texts = [one for one, _, _ in drawn] + [other for _, other, _ in drawn]
        taught, vectors = teacher.batch(settings["teach_batch"]) if teacher else ([], None)
        encoder.admit()
        unit, run = encoder.forward(texts + taught, random)
        concepts = np.array([concept for _, _, concept in drawn])
        loss, gradient = contrast(unit[: len(texts)], concepts, settings["temperature"])
        if teacher:
            pull = imitate(unit[len(texts) :], vectors, settings["temperature"], settings["teach_temperature"])
            gradient = np.concatenate([gradient, settings["teach"] * pull])
        encoder.backward(run, gradient, rate)
        mean = loss if mean is None else 0.98 * mean + 0.02 * loss
        if step % 100 == 99:
            print(f"step {step + 1}: loss {mean:.3f}, {time.time() - begun:.0f} s", flush=True)
        if report and step % report == report - 1:
            yield step + 1
    yield settings["steps"]


def fingerprints(corpus, vectors_folder):
    """Of what was learned from, short: who trains again sees what has changed since."""
    own = ("dictionary", "terms", "near")
    held = {name: value for name, value in vars(corpus).items() if name not in own}
    found = {"own": [getattr(corpus, name) for name in own], "data": held}
    prints = {name: hashlib.sha256(json.dumps(value, sort_keys=True).encode()) for name, value in found.items()}
    prints["vectors"] = hashlib.sha256()
    for name in ("words.txt", "words.general.f32", "words.encoded.f32", "texts.txt", "texts.encoded.f32"):
        with open(os.path.join(vectors_folder, name), "rb") as file:
            prints["vectors"].update(file.read())
    return {name: held.hexdigest()[:12] for name, held in prints.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True)
    parser.add_argument("--vectors", required=True, help="folder that vectors.cjs wrote")
    parser.add_argument("--terms", action="append", default=[], help="folder of the project's own taxonomy")
    parser.add_argument("--out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--date", default=datetime.date.today().isoformat(), help="stands in the version")
    parser.add_argument("--measure", type=int, default=0, help="measure on the development sets every so many steps")
    parser.add_argument("--set", action="append", default=[], help="name=value of a setting or share")
    options = parser.parse_args()
    settings, shares = dict(SETTINGS), dict(SHARES)
    for change in options.set:
        name, value = change.split("=")
        (settings if name in settings else shares)[name] = type((settings | shares)[name])(float(value))

    corpus = Corpus(options.data, options.terms)
    if not options.terms:
        shares.update(terms=0, near=0)
    lexicon = lexicon_of(corpus, settings)
    random = np.random.default_rng(options.seed)
    general = general_vectors(options.vectors, settings["dimensions"])
    encoder = Encoder(lexicon, *start_rows(corpus, lexicon, random, settings, general))
    print(len(lexicon.words), "words,", int(lexicon.known.sum()), "with a row", flush=True)
    pairs = Pairs(corpus, lexicon, random, shares)
    teacher = Teacher(options.vectors, lexicon, random) if settings["teach"] else None
    for step in train(encoder, pairs, teacher, settings, random, options.measure):
        if options.measure:
            from measure import measure
            print(step, json.dumps(measure(encoder.encode, options.data)), flush=True)
    if options.out:
        from model_file import write
        training = {"settings": settings, "shares": shares, "inputs": fingerprints(corpus, options.vectors)}
        write(options.out, encoder, f"{options.date}.{options.seed}", training)


if __name__ == "__main__":
    main()
