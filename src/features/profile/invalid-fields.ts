import type { z } from 'zod'

/** 'work.0.position' as a form writes it: 'work[0].position'. */
function toFieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1)
}

/** What is wrong with the values of a step, by field and as message keys; the first finding of each field. */
export function invalidFields(
  schema: z.ZodObject,
  values: unknown,
): { fields: Record<string, string> } | undefined {
  const parsed = schema.safeParse(values)
  if (parsed.success) return undefined
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) fields[toFieldName(issue.path)] ??= issue.message
  return { fields }
}
