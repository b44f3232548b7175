import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextLine } from '#/domain/text/text-line.ts'
import { tries } from '#tests/setup/tries.ts'
import { readCv } from './read-cv.ts'

let count = 0
const read = (pages: TextLine[][]) => readCv(pages, () => `id-${(count += 1)}`)

const place = fc.double({ min: -50, max: 900, noNaN: true })
const anyLine = (text: fc.Arbitrary<string>) =>
  fc.record({
    text,
    x: fc.oneof(fc.constantFrom(50, 170, 220, 400), place),
    y: place,
    width: fc.integer({ min: 1, max: 500 }),
    size: fc.constantFrom(9, 10, 11, 14, 24),
    isBold: fc.boolean(),
  })
const anyPages = (text: fc.Arbitrary<string>) =>
  fc.array(fc.array(anyLine(text), { maxLength: 30 }), { maxLength: 3 })

test('no lines whatever make it fail', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.lorem(),
    fc.constantFrom('', ' ', '•', '-', '::'),
  )
  fc.assert(
    fc.property(anyPages(text), (pages) => {
      const proposal = read(pages)
      expect(JSON.parse(JSON.stringify(proposal))).toEqual(proposal)
    }),
    { numRuns: tries(2_000) },
  )
})

/** Words that mean nothing, each unlike any other; `#` becomes the number of one. */
const PHRASES = [
  'Xu#qa',
  'xo#qa xi#qa',
  '• Xe#qa xy#qa, xa#qe',
  'Xi#qa at Xo#qu',
  'Xa#qa | Xu#qo | Xi#qe',
  'Xu#qo: Xa#qi, Xo#qa; Xe#qi',
  'Xo#qi xe#qa (Xa#qo)',
  'Xe#qo – Xy#qo',
  'Engineer Xa#qu, Xo#qe',
  'Bachelor of Xu#qi, Xe#qu University',
  '2019 – 2021',
  'Jan 2020 – present Xu#qy',
  'Xi#qy 03/2018',
  'xa#qy xa#qy in 2019 xo#qy.',
  'xi#qo@example.com',
  'https://xe#qe.example.com/xo#qo',
  'English Xy#qa (fluent)',
  'Work Experience',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Publications',
  'Interests',
  'Contact',
  'Summary',
]

const letters = (value: number) => String(value).replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')

test('every word is in what was read, or in what was left over', () => {
  fc.assert(
    fc.property(anyPages(fc.constantFrom(...PHRASES)), (pages) => {
      let word = 0
      const unlike = pages.map((page) =>
        page.map((line) => ({ ...line, text: line.text.replace(/#/g, () => letters((word += 1))) })),
      )
      const found = JSON.stringify(read(unlike)).toLowerCase()
      const words = unlike.flat().flatMap(({ text }) => text.match(/\bx\w+/gi) ?? [])
      expect(words.filter((one) => !found.includes(one.toLowerCase()))).toEqual([])
    }),
    { numRuns: tries(3_000) },
  )
})

const line = (text: string, y: number, more: Partial<TextLine> = {}): TextLine => ({
  text,
  x: 50,
  y,
  width: text.length * 5,
  size: 10,
  isBold: false,
  ...more,
})

test('a role whose date cannot be read comes without one, and is not said to go on', () => {
  const { work } = read([
    [
      line('Work experience', 50, { size: 14, isBold: true }),
      line('Baker', 80, { isBold: true }),
      line('Crumb Ltd', 92),
      line('• Bread', 104),
    ],
  ])
  expect(work).toMatchObject([
    { position: 'Baker', organization: 'Crumb Ltd', startDate: '', endDate: '', highlights: ['Bread'] },
  ])
})

test('a word that was cut at the end of a line is whole again, and one with a hyphen keeps it', () => {
  const { bio } = read([
    [
      line('Summary', 50),
      line('I like work that is well docu-', 70),
      line('mented and made for the long-', 82),
      line('term.', 94),
    ],
  ])
  expect(bio).toBe('I like work that is well documented and made for the long-term.')
})

test('what stands at the head and the foot of every page is read once', () => {
  const page = (body: string, number: number) => [
    line('Zoë Lindqvist', 20),
    line(body, 100),
    line(`Page ${number} of 3`, 800),
  ]
  const proposal = read([page('Baker of good bread', 1), page('Interests', 2), page('Climbing', 3)])
  expect(proposal.names).toEqual({ firstName: 'Zoë', lastName: 'Lindqvist' })
  expect(proposal.headline).toBe('Baker of good bread')
  expect(proposal.rest).toEqual(['Climbing'])
})
