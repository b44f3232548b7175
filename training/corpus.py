"""The texts to learn from: concepts with what they are called and how they are described, in three languages."""

import collections
import csv
import json
import os
import re

csv.field_size_limit(10**9)
LANGUAGES = ("en", "de", "es")
# ESCO occupations: names and descriptions by language. Other concepts: names and longer texts, mostly English.
Concept = collections.namedtuple("Concept", "kind group names texts")


def rows(path, **options):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file, **options))


def split_names(field, separator):
    return [name.strip() for name in field.split(separator) if name.strip()]


def unique(names):
    return list(dict.fromkeys(names))


def preferred_names(label):
    """'Analyst/Analystin' is two names; 'C/C++' or 'and/or' within longer names stays whole."""
    halves = label.split("/")
    return halves if len(halves) == 2 and min(map(len, halves)) > 5 else [label]


def esco_occupations(folder):
    concepts = {}
    for language in LANGUAGES:
        for row in rows(os.path.join(folder, f"occupations_{language}.csv")):
            names = preferred_names(row["preferredLabel"]) + split_names(row["altLabels"], "\n")
            names += split_names(row["hiddenLabels"], "\n")
            concept = concepts.setdefault(row["conceptUri"], Concept("occupation", row["iscoGroup"], {}, {}))
            concept.names[language] = unique(names)
            if row["description"]:
                concept.texts[language] = [row["description"]]
    return list(concepts.values())


def isco_groups(folder):
    return [
        Concept("group", row["code"], {"en": [row["preferredLabel"]]}, {"en": [row["description"].split("Tasks include")[0]]})
        for row in rows(os.path.join(folder, "ISCOGroups_en.csv"))
        if len(row["code"]) >= 3
    ]


def esco_skills(folder):
    """Every skill by its address, with other names and descriptions where a collection gives them."""
    names, texts = {}, {}
    for row in rows(os.path.join(folder, "skills_en_trimmed.csv")):
        names[row["concept_uri"]] = [row["preferred_label"]]
    for collection in ("digital", "language", "transversal"):
        for row in rows(os.path.join(folder, f"{collection}SkillsCollection_en.csv")):
            address = row["conceptUri"]
            names[address] = unique([row["preferredLabel"]] + split_names(row["altLabels"], "|"))
            texts[address] = [row["description"]]
    return {
        address: Concept("skill", "", {"en": names[address]}, {"en": texts.get(address, [])}) for address in names
    }


def broader_skills(folder, skills):
    """Pairs of a skill and the narrow skill or group above it: near, not the same."""
    groups = {}
    for row in rows(os.path.join(folder, "skillsHierarchy_en.csv")):
        for level in "0123":
            if row[f"Level {level} URI"]:
                groups[row[f"Level {level} URI"]] = row[f"Level {level} preferred term"]
    pairs = []
    for row in rows(os.path.join(folder, "broaderRelationsSkillPillar_en.csv")):
        below, above = skills.get(row["conceptUri"]), row["broaderUri"]
        if below is None:
            continue
        if above in skills:
            pairs.append((below.names["en"], skills[above].names["en"]))
        elif above in groups:
            pairs.append((below.names["en"], [groups[above]]))
    for row in rows(os.path.join(folder, "skillSkillRelations_en.csv")):
        one, other = skills.get(row["originalSkillUri"]), skills.get(row["relatedSkillUri"])
        if one and other:
            pairs.append((one.names["en"], other.names["en"]))
    return pairs


def onet(folder):
    """Occupations with tasks, the tools they use, and tools with the kind of tool they are."""
    def table(name):
        return rows(os.path.join(folder, name), delimiter="\t", quoting=csv.QUOTE_NONE)

    tasks, tools, kinds = (collections.defaultdict(list) for _ in range(3))
    for row in table("Task_Statements.txt"):
        tasks[row["O*NET-SOC Code"]].append(row["Task"])
    for row in table("Technology_Skills.txt"):
        tools[row["O*NET-SOC Code"]].append(row["Example"])
        kinds[row["Commodity Title"]].append(row["Example"])
    occupations = []
    for row in table("Occupation_Data.txt"):
        code = row["O*NET-SOC Code"]
        texts = {"en": [row["Description"]], "tasks": tasks[code], "tools": unique(tools[code])}
        occupations.append(Concept("onet", code[:7], {"en": [row["Title"]]}, texts))
    pairs = [(unique(examples), [kind]) for kind, examples in kinds.items()]
    return occupations, pairs


def skills_of_groups(folder, occupations):
    """ISCO groups with the skills their occupations need."""
    with open(os.path.join(folder, "isco_esco_skills.json"), encoding="utf-8") as file:
        groups = json.load(file)
    found = []
    for code, group in groups.items():
        labels = [skill["label"] for skill in group["essential_skills"] + group["optional_skills"]]
        found.append(Concept("needs", code, {"en": [group["isco_title"]]}, {"en": labels}))
    return found


def dictionary(path):
    """Our own list of common words of work: entries of names in six languages."""
    with open(path, encoding="utf-8") as file:
        return [[split_names(names, ";") for names in line.split("|")] for line in file if line.strip()]


def taxonomy(folders):
    """The project's own terms: names of one skill or occupation, and pairs that are near each other."""
    terms, near = {}, []
    for path in sorted(os.path.join(at, name) for folder in folders for at, _, names in os.walk(folder) for name in names):
        with open(path, encoding="utf-8") as file:
            blocks = re.findall(r"(skills|occupations): *(?:\w+\.raw)?`([^`]*)`", file.read()) if path.endswith(".ts") else []
        for kind, block in blocks:
            for line in filter(str.strip, block.split("\n")):
                name, *fields = [field.strip() for field in line.split("|")]
                others, *related = [split_names(field, ";") for field in fields]
                terms[name] = unique([name] + others)
                near += [(name, other) for list_of in related for other in list_of]
    return list(terms.values()), [(terms[one], terms[other]) for one, other in near if one in terms and other in terms]


class Corpus:
    def __init__(self, folder, own_terms=()):
        self.dictionary = dictionary(os.path.join(os.path.dirname(os.path.abspath(__file__)), "dictionary.txt"))
        self.terms, self.near = taxonomy(own_terms)
        esco = os.path.join(folder, "esco")
        self.occupations = esco_occupations(esco)
        self.groups = isco_groups(esco)
        skills = esco_skills(esco)
        self.skills = list(skills.values())
        self.broader = broader_skills(esco, skills)
        self.onet, self.tools = onet(os.path.join(folder, "onet"))
        self.needs = skills_of_groups(esco, self.occupations)

    def texts(self):
        """Every text with its language, once for each place where it stands."""
        for concept in self.occupations + self.groups + self.skills + self.onet + self.needs:
            for held in (concept.names, concept.texts):
                for language, texts in held.items():
                    for text in texts:
                        yield (language if language in LANGUAGES else "en"), text
        for names in [names for entry in self.dictionary for names in entry] + self.terms:
            for text in names * 2:
                yield "en", text
        for pairs in (self.broader, self.tools):
            for ones, others in pairs:
                for text in ones + others:
                    yield "en", text
