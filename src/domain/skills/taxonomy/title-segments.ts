import { titleWords } from './title-words.ts'

/** Longer titles are no titles; what stands behind is not read. */
export const TITLE_MAX = 200

/** What employers write round a title and what says who may apply, not what the work is. In the order in which it goes. */
const DECORATIONS: RegExp[] = [
  // (m/w/d), h/f, (f/m/x), (all genders), (gn)
  /[([{]?(?<![\p{L}\p{N}])[mwfhdx](?:\s?[/|*,]\s?(?:[mwfhdxni]|div|nb|gn)){1,3}(?![\p{L}\p{N}])[)\]}]?/giu,
  /[([{]\s*(?:all(?:e)?\s+(?:genders?|geschlechter)|gn|w\s?m\s?d|m\s?w\s?d)\s*[)\]}]/giu,
  // Lehrer:in, Lehrer*innen, LehrerIn, infirmier(e), chargé·e, enfermero/a, infirmier/ière
  /(?<=\p{L})[:*_·/]-?(?:in(?:nen)?|e?s?|euses?|se|r?ice|trices?|i?[èe]re?s?|ienne|ne|a|as|frau|r)(?![\p{L}])/giu,
  /(?<=\p{L})\.(?:e|se|rice|trice|ne)s?(?!\p{L})/giu,
  /(?<=\p{Ll})In(?:nen)?(?![\p{L}])/gu,
  /(?<=\p{L})\(-?\p{L}{1,6}\)/gu,
  // Mrs, Herr; (she/her)
  /(?<![\p{L}\p{N}])(?:mrs?|ms|mx|miss|herr|frau|monsieur|madame|mme|señora?|she|her|hers|he|him|his|they|them|theirs)(?![\p{L}\p{N}])\.?/giu,
  // Ref 1234, job id: AB-12, #1234
  /(?<![\p{L}])(?:job\s+)?(?:ref(?:erence)?|req(?:uisition)?|job\s?id|id|vacancy|posting)\s*(?:(?:no\.?|number|nr\.?)\s*)?(?:[:#-]\s*)?[a-z]{0,5}[-/]?\d[\w/-]*/giu,
  /#\s?[a-z]{0,4}-?\d+/giu,
  // £30k–£40k a year, up to €50,000, 25 hours, 80–100 %
  /(?:(?:up\s+to|from|circa|ote)\s+)?[£$€]\s?\d[\d.,]*\s?k?(?:\s*(?:-|–|to)\s*[£$€]?\s?\d[\d.,]*\s?k?)?(?:\s*(?:per|p\/|an?|\/)\s*(?:hour|hr|day|annum|year|month|week|[hda])(?![\p{L}]))?/giu,
  /(?<!\d)\d+(?:[.,]\d+)?\s?(?:h|hrs?|hours?|std|k)(?![\p{L}])(?:\s*(?:per|a|\/)\s*week)?/giu,
  /(?<!\p{L})(?:full|part)[-\s]?time(?!\p{L})/giu,
  // 6am–2pm, 22:00 - 6:00
  /(?<![\d.])\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]m)?\s?(?:-|–|to)\s?\d{1,2}(?:[.:]\d{2}|(?:[.:]\d{2})?\s?[ap]m)(?!\d)/giu,
  /(?<!\d)\d+(?:\s?[-–]\s?\d+)?\s?%/gu,
]

/** What is cut short with a bar, which is none between two titles. */
const WITH_BAR: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])s\/w(?![\p{L}\p{N}])/giu, 'software'],
  [/(?<![\p{L}\p{N}])h\/w(?=\s+(?:eng|dev|tech))/giu, 'hardware'],
]

/** Where a part of a title ends. A place or an employer is led in by "at" and "in" before a capital. */
const BREAKS =
  /(?:(?<!\s)\s+)?[,;:|()[\]{}–—•@]+\s*|(?<!\s)\s+[-/]\s*|(?:(?<!\s)\s+)?\/\s+|(?<!\s)\s+(?:at|chez|bei)\s+|(?<!\s)\s+in\s+(?=\p{Lu}\p{Ll})/u

export type TitlePart = { text: string; words: string[] }

/** A title without decorations, whole, and its parts in the order in which they stand. */
export type TitleParts = { whole: string[]; parts: TitlePart[] }

/** "Krankenschwester/Krankenpfleger" says one thing twice. */
const wordsIn = (text: string) => titleWords(text).filter((word, nth, words) => word !== words[nth - 1])

const toParts = (pieces: readonly string[]): TitlePart[] =>
  pieces.map((text) => ({ text, words: wordsIn(text) })).filter(({ words }) => words.length > 0)

/** What stands on both sides of a bar; empty where there is none. */
export const splitAtBars = ({ text }: TitlePart): TitlePart[] =>
  text.includes('/') ? toParts(text.split('/')) : []

/**
 * Takes a title apart.
 *
 * @example splitTitle('Senior Nurse (m/w/d) – London').parts // [{ text: 'Senior Nurse', … }, { text: 'London', … }]
 */
export function splitTitle(title: string): TitleParts {
  const written = WITH_BAR.reduce((text, [short, long]) => text.replace(short, long), title)
  const bare = DECORATIONS.reduce((text, decoration) => text.replace(decoration, ' '), written)
  const parts = toParts(bare.split(BREAKS))
  return { whole: parts.length > 1 ? wordsIn(bare) : (parts[0]?.words ?? []), parts }
}

const wordsOf = (text: string) => new Set(text.split(' '))

/** How, when and where one works, and what employers cry. */
const CONDITIONS = wordsOf(
  'fulltime parttime permanent temporary temp contract contractor fixed term ftc remote hybrid homebased ' +
    'onsite wfh urgent urgently immediate immediately start hiring now join our we are job role position opportunity ' +
    'vacancy wanted needed required night weekend various location multiple competitive salary bonus excellent great ' +
    'exciting new amazing growing month week year maternity paternity cover uk usa ltd limited inc gmbh ag plc llc sa ' +
    'perm bank zero hour shift day evening saturday sunday freelance self employed asap top js vollzeit teilzeit ab sofort unbefristet gesucht ' +
    'minijob aushilfe nachtdienst tagdienst nacht nuit jour noche tarde cdi cdd stage',
)

/** Rank and step, not work. */
const GRADES = wordsOf(
  'senior snr sr junior jnr jr lead principal head chief trainee graduate intern internship apprentice apprenticeship ' +
    'entry level mid midlevel midweight experienced newly qualified interim acting deputy commis assistant associate grade band ' +
    'i ii iii iv 1 2 3 4 5 6 7 8 l1 l2 l3 confirme debutant stagiaire alternant alternance apprenti azubi student ' +
    'werkstudent praktikant praktikum aspiring seasoned',
)

const without = (words: readonly string[], set: ReadonlySet<string>) => words.filter((word) => !set.has(word))

export const withoutConditions = (words: readonly string[]) => without(words, CONDITIONS)
export const withoutGrades = (words: readonly string[]) => without(words, GRADES)
