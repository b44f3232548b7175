import { readAshby } from './read-ashby.ts'
import { readGreenhouse } from './read-greenhouse.ts'
import { readLever } from './read-lever.ts'
import type { ReadEntry } from './reading.ts'

/** Fields that one source alone has. */
const GREENHOUSE = ['absolute_url', 'internal_job_id', 'requisition_id', 'pay_input_ranges']
const LEVER = [
  'hostedUrl',
  'categories',
  'lists',
  'descriptionPlain',
  'workplaceType',
  'createdAt',
  'applyUrl',
]
const ASHBY = ['jobUrl', 'isListed', 'isRemote', 'secondaryLocations', 'descriptionHtml', 'publishedAt']
const OWN = ['descriptionMarkdown', 'organization']
const JSON_LD = ['@type', '@graph', '@context']

function hasAny(value: unknown, keys: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && keys.some((key) => Object.hasOwn(value, key))
}

/** Tells whether a value is a document or an object of JSON-LD. */
export function isJsonLd(value: unknown): boolean {
  return hasAny(value, JSON_LD)
}

/** The reader of the board that an entry comes from, by the fields it has; null for our own format and the unknown. */
export function readerFor(value: unknown): ReadEntry | null {
  if (hasAny(value, OWN)) return null
  if (hasAny(value, ['text']) && hasAny(value, LEVER)) return readLever
  if (hasAny(value, GREENHOUSE) || (hasAny(value, ['content']) && hasAny(value, ['location']))) {
    return readGreenhouse
  }
  return hasAny(value, ASHBY) ? readAshby : null
}
