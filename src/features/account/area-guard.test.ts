import { expect, test } from 'vitest'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { AREA_PATHS, areaRedirect, isToBeAsked, ownAreaPath, signedOutRedirect } from './area-guard.ts'

const MATRIX: [visitor: AccountType | null, area: AccountType, destination: string | null][] = [
  ['Individual', 'Individual', null],
  ['Individual', 'Employer', '/app'],
  ['Individual', 'Admin', '/app'],
  ['Employer', 'Individual', '/app'],
  ['Employer', 'Employer', null],
  ['Employer', 'Admin', '/app'],
  ['Admin', 'Individual', '/app'],
  ['Admin', 'Employer', '/app'],
  ['Admin', 'Admin', null],
  [null, 'Individual', '/auth/signin'],
  [null, 'Employer', '/auth/signin'],
  [null, 'Admin', '/auth/signin'],
]

test.each(MATRIX)(
  '%s opening the area of %s is sent to %s',
  { tags: ['R069'] },
  (type, area, destination) => {
    expect(areaRedirect(type && { type }, area)).toBe(destination)
  },
)

test('the table above has a row for everybody and every area', () => {
  expect(MATRIX).toHaveLength((ACCOUNT_TYPES.length + 1) * ACCOUNT_TYPES.length)
})

test.each(ACCOUNT_TYPES)('/app sends %s to an area that lets them stay', (type) => {
  expect(ownAreaPath({ type })).toBe(AREA_PATHS[type])
  expect(areaRedirect({ type }, type)).toBeNull()
})

test.each(['', 'admin', 'individual', 'Recruiter', 'toString'])(
  'the type %j is an error, not a place',
  { tags: ['R067'] },
  (type) => {
    expect(() => ownAreaPath({ type })).toThrow('User type not found')
  },
)

test.each(['/app', '/app/', '/app/settings', '/app/individual', '/app/employer/', '/app/admin'])(
  '%s leads to sign-in and nothing is remembered',
  (pathname) => {
    expect(signedOutRedirect({ pathname, href: pathname })).toEqual({
      to: '/auth/signin',
      search: { next: undefined },
    })
  },
)

test('a page deep inside is remembered with its search', () => {
  const pathname = '/app/employer/jobs/match/42'
  const { to, search } = signedOutRedirect({ pathname, href: `${pathname}?tab=liked` })
  expect([to, search.next]).toEqual(['/auth/signin', `${pathname}?tab=liked`])
})

test.each(['/app/individual/profile', '/app/individual/profile/'])('%s leads to sign-up', (pathname) => {
  expect(signedOutRedirect({ pathname, href: pathname }).to).toBe('/auth/signup')
})

test.each([
  [{ typeChosen: false, isImpersonated: false }, true],
  [{ typeChosen: true, isImpersonated: false }, false],
  [{ typeChosen: false, isImpersonated: true }, false],
])('whether %j is asked what they are here for: %s', (visitor, asked) => {
  expect(isToBeAsked(visitor)).toBe(asked)
})
