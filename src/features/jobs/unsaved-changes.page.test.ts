import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import type { JobChanges } from './job-steps.ts'
import { keepUnsavedChanges, readUnsavedChanges } from './unsaved-changes.ts'

const KEY = 'job-changes:job-1'
const STORED = buildJobDetails()
const NOTHING = { values: {}, base: {}, sent: {} }

const keep = (jobId: string, values: JobChanges, known: JobChanges = {}) =>
  keepUnsavedChanges(jobId, { values, base: STORED, sent: {} }, known)

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was typed is there on the next visit, with what it was changed from, and nothing else', () => {
  const changes = { title: 'Nurse', mustHaveSkills: ['Triage'], openings: null }
  keep('job-1', changes)
  expect(readUnsavedChanges('job-1')).toMatchObject({ values: changes, base: { title: STORED.title } })
})

test('what was sent without an answer is there too, as far as it makes sense', () => {
  const sent = { title: ['Nurse', 'Night Nurse'], openings: [2] }
  keepUnsavedChanges('job-1', { values: { title: 'Cook' }, base: {}, sent })
  expect(readUnsavedChanges('job-1').sent).toEqual(sent)
  const strange = { title: ['Nurse', 7], openings: 'many', status: ['Published'], benefits: [null] }
  localStorage.setItem(KEY, JSON.stringify({ values: { title: 'Cook' }, base: {}, sent: strange }))
  expect(readUnsavedChanges('job-1').sent).toEqual({ title: ['Nurse'] })
})

test('where there is no room for both, what was typed is kept and not what may have arrived', () => {
  const full = new Map<string, string>()
  const setItem = vi.fn<(key: string, text: string) => void>((key, text) => {
    if (text.length > 60) throw new DOMException('', 'QuotaExceededError')
    full.set(key, text)
  })
  vi.stubGlobal('localStorage', { getItem: (key: string) => full.get(key) ?? null, setItem })
  keepUnsavedChanges('job-1', { values: { title: 'Cook' }, base: {}, sent: { title: ['Nurse'] } })
  expect(setItem).toHaveBeenCalledTimes(2)
  expect(readUnsavedChanges('job-1')).toEqual({ values: { title: 'Cook' }, base: {}, sent: {} })
})

test('a tab that has settled its own words leaves those of another tab', () => {
  keep('job-1', { title: 'Words of one tab' })
  keep('job-1', { openings: 4 })
  keep('job-1', {}, { openings: 4 })
  expect(readUnsavedChanges('job-1').values).toEqual({ title: 'Words of one tab' })
  keep('job-1', {})
  expect(readUnsavedChanges('job-1').values).toEqual({ title: 'Words of one tab' })
})

test('words of another tab over the same field stay, when they are not what was settled', () => {
  keep('job-1', { title: 'Mine' })
  keep('job-1', { title: 'Words of another tab' })
  keep('job-1', {}, { title: 'Mine' })
  expect(readUnsavedChanges('job-1').values).toEqual({ title: 'Words of another tab' })
})

test('each job keeps its own', () => {
  keep('job-1', { title: 'Nurse' })
  expect(readUnsavedChanges('job-2')).toEqual(NOTHING)
  keep('job-2', { title: 'Cook' })
  expect(readUnsavedChanges('job-1').values).toEqual({ title: 'Nurse' })
})

test('once everything is saved, nothing stays behind in the browser', () => {
  keep('job-1', { title: 'Nurse' })
  keep('job-1', {}, { title: 'Nurse' })
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no JSON', 'nurse{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"title"'],
  ['a list', '["title"]'],
  ['half of it', '{"values":7}'],
])('%s in the storage is nothing kept', (_what, text) => {
  localStorage.setItem(KEY, text)
  expect(readUnsavedChanges('job-1')).toEqual(NOTHING)
})

test.each([
  ['an unknown field', { status: 'Published' }],
  ['the wrong kind', { title: 7 }],
  ['an unknown choice', { sector: 'Espionage' }],
  ['a day that does not exist', { closingDate: '2026-02-30' }],
  ['a country nobody knows', { countries: ['ZZ'] }],
])('%s is left out of what comes back', (_what, kept) => {
  const mixed = { ...kept, location: 'Bath' }
  localStorage.setItem(KEY, JSON.stringify({ values: mixed, base: mixed }))
  const bath = { location: 'Bath' }
  expect(readUnsavedChanges('job-1')).toEqual({ values: bath, base: bath, sent: {} })
})

test('what was refused comes back as it was typed, to be mended', () => {
  const typed = { title: 'x'.repeat(121), minSalary: 12.75 }
  keep('job-1', typed)
  expect(readUnsavedChanges('job-1').values).toEqual(typed)
})

test('a browser that allows no storage keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => keep('job-1', { title: 'Nurse' })).not.toThrow()
  expect(readUnsavedChanges('job-1')).toEqual(NOTHING)
})

test('a full storage breaks nothing', () => {
  const setItem = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect(() => keep('job-1', { title: 'Nurse' })).not.toThrow()
  expect(setItem).toHaveBeenCalled()
})

test('on the server there is nothing to read', () => {
  vi.stubGlobal('window', undefined)
  expect(readUnsavedChanges('job-1')).toEqual(NOTHING)
  expect(() => keep('job-1', { title: 'Nurse' })).not.toThrow()
})
