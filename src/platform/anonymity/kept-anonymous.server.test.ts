import { expect, onTestFinished, test, vi } from 'vitest'
import { buildProfileDocument, buildWork } from '#tests/factories/build-profile-document.ts'
import { KEPT_MS, keptAnonymous } from './kept-anonymous.server.ts'

const ADA = { userId: 'u', name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const DAY = new Date('2026-11-21')
const documentWith = (bio: string) => buildProfileDocument({ bio })

test('what is kept goes after a day', () => {
  const text = documentWith('One')
  const ask = () => keptAnonymous(DAY, text, { ...ADA, userId: 'day' })
  const nowMs = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(nowMs)
  onTestFinished(() => clock.mockRestore())
  const first = ask()
  for (const [passedMs, isSame] of [
    [KEPT_MS - 1_000, true],
    [KEPT_MS + 1_000, false],
  ] as const) {
    clock.mockReturnValue(nowMs + passedMs)
    expect(ask() === first).toBe(isSame)
  }
})

test('what was redacted is at hand until the profile or a name changes', () => {
  const first = keptAnonymous(DAY, documentWith('I am Ada.'), ADA)
  expect(first.bio).toBe('I am ….')
  expect(keptAnonymous(DAY, documentWith('I am Ada.'), { ...ADA })).toBe(first)
  expect(keptAnonymous(new Date('2026-11-22'), documentWith('Ask for Byron.'), ADA).bio).toBe('Ask for ….')
  const renamed = { ...ADA, name: 'Ada King', lastName: 'King' }
  expect(keptAnonymous(DAY, documentWith('I am King.'), renamed).bio).toBe('I am ….')
})

test('people never get each other’s documents, and a long list of people is at hand', () => {
  const documents = Array.from({ length: 40 }, (_none, nth) => documentWith(`Other ${nth}`))
  const ask = () => documents.map((each, nth) => keptAnonymous(DAY, each, { ...ADA, userId: `u${nth}` }))
  const first = ask()
  expect(first.map(({ bio }) => bio)).toEqual(documents.map(({ bio }) => bio))
  expect(ask().every((made, nth) => made === first[nth])).toBe(true)
})

test('what is kept is bounded by its length: those asked for last stay', () => {
  const long = { ...documentWith('One'), work: [buildWork({ startDate: '2'.repeat(2_000_000) })] }
  const first = keptAnonymous(DAY, long, { ...ADA, userId: 'long' })
  const last = Array.from({ length: 12 }, (_none, nth) =>
    keptAnonymous(DAY, long, { ...ADA, userId: `long ${nth}` }),
  ).at(-1)
  expect(keptAnonymous(DAY, long, { ...ADA, userId: 'long 11' })).toBe(last)
  expect(keptAnonymous(DAY, long, { ...ADA, userId: 'long' })).not.toBe(first)
})
