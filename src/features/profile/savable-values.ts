import * as z from 'zod'
import { isBlankEntry } from './blank-entries.ts'
import { judge } from './judge-changes.ts'

type Fields = Record<string, unknown>

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const idOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined

/** Not every entry is stored with its id; here each keeps the one it is edited under, to be known again. */
function withIds(stored: readonly unknown[], typed: readonly unknown[]): unknown[] {
  return stored.map((entry, index) => {
    const id = idOf(typed[index])
    return id === undefined ? entry : { ...toFields(entry), id }
  })
}

/**
 * An entry that is not right yet is kept as it was sent last; one that never was is left out. One that is as it was
 * stored stays, whatever the rules have become since.
 */
function savableList(field: string, schema: z.ZodArray, typed: readonly unknown[], sent: unknown): unknown {
  const before: unknown[] = Array.isArray(sent) ? sent : []
  const earlier = (id: unknown) => before.filter((entry) => id !== undefined && idOf(entry) === id)
  const entries = typed.filter((entry) => !isBlankEntry(field, entry))
  const wrong = new Set(judge(schema, entries, before).issues.map(({ path: [index] }) => index))
  const kept = entries.flatMap((entry, index) => (wrong.has(index) ? earlier(idOf(entry)) : [entry]))
  const { value, issues } = judge(schema, kept, before)
  return issues.length === 0 && Array.isArray(value) ? withIds(value, kept) : sent
}

function savableField(field: string, schema: z.ZodType, typed: unknown, sent: unknown): unknown {
  if (Array.isArray(typed) && schema instanceof z.ZodArray) return savableList(field, schema, typed, sent)
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  return schema instanceof z.ZodObject ? savableValues(schema, toFields(typed), toFields(sent)) : sent
}

/**
 * Of what was typed, what may be stored: each field that is right as it will be stored, each other field as it was
 * sent to be saved last. One wrong field keeps no other from being saved. Were it what the server has acknowledged, a
 * slow save would change what is to be saved next, and the two would chase each other.
 */
export function savableValues<Schema extends z.ZodObject>(
  schema: Schema,
  typed: Fields,
  sent: Fields,
): z.infer<Schema> {
  const shape = Object.entries(schema.shape) as [string, z.ZodType][]
  return Object.fromEntries(
    shape.map(([field, rule]) => [field, savableField(field, rule, typed[field], sent[field])]),
  ) as z.infer<Schema>
}

export function changedValues<Values extends Fields>(values: Values, saved: Fields): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field])),
  ) as Partial<Values>
}
