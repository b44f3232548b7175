import { validate } from '@jsonresume/schema'
import { AppError } from '#/domain/app-error.ts'
import { sectorsNamed } from '#/domain/job/sectors-named.ts'
import { fromJsonResume } from '#/domain/profile/from-json-resume.ts'
import { fromReactiveResume, isReactiveResume } from '#/domain/profile/resume/reactive-resume.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { countJsonValues } from '#/lib/count-json-values.ts'
import { decodeText } from '#/lib/decode-text.ts'
import { plainLines } from '#/platform/html/plain-lines.ts'
import type { CvReading } from './cv-reading.ts'

/** Résumés have some kilobytes; comparing more with the schema would keep the server busy. */
const TEXT_BYTES_MAX = 1_000_000
const VALUES_MAX = 10_000
const FAULTS_MAX = 20
/** More than a profile takes, and deeper than any résumé goes; the validator is slow with files that are made to be. */
const ITEMS_MAX = 200
const DEPTH_MAX = 8
const SCHEMA_DEPTH_MAX = 6

const refuse = (key: string) => new AppError('INVALID', `profile.import.refused.${key}`, { field: 'file' })

type Cut = { depthMax: number; textOf?: (text: string) => string }

/** A file without what no résumé has, each of its texts by `textOf`. */
function pruned(value: unknown, { depthMax, textOf = (text) => text }: Cut): unknown {
  if (typeof value === 'string') return textOf(value)
  if (typeof value !== 'object' || value === null) return value
  if (depthMax === 0) return null
  const inner = { depthMax: depthMax - 1, textOf }
  if (Array.isArray(value)) return value.slice(0, ITEMS_MAX).map((item) => pruned(item, inner))
  const fields = Object.entries(value).slice(0, ITEMS_MAX)
  return Object.fromEntries(fields.map(([name, field]) => [name, pruned(field, inner)]))
}

function parse(bytes: Uint8Array): object {
  const text = bytes.length > TEXT_BYTES_MAX ? null : decodeText(bytes)
  if (text === null || countJsonValues(text) > VALUES_MAX) throw refuse('longText')
  try {
    const said: unknown = JSON.parse(text)
    const file = pruned(said, { depthMax: DEPTH_MAX })
    if (typeof file === 'object' && file !== null && !Array.isArray(file)) return file
  } catch {
    // Said below: the reader cannot tell one kind of broken file from another.
  }
  throw refuse('unreadable')
}

/** Where a résumé departs from the official schema, as a path each. */
function faultsOf(file: object): string[] {
  const paths = new Set<string>()
  validate(pruned(file, { depthMax: SCHEMA_DEPTH_MAX }), (faults) => {
    for (const { property } of faults ?? []) paths.add(property.replace(/^instance\.?/, ''))
  })
  return [...paths].slice(0, FAULTS_MAX)
}

/** What this product wrote holds texts as they were typed; other programs write HTML into them. */
const isOwn = ({ basics }: { basics?: unknown }) =>
  typeof basics === 'object' && basics !== null && 'x-firstName' in basics

const withoutMarks = (text: string) => plainLines(text).replaceAll('\u{AD}', '')

/** A file as a JSON Resume of plain texts. */
function toResume(file: object): unknown {
  if (isOwn(file)) return file
  const plain = pruned(file, { depthMax: DEPTH_MAX, textOf: withoutMarks })
  return isReactiveResume(plain) ? fromReactiveResume(plain) : plain
}

/** Reads a JSON Resume, or a file of Reactive Resume. Throws invalid for what is none, or says nothing that a profile holds. */
export async function readJsonResume(bytes: Uint8Array): Promise<CvReading> {
  const file = parse(bytes)
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const proposal = fromJsonResume(toResume(file), {
    newId: () => crypto.randomUUID(),
    sectorNamed: (name) =>
      sectorsNamed(name, (sector) =>
        translateText(DEFAULT_LANGUAGE, messages, `vocabulary.sector.${sector}`),
      )[0] ?? null,
  })
  return { from: 'json', proposal, faults: isReactiveResume(file) ? [] : faultsOf(file) }
}
