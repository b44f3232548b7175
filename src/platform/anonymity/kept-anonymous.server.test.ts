import { expect, test } from 'vitest'
import { buildProfileDocument } from '#tests/factories/build-profile-document.ts'
import { keptAnonymous } from './kept-anonymous.server.ts'

const ADA = { userId: 'u', name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const DAY = new Date('2026-11-21')
const documentWith = (bio: string) => buildProfileDocument({ bio })

test('what was redacted is at hand until the profile or a name changes', () => {
  const first = keptAnonymous(DAY, documentWith('I am Ada.'), ADA)
  expect(first.bio).toBe('I am ….')
  expect(keptAnonymous(DAY, documentWith('I am Ada.'), { ...ADA })).toBe(first)
  expect(keptAnonymous(new Date('2026-11-22'), documentWith('Ask for Byron.'), ADA).bio).toBe('Ask for ….')
  const renamed = { ...ADA, name: 'Ada King', lastName: 'King' }
  expect(keptAnonymous(DAY, documentWith('I am King.'), renamed).bio).toBe('I am ….')
})

test('people never get each other’s documents, and only the last few are kept', () => {
  const first = keptAnonymous(DAY, documentWith('One'), ADA)
  for (let nth = 0; nth < 40; nth += 1)
    expect(keptAnonymous(DAY, documentWith(`Other ${nth}`), { ...ADA, userId: `u${nth}` }).bio).toBe(
      `Other ${nth}`,
    )
  expect(keptAnonymous(DAY, documentWith('One'), ADA)).not.toBe(first)
})
