import type { z } from 'zod'
import { isBlankEntry } from './blank-entries.ts'
import { judgeChanges } from './judge-changes.ts'

/** What is wrong, by field, as message keys: 'work[0].position' → 'profile.invalid.position'. */
export type InvalidFields = Record<string, string>

/**
 * 'work.0.position' as a form writes it: 'work[0].position'. A list of plain values is one field, so what is wrong
 * with one of its lines is said there: 'work.0.highlights.3' is 'work[0].highlights'.
 */
function toFieldName(path: readonly PropertyKey[]): string {
  const field = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  return field
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1)
}

function isInBlankEntry([list, index]: readonly PropertyKey[], values: object): boolean {
  if (typeof list !== 'string' || typeof index !== 'number') return false
  const entries: unknown = new Map<string, unknown>(Object.entries(values)).get(list)
  return Array.isArray(entries) && isBlankEntry(list, entries[index])
}

/**
 * What is wrong with the values of a step; the first finding of each field. An entry that says nothing is not wrong.
 * With `stored`, what is stored as it stands is not told.
 */
export function invalidFields(
  schema: z.ZodObject,
  values: Record<string, unknown>,
  stored: Record<string, unknown> = {},
): { fields: InvalidFields } | undefined {
  const fields: InvalidFields = {}
  for (const { path, message } of judgeChanges(schema, values, stored).issues) {
    if (!isInBlankEntry(path, values)) fields[toFieldName(path)] ??= message
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}
