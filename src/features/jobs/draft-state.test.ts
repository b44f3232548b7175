import { expect, test } from 'vitest'
import { AppError } from '#/domain/app-error.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import {
  acknowledge,
  beginDraft,
  decide,
  discard,
  isPending,
  learn,
  markSent,
  refuse,
  restore,
  type,
} from './draft-state.ts'
import type { StoredJob } from './job-editor.view.ts'
import type { JobChanges } from './job-steps.ts'
import { pendingFields, readDraft, unsavedChanges } from './read-draft.ts'

/** What the server has after so many changes. */
const at = (moment: number, changes: JobChanges = {}): StoredJob => ({
  details: buildJobDetails({ title: 'Before', ...changes }),
  updatedAt: `2026-11-21T10:00:00.00${moment}Z`,
})
const begun = beginDraft(at(0))
const sentA = markSent(type(begun, { title: 'Mine A' }), { title: 'Mine A' })
const conflictsOf = (state: typeof begun) => readDraft(state).conflicts

test('what others wrote where nobody typed is simply shown', () => {
  const state = learn(type(begun, { title: 'Mine' }), at(1, { openings: 7 }))
  expect(state.typed).toMatchObject({ title: 'Mine', openings: 7 })
  expect(pendingFields(state)).toEqual(['title'])
  expect(conflictsOf(state)).toEqual({})
})

test('a long time without an answer keeps the newest ten of what was sent', () => {
  const titles = Array.from({ length: 40 }, (_, turn) => `Draft ${turn}`)
  const state = titles.reduce((before, title) => markSent(type(before, { title }), { title }), begun)
  expect(state.sent.title).toEqual(titles.slice(-10))
  expect(state.typed.title).toBe('Draft 39')
})

test('a word of the server that is older than another tells nothing', () => {
  const state = learn(begun, at(2, { title: 'Newer' }))
  expect(learn(state, at(1, { title: 'Older' }))).toBe(state)
})

test('what was sent from here and arrived without an answer is nobody else’s', () => {
  const state = learn(type(sentA, { title: 'Mine AB' }), at(1, { title: 'Mine A' }))
  expect(conflictsOf(state)).toEqual({})
  expect(state.stored.title).toBe('Mine A')
  expect(state.typed.title).toBe('Mine AB')
})

test('the way back to what was there before has still to be sent, for the other words may have arrived', () => {
  const state = type(sentA, { title: 'Before' })
  expect(isPending(state, 'title')).toBe(true)
  expect(state.wishes).toBe(begun.wishes + 1)
  const answered = acknowledge(markSent(state, { title: 'Before' }), { title: 'Before' }, at(2))
  expect(pendingFields(answered)).toEqual([])
})

test('what is typed while a save is under way stays, over what was saved', () => {
  const state = acknowledge(
    type(sentA, { title: 'Mine AB' }),
    { title: 'Mine A' },
    at(1, { title: 'Mine A' }),
  )
  expect(state).toMatchObject({ typed: { title: 'Mine AB' }, stored: { title: 'Mine A' }, sent: {} })
})

test('what the server tidied is shown as it is stored; spaces that make no difference stay as they were typed', () => {
  const values = { countries: ['GB'], applyUrl: ' https://example.com' }
  const stored = { countries: [], applyUrl: 'https://example.com' }
  const state = acknowledge(markSent(type(begun, values), values), values, at(1, stored))
  expect(state.typed).toMatchObject({ countries: [], applyUrl: ' https://example.com' })
  expect(pendingFields(state)).toEqual([])
})

test('an answer that comes after newer words of the server does not bring the old ones back', () => {
  const state = learn(sentA, at(3, { title: 'Theirs' }))
  const late = acknowledge(state, { title: 'Mine A' }, at(2, { title: 'Mine A' }))
  expect(conflictsOf(late)).toEqual({ title: 'Theirs' })
})

test('a conflict stays open until it is decided, even back at the words before both', () => {
  const state = learn(type(begun, { title: 'Mine' }), at(1, { title: 'Theirs' }))
  const back = type(state, { title: 'Before' })
  expect(conflictsOf(learn(back, at(2, { title: 'Theirs' })))).toEqual({ title: 'Theirs' })
  expect(conflictsOf(type(state, { title: 'Theirs' }))).toEqual({})
  expect(conflictsOf(learn(state, at(2)))).toEqual({})
  expect(decide(state, 'title', 'mine')).toMatchObject({
    typed: { title: 'Mine' },
    stored: { title: 'Theirs' },
  })
  expect(pendingFields(decide(state, 'title', 'theirs'))).toEqual([])
  expect(decide(begun, 'title', 'theirs')).toBe(begun)
})

test('discarding goes to what the server has, with what others wrote', () => {
  const state = discard(learn(type(begun, { title: 'Mine', openings: 4 }), at(1, { title: 'Theirs' })))
  expect(state.typed).toMatchObject({ title: 'Theirs', openings: 1 })
  expect(pendingFields(state)).toEqual([])
})

test('what was refused did not arrive; what had no answer before may have', () => {
  const values = { title: 'Mine AB' }
  const asked = markSent(type(sentA, values), values)
  const state = refuse(asked, new AppError('FORBIDDEN', 'No'), { asked, values })
  expect(state.sent).toEqual({ title: ['Mine A'] })
  expect(state.message).toBe('No')
})

test('a range that was refused because of the other end is mended at either end', () => {
  const values = { minSalary: 45_000 }
  const asked = markSent(type(begun, values), values)
  const issues = [{ field: 'minSalary', message: 'job.publish.salaryOrder' }]
  const error = new AppError('INVALID', 'job.publish.salaryOrder', { issues })
  const state = refuse(learn(asked, at(1, { maxSalary: 42_000 })), error, { asked, values })
  expect(readDraft(state).waiting).toEqual(['minSalary'])
  expect(readDraft(type(state, { maxSalary: 50_000 })).waiting).toEqual([])
})

test('a refusal says nothing about what was typed while it was under way', () => {
  const values = { title: 'Bad' }
  const asked = markSent(type(begun, values), values)
  const error = new AppError('INVALID', 'No', { issues: [{ field: 'title', message: 'No' }] })
  expect(readDraft(refuse(asked, error, { asked, values })).waiting).toEqual(['title'])
  const typedOn = type(asked, { title: 'Better' })
  expect(readDraft(refuse(typedOn, error, { asked, values })).waiting).toEqual([])
})

test('the next visit goes on where this one ended, but for what was typed before it could', () => {
  const left = unsavedChanges(type(sentA, { title: 'Mine AB', openings: 4 }))
  const state = restore(type(beginDraft(at(1, { title: 'Mine A' })), { openings: 9 }), left)
  expect(state.typed).toMatchObject({ title: 'Mine AB', openings: 9 })
  expect(conflictsOf(learn(state, at(1, { title: 'Mine A' })))).toEqual({})
  expect(restore(begun, { values: {}, base: {}, sent: {} })).toBe(begun)
})

test('what an earlier visit left where others have written since is asked about at once', () => {
  const server = beginDraft(at(3, { title: 'Theirs', openings: 7 }))
  const kept = { values: { title: 'Mine', benefits: ['Pension'] }, base: at(0).details, sent: {} }
  const state = restore(server, kept)
  expect(conflictsOf(state)).toEqual({ title: 'Theirs' })
  expect(state.typed).toMatchObject({ title: 'Mine', openings: 7, benefits: ['Pension'] })
})

test('what an earlier visit sent, and the server has, is nothing to ask about', () => {
  const server = beginDraft(at(3, { title: 'Mine A' }))
  const kept = { values: { title: 'Mine AB' }, base: at(0).details, sent: { title: ['Mine A'] } }
  const state = restore(server, kept)
  expect(conflictsOf(state)).toEqual({})
  expect(state.stored.title).toBe('Mine A')
})
