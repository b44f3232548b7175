import * as z from 'zod'
import { plainText } from '#/platform/html/plain-text.ts'
import { readMoney } from './read-money.ts'

/**
 * Fields of other people's formats. A field that is absent, null or of a kind that makes no sense says nothing: it
 * becomes '', null or [], and never refuses its entry.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown) => typeof value === 'string'

/** A value by itself: JSON-LD puts it into a list, or beside its language. Several texts are one of several lines. */
export function bareValue(value: unknown): unknown {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (values.length > 1 && values.every(isText)) return values.join('\n')
  const [first] = values
  return isObject(first) && '@value' in first ? first['@value'] : first
}

/** Text as it is; numbers count as text. */
export const rawText = z
  .preprocess(bareValue, z.union([z.string(), z.number().transform(String)]))
  .catch('')
  .transform((value) => value.trim())

/** What programs write for nothing. */
const NOTHING = /^(?:null|undefined|n\/a|N\/A|-+|–)$/

/** Text for people: entities decoded, tags gone. */
export const label = rawText.transform(plainText).transform((text) => (NOTHING.test(text) ? '' : text))

/** A number, also one written as text: '50,000.00', '50.000'. */
export const amount = z
  .preprocess(bareValue, z.union([z.number(), z.string().transform(readMoney)]))
  .nullable()
  .catch(null)

/** Degrees, also as text; nobody writes thousands of them, so a comma is a decimal mark. */
export const degrees = z
  .union([z.number(), z.string().transform(toDegrees)])
  .nullable()
  .catch(null)

/** Yes or no, also as text; null when neither is said. */
export const yesOrNo = z
  .union([z.boolean(), z.stringbool({ truthy: ['true', 'yes'], falsy: ['false', 'no'] })])
  .nullable()
  .catch(null)

/** One of something or several, as a list; those that do not fit are left out. */
export function listOf<Item>(schema: z.ZodType<Item>) {
  return z
    .unknown()
    .optional()
    .transform((value): Item[] => {
      const items: unknown[] =
        value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
      return items.flatMap((item) => {
        const read = schema.safeParse(item)
        return read.success ? [read.data] : []
      })
    })
}

/** An object inside an entry, or null. */
export function partOf<Part>(schema: z.ZodType<Part>) {
  return schema.nullable().catch(null)
}

function toDegrees(text: string): number | null {
  const plain = text.replace(',', '.').trim()
  return /^[-+]?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null
}
