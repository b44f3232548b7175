import type { SentValues, UnsavedChanges } from './draft-state.ts'
import { isSameValue } from './find-conflicts.ts'
import { parseChanges, parseTyped } from './job-changes.ts'
import { isJobField, type TypedChanges } from './job-steps.ts'

type Fields = Record<string, unknown>

const NOTHING: UnsavedChanges = { values: {}, base: {}, sent: {} }
const keyOf = (jobId: string) => `job-changes:${jobId}`

/** Runs with the browser's storage, where there is one and it lets us. */
function withStorage<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return typeof window === 'undefined' ? otherwise : use(window.localStorage)
  } catch {
    return otherwise
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whatever lies there, as far as it has the right shape. */
function readRaw(storage: Storage, jobId: string): { values: Fields; base: Fields; sent: Fields } {
  const kept: unknown = JSON.parse(storage.getItem(keyOf(jobId)) ?? 'null')
  const part = (name: string) => (isFields(kept) && isFields(kept[name]) ? kept[name] : {})
  return { values: part('values'), base: part('base'), sent: part('sent') }
}

function parseSent(kept: Fields): SentValues {
  const lists = Object.entries(kept).map(([field, values]) => {
    const list: unknown[] = Array.isArray(values) ? values : []
    return [field, list.filter((value) => field in parseChanges({ [field]: value }))] as const
  })
  return Object.fromEntries(lists.filter(([field, list]) => isJobField(field) && list.length > 0))
}

/** What was typed here and never reached the server: a closed laptop, a lost connection, an ended session. */
export function readUnsavedChanges(jobId: string): UnsavedChanges {
  return withStorage((storage) => {
    const { values, base, sent } = readRaw(storage, jobId)
    return { values: parseTyped(values), base: parseChanges(base), sent: parseSent(sent) }
  }, NOTHING)
}

/** Where there is no room for everything, what was typed goes before what may have arrived. */
function store(storage: Storage, jobId: string, kept: { values: Fields; base: Fields; sent: Fields }): void {
  try {
    storage.setItem(keyOf(jobId), JSON.stringify(kept))
  } catch {
    storage.setItem(keyOf(jobId), JSON.stringify({ ...kept, sent: {} }))
  }
}

/**
 * Keeps what the server does not have yet. `known` is what this tab has put or found there: of that goes what is
 * settled now. Another tab may have left words of its own for the same job, and they stay.
 */
export function keepUnsavedChanges(jobId: string, unsaved: UnsavedChanges, known: TypedChanges = {}): void {
  withStorage((storage) => {
    const there = readRaw(storage, jobId)
    const isSettled = (field: string) =>
      isJobField(field) && field in known && isSameValue(field, known[field], there.values[field])
    const others = Object.keys(there.values).filter(
      (field) => !isSettled(field) && !(field in unsaved.values),
    )
    const merge = (part: Fields, own: object): Fields => ({
      ...Object.fromEntries(others.filter((field) => field in part).map((field) => [field, part[field]])),
      ...own,
    })
    const values = merge(there.values, unsaved.values)
    if (Object.keys(values).length === 0) return storage.removeItem(keyOf(jobId))
    const kept = { values, base: merge(there.base, unsaved.base), sent: merge(there.sent, unsaved.sent) }
    store(storage, jobId, kept)
  }, undefined)
}
