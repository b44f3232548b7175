// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepUnsavedChanges, readUnsavedChanges } from './unsaved-changes.ts'

const KEY = 'job-changes:job-1'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what was kept is there on the next visit', () => {
  keepUnsavedChanges('job-1', { title: 'Nurse', mustHaveSkills: ['Triage'], openings: null })
  expect(readUnsavedChanges('job-1')).toEqual({ title: 'Nurse', mustHaveSkills: ['Triage'], openings: null })
})

test('each job keeps its own', () => {
  keepUnsavedChanges('job-1', { title: 'Nurse' })
  expect(readUnsavedChanges('job-2')).toEqual({})
  keepUnsavedChanges('job-2', { title: 'Cook' })
  expect(readUnsavedChanges('job-1')).toEqual({ title: 'Nurse' })
})

test('once everything is saved, nothing stays behind in the browser', () => {
  keepUnsavedChanges('job-1', { title: 'Nurse' })
  keepUnsavedChanges('job-1', {})
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no JSON', 'nurse{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"title"'],
  ['a list', '["title"]'],
])('%s in the storage is nothing kept', (_what, text) => {
  localStorage.setItem(KEY, text)
  expect(readUnsavedChanges('job-1')).toEqual({})
})

test.each([
  ['an unknown field', { status: 'Published' }],
  ['the wrong kind', { title: 7 }],
  ['an unknown choice', { sector: 'Espionage' }],
  ['more than a field holds', { title: 'x'.repeat(121) }],
  ['a day that does not exist', { closingDate: '2026-02-30' }],
  ['a country nobody knows', { countries: ['ZZ'] }],
])('%s is left out of what comes back', (_what, kept) => {
  localStorage.setItem(KEY, JSON.stringify({ ...kept, location: 'Bath' }))
  expect(readUnsavedChanges('job-1')).toEqual({ location: 'Bath' })
})

test('a browser that allows no storage keeps nothing and breaks nothing', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => keepUnsavedChanges('job-1', { title: 'Nurse' })).not.toThrow()
  expect(readUnsavedChanges('job-1')).toEqual({})
})

test('a full storage breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => keepUnsavedChanges('job-1', { title: 'Nurse' })).not.toThrow()
})

test('on the server there is nothing to read', () => {
  vi.stubGlobal('window', undefined)
  expect(readUnsavedChanges('job-1')).toEqual({})
  expect(() => keepUnsavedChanges('job-1', { title: 'Nurse' })).not.toThrow()
})
