import { foldText } from '#/domain/text/fold-text.ts'
import { hasIdentityNumber } from './identity-numbers.ts'
import { LABELS_ANYWHERE, NUMBER_LABELS, OTHER_LABELS, SURE_LABELS } from './personal-labels.ts'
import { AGED_SAID, MILITARY, NATIONALITY, NATIONALITY_SAID, STATE_OF_HEALTH } from './personal-phrases.ts'

const SEX = 'sex|gender|sexe|genre|geschlecht|sexo|genero|sesso|genere|geslacht|plec|pohlavi|kon|kjonn|gen'
const SEXES =
  'male|female|m|f|w|d|man|woman|non-binary|homme|femme|masculin|feminin|mannlich|weiblich|divers|hombre|mujer|masculino|femenino|' +
  'feminino|maschio|femmina|maschile|femminile|vrouw|mezczyzna|kobieta|muz|zena|mand|kvinde|kvinna|erkek|kadin'
const MONTH = '\\p{L}{3,12}\\.?'
const DAY = `(?:(?:19|20)\\d{2}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)? ?(?:[./-] ?\\d{1,2} ?[./-]|(?:de |of )?${MONTH}(?: de| del)?,?) ?(?:19|20)\\d{2}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2})`

const LABELLED = new RegExp(
  `(?:^|[|·•,;(]\\s*|\\s{2})(?:${SURE_LABELS})(?!\\p{L})|(?<!\\p{L})(?:${SURE_LABELS})\\s*[:=]|` +
    `(?:^|[|·•,;(]\\s*|\\s{2})(?:${OTHER_LABELS})(?:\\s?(?:no|nr|number|n°)\\.?)?(?:\\s*[:=]|\\s{2})|(?<!\\p{L})(?:${LABELS_ANYWHERE})(?!\\p{L})|` +
    `(?<!\\p{L})(?:${NUMBER_LABELS}) ?[a-z]{0,4}[\\d./-]{6}`,
  'u',
)
const SEX_SAID = new RegExp(`(?<!\\p{L})(?:${SEX})\\s*[:|-]?\\s*(?:${SEXES})(?!\\p{L})|^(?:${SEX})\\s*:`, 'u')
const BORN = new RegExp(
  `(?<!\\p{L})(?:born|nee?|geb(?:oren|\\.)?|nacid[oa]|nascid[oa]|nat[oa]|urodzon[ya]|narozen[ya]?|fodd|fodt|ur\\.|nar\\.|nasc\\.|nac\\.|szul\\.|nascut[ae]?|dogumlu|szuletett|родил\\p{L}+|مواليد)` +
    `(?: (?:on|le|am|el|em|il|op|the|in|en|den|w|dne|la))*:? (?:${DAY}|(?:19|20)\\d{2}(?!\\d))|` +
    `(?<!\\p{L})(?:nee? le|nacid[oa] (?:el|en)|nascid[oa] (?:em|a)|nat[oa] (?:il|a)|geboren (?:am|op)) (?=[\\d\\p{L}])|` +
    `^(?:i was )?(?:born|geboren|geb\\.|nee?) (?:in|on|at|te|a) \\p{L}|^[*†] ?(?:${DAY}|(?:19|20)\\d{2})`,
  'u',
)
const ONLY_DAY = new RegExp(
  `^${DAY}(?:[,(]? ?(?:\\(?\\d{2}(?: \\p{L}+)?\\)?|(?:in|a|à|en|em) .{2,40}))?$`,
  'u',
)
const YEARS_OLD =
  'ans|anos|jahre(?: alt)?|years old|years? of age|y\\.?o\\.?|anni|jaar|lat|let|ar|ani|eves|yasinda|vuotta|лет|года|سنة'
const AGE = new RegExp(
  `^(?:aged?|edad|idade|alter|eta|leeftijd|wiek|varsta|yas|العمر|גיל)\\s*:?\\s*\\d{2}(?!\\d)|^\\d{2} ?(?:${YEARS_OLD})$|` +
    '(?<!\\p{L})\\d{2}[ -]years?[ -]old(?!\\p{L})|(?<!\\p{L})\\d{2} (?:jahre alt|anos de (?:edad|idade)|ans revolus)(?!\\p{L})',
  'u',
)
const SAID_END = '(?=$|[,.;]| (?:and|und|et|y|e|en|i|with|mit|con) )'
const AGE_SAID = new RegExp(
  `(?<!\\p{L})(?:i(?: a|[’'])m|ich bin|j[’']ai|tengo|tenho|ho|ik ben|mam) \\d{2}(?: (?:${YEARS_OLD}|lata))?${SAID_END}`,
  'u',
)
const SAID = new RegExp(`(?<!\\p{L})(?:${AGED_SAID}|${NATIONALITY_SAID})`, 'u')
const BODY = new RegExp(
  '(?:^|[|·,;(]\\s*)(?:height|weight|taille|poids|(?:korper)?gro(?:ss|ß)e|gewicht|estatura|altura|peso|altezza|lengte|wzrost|waga|' +
    'boy|kilo|langd|vikt|hoyde|vekt|рост|вес)\\s*:?\\s*(?:\\d[.,]\\d{1,2} ?m|\\d{2,3} ?(?:cm|kg|lbs?|см|кг))(?=$|[,;|·)])',
  'u',
)
const FAMILY =
  'single|married|unmarried|divorced|widow(?:ed|er)?|engaged|celibataire|mariee?|divorcee?|pacsee?|en concubinage|ledig|verheiratet|' +
  'geschieden|verwitwet|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|solteir[oa]|viuv[oa]|celibe|nubile|coniugat[oa]|sposat[oa]|ongehuwd|' +
  'gehuwd|getrouwd|samenwonend|weduwnaar|weduwe|alleenstaand|gescheiden|zonat[ya]|zamezna|mezatka|rozwiedzion[ya]|wdow(?:a|iec)|kawaler|panna|veuf|veuve|unverheiratet|alleinstehend|separad[oa]|vedov[oa]|divorziat[oa]|separat[oa]|zenaty|vdana|svobodn[ya]|gift|ugift|ogift|sambo|necasatorit[a]?|casatorit[a]?|' +
  'evli|bekar|холост|замужем|женат|اعزب|أعزب|متزوج[ةه]?|عزباء|רווק[ה]?|נשוי|נשואה|גרוש[ה]?'
const COUNT =
  '\\d|one|two|three|no|ein(?:e?s?)?|zwei|drei|keine|une?|deux|trois|sans|uno?|dos|tres|sin|um|dois|sem|due|tre|een|twee|drie|jedno|dwoje'
const CHILDREN =
  'child(?:ren)?|kids?|kind(?:ern?)?|enfants?|hij[oa]s?|filh[oa]s?|figl[ioa]|kinderen|dziec[ik]o?|barn|deti|copi[il]i?|cocuk|gyerek|детеи|أطفال|ילדים'
const SAID_FAMILY = new RegExp(
  `(?<!\\p{L})(?:i(?: a|[’'])m|ich bin|je suis|soy|estoy|sono|sou|ik ben|jestem) (?!engaged)(?:${FAMILY})${SAID_END}`,
  'u',
)
const FAITHS =
  '(?:roman )?catholic|muslim|islam|hindu|christian|protestant|evangelisch|romisch-katholisch|katholisch|konfessionslos|musulmane?|musulman|' +
  'catholique|protestante?|cattolic[oa]|katholiek|protestants|katolicka|katoli(?:k|czka|ckie)|evangelic[oa]|catolic[oa]|hindou|jewish|buddhist|sikh|مسلمة?|مسيحي'
const ALONE = new RegExp(
  `^(?:(?:${FAMILY})(?:(?:,|;| and| et| und| y| e| con| mit| with| avec|/)* ?(?:(?:${COUNT}) )?(?:${CHILDREN}))?|(?:${COUNT}) (?:${CHILDREN})|(?:${CHILDREN}) (?:${COUNT})|` +
    '(?:proud |stolzer? )?(?:(?:father|mother|mum|dad) of|(?:vater|mutter) von|(?:pere|mere|padre|madre|pai|mae) (?:de|di)|(?:vader|moeder) van|' +
    `(?:ojciec|matka)) (?:${COUNT})(?: (?:${CHILDREN}))?|(?:(?:religi\\p{L}+|konfession|geloof|wyznanie) (?:[-–] )?)?(?:${FAITHS})|konfession keine|religion none|` +
    `${MILITARY}|${NATIONALITY}|${STATE_OF_HEALTH}|male|female|mannlich|weiblich|masculino|femenino|feminino|` +
    'photo|foto|fotografia|lichtbild|bewerbungsfoto|passfoto|picture|(?:insert |your )?photo here)$',
  'u',
)
const LICENCES =
  "(?:(?:full|clean|valid|uk|eu|eea|us|i hold a|i have a) ){0,4}driv(?:ing|er[’']?s) licen[cs]e|permis (?:de conduire|a|b|b1|c|d)|fuhrerschein|" +
  '(?:carnet|permiso|licencia) de con(?:ducir|duccion)|cart(?:a de conducao|eira de habilitacao)|cnh|patente (?:di guida|a|b|c|auto)|automunit[oa]|rijbewijs|carnet(?= [a-e]\\d)|habilitacao(?= categoria| [a-e]{1,2}(?!\\p{L}))|' +
  'prawo jazdy|(?:b-)?korkort|korekort|forerkort|ridicsky prukaz|permis (?:de )?conducere|ehliyet|surucu belgesi|ajokortti|водительские права|' +
  'رخصة (?:قيادة|سياقة|القيادة)|רישיון נהיגה|own (?:car|vehicle)|vehiculee?|vehicule personnel|eigener? (?:pkw|auto|wagen)|eigenes auto|(?:coche|vehiculo|carro) propio|' +
  '(?:auto|macchina) propria|eigen auto|wlasny samochod|(?:viatura|carro) propri[ao]'
const CLASSES =
  '(?: ?[(:–-]? ?(?:der )?(?:categor\\p{L}+|cat\\.?|class|clase|classe|tipo|type|klassen?|kategori\\p{L}*|kat\\.?|категории)?[ .:]{0,3}' +
  '(?:[a-e]{1,2}\\d?(?:[ ,/&+]+(?:(?:and|und|et|y|e) )?[a-e]{1,2}\\d?(?!\\p{L})){0,6})?[)]?)'
const AND = 'and|und|et|y|e|i|en|with|mit|avec|con|com|met|oraz'
const LICENSED = new RegExp(
  `(?:^|(?<!\\p{L})(?:${AND}|of|du|le|un|van|di|de|eines|des|den|posiadam|posiada)\\s|[,;+&/]\\s?)(?:${LICENCES})${CLASSES}(?=$|\\s?[,;+&(/–-]|\\s(?:${AND})\\s)`,
  'u',
)
const LICENSED_WORDS_MAX = 10
/** What of a family is said by words that mean nothing else, between commas. */
const FAMILY_PART = new RegExp(
  `^(?!(?:single|engaged|gift|panna|sambo|separad[oa]|separat[oa])$)(?:${FAMILY})(?:$| (?:mit|to|a|avec|con|com|met|z|with) )`,
  'u',
)
const ONLY_LICENCE = new RegExp(`^(?:${LICENCES})$`, 'u')

/** Tells whether a text is nothing but a word for a licence to drive; which one it is may follow. */
export const isLicence = (text: string): boolean => ONLY_LICENCE.test(foldText(text))

const AGE_PART = new RegExp(`^(?:1[6-9]|[2-6]\\d) (?:${YEARS_OLD})$`, 'u')
const AGE_WORDS_MAX = 5
const isPart = (part: string, count: number) =>
  FAMILY_PART.test(part) || (count <= AGE_WORDS_MAX && AGE_PART.test(part))
function saysPart(plain: string): boolean {
  const count = plain.split(' ').length
  const parts = plain.split(/[,;/|]/)
  return (
    count <= LICENSED_WORDS_MAX && (LICENSED.test(plain) || parts.some((part) => isPart(part.trim(), count)))
  )
}
const LAND = '(?:\\p{L}*(?:an|ish|ese|ni|qi|ch)|eu|us|uk)'
/** A passport, a permit to stay, or one to drive, in a piece that says no more. */
const PERMIT = new RegExp(
  `^(?:${LAND} (?:citizen(?:ship)?|national|nationality|passport(?: holder)?|permanent resident)|permanent resident|` +
    '(?:work|residence|student|h-?1b|f-?1|tier \\d)[ -](?:visa|permit)(?: holder)?|h-?1b visa|' +
    `green card(?: holder)?|(?:auslander|aufenthalts)?ausweis [bcfgln])$`,
  'u',
)

/**
 * Tells whether a text says something personal that belongs into no field of a profile: a birthday, sex, nationality,
 * family, faith, age, a number of the state or a permit.
 */
export function isPersonal(text: string): boolean {
  const plain = foldText(text).replaceAll('ı', 'i').trim()
  const bare = plain.replace(/[.,;]$/, '')
  return (
    [LABELLED, SEX_SAID, BORN, AGE_SAID, SAID_FAMILY, SAID, BODY].some((pattern) => pattern.test(plain)) ||
    [ONLY_DAY, AGE, ALONE, PERMIT].some((pattern) => pattern.test(bare)) ||
    saysPart(bare) ||
    hasIdentityNumber(text)
  )
}
