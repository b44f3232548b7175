import * as z from 'zod'

type Fields = Record<string, unknown>

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const idOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined

/** An entry that is not right yet is kept as it was saved before; one that never was is left out. */
function savableList(schema: z.ZodArray, typed: readonly unknown[], saved: unknown): unknown[] {
  const item = schema.element as z.ZodType
  const before = Array.isArray(saved) ? saved : []
  return typed.flatMap((entry) => {
    const parsed = item.safeParse(entry)
    if (parsed.success) return [parsed.data]
    const earlier = before.find(
      (candidate) => idOf(candidate) !== undefined && idOf(candidate) === idOf(entry),
    )
    return earlier === undefined ? [] : [earlier]
  })
}

function savableField(schema: z.ZodType, typed: unknown, saved: unknown): unknown {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  if (schema instanceof z.ZodObject) return savableValues(schema, toFields(typed), toFields(saved))
  if (!Array.isArray(typed) || !(schema instanceof z.ZodArray)) return saved
  const list = schema.safeParse(savableList(schema, typed, saved))
  return list.success ? list.data : saved
}

/**
 * Of what was typed, what may be stored: each field that is right as it will be stored, each other field as it was
 * saved before. One wrong field keeps no other from being saved.
 */
export function savableValues<Schema extends z.ZodObject>(
  schema: Schema,
  typed: Fields,
  saved: Fields,
): z.infer<Schema> {
  const shape = Object.entries(schema.shape) as [string, z.ZodType][]
  return Object.fromEntries(
    shape.map(([field, rule]) => [field, savableField(rule, typed[field], saved[field])]),
  ) as z.infer<Schema>
}

/** The fields that differ from what is saved. */
export function changedValues<Values extends Fields>(values: Values, saved: Fields): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field])),
  ) as Partial<Values>
}
