"""Where the rows begin: general vectors of English words, carried to other languages by the concepts they share."""

import os

import numpy as np

import features
from model import grouped, segment_sums


def general_vectors(folder, dimensions):
    """What vectors.cjs wrote: a vector for each word, the frequent words first."""
    with open(os.path.join(folder, "words.txt"), encoding="utf-8") as file:
        forms = file.read().split("\n")
    general = np.fromfile(os.path.join(folder, "words.general.f32"), np.float32).reshape(len(forms), -1)
    encoded = np.fromfile(os.path.join(folder, "words.encoded.f32"), np.float32).reshape(len(forms), -1)
    has_general = np.abs(general).sum(1) > 0
    general[has_general] -= general[has_general].mean(0)
    general /= np.maximum(np.linalg.norm(general, axis=1, keepdims=True), 1e-6)
    encoded -= encoded[: min(len(forms), 30000)].mean(0)
    encoded /= np.maximum(np.linalg.norm(encoded, axis=1, keepdims=True), 1e-6)
    both = np.concatenate([general, encoded], 1)
    _, axes = np.linalg.eigh(both[:40000].T.astype(np.float64) @ both[:40000])
    turned = both @ axes[:, ::-1][:, :dimensions].astype(np.float32)
    if turned.shape[1] < dimensions:
        turned = np.pad(turned, ((0, 0), (0, dimensions - turned.shape[1])))
    turned /= np.maximum(np.linalg.norm(turned, axis=1, keepdims=True), 1e-6)
    rows, counts = {}, {}
    for form, row in zip(forms, turned):
        word = features.form_of(form)
        rows[word] = rows.get(word, 0) + row
        counts[word] = counts.get(word, 0) + 1
    return {word: rows[word] / counts[word] for word in rows}


def start_rows(corpus, lexicon, random, settings, general):
    dimensions, scale = settings["dimensions"], settings["scale"]
    rows = np.zeros((len(lexicon.words), dimensions), np.float32)
    for number, word in enumerate(lexicon.words):
        rows[number] = general.get(word, 0)
    carry_over(corpus, lexicon, rows)
    empty = np.flatnonzero(np.abs(rows).sum(1) == 0)
    rows[empty] = random.standard_normal((len(empty), dimensions)) * (0.3 / np.sqrt(dimensions))
    grams = random.standard_normal((settings["grams"], dimensions)) * (0.3 / np.sqrt(dimensions))
    pieces, order, starts = grouped(lexicon.all_grams)
    holders = np.repeat(np.arange(len(lexicon.grams)), [len(held) for held in lexicon.grams])[order]
    sums = segment_sums(rows, holders, lexicon.weight[holders], starts, len(order))
    grams[pieces] += 2 * sums / (3 + np.diff(np.append(starts, len(order))))[:, None]
    bigrams = random.standard_normal((settings["bigrams"], dimensions)) * (0.1 / np.sqrt(dimensions))
    # A row of length 1 has elements of about 1/sqrt(dimensions); the rate of learning was tuned for `scale`.
    factor = scale * np.sqrt(dimensions)
    return rows * factor, grams.astype(np.float32) * factor, bigrams.astype(np.float32) * factor


def carry_over(corpus, lexicon, rows):
    """A German or Spanish word begins as the mean of what the concepts it names are called in English."""
    sums, counts = {}, {}
    def mean_of(texts):
        total = np.zeros(rows.shape[1], np.float32)
        for text in texts:
            for number in lexicon.read(text)[0]:
                total += rows[number] * lexicon.weight[number]
        norm = np.linalg.norm(total)
        return total / norm if norm else total

    for concept in corpus.occupations:
        for held, share in ((concept.names, 1.0), (concept.texts, 0.3)):
            meaning = mean_of(held.get("en", []))
            for language in ("de", "es"):
                said = {int(number) for text in held.get(language, []) for number in lexicon.read(text)[0]}
                for number in said:
                    sums[number] = sums.get(number, 0) + share * meaning
                    counts[number] = counts.get(number, 0) + share
    common = sum(sums.values()) / sum(counts.values())
    for number, total in sums.items():
        if not rows[number].any():
            row = total - counts[number] * common
            rows[number] = row / max(np.linalg.norm(row), 1e-6) * min(1, 0.5 + counts[number] / 10)
