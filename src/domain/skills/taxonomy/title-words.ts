import { termWords } from './term-words.ts'

/** What is mostly cut short in a title. */
const CUT_SHORT: Record<string, string> = {
  admin: 'administrator',
  asst: 'assistant',
  coord: 'coordinator',
  dev: 'developer',
  eng: 'engineer',
  engr: 'engineer',
  exec: 'executive',
  mgmt: 'management',
  mgr: 'manager',
  mktg: 'marketing',
  op: 'operative',
  ops: 'operation',
  rep: 'representative',
  sec: 'secretary',
  spec: 'specialist',
  tech: 'technician',
}

/** A title of a woman and of a man become one; which of the two does not matter. German, French, Spanish. */
const GENDERS: [RegExp, string][] = [
  [/(.{3})schwester$/, '$1pfleger'],
  [/(.{2})frau$/, '$1mann'],
  [/(arzt|anwalt|koch|wirt|.(?:[eo]r|eur|ist|[ae]nt|[ao]t|eut|og))in$/, '$1'],
  [/(.{2}og)e$/, '$1'],
  [/euse$/, 'eur'],
  [/trice$/, 'teur'],
  [/ieure$/, 'ieur'],
  [/ere$/, 'er'],
  [/isee$/, 'ise'],
  [/ienne$/, 'ien'],
  [/ante$/, 'ant'],
  [/([dst])ora$/, '$1or'],
  [/ienta$/, 'iente'],
  [/(ic|og|iv|ad|ari|er)a$/, '$1o'],
]
const HAS_GENDER = new RegExp(GENDERS.map(([from]) => from.source).join('|'))

/** Shorter words are neither. */
const LETTERS_MIN = 5

const toNeutral = (word: string) =>
  word.length < LETTERS_MIN || !HAS_GENDER.test(word)
    ? word
    : GENDERS.reduce((neutral, [from, to]) => neutral.replace(from, to), word)

/**
 * The words of a title as they are compared: as those of any name, written out, and the same for women and men. They are
 * no words to show.
 *
 * @example titleWords('Krankenschwester') // ['krankenpfleger']
 */
export const titleWords = (title: string): string[] =>
  termWords(title).map((word) =>
    Object.hasOwn(CUT_SHORT, word) ? (CUT_SHORT[word] ?? word) : toNeutral(word),
  )
