import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTaxonomy } from '#tests/factories/sample-taxonomy.ts'
import { DEAR, dearness } from '#tests/setup/dearness.ts'
import { createTitleMatcher, TITLE_COSINE_MIN } from './taxonomy-title-matcher.ts'
import { titleOverlap } from './title-overlap.ts'

const matcher = createTitleMatcher(sampleTaxonomy)

test.each([
  ['Registered Nurse', 'registered nurses', 'exact', 1],
  ['Registered Nurse', 'RGN', 'occupation', 1],
  ['Software Engineer', 'Programmer', 'occupation', 1],
  ['Registered Nurse', 'Healthcare Assistant', 'neighbour', 0.7],
  ['Healthcare Assistant', 'RGN', 'neighbour', 0.7],
  ['Registered Nurse', 'Sous Chef', 'none', 0],
] as const)('%j and %j: %s', (asked, shown, how, credit) => {
  expect(matcher.compare(asked, shown)).toEqual({
    how,
    credit,
    words: how === 'exact' ? ['registered', 'nurse'] : [],
  })
})

test('what employers add takes little away, and what a title adds makes it close, not the same', () => {
  const decorated = matcher.compare('Senior RGN', 'Senior Staff Nurse (m/w/d) – London')
  expect(decorated.how).toBe('occupation')
  expect(decorated.credit).toBeGreaterThan(0.8)
  expect(matcher.compare('RGN', 'Paediatric theatre staff nurse').how).toBe('neighbour')
})

test.each([
  ['Registered Nurse', 'Senior RGN', 'neighbour', 0.9],
  ['RGN', 'Lead Staff Nurse', 'neighbour', 0.9],
  ['Junior RGN', 'Senior RGN', 'neighbour', 0.9],
  ['RGN', 'Assistant Registered Nurse', 'neighbour', 0.7],
  ['Registered Nurse', 'Assistant Registered Nurse', 'neighbour', 0.7],
  ['RGN', 'Trainee Staff Nurse', 'neighbour', 0.7],
  ['Assistant Registered Nurse', 'Senior RGN', 'neighbour', 0.7],
] as const)(
  '%j and %j: another rank is close, a step below a neighbour at most',
  (asked, shown, how, most) => {
    const found = matcher.compare(asked, shown)
    expect(found.how).toBe(how)
    expect(found.credit).toBeLessThanOrEqual(most)
    expect(found.credit).toBeGreaterThan(most - 0.1)
  },
)

test.each([
  ['Registered Nurse', 'Student nurse'],
  ['Registered Nurse', 'Registered nurse apprentice'],
  ['Software Engineer', 'Software engineer intern'],
  ['Software Engineer', 'Software engineer’s assistant'],
])('who learns or helps does not do the same work: %s, %s', (asked, shown) => {
  const { credit, how } = matcher.compare(asked, shown)
  expect(credit).toBeLessThanOrEqual(0.7)
  expect(how).not.toBe('occupation')
})

test('a title of very many blanks takes no longer than so many short ones', async () => {
  const compare = (length: number, nth: number) => {
    const long = `Nurse${' '.repeat(length)}x${nth}`
    return matcher.compare(long, `Registered${long}`)
  }
  expect(await dearness(compare, 3_000)).toBeLessThan(DEAR)
})

test('what no title knows is nothing to compare, but two that differ in it are not the same', () => {
  expect(matcher.compare('Falconer', 'Falconer – Fatima Al-Sayed')).toMatchObject({ credit: 1, how: 'words' })
  expect(matcher.compare('Falconer (Latin)', 'Falconer (Greek)')).toMatchObject({ credit: 0.9, how: 'words' })
  expect(matcher.compare('Falconer (Latin)', 'Falconer (Latin)').how).toBe('exact')
})

test('the encoder alone counts half at most', () => {
  const sure = createTitleMatcher(sampleTaxonomy, () => 1)
  expect(sure.compare('Falconer', 'Beekeeper')).toEqual({ credit: 0.5, how: 'encoder', words: [] })
  expect(sure.compare('Registered Nurse', 'Healthcare Assistant').how).toBe('neighbour')
  const unsure = createTitleMatcher(sampleTaxonomy, () => TITLE_COSINE_MIN)
  expect(unsure.compare('Falconer', 'Beekeeper').how).toBe('none')
})

test('no two titles are less alike than their words, and a title is the same as itself', () => {
  const titles = [...sampleTaxonomy.occupations.values()].flatMap(({ title, otherTitles }) => [
    title,
    ...otherTitles,
  ])
  const piece = fc.constantFrom(...titles, 'Senior', ',', 'London', 'Manager', '(H/F)', 'Falconer')
  const anyTitle = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(' '))
  fc.assert(
    fc.property(anyTitle, anyTitle, (a, b) => {
      const found = matcher.compare(a, b)
      const byWords = titleOverlap.compare(a, b)
      expect(found.credit).toBeGreaterThanOrEqual(byWords.credit)
      expect(found.credit).toBeLessThanOrEqual(1)
      if (byWords.how === 'exact') expect(found).toEqual(byWords)
      expect(createTitleMatcher(sampleTaxonomy).compare(a, b)).toEqual(found)
    }),
  )
})
