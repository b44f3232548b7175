"""Writes the words and short texts that vectors.cjs shall encode.

    python3 training/inputs.py --data ../shared/data/match --terms src/domain/skills/taxonomy/sectors --out /tmp/vectors
"""

import argparse
import collections
import os

import features
from corpus import Corpus

LONGEST = 90


def short_texts(corpus):
    names = [skill.names["en"][0] for skill in corpus.skills]
    for concept in corpus.occupations:
        names += concept.names["en"][:3]
    for concept in corpus.onet:
        names += concept.names["en"] + concept.texts["tasks"][:4]
    for terms in corpus.terms:
        names += terms[:2]
    return [name for name in dict.fromkeys(names) if len(name) < LONGEST and "\n" not in name]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True)
    parser.add_argument("--terms", action="append", default=[])
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    corpus = Corpus(options.data, options.terms)
    counts = collections.Counter()
    for language, text in corpus.texts():
        if language == "en":
            counts.update(features.forms_of(text))
    os.makedirs(options.out, exist_ok=True)
    for name, lines in (("words", [word for word, _ in counts.most_common()]), ("texts", short_texts(corpus))):
        with open(os.path.join(options.out, f"{name}.in.txt"), "w", encoding="utf-8") as file:
            file.write("\n".join(lines))


if __name__ == "__main__":
    main()
