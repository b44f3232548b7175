import type { Voice } from './short-reasons.ts'
import type { Text } from './text.ts'

/** Looks up a key below `fit` and fills in its values; `use-intl`'s translator of the area is one. */
type FitTranslate = (key: string, values: Record<string, string | number>) => string

/** How to say a sentence. `locale` is a BCP 47 tag: `en-GB`, `fr-FR`. */
export type Speech = { voice: Voice; locale: string; translate: FitTranslate }

/** Values that hold codes of the vocabulary, and the group of `fit.codes` that names them. */
const CODE_GROUPS: Record<string, string> = {
  workLocation: 'workLocation',
  workLocations: 'workLocation',
  jobType: 'jobType',
  jobTypes: 'jobType',
  jobDuration: 'jobDuration',
  jobDurations: 'jobDuration',
  // One list of both: types and durations share no code.
  offered: 'work',
  wished: 'work',
  sector: 'sector',
  sectors: 'sector',
  educationLevel: 'educationLevel',
  askedEducationLevel: 'educationLevel',
  salaryPeriod: 'salaryPeriod',
}

const LANGUAGE_VALUES = new Set(['languages', 'askedLanguages', 'missingLanguages'])

/** `en:C2` as "English C2". */
function nameLanguage(code: string, { locale, translate }: Speech): string {
  const [language = '', level = ''] = code.split(':')
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return `${name} ${translate(`codes.cefrLevel.${level}`, {})}`
}

function nameOne(name: string, value: string, speech: Speech): string {
  if (value === '') return ''
  if (LANGUAGE_VALUES.has(name)) return nameLanguage(value, speech)
  if (name === 'countries') return new Intl.DisplayNames(speech.locale, { type: 'region' }).of(value) ?? value
  const group = CODE_GROUPS[name]
  return group ? speech.translate(`codes.${group}.${value}`, {}) : value
}

/** A list is spelt with commas: what follows it differs from sentence to sentence. */
function nameValue(name: string, value: string | number | string[], speech: Speech): string | number {
  if (typeof value === 'number') return value
  return typeof value === 'string'
    ? nameOne(name, value, speech)
    : value.map((item) => nameOne(name, item, speech)).join(', ')
}

const isNamed = (name: string) => name in CODE_GROUPS || name === 'countries' || LANGUAGE_VALUES.has(name)

/** Names of codes are written small; one that opens the line gets its capital. What people wrote stays as it is. */
function capitalize(line: string, values: Record<string, string | number>, locale: string): string {
  const opensWithName = Object.entries(values).some(
    ([name, value]) => isNamed(name) && typeof value === 'string' && value !== '' && line.startsWith(value),
  )
  return opensWithName ? line.charAt(0).toLocaleUpperCase(locale) + line.slice(1) : line
}

/**
 * Says a sentence of matching to its reader, in the language and voice asked for.
 *
 * @example sayText(factor.reason, { voice: 'you', locale: 'en-GB', translate: t }) // '6 years; the job asks for 4'
 */
export function sayText(said: Text, speech: Speech): string {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(said.values)) values[name] = nameValue(name, value, speech)
  const line = speech.translate(`${speech.voice}.${said.key}`, values)
  return capitalize(line, values, speech.locale)
}
