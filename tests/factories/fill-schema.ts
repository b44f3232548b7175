import * as z from 'zod'

/** What a text field that takes no running text may hold. */
const OTHER_TEXTS = (text: string) => [
  `https://example.com/${encodeURIComponent(text)}`,
  '2020-01',
  'GB',
  'en',
  '',
]

const firstOf = <Value>(schema: z.ZodType, tries: readonly Value[]) =>
  tries.find((value) => schema.safeParse(value).success)

/**
 * A value that a schema takes, with the text in every field that takes running text, and in the address of every one that
 * takes a link: whatever fields the schema has.
 */
export function fillSchema(schema: z.ZodType, text: string): unknown {
  const filled = (inner: unknown) => fillSchema(inner as z.ZodType, text)
  if (schema instanceof z.ZodNullable) return filled(schema.unwrap()) ?? null
  if (schema instanceof z.ZodOptional) return filled(schema.unwrap())
  if (schema instanceof z.ZodArray) {
    const item = filled(schema.element)
    return item === undefined || !schema.safeParse([item]).success ? [] : [item]
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(Object.entries(schema.shape).map(([key, field]) => [key, filled(field)]))
  }
  return firstOf<unknown>(schema, [text, ...OTHER_TEXTS(text), true, 1, 100_000, ...choicesOf(schema)])
}

const choicesOf = (schema: z.ZodType): readonly unknown[] =>
  schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? [...schema.values] : []
