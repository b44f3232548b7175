"""Words of a text and the features of a word, exactly as src/platform/encoder takes them apart."""

import re
import sys
import unicodedata
from functools import lru_cache

LONGEST_WORD = 40
GRAM_SIZES = (3, 4, 5)
OTHER_FORMS = (("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("ł", "l"), ("ς", "σ"))
SYMBOLS = ((r"(^|[^{w}])\.net", r"\1dotnet"), (r"c\+\+", "cplusplus"), (r"c#", "csharp"), (r"f#", "fsharp"))
# How one wishes to be spoken of is no work.
PRONOUNS = (
    r"(?<![{w}])(?:he|she|they|xe|ze|il|elle|iel|er|sie)"
    r"(?: ?/ ?(?:him|his|hers?|they|them|theirs?|xem|zir|hir|lui|elle|ihn|ihm|ihr|sein))+(?![{w}])"
)
INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
# Scripts that are written without spaces: each of their signs is a word, and two neighbours are a bigram.
SIGNS = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"


def _letters_and_digits():
    """Ranges of the code points that words are made of, as they stand within a class of a regular expression."""
    ranges, start = [], None
    for point in range(sys.maxunicode + 2):
        inside = point <= sys.maxunicode and unicodedata.category(chr(point))[0] in "LNM"
        if inside and start is None:
            start = point
        if not inside and start is not None:
            ranges.append(f"{chr(start)}-{chr(point - 1)}")
            start = None
    return "".join(ranges)


_WORD = _letters_and_digits()
_PRONOUNS = re.compile(PRONOUNS.replace("{w}", _WORD))
_SYMBOLS = [(re.compile(pattern.replace("{w}", _WORD)), name) for pattern, name in SYMBOLS]
_PIECES = re.compile(f"[{SIGNS}]|(?:(?![{SIGNS}])[{_WORD}])+")


def fold(text):
    plain = unicodedata.normalize("NFKD", INVISIBLE.sub("", text))
    plain = re.sub("[\u0300-\u036f]", "", plain).lower()
    for form, letters in OTHER_FORMS:
        plain = plain.replace(form, letters)
    return plain


def singular(word):
    return word[:-1] if len(word) > 3 and word[-1] == "s" and word[-2] != "s" else word


def forms_of(text):
    """The words as they stand, plurals too."""
    folded = _PRONOUNS.sub(" ", fold(text))
    for pattern, name in _SYMBOLS:
        folded = pattern.sub(name, folded)
    return _PIECES.findall(folded)


# Words for a man and for a woman at work are one: German -in, Spanish -a, French -euse and so on.
TRADES = (
    (r"(ar|er|or|ist|ent|ant|end|eur|log|af|at|ekt|eut|iv|arzt|anwalt|koch|wirt)in(nen)?$", r"\1"),
    (r"(frau|leute)$", "mann"),
    (r"euse$", "eur"),
    (r"(teur|trice|tore)$", "tor"),
    (r"(d|t|s)ora$", r"\1or"),
    (r"(er|eir|ad|iv|ari|ic)a$", r"\1o"),
    (r"ienne$", "ien"),
    (r"iere$", "ier"),
)
_TRADES = [(re.compile(pattern), form) for pattern, form in TRADES]


def form_of(word):
    """A word as it is for one of its kind, whoever does the work."""
    one = singular(word)
    if len(one) < 6:
        return one
    for pattern, form in _TRADES:
        changed = pattern.sub(form, one, count=1)
        if changed != one:
            return changed
    return one


def words_of(text):
    return [form_of(word) for word in forms_of(text)]


def hash_of(units):
    """FNV-1a over UTF-16 units, stirred once more so that low bits depend on all of them."""
    value = 0x811C9DC5
    for unit in units:
        value = ((value ^ unit) * 0x01000193) & 0xFFFFFFFF
    value ^= value >> 16
    value = (value * 0x85EBCA6B) & 0xFFFFFFFF
    value ^= value >> 13
    value = (value * 0xC2B2AE35) & 0xFFFFFFFF
    return value ^ (value >> 16)


def units_of(text):
    if text.isascii():
        return text.encode("ascii")
    raw = text.encode("utf-16-le", "surrogatepass")
    return [raw[i] | raw[i + 1] << 8 for i in range(0, len(raw), 2)]


@lru_cache(maxsize=None)
def grams_of(word):
    """Hashes of the pieces of a word with its ends marked."""
    marked = units_of("<" + word + ">")[: LONGEST_WORD + 2]
    return tuple(
        hash_of(marked[start : start + size])
        for size in GRAM_SIZES
        for start in range(len(marked) - size + 1)
    )


def bigram_of(first, second):
    return hash_of(units_of(first + " " + second))


def is_number(word):
    return re.fullmatch("[0-9]+", word) is not None
