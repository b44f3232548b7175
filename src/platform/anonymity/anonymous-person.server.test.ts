import { afterEach, expect, test, vi } from 'vitest'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { anonymousPerson } from './anonymous-person.server.ts'
import { redactionOf } from './redaction-of.server.ts'

vi.mock('./redaction-of.server.ts', { spy: true })
afterEach(() => vi.useRealTimers())

const USER = {
  ...{ id: 'u', name: 'Zoko Njo', firstName: 'Zoko', lastName: 'Njo', email: 'zoko@example.com' },
  image: null,
}
const found = (headline: string, changes: { user?: Partial<typeof USER>; changedAt?: Date } = {}) => ({
  user: { ...USER, ...changes.user },
  document: buildProfileDocument({ headline, work: [buildWork({ position: `${headline}, Bristol` })] }),
  changedAt: changes.changedAt ?? new Date('2026-11-21'),
})

test('a candidate before a match has no name and no employer in what a list shows and quotes', () => {
  const { headline, town, shown: person } = anonymousPerson(found('Zoko, drainage engineer at Harrow & Pike'))
  expect({ headline, town }).toEqual({ headline: 'drainage engineer', town: 'Bath' })
  expect(person.roles.map(({ quote, organization }) => ({ quote, organization }))).toEqual([
    { quote: 'drainage engineer, Bristol', organization: null },
  ])
})

test('what was taken out is at hand until the profile or a name changes, and is never another person’s', () => {
  const first = anonymousPerson(found('Engineer Zoko'))
  expect(anonymousPerson(found('Engineer Zoko'))).toBe(first)
  expect(anonymousPerson(found('Builder Zoko', { changedAt: new Date('2026-11-22') })).headline).toBe(
    'Builder',
  )
  const renamed = { name: 'Brack Njo', firstName: 'Brack' }
  expect(anonymousPerson(found('Engineer Brack', { user: renamed })).headline).toBe('Engineer')
  expect(anonymousPerson(found('Nurse', { user: { id: 'other' } })).headline).toBe('Nurse')
})

test('names are looked for once a profile, and not again because a day is over', () => {
  const plumber = found('Plumber Zoko', { user: { id: 'plumber' } })
  const before = vi.mocked(redactionOf).mock.calls.length
  const today = anonymousPerson(plumber)
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 })
  const tomorrow = anonymousPerson(plumber)
  expect(tomorrow).not.toBe(today)
  expect(tomorrow.headline).toBe('Plumber')
  expect(vi.mocked(redactionOf).mock.calls.length - before).toBe(1)
})
