import { validate } from '@jsonresume/schema'
import { AppError } from '#/domain/app-error.ts'
import { sectorsNamed } from '#/domain/job/sectors-named.ts'
import { fromJsonResume } from '#/domain/profile/from-json-resume.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import type { CvReading } from './cv-reading.ts'

/** Résumés have some kilobytes; comparing more with the schema would keep the server busy. */
const TEXT_BYTES_MAX = 1_000_000
const FAULTS_MAX = 20
/** More than a profile takes, and deeper than the schema goes; the validator is slow with files that are made to be. */
const ITEMS_MAX = 200
const DEPTH_MAX = 6

const refuse = (key: string) => new AppError('INVALID', `profile.import.refused.${key}`, { field: 'file' })

/** A file without what no résumé has. */
function pruned(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEPTH_MAX) return null
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => pruned(item, depth + 1))
  const fields = Object.entries(value).slice(0, ITEMS_MAX)
  return Object.fromEntries(fields.map(([name, field]) => [name, pruned(field, depth + 1)]))
}

function parse(bytes: Uint8Array): object {
  if (bytes.length > TEXT_BYTES_MAX) throw refuse('longText')
  try {
    const file = pruned(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return file
  } catch {
    // Said below: the reader cannot tell one kind of broken file from another.
  }
  throw refuse('unreadable')
}

/** Where a résumé departs from the official schema, as a path each. */
function faultsOf(file: object): string[] {
  const paths = new Set<string>()
  validate(file, (faults) => {
    for (const { property } of faults ?? []) paths.add(property.replace(/^instance\.?/, ''))
  })
  return [...paths].slice(0, FAULTS_MAX)
}

/** Reads a JSON Resume. Throws invalid for what is none, or says nothing that a profile holds. */
export async function readJsonResume(bytes: Uint8Array): Promise<CvReading> {
  const file = parse(bytes)
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const proposal = fromJsonResume(file, {
    newId: () => crypto.randomUUID(),
    sectorNamed: (name) =>
      sectorsNamed(name, (sector) =>
        translateText(DEFAULT_LANGUAGE, messages, `vocabulary.sector.${sector}`),
      )[0] ?? null,
  })
  return { from: 'json', proposal, faults: faultsOf(file) }
}
