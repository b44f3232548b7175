import fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterEncoder as encoder } from '#tests/fakes/letter-encoder.ts'
import { windowsOf } from './by-windows.ts'
import { focusText } from './focus-text.ts'
import { fusedRanker } from './fused-ranker.ts'
import type { RankingKind } from './ranking-kind.ts'
import { nearVectors } from './near-vectors.ts'
import { rankTitles } from './rank-titles.ts'
import { splitText } from './split-text.ts'
import { encodeAll, multiplyAll } from './text-vectors.ts'

const KINDS: RankingKind[] = ['title', 'skill', 'cv', 'job']

const HOSTILE = [
  '',
  ' \t\r\n',
  '\0\uD800\uFFFF',
  '((((((((((('.repeat(500),
  'x'.repeat(300_000),
  'a '.repeat(50_000),
  '\\n\\n\\r\\nTitle:\\n',
  '<script>alert(1)</script>',
  '🚒'.repeat(2000),
  "'; DROP TABLE jobs; --",
]

test.each(KINDS)(
  'hostile texts neither stop the ranking of a %s nor make scores that are no numbers',
  (kind) => {
    const score = fusedRanker(kind, [...HOSTILE, 'Nurse', 'Plumber'], { encoder })
    for (const query of [...HOSTILE, 'Nurse']) {
      const scores = score(query)
      expect(scores).toHaveLength(HOSTILE.length + 2)
      expect(scores.every(Number.isFinite)).toBe(true)
    }
  },
)

test.each(KINDS)('what equals the query comes first among texts of a %s', (kind) => {
  const texts = [
    'Plumber and gas engineer',
    'Staff nurse on a medical ward',
    'Waiter in a hotel',
    'Bricklayer',
  ]
  const score = fusedRanker(kind, texts, { encoder })
  texts.forEach((text, number) => {
    const scores = score(text)
    expect(scores.indexOf(Math.max(...scores))).toBe(number)
  })
})

test('the order of the texts does not matter', () => {
  const word = fc.constantFrom('nurse', 'ward', 'night', 'cook', 'chef', 'driver', 'lorry')
  const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.uniqueArray(text, { minLength: 2, maxLength: 12 }), text, (texts, query) => {
      const forwards = fusedRanker('cv', texts, { encoder })(query)
      const backwards = fusedRanker('cv', texts.toReversed(), { encoder })(query).toReversed()
      forwards.forEach((score, number) => expect(backwards[number]).toBeCloseTo(score, 4))
    }),
  )
})

test('titles are ranked best first, and an entry is found by any of its names', () => {
  const [first, ...others] = rankTitles('staff nurses', ['Plumber', 'Staff nurse', 'Nurse'], { encoder })
  expect(first?.number).toBe(1)
  expect(others.map(({ number }) => number)).toEqual([2, 0])
  const scores = fusedRanker('title', ['Registered nurse\nRGN', 'Plumber\nGas fitter'], { encoder })(
    'gas fitters',
  )
  expect(scores[1]).toBeGreaterThan(scores[0] ?? 0)
})

test.each([
  ['Job title: Staff Nurse\nWard 7', 'Staff Nurse'],
  ['Company: Acme Title: Data Analyst Location: Leeds', 'Data Analyst'],
  ['# Bauleiter (m/w/d)\n\nWir suchen …', 'Bauleiter (m/w/d)'],
  ['Curriculum Vitae\nmaria@example.com\nComptable\nExpérience', 'Comptable'],
  ['UX Designer. We make software for opticians.', 'UX Designer'],
  ['Puesto: Camarero | Valladolid', 'Camarero'],
  ['Cook\\nGalway\\nForty covers', 'Cook'],
  [
    'We are looking for somebody who has driven lorries through the whole of Europe for years',
    'We are looking for somebody who has driven',
  ],
  ['', ''],
])('the title of %j', (text, title) => {
  expect(splitText(text).title).toBe(title)
})

test('of a long text the sentences near its title stay, in their order', () => {
  const about = 'Zyzzyva quiz jazz fuzzy buzz. '.repeat(30)
  const focused = focusText(`Ann sees a tenant. ${about} Ten nets at tea.`, 'Tenant at tea, Ann', encoder)
  expect(focused.startsWith('Ann sees a tenant.')).toBe(true)
  expect(focused).toContain('Ten nets at tea.')
  expect(focused.split(/\s+/).length).toBeLessThan(90)
})

test('windows neither begin nor end with little words', () => {
  expect(windowsOf('Knowledge of SQL, und R')).toEqual(['Knowledge', 'Knowledge of SQL', 'SQL', 'R'])
})

test('among many vectors the nearest is found without comparing all', () => {
  const texts = Array.from(
    { length: 5000 },
    (_, number) =>
      `${(number * 7919) % 5000}`
        .split('')
        .map((digit) => 'qwertyuiop'[Number(digit)])
        .join('') + 'abc'[number % 3],
  )
  const table = encodeAll(encoder, texts)
  const findNear = nearVectors(table)
  const missed = texts
    .filter((_, number) => number % 50 === 0)
    .filter((text) => {
      const query = encoder.encode(text)
      let best = 0
      let looked = 0
      findNear(query, (_, product) => {
        best = Math.max(best, product)
        looked += 1
      })
      expect(looked).toBeLessThan(texts.length)
      return best < Math.max(...multiplyAll(query, table)) - 1e-6
    })
  expect(missed).toEqual([])
})

const blank = { dimensions: 1, encode: () => new Float32Array(1) }

/** Knows nurses under two names, and that carers are next to them. */
const taxonomy = {
  findOccupations: (title: string) => [
    ...(/rgn|nurse/i.test(title) ? [{ entry: { id: 1, neighbours: [2] }, confidence: 1 }] : []),
    ...(/carer/i.test(title) ? [{ entry: { id: 2, neighbours: [1] }, confidence: 1 }] : []),
  ],
  extractSkills: (text: string) => (/needle|cannula/i.test(text) ? [{ id: 7, neighbours: [] }] : []),
  findSkill: (text: string) =>
    /needle|cannula/i.test(text) ? { entry: { id: 7, neighbours: [] }, confidence: 1 } : null,
}

test('what the taxonomy knows to be the same is found under other words', () => {
  const titles = ['Roofer', 'Carer', 'Staff nurse', 'Cook']
  expect(
    rankTitles('RGN', titles, { encoder: blank, taxonomy })
      .map(({ number }) => number)
      .slice(0, 2),
  ).toEqual([2, 1])
  const cvs = ['Zookeeper. Feeds yaks.', 'Zookeeper. Handles a cannula.', 'Zookeeper. Buys hay.']
  const scores = fusedRanker('cv', cvs, { encoder: blank, taxonomy })('Porter. Needles.')
  expect(scores.indexOf(Math.max(...scores))).toBe(1)
})
