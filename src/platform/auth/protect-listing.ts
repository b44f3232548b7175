import { createAuthMiddleware } from 'better-auth/api'
import * as z from 'zod'
import { authRefusal } from './refusal.ts'

/** The library's calls that list, put in order and pick as their query says, and what they list. */
const LISTS: Readonly<Record<string, 'member' | 'user'>> = {
  '/organization/list-members': 'member',
  '/admin/list-users': 'user',
}

const number = z.union([z.string().regex(/^\d{1,9}$/), z.number().int().min(0)]).optional()
/** Those that look for a part of a text, or compare with one value. Others want several, which an address cannot say. */
const OF_TEXTS = ['contains', 'starts_with', 'ends_with']
const OF_VALUES = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte']

type Field = { type: unknown; fieldName?: string }

function querySchema(fields: Readonly<Record<string, Field>>) {
  const typeOf = (name: string) =>
    name === 'id'
      ? 'string'
      : (fields[name] ?? Object.values(fields).find((field) => field.fieldName === name))?.type
  const field = z.string().refine((name) => typeOf(name) !== undefined)
  return z
    .object({
      limit: number,
      offset: number,
      sortBy: field.optional(),
      // Moments are compared with no text.
      filterField: field.refine((name) => typeOf(name) !== 'date').optional(),
      filterOperator: z.enum([...OF_TEXTS, ...OF_VALUES]).optional(),
    })
    .refine(
      ({ filterField = 'id', filterOperator = '' }) =>
        typeOf(filterField) === 'string' || !OF_TEXTS.includes(filterOperator),
    )
}

/** Refuses a list that the library would hand to the database as it is asked for, and which none can make. */
export const protectListing = createAuthMiddleware(async ({ path, query, context }) => {
  const model = LISTS[path ?? '']
  if (!model) return
  const asked = querySchema(context.tables[model]?.fields ?? {}).safeParse(query ?? {})
  if (!asked.success) throw authRefusal('BAD_REQUEST', 'error.invalid', asked.error.issues[0]?.path.join('.'))
})
