/** A text in two fields: what it calls the work, and all the rest. */
export type TextFields = { title: string; body: string }

const MOST_TITLE_WORDS = 14
const FEWEST_LEAD_WORDS = 8
const READ_FOR_TITLE = 3000

/** "Job title: …" and the like, in the languages that advertisements come in. */
const MARK =
  '\\**(?:(?:job|position|current)[ _-]?)?(?:title|position|role|occupation|headline|profession|intitulé(?: du poste)?|' +
  'poste|métier|titre|stelle|beruf|berufsbezeichnung|stellenbezeichnung|titel|puesto|cargo|título|ocupación|profesión|' +
  '职位|岗位)\\**\\s*[:=：]\\**\\s*([^\\n|]{2,200})'
const AT_A_BEGINNING = new RegExp(`(?:^|[\\n|;.]|\\s{2})[\\s#]{0,20}${MARK}`, 'iu')
/** Within a line only near the beginning: further down it is a sentence about something else. */
const WITHIN_A_LINE = new RegExp(`(?:^|\\s)${MARK}`, 'iu')
const NEAR_THE_BEGINNING = 150

/** What a table's or form's next field begins with. */
const NEXT_FIELD = /\s+\p{Lu}\p{L}+:|[.;](?:\s|$)|\s{2,}/u

/** Lines that say what kind of paper it is, and lines of contact. */
const IS_NO_TITLE =
  /^(?:curriculum\s+vitae|cv|r[eé]sum[eé]|lebenslauf|profile?|summary|personal (?:details|data)|persönliche daten|datos personales|état civil|about(?: me)?|job description|stellenanzeige|offre d'emploi|oferta de empleo|description)\W*$|@|https?:|\d{5,}/iu

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Some files write the ends of lines as two signs. */
export function withLines(text: string): string {
  return text.includes('\n') ? text : text.replaceAll(/(?:\\r)?\\n/g, '\n')
}

const isShort = (line: string) => wordsOf(line).length <= MOST_TITLE_WORDS

function cutTitle(line: string): string {
  const plain = line.replace(/^[#*\s>•-]+/, '').replaceAll('*', '')
  const cut = plain.slice(0, 300).split(NEXT_FIELD)[0] ?? ''
  return wordsOf(cut).slice(0, MOST_TITLE_WORDS).join(' ')
}

/** The beginning up to the first sign that ends a thought; of a text without any, its first words. */
function leadOf(text: string): string {
  const clause = text.split(/(?<![.;:!?|•\n])[.;:!?|•\n]+(?:\s|$)|\s[-–—]\s/u, 1)[0] ?? ''
  const words = wordsOf(clause)
  return words.slice(0, words.length > MOST_TITLE_WORDS ? FEWEST_LEAD_WORDS : MOST_TITLE_WORDS).join(' ')
}

/**
 * Finds the title of an advertisement or a CV: what is marked as one, else a short first line, else how it begins. The
 * body is the whole text, because what a title says is also true of it.
 */
export function splitText(text: string): TextFields {
  const body = withLines(text)
  const found =
    WITHIN_A_LINE.exec(body.slice(0, NEAR_THE_BEGINNING)) ??
    AT_A_BEGINNING.exec(body.slice(0, READ_FOR_TITLE))
  const marked = cutTitle(found?.[1] ?? '')
  if (marked !== '') return { title: marked, body }
  const lines = body
    .slice(0, READ_FOR_TITLE)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => wordsOf(line).length > 0 && !(isShort(line) && IS_NO_TITLE.test(line)))
  const [first = ''] = lines
  return { title: lines.length > 1 && isShort(first) ? cutTitle(first) || first : leadOf(first), body }
}
