import { expect, test } from 'vitest'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { anonymousPerson } from './anonymous-person.server.ts'

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
