"""Pairs of texts that mean the same, drawn by kind."""

import numpy as np

LANGUAGE_SHARES = {"en": 0.46, "de": 0.30, "es": 0.24}
# What stands round a title in an advertisement and says nothing of the work.
NOISE = (
    "senior", "junior", "lead", "m/w/d", "m/f/d", "f/m/x", "full time", "part time", "remote", "hybrid", "urgent",
    "contract", "permanent", "immediate start", "vollzeit", "teilzeit", "unbefristet", "ab sofort", "jornada completa",
    "incorporación inmediata", "trainee", "intern", "ii", "iii", "level 2", "experienced", "hiring", "wanted", "gesucht",
    "se busca", "H/F", "temporary", "night shift", "weekend", "entry level", "mid level", "principal", "12 months",
)


class Pairs:
    """Draws pairs of read texts (words, bigrams) with the concept they belong to."""

    def __init__(self, corpus, lexicon, random, shares):
        self.corpus, self.lexicon, self.random = corpus, lexicon, random
        self.kinds, self.shares = list(shares), np.array(list(shares.values())) / sum(shares.values())
        self.read = lexicon.read
        self.majors = {}
        for number, concept in enumerate(corpus.occupations):
            self.majors.setdefault(concept.group[0], []).append(number)
        self.called = [number for number, skill in enumerate(corpus.skills) if len(skill.names["en"]) > 1]
        self.described = [number for number, skill in enumerate(corpus.skills) if skill.texts["en"]]
        self.tasked = [number for number, one in enumerate(corpus.onet) if len(one.texts["tasks"]) > 3]

    def pick(self, choices):
        return choices[int(self.random.random() * len(choices))]

    def chance(self, share):
        return self.random.random() < share

    def crop(self, read, longest=24):
        words, bigrams = read
        if len(words) <= longest:
            return read
        length = int(self.random.integers(6, longest + 1))
        start = int(self.random.integers(0, len(words) - length + 1))
        return words[start : start + length], bigrams[start : start + length - 1]

    def noisy(self, text):
        if not self.chance(0.12):
            return text
        noise = self.pick(NOISE)
        return f"{noise} {text}" if self.chance(0.5) else f"{text} ({noise})"

    def language(self):
        return self.random.choice(list(LANGUAGE_SHARES), p=list(LANGUAGE_SHARES.values()))

    def two(self, choices):
        """Two different ones where there are two."""
        first = int(self.random.random() * len(choices))
        if len(choices) == 1:
            return choices[0], choices[0]
        second = int(self.random.random() * (len(choices) - 1))
        return choices[first], choices[second + (second >= first)]

    def batch(self, size):
        """Half of all batches know occupations of one major group only: their names are hard to tell apart."""
        occupations = range(len(self.corpus.occupations))
        if self.chance(0.5):
            groups = [group for group in self.majors.values() if len(group) > 100]
            occupations = self.pick(groups)
        pairs = []
        for kind in self.random.choice(self.kinds, size=size, p=self.shares):
            one, other, concept = getattr(self, kind)(occupations)
            if len(one[0]) and len(other[0]):
                pairs.append((one, other, concept))
        return pairs

    def names(self, occupations):
        number = self.pick(occupations)
        names = self.corpus.occupations[number].names
        one, other = self.two(names[self.language()])
        return self.read(self.noisy(one)), self.read(other), number

    def translations(self, occupations):
        number = self.pick(occupations)
        names = self.corpus.occupations[number].names
        one, other = self.two(list(names))
        return self.read(self.noisy(self.pick(names[one]))), self.read(self.pick(names[other])), number

    def descriptions(self, occupations):
        number = self.pick(occupations)
        concept = self.corpus.occupations[number]
        said = self.language()
        told = said if self.chance(0.6) else self.language()
        text = self.pick(concept.texts.get(told) or concept.texts["en"])
        return self.read(self.noisy(self.pick(concept.names[said]))), self.crop(self.read(text)), number

    def texts(self, occupations):
        """The same description in two languages, or two parts of it in one."""
        number = self.pick(occupations)
        texts = self.corpus.occupations[number].texts
        one, other = self.two(list(texts))
        return self.crop(self.read(texts[one][0]), 40), self.crop(self.read(texts[other][0]), 40), number

    def groups(self, occupations):
        number = int(self.random.integers(len(self.corpus.groups)))
        group = self.corpus.groups[number]
        return self.read(group.names["en"][0]), self.crop(self.read(group.texts["en"][0])), 100_000 + number

    def skills(self, occupations):
        number = self.pick(self.called)
        one, other = self.two(self.corpus.skills[number].names["en"])
        return self.read(one), self.read(other), 200_000 + number

    def skill_texts(self, occupations):
        number = self.pick(self.described)
        skill = self.corpus.skills[number]
        return self.read(self.pick(skill.names["en"])), self.crop(self.read(skill.texts["en"][0])), 200_000 + number

    def broader(self, occupations):
        number = int(self.random.integers(len(self.corpus.broader)))
        ones, others = self.corpus.broader[number]
        return self.read(self.pick(ones)), self.read(self.pick(others)), 300_000 + number

    def onet(self, occupations):
        number = self.pick(self.tasked)
        one = self.corpus.onet[number]
        title, tasks = one.names["en"][0], one.texts["tasks"]
        draw = self.random.random()
        if draw < 0.3:
            return self.read(title), self.crop(self.read(one.texts["en"][0])), 500_000 + number
        if draw < 0.7:
            return self.read(title), self.crop(self.read(self.pick(tasks))), 500_000 + number
        if one.texts["tools"] and draw < 0.8:
            return self.read(title), self.read(self.pick(one.texts["tools"])), 500_000 + number
        first, second = self.two(tasks)
        return self.crop(self.read(first)), self.crop(self.read(second)), 500_000 + number

    def tools(self, occupations):
        number = int(self.random.integers(len(self.corpus.tools)))
        examples, kind = self.corpus.tools[number]
        if self.chance(0.5):
            return self.read(self.pick(examples)), self.read(kind[0]), 600_000 + number
        one, other = self.two(examples)
        return self.read(one), self.read(other), 600_000 + number

    def dictionary(self, occupations):
        number = int(self.random.integers(len(self.corpus.dictionary)))
        ones, others = self.two(self.corpus.dictionary[number])
        return self.read(self.noisy(self.pick(ones))), self.read(self.pick(others)), 700_000 + number

    def terms(self, occupations):
        number = int(self.random.integers(len(self.corpus.terms)))
        one, other = self.two(self.corpus.terms[number])
        return self.read(one), self.read(other), 800_000 + number

    def near(self, occupations):
        number = int(self.random.integers(len(self.corpus.near)))
        ones, others = self.corpus.near[number]
        return self.read(self.pick(ones)), self.read(self.pick(others)), 900_000 + number

    def papers(self, occupations):
        """Two papers of one trade, as an advertisement and a CV are: tasks and tools, with the title in one of them."""
        number = self.pick(self.tasked)
        one = self.corpus.onet[number]
        tasks = [one.texts["tasks"][i] for i in self.random.permutation(len(one.texts["tasks"]))]
        tools = [one.texts["tools"][i] for i in self.random.permutation(len(one.texts["tools"]))[:8]]
        half = len(tasks) // 2
        first = [one.names["en"][0]] + tasks[: min(half, 4)] + tools[:4]
        second = tasks[half : half + 4] + tools[4:]
        return self.joined(first), self.joined(second), 500_000 + number

    def joined(self, texts):
        read = [self.crop(self.read(text)) for text in texts]
        words = np.concatenate([words for words, _ in read])
        bigrams = [np.append(bigrams, 0) for _, bigrams in read]
        return words, np.concatenate(bigrams)[:-1]
