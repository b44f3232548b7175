import {
  anyOf,
  capitalised,
  FRENCH_BEGINS,
  LANE_TAILS,
  SENTENCE_ENDS,
  SPANISH_BEGINS,
  SURE_TAILS,
  TOWN_TAILS,
  WORD_TAILS,
} from '#/domain/place/street-words.ts'
import { stripNames, type NamesWork } from './strip-names.ts'

const FIELDS = [
  'full name|first name|last name|surname|given name|family name|name|vorname|nachname|familienname|nom|prénom|nom et prénom|nombre|apellidos?|nombre y apellidos|姓名|名字',
  'date of birth|birth ?date|d\\.?o\\.?b\\.?|born|place of birth|birthplace|geburtsdatum|geburtsort|geboren(?: am)?|geb\\.|date de naissance|lieu de naissance|née? le|fecha de nacimiento|lugar de nacimiento|出生日期|生日',
  'age|alter|âge|edad|年龄',
  'gender|sex|pronouns?|geschlecht|sexe|genre|sexo|género|性别',
  'nationality|citizenship|place of origin|ethnicity|race|staatsangehörigkeit|nationalität|staatsbürgerschaft|nationalité|nacionalidad|国籍|民族',
  'marital status|family status|civil status|children|dependants|religion|familienstand|kinder|konfession|situation familiale|état civil|situation de famille|enfants|estado civil|hijos|婚姻状况',
  'photo|photograph|picture|profile picture|foto|bild|lichtbild|bewerbungsfoto|照片',
  'home address|postal address|address|adresse|anschrift|wohnort|domicile|dirección|domicilio|地址',
  'phone|telephone|tel|mobile|cell|e-?mail|contact|website|linkedin|github|telefon|handy|mobil|téléphone|portable|courriel|teléfono|móvil|correo(?: electrónico)?|电话|手机|邮箱|电子邮件',
  'passport(?: no\\.?| number)?|national insurance(?: number)?|social security(?: number)?|nif|nie|dni',
].join('|')
/** What stands further down is read by nobody. */
const LONGEST_TEXT = 200_000

/** Up to where the next field, thought or cell begins. */
const VALUE = `[ \\t]*[:：=][ \\t]*(?:(?![ \\t]{2}|[|;•·]|[.,]?[ \\t]+(?:${FIELDS}|\\p{L}{2,20})[:：]|\\.\\s)[^\\n])*[.;|]?`
const FIELD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${FIELDS})\\.?${VALUE}`, 'giu')

const LINKS = [
  /(?<![^\s@,;|<>()])[^\s@,;|<>()]{1,255}@[^\s@,;|<>()]{1,255}/gu,
  /(?:https?:\/\/|www\.)[^\s|,;)]+/giu,
  /\b(?:[a-z\d-]{1,40}\.){0,3}(?:linkedin|github|gitlab|xing|facebook|instagram|twitter)\.com\/[^\s|,;)]*/giu,
]
const PHONES = [
  /(?<![\p{L}\p{N}.,/-])(?:\+|00)\d[\d ()./-]{7,20}\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.,/-])\(?0\d{1,4}\)?[ ./-]?\d[\d ./-]{4,14}\d(?![\p{L}\p{N}])/gu,
]

const CAPITALS = "(?:\\p{Lu}[\\p{L}'’.-]*[ ]){1,4}"
const PLACE = '(?:,?[ ]+(?:[A-Z]{1,2}-)?\\d{4,5}[ ]+\\p{Lu}[\\p{L}-]+(?:[ ]\\p{Lu}[\\p{L}-]+)*)?'
const ADDRESSES = [
  `(?<![\\p{L}\\p{N}])\\d{1,5}[a-z]?,?[ ]${CAPITALS}(?:${capitalised(SENTENCE_ENDS)})(?![\\p{L}])\\.?(?:,[ ]\\p{Lu}[\\p{L} -]{1,30}(?=[,\\n.]|[ ]+[A-Z]{1,2}\\d|$))?(?:,?[ ]+(?:[A-Z]{1,2}\\d[A-Z\\d]?[ ]?\\d[A-Z]{2}|[A-Z]{2}[ ]\\d{5}))?`,
  `(?<![\\p{L}\\p{N}])(?!(?:Bri|Rene)gade)\\p{Lu}\\p{L}*(?:${anyOf(SURE_TAILS, TOWN_TAILS, LANE_TAILS, WORD_TAILS)}|str\\.|ufer)[ ]\\d{1,4}[a-z]?(?![\\p{L}\\p{N}])${PLACE}`,
  `(?<![\\p{L}\\p{N}])\\d{1,4}(?:[ ]?(?:bis|ter))?,?[ ](?:${anyOf(FRENCH_BEGINS)}|place)[ ][^,.;|\\n]{2,50}${PLACE}`,
  `(?<![\\p{L}\\p{N}])(?:${capitalised(SPANISH_BEGINS)}|Plaza|Paseo)\\.?[ ]?[^,.;|\\n\\d]{2,40},?[ ](?:n[.º°]*[ ]?)?\\d{1,4}(?:,?[ ]\\d{1,2}[.º°ª][ ]?[A-Z]?)?${PLACE}`,
  '(?<![\\p{L}\\p{N}])[A-Z]{1,2}\\d[A-Z\\d]?[ ]\\d[A-Z]{2}(?![\\p{L}\\p{N}])',
].map((pattern) => new RegExp(pattern, 'gu'))

const MONTH =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[ée]vr(?:ier)?|febrero|m(?:ar|är)(?:ch|z|s|zo)?|apr(?:il)?|avr(?:il)?|abr(?:il)?|ma[iy]o?|jun[ei]?|juin|junio|jul[iy]?|juillet|julio|aug(?:ust)?|août|ago(?:sto)?|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember)?|d[ée]c(?:embre)?|dic(?:iembre)?|ene(?:ro)?)\\.?'
const BIRTHS = [
  `(?<![\\p{L}])(?:born|geboren|geb\\.|née?|nacid[oa])[ ](?:(?:on|in|am|im|le|en|el)[ ])?(?:(?:the[ ])?\\d{1,2}[.]?(?:st|nd|rd|th)?[ ](?:de[ ])?)?(?:${MONTH}[ ,]*(?:de[ ])?)?(?:\\d{1,2}[./-]\\d{1,2}[./-])?(?:19|20)\\d{2}(?![\\d])`,
  "(?<![\\p{L}\\p{N}])(?:aged?[ ]\\d{2}|\\d{2}[ -]years?[ -](?:old|of age)|\\d{2}[ -]?(?:jährige?r?|Jahre alt)|âgée?[ ]de[ ]\\d{2}[ ]ans|(?:de[ ])?\\d{2}[ ]años[ ]de[ ]edad|tengo[ ]\\d{2}[ ]años|j['’]ai[ ]\\d{2}[ ]ans|\\d{2}[ ]?岁)(?![\\p{L}\\p{N}])",
  '(?<=^|[\\n,|;•][ ]?)\\d{2}[ ](?:years|Jahre|ans|años)[ ]*(?=$|[\\n,|;•])',
].map((pattern) => new RegExp(pattern, 'giu'))

const FAMILY = new RegExp(
  '(?<![\\p{L}])(?:unmarried|divorced|widowed|married(?= (?:with|,|and))|verheiratet|ledig|geschieden|mariée?(?=[ ,]+(?:\\d|deux|sans|avec))|célibataire|casad[oa]|solter[oa])(?:[ ,]+(?:(?:with|mit|avec|con)[ ])?(?:\\d|two|three|one|zwei|drei|deux|trois|dos|tres)[ ](?:children|child|kids|Kinder|enfants?|hijos))?(?![\\p{L}])',
  'giu',
)

const YEAR = '(?:19[4-9]|20[0-4])\\d'
const UNTIL = `(?:${YEAR}|present|now|today|current|date|heute|jetzt|aujourd[’']hui|présent|actualidad|presente|hoy|至今)`
const YEARS = [
  `(?:D\\.?O\\.?B\\.?[ ])?(?<![\\d./-])\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)?\\d{2}(?![\\d/-])`,
  `(?<![\\d.])\\d{1,2}\\.?[ ](?:de[ ])?${MONTH}[ ](?:de[ ])?${YEAR}(?![\\d])`,
  `(?:(?:${MONTH}|\\d{1,2}[./])[ ]?)?(?<!\\d)${YEAR}[ ]?(?:[-–—]|to|bis|à|a|until)[ ]?(?:(?:${MONTH}|\\d{1,2}[./])[ ]?)?${UNTIL}(?![\\d])`,
  `(?<![\\p{L}])${MONTH}[ ]${YEAR}(?![\\d])`,
  `(?<![\\d.])(?:0?[1-9]|1[0-2])[./]${YEAR}(?![\\d])`,
  `\\([ ]?${YEAR}[ ]?\\)`,
  `(?<=^|\\n)[ ]*${YEAR}(?=[ ,:.])`,
].map((pattern) => new RegExp(pattern, 'giu'))

const DEGREE =
  /(?<![\p{L}])(?:B\.?Sc|M\.?Sc|BA|MA|B\.?Eng|M\.?Eng|MBA|Ph\.?D|LL[BM]|Bachelor|Master|Diploma?|Diplom|Doctorate|degree|graduated?|Abitur|Licence|Licenciatura|Grado|Máster|Baccalauréat|Bachiller|Studium|Abschluss|University|Universität|Université|Universidad|Hochschule)(?![\p{Ll}])/iu
const ANY_YEAR = new RegExp(`(?<![\\p{L}\\d])${YEAR}(?![\\p{L}\\d])`, 'gu')
const PROPER = "\\p{Lu}[\\p{L}'’-]+"
/** The kind of school stays; which one it was goes. */
const SCHOOLS = [
  new RegExp(
    `(?<=(?:University|Universität|Université|Universidad|Università|Universidade|Hochschule|College)[ ])(?:(?:of|de|d[’']|di|zu|der|del|la|the|für)[ ]?)*(?:${PROPER}[ ]?(?:(?:of|de|del|upon)[ ])?){1,4}`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:^|[\\n,;|(–—-]|[ ](?:at|from|in))[ ]*)(?:${PROPER}[ ]){1,3}(?=(?:University|College|Universität)(?![\\p{L}]))`,
    'gu',
  ),
]

/** Pronouns and forms of address as they are written in running text: "ER" is a ward and "HIS" a system. */
const GENDERED =
  /(?<![\p{L}\p{N}'’-])(?:[Ss]he|[Hh]e|[Hh]im|[Hh]ers?|[Hh]is|[Tt]hey|[Tt]hem|[Tt]heirs?|[Hh]imself|[Hh]erself|[Tt]hemselves|[Ee]r|[Ii]hm|[Ii]hn|[Ii]hre?[nmrs]?|[Ss]ie|[Ii]ls?|[Ee]lles?|[Éé]l|[Ee]llas?|[Ee]llos?|[Mm]ale|[Ff]emale|[Mm]ännlich|[Ww]eiblich|masculin|féminin|masculino|femenino)(?:[ ]?\/[ ]?(?:[Hh]im|[Hh]er|[Hh]is|[Tt]hem|ihr|ihm|ella))*(?![\p{L}\p{N}'’-])/gu

function withoutEducation(sentence: string): string {
  if (!DEGREE.test(sentence)) return sentence
  return SCHOOLS.reduce((rest, school) => rest.replace(school, ''), sentence).replace(ANY_YEAR, '')
}

/** Most lines have none of these signs, and are not searched for what cannot stand there without. */
const RULES: readonly { sign: RegExp; patterns: readonly RegExp[] }[] = [
  { sign: /[:：=]/, patterns: [FIELD] },
  { sign: /[@/]|www/i, patterns: LINKS },
  { sign: /\d/, patterns: [...PHONES, ...ADDRESSES, ...BIRTHS, ...YEARS] },
  { sign: /arried|orced|owed|heirat|ledig|schieden|mari|bataire|casad|solter/i, patterns: [FAMILY] },
]

function withoutFields(line: string): string {
  return RULES.filter(({ sign }) => sign.test(line))
    .flatMap(({ patterns }) => patterns)
    .reduce((rest, pattern) => rest.replace(pattern, ' '), line)
}

/**
 * A CV without what says who somebody is and not what they can do: name, contact, address, age and birth, gender,
 * nationality, family, picture, years and names of schools. What remains stands where it stood.
 *
 * @param namesWork how surely words name work, from 0 to 1: those that do are nobody's name. Who cannot tell keeps all
 */
export function stripIdentity(text: string, namesWork: NamesWork = () => 1): string {
  return stripNames(text.slice(0, LONGEST_TEXT), namesWork)
    .split('\n')
    .map(withoutFields)
    .join('\n')
    .split(/(?<=\n|[.;]\s)/)
    .map((sentence) => withoutEducation(sentence).replace(GENDERED, ' '))
    .join('')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/(?:(?<![ \t])[ \t]+)?\n[ \t|,;.\n]*/g, '\n')
    .replace(/^[\s|,;.]+(?!net)/i, '')
    .trimEnd()
}
