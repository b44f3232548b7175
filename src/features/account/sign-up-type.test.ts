import { expect, test } from 'vitest'
import { presetAccountType } from './sign-up-type.ts'

test.each([
  [undefined, 'Individual'],
  ['', 'Individual'],
  ['/app', 'Individual'],
  ['/job/42', 'Individual'],
  ['/app/employers', 'Individual'],
  ['//app/employer', 'Individual'],
  ['https://evil.example/app/employer', 'Individual'],
  ['/app/employer', 'Employer'],
  ['/app/employer/jobs/new', 'Employer'],
  ['/app/employer?tab=jobs', 'Employer'],
  ['/auth/invitation/a1B2', 'Employer'],
  ['/auth/invitations', 'Individual'],
])('next=%j presets %s', (next, type) => {
  expect(presetAccountType(next)).toBe(type)
})

test('what was chosen before stays chosen', () => {
  expect(presetAccountType('/app/employer', 'Individual')).toBe('Individual')
  expect(presetAccountType('/job/42', 'Employer')).toBe('Employer')
  expect(presetAccountType('/app/employer', 'Admin')).toBe('Employer')
})
