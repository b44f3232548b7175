import { AppError } from '#/domain/app-error.ts'
import { isUnreachable } from '#/lib/is-unreachable.ts'
import { isOutdated } from '#/lib/outdated-page.ts'
import type { Translate } from './use-text-of.ts'

function messagesOf(error: unknown): string[] {
  if (typeof error === 'string') return [error]
  if (Array.isArray(error)) return error.flatMap(messagesOf)
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [error.message]
  return Object.values(error).flatMap(messagesOf)
}

/**
 * The words of whatever a validator or the server found wrong: texts, issues with a message, lists and records of
 * them. Empty findings are left out and nothing is said twice.
 */
export function errorTexts(errors: unknown, translate: Translate): string[] {
  const texts = messagesOf(errors)
    .filter(Boolean)
    .map((text) => translate(text))
  return [...new Set(texts)]
}

/** What the server refused, sorted by where it is shown: beside a field of the form, or above all of them. */
export type ServerErrors = { fields: Record<string, string>; general: string[] }

/** 'work.0.position', as the server names it, is 'work[0].position' in a form. */
function toFieldName(path: string): string {
  return path.replaceAll(/\.(\d+)(?=\.|$)/gu, '[$1]')
}

/** Sorts a refusal by field; what belongs to no field of this form, or is no refusal of ours, is general. */
export function sortServerErrors(error: unknown, fieldNames: readonly string[]): ServerErrors {
  if (isOutdated(error)) return { fields: {}, general: ['error.outdated'] }
  if (isUnreachable(error)) return { fields: {}, general: ['error.unreachable'] }
  if (!(error instanceof AppError)) return { fields: {}, general: ['error.retry'] }
  const own = error.field ? [{ field: error.field, message: error.message }] : []
  const issues = error.issues?.length ? error.issues : own
  const sorted: ServerErrors = { fields: {}, general: [] }
  for (const issue of issues) {
    const name = toFieldName(issue.field)
    if (!fieldNames.includes(name)) sorted.general.push(issue.message)
    else sorted.fields[name] = [sorted.fields[name], issue.message].filter(Boolean).join(', ')
  }
  if (issues.length === 0) sorted.general.push(error.message)
  return sorted
}
