import { foldText } from '#/domain/text/fold-text.ts'

/** What nobody has to tell an employer, as papers label it in seven languages; without accents. */
const LABELS = [
  'date (?:and place )?of birth|birth ?date|birthday|place of birth|birth ?place|d\\.?o\\.?b|nationality|citizenship|' +
    'marital status|civil status|family status|ethnicity|ethnic group|religion|id number|identity number|passport(?: no\\.?| number)?',
  'date (?:et lieu )?de naissance|lieu de naissance|nationalite|situation (?:familiale|matrimoniale|de famille)|etat civil',
  'geburtsdatum|geburtstag|geburtsort|geburtsdatum und -?ort|staatsangehorigkeit|staatsburgerschaft|nationalitat|' +
    'familienstand|zivilstand|konfession|religionszugehorigkeit|personalausweis(?:nummer)?',
  'fecha (?:y lugar )?de nacimiento|f\\. ?nacimiento|lugar de nacimiento|nacionalidad|estado civil|dni|n\\.?i\\.?e',
  'data de nascimento|local de nascimento|nacionalidade|naturalidade|cpf|rg',
  'data di nascita|luogo (?:e data )?di nascita|data e luogo di nascita|nazionalita|cittadinanza|stato civile|codice fiscale',
  'geboortedatum|geboorteplaats|nationaliteit|burgerlijke staat|bsn',
].join('|')
const SEX = 'sex|gender|sexe|genre|geschlecht|sexo|genero|sesso|genere|geslacht'
const SEXES =
  'male|female|m|f|w|d|man|woman|homme|femme|masculin|feminin|mannlich|weiblich|divers|hombre|mujer|masculino|femenino|feminino|maschio|femmina|maschile|femminile|vrouw'
const MONTH = '[a-z]{3,10}\\.?'
/** A day, a month and a year, as a birthday is written. */
const DAY = `(?:(?:19|20)\\d{2}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)? ?(?:[./-] ?\\d{1,2} ?[./-]|(?:de |of )?${MONTH}(?: de| del)?,?) ?(?:19|20)\\d{2})`

const LABELLED = new RegExp(`(?:^|[|·•,;(]\\s*|\\s{2})(?:${LABELS})(?![a-z])|(?<![a-z])(?:${LABELS})\\s*[:=]`)
const SEX_SAID = new RegExp(`(?<![a-z])(?:${SEX})\\s*[:|-]?\\s*(?:${SEXES})(?![a-z])|^(?:${SEX})\\s*:`)
const BORN = new RegExp(
  `(?<![a-z])(?:born|nee?|geb(?:oren|\\.)?|nacid[oa]|nascid[oa]|nat[oa]|geboren)(?: (?:on|le|am|el|em|il|op|the|in|den))*:? ${DAY}|` +
    `(?<![a-z])(?:nee? le|nacid[oa] (?:el|en)|nascid[oa] (?:em|a)|nat[oa] (?:il|a)|geboren (?:am|op)) (?=[\\d\\p{L}])`,
  'u',
)
const ONLY_DAY = new RegExp(
  `^${DAY}(?:[,(]? ?(?:\\(?\\d{2}(?: \\p{L}+)?\\)?|(?:in|a|à|en|em) .{2,40}))?$`,
  'u',
)
const AGE =
  /^(?:age|edad|idade|alter|eta|leeftijd)\s*:?\s*\d{2}|^\d{2} (?:ans|anos|jahre alt|years old|anni|jaar)$|(?<![a-z])\d{2} (?:years old|jahre alt|anos de (?:edad|idade))(?![a-z])/
const ALONE =
  /^(?:single|married|unmarried|divorced|celibataire|mariee?|ledig|verheiratet|geschieden|solter[oa]|casad[oa]|solteir[oa]|celibe|nubile|coniugat[oa]|ongehuwd|gehuwd|male|female|mannlich|weiblich|masculino|femenino|feminino)$/

/**
 * Tells whether a text says something personal that belongs into no field of a profile: a birthday, sex, nationality,
 * family or age.
 */
export function isPersonal(text: string): boolean {
  const plain = foldText(text).trim()
  return [LABELLED, SEX_SAID, BORN, ONLY_DAY, AGE, ALONE].some((pattern) => pattern.test(plain))
}
