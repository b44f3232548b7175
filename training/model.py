"""The encoder while it learns: tables of rows, the sum that makes a text, and the way back."""

import numpy as np

import features

CHUNK = 8


def segment_sums(source, index, factor, starts, total):
    """Sums of `factor * source[index]` over the segments that begin at `starts`, in long rows at a time."""
    lengths = np.diff(np.append(starts, total))
    while True:
        chunks = -(-lengths // CHUNK)
        of = np.repeat(np.arange(len(lengths)), chunks)
        first = np.append(0, np.cumsum(chunks)[:-1])
        inside = np.arange(len(of)) - first[of]
        begins = starts[of] + inside * CHUNK
        sizes = np.minimum(lengths[of] - inside * CHUNK, CHUNK)
        order = np.argsort(-sizes, kind="stable")
        begins, sizes = begins[order], sizes[order]
        sums = np.zeros((len(of), source.shape[1]), np.float32)
        for step in range(int(sizes[0]) if len(sizes) else 0):
            count = np.searchsorted(-sizes, -step, side="left")
            at = begins[:count] + step
            part = source[index[at]]
            if factor is not None:
                part *= factor[at, None]
            sums[:count] += part
        back = np.empty(len(order), np.int64)
        back[order] = np.arange(len(order))
        if len(of) == len(lengths):
            return sums[back]
        source, index, factor, starts, lengths, total = sums, back, None, first, chunks, len(of)


def grouped(ids):
    """The distinct ids, the order that brings equal ones together, and where each begins."""
    order = np.argsort(ids, kind="stable")
    sorted_ids = ids[order]
    starts = np.flatnonzero(np.append(True, sorted_ids[1:] != sorted_ids[:-1])) if len(ids) else np.zeros(0, np.int64)
    return sorted_ids[starts], order, starts


class Table:
    """Rows that learn by Adagrad with one memory a row."""

    def __init__(self, rows):
        self.rows = rows.astype(np.float32)
        self.memory = np.full(len(rows), 1e-12, np.float32)

    def learn(self, ids, gradients, rate):
        if len(ids) == 0:
            return
        self.memory[ids] += np.einsum("ij,ij->i", gradients, gradients) / gradients.shape[1]
        self.rows[ids] -= gradients * (rate / np.sqrt(self.memory[ids]))[:, None]


class Lexicon:
    """Words by number, with their pieces and weights."""

    def __init__(self, settings):
        self.settings = settings
        self.numbers, self.words, self.grams, self.read_once = {}, [], [], {}

    def number_of(self, word):
        number = self.numbers.get(word)
        if number is None:
            number = self.numbers[word] = len(self.words)
            self.words.append(word)
            self.grams.append(np.array(features.grams_of(word), np.int64) % self.settings["grams"])
        return number

    def read(self, text):
        """Numbers of the words of a text and of its bigrams."""
        found = self.read_once.get(text)
        if found is None:
            found = self.read_once[text] = self._read(text)
        return found

    def _read(self, text):
        words = features.words_of(text)
        pairs = [features.bigram_of(*pair) % self.settings["bigrams"] for pair in zip(words, words[1:])]
        return np.array([self.number_of(word) for word in words], np.int64), np.array(pairs, np.int64)

    def seal(self, shares, known):
        """`shares`: how often each word stands in a running text; `known`: which words have a row of their own."""
        rare = self.settings["rare"]
        self.weight = (rare / (rare + shares)).astype(np.float32)
        for number, word in enumerate(self.words):
            if features.is_number(word):
                self.weight[number] *= 0.3
        self.known = known
        self.gram_starts = np.append(0, np.cumsum([len(grams) for grams in self.grams]))
        self.all_grams = np.concatenate(self.grams)


class Encoder:
    def __init__(self, lexicon, words, grams, bigrams):
        self.lexicon = lexicon
        self.words, self.grams, self.bigrams = Table(words), Table(grams), Table(bigrams)

    def forward(self, texts, random=None):
        """Unit vectors of texts (pairs of word and bigram numbers); with `random`, features are left out by chance."""
        lexicon, settings = self.lexicon, self.lexicon.settings
        run = {}
        lengths = np.array([len(words) for words, _ in texts])
        flat = np.concatenate([words for words, _ in texts])
        uniq, inverse = np.unique(flat, return_inverse=True)
        own = lexicon.known[uniq].copy()
        if random is not None:
            own &= random.random(len(uniq)) >= settings["forget_word"]
        begins, ends = lexicon.gram_starts[uniq], lexicon.gram_starts[uniq + 1]
        counts = ends - begins
        gram_of = np.repeat(np.arange(len(uniq)), counts)
        at = np.arange(len(gram_of)) - np.repeat(np.cumsum(counts) - counts, counts) + begins[gram_of]
        if random is not None:
            kept = random.random(len(at)) >= settings["forget_gram"]
            gram_of, at = gram_of[kept], at[kept]
        counts = np.maximum(np.bincount(gram_of, minlength=len(uniq)), 1)
        factor = (np.where(own, settings["known_grams"], 1) / counts**settings["gram_power"])[gram_of].astype(np.float32)
        grams = lexicon.all_grams[at]
        present, starts = np.unique(gram_of, return_index=True)
        vectors = np.zeros((len(uniq), self.words.rows.shape[1]), np.float32)
        vectors[present] = segment_sums(self.grams.rows, grams, factor, starts, len(grams))
        vectors[own] += self.words.rows[uniq[own]]
        run.update(uniq=uniq, own=own, grams=grams, gram_of=gram_of, factor=factor)

        weight = lexicon.weight[flat]
        if random is not None:
            weight = weight * (random.random(len(flat)) >= settings["drop"])
        text_of = np.repeat(np.arange(len(texts)), lengths)
        filled = np.flatnonzero(lengths)
        starts = (np.cumsum(lengths) - lengths)[filled]
        raw = np.zeros((len(texts), vectors.shape[1]), np.float32)
        raw[filled] = segment_sums(vectors, inverse, weight.astype(np.float32), starts, len(flat))
        pairs = np.concatenate([pairs for _, pairs in texts])
        pair_lengths = np.array([len(pairs) for _, pairs in texts])
        pair_of = np.repeat(np.arange(len(texts)), pair_lengths)
        pair_at = np.arange(len(pairs)) - np.repeat(np.cumsum(pair_lengths) - pair_lengths, pair_lengths)
        first = (np.cumsum(lengths) - lengths)[pair_of] + pair_at
        pair_weight = settings["bigram_weight"] * np.sqrt(weight[first] * weight[first + 1]) if len(pairs) else np.zeros(0)
        pair_weight = pair_weight.astype(np.float32)
        filled = np.flatnonzero(pair_lengths)
        if len(filled):
            starts = (np.cumsum(pair_lengths) - pair_lengths)[filled]
            raw[filled] += segment_sums(self.bigrams.rows, pairs, pair_weight, starts, len(pairs))
        norms = np.maximum(np.sqrt(np.einsum("ij,ij->i", raw, raw)), 1e-6)
        unit = raw / norms[:, None]
        run.update(inverse=inverse, weight=weight, text_of=text_of, pairs=pairs, pair_of=pair_of, pair_weight=pair_weight)
        run.update(norms=norms, unit=unit)
        return unit, run

    def backward(self, run, gradient, rate):
        unit = run["unit"]
        gradient = gradient - unit * np.einsum("ij,ij->i", gradient, unit)[:, None]
        gradient = (gradient / run["norms"][:, None]).astype(np.float32)
        _, order, starts = grouped(run["inverse"])
        of_words = segment_sums(
            gradient, run["text_of"][order], run["weight"][order].astype(np.float32), starts, len(order)
        )
        own = np.flatnonzero(run["own"])
        ids, order, starts = grouped(run["grams"])
        of_grams = segment_sums(of_words, run["gram_of"][order], run["factor"][order], starts, len(order))
        self.grams.learn(ids, of_grams, rate)
        self.words.learn(run["uniq"][own], of_words[own], rate)
        if len(run["pairs"]):
            ids, order, starts = grouped(run["pairs"])
            of_pairs = segment_sums(gradient, run["pair_of"][order], run["pair_weight"][order], starts, len(order))
            self.bigrams.learn(ids, of_pairs, rate)

    def encode(self, texts):
        read = [self.lexicon.read(text) for text in texts]
        self.admit()
        return np.concatenate([self.forward(read[i : i + 2000])[0] for i in range(0, len(read), 2000)])

    def admit(self):
        """Words that were first seen after the lexicon was sealed have no row and weigh as the rarest."""
        lexicon = self.lexicon
        new = lexicon.words[len(lexicon.weight) :]
        if not new:
            return
        weight = [0.3 if features.is_number(word) else 1 for word in new]
        lexicon.weight = np.append(lexicon.weight, np.array(weight, np.float32))
        lexicon.known = np.append(lexicon.known, np.zeros(len(new), bool))
        ends = lexicon.gram_starts[-1] + np.cumsum([len(grams) for grams in lexicon.grams[-len(new) :]])
        lexicon.gram_starts = np.append(lexicon.gram_starts, ends)
        lexicon.all_grams = np.concatenate([lexicon.all_grams] + lexicon.grams[-len(new) :])
