import * as z from 'zod'

type Fields = Record<string, unknown>
type Issue = { path: PropertyKey[]; message: string }

/** A value as it would be stored, and what is wrong with it; with issues it must not be stored. */
export type Judgement<Value = unknown> = { value: Value; issues: Issue[] }

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Compares what JSON can hold. The order of an object's fields says nothing: the database keeps none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isFields(one) || !isFields(other)) return Object.is(one, other)
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isSame(one[field], other[field]))
  )
}

/** Without what a rule does not know, such as the id under which an entry is edited only. */
function known(rule: z.ZodType, value: unknown): unknown {
  if (!(rule instanceof z.ZodObject) || !isFields(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([field]) => Object.hasOwn(rule.shape, field)))
}

/** Whether the same was wrong with the same entry of the stored list, or with a list that was no shorter. */
function isOldIssue(issue: Issue, given: readonly unknown[], storedIssue: Issue, stored: readonly unknown[]) {
  const [[index, ...inside], [storedIndex, ...storedInside]] = [issue.path, storedIssue.path]
  if (issue.message !== storedIssue.message || !isSame(inside, storedInside)) return false
  if (typeof index !== 'number' || typeof storedIndex !== 'number')
    return index === storedIndex && given.length <= stored.length
  return isSame(given[index], stored[storedIndex])
}

function judgeList(rule: z.ZodArray, list: readonly unknown[], storedList: unknown): Judgement<unknown[]> {
  const item = rule.element as z.ZodType
  const given = list.map((entry) => known(item, entry))
  const stored = Array.isArray(storedList) ? storedList.map((entry) => known(item, entry)) : []
  const storedIssues = rule.safeParse(stored).error?.issues ?? []
  const isOld = (issue: Issue) =>
    storedIssues.some((storedIssue) => isOldIssue(issue, given, storedIssue, stored))
  return {
    value: given.map((entry) => item.safeParse(entry).data ?? entry),
    issues: (rule.safeParse(given).error?.issues ?? []).filter((issue) => !isOld(issue)),
  }
}

function judgeFields(
  rules: readonly [string, z.ZodType][],
  given: Fields,
  stored: Fields,
): Judgement<Fields> {
  const judged = rules.map(([field, rule]) => ({ field, ...judge(rule, given[field], stored[field]) }))
  return {
    value: Object.fromEntries(judged.map(({ field, value }) => [field, value])),
    issues: judged.flatMap(({ field, issues }) =>
      issues.map(({ path, message }) => ({ path: [field, ...path], message })),
    ),
  }
}

const rulesOf = (schema: z.ZodObject) => Object.entries(schema.shape) as [string, z.ZodType][]

/** Judges a value beside the one that is stored in its place. */
export function judge(rule: z.ZodType, given: unknown, stored: unknown): Judgement {
  const parsed = rule.safeParse(given)
  if (parsed.success) return { value: parsed.data, issues: [] }
  if (rule instanceof z.ZodArray && Array.isArray(given)) return judgeList(rule, given, stored)
  if (rule instanceof z.ZodObject && isFields(given))
    return judgeFields(rulesOf(rule), given, isFields(stored) ? stored : {})
  return { value: given, issues: isSame(given, stored) ? [] : parsed.error.issues }
}

/**
 * Judges those fields of a step that are given, each beside the stored one. Only what differs from what is stored must
 * follow the rules: whatever was stored before a rule became stricter keeps nothing else from being saved.
 */
export function judgeChanges<Schema extends z.ZodObject>(
  schema: Schema,
  given: Fields,
  stored: Fields,
): Judgement<Partial<z.infer<Schema>>> {
  const rules = rulesOf(schema).filter(([field]) => Object.hasOwn(given, field))
  return judgeFields(rules, given, stored) as Judgement<Partial<z.infer<Schema>>>
}
