import { expect, test } from 'vitest'
import { MINIMUM_LENGTHS } from './minimum-lengths.ts'

test('the minimum lengths are those of the specification', { tags: ['R205'] }, () => {
  expect(MINIMUM_LENGTHS).toMatchObject({
    contact: { name: 2, message: 2 },
    organization: { name: 2, phone: 10, description: 10, location: 1, logo: 10 },
    signUp: { firstName: 2, lastName: 2, password: 8 },
  })
})
