"""Writes what the model's file says of texts in many scripts; parity.test.ts asks the product the same.

    python3 training/parity.py src/platform/encoder/model/flightpath-encoder.bin src/platform/encoder/model/parity.jsonl
"""

import json
import sys

from model_file import ReadModel

TITLES = """
Software Engineer|Senior Java Developer (m/f/d)|C++ / C# programmer|.NET developer|ASP.NET Core|F# and OCaml|Node.js, React
registered nurse|Registered Nurses|RN|HGV driver|Forklift Truck Driver|chef de partie|Head of People & Culture|CFO|VP of sales
Krankenpfleger|Krankenschwester|Softwareentwickler*innen|Maschinenbauingenieurin|Bürokaufmann/-frau|Straßenbauer|Strassenbauer
Geschäftsführer einer Kfz-Werkstatt|Fachinformatiker für Anwendungsentwicklung|Erzieherin|LKW-Fahrer|Zahnärztin|Ärztin|Aerztin
ingeniero de caminos|enfermera|camarero|jefa de obra|profesor de educación física|técnico/a de laboratorio|señalero
ingénieure logiciel|infirmière|chef de chantier|cœur de métier|développeur full-stack|aide-soignant(e)|Œuvre sociale
ingegnere civile|infermiera|cuoco|addetto alle vendite|verpleegkundige|vrachtwagenchauffeur|softwareontwikkelaar|leraar
sygeplejerske|lærer|bussjåfør|Ærø færgefører|sjuksköterska|mjukvaruutvecklare|ohjelmistokehittäjä|sairaanhoitaja
pielęgniarka|inżynier oprogramowania|kierowca ciężarówki|Łódź magazynier|programátor|účetní|zdravotní sestra|ápolónő
hemşire|yazılım mühendisi|İSTANBUL IŞIK|νοσοκόμος|μηχανικός λογισμικού|ΟΔΗΓΟΣ|медсестра|инженер-программист|водитель
медицинська сестра|програміст|հայերեն ծրագրավորող|პროგრამისტი|ᲞᲠᲝᲒᲠᲐᲛᲘᲡᲢᲘ|מהנדס תוכנה|אחות|ممرضة|مهندس برمجيات|پرستار
नर्स|सॉफ्टवेयर इंजीनियर|প্রোগ্রামার|மென்பொருள் பொறியாளர்|ಸಾಫ್ಟ್ವೇರ್|พยาบาล|วิศวกรซอฟต์แวร์|y tá|kỹ sư phần mềm|የሶፍትዌር መሐንዲስ
软件工程师|高级软件工程师 Java|護士|看護師|ソフトウェアエンジニア|ｿﾌﾄｳｪｱ|간호사|소프트웨어 엔지니어|ＳＥＮＩＯＲ ｅｎｇｉｎｅｅｒ|㎏ ㍿ ﬁnance
3D artist|2nd line support|1st|24/7 on-call|ISO 9001|Office 365|SAP S/4HANA|CI/CD|k8s|AWS|GCP|C|R|Go|COBOL|VB6|PL/SQL|QA
analysis|business|boss|bus|gas|Jobs|class|classes|sales|Sales Executives|ss|s|a|ab|abc|abcd|running|runners' club|O'Brien
Facharzt fuer Innere Medizin|Donaudampfschifffahrtsgesellschaftskapitän|Qualitätssicherungsmanager|Rechtsanwaltsfachangestellte
wound care|tissue viability|machine learning|deep learning|customer service|handle customer complaints|statistics|Photoshop
zzzqqq|xq|blorptastic fnord|Nurse (he/him)|she / they / hers, chef|HE lecturer|they/them|qwertzuiop asdfghjkl|hunter2|https://example.com/a?b=c|someone@example.com|+44 20 7946 0000
engineer engineer engineer software software|the of and to in|der die das und|de la y el|a b c d e f g h i j k l m n o p
"""
HOSTILE = [
    "", " ", "\n\t\r", "\0", "\0nurse\0", "…—–·•", "😀", "nurse 😀 nurse", "👩🏽‍💻 developer", "\ud800", "nu\ud800rse", "\udfffx\ud83d",
    "nu\u200brse", "soft\u00adware engi\u2060neer", "\ufeffnurse", "\u202enurse\u202c", "n\u0301u\u0302r\u0303s\u0304e\u0305",
    "e\u0301" * 500, "a" * 3000, "ab" * 3000, "𝓷𝓾𝓻𝓼𝓮", "𝟙𝟚𝟛 𝐍𝐮𝐫𝐬𝐞", "\ufdfa" * 50, "𠀀𠀁𠀂", "\U0001f1e9\U0001f1ea", "x\u0489" * 50, "ｃ＋＋",
    "<script>alert(1)</script>", "'; drop table jobs; --", "$1 $& $` \\1", "__proto__", "constructor", "toString", "hasOwnProperty",
    "nurse, " * 200, "<nurse>", "nurse\u00a0practitioner", "nurse\u2028practitioner", "ǅ ǆ Ǆ", "ﬀ ﬃ ſt", "ẞ ß SS", "٣٤٥ ५६ 123 ⅷ Ⅷ ½",
]
DOCUMENT = (
    "Ward sister with twelve years in acute medicine. Led a team of 18 nurses and care assistants, wrote the rota, "
    "taught students wound care and IV therapy, and cut falls by a third. Erfahrung in der Pflege von Patienten nach "
    "Operationen; Anleitung von Auszubildenden. Experiencia en urgencias y en la gestión de equipos. "
)


def texts():
    titles = [title for line in TITLES.strip().split("\n") for title in line.split("|")]
    return titles + HOSTILE + [DOCUMENT, DOCUMENT * 3, DOCUMENT.upper(), " · ".join(titles)]


if __name__ == "__main__":
    model = ReadModel(sys.argv[1])
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        for text in texts():
            # Every eighth element: each feature of a text reaches all of them.
            elements = [round(float(element), 4) + 0.0 for element in model.encode_one(text)[::8]]
            file.write(json.dumps({"text": text, "elements": elements}) + "\n")
    print(len(texts()), "texts")
