import { expect, test } from 'vitest'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { anonymousCandidate } from './anonymous-candidates.server.ts'
import { UNMET } from './candidate-rows.server.ts'

const USER = {
  ...{ id: 'u', name: 'Zoko Njo', firstName: 'Zoko', lastName: 'Njo', email: 'zoko@example.com' },
  image: null,
}
const found = (headline: string, changes: { user?: Partial<typeof USER>; changedAt?: Date } = {}) => ({
  user: { ...USER, ...changes.user },
  document: buildProfileDocument({ headline, work: [buildWork({ position: `${headline}, Bristol` })] }),
  changedAt: changes.changedAt ?? new Date('2026-11-21'),
  answer: UNMET,
})

test('a candidate before a match has no name and no employer in what a list shows and quotes', () => {
  const { headline, town, person } = anonymousCandidate(found('Zoko, drainage engineer at Harrow & Pike'))
  expect({ headline, town }).toEqual({ headline: 'drainage engineer', town: 'Bath' })
  expect(person.roles.map(({ quote, organization }) => ({ quote, organization }))).toEqual([
    { quote: 'drainage engineer, Bristol', organization: null },
  ])
})

test('what was taken out is at hand until the profile or a name changes, and is never another person’s', () => {
  const first = anonymousCandidate(found('Engineer Zoko'))
  expect(anonymousCandidate(found('Engineer Zoko'))).toBe(first)
  expect(anonymousCandidate(found('Builder Zoko', { changedAt: new Date('2026-11-22') })).headline).toBe(
    'Builder',
  )
  const renamed = { name: 'Brack Njo', firstName: 'Brack' }
  expect(anonymousCandidate(found('Engineer Brack', { user: renamed })).headline).toBe('Engineer')
  expect(anonymousCandidate(found('Nurse', { user: { id: 'other' } })).headline).toBe('Nurse')
})
