import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryText } from '#tests/factories/arbitrary-text.ts'
import { parseSearchQuery, writeSearchQuery } from './search-query.ts'

test.each([
  ['nurse bristol', { all: [['nurse'], ['bristol']], none: [] }],
  ['"acute ward" nurse', { all: [['acute ward'], ['nurse']], none: [] }],
  ['nurse -night', { all: [['nurse']], none: ['night'] }],
  ['-"night  shift"', { all: [], none: ['night shift'] }],
  ['nurse or carer bristol', { all: [['nurse', 'carer'], ['bristol']], none: [] }],
  ['a1 OR b2 or c3', { all: [['a1', 'b2', 'c3']], none: [] }],
  ['Ingénieur', { all: [['ingenieur']], none: [] }],
  ['c++ c# .net', { all: [['c++'], ['c#'], ['.net']], none: [] }],
  ['＂acute ward＂ －night', { all: [['acute ward']], none: ['night'] }],
  ['“acute ward” –night', { all: [['acute ward']], none: ['night'] }],
  ['« soins intensifs » —nuit', { all: [['soins intensifs']], none: ['nuit'] }],
  ['front-end', { all: [['front-end']], none: [] }],
  ['react, node,vue; go', { all: [['react'], ['node'], ['vue'], ['go']], none: [] }],
  ['-react,vue or, "bath, uk"', { all: [['bath, uk']], none: ['react', 'vue'] }],
  ['react,-vue;–go', { all: [['react']], none: ['vue', 'go'] }],
  ['\0－\0nurse', { all: [], none: ['nurse'] }],
  ['30,000 , pay', { all: [['30,000'], ['pay']], none: [] }],
])('reads %s', (search, expected) => {
  expect(parseSearchQuery(search)).toEqual(expected)
})

test.each([
  ['', { all: [], none: [] }],
  ['  - "" -"" … or', { all: [], none: [] }],
  ['or nurse', { all: [['nurse']], none: [] }],
  ['nurse or', { all: [['nurse']], none: [] }],
  ['"unclosed quote', { all: [['unclosed quote']], none: [] }],
  ['"or"', { all: [['or']], none: [] }],
  ['nurse or -carer', { all: [['nurse']], none: ['carer'] }],
])('half-typed search %j means what it can', (search, expected) => {
  expect(parseSearchQuery(search)).toEqual(expected)
})

test('whatever is typed becomes at most twelve folded terms and never an error', () => {
  fc.assert(
    fc.property(arbitraryText({ maxLength: 400 }), (search) => {
      const { all, none } = parseSearchQuery(search)
      const terms = [...all.flat(), ...none]
      expect(terms.length).toBeLessThanOrEqual(12)
      for (const term of terms) expect(term.trim()).not.toBe('')
    }),
  )
})

const words = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`)

test.each([13, 1_300])('of %i words the first twelve are searched for, however they are joined', (count) => {
  const twelve = words(12)
  const [first = '', ...others] = twelve
  const joinedBy = (between: string) => parseSearchQuery(words(count).join(between))
  expect(joinedBy(' ')).toEqual({ all: twelve.map((word) => [word]), none: [] })
  expect(joinedBy(', ')).toEqual({ all: twelve.map((word) => [word]), none: [] })
  expect(joinedBy(' or ')).toEqual({ all: [twelve], none: [] })
  expect(joinedBy(' -')).toEqual({ all: [[first]], none: others })
})

test.each(['nurse or carer "acute ward" -night', '"or" "-5 degrees"', '-"night shift"', '"bath,uk"', ''])(
  '%j is written as it was read',
  (search) => {
    expect(writeSearchQuery(parseSearchQuery(search))).toBe(search)
  },
)

const rewritten = (search: string) => parseSearchQuery(writeSearchQuery(parseSearchQuery(search)))

test('what is written means what was read', () => {
  fc.assert(
    fc.property(arbitraryText({ maxLength: 400 }), (search) => {
      expect(rewritten(search)).toEqual(parseSearchQuery(search))
    }),
  )
})

test('so it does with whatever folds to what a search is written with', () => {
  const pieces = [
    '"',
    '＂',
    '-',
    '－',
    '﹣',
    ' ',
    '\u3000',
    '¨',
    '\u0000',
    'or',
    'ＯＲ',
    'ſ',
    'nurse',
    'c＋＋',
    '´',
    '…',
  ]
  const searches = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((chosen) => chosen.join(''))
  fc.assert(
    fc.property(searches, (search) => {
      expect(rewritten(search)).toEqual(parseSearchQuery(search))
    }),
  )
})
