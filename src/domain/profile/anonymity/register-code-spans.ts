import type { Span } from './spans.ts'
import { wordList } from '#/domain/text/word-list.ts'

/** Who keeps a register, and what is kept there, some countries a line; two words are joined. */
const REGISTERS = wordList(`
  nmc gmc gdc hcpc gphc goc sra bsb swe ni nino utr dbs cscs qts trn nationalinsurance companieshouse vat ein ssn npi dea
  bar patent passport drivinglicence drivinglicense icaew acca sia cqc crn arn pps coru equity emiratesid cscscard patents
  siren siret rpps adeli tva insee nir passeport brevet permis barreau rcs
  ust ustid ustidnr uid hrb hra handelsregister steuernummer steuerid reisepass personalausweis ausweis lanr ahv idnr
  nif nie cif dni colegiado colegiada colegiadanº cédulaprofissional personnummer pasaporte patente nipc cpf cnpj rg oab crea coren passaporte cédula
  piva partitaiva iva cf codicefiscale passaporto brevetto albo kvk big bsn btw agb paspoort octrooi
  pesel nip regon krs pwz paszport iban orcid scopus researcherid publons scholar researchgate isbn issn pmid pmc icq
  threema stackoverflow
`)
/** What a number in a register is called. */
const NUMBERS = wordList(`
  registration registered register reg membership member licence license certificate credential account user profile
  number num no nr n° № nº id pin ref code roll key numéro numero número nummer card matricule matrícula inscription
  immatriculation mitgliedsnummer zertifikatsnummer lidnummer numer
`)
const SIGNS = new Set(' \n\t\u00A0.:,#()/=-')
const SIGNS_MAX = 3
const END_OF_WORD = new Set([...SIGNS, ...Array.from('0123456789;"“„'), ''].filter((sign) => sign !== '.'))
const WORD_MAX = 24
const WORDS_MAX = 4
/** Three digits or more, with signs or a letter between them. */
const DIGITS = /\d(?:[ ,./-]?[A-Z]?\d){2,}/g
/** "45 000", "1,234", and years. */
const OTHERS = /^(?:\d{1,3}[ .,]\d{3}$|(?:(?:19|20)\d\d[\s./-]{0,3}\d{0,2}[\s./-]{0,3}){1,3}$)/
/** The letters of a code before and behind its digits. */
const HEAD = /[\p{L}\d][\p{L}\d/_-]{0,20}$/u
const TAIL = /^[\p{L}\d/_-]{0,24}(?: \p{Lu}\d?(?![\p{L}\d]))?/u
const IN_CODE = /[\p{L}\d/_-]/u
const COUNTRY = /(?<![\p{L}\d])\p{Lu}{2} $/u
/** A code that tells its register: "GB123456789", "US1234567B2", "AB 12 34 56 C". */
const TOLD =
  /^(?:\p{Lu}{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]|\p{Lu}{2}\d{7,12}(?:\p{Lu}\d?)?|(?:EP|WO|US|GB|DE|FR|CN|JP)\s\d{7,12}(?:\s?\p{Lu}\d)?)$/u
const LENGTH_MIN = 5
/** Behind "no." alone. */
const LONG_MIN = 7
const JOINING = /^(?:is|est|ist|es|prof\p{L}{5,10})$/u
/** Who registers somebody, in capitals; standards have numbers too. */
const OFFICE = /^(?!(?:ISO|EN|DIN|IEC|BS|NF|UNI|UNE|PN|ASTM|RFC)$)\p{Lu}{2,6}$/u
/** "10.1234/quill.9" names a paper. */
const PAPER = /^10\.\d{4,9}\/[^\s,;)\]}"”»]{2,80}/
const PAPER_MAX = 90

/** The word that ends at most so many signs before a place. */
function wordBefore(text: string, at: number): Span {
  let to = at
  while (at - to < SIGNS_MAX && SIGNS.has(text[to - 1] ?? '')) to -= 1
  let from = to
  while (to - from < WORD_MAX && !END_OF_WORD.has(text[from - 1] ?? '')) from -= 1
  return { from, to }
}

/** Whether words that lead to a code say so: a register, or so many words for a number. */
function isLed(text: string, at: number, fewest: number): boolean {
  let [numbers, next, end, isOther] = [0, '', at, false]
  for (let count = 0; count < WORDS_MAX; count += 1) {
    const { from, to } = wordBefore(text, end)
    const written = text.slice(from, to)
    const word = written.toLowerCase().replaceAll('.', '')
    if (REGISTERS.has(word + next) || (!isOther && REGISTERS.has(word))) return true
    if (isOther || word === '') return false
    if (numbers > 0 && OFFICE.test(written)) return true
    numbers += (NUMBERS.has(word) ? 1 : 0) + (text.slice(to, end).includes('#') ? 1 : 0)
    if (numbers >= fewest) return true
    isOther = !NUMBERS.has(word) && !JOINING.test(word) && !/^\p{Lu}{2}$/u.test(written)
    next = word
    end = from
  }
  return false
}

function partsRound(text: string, { from, to }: Span, done: number): Span {
  const isBegun = from > done && IN_CODE.test(text[from - 1] ?? '')
  const head = isBegun ? (HEAD.exec(text.slice(Math.max(done, from - 22), from))?.[0].length ?? 0) : 0
  return { from: from - head, to: to + (TAIL.exec(text.slice(to, to + 28))?.[0].length ?? 0) }
}

function codeAt(text: string, digits: Span, done: number): Span[] {
  const paper = PAPER.exec(text.slice(digits.from, digits.from + PAPER_MAX))?.[0].replace(/[.:]{1,3}$/, '')
  if (paper) return [{ from: digits.from, to: digits.from + paper.length }]
  const code = partsRound(text, digits, done)
  if (code.to - code.from < LENGTH_MIN) return []
  const isLettered = /\p{L}/u.test(text.slice(Math.max(done, code.from - 2), code.from + 1))
  const country = isLettered
    ? (COUNTRY.exec(text.slice(Math.max(done, code.from - 4), code.from))?.[0].length ?? 0)
    : 0
  const whole = { from: code.from - country, to: code.to }
  if (isLettered && [whole, code].some((each) => TOLD.test(text.slice(each.from, each.to)))) return [whole]
  const written = text.slice(code.from, code.to)
  const fewest = written.length >= LONG_MIN && written.replaceAll(/\D/g, '').length >= LONG_MIN ? 1 : 2
  return isLed(text, code.from, fewest) ? [code] : []
}

/** Numbers and codes by which registers, offices and sites know somebody; what leads to them stays. */
export function registerCodeSpans(text: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const { 0: digits, index } of text.matchAll(DIGITS)) {
    if (index < done || OTHERS.test(digits)) continue
    const found = codeAt(text, { from: index, to: index + digits.length }, done)
    spans.push(...found)
    done = found[0]?.to ?? done
  }
  return spans
}
