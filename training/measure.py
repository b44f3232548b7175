"""Figures on the development sets, for choosing among few variants; evaluation/ measures the product."""

import csv
import os
import random

import numpy as np

from corpus import rows, split_names


def table(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file]


def precision_of(scores, right):
    order = np.argsort(-scores, kind="stable")
    ranks = np.flatnonzero(np.isin(order, right)) + 1
    return float(np.mean(np.arange(1, len(ranks) + 1) / ranks)), 1 / ranks[0]


def titles(encode, data):
    """TalentCLEF German: mean average precision; the query's own wording counts as any other."""
    folder = os.path.join(data, "talentclef25_taskA/german")
    queries, documents = table(f"{folder}/queries")[1:], table(f"{folder}/corpus_elements")[1:]
    place = {row[0]: number for number, row in enumerate(documents)}
    right = {}
    for query, _, document, _ in table(f"{folder}/qrels.tsv"):
        right.setdefault(query, []).append(place[document])
    scores = encode([row[1] for row in queries]) @ encode([row[1] for row in documents]).T
    return {"de.map": np.mean([precision_of(row, right[query[0]])[0] for row, query in zip(scores, queries)])}


def vacancies(encode, data, size=3000):
    """Vacancy titles to occupations, each occupation the mean of what it is called."""
    found = rows(os.path.join(data, "jobbert_eval/titles.csv"))
    random.Random(7).shuffle(found)
    found = found[:size]
    occupations = rows(os.path.join(data, "esco/occupations_en.csv"))
    place = {row["conceptUri"]: number for number, row in enumerate(occupations)}
    names = [[row["preferredLabel"]] + split_names(row["altLabels"], "\n") for row in occupations]
    of = np.repeat(np.arange(len(names)), [len(held) for held in names])
    vectors = encode([name for held in names for name in held])
    means = np.zeros((len(names), vectors.shape[1]), np.float32)
    np.add.at(means, of, vectors)
    means /= np.maximum(np.linalg.norm(means, axis=1, keepdims=True), 1e-6)
    wanted = np.array([place[row["conceptUri"]] for row in found])
    scores = encode([row["vacancyTitle"] for row in found]) @ means.T
    ranks = (scores > scores[np.arange(len(wanted)), wanted][:, None]).sum(1) + 1
    return {"job.mrr": np.mean(1 / ranks), "job.r5": np.mean(ranks <= 5), "job.r10": np.mean(ranks <= 10)}


def melo(encode, data):
    folder = os.path.join(data, "melo/deu_q_de_c_de")
    queries, documents = table(f"{folder}/queries.tsv"), table(f"{folder}/corpus_elements.tsv")
    place = {row[0]: number for number, row in enumerate(documents)}
    right = {}
    for query, _, document, _ in table(f"{folder}/annotations.tsv"):
        right.setdefault(query, []).append(place[document])
    vectors = encode([row[1] for row in documents])
    found = []
    for start in range(0, len(queries), 200):
        part = queries[start : start + 200]
        for row, query in zip(encode([row[1] for row in part]) @ vectors.T, part):
            if query[0] in right:
                found.append(1 / (1 + (row > row[right[query[0]]].max()).sum()))
    return {"melo.mrr": np.mean(found)}


def spans(encode, data):
    """Spans of advertisements to the names of skills."""
    with open(os.path.join(data, "skill_extraction/skills_en_label.txt"), encoding="utf-8") as file:
        labels = [line.strip() for line in file]
    place = {label: number for number, label in enumerate(labels)}
    vectors, figures = encode(labels), {}
    for name in ("tech", "house"):
        with open(os.path.join(data, f"skill_extraction/{name}_validation_annotations.csv"), encoding="utf-8") as file:
            found = {(row["span"], row["label"]) for row in csv.DictReader(file) if row["label"] in place}
        found = sorted(found)
        scores = encode([span for span, _ in found]) @ vectors.T
        wanted = np.array([place[label] for _, label in found])
        ranks = (scores > scores[np.arange(len(wanted)), wanted][:, None]).sum(1) + 1
        figures[f"{name}.mrr"], figures[f"{name}.r10"] = np.mean(1 / ranks), np.mean(ranks <= 10)
    return figures


def measure(encode, data):
    figures = {}
    for part in (titles, vacancies, melo, spans):
        figures |= part(encode, data)
    return {name: round(float(figure), 4) for name, figure in figures.items()}
