"""The file of the encoder: written after training, and read back as src/platform/encoder reads it.

magic `FPENC1` and two zero bytes, length of the header, header (JSON), then each section from a multiple of four bytes:
words (UTF-8, one a line), their weights (float32), and for words, grams and bigrams the scales (float32) and the rows
(two elements a byte, the lower half first, each the number of a level).
"""

import hashlib
import json

import numpy as np

import features

MAGIC = b"FPENC1\0\0"
LONGEST_TEXT, MOST_WORDS = 50_000, 4000


def levels_of(sample):
    """Sixteen levels that stand nearest to normalised elements (Lloyd–Max)."""
    levels = np.quantile(sample, (np.arange(16) + 0.5) / 16)
    for _ in range(60):
        near = np.searchsorted((levels[1:] + levels[:-1]) / 2, sample)
        levels = np.array([sample[near == level].mean() for level in range(16)])
    return levels.astype(np.float32)


def quantise(rows, levels):
    borders = (levels[1:] + levels[:-1]) / 2
    scales = np.sqrt((rows**2).mean(1)).astype(np.float32)
    for _ in range(3):
        codes = np.searchsorted(borders, rows / np.maximum(scales, 1e-9)[:, None]).astype(np.uint8)
        chosen = levels[codes]
        scales = ((rows * chosen).sum(1) / np.maximum((chosen**2).sum(1), 1e-9)).astype(np.float32)
    return scales, codes[:, 0::2] | (codes[:, 1::2] << 4)


def merged_words(encoder):
    """Known words with the pieces they are made of already added, so that one row says all."""
    lexicon, settings = encoder.lexicon, encoder.lexicon.settings
    numbers = [number for number in np.flatnonzero(lexicon.known)]
    numbers.sort(key=lambda number: lexicon.words[number])
    rows = encoder.words.rows[numbers].copy()
    for place, number in enumerate(numbers):
        pieces = lexicon.grams[number]
        rows[place] += settings["known_grams"] * encoder.grams.rows[pieces].sum(0) / len(pieces) ** settings["gram_power"]
    return [lexicon.words[number] for number in numbers], lexicon.weight[numbers], rows


def write(path, encoder, made, training):
    """`made`: the day and the seed; the version says besides what is in the file, so that no two files share one."""
    settings = training["settings"]
    words, weights, rows = merged_words(encoder)
    tables = (rows, encoder.grams.rows, encoder.bigrams.rows)
    sample = np.concatenate([(table / np.sqrt((table**2).mean(1, keepdims=True) + 1e-12))[::17].ravel() for table in tables])
    levels = levels_of(sample)
    sections = ["\n".join(words).encode(), weights.astype("<f4").tobytes()]
    for table in tables:
        scales, codes = quantise(table, levels)
        sections += [scales.astype("<f4").tobytes(), codes.tobytes()]
    digest = hashlib.sha256(b"".join(sections)).hexdigest()[:8]
    header = {
        "version": f"{made}.{digest}",
        "dimensions": settings["dimensions"], "words": len(words), "grams": settings["grams"],
        "bigrams": settings["bigrams"], "bigramWeight": settings["bigram_weight"],
        "gramPower": settings["gram_power"], "levels": [round(float(level), 6) for level in levels],
        "sections": [len(section) for section in sections],
        "training": training,
    }
    head = json.dumps(header, separators=(",", ":"), sort_keys=True).encode()
    parts = [MAGIC + len(head).to_bytes(4, "little") + head] + sections
    with open(path, "wb") as file:
        for part in parts:
            file.write(part + b"\0" * (-len(part) % 4))


class ReadModel:
    """What the product computes, spelt out in Python: the measure of the other."""

    def __init__(self, path):
        with open(path, "rb") as file:
            raw = file.read()
        length = int.from_bytes(raw[8:12], "little")
        self.header = head = json.loads(raw[12 : 12 + length])
        at, sections = 12 + length, []
        for size in head["sections"]:
            at += -at % 4
            sections.append(raw[at : at + size])
            at += size
        names = sections[0].decode().split("\n")
        self.numbers = {name: number for number, name in enumerate(names)}
        self.weights = np.frombuffer(sections[1], "<f4")
        levels = np.array(head["levels"], np.float32)

        def table(scales, codes):
            codes = np.frombuffer(codes, np.uint8).reshape(-1, head["dimensions"] // 2)
            both = np.stack([codes & 15, codes >> 4], 2).reshape(len(codes), -1)
            return levels[both] * np.frombuffer(scales, "<f4")[:, None]

        self.words, self.grams, self.bigrams = (table(*sections[i : i + 2]) for i in (2, 4, 6))

    def weight_of(self, word):
        number = self.numbers.get(word)
        return float(self.weights[number]) if number is not None else 0.3 if features.is_number(word) else 1.0

    def row_of(self, word):
        number = self.numbers.get(word)
        if number is not None:
            return self.words[number]
        pieces = np.array(features.grams_of(word), np.int64) % self.header["grams"]
        return self.grams[pieces].sum(0) / len(pieces) ** self.header["gramPower"]

    def encode_one(self, text):
        cut = text.encode("utf-16-le", "surrogatepass")[: 2 * LONGEST_TEXT].decode("utf-16-le", "surrogatepass")
        words = features.words_of(cut)[:MOST_WORDS]
        counts, pairs = {}, {}
        for word in words:
            counts[word] = counts.get(word, 0) + 1
        for first, second in zip(words, words[1:]):
            pairs[(first, second)] = pairs.get((first, second), 0) + 1
        total = np.zeros(self.header["dimensions"])
        for word, count in counts.items():
            total += self.weight_of(word) * (1 + np.log(count)) * self.row_of(word)
        for (first, second), count in pairs.items():
            weight = self.header["bigramWeight"] * np.sqrt(self.weight_of(first) * self.weight_of(second))
            place = features.bigram_of(first, second) % self.header["bigrams"]
            total += weight * (1 + np.log(count)) * self.bigrams[place]
        norm = np.sqrt((total**2).sum())
        return (total / norm if norm > 1e-9 else np.zeros_like(total)).astype(np.float32)

    def encode(self, texts):
        return np.stack([self.encode_one(text) for text in texts])
