import * as z from 'zod'
import { saidSpan } from './said-span.ts'

// Nothing of a file is certain: each value that is not what it should be counts as not given, and what other programs
// write in its place is taken.

/** Longer than any text of a profile; what reads texts need not fear longer ones. */
const TEXT_MAX = 10_000

type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Tells whether an entry is one that its owner lets be seen. */
export const isShown = ({ visible, hidden }: Fields): boolean => visible !== false && hidden !== true

const cut = (value: string) => value.slice(0, TEXT_MAX)
const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
/** What an object that stands for a text calls it. */
const TEXT_FIELDS = ['name', 'title', 'text', 'description', 'summary', 'keyword', 'value', 'label']

const wordIn = (value: unknown): string[] => {
  if (isWord(value)) return [cut(String(value))]
  const field = isObject(value) ? TEXT_FIELDS.find((name) => isWord(value[name])) : undefined
  return isObject(value) && field !== undefined ? [cut(String(value[field]))] : []
}

const splitAt = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)

const WORDS = /[,;|\n•]/
const LINES = /\n|•/

const listedIn = (value: unknown, between: RegExp): string[] => {
  if (isWord(value)) return splitAt(cut(String(value)), between)
  return Array.isArray(value) ? value.flatMap(wordIn) : []
}

/** A text; a number counts as one, and so do the texts of a list, each on its line. */
export const text = z
  .unknown()
  .optional()
  .transform((value) =>
    Array.isArray(value) ? cut(value.flatMap(wordIn).join('\n')) : (wordOf(value) ?? ''),
  )

function wordOf(value: unknown): string | undefined {
  return isWord(value) ? cut(String(value)) : undefined
}

const DATE_PARTS = ['year', 'month', 'day']
const DATE_NAMES = ['date', 'value', '@value', '$date']

/** A date as it is written; a year may be a number, and its parts may be apart. What else stands there is no date. */
export const date = z
  .unknown()
  .optional()
  .transform((value) => {
    if (!isObject(value)) return text.parse(value).trim()
    const wordsOf = (names: readonly string[]) => names.flatMap((name) => wordIn(value[name]))
    const [said = ''] = wordsOf(DATE_NAMES)
    const parted = value.year === undefined ? said : wordsOf(DATE_PARTS).join('-')
    return parted !== '' || Object.keys(value).length === 0 ? parted.trim() : cut(JSON.stringify(value))
  })

/** An address on the web, by itself or in an object beside its label. */
export const link = z
  .unknown()
  .optional()
  .transform((value) => wordOf(isObject(value) ? (value.href ?? value.url) : value) ?? '')

/** A place as text, or the parts of one. */
export const placeText = z
  .unknown()
  .optional()
  .transform((value) => {
    if (!isObject(value)) return wordOf(value) ?? ''
    const { address, city, region, country, countryCode } = value
    return [city ?? address, region, country ?? countryCode].flatMap(wordIn).filter(Boolean).join(', ')
  })

/** A list of words, or a text that has them between commas. */
export const words = z
  .unknown()
  .optional()
  .transform((value) => listedIn(value, WORDS))

/** A list of sentences, or a text of several lines. */
export const sentences = z
  .unknown()
  .optional()
  .transform((value) => listedIn(value, LINES))

export const anything = z.unknown().optional()

/** Other names of fields, and the names by which the shape knows them. */
type Names = Readonly<Record<string, string>>

/** "start_date" is "startDate". */
const camel = (name: string) =>
  /^[$@]|^x-/.test(name)
    ? name
    : name.replace(/[_-](\p{Ll})/gu, (_all, letter: string) => letter.toUpperCase())

function renamed(said: unknown, names: Names): unknown {
  if (!isObject(said)) return said
  const value: Fields = {
    ...Object.fromEntries(Object.entries(said).map(([name, one]) => [camel(name), one])),
    ...said,
  }
  const isMissing = (name: string) => value[name] === undefined || value[name] === null || value[name] === ''
  const others = Object.entries(names).filter(([from, to]) => value[from] !== undefined && isMissing(to))
  return { ...value, ...Object.fromEntries(others.toReversed().map(([from, to]) => [to, value[from]])) }
}

/** An object of fields; what is none has none of them. */
export const partOf = <Part extends z.ZodType>(part: Part, names: Names = {}) =>
  z.preprocess((value) => renamed(isObject(value) ? value : {}, names), part)

type ListOptions = {
  names?: Names
  /** The field that a word by itself is; such words may also stand in one text. */
  word?: string
  /** The field that a sentence by itself is. */
  sentence?: string
}

function itemsIn(
  value: unknown,
  isKnown: (name: string) => boolean,
  { word, sentence }: ListOptions,
): unknown[] {
  const field = word ?? sentence ?? 'said'
  const asItem = (said: string) => ({ [field]: said })
  if (isWord(value)) return listedIn(value, word === undefined ? LINES : WORDS).map(asItem)
  if (Array.isArray(value)) return value.map((item) => (isWord(item) ? asItem(cut(String(item))) : item))
  if (!isObject(value)) return []
  if (Object.keys(value).some(isKnown)) return [value]
  if (word === undefined) return Object.values(value)
  return Object.entries(value).map(([name, keywords]) => ({ [field]: name, keywords }))
}

const withSpan = (one: unknown): unknown => (isObject(one) ? { ...one, ...saidSpan(one) } : one)

/**
 * A list of objects. A word or a sentence in the place of an object is one with that field alone: `said`, where the
 * options name none. What is neither is no entry.
 */
export const listOf = <Shape extends z.core.$ZodLooseShape>(
  item: z.ZodObject<Shape>,
  options: ListOptions = {},
) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<z.ZodObject<Shape>>[] => {
      const { names = {} } = options
      const isKnown = (name: string) => name in item.shape || name in names
      const toFields = (one: unknown) =>
        'endDate' in item.shape ? withSpan(renamed(one, names)) : renamed(one, names)
      return itemsIn(value, isKnown, options).flatMap((one) => {
        const read = isObject(one) && isShown(one) ? item.safeParse(toFields(one)) : null
        return read?.success ? [read.data] : []
      })
    })
