import { expect, test } from 'vitest'
import { LIKE_STATES } from '#/domain/job/like-state.ts'
import type { ProfileAccess } from '#/domain/profile/visibility.ts'
import { buildFit } from '#tests/factories/build-fit.ts'
import { toCandidateView, type CandidateRow } from './candidates.view.ts'

const JOB = { replyPledgeDays: 14 as const, today: '2026-11-21' }

const ROW: CandidateRow = {
  candidateId: '~candidate-1',
  label: '7F3',
  name: 'Dara Olaniyan',
  email: 'dara@example.com',
  image: '/files/avatars/dara.webp',
  headline: 'Drainage engineer at Harrow & Pike',
  location: '4 Quay Street, Bath, UK',
  phone: '+44 7700 900123',
  state: 'liked',
  likedAt: new Date('2026-11-12T09:00:00Z'),
  approachedAt: new Date('2026-11-13T09:00:00Z'),
  matchedAt: new Date('2026-11-14T09:00:00Z'),
  withdrawnAt: new Date('2026-11-15T09:00:00Z'),
  passedAt: null,
}

const SHOWN = { headline: 'Drainage engineer', town: 'Bath' }

const view = (changes: Partial<CandidateRow> = {}, access: ProfileAccess = 'profile') =>
  toCandidateView({ ...ROW, ...changes }, { access, fit: null, ...SHOWN }, JOB)

test('whoever may be seen is seen by name, with a town and no street', () => {
  expect(view()).toMatchObject({
    name: 'Dara Olaniyan',
    image: '/files/avatars/dara.webp',
    headline: 'Drainage engineer at Harrow & Pike',
    hasProfile: true,
  })
  expect(view().town).not.toContain('Quay Street')
})

test('who is anonymous has neither name nor picture, nor an employer in their headline', () => {
  const anonymous = view({}, 'anonymous')
  expect(anonymous).toMatchObject({
    name: null,
    image: null,
    headline: 'Drainage engineer',
    hasProfile: true,
  })
  const text = JSON.stringify(anonymous)
  for (const secret of ['Dara', 'Olaniyan', 'Harrow', 'dara.webp', 'example.com', '7700']) {
    expect(text).not.toContain(secret)
  }
})

test('a hidden profile leaves the state and its day alone', () => {
  expect(view({}, 'none')).toMatchObject({
    name: null,
    image: null,
    headline: '',
    town: '',
    hasProfile: false,
    state: 'liked',
    since: '2026-11-12T12:00:00.000Z',
  })
})

test('contact data is there on a match and never before or after', () => {
  const withContact = LIKE_STATES.filter((state) => view({ state }).contact !== null)
  expect(withContact).toEqual(['matched'])
  expect(view({ state: 'matched' }).contact).toEqual({ email: 'dara@example.com', phone: '+44 7700 900123' })
})

test.each([
  ['liked', '2026-11-12T12:00:00.000Z'],
  ['approached', '2026-11-13T12:00:00.000Z'],
  ['declined', '2026-11-13T12:00:00.000Z'],
  ['matched', '2026-11-14T12:00:00.000Z'],
  ['withdrawn', '2026-11-15T12:00:00.000Z'],
  ['none', null],
  ['closed', null],
] as const)('of a like in state %s an employer is told the day, and no moment in it: %s', (state, since) => {
  expect(view({ state }).since).toBe(since)
})

test('the promise runs for whoever waits, from the day of their like', () => {
  expect(view().pledge).toMatchObject({ day: 9, ofDays: 14, dueOn: '2026-11-26', state: 'running' })
})

test.each<[string, Partial<CandidateRow>]>([
  ['was passed', { passedAt: new Date('2026-11-20T09:00:00Z') }],
  ['matched', { state: 'matched' }],
  ['was invited', { state: 'approached' }],
  ['has no day of their like', { likedAt: null }],
])('no promise runs for somebody who %s', (_who, changes) => {
  expect(view(changes).pledge).toBeNull()
})

test('a job without a promise has no clock', () => {
  const silent = toCandidateView(ROW, { access: 'profile', fit: null }, { ...JOB, replyPledgeDays: null })
  expect(silent.pledge).toBeNull()
})

test('a pass counts while the like waits, and is forgotten once it is answered', () => {
  const passedAt = new Date('2026-11-20T09:00:00Z')
  expect(view({ passedAt }).passed).toBe(true)
  expect(view({ passedAt, state: 'matched' }).passed).toBe(false)
})

test('the fit is handed on as it was computed', () => {
  const fit = buildFit()
  expect(toCandidateView(ROW, { access: 'profile', fit }, JOB).fit).toBe(fit)
})
